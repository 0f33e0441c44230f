-- lua_everything.lua: the Lua binding from outside. Closes with its counts.
local kinesic = require("kinesic")
local checks = dofile(arg[0]:match("^.*/") .. "lua_check.lua")
local check, refused = checks.check, checks.refused
local function drag(engine, steps, from)
  engine:down(1, 100, 100, from)
  for i = 1, steps do engine:move(1, 100 + 8 * i, 100, from + i / 100) end
  engine:up(1, 100 + 8 * steps, 100, from + (steps + 1) / 100)
end

do -- twenty quick taps at two places by turns, then a tap and at once a drag elsewhere
  local engine = kinesic.engine()
  local single, twice, pan = engine.root:add("tap"), engine.root:add("tap", {taps_required = 2}), engine.root:add("pan")
  single:require_failure_of(twice)
  local taps, drags = 0, 0
  single:on("ended", function() taps = taps + 1 end)
  pan:on("began", function() drags = drags + 1 end)
  for i = 0, 20 do
    local place = i % 2 == 1 and 600 or 10
    engine:down(1, place, place, 1 + i / 10)
    engine:up(1, place, place, 1.04 + i / 10)
  end
  drag(engine, 5, 3.1)
  engine:update(6)
  check(taps == 21 and drags == 1, "what lands after a tap")
end

