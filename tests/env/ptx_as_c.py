"""PTX as C, so that a processor can run what a card is given: `ptx_as_c.py FILE.ptx >FILE.c`.

A register is a variable, a label a label, and each function gets pointers to its parameters; a kernel gets what a launch
gets. All memory is the processor's. Every access goes through `at`, which no_card.c defines: a card refuses one that is not
aligned. Registers begin with garbage, as on a card. An instruction that is not known here stops the translation.
"""

from __future__ import annotations

import re
import sys

TYPES = {"pred": "bool", "f32": "float", **{f"{sign}{bits}": f"{'int' if sign == 's' else 'uint'}{bits}_t"
         for sign in "bus" for bits in (8, 16, 32, 64)}}  # fmt: skip
COMPARED = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}
SIGNS = {"add": "+", "sub": "-", "and": "&", "or": "|", "xor": "^", "div": "/", "rem": "%"}
SPECIAL = {"%tid.x": "gpu_me()", "%ntid.x": "gpu_threads()", "%ctaid.x": "gpu_block()"}
GARBAGE = {"pred": "true", "f32": "1e30f"}
HEAD = """#include <stdbool.h>
#include <stdint.h>
#include <string.h>
int gpu_me(void);
int gpu_threads(void);
int gpu_block(void);
void gpu_wait(void);
void *at(uint64_t address, unsigned size);
extern uint64_t gpu_memory[];
static inline float float_of(uint32_t bits) { float f; memcpy(&f, &bits, 4); return f; }
"""

GLOBAL = re.compile(r"\.(?:global|const) \.align (\d+) \.(\w+) ([\w$]+)(?:\[(\d+)\])?(?: = (\{[^}]*\}|[^;]+))?;")
FUNCTION = re.compile(r"(?:\.visible )?\.(entry|func)\s*(?:\(([^)]*)\)\s*)?([\w$]+)\s*\(?([^{};]*?)\)?\s*(;|\{)", re.S)
CALL = re.compile(r"call(?:\.uni)?\s*(?:\(([^)]*)\)\s*,)?\s*([\w$]+)\s*,\s*\(([^)]*)\)\s*;")


def bytes_of(kind: str) -> int:
    return int(kind[1:]) // 8


def unsigned(kind: str) -> str:
    return kind if kind in ("pred", "f32") else "u" + kind[1:]


def name(of: str) -> str:
    return of.strip().replace("%", "").replace("$", "_")


def value(of: str, kind: str) -> str:
    of = of.strip()
    if of.startswith("0f"):
        return f"float_of(0x{of[2:]}u)"
    if of in SPECIAL:
        of = SPECIAL[of]
    elif re.fullmatch(r"-?\d+", of):
        of = f"(int64_t){int(of)}ll" if int(of) > -(2**63) else "INT64_MIN"
    elif of.startswith("%"):
        of = name(of)
    else:
        of = f"(uint64_t){name(of)}"  # where a table begins
    return of if kind in ("pred", "f32") else f"(({TYPES[kind]}){of})"


def address(of: str) -> str:
    base, offset = re.fullmatch(r"\[([%\w$]+)(?:\+(-?\d+))?\]", of.strip()).groups()
    return f"{value(base, 'u64')} + (uint64_t)({offset or 0}ll)"


def move(parts: list[str], rest: str) -> str:
    """ld and st, of one value or of several side by side."""
    kind = parts[-1]
    size = bytes_of(kind)
    registers, memory = re.sub(r"\[.*?\]", "", rest).strip(" ,"), re.search(r"\[.*?\]", rest)[0]
    one = [r.strip() for r in registers.strip("{}").split(",")]
    whole = f"(void *)({address(memory)})" if "param" in parts else f"at({address(memory)}, {size * len(one)})"
    of = TYPES[kind]
    if parts[0] == "st":
        return f"{{ {of} v[] = {{{', '.join(value(r, kind) for r in one)}}}; memcpy({whole}, v, sizeof v); }}"
    # A narrow value fills its register: with its sign, or with zeros.
    filled = "float" if kind == "f32" else re.sub(r"\d+", "64", of)
    taken = " ".join(f"{name(r)} = ({filled})v[{i}];" for i, r in enumerate(one))
    return f"{{ {of} v[{len(one)}]; memcpy(v, {whole}, sizeof v); {taken} }}"


