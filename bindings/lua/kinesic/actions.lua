-- actions.lua: functions that are called while the engine decides. There is one callback for all of the process,
-- because LuaJIT has few.
local ffi = require("ffi")
local core = require("kinesic.core")
local C = core.C

-- The actions by number; the number travels as user data. A recognizer keeps its own.
local actions, latest = setmetatable({}, {__mode = "v"}), 0

local take = ffi.cast("kin_event_callback", core.guarded(function(_, record, data)
  local action = actions[tonumber(ffi.cast("intptr_t", data))]
  if action then action.handler(action.recognizer.engine:event(record[0])) end
end))

-- Calls `handler(event)` with each event of a recognizer, and gives a function that takes it away.
local function add(recognizer, handler)
  if type(handler) ~= "function" then error("a function is wanted, not " .. tostring(handler), 3) end
  latest = latest + 1
  local number, action = latest, {recognizer = recognizer, handler = handler}
  local id = core.number_from(recognizer.engine, "uint64_t", C.kin_recognizer_add_action, recognizer.id, take, ffi.cast("void *", number))
  actions[number], recognizer.actions[number] = action, action
  return function()
    if recognizer.actions[number] == nil then return end
    core.call(recognizer.engine, C.kin_recognizer_remove_action, recognizer.id, id)
    recognizer.actions[number] = nil
  end
end

return {add = add}
