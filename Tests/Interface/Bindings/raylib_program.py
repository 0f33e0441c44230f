"""Runs a program that was linked into a library and calls raylib: raylib_program.py LIBRARY. The wheel on PyPI has
the library of raylib under another name."""

import ctypes
import sys

import raylib

ctypes.CDLL(raylib._raylib_cffi.__file__, ctypes.RTLD_GLOBAL)
sys.exit(ctypes.CDLL(sys.argv[1]).main())
