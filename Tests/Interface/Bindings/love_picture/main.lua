-- Events through LÖVE's own queue, one a frame, in a picture of 100 by 100 units of which one is three of the
-- window's: prints the gestures that come of them. In mid-drag the picture goes to another place.
package.path = os.getenv("KINESIC_LUA") .. "/?.lua;" .. package.path
local kinesic = require("kinesic")
local engine = kinesic.engine()
local input = require("kinesic.love")(engine)
local clock = 0
love.timer.getTime = function() return clock end

for _, class in ipairs({"pan", "tap"}) do
  engine.root:add(class):on("event", function(event)
    local far = event.values["translation.y"]
    print(("%s %s %.4g %.4g %s"):format(class, event.state, event.x, event.y, far and ("%.4g"):format(far) or ""))
  end)
end

local function draw(left, top, scale)
  return function() input.picture = love.math.newTransform(left, top, 0, scale, scale) end
end
local function push(...)
  local event = {...}
  return function() love.event.push(unpack(event)) end
end
local frames = {
  draw(50, 0, 3),
  push("touchpressed", 1, 200, 150, 0, 0, 1), push("touchreleased", 1, 200, 150, 0, 0, 1),
  push("touchpressed", 2, 20, 150, 0, 0, 1), push("touchreleased", 2, 20, 150, 0, 0, 1), -- beside it
  push("mousepressed", 200, 150, 1, false), push("mousemoved", 200, 210, 0, 0, false),
  draw(0, 50, 3), -- while it drags
  push("mousemoved", 200, 240, 0, 0, false), push("mousereleased", 200, 240, 1, false),
  push("touchpressed", 3, 150, 200, 0, 0, 1), draw(0, 50, 3), push("touchreleased", 3, 150, 200, 0, 0, 1), -- no change
  push("wheelmoved", 0, 1),
}
local index = 0
function love.update()
  engine:update(input:feed())
  index, clock = index + 1, clock + 0.1
  if index > #frames + 2 then return love.event.quit() end
  if frames[index] then frames[index]() end
end
