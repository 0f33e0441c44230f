-- handles.lua: views and recognizers.
local ffi = require("ffi")
local core = require("kinesic.core")
local actions, delegates = require("kinesic.actions"), require("kinesic.delegates")
local C, call = core.C, core.call

local View, Recognizer = {}, {}
View.__index, Recognizer.__index = View, Recognizer
local state_names, states = core.words(C.kin_state_name)

local view_flags = {
  hidden = C.KIN_VIEW_HIDDEN, interaction_disabled = C.KIN_VIEW_INTERACTION_DISABLED, multiple_touch = C.KIN_VIEW_MULTIPLE_TOUCH,
  exclusive_touch = C.KIN_VIEW_EXCLUSIVE_TOUCH, arena_boundary = C.KIN_VIEW_ARENA_BOUNDARY, wants_touches = C.KIN_VIEW_WANTS_TOUCHES,
  wants_touches_below = C.KIN_VIEW_WANTS_TOUCHES_BELOW, decides_at_lift = C.KIN_VIEW_DECIDES_AT_LIFT,
}

local relations = {
  requires = C.KIN_RELATION_REQUIRES, simultaneous = C.KIN_RELATION_SIMULTANEOUS, may_prevent = C.KIN_RELATION_MAY_PREVENT,
  may_not_prevent = C.KIN_RELATION_MAY_NOT_PREVENT, group = C.KIN_RELATION_GROUP,
  requires_inactive = C.KIN_RELATION_REQUIRES_INACTIVE, may_take_over = C.KIN_RELATION_MAY_TAKE_OVER,
}

-- Those that are on of the flags that are named, and all that are named.
local function flags_from(named)
  local on, mask = 0, 0
  for name, is_on in pairs(named) do
    local each = view_flags[name] or error("a view has no flag '" .. tostring(name) .. "'", 3)
    on, mask = bit.bor(on, is_on and each or 0), bit.bor(mask, each)
  end
  return on, mask
end

-- The object of an id, the same one each time; nil for 0.
local function find(engine, id, is_recognizer)
  if id == 0 then return nil end
  local key = tostring(id)
  local found = engine.handles[key]
  if not found then
    found = setmetatable({engine = engine, id = id, handlers = {}, actions = {}}, is_recognizer and Recognizer or View)
    engine.handles[key] = found
  end
  return found
end
local function view(engine, id) return find(engine, id, false) end

-- What no id names any more is forgotten; events that are still to be polled make an object of their own.
local function forget(handle)
  handle.is_removed = true
  handle.engine.handles[tostring(handle.id)] = nil
  handle.actions = {}
  delegates.set(handle, nil)
end

local function id_of(handle) return handle and handle.id or 0ULL end
local function number(self, type, f, ...) return core.number_from(self.engine, type, f, self.id, ...) end
local function act(f)
  return function(self, ...) call(self.engine, f, self.id, ...) end
end
local function text(f)
  return function(self) return ffi.string(number(self, "const char *", f)) end
end
local function point(f)
  return function(self, ...)
    local found = number(self, "kin_point", f, ...)
    return found.x, found.y
  end
end
local function list(handle, f, is_recognizer, ...)
  local count, found = ffi.new("uint32_t[1]"), {}
  local arguments = {...}
  local function ask(ids, capacity)
    local all = {unpack(arguments)}
    local n = #arguments
    all[n + 1], all[n + 2], all[n + 3] = ids, capacity, count
    call(handle.engine, f, handle.id, unpack(all, 1, n + 3))
  end
  ask(nil, 0)
  local ids = ffi.new("uint64_t[?]", math.max(count[0], 1))
  ask(ids, count[0])
  for i = 0, count[0] - 1 do found[i + 1] = find(handle.engine, ids[i], is_recognizer) end
  return found
end

-- A new recognizer of a class by name; `settings` are properties, and `name`.
function View:add(class, settings)
  local made = find(self.engine, number(self, "uint64_t", C.kin_recognizer_add, class), true)
  for property, value in pairs(settings or {}) do
    local worked, fault = pcall(property == "name" and made.set_name or made.set, made, unpack(property == "name" and {value} or {property, value}))
    if not worked then made:remove() error(fault, 0) end
  end
  return made
