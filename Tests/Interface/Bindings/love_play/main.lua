-- Plays a script from standard input to the LÖVE example, through LÖVE's own queue, on the script's clock; a line as
-- in sdl_script.c. With EVENTS the gestures of the hand are written there: the time, the scale, how far, how many
-- fingers.
local clock = 0
love.timer.getTime = function() return clock end
local photo, hand = dofile(os.getenv("EXAMPLE"))
if os.getenv("EVENTS") then
  local file = assert(io.open(os.getenv("EVENTS"), "w"))
  hand:on("event", function(event)
    file:write(("%s %g %.3f %.3f %d\n"):format(event.state, event.time * 1000, event.values.a, event.values.tx, event.touch_count))
    file:flush()
  end)
end
local update = love.update
-- With HOVERS: when the mouse comes and leaves, and the buttons of a pan.
if os.getenv("HOVERS") then
  local file, root = assert(io.open(os.getenv("HOVERS"), "w")), hand:view()
  root:add("hover"):on("event", function(event)
    if event.state == "changed" then return end
    file:write(("hover %s %g\n"):format(event.state, event.x))
    file:flush()
  end)
  root:add("pan", {minimum_touches = 5, maximum_touches = 5}):on("event", function(event)
    file:write(("wheel %s %g\n"):format(event.state, event.values["translation.y"]))
    file:flush()
  end)
  hand:on("event", function(event)
    local touch = event.state ~= "ended" and hand:touch_count() > 0 and hand:touch(1)
    file:write(("hand %s %s %g\n"):format(event.state, touch and touch.buttons or "-", event.values.tx))
    file:flush()
  end)
end
local names = {down = "touchpressed", move = "touchmoved", up = "touchreleased", press = "mousepressed", drag = "mousemoved", release = "mousereleased"}

local function push(verb, a, b, c)
  if verb == "down" or verb == "move" or verb == "up" then return love.event.push(names[verb], a, b, c, 0, 0, 1) end
  if verb == "synthetic" then return love.event.push("mousepressed", a, b, 1, true) end
  if verb == "drag" then return love.event.push("mousemoved", a, b, 0, 0, false) end
  if verb == "press2" or verb == "release2" then return love.event.push(verb == "press2" and "mousepressed" or "mousereleased", a, b, 2, false) end
  if verb == "out" then return love.event.push("mousefocus", false) end
  if verb == "wheel" then return love.event.push("wheelmoved", 0, a) end
  if verb == "hide" then return love.event.push("visible", false) end
  if verb == "blur" then return love.event.push("focus", false) end
  if verb ~= "frame" then love.event.push(names[verb], a, b, 1, false) end
end

local function shoot(path)
  love.graphics.captureScreenshot(function(image)
    local file = assert(io.open(path, "wb"))
    file:write(image:encode("png"):getString())
    file:close()
    print(photo.x, photo.y, photo.scale, photo.angle, photo.ahead_x, photo.ahead_y)
    love.event.quit()
  end)
end

-- Lines of one time come in one frame; "frame" and "shot" are one each.
local is_shot, ahead = false, nil
local function next_line()
  local line = ahead or io.read()
  ahead = nil
  if line then return line, line:match("^(%S+) (%S+) ?(.*)$") end
end
local function is_alone(verb) return verb == "frame" or verb == "shot" end
function love.update()
  update()
  if is_shot then return end
  local line, ms, verb, rest = next_line()
  if not line then return end
  clock = tonumber(ms) / 1000
  is_shot = verb == "shot"
  if is_shot then return shoot(rest) end
  while line and tonumber(ms) / 1000 == clock do
    local numbers = {}
    for number in rest:gmatch("%S+") do numbers[#numbers + 1] = tonumber(number) end
    push(verb, unpack(numbers))
    if is_alone(verb) then return end
    line, ms, verb, rest = next_line()
    if line and is_alone(verb) then break end
  end
  ahead = line
end
