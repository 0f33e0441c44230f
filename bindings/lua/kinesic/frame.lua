-- frame.lua: what several fingers do at one time, gathered and fed as one step.
local ffi = require("ffi")
local core = require("kinesic.core")
local C = core.C

local _, touch_types = core.words(C.kin_touch_type_name)

local function refuse(sentence) error(setmetatable({code = "KIN_ERROR_INVALID", sentence = sentence}, core.Error), 0) end

-- A kin_touch_sample: `more` has further fields of it, and `type` by name.
local function sample(phase, touch, x, y, more)
  local made = ffi.new("kin_touch_sample", {touch = touch, x = x, y = y, phase = phase})
  for name, value in pairs(more or {}) do
    if name == "type" then value = touch_types[value] or refuse("a type is direct, indirect, pencil or pointer, not " .. tostring(value)) end
    made[name] = type(value) == "table" and value.id or value
  end
  return made
end

local Frame = {}
Frame.__index = Frame

-- In one step a touch lands or lifts once, so that what is tapped within a frame is a tap: where it does more, another
-- step begins.
local function add(self, made)
  local step, settles = self.steps[#self.steps], made.phase ~= C.KIN_PHASE_MOVED and tostring(made.touch)
  if not step or (settles and step.settled[settles]) then
    step = {samples = {}, settled = {}}
    table.insert(self.steps, step)
  end
  if settles then step.settled[settles] = true end
  table.insert(step.samples, made)
  return self
end

function Frame:down(touch, x, y, more) return add(self, sample(C.KIN_PHASE_BEGAN, touch, x, y, more)) end
function Frame:move(touch, x, y, more) return add(self, sample(C.KIN_PHASE_MOVED, touch, x, y, more)) end
function Frame:up(touch, x, y, more) return add(self, sample(C.KIN_PHASE_ENDED, touch, x, y, more)) end
function Frame:cancel(touch, x, y, more) return add(self, sample(C.KIN_PHASE_CANCELLED, touch, x, y, more)) end
-- What hovers: it comes, moves above the window, and leaves.
function Frame:enter(pointer, x, y, more) return add(self, sample(C.KIN_PHASE_ENTERED, pointer, x, y, more)) end
function Frame:hover(pointer, x, y, more) return add(self, sample(C.KIN_PHASE_HOVERED, pointer, x, y, more)) end
function Frame:exit(pointer, x, y, more) return add(self, sample(C.KIN_PHASE_EXITED, pointer, x, y, more)) end

-- Feeds a row as one step; of one that is refused each sample by itself, so that what is right of it counts. Returns
-- the fault, if there was one.
local function feed_row(engine, row, count)
  local code, raised = core.attempt(engine, C.kin_engine_feed, row, count)
  if code == C.KIN_OK or raised ~= nil then return raised end
  local _, fault = pcall(core.check, code, ffi.string(C.kin_engine_last_error(engine.pointer)))
  if count == 1 then return fault end
  fault = nil
  for i = 0, count - 1 do fault = feed_row(engine, row + i, 1) or fault end
  return fault
end

-- Feeds what was gathered, all at `time`, and empties the frame. When the engine refuses something, all else is fed;
-- then its error is raised.
function Frame:feed(time)
  local steps, fault = self.steps, nil
  local time_ns = core.nanoseconds(time)
  self.steps = {}
  for _, step in ipairs(steps) do
    local row = ffi.new("kin_touch_sample[?]", #step.samples)
    for i, each in ipairs(step.samples) do
      row[i - 1] = each
      row[i - 1].time_ns = time_ns
    end
    fault = feed_row(self.engine, row, #step.samples) or fault
  end
  if fault then error(fault, 0) end
end

local frames = {sample = sample}
function frames.extend(Engine)
  -- Gathers what several fingers do at one time.
  function Engine:frame() return setmetatable({engine = self, steps = {}}, Frame) end
end
return frames
