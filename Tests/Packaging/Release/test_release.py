"""The whole release: twice the same bytes, checksums, the bill of materials, and the packages of other languages used
where nothing of this tree is in reach."""

import hashlib
import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest
from archives import alone
from packages import OUTSIDE, ROOT, run, said, version

WASI = ROOT / "Tests/Behaviour/Determinism/wasi.mjs"


def needs(program: str) -> None:
    if not Path("/usr/bin", program).exists():
        pytest.skip(f"{program} is not installed")


def test_the_same_bytes_each_time(release: Path, tmp_path: Path) -> None:
    run(ROOT / "Scripts/release", KINESIC_RELEASE=tmp_path)
    assert (tmp_path / "SHA256SUMS").read_text() == (release / "SHA256SUMS").read_text()


def test_checksums(release: Path) -> None:
    lines = dict(reversed(line.split("  ")) for line in (release / "SHA256SUMS").read_text().splitlines())  # type: ignore[misc]
    assert set(lines) == {path.name for path in release.iterdir()} - {"SHA256SUMS"}
    assert {name: hashlib.sha256((release / name).read_bytes()).hexdigest() for name in lines} == lines


def test_the_bill_of_materials(release: Path) -> None:
    """SPDX 2.3: each file with its checksum, what of others is in it, and no element that is not declared."""
    bill = json.loads((release / f"kinesic-{version()}.spdx.json").read_text())
    assert (bill["spdxVersion"], bill["dataLicense"], bill["SPDXID"]) == ("SPDX-2.3", "CC0-1.0", "SPDXRef-DOCUMENT")
    files = {package["packageFileName"]: package["checksums"][0]["checksumValue"] for package in bill["packages"] if "packageFileName" in package}
    assert set(files) == {path.name for path in release.iterdir()} - {"SHA256SUMS", f"kinesic-{version()}.spdx.json"}
    assert all(hashlib.sha256((release / name).read_bytes()).hexdigest() == checksum for name, checksum in files.items())
    known = {"SPDXRef-DOCUMENT", *(package["SPDXID"] for package in bill["packages"])}
    assert len(known) == len(bill["packages"]) + 1
    assert {relation[end] for relation in bill["relationships"] for end in ("spdxElementId", "relatedSpdxElement")} == known
    assert all(package["licenseConcluded"] and package["downloadLocation"] for package in bill["packages"])


def test_rust(unpacked: Path) -> None:
    """A program that depends on the crate is linked with the static library inside."""
    needs("cargo")
    program = unpacked / "program"
    (program / "src").mkdir(parents=True)
    crate = f"kinesic = {{ path = \"../kinesic-rust-{version()}\" }}"
    (program / "Cargo.toml").write_text(f'[package]\nname = "program"\nversion = "1.0.0"\nedition = "2021"\n\n[dependencies]\n{crate}\n')
    (program / "src/main.rs").write_text("fn main() {\n    let engine = kinesic::Engine::new().unwrap();\n    drop(engine);\n    println!(\"made\");\n}\n")
    assert alone(program, "/usr/bin/cargo", "run", "--offline", "--quiet", HOME=unpacked).stdout == "made\n"
    assert "libkinesic" not in run("readelf", "-dW", program / "target/debug/program").stdout


def test_go(unpacked: Path) -> None:
    needs("go")
    program = unpacked / "program"
    program.mkdir()
    replaced = f"replace kinesic => ../kinesic-go-{version()}"
    (program / "go.mod").write_text(f"module program\n\ngo 1.19\n\nrequire kinesic v1.0.0\n\n{replaced}\n")
    text = 'package main\n\nimport (\n\t"fmt"\n\t"kinesic"\n)\n\nfunc main() {\n\tengine, err := kinesic.NewEngine(kinesic.DefaultOptions())\n'
    (program / "main.go").write_text(text + "\tfmt.Println(engine != nil, err)\n\tengine.Close()\n}\n")
    alone(program, "go", "build", "-o", "program", ".", HOME=unpacked, GOPROXY="off", GOFLAGS="-mod=mod")
    assert alone(program, "./program").stdout == "true <nil>\n"
    assert "libkinesic" not in run("readelf", "-dW", program / "program").stdout


def test_npm(release: Path, tmp_path: Path) -> None:
    needs("node")
    run("tar", "-xf", release / f"kinesic-{version()}.tgz", "-C", tmp_path)
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "package").rename(tmp_path / "node_modules/kinesic")
    (tmp_path / "main.mjs").write_text("import { load } from 'kinesic';\nconsole.log((await load()).version);\n")
    assert alone(tmp_path, "node", "main.mjs").stdout == version() + "\n"


def test_webassembly(unpacked: Path) -> None:
    """A program in C with the archive's library, in node; clang comes from the toolchain, which is no library."""
    needs("node")
    clang = shutil.which("clang")
    folder = unpacked / f"kinesic-{version()}-wasm32"
    if not clang or not Path("/usr/lib/wasm32-wasi/libc.a").exists():
        pytest.skip("clang or wasi-libc is missing")
    tools, system = Path(clang).resolve().parent, "/usr/lib/wasm32-wasi"
    [*_, builtins] = sorted(Path("/usr/lib").glob("llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a"))
    compiled = [tools / "clang", "--target=wasm32-wasi", "-isystem", "/usr/include/wasm32-wasi", "-I", folder / "include", "-c", OUTSIDE / "strokes.c", "-o", unpacked / "main.o"]
    run(*compiled)
    run(tools / "wasm-ld", "-o", unpacked / "main.wasm", f"{system}/crt1-command.o", unpacked / "main.o", folder / "lib/libkinesic-strokes.a", f"{system}/libc.a", builtins)
    shutil.copy(WASI, unpacked)
    assert alone(unpacked, "node", "--no-warnings", "wasi.mjs", "main.wasm").stdout == "vee, then nothing\n"


