-- love_overlay.lua: the overlay (kinesic.overlay) in a LÖVE program, switched on and off by F12.
--
--   local overlay = require("kinesic.love_overlay")(engine)   -- sets love.keypressed; calls one that was there
--   function love.update()
--     overlay:add_events(engine:update(input:feed()))
--   end
--   function love.draw()
--     ...
--     overlay:draw()
--   end
--
-- It is drawn in units of the window, without the transform that the program has set. A program that hands LÖVE's
-- input over with a picture's transform (kinesic.love) draws it with that: overlay:draw(transform, width, height).
local make

local Switch = {}
Switch.__index = Switch

-- Switches it on or off.
function Switch:toggle()
  if self.overlay then
    self.overlay:destroy()
    self.overlay = nil
  else
    make = make or require("kinesic.overlay") -- only here: a program that ships does without
    self.overlay = make(self.engine, self.options)
  end
end

-- Takes note of events; nothing while it is off.
function Switch:add_events(events)
  if self.overlay then self.overlay:add_events(events) end
end

local function write(self, shape)
  local font = self.fonts[shape.size] or love.graphics.newFont(shape.size * 0.8)
  self.fonts[shape.size] = font
  love.graphics.setFont(font)
  love.graphics.print(shape.text, shape.x, shape.y + (shape.size - font:getHeight()) / 2)
end

local function draw(self, shape)
  love.graphics.setColor(shape.colour)
  if shape.kind == "text" then return write(self, shape) end
  if shape.kind == "rectangle" then return love.graphics.rectangle("fill", shape.x, shape.y, shape.end_x - shape.x, shape.end_y - shape.y) end
  if shape.kind == "disc" then -- a filled circle of LÖVE has hard edges, a line has soft ones
    love.graphics.circle("fill", shape.x, shape.y, shape.radius - 1)
    love.graphics.setLineWidth(1)
    return love.graphics.circle("line", shape.x, shape.y, shape.radius - 0.5)
  end
  love.graphics.setLineWidth(shape.size)
  if shape.kind == "ring" then return love.graphics.circle("line", shape.x, shape.y, shape.radius) end
  love.graphics.line(shape.x, shape.y, shape.end_x, shape.end_y)
end

-- Draws it over the frame; nothing while it is off. LÖVE's colour, font, line and transform stay as they are.
function Switch:draw(transform, width, height)
  if not self.overlay then return end
  love.graphics.push("all")
  love.graphics.origin()
  if transform then love.graphics.applyTransform(transform) end
  love.graphics.setBlendMode("alpha")
  love.graphics.setLineStyle("smooth")
  for _, shape in ipairs(self.overlay:draw(width or love.graphics.getWidth(), height or love.graphics.getHeight())) do draw(self, shape) end
  love.graphics.pop()
end

-- `options` are those of kinesic.overlay. Off at first.
return function(engine, options)
  local self = setmetatable({engine = engine, options = {character_width = 0.42}, fonts = {}}, Switch)
  for name, value in pairs(options or {}) do self.options[name] = value end
  local before = love.keypressed
  love.keypressed = function(key, ...)
    if key == "f12" and not select(2, ...) then self:toggle() end
    if before then return before(key, ...) end
  end
  return self
end
