-- motion.lua: where a touch is at the time of a frame, and how things go on when a finger has let go. docs/motion.md
-- has the formulas.
local ffi = require("ffi")
local core = require("kinesic.core")
local C, nanoseconds = core.C, core.nanoseconds

local kinds = {[0] = "sample", "interpolated", "extrapolated", "held"}
local predictions = {velocity = C.KIN_PREDICTION_VELOCITY, line = C.KIN_PREDICTION_LINE, none = C.KIN_PREDICTION_NONE}
local Fling = {}

local function made(f, ...)
  local fling = ffi.new("kin_fling")
  local arguments = {...}
  arguments[#arguments + 1] = fling
  core.check(f(unpack(arguments)))
  return fling
end
local function computed(f, ...)
  local out = ffi.new("double[1]")
  local arguments = {...}
  arguments[#arguments + 1] = out
  core.check(f(unpack(arguments)))
  return out[0]
end

-- Position and velocity, `elapsed` seconds after its beginning.
function Fling:at(elapsed)
  local position, velocity = ffi.new("double[1]"), ffi.new("double[1]")
  core.check(C.kin_fling_at(self, nanoseconds(elapsed), position, velocity))
  return position[0], velocity[0]
end
-- Seconds until it rests; infinite: never in this life.
function Fling:duration()
  local time = ffi.new("uint64_t[1]")
  core.check(C.kin_fling_duration(self, time))
  return time[0] == core.constants.KIN_TIME_NEVER and math.huge or tonumber(time[0]) / 1e9
end
-- Where it ends.
function Fling:final() return computed(C.kin_fling_final, self) end
-- A spring to the nearest of some points, and its index from 1: what a pager does.
function Fling:snap(points, response, damping_ratio)
  local fling, index = ffi.new("kin_fling"), ffi.new("uint32_t[1]")
  core.check(C.kin_fling_snap(self, ffi.new("double[?]", #points, points), #points, response or 0.5, damping_ratio or 1, fling, index))
  return fling, index[0] + 1
end
-- This decay until it crosses a bound, and from there a spring back.
function Fling:bound(minimum, maximum, response, damping_ratio)
  return made(C.kin_fling_bound, self, minimum, maximum, response or 0.63, damping_ratio or 1)
end
ffi.metatype("kin_fling", {__index = Fling})

local motion = {}
function motion.decay(position, velocity, rate) return made(C.kin_fling_decay, position, velocity, rate) end
function motion.friction(position, velocity, deceleration)
  return made(C.kin_fling_friction, position, velocity, deceleration or core.constants.KIN_DECELERATION_NORMAL)
end
function motion.spring(position, velocity, target, response, damping_ratio)
  return made(C.kin_fling_spring, position, velocity, target, response or 0.5, damping_ratio or 1)
end
function motion.rubber_band(distance, dimension, coefficient)
  return computed(C.kin_rubber_band, distance, dimension, coefficient or core.constants.KIN_RUBBER_BAND)
end
function motion.rubber_band_distance(offset, dimension, coefficient)
  return computed(C.kin_rubber_band_distance, offset, dimension, coefficient or core.constants.KIN_RUBBER_BAND)
end

function motion.extend(Engine)
  -- Where a touch that is down is at a time, and how that is known. Ask for 5 ms before the frame's time.
  function Engine:sample_touch(touch, time)
    local found = self:number_from("kin_touch_estimate", C.kin_engine_sample_touch, ffi.cast("uint64_t", touch), nanoseconds(time))
    return found.x, found.y, kinds[found.kind]
  end
  -- How that is answered for times after the latest sample: "velocity" (as at first), "line" of the latest two
  -- samples, or "none".
  function Engine:set_prediction(name)
    local prediction = predictions[name] or error('a prediction is "velocity", "line" or "none", not ' .. tostring(name), 2)
    core.call(self, C.kin_engine_set_prediction, prediction)
  end
  -- Its landing and moves, oldest first, each {time, x, y}.
  function Engine:touch_history(touch)
    local count, row, points = ffi.new("uint32_t[1]"), ffi.new("kin_touch_point[40]"), {}
    core.call(self, C.kin_engine_get_touch_history, ffi.cast("uint64_t", touch), row, 40, count)
    for i = 0, count[0] - 1 do points[i + 1] = {tonumber(row[i].time_ns) / 1e9, row[i].x, row[i].y} end
    return points
  end
end

return motion
