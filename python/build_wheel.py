"""Builds the wheel: the package with the library inside. pip calls the hooks (PEP 517), `make wheel` this file
with a folder and the library.

For pip the library is compiled in a temporary folder, by the project's own Makefile: nothing is left in the tree. The
wheel's tag names the C library of the machine that builds it: manylinux_2_36_x86_64 on Debian 12.
"""

import base64
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
TREE = HERE.parent
LIBRARY = "liboriflamme-env.so"

if __name__ != "__main__" and globals().get("__cached__"):  # Python has kept this file compiled, in the tree
    Path(__cached__).unlink(missing_ok=True)
    if Path(__cached__).parent.is_dir() and not any(Path(__cached__).parent.iterdir()):
        Path(__cached__).parent.rmdir()


def stop(why: str) -> None:
    sys.exit(f"oriflamme: {why}")


def project() -> dict:
    if sys.version_info < (3, 11):
        stop("Python 3.11 or later builds the wheel; what it builds runs on 3.9 or later")
    if not (TREE / "engine" / "oriflamme.c").exists():
        stop(f"the library's sources are not in {TREE}: install from a whole clone, as `pip install ./python` in it")
    import tomllib

    return tomllib.loads((HERE / "pyproject.toml").read_text())["project"]


def tag() -> str:
    libc = os.confstr("CS_GNU_LIBC_VERSION") if "CS_GNU_LIBC_VERSION" in os.confstr_names else None
    if not libc:
        stop("wheels are made for Linux with the GNU C library; elsewhere, build the library with `make env`")
    return f"py3-none-manylinux_{libc.split()[1].replace('.', '_')}_{os.uname().machine}"


def compile_library(work: str) -> Path:
    for tool, package in (("make", "make"), (os.environ.get("CC", "gcc").split()[0], "gcc libc6-dev")):
        if shutil.which(tool) is None:
            stop(f"{tool} is missing, and the library is built with it: apt-get install {package}")
    command = ["make", "--no-print-directory", "-s", "-C", str(TREE), "env", f"PIC={work}/pic", f"LIB={work}/lib"]
    if os.environ.get("CC"):
        command.append("CC=" + os.environ["CC"])
    if subprocess.run(command, check=False, stdout=sys.stderr).returncode != 0:
        stop("the library could not be built; the compiler says why above")
    return Path(work, "lib", LIBRARY)


def metadata(about: dict) -> str:
    lines = [
        "Metadata-Version: 2.1",
        f"Name: {about['name']}",
        f"Version: {about['version']}",
        f"Summary: {about['description']}",
        f"License: {about['license']['text']}",
        "License-File: LICENSE",
        f"Requires-Python: {about['requires-python']}",
        f"Keywords: {','.join(about['keywords'])}",
        *(f"Author-email: {one['name']} <{one['email']}>" for one in about["authors"]),
        *(f"Classifier: {one}" for one in about["classifiers"]),
        *(f"Requires-Dist: {one}" for one in about["dependencies"]),
    ]
    for name, needed in about["optional-dependencies"].items():
        lines += [f"Provides-Extra: {name}", *(f"Requires-Dist: {one} ; extra == '{name}'" for one in needed)]
    return "\n".join([*lines, "Description-Content-Type: text/markdown", "", (HERE / about["readme"]).read_text()])


def info_files(about: dict) -> dict[str, bytes]:
    info = f"{about['name']}-{about['version']}.dist-info"
    wheel = f"Wheel-Version: 1.0\nGenerator: oriflamme\nRoot-Is-Purelib: false\nTag: {tag()}\n"
    return {
        f"{info}/METADATA": metadata(about).encode(),
        f"{info}/WHEEL": wheel.encode(),
        f"{info}/licenses/LICENSE": (TREE / "LICENSE").read_bytes(),
    }


def write_wheel(folder: str, about: dict, files: dict[str, bytes]) -> str:
    """The same bytes from the same files."""
    name = f"{about['name']}-{about['version']}-{tag()}.whl"
    record = f"{about['name']}-{about['version']}.dist-info/RECORD"
    lines = []
    for path, content in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        lines.append(f"{path},sha256={digest},{len(content)}\n")
    files = {**files, record: "".join([*lines, f"{record},,\n"]).encode()}
    Path(folder).mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(Path(folder, name), "w", zipfile.ZIP_DEFLATED) as archive:
        for path, content in files.items():
            entry = zipfile.ZipInfo(path)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o100755 if path.endswith(".so") else 0o100644) << 16
            archive.writestr(entry, content)
    return name


def pack(folder: str, about: dict, library: Path) -> str:
    ours = sorted(path for path in (HERE / "oriflamme").iterdir() if path.suffix == ".py" or path.name == "py.typed")
    kernels = [path for path in [TREE / "build" / "gpu" / "oriflamme.ptx"] if path.exists()]  # after `make gpu`
    files = {f"oriflamme/{path.name}": path.read_bytes() for path in [*ours, *kernels, library]}
    return write_wheel(folder, about, {**files, **info_files(about)})


# --- What pip calls ---


def prepare_metadata_for_build_wheel(metadata_directory, config_settings=None):
    about = project()
    for path, content in info_files(about).items():
        at = Path(metadata_directory, path)
        at.parent.mkdir(parents=True, exist_ok=True)
        at.write_bytes(content)
    return f"{about['name']}-{about['version']}.dist-info"


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    about = project()
    with tempfile.TemporaryDirectory() as work:
        return pack(wheel_directory, about, compile_library(work))


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    """The package stays where it is, and finds the library that `make env` builds."""
    about = project()
    return write_wheel(wheel_directory, about, {"oriflamme.pth": f"{HERE}\n".encode(), **info_files(about)})


def build_sdist(sdist_directory, config_settings=None):
    stop("there is no archive of the sources for Python alone: install from a clone, or make a wheel (`make wheel`)")


if __name__ == "__main__":
    print(Path(sys.argv[1], pack(sys.argv[1], project(), Path(sys.argv[2]))))