do -- handlers and events
  local engine = kinesic.engine({touch_capacity = 5})
  local pan = engine.root:add("pan", {minimum_touches = 1, name = "pan"})
  local heard = {}
  local take_away = pan:on("event", function(event) heard[#heard + 1] = event.state end)
  pan:on("began", function(event) check(event.values["translation.x"] == (event.touch_count == 0 and 0 or 16) and event.recognizer == pan and event.view == engine.root, "values") end)
  drag(engine, 3, 0)
  check(#heard == 0, "handlers wait for a poll")
  local events = engine:poll()
  check(table.concat(heard, " ") == "began changed ended" and #events == 3 and #engine:poll() == 0, "states")
  check(engine:describe(events[1]):find("pan 'pan' began", 1, true), "sentence")
  check(engine:find_recognizer("pan") == pan and pan:view():is_descendant_of(engine.root), "found by name")
  refused("KIN_ERROR_UNKNOWN", engine.find_view, engine, "pan")
  pan.mine = heard
  check(events[1].recognizer.mine == heard and events[1].raw.user_data == nil, "fields of one's own")
  engine:set_explain(true)
  engine:down(1, 0, 0, 0.8)
  local contact = engine:contacts()[1]
  check(#engine:contacts() == 1 and contact.touch == 1 and contact.view == engine.root and contact.type == "direct" and contact.start_time == 0.8, "contacts")
  engine.root:set_name("window")
  check(engine:find_view("window") == engine.root, "a view by name")
  engine:up(1, 0, 0, 0.8)
  local decided = engine:poll()[1]
  check(decided.type == "decision" and decided.reason == "own_rule", "a decision's reason is a word")
  engine:set_explain(false)
  take_away()
  drag(engine, 3, 1)
  check(#engine:update(0.5) == 3 and #heard == 3, "update, of an earlier time")
  local usage = engine:usage()
  check(usage.touches.now == 0 and usage.touches.most == 1 and usage.touches.capacity == 10, "usage of touches")
  check(usage.recognizers.now > 0 and usage.bytes > 0 and usage.most_bytes >= usage.bytes, "usage")
  local small = kinesic.engine({touch_capacity = 2, event_capacity = 64})
  small.root:add("pan")
  drag(small, 500, 0)
  local stands, few = 0, small:poll()
  for _, event in ipairs(few) do stands = stands + 1 + event.merged end
  check(#few <= 64 and stands == few[#few].sequence and stands == 500 and small:lost_events() == 0, "merged events say so")
  check(engine:time() == 1.04 and engine:next_deadline() == nil, "time")
  engine:wheel(1, 5, 5, 0, 40, 2)
  check(engine:poll()[1].values["translation.y"] == 40, "wheel")
  refused("KIN_ERROR_TIME", engine.down, engine, 1, 0, 0, 1)
  refused("KIN_ERROR_INVALID", engine.down, engine, 1, 0, 0, -1)
  refused("KIN_ERROR_INVALID", engine.down, engine, 1, 0 / 0, 0, 3)
  refused("KIN_ERROR_UNKNOWN", engine.root.add, engine.root, "pinsh")
  refused("KIN_ERROR_RANGE", pan.set, pan, "minimum_touches", 0.5)
  refused("KIN_ERROR_RANGE", engine.root.add, engine.root, "pan", {minimum_touches = 0.5})
  check(#engine.root:recognizers() == 1, "what was refused is not there")
  engine:set_claimed(true)
  check(#engine:poll() == 0, "its owner polls")
  engine:set_claimed(false)
  check(not pcall(pan.on, pan, "begun", print), "no such state")
  engine:destroy()
  refused("KIN_ERROR_NULL", engine.poll, engine)
  refused("KIN_ERROR_RANGE", kinesic.engine, {touch_capacity = 1000})
end

do -- several fingers at one time
  local engine = kinesic.engine()
  local pan = engine.root:add("pan", {minimum_touches = 2})
  local places = {}
  pan:on("event", function(event) places[#places + 1] = event.x end)
  local frame = engine:frame():down(1, 100, 100):down(2, 200, 100)
  frame:feed(0)
  for i = 1, 20 do
    frame:move(1, 100 + 8 * i, 100):move(2, 200 + 8 * i, 100):feed(i / 100)
    engine:update(i / 100)
  end
  local steady = #places == 19
  for i, x in ipairs(places) do steady = steady and x == 158 + 8 * i end
  check(steady, "two fingers go steadily: " .. table.concat(places, " "))
  frame:up(1, 260, 100):cancel(2, 360, 100):feed(0.3)
  check(engine:usage().touches.now == 0 and #frame.steps == 0, "lifted, cancelled")
  frame:feed(0.3)
  local tap = engine.root:add("tap", {taps_required = 2})
  frame:down(1, 5, 5, {type = "pointer", buttons = 1}):up(1, 5, 5, {type = "pointer"}):down(1, 5, 5, {type = "pointer", buttons = 1}):up(1, 5, 5):feed(0.4)
  local ended = 0
  tap:on("ended", function() ended = ended + 1 end)
  engine:poll()
  check(ended == 1, "two clicks within a frame")
  refused("KIN_ERROR_SEQUENCE", frame.feed, frame:move(9, 0, 0), 0.5)
  refused("KIN_ERROR_INVALID", frame.down, frame, 1, 0, 0, {type = "nose"})
  refused("KIN_ERROR_INVALID", engine.down, engine, 1, 0, 0, 0.5, {type = "nose"})
  refused("KIN_ERROR_INVALID", frame.feed, frame:down(1, 0, 0), -1)
  check(#frame.steps == 1, "a time that is none leaves it as it is")
  frame:feed(0.5)
  check(engine:usage().touches.now == 1, "fed")
end

do -- plugins
  local engine = kinesic.engine()
  refused("KIN_ERROR_INVALID", engine.load_plugin, engine, "./nowhere.so")
  engine:set_plugin_policy({allow_relative = true, refuse_writable = true})
  refused("KIN_ERROR_UNKNOWN", engine.load_plugin, engine, "./nowhere.so")
  engine:set_plugin_policy({})
  refused("KIN_ERROR_INVALID", engine.load_plugin, engine, "./nowhere.so")
  engine:destroy()
end

do -- views, relations
  local engine = kinesic.engine()
  local card = engine.root:add_view({frame = {10, 20, 100, 50}, name = "card", multiple_touch = true})
  check(engine:hit_test(15, 25) == card and engine:hit_test(0, 0) == engine.root and card:parent() == engine.root, "hit test")
  check(select(3, card:frame()) == 100 and card:convert(1, 2) == 11 and card:name() == "card" and card:flags().multiple_touch and not card:flags().hidden, "frame")
  local beside = engine.root:add_view({name = "beside"})
  local moved = card:add("tap", {name = "moved"})
  moved:set_view(beside)
  check(moved:view() == beside and #card:recognizers() == 0 and moved:name() == "moved", "another view")
  card:place_in_front_of(beside)
  check(engine.root:children()[1] == card, "in front")
  card:place_behind(beside)
  check(engine.root:children()[1] == beside, "behind")
  refused("KIN_ERROR_INVALID", card.place_behind, card, engine.root)
  card:set_parent(beside)
  check(card:parent() == beside and #engine.root:children() == 1, "another parent")
  refused("KIN_ERROR_INVALID", beside.set_parent, beside, card)
  card:set_parent(engine.root)
  engine:set_units_per_inch(326)
  check(engine:units_per_inch() == 326, "units")
  engine:set_units_per_inch(163)
  card:set_flags({wants_touches_below = true})
  check(card:flags().wants_touches_below and not card:flags().wants_touches, "touches below")
  beside:remove()
  card:set_frame(30, 20, 10, 10)
  local map = kinesic.about(50, 60, 2, math.pi / 2)
  local x, y = map:apply(51, 60)
  check(math.abs(x - 50) < 1e-9 and math.abs(y - 62) < 1e-9 and kinesic.transform():apply(3, 4) == 3, "about a point")
  check(kinesic.similarity(2, 1, 5, 6).c == -1 and kinesic.similarity(2, 1, 5, 6).d == 2, "similarity")
  x, y = map:inverse():apply(map:apply(7, 8))
  check(math.abs(x - 7) < 1e-9 and math.abs(y - 8) < 1e-9 and kinesic.transform(0):inverse() == nil, "inverse")
  check(select(2, kinesic.transform(2, 0, 0, 3, 5, 5):apply_to_vector(1, 1)) == 3 and select(6, map:numbers()) == map.ty, "vectors")
  card:set_transform(2, 0, 0, 2, 0, 0)
  check(card:convert(1, 2) == 32, "transform")
  local single, twice, pan = card:add("tap"), card:add("tap", {taps_required = 2}), card:add("pan")
  single:require_failure_of(twice)
  refused("KIN_ERROR_CYCLE", twice.require_failure_of, twice, single)
  single:remove_requirement_of(twice)
  engine:exclusive({twice, single})
  engine:simultaneous({single, pan})
  engine:group({})
  engine:group({pan, twice})
  refused("KIN_ERROR_INVALID", engine.group, engine, {single, twice})
  twice:dissolve_group()
  refused("KIN_ERROR_UNKNOWN", pan.dissolve_group, pan)
  pan:set_prevention_of(single, false)
  pan:require_inactive(single)
  pan:require_inactive(single, false)
  pan:allow_takeover_from(single)
  pan:allow_takeover_from(single, false)
  pan:allow_simultaneous_with(twice)
  check(#card:recognizers() == 3 and single:class_name() == "tap" and single:view() == card and engine.root:children()[1] == card, "lists")
  engine:down(1, 35, 25, 1)
  check(pan:touch_count() == 1 and pan:touch(1).x == 35 and single:state() == "possible", "touch")
  engine:up(1, 35, 25, 1.05)
  check(single:pending_state() == "ended", "it waits")
  check(engine:update(1.5)[1].recognizer == single, "it has waited")
  single:remove()
  refused("KIN_ERROR_STALE", single.state, single)
  card:remove()
  refused("KIN_ERROR_STALE", pan.abort, pan)
end

do -- a copy tries what would come of it
  local engine, asked = kinesic.engine(), nil
  local pan = engine.root:add("pan", {name = "the pan"})
  local heard = 0
  pan:on("began", function() heard = heard + 1 end)
  pan:delegate({should_begin = function(which) asked = which return true end})
  engine:down(1, 0, 0, 0.1)
  local copy = engine:copy()
  check(copy:state_hash() == engine:state_hash() and copy.root.id == engine.root.id, "the same state")
  copy:move(1, 90, 0, 0.11)
  local events = copy:poll()
  local twin = copy:find_recognizer("the pan")
  check(#events == 1 and events[1].recognizer == twin and asked == twin and twin ~= pan and twin.id == pan.id, "the copy's own handles")
  check(pan:state() == "possible" and twin:state() == "began" and heard == 0, "the original is not in it")
  engine:destroy()
  copy:up(1, 90, 0, 0.12)
  check(#copy:poll() > 0, "it outlives the original")
end

do -- a delegate sees the engine that asks, as when a lint plays on copies that C makes
  local engine = kinesic.engine()
  local C, ffi = kinesic.C, require("ffi")
  local pan = engine.root:add("pan")
  local hole = engine.root:add_view({frame = {0, 0, 50, 50}})
  local seen, place, fault = 0, 0, nil
  pan:delegate({should_begin = function(its)
    seen = its:value("translation.x")
    if fault then error(fault, 0) end
    return seen < 0
  end})
  hole:delegate({contains_point = function(its) place = select(3, its:frame()) return false end})
  local copy = ffi.new("kin_engine *[1]")
  check(C.kin_engine_copy(engine.pointer, copy) == 0, "copied")
  local sample = ffi.new("kin_touch_sample")
  local function feed(phase, x, time)
    sample.touch, sample.phase, sample.x, sample.y, sample.time_ns = 1, phase, x, 100, time * 1000000
    return C.kin_engine_feed(copy[0], sample, 1)
  end
  C.kin_view_set_frame(copy[0], hole.id, ffi.new("kin_rect", 0, 0, 7, 7))
  local state = ffi.new("kin_state[1]")
  for attempt = 1, 2 do
    check(feed(C.KIN_PHASE_BEGAN, 100, attempt * 1000) == 0 and feed(C.KIN_PHASE_MOVED, 130, attempt * 1000 + 8) == 0, "fed")
    C.kin_recognizer_get_state(copy[0], pan.id, state)
    check(seen == 30 and place == 7 and (state[0] == C.KIN_STATE_BEGAN) == (fault ~= nil), "of the copy: " .. seen .. ", " .. place)
    feed(C.KIN_PHASE_ENDED, 130, attempt * 1000 + 20)
    check(pan:value("translation.x") == 0 and select(3, hole:frame()) == 50 and engine:time() == 0, "afterwards its own again")
    seen, place, fault = 0, 0, "in the middle"
  end
  C.kin_engine_destroy(copy[0])
end

do -- delegates; compiled loops that feed
  local engine = kinesic.engine()
  local pan, other = engine.root:add("pan"), engine.root:add("pan")
  local asked = {}
  local function note(name, answer) return function() asked[name] = (asked[name] or 0) + 1 return answer end end
  pan:delegate({
    should_begin = note("begin", true), should_require_failure_of = note("require", false), should_be_required_to_fail_by = note("required", false),
    should_recognize_simultaneously_with = function(_, which) check(which == other, "other") return note("together", true)() end,
    should_receive_touch = function(_, touch) return note("touch", touch.x < 200)() end,
  })
  for i = 1, 200 do drag(engine, 3, i) engine:poll() end
  check(asked.begin == 200 and asked.touch == 200 and asked.require and asked.required and asked.together, "questions")
  pan:remove()
  pan = other
  pan:delegate({should_begin = function() error("mine", 0) end})
  local worked, fault = pcall(drag, engine, 3, 300)
  check(not worked and fault == "mine", "an error comes out of the call: " .. tostring(fault))
  check(not pcall(pan.delegate, pan, {should_bgin = print}), "no such question")
  pan:delegate(nil)
  engine:cancel_touches(400)
  drag(engine, 3, 500)
  check(#engine:poll() > 3, "without a delegate")
  local hole = engine.root:add_view({frame = {0, 0, 100, 100}})
  hole:delegate({contains_point = function(_, x, y) return x > 50 and y > 50 end, gesture_should_begin = function(view, which) return false end})
  check(engine:hit_test(10, 10) == engine.root and engine:hit_test(60, 60) == hole, "contains_point")
end

do -- actions, in which the touches are there
  local engine = kinesic.engine()
  local card = engine.root:add_view({frame = {100, 0, 300, 300}})
  local tap, found, calls = card:add(kinesic.constants.KIN_TAP, {[kinesic.constants.KIN_TAP_TOUCHES_REQUIRED] = 2}), {}, 0
  local remove
  remove = tap:add_action(function(event)
    calls = calls + 1
    for index = 1, tap:touch_count() do found[index] = table.concat({tap:touch_location(index, card)}, " ") .. " " .. tap:touch(index).x end
    check(event.state == "ended" and event.recognizer == tap and event.values.tap_count == 1 and event.raw.touch_count == 2, "the event of an action")
    remove()
  end)
  local function tapped(time)
    engine:frame():down(1, 120, 80):down(2, 220, 90):feed(time)
    engine:frame():up(1, 120, 80):up(2, 220, 90):feed(time + 0.1)
  end
  tapped(0)
  check(calls == 1 and found[1] == "20 80 120" and found[2] == "120 90 220" and tap:touch_count() == 0, "each finger of a tap: " .. table.concat(found, ", "))
  tapped(1)
  remove()
  check(calls == 1, "an action that was removed")
  tap:add_action(function() error("mine", 0) end)
  tap:add_action(function() calls = calls + tap:touch_count() end)
  local worked, fault = pcall(tapped, 2)
  check(not worked and fault == "mine" and calls == 3, "an error comes out of the call, the next action is called: " .. tostring(fault))
  check(not pcall(tap.add_action, tap, "print"), "no function")
  tap:add_action(function() engine:poll() end)
  tap:remove()
  refused("KIN_ERROR_STALE", tap.add_action, tap, print)
  check(card:transform().a == 1 and card:transform().tx == 0, "a transform")
  local one, two = card:add("tap"), card:add("tap")
  one:require_failure_of(two)
  check(one:related("requires")[1] == two and #two:related("requires") == 0 and #one:related("group") == 0, "relations")
  check(not pcall(one.related, one, "friend"), "no such relation")
  check(not pcall(function() return kinesic.constants.KIN_PANN end) and kinesic.constants.KIN_PAN == "pan", "constants")
end

do -- an engine that nobody has goes, with its actions and delegates
  local gone = setmetatable({}, {__mode = "k"})
  do
    local engine = kinesic.engine()
    gone[engine] = true
    local pan = engine.root:add("pan")
    pan:add_action(function() return pan end)
    pan:delegate({should_begin = function() return pan ~= nil end})
    collectgarbage()
    drag(engine, 3, 0)
    check(#engine:poll() == 3, "they live as long as it")
  end
  collectgarbage()
  collectgarbage()
  check(next(gone) == nil, "an engine with functions")
end

do -- a callback from a loop that the compiler has taken
  local engine = kinesic.engine()
  local press, asked = engine.root:add("long_press", {minimum_duration = 3}), 0
  press:delegate({should_begin = function() asked = asked + 1 return true end})
  engine:down(1, 0, 0, 0)
  for i = 1, 400 do engine:advance(i / 100) end
  check(asked == 1, "asked in a loop")
end

do -- what is removed lets go of its functions
  local engine, kept = kinesic.engine(), setmetatable({}, {__mode = "k"})
  local pan = engine.root:add("pan")
  local function answer() return kept ~= nil end
  kept[answer] = true
  pan:delegate({should_begin = answer})
  answer = nil
  pan:remove()
  collectgarbage()
  collectgarbage()
  check(next(kept) == nil, "functions of what is removed")
end

do -- a panel that loses fingers
  local engine, ended = kinesic.engine(), 0
  engine.root:add("pan"):on("ended", function() ended = ended + 1 end)
  engine:set_contact_filter({dropout_distance = 5})
  engine:down(7, 0, 0, 0) engine:move(7, 30, 0, 0.01) engine:up(7, 30, 0, 0.02)
  engine:down(8, 33, 0, 0.04) engine:up(8, 33, 0, 0.05)
  check(engine:update(0.06) and ended == 0 and math.abs(engine:next_deadline() - 0.1) < 1e-9, "one contact")
  engine:set_contact_filter(nil)
  check(engine:poll() and ended == 1, "the filter is off")
  engine:set_contact_filter(true)
  refused("KIN_ERROR_RANGE", engine.set_contact_filter, engine, {jump_distance = -1})
end

do -- a driver that loses lifts
  local engine, ended = kinesic.engine(), 0
  engine.root:add("pan"):on("ended", function() ended = ended + 1 end)
  local function drags()
    engine:down(7, 0, 0, 0) engine:move(7, 30, 0, 0.01) engine:down(7, 90, 0, 0.2) engine:move(7, 150, 0, 0.21) engine:up(7, 150, 0, 0.22)
  end
  refused("KIN_ERROR_SEQUENCE", drags)
  engine:cancel_touches(0.3)
  engine:set_lenient(true)
  drags()
  check(engine:poll() and ended == 2, "two drags")
end

do -- hands
  local engine = kinesic.engine()
  engine:set_hands(true)
  engine:down(1, 100, 100, 0) engine:down(2, 400, 100, 0.02) engine:down(3, 4000, 100, 0.03)
  local hands = {}
  for i, contact in ipairs(engine:contacts()) do hands[i] = contact.hand end
  check(hands[1] == 1 and hands[2] == 1 and hands[3] == 2, "two hands")
  engine:set_hands({span = 10})
  engine:set_hands(nil)
  refused("KIN_ERROR_RANGE", engine.set_hands, engine, {turn = 4})
end

do -- palms, and what a person has chosen
  local engine, cancelled = kinesic.engine(), 0
  engine.root:add("pan"):on("cancelled", function() cancelled = cancelled + 1 end)
  engine:set_palm_filter({palm_radius = 80})
  engine:down(7, 0, 0, 0) engine:move(7, 30, 0, 0.01)
  engine:reject_touch(7, 0.02)
  check(engine:update(0.03) and cancelled == 1, "a palm")
  refused("KIN_ERROR_SEQUENCE", engine.reject_touch, engine, 7, 0.04)
  engine:set_palm_filter(nil)
  engine:set_accommodations({minimum_contact_time = 0.2})
  engine:down(8, 0, 0, 0.1)
  check(math.abs(engine:next_deadline() - 0.3) < 1e-9, "held back")
  engine:set_accommodations(nil)
  refused("KIN_ERROR_RANGE", engine.set_palm_filter, engine, {edge_margin = -1})
end

do -- motion
  local engine = kinesic.engine()
  engine:down(7, 0, 0, 0) engine:move(7, 10, 0, 0.01) engine:move(7, 20, 0, 0.02)
  local x, _, kind = engine:sample_touch(7, 0.015)
  check(x == 15 and kind == "interpolated" and #engine:touch_history(7) == 3, "sampling")
  local places = {none = 20, line = 25, velocity = 30}
  for _, name in ipairs({"none", "line", "velocity"}) do
    engine:set_prediction(name)
    check(math.abs(engine:sample_touch(7, 0.03) - places[name]) < 1e-9, "prediction by " .. name)
  end
  check(not pcall(engine.set_prediction, engine, "guess") and math.abs(engine:sample_touch(7, 0.03) - 30) < 1e-9, "no prediction of that name")
  local fling = kinesic.friction(0, 1000)
  local _, velocity = fling:at(0)
  check(math.abs(fling:final() - 499.5) < 0.1 and velocity == 1000 and fling:duration() > 3, "fling")
  local snapped, page = fling:snap({0, 300, 600})
  check(snapped:final() == 600 and page == 3 and fling:bound(0, 400):final() == 400, "snap")
  check(kinesic.decay(0, 10, 2):final() == 5 and kinesic.spring(0, 0, 7):final() == 7, "spring")
  check(math.abs(kinesic.rubber_band_distance(kinesic.rubber_band(40, 300), 300) - 40) < 1e-9, "rubber band")
  refused("KIN_ERROR_RANGE", kinesic.decay, 0, 1, -1)
end

do -- traces
  local engine, parts = kinesic.engine(), {}
  engine:start_trace(function(bytes) parts[#parts + 1] = bytes end)
  engine.root:add("pan")
  drag(engine, 3, 0)
  engine:stop_trace()
  local trace = table.concat(parts)
  check(kinesic.inspect(trace).is_complete == 1, "trace")
  local again = kinesic.engine()
  check(again:replay(trace).is_complete == 1 and again:state_hash() == engine:state_hash() and #again:poll() == 3, "replay")
  refused("KIN_ERROR_TRACE", kinesic.inspect, "no trace")
  refused("KIN_ERROR_STATE", again.replay, again, trace)
  local keeper = kinesic.engine()
  keeper:start_flight_recorder(65536)
  keeper.root:add("pan")
  drag(keeper, 3, 0)
  check(kinesic.inspect(keeper:dump_flight_recorder()).is_complete == 1, "flight recorder")
  keeper:stop_flight_recorder()
end

collectgarbage()
collectgarbage()
checks.close()
