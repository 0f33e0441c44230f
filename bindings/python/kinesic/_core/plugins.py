"""Plugins: shared libraries that bring recognizer classes of their own."""

from __future__ import annotations

import ctypes
import os
from typing import TYPE_CHECKING, Any, List, Tuple, Union

from . import ffi
from .native import Core
from .classes import tables
from .errors import NotFoundError, UnknownError
from .option_structs import defaults
from .record import record
from .geometry import path_bytes, truth

if TYPE_CHECKING:
    PathArgument = Union[str, "os.PathLike[str]"]

lib = ffi.lib


@record
class Plugin:
    """A library whose classes an engine has. It stays in the process; its classes stay as long as the engine."""

    id: int
    """Its number in the C interface."""
    path: str
    """The file, absolute, without symbolic links."""
    name: str
    """What it says of itself: "com.example.gestures"."""
    summary: str
    version: str
    classes: Tuple[str, ...]
    """The names of its classes."""


class Plugins(Core):
    """The part of `Engine` that loads plugins. A plugin runs with all rights of the process: load only what you would
    link."""

    __slots__ = ()

    def set_plugin_policy(self, *, allow_relative: bool = False, refuse_writable: bool = False) -> None:
        """Which files `load_plugin` takes from now on. `allow_relative`: also paths relative to the working directory.
        `refuse_writable`: none in whose place any user of the system could put another, because all may write to it or
        to a directory above it."""
        allow, refuse = truth(allow_relative, "allow_relative"), truth(refuse_writable, "refuse_writable")
        self._call(lib.kin_engine_set_plugin_policy, allow * ffi.KIN_PLUGIN_ALLOW_RELATIVE | refuse * ffi.KIN_PLUGIN_REFUSE_WRITABLE)

    def load_plugin(self, path: PathArgument) -> Plugin:
        """Loads a plugin library and registers its classes, all or none. A path with a separator names the file, and
        must be absolute unless `set_plugin_policy` allows others; a bare name is looked for in the directories of
        `add_plugin_directory` and nowhere else. One that is there already is not loaded again. NotFoundError, which is
        an OSError, for a file that is not there or is no library."""
        plugin = ffi.kin_plugin_id()
        self._open(lib.kin_plugin_load, path_bytes(path, "path"), ctypes.byref(plugin))
        return self._plugin(plugin.value)

    def add_plugin_directory(self, directory: PathArgument) -> None:
        """Adds a directory in which `load_plugin` looks for bare file names; absolute, as above."""
        self._open(lib.kin_plugin_search_path_add, path_bytes(directory, "directory"))

    def _open(self, function: Any, *arguments: Any) -> None:
        """Calls a function that opens a file or a folder: what is not there is a FileNotFoundError too."""
        try:
            self._call(function, *arguments)
        except UnknownError as error:
            raise NotFoundError(error.sentence) from None

    @property
    def plugins(self) -> List[Plugin]:
        """The plugins of this engine, in the order of loading."""
        count = ctypes.c_uint32()
        self._call(lib.kin_engine_list_plugins, None, 0, ctypes.byref(count))
        ids = (ffi.kin_plugin_id * count.value)()
        self._call(lib.kin_engine_list_plugins, ids, count.value, ctypes.byref(count))
        return [self._plugin(id) for id in ids]

    def _plugin(self, id: int) -> Plugin:
        info = defaults(ffi.kin_plugin_info)
        with self._lasting():
            self._call(lib.kin_plugin_get_info, id, ctypes.byref(info))
            names = [_text(table.name) for table in tables(self._pointer, info.first_class)]
            return Plugin(
                id, os.fsdecode(info.path or b""), _text(info.name), _text(info.summary), _text(info.version),
                tuple(names[: info.class_count]),
            )  # fmt: skip


def _text(value: Any) -> str:
    return (value or b"").decode("utf-8", "replace")
