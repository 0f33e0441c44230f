-- lua_check.lua: what the Lua tests count with.
local kinesic = require("kinesic")
local passed, failed = 0, 0
local checks = {}

-- Counts one check; of one that fails it says what and where.
function checks.check(condition, what)
  if condition then passed = passed + 1 else failed = failed + 1 print("failed: " .. what .. " at line " .. debug.getinfo(2, "l").currentline) end
end

-- One check: `f(...)` raises the binding's error of this code, with a sentence.
function checks.refused(code, f, ...)
  local worked, fault = pcall(f, ...)
  checks.check(not worked and getmetatable(fault) == kinesic.Error and fault.code == code and #fault.sentence > 5, code .. ", not " .. tostring(fault))
end

-- Ends the program with the counts.
function checks.close()
  print(passed .. " passed, " .. failed .. " failed")
  os.exit(failed == 0 and 0 or 1)
end

return checks
