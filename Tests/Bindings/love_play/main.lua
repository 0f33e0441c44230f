-- Plays a script from standard input to the LÖVE example, through LÖVE's own queue, on the script's clock; a line as in sdl_script.c, one frame each.
local clock = 0
love.timer.getTime = function() return clock end
local photo = dofile(os.getenv("EXAMPLE"))
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

local is_shot = false
function love.update()
  update()
  local line = not is_shot and io.read()
  if not line then return end
  local ms, verb, rest = line:match("^(%S+) (%S+) ?(.*)$")
  clock = tonumber(ms) / 1000
  is_shot = verb == "shot"
  if is_shot then return shoot(rest) end
  local numbers = {}
  for number in rest:gmatch("%S+") do numbers[#numbers + 1] = tonumber(number) end
  push(verb, unpack(numbers))
end