BOARDS = {
    "cortex-m4": ("arm-none-eabi-gcc", ["-mcpu=cortex-m4", "-mthumb", "-mfloat-abi=hard", "-mfpu=fpv4-sp-d16", "--specs=nano.specs"], "cortex_m4"),
    "riscv32": ("riscv64-unknown-elf-gcc", ["-march=rv32imac", "-misa-spec=2.2", "-mabi=ilp32", "--specs=picolibc.specs"], "riscv32"),
}


@pytest.mark.parametrize("system", BOARDS)
def test_boards(system: str, unpacked: Path) -> None:
    """The example of the archive links; what it does in qemu is for Tests/Interface/Bare, with the same library."""
    compiler, processor, board = BOARDS[system]
    needs(compiler)
    folder = unpacked / f"kinesic-{version()}-{system}"
    example = folder / "share/doc/kinesic/examples/c/bare"
    sources = [example / name for name in ("main.c", "classes.c", "memory.c", f"{board}/board.c")]
    linking = ["-nostartfiles", "-L", example, "-T", example / board / "board.ld", "-L", folder / "lib", "-lkinesic", "-lm", "-Wl,--gc-sections"]
    alone(unpacked, compiler, *processor, "-std=c11", "-Os", "-ffunction-sections", "-fdata-sections", "-I", folder / "include", "-I", example, *sources, *linking, "-o", "board.elf")
    assert (unpacked / "board.elf").stat().st_size > 100_000


def test_android_links(unpacked: Path) -> None:
    """Pages of 16 KB; a program's library links with it. Nothing of Android is here to run it."""
    needs("aarch64-linux-gnu-readelf")
    for library in (unpacked / f"kinesic-{version()}-android-arm64/lib").glob("*.so"):
        loads = [line.split()[-1] for line in run("aarch64-linux-gnu-readelf", "-lW", library).stdout.splitlines() if line.split()[:1] == ["LOAD"]]
        assert loads and set(loads) == {"0x4000"}


def test_conan(release: Path, unpacked: Path) -> None:
    """The recipe, where Conan is installed: KINESIC_CONAN names the program."""
    conan = os.environ.get("KINESIC_CONAN") or shutil.which("conan")
    if not conan:
        pytest.skip("conan is not installed: KINESIC_CONAN names the program")
    environment = {**os.environ, "CONAN_HOME": str(unpacked / "home"), "KINESIC_ARCHIVES": str(release)}

    def call(*words: str) -> None:
        done = subprocess.run([conan, *words], cwd=unpacked, env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr

    call("profile", "detect")
    call("create", f"kinesic-{version()}-package-managers/conan")
    (unpacked / "conanfile.txt").write_text(f"[requires]\nkinesic/{version()}\n[generators]\nCMakeDeps\nCMakeToolchain\n")
    call("install", ".", "--output-folder=out")
    run("cmake", "-S", OUTSIDE, "-B", unpacked / "build", f"-DCMAKE_TOOLCHAIN_FILE={unpacked}/out/conan_toolchain.cmake", "-DCMAKE_BUILD_TYPE=Release")
    run("cmake", "--build", unpacked / "build")
    assert run(unpacked / "build/shared").stdout == said()


# What vcpkg gives a port, as far as ours uses it.
VCPKG = """
set(VCPKG_TARGET_IS_LINUX TRUE)
set(VCPKG_TARGET_ARCHITECTURE x64)
set(CURRENT_PACKAGES_DIR "{packages}")
function(vcpkg_download_distfile variable)
  cmake_parse_arguments(PARSE_ARGV 1 file "" "FILENAME;SHA512" "URLS")
  file(SHA512 "{release}/${{file_FILENAME}}" found)
  if(NOT found STREQUAL file_SHA512 OR NOT file_URLS MATCHES "/${{file_FILENAME}}$")
    message(FATAL_ERROR "another checksum")
  endif()
  set(${{variable}} "{release}/${{file_FILENAME}}" PARENT_SCOPE)
endfunction()
function(vcpkg_extract_source_archive variable)
  cmake_parse_arguments(PARSE_ARGV 1 from "" "ARCHIVE" "")
  file(ARCHIVE_EXTRACT INPUT "${{from_ARCHIVE}}" DESTINATION "{packages}/source")
  file(GLOB folder "{packages}/source/*")
  set(${{variable}} "${{folder}}" PARENT_SCOPE)
endfunction()
function(vcpkg_install_copyright)
endfunction()
"""


@pytest.mark.parametrize("linkage", ["dynamic", "static"])
def test_vcpkg(linkage: str, release: Path, unpacked: Path) -> None:
    """The port with stand-ins for vcpkg's functions, which is not here: what it installs is linked."""
    packages = unpacked / "packages"
    packages.mkdir()
    port = unpacked / f"kinesic-{version()}-package-managers/vcpkg"
    assert json.loads((port / "vcpkg.json").read_text())["version"] == version()
    given = VCPKG.format(packages=packages, release=release) + f"set(VCPKG_LIBRARY_LINKAGE {linkage})\n"
    (unpacked / "run.cmake").write_text(given + f'include("{port}/portfile.cmake")\n')
    run("cmake", "-P", unpacked / "run.cmake")
    run("cmake", "-S", OUTSIDE, "-B", unpacked / "build", f"-DCMAKE_PREFIX_PATH={packages}")
    run("cmake", "--build", unpacked / "build")
    program, other = ("shared", "static") if linkage == "dynamic" else ("static", "shared")
    assert run(unpacked / f"build/{program}").stdout == said() and not (unpacked / f"build/{other}").exists()
