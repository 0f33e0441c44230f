"""Many inputs as one file. The same inputs always give the same bytes: sorted by name, without times and owners."""

import hashlib
import io
import lzma
import shutil
import tarfile
from pathlib import Path


def pack(inputs: dict[str, bytes], archive: Path) -> None:
    """Writes inputs, by their names."""
    plain = io.BytesIO()
    with tarfile.open(fileobj=plain, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for name, content in sorted(inputs.items()):
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            tar.addfile(entry, io.BytesIO(content))
    archive.parent.mkdir(parents=True, exist_ok=True)
    archive.write_bytes(lzma.compress(plain.getvalue(), preset=9))


def contents(archive: Path) -> dict[str, bytes]:
    """The inputs of an archive by their names; none where there is no archive yet."""
    if not archive.exists():
        return {}
    with tarfile.open(archive, mode="r:xz") as tar:
        return {entry.name: file.read() for entry in tar if (file := tar.extractfile(entry))}


def unpack(archive: Path, folder: Path) -> None:
    """Makes a folder hold what the archive holds and nothing else, unless it was made from the same archive."""
    stamp = folder.with_name(f".{folder.name}.sha256")
    digest = hashlib.sha256(archive.read_bytes() if archive.exists() else b"").hexdigest()
    if stamp.is_file() and stamp.read_text() == digest:
        return
    stamp.unlink(missing_ok=True)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name, content in contents(archive).items():
        (folder / Path(name).name).write_bytes(content)
    stamp.write_text(digest)
