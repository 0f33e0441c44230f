-- lint.lua: conflicts between gestures, found before anybody touches anything. docs/lint.md is the guide. It needs the
-- library libkinesic-lint, which a program that ships does without.
--
--   local lint = require("kinesic.lint")(engine)
--   lint:run()
--   for _, finding in ipairs(lint:findings()) do print(finding.kind, finding.sentence) end
local ffi = require("ffi")
local core = require("kinesic.core")
local handles, trace = require("kinesic.handles"), require("kinesic.trace")
local constants = require("kinesic.lint_cdef")
local C, nanoseconds, never = core.C, core.nanoseconds, core.constants.KIN_TIME_NEVER
local library = core.load("kinesic-lint", "KINESIC_LINT_LIBRARY")

local Lint = {what = "lint"}
Lint.__index = Lint

local kinds, kind_numbers = core.words(library.kin_finding_kind_name)
local phase_words, phases = core.words(C.kin_phase_name)
local severities = {[library.KIN_LINT_NOTE] = "note", [library.KIN_LINT_WARNING] = "warning", [library.KIN_LINT_ERROR] = "error"}
local outcomes = {
  [library.KIN_LINT_APART] = "apart", [library.KIN_LINT_UNFIT] = "unfit", [library.KIN_LINT_FIRES] = "fires",
  [library.KIN_LINT_WAITS] = "waits", [library.KIN_LINT_LOSES] = "loses", [library.KIN_LINT_REFUSED] = "refused",
}

-- Those who hear of progress by number, as in delegates.lua; one callback for all.
local progresses, latest = setmetatable({}, {__mode = "v"}), 0
local tell = ffi.cast("kin_lint_progress", core.guarded(function(share, data)
  return progresses[tonumber(ffi.cast("intptr_t", data))].progress(share) ~= false
end, false))

-- As core.call, with the sentence of a lint.
local function call(self, f, ...)
  local code, again = core.attempt(self, f, ...)
  if again ~= nil then error(again, 0) end
  core.check(code, code ~= C.KIN_OK and ffi.string(library.kin_lint_last_error(self.pointer)) or nil)
end
jit.off(call)

local function id_of(handle) return handle and handle.id or 0ULL end
local function wrong(sentence) error(setmetatable({code = "KIN_ERROR_INVALID", sentence = sentence}, core.Error), 0) end
local function filled(name)
  local struct = ffi.new(name)
  struct.struct_size = ffi.sizeof(struct)
  return struct
end
local function count_by(self, f)
  local count = ffi.new("uint32_t[1]")
  call(self, f, count)
  return count[0]
end
-- The number of a motion or wish, from 1.
local function number(plain)
  if plain ~= constants.KIN_LINT_NONE then return plain + 1 end
end