end
-- A new view in front of its siblings. `options`: frame = {x, y, width, height}, transform = {a, b, c, d, tx, ty},
-- name, and the flags: hidden = true.
function View:add_view(options)
  local chosen, name = ffi.new("kin_view_options"), nil
  C.kin_struct_init("kin_view_options", chosen, ffi.sizeof(chosen))
  for key, value in pairs(options or {}) do
    if key == "name" then name = value
    elseif key == "frame" then chosen.frame = ffi.new("kin_rect", value)
    elseif key == "transform" then chosen.transform = ffi.new("kin_transform", value)
    elseif view_flags[key] then chosen.flags = bit.bor(chosen.flags, value and view_flags[key] or 0)
    else chosen[key] = value end
  end
  local out = ffi.new("uint64_t[1]")
  call(self.engine, C.kin_view_add, self.id, chosen, out)
  local made = view(self.engine, out[0])
  if name then made:set_name(name) end
  return made
end
function View:children() return list(self, C.kin_view_list_children, false) end
function View:recognizers() return list(self, C.kin_view_list_recognizers, true) end
-- Whether it is below another view, or that view itself.
function View:is_descendant_of(ancestor) return number(self, "bool", C.kin_view_is_descendant, id_of(ancestor)) end
function View:parent() return view(self.engine, number(self, "uint64_t", C.kin_view_get_parent)) end
-- To another parent, with all below it; gestures that are under way go on.
function View:set_parent(parent) call(self.engine, C.kin_view_set_parent, self.id, id_of(parent)) end
function View:frame()
  local frame = number(self, "kin_rect", C.kin_view_get_frame)
  return frame.x, frame.y, frame.width, frame.height
end
function View:set_frame(x, y, width, height) call(self.engine, C.kin_view_set_frame, self.id, ffi.new("kin_rect", x, y, width, height)) end
function View:set_transform(a, b, c, d, tx, ty) call(self.engine, C.kin_view_set_transform, self.id, ffi.new("kin_transform", a, b, c, d, tx, ty)) end
function View:transform() return number(self, "kin_transform", C.kin_view_get_transform) end
-- A point of this view in the coordinates of another; nil: of the window.
function View:convert(x, y, to)
  local found = number(self, "kin_point", C.kin_view_convert_point, id_of(to), ffi.new("kin_point", x, y))
  return found.x, found.y
end
View.bring_to_front, View.set_name = act(C.kin_view_bring_to_front), act(C.kin_view_set_name)
View.name = text(C.kin_view_get_name)
-- Right in front of a sibling, or right behind it.
function View:place_in_front_of(sibling) call(self.engine, C.kin_view_place_in_front_of, self.id, id_of(sibling)) end
function View:place_behind(sibling) call(self.engine, C.kin_view_place_behind, self.id, id_of(sibling)) end
-- The flags of a view by their names; `set_flags` leaves those alone that are not named.
function View:flags()
  local set, named = number(self, "uint32_t", C.kin_view_get_flags), {}
  for name, each in pairs(view_flags) do named[name] = bit.band(set, each) ~= 0 end
  return named
