-- kinesic.lua: Kinesic for LuaJIT: touches in, gestures out. Times are seconds, distances window units with y down,
-- angles radians.
--
--   local kinesic = require("kinesic")
--   local engine = kinesic.engine()
--   local pan = engine.root:add("pan", {minimum_touches = 1})
--   pan:on("changed", function(event) print(event.values["translation.x"]) end)
--   engine:down(1, 100, 100, 0.00)
--   engine:move(1, 120, 100, 0.01)
--   engine:frame():move(1, 130, 100):down(2, 200, 100):feed(0.02)   -- several fingers at one time
--   engine:update(0.03)
--
-- A call that is refused raises a kinesic.Error with `code` ("KIN_ERROR_RANGE") and `sentence`; nothing has changed
-- then. Handlers are called by `update` and `poll`, after the engine's step, so they may call everything. Everything
-- of the C headers that has no method here is in `kinesic.C`.
local core = require("kinesic.core")
local ffi, C, call, nanoseconds = require("ffi"), core.C, core.call, core.nanoseconds
local handles, frames = require("kinesic.handles"), require("kinesic.frame")

local Engine = {}
Engine.__index = Engine

local states, phases, types, reasons = core.words(C.kin_state_name), core.words(C.kin_phase_name), core.words(C.kin_event_type_name), core.words(C.kin_reason_name)
local touch_types = core.words(C.kin_touch_type_name)

-- A new engine. `options`: touch_capacity, event_capacity, tie_break, units_per_inch.
local function engine(options)
  local chosen, out = ffi.new("kin_engine_options"), ffi.new("kin_engine *[1]")
  C.kin_struct_init("kin_engine_options", chosen, ffi.sizeof(chosen))
  for name, value in pairs(options or {}) do chosen[name] = value end
  core.check(C.kin_engine_create(chosen, out), nil)
  local self = setmetatable({pointer = ffi.gc(out[0], C.kin_engine_destroy), handles = {}, value_names = {}}, Engine)
  self.root = handles.view(self, self:number_from("uint64_t", C.kin_engine_root_view))
  return self
end

-- Another engine in the state that this one has now, in the middle of a gesture too, with the same ids: to try what
-- would come of some samples. Views and recognizers of the copy are found in it, by name or from its root. They have
-- the delegates' functions, which are asked with them; they have no handlers.
function Engine:copy()
  local pointer = self:number_from("kin_engine *", C.kin_engine_copy)
  local copy = setmetatable({pointer = ffi.gc(pointer, C.kin_engine_destroy), handles = {}, value_names = {}}, Engine)
  copy.root = handles.view(copy, self.root.id)
  for _, each in pairs(self.handles) do handles.copy_delegate(each, copy) end
  return copy
end

-- Frees the engine now; without it, the garbage collector does.
function Engine:destroy()
  local pointer = self.pointer
  if self.kept ~= nil then pointer, self.kept = self.kept, false end -- a copy asks a delegate: that one stays
  if pointer then C.kin_engine_destroy(ffi.gc(pointer, nil)) end
  self.pointer = nil
end

-- Claims the engine for the calling thread, or gives it up.
function Engine:set_claimed(claimed) call(self, C.kin_engine_set_claimed, claimed) end

-- Calls a C function with the engine, and an output of a type, which it returns.
function Engine:number_from(type, f, ...) return core.number_from(self, type, f, ...) end

-- One sample: `more` has further fields of kin_touch_sample, and `type` by name. For several fingers at one time there
-- is `frame`.
local function feed(self, phase, touch, x, y, time, more)
  local sample = frames.sample(phase, touch, x, y, more)
  sample.time_ns = nanoseconds(time)
  call(self, C.kin_engine_feed, sample, 1)
end
function Engine:down(...) feed(self, C.KIN_PHASE_BEGAN, ...) end
function Engine:move(...) feed(self, C.KIN_PHASE_MOVED, ...) end
function Engine:up(...) feed(self, C.KIN_PHASE_ENDED, ...) end
function Engine:cancel(...) feed(self, C.KIN_PHASE_CANCELLED, ...) end

-- A notch of a wheel: `dx`, `dy` is how far the content moves. `more` as in `touch`, for fields of kin_scroll_sample.
function Engine:wheel(source, x, y, dx, dy, time, more)
  local sample = ffi.new("kin_scroll_sample", {source = source, time_ns = nanoseconds(time), x = x, y = y, dx = dx, dy = dy})
  sample.phase, sample.type = C.KIN_SCROLL_DISCRETE, C.KIN_TOUCH_POINTER
  for name, value in pairs(more or {}) do sample[name] = value end
  call(self, C.kin_engine_feed_scroll, sample, 1)
end

