-- lua_overlay.lua: kinesic.overlay from outside. Closes with its counts.
local kinesic, overlay_of = require("kinesic"), require("kinesic.overlay")
local checks = dofile(arg[0]:match("^.*/") .. "lua_check.lua")
local check = checks.check

-- `f` raises an error of this code with this sentence.
local function refused(code, sentence, f)
  checks.refused(code, f)
  local _, fault = pcall(f)
  check(type(fault) == "table" and fault.sentence == sentence, sentence)
end

local function scene()
  local engine = kinesic.engine()
  local single, twice = engine.root:add("tap", {name = "single"}), engine.root:add("tap", {name = "double", taps_required = 2})
  single:require_failure_of(twice)
  return engine
end
local function said(shapes)
  local texts = {}
  for _, shape in ipairs(shapes) do texts[#texts + 1] = shape.text end
  return table.concat(texts, " ")
end
local function first(shapes, kind)
  for _, shape in ipairs(shapes) do
    if shape.kind == kind then return shape end
  end
end

do -- a tap that waits, from the first frame to the last
  local engine = scene()
  local overlay = overlay_of(engine)
  check(said(overlay:draw(800, 600)) == "no touch yet", "before a touch")
  engine:down(1, 300, 200, 1.0)
  local finger = first(overlay:draw(800, 600), "disc")
  check(finger.x == 300 and finger.y == 200 and finger.radius == 18 and finger.colour[1] == 1 and finger.colour[4] < 0.3, "a finger")
  engine:up(1, 300, 200, 1.05)
  overlay:add_events(engine:update(1.1))
  check(said(overlay:draw(800, 600)):find("tap 'single' has been made, and waits for tap 'double' to fail", 1, true), "it waits")
  overlay:add_events(engine:update(2))
  check(said(overlay:draw(800, 600)):find("tap 'double' failed: no second tap in time", 1, true), "it fails")
end

do -- options
  local overlay = overlay_of(scene(), {theme = "light", corner = "bottom_right", text_size = 20, trail_time = 1, recognizer_capacity = 1})
  local shapes = overlay:draw(800, 600)
  local panel, text = first(shapes, "rectangle"), first(shapes, "text")
  check(panel.end_x == 790 and panel.end_y == 590 and panel.colour[1] == 1 and text.size == 20, "the options")
end

do -- the engine explains as long as there is an overlay
  local engine = scene()
  local overlay = overlay_of(engine)
  local function decides()
    engine:down(1, 300, 200, engine:time() + 1)
    engine:move(1, 400, 200, engine:time() + 0.1)
    engine:up(1, 400, 200, engine:time() + 0.1)
    for _, event in ipairs(engine:update(engine:time() + 1)) do
      if event.type == "decision" then return true end
    end
    return false
  end
  check(decides(), "it explains")
  overlay:destroy()
  overlay:destroy()
  check(not decides(), "and then no longer")
  engine:set_explain(true)
  overlay_of(engine):destroy()
  check(decides(), "it explained before")
end

do -- what is refused
  local engine = scene()
  local overlay = overlay_of(engine)
  refused("KIN_ERROR_RANGE", "scale is not 0.1 to 100", function() overlay_of(engine, {scale = 0}) end)
  refused("KIN_ERROR_INVALID", "no theme 'blue'", function() overlay_of(engine, {theme = "blue"}) end)
  refused("KIN_ERROR_INVALID", "an overlay has no option 'textsize'", function() overlay_of(engine, {textsize = 3}) end)
  refused("KIN_ERROR_INVALID", "text_size must be a number, 0 or more, not big", function() overlay_of(engine, {text_size = "big"}) end)
  refused("KIN_ERROR_INVALID", "width or height is not 0 to KIN_NUMBER_LIMIT", function() overlay:draw(-1, 600) end)
  overlay:destroy()
  refused("KIN_ERROR_NULL", "the overlay was destroyed", function() overlay:draw(800, 600) end)
  local other = overlay_of(engine)
  engine:destroy()
  refused("KIN_ERROR_INVALID", "the engine was destroyed", function() other:draw(800, 600) end)
  other:destroy()
end

checks.close()
