"""The driver of an NVIDIA card through ctypes: kernels, memory, and arrays that others take over as they are."""

from __future__ import annotations

import ctypes
import os
from ctypes import POINTER, byref, c_char_p, c_int, c_int32, c_int64, c_size_t, c_uint, c_uint8, c_uint16, c_uint64, c_void_p
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

DRIVER = "libcuda.so.1"
KERNELS = "oriflamme.ptx"

_MAX_REGISTERS, _LOG_BUFFER, _LOG_SIZE = 0, 5, 6  # CU_JIT_MAX_REGISTERS, CU_JIT_ERROR_LOG_BUFFER and its size
_REGISTERS = 64  # of a thread: with more, too few threads fit on the card at once
_MAX_SHARED = 8  # CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
_CUDA = 2  # DLPack's number of the kind of device


class Missing(RuntimeError):
    """There is no card, no driver or no kernels; the message says which, and what to do."""


class Failed(RuntimeError):
    """The driver refused something; the message has its words."""


def _driver() -> ctypes.CDLL:
    name = os.environ.get("ORIFLAMME_CUDA", DRIVER)
    try:
        return ctypes.CDLL(name)
    except OSError as error:
        raise Missing(f"oriflamme.gpu needs an NVIDIA card with its driver, and there is no driver here: {error}") from None


def kernels_at() -> Path:
    """Where the kernels lie: as ORIFLAMME_PTX says, beside the package, or where `make gpu` puts them."""
    here = Path(__file__).resolve().parent
    told = os.environ.get("ORIFLAMME_PTX")
    places = [Path(told)] if told else [here / KERNELS, here.parents[1] / "build" / "gpu" / KERNELS]
    for place in places:
        if place.is_file():
            return place
    raise Missing(
        f"the kernels were not found at {' or '.join(map(str, places))}: `make gpu` builds them with clang and llvm "
        "(on any machine), and ORIFLAMME_PTX may name their file"
    )


class Card:
    """A device, its primary context (the one that torch and CuPy use), and our kernels for it."""

    def __init__(self, device: int) -> None:
        self.lib = _driver()
        self.device = device
        self._check(self.lib.cuInit(0), "there is a driver, but it finds no card")
        count, handle, context = c_int(), c_int(), c_void_p()
        self._check(self.lib.cuDeviceGetCount(byref(count)))
        if not 0 <= device < count.value:
            raise Missing(f"device {device}: there are {count.value}, from 0 on")
        self._check(self.lib.cuDeviceGet(byref(handle), device))
        self._check(self.lib.cuDevicePrimaryCtxRetain(byref(context), handle))
        self._context = context
        self._kernels: dict[str, c_void_p] = {}
        with self:
            self._module = self._load(kernels_at())

    def _check(self, result: int, doing: str = "") -> None:
        if result == 0:
            return
        name, text = c_char_p(), c_char_p()
        self.lib.cuGetErrorName(result, byref(name))
        self.lib.cuGetErrorString(result, byref(text))
        why = f"{(name.value or b'?').decode()} ({(text.value or b'?').decode()})"
        raise Missing(f"{doing}: {why}") if doing else Failed(f"the card's driver says {why}")

    def __enter__(self) -> Card:
        self._check(self.lib.cuCtxPushCurrent_v2(self._context))
        return self

    def __exit__(self, *_: Any) -> None:
        self.lib.cuCtxPopCurrent_v2(byref(c_void_p()))

    def _load(self, path: Path) -> c_void_p:
        module, log = c_void_p(), ctypes.create_string_buffer(4096)
        options = (c_int * 3)(_MAX_REGISTERS, _LOG_BUFFER, _LOG_SIZE)
        values = (c_void_p * 3)(_REGISTERS, ctypes.addressof(log), len(log))
        result = self.lib.cuModuleLoadDataEx(byref(module), path.read_bytes() + b"\0", 3, options, values)
        self._check(result, f"the driver does not take {path} {log.value.decode(errors='replace')}".rstrip())
        return module

    def _kernel(self, name: str, shared: int) -> c_void_p:
        if name not in self._kernels:
            kernel = c_void_p()
            self._check(self.lib.cuModuleGetFunction(byref(kernel), self._module, name.encode()))
            self._check(self.lib.cuFuncSetAttribute(kernel, _MAX_SHARED, shared))
            self._kernels[name] = kernel
        return self._kernels[name]

    def launch(self, name: str, threads: int, block: int, shared: int, *arguments: Any) -> None:
        """So many threads in blocks; shared: bytes that a block has for itself, always the same for a kernel."""
        pointers = (c_void_p * len(arguments))(*(ctypes.addressof(one) for one in arguments))
        blocks = (threads + block - 1) // block
        with self:
            self._check(self.lib.cuLaunchKernel(
                self._kernel(name, shared), blocks, 1, 1, block, 1, 1, shared, None, pointers, None))

    def wait(self) -> None:
        """Until everything that was asked for is done."""
        with self:
            self._check(self.lib.cuStreamSynchronize(None))

    def allocate(self, size: int) -> int:
        pointer = c_uint64()
        with self:
            self._check(self.lib.cuMemAlloc_v2(byref(pointer), c_size_t(size)))
            self._check(self.lib.cuMemsetD8_v2(pointer, c_uint8(0), c_size_t(size)))
        return pointer.value

    def free(self, pointer: int) -> None:
        with self:
            self.lib.cuMemFree_v2(c_uint64(pointer))

    def read(self, pointer: int, into: npt.NDArray[Any]) -> None:
        self.wait()
        with self:
            self._check(self.lib.cuMemcpyDtoH_v2(c_void_p(into.ctypes.data), c_uint64(pointer), c_size_t(into.nbytes)))

    def write(self, pointer: int, values: npt.NDArray[Any]) -> None:
        self.wait()
        with self:
            self._check(self.lib.cuMemcpyHtoD_v2(c_uint64(pointer), c_void_p(values.ctypes.data), c_size_t(values.nbytes)))


