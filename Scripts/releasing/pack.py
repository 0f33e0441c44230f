#!/usr/bin/env python3
"""Packs a folder: the same bytes each time, whoever packs it and when.

Usage: pack.py FOLDER ARCHIVE SECONDS   ARCHIVE ends in .tar.gz or .zip; all in it has that date, in seconds since 1970
"""

from __future__ import annotations

import gzip
import sys
import tarfile
import time
import zipfile
from pathlib import Path


def entries(folder: Path) -> list[Path]:
    """The folder and all that is in it, in one order."""
    return [folder, *sorted(folder.rglob("*"))]


def mode(path: Path) -> int:
    return 0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644


def pack_tar(folder: Path, archive: Path, date: int) -> None:
    def settled(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = date
        entry.mode = 0o755 if entry.mode & 0o100 else 0o644
        return entry

    with archive.open("wb") as file, gzip.GzipFile("", "wb", 9, file, 0) as packed, tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as tar:
        for path in entries(folder):
            tar.add(path, str(path.relative_to(folder.parent)), recursive=False, filter=settled)


def pack_zip(folder: Path, archive: Path, date: int) -> None:
    """Links become files: not every system that reads the archive has some."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in entries(folder)[1:]:
            if path.is_dir():
                continue
            entry = zipfile.ZipInfo(str(path.relative_to(folder.parent)), time.gmtime(date)[:6])
            entry.external_attr = (0o100000 | mode(path)) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, path.read_bytes())


def main() -> None:
    folder, archive, date = Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3])
    (pack_zip if archive.suffix == ".zip" else pack_tar)(folder, archive, date)


if __name__ == "__main__":
    main()
