"""Many games at once (training/games.c): on the card as PTX, otherwise in a library for the processor."""
import ctypes
import os
import subprocess

import torch

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SOURCES = ["training/games.c", "bots/king_sight.c", "engine/oriflamme.c"]
RESULTS, BLOCK = 11, 128


def build_library(folder):
    path = os.path.join(os.path.abspath(folder), "games.so")
    subprocess.run(["gcc", "-O1", "-std=c17", "-fPIC", "-shared", "-Iinclude", "-I.", *SOURCES, "-o", path],
                   cwd=ROOT, check=True)
    return ctypes.CDLL(path)


def build_ptx():
    """build/gpu/games.ptx: made here if clang and llvm are there, or brought along."""
    path = os.path.join(ROOT, "build/gpu/games.ptx")
    newest = max(os.path.getmtime(os.path.join(ROOT, s)) for s in SOURCES)
    if not os.path.exists(path) or (os.path.getmtime(path) < newest and "ORI_PTX" not in os.environ):
        subprocess.run(["tools/ptx", path, *SOURCES], cwd=ROOT, check=True)
    with open(path, "rb") as file:
        return file.read() + b"\0"


class Card:
    """Kernels of a PTX module on torch's device, by the driver's own interface."""

    def __init__(self, ptx):
        torch.zeros(1, device="cuda")  # makes the context current
        self.cuda = ctypes.CDLL("libcuda.so.1")
        self.module, self.functions = ctypes.c_void_p(), {}
        self.check(self.cuda.cuModuleLoadData(ctypes.byref(self.module), ptx))

    def check(self, error):
        if error:
            name = ctypes.c_char_p()
            self.cuda.cuGetErrorString(error, ctypes.byref(name))
            raise RuntimeError(f"the card's driver: {(name.value or b'error').decode()} ({error})")

    def __call__(self, name, rows, *arguments):
        function = self.functions.get(name)
        if function is None:
            function = self.functions[name] = ctypes.c_void_p()
            self.check(self.cuda.cuModuleGetFunction(ctypes.byref(function), self.module, name.encode()))
        pointers = (ctypes.c_void_p * len(arguments))(*[ctypes.addressof(a) for a in arguments])
        stream = ctypes.c_void_p(torch.cuda.current_stream().cuda_stream)
        self.check(self.cuda.cuLaunchKernel(function, (rows + BLOCK - 1) // BLOCK, 1, 1, BLOCK, 1, 1, 0, stream,
                                            pointers, None))


class Games:
    """`count` games on a device. Rows and truths are [count, bytes] of uint8, actions [count] of int32."""

    def __init__(self, count, mix, seed, library, device):
        self.count, self.device = count, torch.device(device)
        if self.device.type == "cuda":
            self.call = Card(build_ptx())
        else:
            self.call = lambda name, rows, *arguments: getattr(library, name)(*arguments)
        self.games = torch.zeros(count * library.games_game_bytes(), dtype=torch.uint8, device=device)
        self.mix = torch.zeros(10, dtype=torch.int32, device=device)
        self.deal(mix, seed)

    def run(self, name, *arguments):
        self.call(name, self.count, pointer(self.games), ctypes.c_int(self.count), *arguments)

    def deal(self, mix, seed):
        """New games, and what is dealt from now on."""
        weights = [mix["base"], mix["ablaze"], mix["mix"], *mix["seats"], mix["schemer_2"]]
        self.mix.copy_(torch.tensor(weights, dtype=torch.int32))
        self.run("games_deal", ctypes.c_uint64(seed), pointer(self.mix))

    def look(self, rows, truths):
        self.run("games_look", pointer(rows), pointer(truths))

    def step(self, action, result):
        self.run("games_step", pointer(action), pointer(result), pointer(self.mix))


def pointer(tensor):
    assert tensor.is_contiguous()
    return ctypes.c_void_p(tensor.data_ptr())
