"""The files of each target: they export what the headers declare, and nothing else."""

import subprocess

import pytest
from house import declared_functions, lint_functions
from targets import NAMES, Target, target

BUILT = [name for name in NAMES if target(name).is_built and target(name).platform != "bare"]


def exported(system: Target, stem: str) -> set[str]:
    if not system.is_windows:
        listed = subprocess.run([f"{system.tools}nm", "-D", "--defined-only", system.libraries / f"lib{stem}.so"], check=True, capture_output=True, text=True)
        return {line.split()[-1].split("@")[0] for line in listed.stdout.splitlines()}
    listed = subprocess.run([f"{system.tools}objdump", "-p", system.libraries / f"{stem}.dll"], check=True, capture_output=True, text=True)
    table = listed.stdout.split("[Ordinal/Name Pointer] Table")[1].split("\n\n")[0]
    return {line.split()[-1] for line in table.splitlines()[1:] if line.strip()}


@pytest.mark.parametrize("name", BUILT)
def test_exports(name: str) -> None:
    system = target(name)
    assert exported(system, "kinesic") == {function.name for function in declared_functions()}
    assert exported(system, "kinesic-lint") == {function.name for function in lint_functions()}
    assert exported(system, "kinesic-shapes") == {"kin_plugin_entry"}
