-- A picture that fingers or the mouse push, spread, turn and throw, and that a tap changes. Run: love
-- bindings/lua/examples/love
local here = debug.getinfo(1, "S").source:match("^@?(.*)main%.lua$")
package.path = (here == "" and love.filesystem.getSource() .. "/" or here) .. "../../?.lua;" .. package.path
local kinesic = require("kinesic")

local colours = {
  {{220, 60, 50}, {60, 170, 80}, {50, 90, 210}, {240, 200, 60}},
  {{120, 40, 140}, {40, 190, 200}, {240, 130, 30}, {230, 230, 230}},
}
local photo = {x = 320, y = 240, scale = 1, angle = 0, ahead_x = 0, ahead_y = 0, colours = 1}
local engine = kinesic.engine()
local hand, tap = engine.root:add("transform"), engine.root:add("tap")

-- Fingers and mouse, gathered until `update` feeds them.
local input = require("kinesic.love")(engine)

-- Gestures: `update` calls these once a frame.
local before
tap:on("ended", function() photo.colours = 3 - photo.colours end)
hand:on("event", function(event)
  local by = event.values
  if event.state == "began" then before, photo.thrown = {x = photo.x, y = photo.y, scale = photo.scale, angle = photo.angle}, nil end
  photo.x, photo.y = by.a * before.x - by.b * before.y + by.tx, by.b * before.x + by.a * before.y + by.ty
  photo.scale = before.scale * math.sqrt(by.a ^ 2 + by.b ^ 2)
  photo.angle = before.angle + math.atan2(by.b, by.a)
  if event.state ~= "ended" then return end
  local fast = kinesic.constants.KIN_DECELERATION_FAST
  photo.thrown = {at = event.time, x = kinesic.friction(photo.x, by["velocity.x"], fast), y = kinesic.friction(photo.y, by["velocity.y"], fast)}
end)

-- How far the fingers are, 5 ms before the frame, from where they were last reported.
local function look_ahead(time)
  photo.ahead_x, photo.ahead_y = 0, 0
  local state = hand:state()
  if state ~= "began" and state ~= "changed" then return end
  local count = hand:touch_count()
  for i = 1, count do
    local touch = hand:touch(i)
    local x, y = engine:sample_touch(touch.id, math.max(time - 0.005, 0))
    photo.ahead_x, photo.ahead_y = photo.ahead_x + (x - touch.x) / count, photo.ahead_y + (y - touch.y) / count
  end
end

function love.update()
  local time = input:feed()
  engine:update(time)
  look_ahead(time)
  if photo.thrown then photo.x, photo.y = photo.thrown.x:at(time - photo.thrown.at), photo.thrown.y:at(time - photo.thrown.at) end
end

function love.draw()
  love.graphics.clear(30 / 255, 32 / 255, 38 / 255)
  love.graphics.translate(photo.x + photo.ahead_x, photo.y + photo.ahead_y)
  love.graphics.rotate(photo.angle)
  love.graphics.scale(photo.scale)
  for i, colour in ipairs(colours[photo.colours]) do
    love.graphics.setColor(colour[1] / 255, colour[2] / 255, colour[3] / 255)
    love.graphics.rectangle("fill", i % 2 == 1 and -100 or 0, i <= 2 and -75 or 0, 100, 75)
  end
end

return photo, hand
