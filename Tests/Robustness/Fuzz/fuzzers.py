"""The fuzzers: what they are called, where their inputs lie, and how one is run."""

import os
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

from archive import unpack

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
BUILT = ROOT / "build/fuzz"
# New inputs and faults of this clone, never committed.
CORPUS = BUILT / "corpus"
FAULTS = BUILT / "faults"


@dataclass(frozen=True)
class Fuzzer:
    name: str
    # Bytes of the longest input.
    longest: int

    @property
    def archive(self) -> Path:
        """The kept inputs: few that together reach what is known to be reachable."""
        return HERE / "seeds" / f"{self.name}.tar.xz"

    @property
    def seeds(self) -> Path:
        """The kept inputs, unpacked."""
        folder = BUILT / "seeds" / self.name
        unpack(self.archive, folder)
        return folder

    @property
    def found(self) -> list[Path]:
        """Inputs that once found a fault, each under a name that says which."""
        return sorted(path for path in (HERE / "found" / self.name).glob("*") if path.is_file())

    @property
    def corpus(self) -> Path:
        folder = CORPUS / self.name
        folder.mkdir(parents=True, exist_ok=True)
        return folder

    def options(self) -> list[str]:
        words = HERE / "words" / f"{self.name}.dict"
        FAULTS.mkdir(parents=True, exist_ok=True)
        limits = [f"-max_len={self.longest}", "-timeout=20", "-rss_limit_mb=2048", "-malloc_limit_mb=1024"]
        return [*limits, f"-artifact_prefix={FAULTS}/{self.name}-", *([f"-dict={words}"] if words.exists() else [])]


FUZZERS = [
    Fuzzer("api", 2416),
    Fuzzer("touches", 1600),
    Fuzzer("hooks", 2400),
    Fuzzer("trace", 12000),
    Fuzzer("signature", 400),
    Fuzzer("document", 8000),
    Fuzzer("convert", 8000),
    Fuzzer("strokes", 4000),
    Fuzzer("drawings", 6000),
    Fuzzer("touchpad", 2400),
]


def environment(**more: str) -> dict[str, str]:
    """Reports with lines, and none of Swift's own: it does not go together with AddressSanitizer."""
    symbolizer = subprocess.run(["bash", "-c", 'dirname "$(readlink -f "$(command -v swiftc)")"'], capture_output=True, text=True).stdout.strip()
    sanitizer = "handle_abort=1:detect_leaks=1:allocator_may_return_null=1"
    return {**os.environ, "SWIFT_BACKTRACE": "enable=no", "ASAN_OPTIONS": sanitizer, "ASAN_SYMBOLIZER_PATH": f"{symbolizer}/llvm-symbolizer", **more}


def run(fuzzer: Fuzzer, *arguments: object, limit: float | None = None, **more: str) -> tuple[int, str]:
    """Exit code and output of one run of a fuzzer."""
    command = [str(part) for part in [BUILT / fuzzer.name, *fuzzer.options(), *arguments]]
    try:
        done = subprocess.run(command, cwd=BUILT, capture_output=True, stdin=subprocess.DEVNULL, env=environment(**more), timeout=limit)
    except subprocess.TimeoutExpired as late:
        return 1, (late.stderr or b"").decode(errors="replace") + f"\nnot done within {limit} s"
    return done.returncode, (done.stdout + done.stderr).decode(errors="replace")


def fuzz(fuzzer: Fuzzer, seconds: int, corpus: Path) -> tuple[int, str]:
    """A fresh run from the kept inputs and a corpus on; what is new goes to the corpus."""
    return run(fuzzer, f"-max_total_time={seconds}", "-print_final_stats=1", corpus, fuzzer.seeds, limit=seconds + 300)


def runs_of(output: str) -> int:
    found = re.findall(r"stat::number_of_executed_units: (\d+)", output)
    return int(found[-1]) if found else 0


def fault_of(output: str) -> str:
    """What a run found: the complaint and the file with the input."""
    kinds = r"FOUND: .*|Fatal error: .*|SUMMARY: .*|ERROR: libFuzzer: .*|Test unit written to .*|not done within .*"
    return "\n".join(f"    {line}" for line in re.findall(kinds, output)) or "\n".join(output.splitlines()[-20:])


def build(*arguments: str) -> None:
    subprocess.run([HERE / "build", *arguments], check=True)