_cards: dict[int, Card] = {}


def card_of(device: int) -> Card:
    if device not in _cards:
        _cards[device] = Card(device)
    return _cards[device]


# --- Arrays on the card ---


class _Tensor(ctypes.Structure):
    """DLPack's DLTensor."""

    _fields_ = [
        ("data", c_void_p), ("kind", c_int32), ("device", c_int32), ("ndim", c_int32), ("code", c_uint8), ("bits", c_uint8),
        ("lanes", c_uint16), ("shape", POINTER(c_int64)), ("strides", POINTER(c_int64)), ("offset", c_uint64),
    ]  # fmt: skip


class _Managed(ctypes.Structure):
    """DLPack's DLManagedTensor."""

    _fields_ = [("tensor", _Tensor), ("context", c_void_p), ("deleter", c_void_p)]


_CODES = {"i": 0, "u": 1, "f": 2, "b": 6}
_lent: dict[int, Any] = {}  # what others have taken over and not given back, by its address
_CAPSULE = b"dltensor"


_pointer_of = ctypes.pythonapi.PyCapsule_GetPointer
_pointer_of.restype, _pointer_of.argtypes = c_void_p, [c_void_p, c_char_p]
_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype, _new_capsule.argtypes = ctypes.py_object, [c_void_p, c_char_p, c_void_p]


def _give_back(managed: int) -> None:
    _lent.pop(managed, None)


def _drop_capsule(capsule: int) -> None:
    if ctypes.pythonapi.PyCapsule_IsValid(c_void_p(capsule), _CAPSULE):  # nobody has taken it
        _lent.pop(_pointer_of(c_void_p(capsule), _CAPSULE), None)


_CALLED_BACK = ctypes.CFUNCTYPE(None, c_void_p)
_for_the_tensor, _for_the_capsule = _CALLED_BACK(_give_back), _CALLED_BACK(_drop_capsule)


class Array:
    """Numbers on the card. `torch.as_tensor`, `torch.from_dlpack`, `cupy.asarray` and others take them as they are,
    without a copy; `numpy()` is a copy on this side. Steps write into the same memory."""

    def __init__(self, card: Card, shape: tuple[int, ...], dtype: Any) -> None:
        self.card, self.shape, self.dtype = card, shape, np.dtype(dtype)
        self.nbytes = int(np.prod(shape)) * self.dtype.itemsize
        self.pointer = card.allocate(self.nbytes) if self.nbytes else 0

    def __del__(self) -> None:
        if getattr(self, "pointer", 0):
            try:
                self.card.free(self.pointer)
            except (Failed, TypeError):  # at the end of the program the driver or Python may be gone
                pass

    def __len__(self) -> int:
        return self.shape[0]

    def __repr__(self) -> str:
        return f"<{self.dtype} {self.shape} on device {self.card.device}>"

    def numpy(self) -> npt.NDArray[Any]:
        """A copy in the machine's own memory; waits until the card has done what it was asked."""
        copy = np.zeros(self.shape, self.dtype)
        if self.nbytes:
            self.card.read(self.pointer, copy)
        return copy

    def fill(self, values: npt.NDArray[Any]) -> None:
        """Copies values of the same shape and type to the card."""
        if values.shape != self.shape or values.dtype != self.dtype:
            raise ValueError(f"values of {values.shape} {values.dtype}, not {self.shape} {self.dtype}")
        if self.nbytes:
            self.card.write(self.pointer, np.ascontiguousarray(values))

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {"shape": self.shape, "typestr": self.dtype.str, "data": (self.pointer, False), "version": 3, "strides": None,
                "stream": 1}  # fmt: skip

    def __dlpack_device__(self) -> tuple[int, int]:
        return (_CUDA, self.card.device)

    def __dlpack__(self, *, stream: int | None = None, **_: Any) -> Any:
        """For `from_dlpack`. The legacy default stream waits for others by itself; for one that does not, we wait here."""
        if stream not in (None, -1, 0, 1):
            self.card.wait()
        shape = (c_int64 * len(self.shape))(*self.shape)
        tensor = _Tensor(
            data=self.pointer or None, kind=_CUDA, device=self.card.device, ndim=len(self.shape), code=_CODES[self.dtype.kind],
            bits=8 * self.dtype.itemsize, lanes=1, shape=shape, strides=None, offset=0)  # fmt: skip
        managed = _Managed(tensor=tensor, context=None, deleter=ctypes.cast(_for_the_tensor, c_void_p))
        address = ctypes.addressof(managed)
        _lent[address] = (managed, shape, self)
        return _new_capsule(address, _CAPSULE, ctypes.cast(_for_the_capsule, c_void_p))


def lies_on_card(values: Any) -> bool:
    return hasattr(values, "__cuda_array_interface__")


__all__ = ["Array", "Card", "Failed", "Missing", "c_int", "c_int32", "c_uint", "card_of", "lies_on_card"]
