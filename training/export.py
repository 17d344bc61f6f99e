#!/usr/bin/env python3
"""Writes the actor as integers: the file that the program has built in.

    training/export.py SNAPSHOTS.npz [--name last] -o bots/king.k8

int8 weights with the power of two for each layer that loses least, int16 rows for inputs that are
set or not, int32 biases. The layout is struct KingWeights of bots/king_net.h.
"""
import argparse
import ctypes
import json
import os
import struct
import sys
import tempfile

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import net as king  # noqa: E402
import train  # noqa: E402

DENSE = ("owner", "seats", "line1", "tell1", "hear1", "mull1", "line2", "tell2", "hear2", "mull2",
         "line3", "tell3", "value1", "value2", "head", "front", "back", "kind1", "kind2", "misc",
         "belief")
ROWS = ("place", "seat", "table", "kinds")
TILE, ONE, FORMAT = 16, 256, 1


def split(flat, shapes):
    out, at = {}, 0
    for name, (i, o) in shapes.items():
        for key, shape in ((name, (i, o)), (name + ".b", (king.biases(name, i, o),))):
            n = int(np.prod(shape))
            if n:
                out[key] = flat[at:at + n].reshape(shape).astype(np.float64)
                at += n
    assert at == flat.size, "the snapshot is of another net"
    return out


def best_shift(weights):
    def loss(shift):
        q = np.clip(np.round(weights * 2.0 ** shift), -127, 127) / 2.0 ** shift
        return ((q - weights) ** 2).sum()
    return min(range(1, 15), key=loss)


def tiled(weights):
    inputs, outputs = weights.shape
    return weights.reshape(inputs // 2, 2, outputs // TILE, TILE).transpose(2, 0, 3, 1)


def equalise(w, first, second):
    """Scales the numbers between two layers so that both lose little: a rectifier lets it pass."""
    scale = np.sqrt(np.abs(w[second]).max(1) / np.maximum(np.abs(w[first]).max(0), 1e-6))
    w[first] = w[first] * scale
    w[first + ".b"] = w[first + ".b"] * scale
    w[second] = w[second] / np.maximum(scale, 1e-6)[:, None]


def checksum(data):
    h = 14695981039346656037
    for byte in data:
        h = (h ^ byte) * 1099511628211 & (1 << 64) - 1
    return h


def fingerprint(library):
    h = 2166136261
    for part in range(3):
        raw = (ctypes.c_uint8 * (4 * 512))()
        count = library.env_columns(part, raw)
        for byte in bytes(raw)[:4 * count]:
            h = (h ^ byte) * 16777619 & 0xFFFFFFFF
    return (h ^ king.KINDS) * 16777619 & 0xFFFFFFFF


def export(flat, config, library, path):
    sight = king.Sight(library, "cpu")
    shapes = king.layers(sight, config["actor"], True)
    w = split(flat, shapes)
    equalise(w, "value1", "value2")
    shifts, biases, dense = [], [], []
    for name in DENSE:
        weights = w[name]
        pad = -weights.shape[1] % TILE
        weights = np.pad(weights, ((0, 0), (0, pad)))
        shift = best_shift(weights)
        bias = np.zeros(weights.shape[1])
        given = w.get(name + ".b", np.zeros(0))
        bias[:given.size] = given
        shifts.append(shift)
        biases.append(np.round(bias * ONE * 2.0 ** shift).astype("<i4"))
        dense.append(np.ascontiguousarray(tiled(
            np.clip(np.round(weights * 2.0 ** shift), -127, 127))).astype("i1"))
    body = bytes(shifts).ljust(32, b"\0")
    for name in ("place", "seat", "table"):
        body += np.round(w[name + ".b"] * ONE).astype("<i4").tobytes()
    body += b"".join(b.tobytes() for b in biases)
    for name in ROWS:
        body += np.clip(np.round(w[name] * ONE), -32767, 32767).astype("<i2").tobytes()
    body += b"".join(d.tobytes() for d in dense)
    body += b"\0" * (-(24 + len(body)) % 8)
    head = b"ORIKING\n" + struct.pack("<IIQ", FORMAT, fingerprint(library), checksum(body))
    with open(path + ".new", "wb") as file:
        file.write(head + body)
    os.replace(path + ".new", path)
    return dict(zip(DENSE, shifts)), len(head + body)


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("snapshots")
    parser.add_argument("--name", default="last")
    parser.add_argument("--config", default=os.path.join(train.HERE, "config.json"))
    parser.add_argument("-o", "--output", required=True)
    options = parser.parse_args()
    with open(options.config) as file:
        config = json.load(file)
    with tempfile.TemporaryDirectory() as folder:
        library = train.build_library(folder)
        shifts, size = export(np.load(options.snapshots)[options.name], config, library,
                              options.output)
    print(f"{options.output}: {size} bytes, shifts {shifts}")


if __name__ == "__main__":
    main()
