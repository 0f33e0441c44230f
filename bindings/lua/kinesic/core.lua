-- core.lua: the shared library, errors, and the one way into C.
local ffi = require("ffi")
local constants = require("kinesic.cdef")

local Error = {}
Error.__index = Error
Error.__tostring = function(self) return self.code .. ": " .. self.sentence end

local function exists(path)
  local file = io.open(path)
  return file ~= nil and file:close()
end

-- Where the library may be: beside these files; in build/lib of the tree that they lie in; where `make install`, which
-- wrote kinesic/installed.lua, put it.
local function find(name, short)
  local here = debug.getinfo(1, "S").source:match("^@(.*)/kinesic/core%.lua$") or "."
  local was_installed, place = pcall(require, "kinesic.installed")
  for _, path in ipairs({name, "../../build/lib/" .. name, was_installed and place:gsub("libkinesic%.", "lib" .. short .. ".") or nil}) do
    if exists(here .. "/" .. path) then return here .. "/" .. path end
  end
end

-- A library of ours, "kinesic" or "kinesic-lint": what an environment variable names; what was found near; what the
-- system's loader finds, by the name that compilers know, or by the one that programs are linked with, which is there
-- without a package for compilers.
local function load(short, variable)
  local name = ({OSX = "lib%s.dylib", Windows = "%s.dll"})[ffi.os] or "lib%s.so"
  local path = os.getenv(variable) or find(name:format(short), short) or short
  local worked, library = pcall(ffi.load, path)
  if not worked and path == short and ffi.os == "Linux" then
    worked, library = pcall(ffi.load, "lib" .. short .. ".so." .. constants.KIN_VERSION_MAJOR)
  end
  if not worked then error(library, 0) end
  return library, path
end

local function load_engine()
  local library, path = load("kinesic", "KINESIC_LIBRARY")
  local level = library.kin_abi_level()
  if level ~= constants.KIN_ABI_LEVEL then
    error(path .. " has level " .. level .. " of the binary interface, these files are for " .. constants.KIN_ABI_LEVEL, 0)
  end
  return library
end
local C = load_engine()

-- A misspelled one is an error, as it is in C.
setmetatable(constants, {__index = function(_, name) error("no constant '" .. tostring(name) .. "'", 2) end})

-- Raises an Error for a code that is not KIN_OK. Without a sentence it is that of a call that has no engine.
local function check(code, sentence)
  if code == C.KIN_OK then return end
  local name = ffi.string(C.kin_result_name(code))
  error(setmetatable({code = name, sentence = sentence or ffi.string(C.kin_last_error())}, Error), 0)
end

-- What a function of the host raised while C was calling it; `call` raises it again when C is done.
local raised = nil

-- Calls `f(engine, ...)`, and returns its code and what the host's functions raised meanwhile. It is never compiled:
-- compiled code must not call C that calls back into Lua.
local function attempt(engine, f, ...)
  if not engine.pointer then error(setmetatable({code = "KIN_ERROR_NULL", sentence = "the " .. (engine.what or "engine") .. " was destroyed"}, Error), 0) end
  local outer = raised -- of a call that this one is made in
  raised = nil
  local code = f(engine.pointer, ...)
  local again = raised
  raised = outer
  return code, again
end
jit.off(attempt)

-- Calls `f(engine, ...)`; raises what it refuses, and what the host's functions raised.
local function call(engine, f, ...)
  local code, again = attempt(engine, f, ...)
  if again ~= nil then error(again, 0) end
  check(code, code ~= C.KIN_OK and ffi.string(C.kin_engine_last_error(engine.pointer)) or nil)
end
jit.off(call)

-- A function of the host for C: nothing is raised through the engine.
local function guarded(f, otherwise)
  return function(...)
    local worked, answer = pcall(f, ...)
    if worked then return answer end
    if raised == nil then raised = answer end
    return otherwise
  end
end

-- Calls `f(engine, ..., out)` with an output of a type, and returns what it has become.
local function number_from(engine, type, f, ...)
  local out, arguments, count = ffi.new(type .. "[1]"), {...}, select("#", ...)
  arguments[count + 1] = out
  call(engine, f, unpack(arguments, 1, count + 1))
  return out[0]
end

-- The library's words for the constants of an enumeration: by their numbers, and their numbers by the words.
local function words(name)
  local by_number, by_word, number = {}, {}, 0
  while ffi.string(name(number)) ~= "?" do
    local word = ffi.string(name(number))
    by_number[number], by_word[word], number = word, number, number + 1
  end
  return by_number, by_word
end

-- Seconds as C wants them.
local function nanoseconds(time)
  if type(time) ~= "number" or not (time >= 0 and time < 1.8e10) then
    error(setmetatable({code = "KIN_ERROR_INVALID", sentence = "a time is a number of seconds, 0 or more, not " .. tostring(time)}, Error), 0)
  end
  return ffi.cast("uint64_t", math.floor(time * 1e9 + 0.5))
end

return {C = C, constants = constants, load = load, Error = Error, check = check, attempt = attempt, call = call, guarded = guarded, number_from = number_from, words = words, nanoseconds = nanoseconds}
