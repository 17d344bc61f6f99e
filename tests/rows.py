"""The rows of a test run: each is one command that checks something, with what the runner must know about it.

A row says which promise of docs/testing.md it shows, how long it usually takes and how many processors it keeps busy
(so that the runner can fill the machine), and what it needs besides: `quiet` rows measure something that a neighbour
would disturb and therefore run alone. What a row needs to have been built is read from its command; `builds` adds what
a script starts by itself.
"""
import re

BUILDS = ["release", "clang", "O0", "O3", "asan"]
EVERY = " ".join(BUILDS)
PROGRAM = "build/release/oriflamme"
ASAN = "build/asan/oriflamme"


class Row:
    def __init__(self, name, promise, seconds, command, cores=1.0, quiet=False, builds=(), asks=None):
        self.name, self.promise, self.seconds, self.command = name, promise, seconds, command
        self.cores, self.quiet = cores, quiet
        # What `tests/run ROW:PART` puts into the command; where there is none, the row has no parts.
        self.asks = asks
        self.builds = {*builds, *re.findall(r"build/[a-zA-Z0-9]+/[a-zA-Z0-9_./-]+", command)}

    def goals(self):
        """What must be built, by configuration. Whatever is no configuration's own belongs to release."""
        goals = {}
        for path in sorted(self.builds):
            first = path.split("/")[1] if path.startswith("build/") else ""
            goals.setdefault(first if first in BUILDS else "release", []).append(path)
        return goals


ROWS = []


def row(*arguments, **options):
    ROWS.append(Row(*arguments, **options))


# --- The rules ---
for build in BUILDS:
    row(f"scenarios-{build}", 1, 1, f"build/{build}/tests/scenario {{part:--clauses docs/rules.md tests/scenarios/*.txt}}",
        asks="tests/scenarios/{}.txt")
row("examples", 1, 1, "build/release/tests/scenario --print tests/scenarios/examples.txt | sed 's/ $//' | diff - web/src/game/learn/examples.txt")
row("oracle", 1, 7, f"tests/oracle/run {PROGRAM} 100")
row("oracle-own", 1, 1, "python3 tests/oracle/test_oracle.py")

# --- Properties of random games ---
for name, promise, seconds in [("hiding", 3, 7), ("legal", 2, 15), ("conservation", 3, 5), ("text", 5, 5), ("bots", 15, 10),
                               ("env", 3, 8), ("foresee", 18, 2)]:
    row(name, promise, seconds, f"build/release/tests/{name}")
    row(f"{name}-asan", promise, 3, f"ORI_GAMES=60 build/asan/tests/{name}")
for name, promise, seconds in [("api", 2, 3), ("perft", 1, 1), ("records", 5, 1), ("cfr", 25, 2), ("table", 10, 2)]:
    row(name, promise, seconds, f"build/release/tests/{name}")
    row(f"{name}-asan", promise, seconds, f"build/asan/tests/{name}")
    row(f"{name}-clang", promise, seconds, f"build/clang/tests/{name}")
row("notice", 28, 1, "build/release/tests/notice")
row("notice-asan", 28, 1, "build/asan/tests/notice")
row("secrets", 13, 2, "valgrind -q --error-exitcode=9 build/release/tests/secrets")
row("signature", 4, 4, f"tests/signature {EVERY}",
    builds=[f"build/{build}/tests/signature" for build in BUILDS] + ["build/wasm/signature.wasm"])
row("mix", 4, 8, f"node tests/mix.mjs {PROGRAM}", builds=["web"])

# --- Readers ---
# At most some three seconds of CPU each, counted in executions so that every machine does the same: each has read its
# whole corpus, and as much again that it has made of it. The soak goes on where the last one ended.
for name, executions in [("position", 100000), ("decision", 100000), ("event", 90000), ("record", 190000), ("evolve", 18000),
                         ("table", 6000), ("body", 600000), ("subscription", 60000), ("wire", 6000), ("websocket", 100000), ("http", 120000), ("remote", 10000),
                         ("verbs", 1500), ("deal", 3000)]:
    row(f"fuzz-{name}", 6, 6, f"tests/fuzz/run {name} -runs={executions}", builds=[f"build/fuzz/{name}"])

# --- Bots and their judge ---
row("king", 25, 12, f"tests/king {EVERY}",
    builds=[f"build/{build}/tests/king" for build in BUILDS] + ["build/wasm/king.wasm", "build/wasm/king-simd.wasm"])
