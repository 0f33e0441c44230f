-- trace.lua: recording and playing back. Traces are Lua strings; docs/traces.md says what is in them.
local ffi = require("ffi")
local core = require("kinesic.core")
local C, call = core.C, core.call

-- The sinks by number, as in delegates.lua; one callback for all.
local sinks, latest = {}, 0
local take = ffi.cast("kin_trace_sink", core.guarded(function(bytes, count, data)
  sinks[tonumber(ffi.cast("intptr_t", data))](ffi.string(bytes, count))
  return C.KIN_OK
end, C.KIN_ERROR_SINK))

local function with_sink(engine, f, sink)
  latest = latest + 1
  sinks[latest] = sink
  local number = latest
  local worked, fault = pcall(call, engine, f, take, ffi.cast("void *", number))
  if not worked then
    sinks[number] = nil
    error(fault, 0)
  end
  return number
end

local trace = {}

-- All that `run(take, data)` hands to a sink of C.
function trace.gathered(run)
  latest = latest + 1
  local parts, number = {}, latest
  sinks[number] = function(bytes) parts[#parts + 1] = bytes end
  local worked, fault = pcall(run, take, ffi.cast("void *", number))
  sinks[number] = nil
  if not worked then error(fault, 0) end
  return table.concat(parts)
end

-- What a trace says of itself: a kin_trace_info.
function trace.inspect(bytes)
  local info = ffi.new("kin_trace_info")
  C.kin_struct_init("kin_trace_info", info, ffi.sizeof(info))
  core.check(C.kin_trace_inspect(bytes, #bytes, info))
  return info
end

function trace.extend(Engine)
  -- Hands `sink(bytes)` a trace of all that happens from here on.
  function Engine:start_trace(sink) self.sink_number = with_sink(self, C.kin_trace_start, sink) end
  function Engine:flush_trace() call(self, C.kin_trace_flush) end
  function Engine:stop_trace()
    local worked, fault = pcall(call, self, C.kin_trace_stop)
    if self.sink_number then sinks[self.sink_number], self.sink_number = nil, nil end
    if not worked then error(fault, 0) end
  end
  -- Keeps the last part of a trace in a ring of `bytes`, and with `seconds` not much more than that.
  function Engine:start_flight_recorder(bytes, seconds) call(self, C.kin_flight_recorder_start, bytes, core.nanoseconds(seconds or 0)) end
  function Engine:stop_flight_recorder() call(self, C.kin_flight_recorder_stop) end
  -- What the ring holds, as a whole trace.
  function Engine:dump_flight_recorder()
    return trace.gathered(function(...) call(self, C.kin_flight_recorder_dump, ...) end)
  end
  -- Plays a trace in this engine, which is fresh and has the trace's options. Its events can be polled. Returns a
  -- kin_replay_report.
  function Engine:replay(bytes)
    local report = ffi.new("kin_replay_report")
    C.kin_struct_init("kin_replay_report", report, ffi.sizeof(report))
    call(self, C.kin_trace_replay, bytes, #bytes, nil, report)
    return report
  end
end

return trace
