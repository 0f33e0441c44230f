"""The built web package, as programs and pages use it."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
PACKAGE = ROOT / "build/web/kinesic"
DIST = PACKAGE / "dist"
REACT_TYPES = Path("/usr/share/nodejs/@types")
STRICT = {
    "target": "ES2022",
    "module": "ES2022",
    "moduleResolution": "node",
    "lib": ["ES2022", "DOM"],
    "types": [],
    "strict": True,
    "noEmit": True,
}


def linked(folder: Path) -> None:
    """Makes `import 'kinesic'` work in a folder, as an installation does."""
    (folder / "node_modules").mkdir(exist_ok=True)
    (folder / "node_modules/kinesic").symlink_to(PACKAGE)


def compiled(folder: Path, code: str, name: str = "program.ts", **options: object) -> list[str]:
    """What `tsc --strict` says of a program that imports the package: its errors, each with its line."""
    if not (folder / "node_modules").exists():
        linked(folder)
    (folder / name).write_text(code)
    settings = {"compilerOptions": STRICT | options, "files": [name]}
    (folder / "tsconfig.json").write_text(json.dumps(settings))
    done = subprocess.run(["tsc", "-p", "."], cwd=folder, capture_output=True, text=True, timeout=120)
    return [line for line in done.stdout.splitlines() if line]


def compiled_with_react(folder: Path, code: str, name: str = "program.tsx") -> list[str]:
    """The same of a program that imports kinesic/react; the types of React are Debian's."""
    if not (folder / "node_modules").exists():
        linked(folder)
        (folder / "node_modules/@types").symlink_to(REACT_TYPES)
    return compiled(folder, code, name, skipLibCheck=True, jsx="react-jsx")
