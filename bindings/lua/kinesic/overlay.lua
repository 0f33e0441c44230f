-- overlay.lua: what an engine knows, as shapes to draw over the running program. docs/overlay.md is the guide. It
-- needs the library libkinesic-overlay, which a program that ships does without.
--
--   local overlay = require("kinesic.overlay")(engine)
--   overlay:add_events(engine:update(time))
--   for _, shape in ipairs(overlay:draw(800, 600)) do ... end
local ffi = require("ffi")
local bit = require("bit")
local core = require("kinesic.core")
require("kinesic.overlay_cdef")
local C = core.C
local library = core.load("kinesic-overlay", "KINESIC_OVERLAY_LIBRARY")

local Overlay = {what = "overlay"}
Overlay.__index = Overlay

local kinds = {[0] = "line", "disc", "ring", "rectangle", "text"}
local words = {
  theme = {dark = library.KIN_OVERLAY_DARK, light = library.KIN_OVERLAY_LIGHT},
  corner = {
    top_left = library.KIN_OVERLAY_TOP_LEFT, top_right = library.KIN_OVERLAY_TOP_RIGHT,
    bottom_left = library.KIN_OVERLAY_BOTTOM_LEFT, bottom_right = library.KIN_OVERLAY_BOTTOM_RIGHT,
  },
}

local function check(code) core.check(code, code ~= C.KIN_OK and ffi.string(library.kin_overlay_last_error()) or nil) end
local function refuse(sentence) error(setmetatable({code = "KIN_ERROR_INVALID", sentence = sentence}, core.Error), 0) end

local function call(self, f, ...)
  if not self.engine.pointer then refuse("the engine was destroyed") end
  local code, again = core.attempt(self, f, ...)
  if again ~= nil then error(again, 0) end
  check(code)
end
jit.off(call)

local numbers = {
  finger_capacity = 0xFFFFFFFF, recognizer_capacity = 0xFFFFFFFF, trail_capacity = 0xFFFFFFFF, scale = math.huge, text_size = math.huge,
  character_width = math.huge,
}

-- The kin_overlay_options of a table.
local function options_from(options)
  local chosen = ffi.new("kin_overlay_options")
  library.kin_overlay_options_init(chosen)
  for name, value in pairs(options or {}) do
    if words[name] then chosen[name] = words[name][value] or refuse("no " .. name .. " '" .. tostring(value) .. "'")
    elseif name == "trail_time" then chosen.trail_ns = core.nanoseconds(value)
    elseif not numbers[name] then refuse("an overlay has no option '" .. tostring(name) .. "'")
    elseif type(value) ~= "number" or value < 0 or value > numbers[name] then refuse(name .. " must be a number, 0 or more, not " .. tostring(value))
    else chosen[name] = value end
  end
  return chosen
end

-- An overlay of an engine, which explains from now on. `options`: theme ("dark", "light"), corner ("top_left" and so
-- on), finger_capacity, recognizer_capacity, trail_capacity, trail_time (seconds), scale, text_size, character_width.
local function overlay(engine, options)
  local self, out = setmetatable({engine = engine}, Overlay), ffi.new("kin_overlay *[1]")
  check((core.attempt(engine, library.kin_overlay_create, options_from(options), out)))
  self.pointer = ffi.gc(out[0], library.kin_overlay_destroy)
  self.explained = engine:number_from("bool", C.kin_engine_get_explain)
  engine:set_explain(true)
  return self
end

-- Frees it now; without it, the garbage collector does. The engine explains no longer, unless it did before.
function Overlay:destroy()
  if not self.pointer then return end
  library.kin_overlay_destroy(ffi.gc(self.pointer, nil))
  self.pointer = nil
  if self.engine.pointer then self.engine:set_explain(self.explained) end
end

-- Takes note of events, as `update` and `poll` of the engine give them.
function Overlay:add_events(events)
  for _, each in ipairs(events) do call(self, library.kin_overlay_add_event, each.raw) end
end

-- The shapes of this frame for a window of `width` by `height` units, in the order of drawing: kind ("line", "disc",
-- "ring", "rectangle", "text"), colour (red, green, blue and alpha, 0 to 1), x, y, end_x, end_y, size, radius, text. A
-- trail gets a point in each call.
function Overlay:draw(width, height)
  local shapes, count, made = ffi.new("const kin_overlay_shape *[1]"), ffi.new("uint32_t[1]"), {}
  call(self, library.kin_overlay_draw, width, height, shapes, count)
  for i = 0, count[0] - 1 do
    local each = shapes[0][i]
    local function part(shift) return bit.band(bit.rshift(each.colour, shift), 0xFF) / 255 end
    made[i + 1] = {
      kind = kinds[each.kind], colour = {part(24), part(16), part(8), part(0)}, x = each.x, y = each.y, end_x = each.end_x, end_y = each.end_y,
      size = each.size, radius = each.radius, text = each.text ~= nil and ffi.string(each.text) or nil,
    }
  end
  return made
end

return overlay
