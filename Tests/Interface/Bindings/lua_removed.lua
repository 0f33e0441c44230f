-- lua_removed.lua: every method of an engine, a frame, a view and a recognizer, called when that has been removed or
-- destroyed: between calls, in a handler, and in an action. It raises an error that says what is wrong, changes
-- nothing and crashes nothing. The methods are those that the binding has: a new one is among them, and needs a value
-- for each of its arguments here. Closes with its counts.
local kinesic = require("kinesic")
local C = kinesic.C
local passed, failed = 0, 0
local function check(condition, what)
  if condition then passed = passed + 1 else failed = failed + 1 print("failed: " .. what) end
end
io.stdout:setvbuf("line")

-- An engine with two views; what is done to one of them, its recognizers and the engine is seen by the others.
local function scene()
  local engine = kinesic.engine()
  local gone, kept = engine.root:add_view({frame = {0, 0, 300, 300}}), engine.root:add_view({frame = {300, 0, 300, 300}})
  local held = {engine = engine, view = gone, recognizer = gone:add("pan"), kept = kept, other = kept:add("tap"), frame = engine:frame()}
  held.frame:down(7, 50, 50)
  return held
end

local function nothing() end
-- A value for each argument, by its name.
local function values(held)
  return {
    options = {}, settings = {}, claimed = true, type = "uint64_t", f = C.kin_engine_get_time, touch = 9, pointer = 9, source = 9, x = 10, y = 10, dx = 1,
    dy = 1, time = 9, elapsed = 9, more = {}, filter = true, chosen = {}, cause = C.KIN_CAUSE_HOST, grouping = true, units = 200, recognizer = held.recognizer,
    record = held.event and held.event.raw, which = held.event, lenient = true, explain = true, name = "pan", recognizers = {held.recognizer, held.other},
    policy = {allow_relative = true}, path = "/nowhere.so", sink = nothing, bytes = 65536, seconds = 1, class = "tap", ancestor = held.kept, parent = held.kept,
    width = 5, height = 5, a = 1, b = 0, c = 0, d = 1, tx = 3, ty = 4, to = held.kept, sibling = held.kept, flags = {hidden = true}, functions = {},
    state = "began", handler = nothing, event = held.event, property = "threshold", index = 1, of = held.kept, relation = "requires", other = held.other,
    allowed = true, required = true, enabled = false, number = 20, view = held.kept,
  }
end

-- The arguments of methods that take any number of them, by the names above; and of those that take something else by
-- one of these names.
local sample = {"touch", "x", "y", "time"}
local variadic = {
  ["engine down"] = sample, ["engine move"] = sample, ["engine up"] = sample, ["engine cancel"] = sample, ["engine number_from"] = {"type", "f"},
  ["view bring_to_front"] = {}, ["view set_name"] = {"name"}, ["recognizer set"] = {"property", "number"}, ["recognizer set_value"] = {"name", "number"},
  ["recognizer set_enabled"] = {"enabled"}, ["recognizer abort"] = {}, ["recognizer set_name"] = {"name"},
}
local special = {["engine replay"] = {"trace"}, ["engine set_prediction"] = {"prediction"}}

-- Those that only gather, keep or call what a host gave, and need no engine.
local needs_none = {
  ["engine destroy"] = true, ["engine frame"] = true, ["recognizer on"] = true, ["recognizer hear"] = true, ["frame down"] = true, ["frame move"] = true,
  ["frame up"] = true, ["frame cancel"] = true, ["frame enter"] = true, ["frame hover"] = true, ["frame exit"] = true,
}

local function names_of(owner, name, method)
  local key, info = owner .. " " .. name, debug.getinfo(method, "u")
  if special[key] then return special[key] end
  if info.isvararg then return variadic[key] end
  local names = {}
  for i = 2, info.nparams do names[i - 1] = debug.getlocal(method, i) end
  return names
end

