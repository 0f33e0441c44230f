"""The library that checks its invariants after every step is another one than the one that ships."""

import ctypes

from house import LIBRARY, ROOT

CHECKED = ROOT / "build/checks/lib/libkinesic.so"


def test_only_this_library_checks() -> None:
    assert hasattr(ctypes.CDLL(str(CHECKED)), "kin_checks_state_key")
    assert not hasattr(ctypes.CDLL(str(LIBRARY)), "kin_checks_state_key")