row("king-games", 25, 1, "build/release/tests/king 60")
row("strength", 25, 33, "build/release/tests/strength")
row("endings", 33, 6, "for bot in knight baron:200 king king:30 regent steward miser hunter; do build/release/research/endings ask $bot 10 <tests/positions/endings.txt || exit 1; done")
row("converge", 33, 4, "build/release/tests/converge tests/positions/few-worlds.txt 60 300", cores=1)
row("manners", 25, 6, "build/release/research/manners check")
row("training", 25, 11, "tests/training", builds=["build/release/tests/training"])
row("analysis", 24, 1, "build/release/tests/analysis")
row("analysis-asan", 24, 7, "build/asan/tests/analysis 2")
row("analysis-wasm", 24, 6, f"node tests/analysis.mjs {PROGRAM} build/wasm/oriflamme-king.wasm build/wasm/oriflamme-king-simd.wasm")
row("analysis-calibration", 24, 2, "build/release/analysis-bench calibrate king 150 6 2 8 check")
row("analysis-order", 24, 5, "build/release/analysis-bench order 40 24 1 check")
row("analysis-alike", 24, 4, "build/release/analysis-bench alike 16 24 1 check")
row("analysis-charge", 24, 3, "build/release/analysis-bench charge king 3 4 check")
row("deals", 29, 3, "build/release/tests/deals")
row("deals-asan", 29, 3, "build/asan/tests/deals 24")
row("mistakes", 29, 3, "build/release/analysis-bench mistakes squire 4 4 check")
row("rating", 29, 2, "build/release/tests/rating")
row("deals-wasm", 29, 4, "node tests/deals.mjs build/release/tests/deals 120 build/wasm/oriflamme-king.wasm build/wasm/oriflamme-king-simd.wasm")
row("atlas", 24, 1, "tests/atlas build/release/research/atlas")
row("outside", 25, 42, f"tests/outside/run {PROGRAM}", cores=0.2)

# --- The environment for research ---
for name in ["batch", "zoo", "spiel", "docs"]:
    row(f"python-{name}", 3, 2, f"tests/env/python tests/env/test_{name}.py", builds=["env"])
row("python-gpu", 3, 4, "tests/env/on_card --without", builds=["env", "build/lib/no-card.so"])
row("gpu-kernels", 6, 5, "tests/env/python tests/env/test_ptx.py", builds=["gpu-where-llvm-is", "env"])
row("python-wheel", 6, 3, "tests/env/python tests/env/test_wheel.py", builds=["wheel"])
row("python-types", 6, 3, "MYPYPATH=python mypy --config-file python/pyproject.toml --python-executable /usr/bin/python3 "
    "--cache-dir build/mypy python/oriflamme tests/env/typed.py")
row("python-border", 6, 5, "tests/env/fuzz 3000", builds=["build/asan/lib/liboriflamme-env.so", "build/asan/lib/no-card.so"])
row("python-learner", 25, 9, "ROUNDS=3 tests/env/python python/examples/learner.py", builds=["env"])

# --- Words ---
row("texts", 18, 2, "node tests/texts/run.mjs")
row("coaching", 18, 1, "build/release/tests/coaching")
row("coaching-asan", 18, 1, "build/asan/tests/coaching 2")
row("stories", 24, 2, "build/release/tests/stories")
row("stories-asan", 24, 3, "build/asan/tests/stories 2")
row("telling", 18, 1, "build/release/tests/telling && build/release/tests/meanings")
row("telling-asan", 18, 2, "build/asan/tests/telling && build/asan/tests/meanings")
row("page", 18, 11, "build/release/tests/page 400")
row("page-asan", 18, 4, "build/asan/tests/page 60")
row("docs", 1, 2, f"tests/docs {PROGRAM} docs/*.md README.md")
row("codes", 12, 1, "build/release/tests/codes docs/protocol.md")

# --- The command line and the terminal ---
row("cli", 6, 12, f"tests/cli.sh {PROGRAM}", cores=0.7)
row("cli-asan", 6, 26, f"tests/cli.sh {ASAN}", cores=0.8)
row("tui", 16, 30, f"tests/tui/run {PROGRAM} {{part:}}", cores=0.5, builds=["build/release/tests/fuzzed"], asks="{}")
row("tui-asan", 16, 38, f"tests/tui/run {ASAN} {{part:}}", cores=0.6, builds=["build/asan/tests/fuzzed"], asks="{}")
row("tui-fuzz", 16, 5, "tests/tui/fuzz build/asan/tests/fuzzed -acts=1000", cores=0.5)
row("tui-pieces", 16, 1, "build/release/tests/pieces && build/asan/tests/pieces")

# --- The server ---
WIRE = ["wire", PROGRAM]
row("schema", 12, 5, "/usr/bin/python3 tests/schema", builds=WIRE)
for name, promise, seconds in [("pairs", 3, 5), ("crash", 7, 3), ("once", 8, 3), ("reconnect", 9, 3), ("fails", 10, 15),
                               ("flood", 11, 3), ("leavers", 14, 3), ("stops", 7, 3), ("legal", 2, 3),
                               ("talk", 12, 3), ("frames", 6, 3), ("timing", 13, 3), ("deaf", 11, 10), ("clocks", 21, 3), ("stallers", 14, 3),
                               ("costs", 23, 5), ("sharing", 23, 3), ("damage", 10, 3), ("disk", 10, 2), ("resting", 21, 3),
                               ("neighbours", 23, 3), ("simple", 22, 2)]:
    row(f"server-{name}", promise, seconds, f"tests/server/run {name}", cores=0.7, builds=WIRE)