local empty_trace = (function()
  local parts, engine = {}, kinesic.engine()
  engine:start_trace(function(bytes) parts[#parts + 1] = bytes end)
  engine:stop_trace()
  return table.concat(parts)
end)()

-- The arguments of a method, or what one lacks a value for.
local function arguments_of(held, owner, name, method)
  local names, found, all = names_of(owner, name, method), {}, values(held)
  if not names then return nil, "any" end
  all.trace, all.prediction = empty_trace, "line"
  for i, each in ipairs(names) do
    if all[each] == nil then return nil, each end
    found[i] = all[each]
  end
  return found
end

-- Calls `visit(owner, name, method)` for each method of some owners.
local function each_method(owners, visit)
  local held, count = scene(), 0
  for _, owner in ipairs(owners) do
    for name, method in pairs(getmetatable(held[owner]).__index) do
      if type(method) == "function" and name:sub(1, 2) ~= "__" then
        visit(owner, name, method)
        count = count + 1
      end
    end
  end
  return count
end

-- A drag on the view that goes; `inside` hears of its Began, in an action or in a handler.
local function drag(held, by_action, inside)
  if by_action then held.recognizer:add_action(function(event) if event.state == "began" then inside(event) end end)
  else held.recognizer:on("began", inside) end
  held.engine:down(1, 50, 50, 1)
  for i = 1, 3 do held.engine:move(1, 50 + 20 * i, 50, 1 + i / 100) end
  held.engine:up(1, 110, 50, 1.1)
  return held.engine:poll()
end

local function sound(held) return held.engine.pointer == nil or C.kin_engine_check_invariants(held.engine.pointer) == C.KIN_OK end

-- What is wrong with what a method raised, nil: nothing. `codes`: those that may come.
local function complaint(worked, fault, codes)
  if worked then return "nothing was raised" end
  if getmetatable(fault) ~= kinesic.Error then return tostring(fault) end
  if not codes[fault.code] or #fault.sentence < 10 then return tostring(fault) end
end

local stale, null = {KIN_ERROR_STALE = true}, {KIN_ERROR_NULL = true}
-- What is removed, by which owner's methods are called then, and what they raise.
local removals = {
  {name = "the recognizer was removed", owners = {"recognizer"}, codes = stale, remove = function(held) held.recognizer:remove() end},
  {name = "the view was removed", owners = {"recognizer", "view"}, codes = stale, remove = function(held) held.view:remove() end},
  {name = "the view was removed through C", owners = {"recognizer", "view"}, codes = stale, remove = function(held) C.kin_view_remove(held.engine.pointer, held.view.id) end},
  {name = "the engine was destroyed", owners = {"engine", "frame", "recognizer", "view"}, codes = null, remove = function(held) held.engine:destroy() end},
}

local function call(held, owner, name, method)
  local arguments, missing = arguments_of(held, owner, name, method)
  if not arguments then return true, nil, "no value for the argument " .. missing end
  local worked, fault = pcall(method, held[owner], unpack(arguments))
  return worked, fault
end

-- Between two calls.
local function between(removal, owner, name, method)
  local held = scene()
  drag(held, false, function(event) held.event = event end)
  removal.remove(held)
  local before = held.engine.pointer and held.engine:state_hash()
  local worked, fault, missing = call(held, owner, name, method)
  local what = missing or (not needs_none[owner .. " " .. name] and complaint(worked, fault, removal.codes))
  check(not what, owner .. ":" .. name .. " when " .. removal.name .. ": " .. tostring(what))
  check(not held.engine.pointer or held.engine:state_hash() == before, owner .. ":" .. name .. " changed something when " .. removal.name)
  check(sound(held), owner .. ":" .. name .. " when " .. removal.name .. " leaves an engine that is not sound")
end

-- In the handler, or the action, that removes it; there the engine carries some of it out later.
local function within(removal, owner, name, method, by_action)
  local held, was_called = scene(), false
  pcall(drag, held, by_action, function(event)
    if was_called then return end -- by `hear`
    held.event, was_called = event, true
    removal.remove(held)
    local worked, fault, missing = call(held, owner, name, method)
    local is_error = worked or getmetatable(fault) == kinesic.Error
    check(is_error and not missing, owner .. ":" .. name .. " within " .. (by_action and "an action" or "a handler") .. " when " .. removal.name .. ": " .. tostring(missing or fault))
  end)
  check(was_called and sound(held), owner .. ":" .. name .. " within a callback when " .. removal.name .. " leaves an engine that is not sound")
end

for _, removal in ipairs(removals) do
  for _, way in ipairs({"between calls", "in a handler", "in an action"}) do
    print(removal.name .. ", " .. way)
    local count = each_method(removal.owners, function(owner, name, method)
      if way == "between calls" then between(removal, owner, name, method)
      else within(removal, owner, name, method, way == "in an action") end
    end)
    check(count > 25, "there are methods")
  end
end

-- What is still to be polled of one that has been removed is an event all the same, of an object that says so; what
-- others did is among the events too, with its values.
for _, removal in ipairs({removals[1], removals[2], removals[3]}) do
  local held, there = scene(), {}
  held.engine:down(1, 50, 50, 1)
  held.engine:move(1, 90, 50, 1.1)
  held.engine:up(1, 90, 50, 1.2)
  held.engine:down(1, 350, 50, 3)
  held.engine:up(1, 350, 50, 3.1)
  removal.remove(held)
  local worked, events = pcall(held.engine.poll, held.engine)
  for _, event in ipairs(worked and events or {}) do
    if event.type == "gesture" then there[#there + 1] = event.recognizer == held.other and event.values.tap_count or tostring(event.recognizer.is_removed) end
  end
  local kept = 0
  for _ in pairs(held.engine.handles) do kept = kept + 1 end
  check(table.concat(there, " ") == "true true 1", "a poll when " .. removal.name .. ": " .. (worked and table.concat(there, " ") or tostring(events)))
  check(removal == removals[3] or kept <= 4, "what is gone is forgotten when " .. removal.name)
end

-- A delegate that another one takes away, itself or with its recognizer, is not asked any more, also in that step.
for number = 1, 8 do
  local engine, count = kinesic.engine(), 0
  local one, two = engine.root:add("pan"), engine.root:add("pan")
  if number % 2 == 0 then one, two = two, one end
  local by_removal, of_pairs = number % 4 > 1, number > 4
  local question = of_pairs and "should_recognize_simultaneously_with" or "should_receive_touch"
  two:delegate({[question] = function() count = count + 1 return true end})
  one:delegate({should_receive_touch = function()
    count = 0
    if by_removal then two:remove() else two:delegate(nil) end
    one:delegate({should_receive_touch = function() return true end})
    return true
  end})
  local worked, fault = pcall(drag, {engine = engine, recognizer = one}, false, nothing)
  check(worked and count == 0, "a delegate that was taken away: " .. tostring(fault) .. ", asked " .. count)
end

print(passed .. " passed, " .. failed .. " failed")
os.exit(failed == 0 and 0 or 1)
