#!/usr/bin/env python3
"""An OCI image from the archive of `make dist`, without a registry: usage: packaging/oci.py VERSION.

build/oci is the image as a folder (oci-layout), build/oci.tar the same for `podman load`. One
layer: the archive at /usr, the C library of this machine, a user, a data folder. No shell.
"""

import gzip
import hashlib
import io
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

VERSION = sys.argv[1]
TREE = Path(__file__).resolve().parents[1]
NAME = f"oriflamme-{VERSION}-linux-{platform.machine()}"
ARCH = {"x86_64": "amd64", "aarch64": "arm64"}.get(platform.machine(), platform.machine())
USER = 65532
OUT = TREE / "build" / "oci"


def entry(tar: tarfile.TarFile, name: str, mode: int, data: bytes | None = None, owner: int = 0) -> None:
    info = tarfile.TarInfo(name)
    info.mode, info.uid, info.gid = mode, owner, owner
    if data is None:
        info.type = tarfile.DIRTYPE
        tar.addfile(info)
    else:
        info.size = len(data)
        tar.addfile(info, io.BytesIO(data))


def libc_files(root: Path) -> list[str]:
    """The loader and what else of libc6 the program and its libraries name, as paths."""
    found = set()
    environment = {**os.environ, "LD_LIBRARY_PATH": str(root / "lib")}
    for file in [root / "bin" / "oriflamme", *(root / "lib").iterdir()]:
        listing = subprocess.run(["ldd", file], capture_output=True, text=True, env=environment).stdout
        found.update(re.findall(r"(?:=> |^\s+)(/lib\S+) \(", listing, re.M))
    return sorted(path for path in found if str(root) not in path)


def layer() -> bytes:
    root = TREE / "build" / "dist" / NAME
    raw = io.BytesIO()
    with tarfile.open(fileobj=raw, mode="w", format=tarfile.PAX_FORMAT) as tar:
        for folder in ("usr", "etc", "var", "var/lib", "lib64", "lib"):
            entry(tar, folder, 0o755)
        entry(tar, "tmp", 0o1777)
        entry(tar, "var/lib/oriflamme", 0o700, owner=USER)
        entry(tar, "etc/passwd", 0o644, f"oriflamme:x:{USER}:{USER}::/var/lib/oriflamme:/\n".encode())
        entry(tar, "etc/group", 0o644, f"oriflamme:x:{USER}:\n".encode())
        made = set()
        for path in libc_files(root):
            for parent in reversed(Path(path.lstrip("/")).parents[:-1]):
                if str(parent) not in made | {"lib", "lib64"}:
                    made.add(str(parent))
                    entry(tar, str(parent), 0o755)
            entry(tar, path.lstrip("/"), 0o755, Path(os.path.realpath(path)).read_bytes())
        for file in sorted(root.rglob("*")):
            name = "usr/" + str(file.relative_to(root))
            if file.is_dir():
                entry(tar, name, 0o755)
            else:
                entry(tar, name, 0o755 if os.access(file, os.X_OK) else 0o644, file.read_bytes())
    return raw.getvalue()


def blob(data: bytes, media: str) -> dict:
    digest = hashlib.sha256(data).hexdigest()
    (OUT / "blobs" / "sha256" / digest).write_bytes(data)
    return {"mediaType": f"application/vnd.oci.image.{media}", "digest": f"sha256:{digest}", "size": len(data)}


def main() -> None:
    shutil.rmtree(OUT, ignore_errors=True)
    (OUT / "blobs" / "sha256").mkdir(parents=True)
    files = layer()
    packed = gzip.compress(files, 9, mtime=0)
    config = {
        "architecture": ARCH,
        "os": "linux",
        "config": {
            "User": f"{USER}:{USER}",
            "Env": ["PATH=/usr/bin"],
            "Entrypoint": ["/usr/bin/oriflamme"],
            "Cmd": ["serve", "--listen", "0.0.0.0:8080", "--data", "/var/lib/oriflamme"],
            "ExposedPorts": {"8080/tcp": {}},
            "Volumes": {"/var/lib/oriflamme": {}},
            "WorkingDir": "/var/lib/oriflamme",
        },
        "rootfs": {"type": "layers", "diff_ids": ["sha256:" + hashlib.sha256(files).hexdigest()]},
    }
    manifest = {
        "schemaVersion": 2,
        "mediaType": "application/vnd.oci.image.manifest.v1+json",
        "config": blob(json.dumps(config).encode(), "config.v1+json"),
        "layers": [blob(packed, "layer.v1.tar+gzip")],
    }
    named = blob(json.dumps(manifest).encode(), "manifest.v1+json")
    named["annotations"] = {"org.opencontainers.image.ref.name": f"oriflamme:{VERSION}"}
    (OUT / "oci-layout").write_text('{"imageLayoutVersion": "1.0.0"}')
    (OUT / "index.json").write_text(json.dumps({"schemaVersion": 2, "manifests": [named]}))
    with tarfile.open(TREE / "build" / "oci.tar", "w") as tar:
        for file in sorted(OUT.rglob("*")):
            info = tar.gettarinfo(str(file), str(file.relative_to(OUT)))
            info.mtime = info.uid = info.gid = 0
            info.uname = info.gname = ""
            with open(file, "rb") if file.is_file() else io.BytesIO() as data:
                tar.addfile(info, data if file.is_file() else None)
    print(f"build/oci.tar: {len(packed) / 1e6:.1f} MB, oriflamme:{VERSION}")


if __name__ == "__main__":
    main()
