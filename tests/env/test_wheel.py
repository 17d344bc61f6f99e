"""The wheel: what is in it, that it works by itself, and what pip says where something is missing."""

import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from harness import run

TREE = Path(__file__).resolve().parents[2]
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-index", "--no-deps",
       "--root-user-action=ignore"]


def the_wheel() -> Path:
    wheels = list((TREE / "build" / "wheel").glob("*.whl"))
    assert len(wheels) == 1, wheels
    return wheels[0]


def clean_environment(**more: str) -> dict[str, str]:
    return {**{k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "ORIFLAMME"))}, **more}


def test_contents():
    libc = os.confstr("CS_GNU_LIBC_VERSION").split()[1].replace(".", "_")
    assert the_wheel().name == f"oriflamme-1.0.0-py3-none-manylinux_{libc}_{os.uname().machine}.whl"
    with zipfile.ZipFile(the_wheel()) as archive:
        names = archive.namelist()
        metadata = archive.read("oriflamme-1.0.0.dist-info/METADATA").decode()
        assert archive.read("oriflamme-1.0.0.dist-info/licenses/LICENSE") == (TREE / "LICENSE").read_bytes()
    for needed in ("liboriflamme-env.so", "py.typed", "gym.py", "gpu.py"):
        assert f"oriflamme/{needed}" in names, names
    for line in ("License: MIT", "Requires-Dist: numpy>=1.21", "Author-email: ", "Classifier: Typing :: Typed",
                 "Description-Content-Type: text/markdown"):
        assert f"\n{line}" in metadata, metadata
    assert "from oriflamme import Batch" in metadata


def test_it_works_by_itself():
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([*PIP, "--target", folder, str(the_wheel())], check=True)
        code = ("import oriflamme, oriflamme._library as c; game = oriflamme.Game(seats=3, seed=1); "
                "print(c.lib._name); game.apply(game.advise('king')); print(game.record())")
        told = subprocess.run([sys.executable, "-c", code], cwd=folder, env=clean_environment(PYTHONPATH=folder),
                              capture_output=True, text=True)
        assert told.returncode == 0, told
        assert told.stdout.splitlines()[0] == f"{folder}/oriflamme/liboriflamme-env.so", told
        # Where there is no card: a wrong seat is refused as elsewhere, and then it says that.
        code = ("from oriflamme import Refused, gpu\nfor seats in (9, 3):\n    try:\n        gpu.Batch(8, seats)\n"
                "    except (Refused, gpu.Missing) as error:\n        print(type(error).__name__, error)")
        told = subprocess.run([sys.executable, "-c", code], cwd=folder, capture_output=True, text=True, check=True,
                              env=clean_environment(PYTHONPATH=folder, ORIFLAMME_CUDA="/nowhere/libcuda.so.1"))
        refused, missing = told.stdout.splitlines()
        assert refused.startswith("Refused seats 9") and missing.startswith("Missing") and "no driver here" in missing, told


def refused(source: Path, **environment: str) -> str:
    with tempfile.TemporaryDirectory() as folder:
        told = subprocess.run([*PIP, "--target", folder, str(source)], env=clean_environment(**environment),
                              capture_output=True, text=True)
        assert told.returncode != 0 and not os.listdir(folder), told
        return told.stdout + told.stderr


def test_pip_says_what_is_missing():
    before = sorted(TREE.rglob("python/**/*"))
    with tempfile.TemporaryDirectory() as folder:
        for tool in ("make", "sh", "env"):
            os.symlink(shutil.which(tool), Path(folder, tool))
        told = refused(TREE / "python", PATH=folder)
        assert "gcc is missing" in told and "apt-get install gcc libc6-dev" in told, told
        alone = Path(folder, "python")
        shutil.copytree(TREE / "python", alone)
        assert "install from a whole clone" in refused(alone)
    assert sorted(TREE.rglob("python/**/*")) == before, "something was left in the tree"


if __name__ == "__main__":
    run(globals(), sys.argv[1:])