def multiply(op: str, mode: str, kind: str, a: list[str]) -> str:
    if kind == "f32":
        return f"{value(a[1], kind)} * {value(a[2], kind)}"
    long = "__int128" if kind[0] == "s" else "unsigned __int128"
    product = f"(({long}){value(a[1], kind)} * ({long}){value(a[2], kind)})"
    if mode == "hi":
        return f"({TYPES[kind]})({product} >> {kind[1:]})"
    to = kind if mode == "lo" else kind[0] + str(2 * int(kind[1:]))
    return f"({TYPES[to]})({product}" + (f" + (unsigned __int128){value(a[3], to)})" if op == "mad" else ")")


def bit_field(kind: str, a: list[str]) -> str:
    bits, low, length = kind[1:], f"({value(a[2], 'u32')} & 255)", f"({value(a[3], 'u32')} & 255)"
    if kind[0] == "s":
        return f"({TYPES[kind]})((int64_t)((uint64_t)({value(a[1], kind)} >> {low}) << (64 - {length})) >> (64 - {length}))"
    mask = f"({length} >= {bits} ? ~(uint64_t)0 : ((uint64_t)1 << {length}) - 1)"
    return f"{low} >= {bits} ? 0 : ({value(a[1], kind)} >> {low}) & {mask}"


def computed(op: str, parts: list[str], kind: str, a: list[str]) -> str | None:
    """What the first operand becomes."""
    u, bits = unsigned(kind), kind[1:]
    if op == "mov":
        return value(a[1], kind)
    if op == "cvta":
        return value(a[1], "u64")
    if op == "cvt":
        to = parts[-2]
        if to == "f32":
            return f"(float){value(a[1], kind)}"
        return f"({'int' if to[0] == 's' else 'uint'}64_t)({TYPES[to]}){value(a[1], kind)}"
    if op == "setp":
        return f"{value(a[1], kind)} {COMPARED[parts[1]]} {value(a[2], kind)}"
    if op == "selp":
        return f"{name(a[3])} ? {value(a[1], kind)} : {value(a[2], kind)}"
    if op == "not":
        return f"!{name(a[1])}" if kind == "pred" else f"({TYPES[kind]})~{value(a[1], kind)}"
    if op == "neg":
        return f"({TYPES[kind]})(0 - (uint64_t){value(a[1], kind)})"
    if op in ("min", "max"):
        return f"{value(a[1], kind)} {'<' if op == 'min' else '>'} {value(a[2], kind)} ? {value(a[1], kind)} : {value(a[2], kind)}"
    if op in SIGNS and kind[0] in "fp" or op in ("div", "rem"):
        return f"{value(a[1], kind)} {SIGNS[op]} {value(a[2], kind)}"
    if op in SIGNS:
        return f"({TYPES[u]})((uint64_t){value(a[1], u)} {SIGNS[op]} (uint64_t){value(a[2], u)})"
    if op == "rcp":
        return f"1.0f / {value(a[1], kind)}"
    if op in ("mul", "mad"):
        return multiply(op, parts[1], kind, a)
    if op == "shl":
        return f"{value(a[2], 'u32')} >= {bits} ? 0 : ({TYPES[u]})((uint64_t){value(a[1], u)} << {value(a[2], 'u32')})"
    if op == "shr":
        beyond = f"{value(a[1], kind)} >> {int(bits) - 1}" if kind[0] == "s" else "0"
        return f"({TYPES[kind]})({value(a[2], 'u32')} >= {bits} ? {beyond} : {value(a[1], kind)} >> {value(a[2], 'u32')})"
    if op == "shf" and parts[1:3] == ["l", "wrap"]:
        both = f"((uint64_t){value(a[2], 'u32')} << 32 | {value(a[1], 'u32')})"
        return f"(uint32_t)(({both} << ({value(a[3], 'u32')} & 31)) >> 32)"
    if op == "bfe":
        return bit_field(kind, a)
    if op == "popc":
        return f"(uint32_t)__builtin_popcountll({value(a[1], u)})"
    return None