function Engine:advance(time) call(self, C.kin_engine_advance, nanoseconds(time)) end
function Engine:cancel_touches(time) call(self, C.kin_engine_cancel_touches, nanoseconds(time)) end
-- A struct with its defaults, and the fields of a table; nil for nil.
local function filled(name, fields)
  if not fields then return nil end
  local struct = ffi.new(name)
  C.kin_struct_init(name, struct, ffi.sizeof(struct))
  for field, value in pairs(type(fields) == "table" and fields or {}) do struct[field] = value end
  return struct
end
-- For a panel that loses fingers or swaps them. `filter`: true, the defaults; or a table: dropout_interval (seconds),
-- dropout_distance and jump_distance (units); nil, off.
function Engine:set_contact_filter(filter) call(self, C.kin_engine_set_contact_filter, filled("kin_contact_filter", filter)) end
-- Palms and pens: the same, with the fields of kin_palm_filter.
function Engine:set_palm_filter(filter) call(self, C.kin_engine_set_palm_filter, filled("kin_palm_filter", filter)) end
-- What a person has chosen: a table of the fields of kin_accommodations; nil, nothing.
function Engine:set_accommodations(chosen) call(self, C.kin_engine_set_accommodations, filled("kin_accommodations", chosen)) end
-- Cancels a touch that is down, as a palm; `cause`: KIN_CAUSE_..., nil: the host's own verdict.
function Engine:reject_touch(touch, time, cause) call(self, C.kin_engine_reject_touch, touch, nanoseconds(time), cause or C.KIN_CAUSE_HOST) end
-- Which fingers are of one hand. `grouping`: true, the defaults; or a table of fields of kin_hand_grouping; nil, off.
function Engine:set_hands(grouping) call(self, C.kin_engine_set_hands, filled("kin_hand_grouping", grouping)) end
function Engine:set_units_per_inch(units) call(self, C.kin_engine_set_units_per_inch, units) end
function Engine:units_per_inch() return self:number_from("double", C.kin_engine_get_units_per_inch) end
-- The latest time that was fed or advanced to.
function Engine:time() return tonumber(self:number_from("uint64_t", C.kin_engine_get_time)) / 1e9 end
-- When the next timer is due; nil: there is none.
function Engine:next_deadline()
  local time = self:number_from("uint64_t", C.kin_engine_next_deadline)
  if time ~= core.constants.KIN_TIME_NEVER then return tonumber(time) / 1e9 end
end

-- How full the tables are: for touches, views, recognizers, actions and events `now`, `most` and `capacity`; and
-- `bytes`, `most_bytes`.
function Engine:usage()
  local usage, all = ffi.new("kin_engine_usage"), {}
  C.kin_struct_init("kin_engine_usage", usage, ffi.sizeof(usage))
  call(self, C.kin_engine_get_usage, usage)
  for _, name in ipairs({"touches", "views", "recognizers", "actions", "events"}) do
    all[name] = {now = usage[name].now, most = usage[name].most, capacity = usage[name].capacity}
  end
  all.bytes, all.most_bytes = tonumber(usage.bytes), tonumber(usage.most_bytes)
  return all
end

-- A frame: time passes, handlers are called. A `time` before the latest sample's counts as that one's. Returns the
-- events, as `poll`.
function Engine:update(time)
  self:advance(math.max(time, self:time()))
  return self:poll()
end

-- The names of a recognizer's values, in the order of its class; none of one that was removed.
local function value_names(self, recognizer)
  local name = handles.class_of(recognizer)
  if not name then return {} end
  if self.value_names[name] then return self.value_names[name] end
  for index = 0, self:number_from("uint32_t", C.kin_engine_get_class_count) - 1 do
    local class, names = self:number_from("const kin_recognizer_class *", C.kin_engine_get_class, index), {}
    for i = 0, class.value_count - 1 do names[i + 1] = ffi.string(class.values[i].name) end
    self.value_names[ffi.string(class.name)] = names
  end
  return self.value_names[name] or {}
end

-- A record of C as an event. `raw` is a copy of it.
function Engine:event(record)
  local made = {
    type = types[record.type], time = tonumber(record.time_ns) / 1e9, sequence = tonumber(record.sequence), x = record.x, y = record.y,
    touch_count = record.touch_count, touch = tonumber(record.touch), contact = tonumber(record.contact),
    merged = record.merged, recognizer = handles.find(self, record.recognizer, true), view = handles.find(self, record.view),
    raw = ffi.new("kin_event", record), values = {},
  }
  if made.type == "view_touch" then made.phase = phases[record.phase] else made.state, made.from = states[record.state], states[record.from] end
  if made.type == "decision" then made.reason, made.other = reasons[record.reason], handles.find(self, record.other, true) end
  if made.type == "gesture" then
    for i, name in ipairs(value_names(self, made.recognizer)) do made.values[name] = record.values[i - 1] end
  end
  return made
