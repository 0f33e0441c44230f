"""A small random generator whose numbers do not depend on Python's version.

SplitMix64: G. Steele, D. Lea, C. Flood, "Fast Splittable Pseudorandom Number Generators",
OOPSLA 2014 (constants as in S. Vigna's public domain splitmix64.c).
"""

from __future__ import annotations

_MASK = (1 << 64) - 1


class Random:
    """SplitMix64 with the few distributions that the model needs; only + and * on doubles."""

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def bits(self) -> int:
        """The next 64 random bits."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def uniform(self, low: float = 0.0, high: float = 1.0) -> float:
        """Even between `low` and `high`."""
        return low + (high - low) * ((self.bits() >> 11) * 2.0 ** -53)

    def normal(self, mean: float = 0.0, deviation: float = 1.0) -> float:
        """Bell-shaped, limited to 6 deviations: the sum of 12 even numbers (Irwin-Hall). No
        logarithm, so the same on every C library."""
        total = 0.0
        for _ in range(12):
            total += self.uniform()
        return mean + deviation * (total - 6.0)

    def chance(self, share: float) -> bool:
        """True in `share` of the cases."""
        return self.uniform() < share

    def fork(self) -> "Random":
        """An independent stream, so that one part's draws do not shift another part's."""
        return Random(self.bits())
