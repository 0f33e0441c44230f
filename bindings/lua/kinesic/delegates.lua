-- delegates.lua: answers to the engine's questions. There is one callback a question for all delegates of the process,
-- because LuaJIT has few.
local ffi = require("ffi")
local core = require("kinesic.core")
local C = core.C

-- The delegates by number; the number travels as user data. A view or recognizer keeps its own, so that an engine that
-- nobody has any more can go.
local delegates, latest, callbacks = setmetatable({}, {__mode = "v"}), 0, {}

local function of(data) return delegates[tonumber(ffi.cast("intptr_t", data))] end

-- Answers a question of `engine`: the host's own, or a copy that C has made of it, on which a lint plays a motion.
-- Meanwhile the host's handles are of that one, which has the same ids. nil: the delegate was taken away in a
-- callback, which counts for C when the step is over.
local function ask(engine, data, question, ...)
  local delegate = of(data)
  if not delegate then return nil end
  local own = delegate.handle.engine
  local pointer = own.pointer
  if pointer == engine then return delegate.functions[question](delegate.handle, ...) and true or false end
  -- What destroys the host's engine meanwhile finds it in `kept`; false: it has gone.
  local outer = own.kept
  if outer == nil then own.kept = pointer or false end
  own.pointer = engine
  local worked, answer = pcall(delegate.functions[question], delegate.handle, ...)
  own.pointer = own.kept and pointer or nil
  if outer == nil then own.kept = nil end
  if not worked then error(answer, 0) end
  return answer and true or false
end

local function alone(question)
  return function(engine, _, data) return ask(engine, data, question) end
end
local function pair(question)
  return function(engine, _, other, data)
    local delegate = of(data)
    return delegate and ask(engine, data, question, delegate.find(delegate.handle.engine, other, true))
  end
end
local function receive(engine, _, touch, data) return ask(engine, data, "should_receive_touch", touch) end
local function contains(engine, _, x, y, data) return ask(engine, data, "contains_point", x, y) end

local recognizer, view, three = "kin_recognizer_id", "kin_view_id", "bool (*)(kin_engine *, %s, %s, void *)"
local questions = {
  kin_recognizer_delegate = {
    should_begin = {"bool (*)(kin_engine *, kin_recognizer_id, void *)", alone("should_begin"), true},
    should_receive_touch = {three:format(recognizer, "const kin_touch_sample *"), receive, true},
    should_recognize_simultaneously_with = {three:format(recognizer, recognizer), pair("should_recognize_simultaneously_with"), false},
    should_require_failure_of = {three:format(recognizer, recognizer), pair("should_require_failure_of"), false},
    should_be_required_to_fail_by = {three:format(recognizer, recognizer), pair("should_be_required_to_fail_by"), false},
  },
  kin_view_delegate = {
    contains_point = {"bool (*)(kin_engine *, kin_view_id, double, double, void *)", contains, false},
    gesture_should_begin = {three:format(view, recognizer), pair("gesture_should_begin"), true},
  },
}

local function callback(question, entry)
  local _, answer, otherwise = unpack(entry)
  local function answered(...)
    local given = answer(...)
    if given == nil then return otherwise end
    return given
  end
  callbacks[question] = callbacks[question] or ffi.cast(entry[1], core.guarded(answered, otherwise))
  return callbacks[question]
end

-- Keeps a handle's delegate under a number, in place of the one before; nil: none.
local function set(handle, delegate)
  if handle.delegate_number then delegates[handle.delegate_number] = nil end
  handle.delegate_number, handle.answers = nil, delegate
  if not delegate then return end
  latest = latest + 1
  delegates[latest], handle.delegate_number = delegate, latest
  return latest
end

local function setter(type, f)
  return function(handle, functions, find)
    if functions == nil then
      core.call(handle.engine, f, handle.id, nil)
      return set(handle, nil)
    end
    local struct = ffi.new(type)
    C.kin_struct_init(type, struct, ffi.sizeof(struct))
    for name in pairs(functions) do
      local entry = questions[type][name] or error("a " .. type .. " has no question '" .. tostring(name) .. "'", 3)
      struct[name] = callback(name, entry)
    end
    local before, answers = handle.delegate_number, handle.answers
    handle.delegate_number = nil
    struct.user_data = ffi.cast("void *", set(handle, {handle = handle, functions = functions, find = find}))
    local worked, fault = pcall(core.call, handle.engine, f, handle.id, struct)
    if not worked then
      set(handle, nil)
      handle.delegate_number, handle.answers = before, answers
      error(fault, 0)
    end
    if before then delegates[before] = nil end
  end
end

return {
  set = set,
  -- The functions that a handle was given; nil: none.
  functions_of = function(handle) return handle.delegate_number and delegates[handle.delegate_number].functions end,
  set_recognizer = setter("kin_recognizer_delegate", C.kin_recognizer_set_delegate),
  set_view = setter("kin_view_delegate", C.kin_view_set_delegate),
}
