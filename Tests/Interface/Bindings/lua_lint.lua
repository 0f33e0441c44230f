-- lua_lint.lua: kinesic.lint from outside. Closes with its counts.
local kinesic, lint_of = require("kinesic"), require("kinesic.lint")
local checks = dofile(arg[0]:match("^.*/") .. "lua_check.lua")
local check, refused = checks.check, checks.refused

-- A page that a drag moves and a flick should turn: the drag is recognized first.
local function scene()
  local engine = kinesic.engine()
  local page = engine.root:add_view({frame = {0, 0, 360, 640}})
  return engine, page, page:add("pan", {name = "move"}), page:add("swipe", {name = "turn"})
end
local function ran(engine, options, prepare)
  local lint = lint_of(engine, options or {remedies = false})
  if prepare then prepare(lint) end
  lint:run()
  return lint
end
local function found(lint, kind, recognizer)
  for _, each in ipairs(lint:findings()) do
    if each.kind == kind and each.recognizer == recognizer then return each end
  end
end

do -- a conflict is found, its remedy is applied, and it is gone
  local engine, page, move, turn = scene()
  local lint = ran(engine, {})
  local never = found(lint, "never", turn)
  check(never and never.severity == "error" and never.other == move and never.view == page and not never.is_allowed, "found")
  check(never.sentence:find("swipe 'turn' never fires", 1, true) == 1 and never.remedies[1]:find("require_failure 'move' 'turn'", 1, true) == 1, "its sentences")
  check(never.delay == 0 and never.wish == nil and never.motion_count > 1, "its numbers")
  local motion = lint:motion(never.motion)
  check(motion.view == page and #motion.samples > 3 and motion.samples[1][1] == "began" and motion.samples[1][5] == 0 and motion.scroll_count == 0, "its motion")
  local outcome, other = lint:outcome(never.motion, turn)
  check(outcome == "loses" and other == move and lint:outcome(never.motion, move) == "fires", "its cells")
  check(lint:json():find('"kind":"never"', 1, true), "the report")
  move:require_failure_of(turn)
  lint:run()
  check(found(lint, "never", turn), "the engine as it was")
  local again = ran(engine)
  local late = found(again, "late", move)
  check(not found(again, "never", turn) and late.severity == "note" and late.other == turn and late.delay > 0.1 and #late.remedies == 0, "mended")
  check(found(ran(engine, nil, function(each) each:allow("late", turn, move) end), "late", move).is_allowed, "allowed")
  check(not found(ran(engine, nil, function(each) each:allow("late", turn, turn) end), "late", move).is_allowed, "another one is allowed")
  refused("KIN_ERROR_INVALID", again.allow, again, "later")
end

do -- wishes and motions
  local engine, page, move, turn = scene()
  local function broken(wish)
    local lint, count = ran(engine, nil, function(each) each:add_wish(wish) end), 0
    for _, each in ipairs(lint:findings()) do
      if each.kind == "wish" and each.wish == 1 then count = count + 1 end
    end
    return count
  end
  local flick = {name = "a flick turns", motion = "flick right", on = page, fires = {turn}, not_fires = {move}}
  check(broken(flick) == 1, "does not hold")
  local soon = {name = "soon", motion = "drag up", fires = {move}, by = 0.01}
  check(broken(soon) == 1, "nobody is recognized so soon")
  soon.by, soon.within = nil, 0.01
  check(broken(soon) == 0, "though no later than alone")
  move:require_failure_of(turn)
  check(broken(flick) == 0, "holds")
  check(broken({name = "at once", motion = "drag up", fires = {move}, within = 0.001}) == 1 and broken({name = "by", motion = "drag up", fires = {move}, by = 0.01}) == 1, "times")
  local down = {{"began", 1, 100, 100, 7}}
  for i = 1, 20 do down[i + 1] = {"moved", 1, 100, 100 + 8 * i, 7 + i / 100} end
  down[22] = {"ended", 1, 100, 260, 7.3}
  check(broken({name = "drawn", samples = down, fires = {move}}) == 0 and broken({name = "drawn", samples = down, not_fires = {move}}) == 1, "samples")
  local lint = lint_of(engine)
  refused("KIN_ERROR_UNKNOWN", lint.add_wish, lint, {name = "odd", motion = "flik", fires = {move}})
  refused("KIN_ERROR_INVALID", lint.add_wish, lint, {name = "none", motion = "tap"})
  refused("KIN_ERROR_INVALID", lint.add_motion, lint, "none", {})
  refused("KIN_ERROR_INVALID", lint.add_motion, lint, "odd", {{"lands", 1, 0, 0, 0}})
  lint:add_motion("down", down)
  lint:run()
  local own
  for i = 1, lint:motion_count() do if lint:motion(i).name == "down" then own = i end end
  check(own and #lint:motion(own).samples == 22, "a motion of one's own")
  refused("KIN_ERROR_RANGE", lint.motion, lint, lint:motion_count() + 1)
  refused("KIN_ERROR_RANGE", lint.outcome, lint, lint:motion_count() + 1, move)
  refused("KIN_ERROR_STALE", lint.outcome, lint, 1, nil)
end

do -- progress, delegates, and the end of either
  local engine, _, move = scene()
  local latest
  ran(engine, {progress = function(share) latest = share end})
  check(latest == 1, "progress")
  local ended = lint_of(engine, {progress = function() return false end})
  refused("KIN_ERROR_STATE", ended.run, ended)
  local raising = lint_of(engine, {progress = function() error("mine", 0) end})
  check(select(2, pcall(raising.run, raising)) == "mine", "an error of progress")
  refused("KIN_ERROR_INVALID", lint_of, engine, {width = -1})
  check(select(2, pcall(lint_of, engine, {width = -1})).sentence:find("width of kin_lint_options", 1, true), "which option")
  local own = move
  move:delegate({should_begin = function() return own:value("translation.y") < 0 end})
  local lint = ran(engine)
  local up, down
  for i = 1, lint:motion_count() do
    local name = lint:motion(i).name
    if name == "drag up" then up = lint:outcome(i, move) elseif name == "drag down" then down = lint:outcome(i, move) end
  end
  check(up == "fires" and down == "refused", "a delegate sees what is played")
  move:delegate({should_begin = function() error("mine", 0) end})
  local worked, fault = pcall(ran, engine)
  check(not worked and fault == "mine", "an error of a delegate")
  move:delegate(nil)
  local last = lint_of(engine)
  engine:destroy()
  last:run()
  check(#last:findings() > 0, "the engine may go first")
  last:destroy()
  last:destroy()
  refused("KIN_ERROR_NULL", last.run, last)
  refused("KIN_ERROR_NULL", last.findings, last)
  check(select(2, pcall(last.run, last)).sentence == "the lint was destroyed", "which of the two")
  refused("KIN_ERROR_NULL", lint_of, engine)
end

do -- every method of a lint from what it calls: refused, and a destroyed one goes when the run is over
  local arguments = {
    allow = {"late"}, add_motion = {"m", {{"began", 1, 0, 0, 0}}}, add_wish = {{name = "w", motion = "tap"}}, motion = {1}, outcome = {1},
  }
  for name, method in pairs(getmetatable(lint_of(kinesic.engine())).__index) do
    for _, destroys in ipairs({false, true}) do
      if type(method) == "function" then
        local engine, _, move = scene()
        local lint, asked
        move:delegate({should_begin = function()
          if asked then return true end
          asked = true
          if destroys then lint:destroy() end
          if name == "destroy" then lint:destroy()
          else refused(destroys and "KIN_ERROR_NULL" or "KIN_ERROR_REENTRANT", method, lint, unpack(arguments[name] or {})) end
          return true
        end})
        lint = lint_of(engine, {remedies = false})
        local worked, fault = pcall(lint.run, lint)
        check(asked and worked, name .. " while it runs: " .. tostring(fault))
        lint:destroy()
      end
    end
  end
end

do -- an engine that a delegate destroys while a lint asks it
  local engine, _, move = scene()
  local asked = 0
  move:delegate({should_begin = function()
    asked = asked + 1
    engine:destroy()
    refused("KIN_ERROR_NULL", move.value, move, "translation.x")
    return true
  end})
  local lint = lint_of(engine, {remedies = false})
  lint:run()
  check(asked > 1 and #lint:findings() > 0, "it was asked again, and the run came to its end")
  lint:destroy()
  refused("KIN_ERROR_NULL", lint_of, engine)
end

collectgarbage()
checks.close()
