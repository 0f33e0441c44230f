"""Runs one command with a limit of processor time, which does not depend on who else uses the machine."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
# A command that takes next to nothing of the processors for so long hangs.
IDLE_SECONDS = 300
IDLE_SHARE = 0.002


@dataclass(frozen=True)
class Outcome:
    """What came of a command: its exit code, what it printed, how long it took, and of the processors."""

    code: int
    output: str
    seconds: float
    cpu: float


def used(session: int) -> float:
    """The processor time of all processes of a session, with that of their children that have ended."""
    total = 0
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            fields = (entry / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[3]) == session:
            total += sum(map(int, fields[11:15]))
    return total / TICKS


def why_to_stop(cpu: float, limit: float, since: float, idle_from: float) -> str:
    """The sentence about a command that must end now; "" while it may go on."""
    if cpu > limit:
        return f"stopped: it took more than {limit:.0f} s of the processors"
    if time.monotonic() - since > IDLE_SECONDS and cpu - idle_from < IDLE_SECONDS * IDLE_SHARE:
        return f"stopped: it did nothing for {IDLE_SECONDS} s"
    return ""


def run(command: list[str], log: Path, limit: float, environment: dict[str, str], cwd: Path) -> Outcome:
    """Runs a command to its end, or until it has used `limit` seconds of the processors, or hangs. What it prints goes
    to `log`; what it has started ends with it."""
    log.parent.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    with log.open("wb") as file:
        process = subprocess.Popen(command, cwd=cwd, stdin=subprocess.DEVNULL, stdout=file, stderr=file, start_new_session=True, env=environment)
        since, idle_from, why = began, 0.0, ""
        looked = began
        while True:
            pid, status, usage = os.wait4(process.pid, os.WNOHANG)
            if pid:
                break
            time.sleep(min(0.5, 0.01 + (time.monotonic() - began) / 20))
            if not why and time.monotonic() - looked > 2:
                looked, cpu = time.monotonic(), used(process.pid)
                why = why_to_stop(cpu, limit, since, idle_from)
                if why:
                    os.killpg(process.pid, signal.SIGKILL)
                elif looked - since > IDLE_SECONDS:
                    since, idle_from = looked, cpu
        process.returncode = os.waitstatus_to_exitcode(status)
        kill_rest(process.pid)
        if why:
            file.write(f"\n{why}\n0 passed, 1 failed\n".encode())
    output = log.read_text(errors="replace")
    return Outcome(process.returncode, output, time.monotonic() - began, usage.ru_utime + usage.ru_stime)


def kill_rest(group: int) -> None:
    try:
        os.killpg(group, signal.SIGKILL)
    except ProcessLookupError:
        pass
