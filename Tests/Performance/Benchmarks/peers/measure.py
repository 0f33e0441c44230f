"""What is measured of a peer, each by starting its program."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from peers import BUILD, Peer

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import callgrind  # noqa: E402

NOT_COUNTED = ("ld-linux", "libc.so", "libm.so", "libdl.so", "libpthread.so", "librt.so")


def lines(peer: Peer, *options: str, **environment: str) -> list[dict[str, Any]]:
    """What the program prints, or nothing when it fails, which is printed."""
    try:
        done = subprocess.run(peer.command + list(options), env=peer.environment() | environment, capture_output=True, text=True, timeout=600)
    except (OSError, subprocess.TimeoutExpired) as error:
        print(f"{peer.name}: {error}", file=sys.stderr)
        return []
    if done.returncode:
        print(f"{peer.name} failed: {done.stderr.strip()[-300:]}", file=sys.stderr)
        return []
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def play(peer: Peer, runs: int) -> tuple[dict[str, dict[str, Any]], int]:
    """The scenes by name, and the most memory in KiB. A peer that is no C program plays once in a round, after a play
    that warms up."""
    printed = lines(peer, "--runs", str(runs if peer.kind == "C" else 1))
    return {line["scene"]: line for line in printed if "scene" in line}, max((line["peak"] for line in printed if "peak" in line), default=0)


def allocations(peer: Peer) -> dict[str, float]:
    """A sample, by scene."""
    if peer.kind != "C":
        return {}
    printed = lines(peer, "--runs", "1", "--exact", LD_PRELOAD=str(BUILD / "allocations.so"), G_SLICE="always-malloc")
    return {line["scene"]: line["allocations"] for line in printed if "scene" in line}


def start(peer: Peer, times: int = 5) -> dict[str, Any]:
    """From starting the process to its end, ready in between, in milliseconds; what was resident then, in KiB; the
    version."""
    spent, ready = [], []
    for _ in range(times):
        began = time.perf_counter()
        ready += lines(peer, "--ready")
        spent.append((time.perf_counter() - began) * 1000)
    if len(ready) < times:
        return {}
    memory = statistics.median(line["memory"] for line in ready)
    return {"start_ms": statistics.median(spent), "memory": memory, "version": ready[0]["version"]}


def closure(path: str) -> dict[str, int]:
    """The libraries that a file needs, with their sizes; without libc, libm and the loader."""
    printed = subprocess.run(["ldd", path], capture_output=True, text=True).stdout
    files = [line.split("=>")[-1].split()[0] for line in printed.splitlines() if "/" in line]
    return {os.path.realpath(file): os.path.getsize(file) for file in files if not os.path.basename(file).startswith(NOT_COUNTED)}


def size(peer: Peer) -> dict[str, int]:
    """Bytes of the library, of it with all that it needs, and of all that is mapped when the peer is ready; and how
    many files."""
    library = peer.library
    if library and not os.path.exists(library):
        library = subprocess.run(["gcc", f"-print-file-name={library}"], capture_output=True, text=True).stdout.strip()
    sizes: dict[str, int] = {}
    if library and os.path.exists(library):
        whole = closure(library) | {os.path.realpath(library): os.path.getsize(library)}
        sizes = {"library": os.path.getsize(library), "with_needed": sum(whole.values()), "needed_files": len(whole)}
    for line in lines(peer, "--mapped"):
        sizes |= line
    return sizes


def instructions(peer: Peer, scene: str, samples: int) -> float | None:
    """A sample, inside the peer's feed()."""
    if peer.kind != "C":
        return None
    command = [*peer.command, "--runs", "1", "--exact", "--scene", scene]
    try:
        count, _ = callgrind.instructions(command, "feed*", peer.environment())
    except (RuntimeError, subprocess.TimeoutExpired) as error:
        print(f"{peer.name}, {scene}: {error}", file=sys.stderr)
        return None
    return count / (2 * samples)  # the first play warms up
