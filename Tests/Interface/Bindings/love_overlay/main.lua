-- The page of conflicts.h in LÖVE: a script from standard input goes through LÖVE's own queue, a line a frame; the
-- picture is written where PICTURE says.
package.path = os.getenv("KINESIC_LUA") .. "/?.lua;" .. package.path
local kinesic = require("kinesic")
local engine = kinesic.engine()
local input = require("kinesic.love")(engine)
local overlay = require("kinesic.love_overlay")(engine)
local clock = 0
love.timer.getTime = function() return clock end

local frames = {photo = {60, 190, 320, 170}, button = {60, 390, 320, 170}, page = {420, 190, 320, 370}, list = {460, 340, 240, 180}}
local colours = {photo = {52, 66, 92}, button = {84, 58, 62}, page = {48, 78, 70}, list = {62, 100, 90}}
local function view(parent, name, x, y)
  return parent:add_view({name = name, frame = {x, y, frames[name][3], frames[name][4]}})
end
local function add(where, class, name, properties)
  local added = where:add(class, properties)
  added:set_name(name)
  return added
end
local photo, button, page = view(engine.root, "photo", 60, 190), view(engine.root, "button", 60, 390), view(engine.root, "page", 420, 190)
local list = view(page, "list", 40, 150)
local single, twice = add(photo, "tap", "select"), add(photo, "tap", "zoom", {taps_required = 2})
single:require_failure_of(twice)
add(button, "long_press", "menu")
add(page, "swipe", "next")
add(page, "pan", "scroll")
add(list, "pan", "rows")

local function shoot()
  love.graphics.captureScreenshot(function(image)
    local file = assert(io.open(os.getenv("PICTURE"), "wb"))
    file:write(image:encode("png"):getString())
    file:close()
    love.event.quit()
  end)
end

local names, is_shot = {down = "touchpressed", move = "touchmoved", up = "touchreleased"}, false
function love.update()
  local function advance() overlay:add_events(engine:update(input:feed())) end
  advance()
  if is_shot then return end
  local ms, verb, x, y = io.read():match("^(%S+) (%S+) ?(%S*) ?(%S*)")
  clock, is_shot = 1 + tonumber(ms) / 1000, verb == "shot"
  if is_shot then
    advance()
    return shoot()
  end
  if verb == "key" then return love.event.push("keypressed", "f12", "f12", false) end
  love.event.push(names[verb], 1, tonumber(x), tonumber(y), 0, 0, 1)
end

function love.draw()
  love.graphics.clear(30 / 255, 32 / 255, 38 / 255)
  for _, name in ipairs({"photo", "button", "page", "list"}) do
    local colour = colours[name]
    love.graphics.setColor(colour[1] / 255, colour[2] / 255, colour[3] / 255)
    love.graphics.rectangle("fill", unpack(frames[name]))
  end
  overlay:draw()
end
