-- transform.lua: affine maps: x' = a x + c y + tx, y' = b x + d y + ty.
local ffi = require("ffi")
require("kinesic.cdef")

local Transform = {}
Transform.__index = Transform

-- A map of six numbers; without them, the one that changes nothing.
local function transform(a, b, c, d, tx, ty) return ffi.new("kin_transform", a or 1, b or 0, c or 0, d or 1, tx or 0, ty or 0) end

-- First this one, then `next`.
function Transform:concat(next)
  return transform(
    next.a * self.a + next.c * self.b, next.b * self.a + next.d * self.b, next.a * self.c + next.c * self.d,
    next.b * self.c + next.d * self.d, next.a * self.tx + next.c * self.ty + next.tx, next.b * self.tx + next.d * self.ty + next.ty)
end
-- The same map with x, y in the place of the origin.
function Transform:with_pivot(x, y) return transform(1, 0, 0, 1, -x, -y):concat(self):concat(transform(1, 0, 0, 1, x, y)) end
-- The way back; nil for a map that has none.
function Transform:inverse()
  local determinant = self.a * self.d - self.b * self.c
  local one = 1 / determinant
  if determinant ~= determinant or one ~= one or math.abs(one) == math.huge or one == 0 then return nil end
  local a, b, c, d = self.d / determinant, -self.b / determinant, -self.c / determinant, self.a / determinant
  return transform(a, b, c, d, -(a * self.tx + c * self.ty), -(b * self.tx + d * self.ty))
end
-- Where a point goes.
function Transform:apply(x, y) return self.a * x + self.c * y + self.tx, self.b * x + self.d * y + self.ty end
-- What becomes of a translation or a velocity.
function Transform:apply_to_vector(x, y) return self.a * x + self.c * y, self.b * x + self.d * y end
-- Its six numbers, as view:set_transform takes them.
function Transform:numbers() return self.a, self.b, self.c, self.d, self.tx, self.ty end
ffi.metatype("kin_transform", Transform)

-- That of the values a, b, tx and ty of a `transform`: it scales and turns without shear.
local function similarity(a, b, tx, ty) return transform(a, b, -b, a, tx, ty) end

-- Scales and turns (radians, clockwise on a y-down screen) about x, y, which stays.
local function about(x, y, scale, rotation)
  local cosine, sine = scale * math.cos(rotation or 0), scale * math.sin(rotation or 0)
  return transform(cosine, sine, -sine, cosine):with_pivot(x, y)
end

return {transform = transform, similarity = similarity, about = about}
