#!/usr/bin/env python3
"""Writes the actor as integers: the file that the program has built in.

    training/export.py last@SNAPSHOTS.npz -o bots/king.k8

int8 weights with the power of two for each layer that loses least, int16 rows for inputs that are
set or not, int32 biases. The layout is struct KingWeights of bots/king_net.h.
"""
import argparse
import ctypes
import os
import struct
import sys
import tempfile

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import net as king  # noqa: E402
import games  # noqa: E402

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


def grid(flat):
    """Of each parameter: how many steps are 1, and how many it has at most either way."""
    scale, most = [], []
    for key, value in split(flat, king.layers(king.ACTOR, True)).items():
        name, is_bias = key.removesuffix(".b"), key.endswith(".b")
        if not is_bias:
            shift = best_shift(value) if name in DENSE else 8
        ones = 2.0 ** shift * (ONE if is_bias and name in DENSE else 1)
        scale.append(np.full(value.size, ones))
        most.append(np.full(value.size, 2 ** 30 if is_bias else 127 if name in DENSE else 32767))
    return np.concatenate(scale).astype(np.float32), np.concatenate(most).astype(np.float32)


def is_whole(flat):
    """Whether integers stand for it without loss: it was trained so, or read from a file of weights."""
    scale, most = grid(flat)
    return np.array_equal(np.clip(np.round(flat * scale), -most, most), flat * scale)


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
        count = library.games_columns(part, raw)
        for byte in bytes(raw)[:4 * count]:
            h = (h ^ byte) * 16777619 & 0xFFFFFFFF
    return (h ^ king.KINDS) * 16777619 & 0xFFFFFFFF


def export(flat, library, path):
    w = split(flat, king.layers(king.ACTOR, True))
    if not is_whole(flat):
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


def floats(path):
    """The flat parameters that a file of weights stands for."""
    with open(path, "rb") as file:
        data = file.read()[24:]
    at = 0

    def take(kind, *shape):
        nonlocal at
        count = int(np.prod(shape))
        values = np.frombuffer(data, kind, count, at).astype(np.float64).reshape(shape)
        at += values.size * np.dtype(kind).itemsize
        return values
    shapes = king.layers(king.ACTOR, True)
    shifts = dict(zip(DENSE, take("u1", 32)))
    width = lambda name: shapes[name][1] + -shapes[name][1] % TILE
    w = {name + ".b": take("<i4", shapes[name][1]) / ONE for name in ("place", "seat", "table")}
    w.update({name + ".b": take("<i4", width(name)) / ONE / 2 ** shifts[name] for name in DENSE})
    w.update({name: take("<i2", *shapes[name]) / ONE for name in ROWS})
    for name in DENSE:
        tiles = take("i1", width(name) // TILE, shapes[name][0] // 2, TILE, 2)
        w[name] = tiles.transpose(1, 3, 0, 2).reshape(shapes[name][0], -1) / 2 ** shifts[name]
    flat = []
    for name, (i, o) in shapes.items():
        flat += [w[name][:, :o].ravel(), w.get(name + ".b", np.zeros(0))[:king.biases(name, i, o)]]
    return np.concatenate(flat).astype(np.float32)


def net_of(name):
    """A net by its name: a file of weights (.k8), or NAME@FILE for one of a file of snapshots."""
    if "@" not in name:
        return floats(name)
    name, path = name.split("@", 1)
    return np.load(path)[name].astype(np.float32)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("net")
    parser.add_argument("-o", "--output", required=True)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        shifts, size = export(net_of(options.net), games.build_library(folder), options.output)
    print(f"{options.output}: {size} bytes, shifts {shifts}")


if __name__ == "__main__":
    main()