-- Rows of {phase, touch, x, y, time} as C has them; the phase is a word, "began".
local function samples_from(rows)
  local made = ffi.new("kin_touch_sample[?]", math.max(#rows, 1))
  for i, row in ipairs(rows) do
    local each = made[i - 1]
    each.phase = phases[row[1]] or wrong("no phase '" .. tostring(row[1]) .. "'")
    each.touch, each.x, each.y, each.time_ns = row[2], row[3], row[4], nanoseconds(row[5])
  end
  return made
end
local function rows_from(samples, count)
  local rows = {}
  for i = 0, count - 1 do
    local each = samples[i]
    rows[i + 1] = {phase_words[each.phase], tonumber(each.touch), each.x, each.y, tonumber(each.time_ns) / 1e9}
  end
  return rows
end

-- A lint of an engine as it is now. `options`: remedies = false, width, height, run_limit, and progress(share), which
-- ends the run when it returns false.
local function lint(engine, options)
  local self, chosen, out = setmetatable({engine = engine}, Lint), filled("kin_lint_options"), ffi.new("kin_lint *[1]")
  chosen.run_limit = 1000000
  for name, value in pairs(options or {}) do
    if name == "remedies" then chosen.flags = value and 0 or library.KIN_LINT_WITHOUT_REMEDIES
    elseif name == "progress" then self.progress = value
    else chosen[name] = value end
  end
  if self.progress then
    latest = latest + 1
    progresses[latest], chosen.progress, chosen.user_data = self, tell, ffi.cast("void *", latest)
  end
  local code = core.attempt(engine, library.kin_lint_create, chosen, out)
  core.check(code, code ~= C.KIN_OK and ffi.string(library.kin_lint_last_error(nil)) or nil)
  self.pointer = ffi.gc(out[0], library.kin_lint_destroy)
  return self
end

-- Frees it now; without it, the garbage collector does.
function Lint:destroy()
  if self.pointer then library.kin_lint_destroy(ffi.gc(self.pointer, nil)) end
  self.pointer = nil
end

-- Such a finding is meant: it is listed as one that `is_allowed`. Of a kind by its word, "late"; no recognizer or view
-- stands for any.
function Lint:allow(kind, target, other)
  call(self, library.kin_lint_allow, kind_numbers[kind] or wrong("no kind of finding '" .. tostring(kind) .. "'"), id_of(target), id_of(other))
end

-- A motion of the host's own: rows of {phase, touch, x, y, time}.
function Lint:add_motion(name, samples) call(self, library.kin_lint_add_motion, name, samples_from(samples), #samples) end

-- What is wanted: name, motion ("flick left") with the view that it is made `on`, or samples; fires and not_fires are
-- lists of recognizers; within: how many seconds later than alone they may fire; by: until when what comes counts.
function Lint:add_wish(wish)
  local fires, others, wished = wish.fires or {}, wish.not_fires or {}, ffi.new("kin_wish")
  local rows = ffi.new("kin_wish_outcome[?]", math.max(#fires + #others, 1))
  local bits = wish.by and library.KIN_WISH_BY or 0
  local time = (wish.by or wish.within) and nanoseconds(wish.by or wish.within) or never
  for i, each in ipairs(fires) do rows[i - 1] = {each.id, library.KIN_WISH_FIRES + bits, 0, time} end
  for i, each in ipairs(others) do rows[#fires + i - 1] = {each.id, bits, 0, wish.by and time or never} end
  local samples = samples_from(wish.samples or {})
  wished.name, wished.motion, wished.view, wished.samples, wished.sample_count = wish.name, wish.motion, id_of(wish.on), samples, #(wish.samples or {})
  wished.outcomes, wished.outcome_count = rows, #fires + #others
  call(self, library.kin_lint_add_wish, wished)
end

-- Looks at everything; what an earlier run found is gone.
function Lint:run() call(self, library.kin_lint_run) end

-- What was found, the most severe first, those that are allowed last: kind, severity, sentence, remedies, recognizer,
-- other, view, delay (seconds), is_allowed, motion and wish (numbers), motion_count.
function Lint:findings()
  local found, text = {}, ffi.new("const char *[1]")
  for i = 0, count_by(self, library.kin_lint_get_finding_count) - 1 do
    local plain, remedies = filled("kin_finding"), {}
    call(self, library.kin_lint_get_finding, i, plain)
    for remedy = 0, plain.remedy_count - 1 do
      call(self, library.kin_lint_get_remedy, i, remedy, text)
      remedies[remedy + 1] = ffi.string(text[0])
    end
    found[i + 1] = {
      kind = kinds[plain.kind], severity = severities[plain.severity], sentence = ffi.string(plain.sentence), remedies = remedies,
      recognizer = handles.find(self.engine, plain.recognizer, true), other = handles.find(self.engine, plain.other, true),
      view = handles.view(self.engine, plain.view), delay = tonumber(plain.delay_ns) / 1e9, is_allowed = plain.is_allowed ~= 0,
      motion = number(plain.motion), motion_count = plain.motion_count, wish = number(plain.wish),
    }
  end
  return found
end

-- How many motions were played, and one of them, from 1: name, view, x, y, samples (as for add_motion) and
-- scroll_count, which is not 0 for one of a wheel or trackpad.
function Lint:motion_count() return count_by(self, library.kin_lint_get_motion_count) end
function Lint:motion(index)
  local plain = filled("kin_lint_motion")
  call(self, library.kin_lint_get_motion, index - 1, plain)
  return {
    name = ffi.string(plain.name), view = handles.view(self.engine, plain.view), x = plain.x, y = plain.y,
    samples = rows_from(plain.samples, plain.sample_count), scroll_count = plain.scroll_count,
  }
end

-- What became of a recognizer in a motion, "apart", "unfit", "fires", "waits", "loses" or "refused", and who kept it
-- from firing or made it wait.
function Lint:outcome(index, recognizer)
  local outcome, other = ffi.new("kin_lint_outcome[1]"), ffi.new("uint64_t[1]")
  call(self, library.kin_lint_get_outcome, index - 1, id_of(recognizer), outcome, other)
  return outcomes[outcome[0]], handles.find(self.engine, other[0], true)
end

-- The whole report; docs/lint.md has the keys.
function Lint:json()
  return trace.gathered(function(...) call(self, library.kin_lint_write_json, ...) end)
end

return lint
