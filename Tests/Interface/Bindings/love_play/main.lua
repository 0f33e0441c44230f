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
local names = {down = "touchpressed", move = "touchmoved", up = "touchreleased", press = "mousepressed", drag = "mousemoved", release = "mousereleased"}

local function push(verb, a, b, c)
  if verb == "down" or verb == "move" or verb == "up" then return love.event.push(names[verb], a, b, c, 0, 0, 1) end
  if verb == "synthetic" then return love.event.push("mousepressed", a, b, 1, true) end
  if verb == "drag" then return love.event.push("mousemoved", a, b, 0, 0, false) end
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