end
function View:set_flags(flags) call(self.engine, C.kin_view_set_flags, self.id, flags_from(flags)) end
-- Answers to questions: contains_point(view, x, y), gesture_should_begin(view, recognizer). nil: none.
function View:delegate(functions) delegates.set_view(self, functions, find) end
-- Removes it with all below it.
function View:remove()
  local function below(each, found)
    for _, child in ipairs(each:children()) do below(child, found) end
    for _, recognizer in ipairs(each:recognizers()) do found[#found + 1] = recognizer end
    found[#found + 1] = each
    return found
  end
  local doomed = below(self, {})
  call(self.engine, C.kin_view_remove, self.id)
  for _, each in ipairs(doomed) do forget(each) end
end

-- Calls `handler(event)` for each event of a state ("began", "changed", "ended", "cancelled"), or of all ("event").
-- Returns a function that removes it.
function Recognizer:on(state, handler)
  if state ~= "event" and not states[state] then error("no state '" .. tostring(state) .. "'", 2) end
  local entry = {state = state, handler = handler}
  table.insert(self.handlers, entry)
  return function()
    for i, each in ipairs(self.handlers) do
      if each == entry then return table.remove(self.handlers, i) end
    end
  end
end
-- Calls the handlers of an event; `poll` does it.
function Recognizer:hear(event)
  for _, entry in ipairs({unpack(self.handlers)}) do
    if entry.state == "event" or entry.state == event.state then entry.handler(event) end
  end
end
-- Calls `handler(event)` with each event inside the call that caused it, while the touches that made it are there; it
-- must not feed, advance or poll. Returns a function that removes it.
function Recognizer:add_action(handler) return actions.add(self, handler) end
function Recognizer:remove() call(self.engine, C.kin_recognizer_remove, self.id) forget(self) end
Recognizer.set, Recognizer.set_value = act(C.kin_recognizer_set_number), act(C.kin_recognizer_set_value)
Recognizer.set_enabled, Recognizer.abort, Recognizer.set_name = act(C.kin_recognizer_set_enabled), act(C.kin_recognizer_abort), act(C.kin_recognizer_set_name)
Recognizer.name, Recognizer.class_name = text(C.kin_recognizer_get_name), text(C.kin_recognizer_get_class)
function Recognizer:get(property) return number(self, "double", C.kin_recognizer_get_number, property) end
function Recognizer:value(name) return number(self, "double", C.kin_recognizer_get_value, name) end
function Recognizer:view() return view(self.engine, number(self, "uint64_t", C.kin_recognizer_get_view)) end
-- Takes it to another view, with all that was set; an active one is cancelled.
function Recognizer:set_view(view) call(self.engine, C.kin_recognizer_set_view, self.id, id_of(view)) end
function Recognizer:state() return state_names[number(self, "kin_state", C.kin_recognizer_get_state)] end
function Recognizer:pending_state() return state_names[number(self, "kin_state", C.kin_recognizer_get_pending_state)] end
function Recognizer:propose(state) call(self.engine, C.kin_recognizer_propose, self.id, states[state] or error("no state '" .. tostring(state) .. "'", 2)) end
function Recognizer:touch_count() return number(self, "uint32_t", C.kin_recognizer_get_touch_count) end
-- Its touch number `index`, from 1, in the order of landing: a copy of kin_touch.
function Recognizer:touch(index) return number(self, "kin_touch", C.kin_recognizer_get_touch, index - 1) end
-- Where that is or lifted, in the coordinates of a view.
function Recognizer:touch_location(index, of)
  local found = number(self, "kin_point", C.kin_recognizer_get_touch_location, index - 1, id_of(of))
  return found.x, found.y
end
local location, velocity = point(C.kin_recognizer_get_location), point(C.kin_recognizer_get_velocity)
function Recognizer:location(of) return location(self, id_of(of)) end
local translation = point(C.kin_recognizer_get_translation)
function Recognizer:translation(of) return translation(self, id_of(of)) end
function Recognizer:velocity(of) return velocity(self, id_of(of)) end
-- Those that it has a relation to: "requires", "simultaneous", "may_prevent", "may_not_prevent",
-- "requires_inactive", "may_take_over" or "group".
function Recognizer:related(relation)
  return list(self, C.kin_recognizer_list_relations, true, relations[relation] or error("no relation '" .. tostring(relation) .. "'", 2))
end
function Recognizer:require_failure_of(other) call(self.engine, C.kin_recognizer_require_failure, self.id, id_of(other)) end
function Recognizer:remove_requirement_of(other) call(self.engine, C.kin_recognizer_remove_failure_requirement, self.id, id_of(other)) end
function Recognizer:allow_simultaneous_with(other, allowed) call(self.engine, C.kin_recognizer_allow_simultaneous, self.id, id_of(other), allowed ~= false) end
function Recognizer:require_inactive(other, required) call(self.engine, C.kin_recognizer_require_inactive, self.id, id_of(other), required ~= false) end
function Recognizer:allow_takeover_from(other, allowed) call(self.engine, C.kin_recognizer_allow_takeover, self.id, id_of(other), allowed ~= false) end
function Recognizer:dissolve_group() call(self.engine, C.kin_dissolve_group, self.id) end
function Recognizer:set_prevention_of(other, allowed) call(self.engine, C.kin_recognizer_set_prevention, self.id, id_of(other), allowed) end
-- Answers to questions, by the names of kin_recognizer_delegate: should_begin(recognizer) and others. nil: none.
function Recognizer:delegate(functions) delegates.set_recognizer(self, functions, find) end

-- Gives the handle with the same id in a copy of the engine the same delegate.
local function copy_delegate(handle, copy)
  local functions = delegates.functions_of(handle)
  if functions then find(copy, handle.id, getmetatable(handle) == Recognizer):delegate(functions) end
end

-- The name of a recognizer's class; nil: it was removed, which its object says from now on.
local function class_of(recognizer)
  local name = ffi.new("const char *[1]")
  if core.attempt(recognizer.engine, C.kin_recognizer_get_class, recognizer.id, name) == C.KIN_OK then return ffi.string(name[0]) end
  forget(recognizer)
end

return {find = find, view = view, class_of = class_of, copy_delegate = copy_delegate}