for name, promise, seconds in [("security", 12, 3), ("proxies", 20, 12)]:
    row(f"server-{name}", promise, seconds, f"tests/server/run {name}", cores=0.7, builds=[*WIRE, "web"])
for name in ["pairs", "talk", "leavers", "stops"]:
    row(f"server-{name}-asan", 6, 5, f"BUILD=asan tests/server/run {name}", cores=0.7, builds=[*WIRE, ASAN, "build/asan/tests/failing.so"])
for build, tag in [("release", ""), ("asan", "-asan")]:
    row(f"notices{tag}", 28, 13, f"node tests/notice/run.mjs build/{build}/tests/carry build/release/tests/names.so", cores=0.2)
row("notices-told", 28, 65, f"node tests/notice/server.mjs {PROGRAM} build/release/tests/names.so", cores=0.1,
    builds=[PROGRAM, "build/release/tests/failing.so", "build/release/tests/names.so"])
row("notice-keys", 28, 2, f"tests/notice/keys {PROGRAM}", cores=0.3)
# What waits for PostgreSQL, a standby or another node leaves room for others.
for name, promise, seconds in [("crash", 7, 4), ("nodes-kills", 22, 4), ("nodes-races", 22, 3), ("nodes-ahead", 22, 3), ("nodes-seats", 22, 3),
                               ("nodes-meet", 22, 8), ("nodes-hints", 22, 24), ("nodes-bots", 22, 12), ("nodes-secrets", 3, 4),
                               ("nodes-pairs", 3, 8), ("moves", 22, 7), ("resting", 21, 25)]:
    row(f"pg-{name}", promise, seconds, f"STORE=postgresql tests/server/run {name}", cores=0.3, builds=WIRE)
for name, seconds in [("answers", 5), ("own", 6), ("cuts", 6), ("silence", 14), ("restarts", 6), ("once", 4), ("order", 5), ("hints", 7), ("strangers", 12), ("hello", 4),
                      ("company", 4), ("together", 6), ("thoughts", 10), ("rolling", 9), ("kills", 8), ("others", 9), ("clock", 12), ("standby", 11),
                      ("replicated", 40), ("failover", 11), ("restored", 20), ("timelines", 5), ("folder", 6), ("dump", 6), ("steps", 5)]:
    row(f"cluster-{name}", 22, seconds, f"tests/cluster/run {name}", cores=0.3, builds=[PROGRAM, "build/release/tests/failing.so"])
row("cluster-letters", 28, 30, "tests/cluster/run letters", cores=0.1,
    builds=[PROGRAM, "build/release/tests/failing.so", "build/release/tests/names.so"])
row("cluster-mutants", 22, 6, "tests/cluster/mutants hello nodes-seats", builds=WIRE)
for name, seconds in [("seeds", 30), ("mutants", 7), ("asan", 4), ("story", 3)]:
    row(f"sim-{name}", 26, seconds, f"tests/sim/run {name}", builds=["build/release/tests/sim", "build/asan/tests/sim"])
row("sim-notices", 28, 3, "SIM_HOURS=2 build/release/tests/sim --notices 1 2", builds=["build/release/tests/sim"])

# --- The page ---
for name, seconds in [("layout", 32), ("phone", 15), ("axe", 20), ("analysis", 15), ("server", 18), ("help", 17), ("motion", 20),
                      ("local", 10), ("plans", 8), ("sounds", 6), ("languages", 10), ("coach", 7), ("keyboard", 6),
                       ("offline", 10), ("review", 7), ("friends", 18), ("keeping", 15), ("pass", 8), ("mygames", 5), ("rules", 6),
                       ("size", 8), ("memory", 6), ("told", 14), ("mine", 9), ("deals", 20)]:
    row(f"web-{name}", 16, seconds, f"node tests/web/{name}.mjs", cores=0.8, builds=["web", PROGRAM])
row("web-notices", 28, 40, "node tests/web/notices.mjs", cores=0.3, builds=["web", PROGRAM, "build/release/tests/names.so"])
row("web-tasks", 17, 15, "node tests/web/tasks.mjs", quiet=True, builds=["web", PROGRAM])
row("web-unit", 18, 60, "tests/web/unit {part:}", cores=1.2, builds=["web", PROGRAM, "build/release/tests/story"], asks="{}")

# --- What others install ---
row("npm", 17, 20, "tests/npm/run", cores=0.8, builds=["wasm", "web/node_modules/.package-lock.json"])
row("packages", 6, 26, "tests/packages/run", cores=0.8, builds=["all", "web", "build/lib/liboriflamme.so", "build/lib/liboriflamme-env.so",
                                                     "build/lib/liboriflamme.a"])
row("flags", 6, 2, "tests/packages/flags")
row("setup", 31, 2, "tests/setup")

# --- The sources ---
row("layers", 6, 1, "tools/layers")
row("format", 31, 15, "make --no-print-directory -s format-check", builds=["web/node_modules/.package-lock.json"])
row("rows", 31, 1, "tests/run --forgotten")
