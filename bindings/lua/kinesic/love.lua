-- love.lua: LÖVE's fingers, mouse and wheel, gathered in its callbacks and fed once a frame.
--
--   local input = require("kinesic.love")(engine)   -- sets LÖVE's callbacks; those that were there are called after
--   function love.update()
--     engine:update(input:feed())
--   end
--
-- LÖVE does not say when something happened: all that one frame finds gets one time, that of `feed`, and is one step.
-- Fingers get numbers of their own; LÖVE's names for them leave the touch device out. The mouse is a touch of the type
-- "pointer", which lands with its first button and lifts with its last; meanwhile it hovers. The mouse that LÖVE makes
-- of touches is left out; a lift that was lost and a finger for which there is no room are no errors (`set_lenient`).
-- The wheel scrolls, and magnifies while Control is down. A window that loses the focus or is hidden cancels all
-- touches.
--
-- Places are units of the window, as LÖVE draws by default. A program that draws a picture with a transform hands it
-- over too, whenever it has changed, and gets places in the picture's units:
--
--   input.picture = love.math.newTransform(left, top, 0, scale, scale)
--
-- What is beside the picture lies outside of it. A change cancels all touches. The wheel scrolls as far on the screen
-- as before.
local bit = require("bit")
local core = require("kinesic.core")
local C = core.C

local mouse, notch, notch_scale = 0xFFFFFFFFFFFFFFFFULL, 40, 0.1
local buttons = {tonumber(C.KIN_BUTTON_PRIMARY), tonumber(C.KIN_BUTTON_SECONDARY), tonumber(C.KIN_BUTTON_MIDDLE), 8, 16}
local keys = {
  {"lshift", "rshift", C.KIN_MODIFIER_SHIFT}, {"lctrl", "rctrl", C.KIN_MODIFIER_CONTROL}, {"lalt", "ralt", C.KIN_MODIFIER_ALTERNATE},
  {"lgui", "rgui", C.KIN_MODIFIER_COMMAND},
}

local Input = {}
Input.__index = Input

local function modifiers()
  local held = 0
  for _, key in ipairs(keys) do
    if love.keyboard.isDown(key[1], key[2]) then held = bit.bor(held, tonumber(key[3])) end
  end
  return held
end

-- Where a place of the window is in the picture.
local function place(self, x, y)
  if self.picture then return self.picture:inverseTransformPoint(x, y) end
  return x, y
end

-- Cancels what is down, after what was gathered.
local function cancel(self)
  self:feed()
  self.engine:cancel_touches(self:now())
  self.numbers, self.pressed = {}, 0
end

-- Takes that the picture is elsewhere: places before and after cannot be compared.
local function follow(self)
  local x, y = place(self, 0, 0)
  local far_x, far_y = place(self, 1024, 1024)
  local was = self.shown
  if was[1] == x and was[2] == y and was[3] == far_x and was[4] == far_y then return end
  self.shown = {x, y, far_x, far_y}
  cancel(self)
end

function Input:touchpressed(id, x, y, _, _, pressure)
  follow(self)
  x, y = place(self, x, y)
  -- One that is down already has lifted unseen: the engine, which is lenient, ends it.
  if not self.numbers[id] then
    self.latest = self.latest + 1
    self.numbers[id] = self.latest
  end
  self.frame:down(self.numbers[id], x, y, {force = pressure or 0, modifiers = modifiers()})
end

function Input:touchmoved(id, x, y, _, _, pressure)
  follow(self)
  x, y = place(self, x, y)
  if self.numbers[id] then self.frame:move(self.numbers[id], x, y, {force = pressure or 0, modifiers = modifiers()}) end
end

function Input:touchreleased(id, x, y)
  follow(self)
  x, y = place(self, x, y)
  if self.numbers[id] then self.frame:up(self.numbers[id], x, y) end
  self.numbers[id] = nil
end

-- The mouse where it is now, in the phase that follows from the buttons before.
local function point(self, x, y, pressed)
  local before, more = self.pressed, {type = "pointer", buttons = pressed, modifiers = modifiers()}
  x, y = place(self, x, y)
  self.pressed, self.x, self.y = pressed, x, y
  if pressed ~= 0 then
    local phase = before == 0 and "down" or "move"
    return self.frame[phase](self.frame, mouse, x, y, more)
  end
  if before ~= 0 then self.frame:up(mouse, x, y, more) end
  local phase = self.is_over and "hover" or "enter"
  self.frame[phase](self.frame, mouse, x, y, more)
  self.is_over = true
end

function Input:mousepressed(x, y, button, is_touch)
  follow(self)
  if not is_touch and buttons[button] then point(self, x, y, bit.bor(self.pressed, buttons[button])) end
end

function Input:mousereleased(x, y, button, is_touch)
  follow(self)
  if not is_touch and buttons[button] then point(self, x, y, bit.band(self.pressed, bit.bnot(buttons[button]))) end
end

function Input:mousemoved(x, y, _, _, is_touch)
  follow(self)
  if not is_touch then point(self, x, y, self.pressed) end
end

-- The mouse comes into the window or leaves it.
function Input:mousefocus(is_over)
  if is_over or not self.is_over then return end
  self.frame:exit(mouse, self.x, self.y, {type = "pointer"})
  self.is_over = false
end

function Input:wheelmoved(x, y)
  follow(self)
  self:feed()
  local held, at_x, at_y = modifiers(), place(self, love.mouse.getPosition())
  local unit = math.sqrt((self.shown[3] - self.shown[1]) ^ 2 + (self.shown[4] - self.shown[2]) ^ 2) / math.sqrt(2) / 1024
  local more = {modifiers = held, magnification = 0}
  local zooms = bit.band(held, tonumber(C.KIN_MODIFIER_CONTROL)) ~= 0
  if zooms then more.magnification = math.max(y * notch_scale, -0.5) end
  self.engine:wheel(0, at_x, at_y, zooms and 0 or -x * notch * unit, zooms and 0 or y * notch * unit, self:now(), more)
end

function Input:focus(is_focused)
  if not is_focused then cancel(self) end
end

function Input:visible(is_visible) self:focus(is_visible) end

-- LÖVE's time, or the engine's where that is later.
function Input:now() return math.max(love.timer.getTime(), self.engine:time()) end

-- Feeds what was gathered, all at one time, and returns that time.
function Input:feed()
  local time = self:now()
  self.frame:feed(time)
  return time
end

-- Makes LÖVE's callbacks those of `input`; what was there is called after them.
local function install(input)
  for name, callback in pairs(Input) do
    if type(callback) == "function" and name ~= "now" and name ~= "feed" then
      local before = love[name]
      love[name] = function(...)
        callback(input, ...)
        if before then return before(...) end
      end
    end
  end
end

return function(engine)
  engine:set_lenient(true)
  local input = setmetatable({engine = engine, frame = engine:frame(), numbers = {}, latest = 0, pressed = 0, is_over = false, x = 0, y = 0, shown = {0, 0, 1024, 1024}}, Input)
  install(input)
  return input
end