end

-- The events since the last poll, in order, after the handlers have been called with theirs.
function Engine:poll()
  local first, count, events = ffi.new("const kin_event *[1]"), ffi.new("uint32_t[1]"), {}
  call(self, C.kin_engine_poll, first, count)
  for i = 0, count[0] - 1 do events[i + 1] = self:event(first[0][i]) end
  for _, each in ipairs(events) do
    if each.type == "gesture" then each.recognizer:hear(each) end
  end
  return events
end

-- How many events the latest poll lacks; 0 as long as nobody sets a callback through `kinesic.C`.
function Engine:lost_events() return tonumber(self:number_from("uint64_t", C.kin_engine_get_lost_events)) end

-- Whether samples that do not fit together are put right, as those of drivers that lose lifts.
function Engine:set_lenient(lenient) call(self, C.kin_engine_set_lenient, lenient) end
function Engine:set_explain(explain) call(self, C.kin_engine_set_explain, explain) end
-- One English sentence about an event.
function Engine:describe(which)
  local needed = ffi.new("uint32_t[1]")
  call(self, C.kin_event_describe, which.raw, nil, 0, needed)
  local buffer = ffi.new("char[?]", needed[0])
  call(self, C.kin_event_describe, which.raw, buffer, needed[0], nil)
  return ffi.string(buffer)
end

-- The view that a touch at this place would hit.
function Engine:hit_test(x, y) return handles.view(self, self:number_from("uint64_t", C.kin_view_hit_test, ffi.new("double", x), ffi.new("double", y))) end

-- By name: of several the first from the root down. None is KIN_ERROR_UNKNOWN.
function Engine:find_view(name) return handles.view(self, self:number_from("uint64_t", C.kin_engine_find_view, name)) end
function Engine:find_recognizer(name) return handles.find(self, self:number_from("uint64_t", C.kin_engine_find_recognizer, name), true) end

-- The contacts that are down, in the order of landing: tables of kin_contact's fields, times in seconds.
function Engine:contacts()
  local count, found = ffi.new("uint32_t[1]"), {}
  call(self, C.kin_engine_list_contacts, nil, 0, count)
  local row = ffi.new("kin_contact[?]", count[0] + 1)
  call(self, C.kin_engine_list_contacts, row, count[0], count)
  for i = 0, count[0] - 1 do
    local each = row[i]
    found[i + 1] = {
      touch = tonumber(each.touch), contact = tonumber(each.contact), view = handles.view(self, each.view), type = touch_types[each.type],
      time = tonumber(each.time_ns) / 1e9, start_time = tonumber(each.start_time_ns) / 1e9, x = each.x, y = each.y,
      start_x = each.start_x, start_y = each.start_y, tap_count = each.tap_count, hand = each.hand,
    }
  end
  return found
end

local function compose(f)
  return function(self, recognizers)
    local ids = ffi.new("kin_recognizer_id[?]", #recognizers)
    for i, each in ipairs(recognizers) do ids[i - 1] = each.id end
    call(self, f, ids, #recognizers)
  end
end
-- Each of a list waits for all before it; each pair may be recognized at once.
Engine.exclusive = compose(C.kin_compose_exclusive)
Engine.simultaneous = compose(C.kin_compose_simultaneous)
-- Towards everybody else a list is one, with the relations of its first; among themselves each has its own.
Engine.group = compose(function(engine, ids, count)
  if count == 0 then return C.KIN_OK end
  return C.kin_compose_group(engine, ids[0], ids, count)
end)

-- Which files are loaded: allow_relative, refuse_writable (loader.h); what is not named is off.
function Engine:set_plugin_policy(policy)
  local relative, writable = policy.allow_relative and C.KIN_PLUGIN_ALLOW_RELATIVE or 0, policy.refuse_writable and C.KIN_PLUGIN_REFUSE_WRITABLE or 0
  call(self, C.kin_engine_set_plugin_policy, relative + writable)
end
function Engine:load_plugin(path) return self:number_from("kin_plugin_id", C.kin_plugin_load, path) end
function Engine:state_hash() return self:number_from("uint64_t", C.kin_engine_state_hash) end

frames.extend(Engine)
require("kinesic.motion").extend(Engine)
require("kinesic.trace").extend(Engine)

local motion, trace, maps = require("kinesic.motion"), require("kinesic.trace"), require("kinesic.transform")
return {
  engine = engine, C = C, constants = core.constants, Error = core.Error, version = ffi.string(C.kin_version()),
  decay = motion.decay, friction = motion.friction, spring = motion.spring,
  rubber_band = motion.rubber_band, rubber_band_distance = motion.rubber_band_distance, inspect = trace.inspect,
  transform = maps.transform, similarity = maps.similarity, about = maps.about,
}