def instruction(line: str) -> str:
    guard = re.match(r"@(!?)(%\w+)\s+", line)
    if guard:
        return f"if ({guard[1]}{name(guard[2])}) {{ {instruction(line[guard.end():])} }}"
    called = CALL.fullmatch(line)
    if called:
        result, function, given = called.groups()
        lists = (", ".join(map(name, (one or "0").split(","))) for one in (result, given.strip()))
        return "{}((uint8_t *[]){{{}}}, (uint8_t *[]){{{}}});".format(name(function), *lists)
    op, rest = re.fullmatch(r"([\w.]+)\s*(.*?)\s*;", line, re.S).groups()
    parts = op.split(".")
    if parts[0] == "bra":
        return f"goto {name(rest)};"
    if op == "ret":
        return "return;"
    if op == "barrier.sync":
        return "gpu_wait();"
    if op == "bar.warp.sync":
        return ";"  # threads run one after the other
    if parts[0] in ("ld", "st"):
        return move(parts, rest)
    given = [one.strip() for one in rest.split(",")]
    if op == "atom.global.add.u32":
        more = value(given[2], "u32")
        return f"{{ uint32_t *to = at({address(given[1])}, 4); {name(given[0])} = *to; *to += {more}; }}"
    result = computed(parts[0], parts, parts[-1], given)
    if result is None:
        raise SystemExit(f"ptx_as_c: {line!r} is not known here")
    return f"{name(given[0])} = {result};"


def declaration(line: str) -> str:
    register = re.fullmatch(r"\.reg \.(\w+)\s+(%?\w+)(?:<(\d+)>)?;", line)
    if register:
        kind, base, count = register.groups()
        garbage = GARBAGE.get(kind, f"({TYPES.get(kind)})0xA5A5A5A5A5A5A5A5")
        names = [name(base)] if count is None else [f"{name(base)}{i}" for i in range(int(count))]
        return f"{TYPES[kind]} {', '.join(f'{one} = {garbage}' for one in names)};"
    align, kind, variable, count = re.fullmatch(r"\.(?:local|param) (?:\.align (\d+) )?\.(\w+)\s+([\w$]+)(?:\[(\d+)\])?;", line).groups()
    return f"uint8_t {name(variable)}[{int(count or 1) * bytes_of(kind)}] __attribute__((aligned({align or 8})));"


def statements(body: str) -> list[str]:
    told = []
    body = re.sub(r"\{(%[^{}]*)\}", r"<\1>", body)  # values side by side, not blocks
    for one in re.findall(r"[^;{}:]*:|[^;{}]*;|[{}]", body):
        one = one.strip().replace("<%", "{%").replace(">", "}") if "<%" in one else one.strip()
        if one in ("{", "}"):
            told.append(one)
        elif one.endswith(":"):
            told.append(f"{name(one[:-1])}: ;")
        elif one.startswith((".reg", ".local", ".param")):
            told.append(declaration(one))
        elif one != ";" and not one.startswith(".pragma"):
            told.append(instruction(one))
    return told


def parameters(of: str | None, array: str) -> list[str]:
    names = re.findall(r"([\w$]+)(?:\[\d+\])?\s*(?:,|$)", (of or "").strip())
    return [f"uint8_t *{name(one)} = {array}[{i}]; (void){name(one)};" for i, one in enumerate(names)]


def translated(ptx: str) -> str:
    ptx = re.sub(r"//[^\n]*", "", ptx)
    told = [HEAD]

    def table(found: re.Match[str]) -> str:
        align, kind, who, count, values = found.groups()
        values = re.sub(r"generic\(([^)]*)\)", lambda of: f"(uint64_t){name(of[1])}", values or "0").strip("{}")
        told.append(f"static {TYPES[kind]} {name(who)}[{count or 1}] __attribute__((aligned({align}))) = {{{values}}};")
        return ""

    ptx = re.sub(r"\.extern \.shared[^;]*;", "", GLOBAL.sub(table, ptx))
    heads, bodies, start = [], [], 0
    while found := FUNCTION.search(ptx, start):
        what, result, who, given, end = found.groups()
        start = found.end()
        if end == ";":
            continue  # it comes later
        depth, at = 1, start
        while depth > 0:
            depth += {"{": 1, "}": -1}.get(ptx[at], 0)
            at += 1
        head = f"void ptx_{name(who)}(void **given)"
        if what == "func":
            head = f"static void {name(who)}(uint8_t *const *result, uint8_t *const *given)"
        heads.append(head + ";")
        lines = [*parameters(given, "given"), *parameters(result, "result"), *statements(ptx[start : at - 1])]
        bodies.append("\n".join([head, "{", *lines, ";", "}"]))
        start = at
    return "\n".join([*told, *heads, *bodies])


if __name__ == "__main__":
    with open(sys.argv[1], encoding="ascii") as file:
        print(translated(file.read()))
