# Oriflamme. `make help` lists what can be made; the comments behind `##` are its text.

BUILD ?= release

# Builds use every processor unless you say otherwise. `make clean all` stays in order.
ifeq ($(MAKELEVEL)$(filter clean,$(MAKECMDGOALS))$(filter -j%,$(MAKEFLAGS)),0)
MAKEFLAGS += -j$(shell nproc 2>/dev/null || echo 2)
endif

empty =
space = $(empty) $(empty)

# Each step prints one line such as `CC engine/oriflamme.c`; V=1 prints the whole command, -s prints nothing.
# $(call step,CC,what) goes in front of the command.
ifeq ($(V),1)
step =
else ifneq ($(findstring s,$(firstword -$(MAKEFLAGS))),)
step = @
else
step = @printf '%-6s %s\n' '$(1)' '$(2)' &&$(space)
endif

# `CC=... make` is heard as `make CC=...` is; the other builds are about their own compilers.
CC_release := $(if $(filter environment,$(origin CC)),$(CC),gcc)
CC_clang   = clang
CC_O0      = gcc
CC_O3      = gcc
CC_asan    = clang
FLAGS_release = -O2
FLAGS_clang   = -O2
FLAGS_O0      = -O0
FLAGS_O3      = -O3
FLAGS_asan    = -O1 -gline-tables-only -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer -fPIC

CC       = $(CC_$(BUILD))
WARNINGS = -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wswitch-enum -Wvla $(if $(CI),-Werror)
# CPPFLAGS, CFLAGS and LDFLAGS are yours: they come behind ours, everywhere. MORE_FLAGS is what some objects need besides.
ALL_CFLAGS = -pthread -std=c17 -D_POSIX_C_SOURCE=200809L $(WARNINGS) $(FLAGS_$(BUILD)) -fno-math-errno -ffp-contract=off -Iinclude -I. -Ibuild/texts -MMD -MP \
             $(MORE_FLAGS) $(CPPFLAGS) $(CFLAGS)
LINK     = $(CC) $(ALL_CFLAGS) $(LDFLAGS)
# The compiler of what runs while we build: the generator of the texts. CC= may name one for another machine.
HOST_CC ?= $(firstword $(shell command -v gcc cc clang))

# What faces the network or a terminal is built to fail early. FORTIFY needs an optimiser, and the sanitizers do better.
HARDENED_release = -fstack-protector-strong -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2
HARDENED_clang   = $(HARDENED_release)
HARDENED_O3      = $(HARDENED_release)
HARDENED_LINK    = -Wl,-z,relro -Wl,-z,now

WASM_WORDS = words/tell.c words/ask.c words/foresee.c words/sentence.c words/said.c words/coach.c analysis/play_on.c
WASM_BOTS  = $(wildcard bots/*.c)
WASM_FLAGS = -Bwasm/tools --target=wasm32 -std=c17 $(WARNINGS) -O2 -ffreestanding -fvisibility=default -fno-math-errno -ffp-contract=off -Iwasm/include -Iinclude -I. -Ibuild/texts

B        = build/$(BUILD)
ENGINE   = $(B)/engine/oriflamme.o
ANALYSIS = $(patsubst %.c,$(B)/%.o,$(wildcard analysis/*.c))
DAILY    = $(patsubst %.c,$(B)/%.o,$(wildcard daily/*.c))
BOTS     = $(patsubst %.c,$(B)/%.o,$(wildcard bots/*.c))
ARENA    = $(patsubst %.c,$(B)/%.o,$(wildcard arena/*.c))
ENV      = $(patsubst %.c,$(B)/%.o,$(wildcard env/*.c))
CLIENT   = $(B)/tests/support/client.o $(B)/tests/support/child.o $(B)/tests/support/player.o $(B)/tests/support/spread.o $(B)/tests/support/shim.o
SUPPORT  = $(filter-out $(CLIENT),$(patsubst %.c,$(B)/%.o,$(wildcard tests/support/*.c)))
WIRE     = $(patsubst tests/server/%.c,$(B)/tests/server/%,$(filter-out tests/server/failing.c,$(wildcard tests/server/*.c)))
BASE     = $(patsubst %.c,$(B)/%.o,$(wildcard base/*.c))
SERVER_ALL = $(wildcard server/*.c server/*/*.c server/*/*/*.c)
SERVER_SOURCES = $(if $(PG_FLAGS),$(SERVER_ALL),$(filter-out server/store/pg/%,$(SERVER_ALL)))
SERVER   = $(patsubst %.c,$(B)/%.o,$(SERVER_SOURCES))
NOTICE   = $(patsubst %.c,$(B)/%.o,$(wildcard server/notice/*.c) server/work.c server/log.c server/secret.c)
CLI      = $(patsubst %.c,$(B)/%.o,$(wildcard cli/*.c))
WORDS    = $(patsubst %.c,$(B)/%.o,$(wildcard words/*.c)) $(B)/build/texts/texts_data.o
TUI      = $(patsubst %.c,$(B)/%.o,$(wildcard tui/*.c))
PROPERTY = $(patsubst tests/property/%.c,$(B)/tests/%,$(wildcard tests/property/*.c))
FUZZ     = $(patsubst tests/fuzz/%.c,build/fuzz/%,$(wildcard tests/fuzz/*.c))
SOURCES  = $(wildcard include/*.h engine/*.[ch] bots/*.[ch] cli/*.[ch] words/*.[ch] tui/*.[ch] server/*.[ch] server/*/*.[ch] server/*/*/*.[ch] wasm/*.[ch] tools/*.[ch] research/*.[ch] research/cfr/*.[ch] arena/*.[ch] training/*.c bench/*.c tests/*.[ch] tests/*/*.[ch])
SOURCES += $(wildcard env/*.[ch] gpu/*.[ch])
SOURCES += $(wildcard base/*.[ch])
SOURCES += $(wildcard analysis/*.[ch])
SOURCES += $(wildcard daily/*.[ch])
# For prettier, as seen from web/.
WEB_FORMAT = src tests scripts '*.{ts,js,json,html}' '../tests/{web,server,cluster,notice,npm}/*.mjs' '../{packaging,tests}/npm/*.ts' '../packaging/npm/*.mjs' '../texts/*.mjs' ../tests/texts/run.mjs
PROSE    = $(shell find . -name node_modules -prune -o -path ./build -prune -o -name '*.md' -print)

TUI_LIBS    = -lncursesw -ltinfo -lgnutls -lwslay -ljansson -lqrencode
SERVER_LIBS = -luv -lwslay -ljansson -lsqlite3 -lsodium -lhogweed -lnettle -lgmp $(PG_LIBS)

# PostgreSQL as the store is built in where libpq is; elsewhere --store says so.
PG_HEADER = $(firstword $(wildcard /usr/include/postgresql/libpq-fe.h /usr/include/libpq-fe.h $(shell pg_config --includedir 2>/dev/null)/libpq-fe.h))
PG_FLAGS := $(if $(PG_HEADER),-DORI_POSTGRESQL -I$(dir $(PG_HEADER)))
PG_LIBS  := $(if $(PG_HEADER),-lpq)

BUILD_PACKAGES = gcc libc6-dev libncurses-dev libgnutls28-dev libuv1-dev libwslay-dev libjansson-dev libqrencode-dev libsqlite3-dev libsodium-dev nettle-dev libgmp-dev
RUN_PACKAGES  = $(BUILD_PACKAGES) libpq-dev clang lld nodejs npm zopfli
TEST_PACKAGES = $(RUN_PACKAGES) clang-format libclang-rt-14-dev libcmocka-dev valgrind python3 node-ws sqlite3 tmux python3-pyte zsh fish openssl chromium nginx caddy haproxy python3-numpy g++ pkg-config debhelper dpkg-dev parallel postgresql curl mypy python3-pip python3-jsonschema lua5.4

.PHONY: all check hooks testable missing widen wire sim-mutant mutant run cluster setup-cluster play screenshots test soak bench wasm web layers format format-check clean help tests properties fuzzers setup-run setup-test
.DEFAULT_GOAL := all

all: missing $(B)/oriflamme ## the program, at build/release/oriflamme
	@ln -sf build/release/oriflamme oriflamme

run: setup-run ## set everything up, build, and serve the table: open the address it prints (ARGS="--listen 127.0.0.1:9000")
	@$(MAKE) --no-print-directory -s all web
	@./oriflamme serve $(ARGS)

cluster: setup-cluster ## two nodes, a proxy and PostgreSQL on this machine, for trying (ARGS=9000 for another port)
	@$(MAKE) --no-print-directory -s all web
	@tools/cluster $(ARGS)

play: setup-run ## the same in the terminal
	@$(MAKE) --no-print-directory -s all
	@./oriflamme play $(ARGS)

test: setup-test ## set everything up and run all tests
	@tests/run

check: setup-test ## what to run before a commit: a minute and a half after a build
	@tests/run --check

hooks: ## run `make check` before each commit (git's pre-commit hook); git commit --no-verify skips it
	@tools/hooks

screenshots: all web ## the pictures of the documents, from one game with a fixed deal
	@node tests/web/pictures.mjs

soak: setup-test ## the promises at their full sizes; takes hours, prints its figures
	@tests/soak

bench: all ## random playouts of every set and size
	@./oriflamme bench

WASM = $(addprefix build/wasm/,oriflamme.wasm oriflamme-king.wasm oriflamme-king-simd.wasm)

# The page's lists of cards and bots are the engine's and the bots'.
WASM_LISTS = build/wasm/kinds.ts build/wasm/bots.ts

wasm: $(WASM) $(WASM_LISTS) ## the engine for the browser: no imports

web: build/web/index.html ## the page, at build/web

layers: ## prove that the layers include only what lies below them
	@tools/layers

format: web/node_modules/.package-lock.json ## format all sources: C, TypeScript, Svelte, styles; wrap the prose
	clang-format -i $(SOURCES)
	cd web && npm run --silent format -- $(WEB_FORMAT)
	tools/wrap $(PROSE)

format-check: web/node_modules/.package-lock.json ## fail if a source is not formatted or prose not wrapped
	@clang-format --dry-run --Werror $(SOURCES)
	@cd web && npm run --silent format-check -- $(WEB_FORMAT)
	@tools/wrap --check $(PROSE)

clean: ## remove what was built
	rm -rf build oriflamme

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup-run:
	@tools/setup $(RUN_PACKAGES)

setup-cluster:
	@tools/setup $(RUN_PACKAGES) postgresql haproxy

# A plain `make` installs nothing. Where dpkg is not, the compiler says what it lacks.
missing:
	@tools/setup --check $(BUILD_PACKAGES)

setup-test:
	@tools/setup $(TEST_PACKAGES)

# What a test run needs, in every configuration at once: tests/run says what, in GOALS_release, GOALS_asan
# and so on. The texts come first because all of them share those.
TESTABLE = $(foreach build,release asan clang O3 O0,$(if $(GOALS_$(build)),testable-$(build)))

testable: $(TESTABLE)

testable-%: build/texts/made
	@$(MAKE) --no-print-directory BUILD=$* $(GOALS_$*)

# --- What is built from what ------------------------------------------------------------------------------------

tests: $(B)/oriflamme $(B)/tests/page $(B)/tests/telling $(B)/tests/meanings $(B)/tests/codes $(B)/tests/fuzzed $(B)/tests/pieces properties

# What is said, by both who say it.
tests: $(B)/tests/story $(B)/tests/coaching $(B)/tests/stories

properties: $(B)/tests/scenario $(PROPERTY)

fuzzers: $(FUZZ)

PROGRAM = $(CLI) $(TUI) $(WORDS) $(SERVER) $(DAILY) $(ANALYSIS) $(ARENA) $(BOTS) $(BASE) $(ENGINE)

$(B)/oriflamme: $(PROGRAM)
	$(call step,LINK,$@)$(LINK) $(HARDENED_LINK) $^ $(TUI_LIBS) $(SERVER_LIBS) -lm -o $@

# The texts of the table: tables of C from Fluent, the same for every configuration.
TEXTS = $(wildcard texts/*/cards.ftl texts/*/table.ftl texts/*/terminal.ftl texts/*/bots.ftl texts/*/coach.ftl texts/*/analysis.ftl texts/*/deals.ftl texts/*/mine.ftl)

build/texts/texts: tools/texts.c tools/texts_read.c tools/texts_bind.c tools/texts_write.c tools/texts.h engine/*.[ch] include/ori*.h bots/bot.h bots/list.h
	@mkdir -p $(@D)
	$(call step,CC,tools/texts.c)$(HOST_CC) -std=c17 -D_POSIX_C_SOURCE=200809L $(WARNINGS) -O0 -Iinclude -I. $(filter tools/%.c,$^) engine/oriflamme.c -o $@

# A change in the engine builds the generator again, but its output rarely changes: only what differs is
# replaced, so that the sixty files which include it stay as they are.
TEXT_LANGS = en pl uk ru fr
TEXTS_MADE = texts_data.h texts_data.c texts_kinds.h

build/texts/made: build/texts/texts $(TEXTS)
	@mkdir -p build/texts/new
	$(call step,TEXTS,$(TEXT_LANGS))build/texts/texts $(addprefix build/texts/new/,$(TEXTS_MADE)) texts $(TEXT_LANGS) -- cards table terminal bots coach analysis deals mine
	@for file in $(TEXTS_MADE); do cmp -s build/texts/new/$$file build/texts/$$file || cp build/texts/new/$$file build/texts/$$file; done
	@touch $@

$(addprefix build/texts/,$(TEXTS_MADE)): build/texts/made
	@:

$(CLI) $(TUI) $(WORDS) $(B)/server/notice/hook_words.o: | build/texts/texts_data.h build/texts/texts_kinds.h
$(SERVER) $(CLI) $(TUI) $(BASE): MORE_FLAGS += $(HARDENED_$(BUILD))
$(B)/tui/%.o: MORE_FLAGS += -D_XOPEN_SOURCE=700

# The libraries' own headers want more of the system than the rest of the tree.
$(SERVER): MORE_FLAGS += -D_GNU_SOURCE $(PG_FLAGS)

$(B)/%.o: %.c
	@mkdir -p $(@D)
	$(call step,CC,$<)$(CC) $(ALL_CFLAGS) -c $< -o $@

# The king's weights are part of the program (.incbin).
$(B)/bots/king_weights.o build/fuzz/bots/king_weights.o: bots/king.k8

$(B)/tests/scenario: tests/scenario.c tests/shorthand.c $(ENGINE)
	@mkdir -p $(@D)
	$(call step,LINK,$@)$(LINK) $(filter %.c %.o,$^) -o $@

$(B)/tests/codes: tests/codes.c $(B)/server/errors.o
	@mkdir -p $(@D)
	$(call step,LINK,$@)$(LINK) $(filter %.c %.o,$^) -o $@

$(B)/tests/page: tests/page.c wasm/*.[ch] $(WORDS) $(ANALYSIS) $(ARENA) $(BOTS) $(BASE) $(ENGINE)
	@mkdir -p $(@D)
	$(call step,LINK,$@)$(LINK) -Iwasm $(filter %.c %.o,$(filter-out wasm/%,$^)) -lm -o $@

# Each with what it is about: what only one build needs is not compiled in five.
$(B)/tests/%: tests/property/%.c $(ENGINE) $(BOTS) $(SUPPORT)
	@mkdir -p $(@D)
	$(call step,LINK,$@)$(LINK) $(filter %.c %.o,$^) -lcmocka -lm -o $@

# What talks to the server from outside knows the engine, and nothing of the server.
wire: $(WIRE) $(B)/tests/failing.so $(B)/load $(B)/slow-disk.so

$(B)/tests/server/%: tests/server/%.c $(CLIENT) $(ENGINE)
	@mkdir -p $(@D)
	$(call step,LINK,$@)$(LINK) $(filter %.c %.o,$^) -ljansson -o $@

$(B)/tests/failing.so: tests/server/failing.c
	@mkdir -p $(@D)
	$(call step,LINK,$@)$(filter-out -fsanitize%,$(LINK)) -fPIC -shared $< -o $@

# The server against simulated sockets, disk and time: what knows the real ones stays out.
SIM_SOURCES = $(wildcard tests/sim/*.c)
SIM_OUTSIDE = server/run.c server/watchdog.c server/open.c server/room/minds.c $(addprefix server/notice/,courier.c hook_words.c letter.c post.c trust.c) $(addprefix server/net/,listen.c conn% frame.c http%) $(addprefix server/store/,move.c rows.c url.c verdict.c sqlite/% pg/%)
SIM_SERVER  = $(filter-out $(SIM_OUTSIDE),$(SERVER_ALL)) $(wildcard base/*.c)
SIM_OBJECTS = $(patsubst %.c,$(B)/%.o,$(SIM_SERVER)) $(ARENA) $(BOTS) $(ENGINE)
SIM_FLAGS   = $(ALL_CFLAGS) $(LDFLAGS) -D_GNU_SOURCE -Itests/sim
SIM_LIBS    = -luv -ljansson -lsodium -lhogweed -lnettle -lgmp -lm

$(B)/tests/sim: $(SIM_SOURCES) tests/sim/sim.h $(SIM_OBJECTS)
	@mkdir -p $(@D)
	$(call step,LINK,$@)$(CC) $(SIM_FLAGS) $(SIM_SOURCES) $(SIM_OBJECTS) $(SIM_LIBS) -o $@

# For tests/sim/mutants: SIM_MUTANT is built instead of SIM_INSTEAD.
sim-mutant: $(SIM_OBJECTS)
	$(call step,LINK,$@)$(CC) $(filter-out -W%,$(SIM_FLAGS)) $(SIM_SOURCES) $(SIM_MUTANT) $(filter-out $(B)/$(SIM_INSTEAD:.c=.o),$(SIM_OBJECTS)) $(SIM_LIBS) -o $(SIM_OUT)

# For tests/cluster/mutants: the program with MUTANT instead of INSTEAD.
mutant: $(PROGRAM)
	$(call step,LINK,$@)$(filter-out -W%,$(LINK)) -D_GNU_SOURCE $(PG_FLAGS) $(MUTANT) $(filter-out $(B)/$(INSTEAD:.c=.o),$(PROGRAM)) $(TUI_LIBS) $(SERVER_LIBS) -lm -o $(OUT)

# The courier without a server, and the internet of its tests.
$(B)/tests/carry: tests/notice/carry.c $(NOTICE) $(B)/words/texts.o $(B)/build/texts/texts_data.o $(BASE) $(ENGINE)
	@mkdir -p $(@D)
	$(call step,LINK,$@)$(LINK) -D_GNU_SOURCE $(filter %.c %.o,$^) -lgnutls -luv -ljansson -lsodium -lhogweed -lnettle -lgmp -o $@

$(B)/tests/names.so: tests/notice/names.c
	@mkdir -p $(@D)
	$(call step,LINK,$@)$(filter-out -fsanitize%,$(LINK)) -fPIC -shared $< -o $@

$(B)/slow-disk.so: bench/slow-disk.c
	@mkdir -p $(@D)
	$(call step,LINK,$@)$(filter-out -fsanitize%,$(LINK)) -fPIC -shared $< -o $@

$(B)/load $(B)/decision: $(B)/%: bench/%.c $(CLIENT) $(ENGINE)
	$(call step,LINK,$@)$(LINK) $(filter %.c %.o,$^) -ljansson -o $@

$(B)/tests/pieces: tests/tui/pieces.c build/texts/made $(B)/tui/keys.o $(B)/tui/edit.o $(B)/tui/link.o $(ENGINE)
	@mkdir -p $(@D)
	$(call step,LINK,$@)$(LINK) $(filter %.c %.o,$^) -lcmocka -o $@

# The full-screen table with an eye on what it draws, for tests/tui/fuzz.
$(B)/tests/fuzzed: tests/tui/fuzzed.c $(TUI) $(WORDS) $(DAILY) $(ANALYSIS) $(ARENA) $(BOTS) $(BASE) $(ENGINE)
	@mkdir -p $(@D)
	$(call step,LINK,$@)$(LINK) -D_XOPEN_SOURCE=700 $(filter %.c %.o,$^) -Wl,--wrap=wrefresh,--wrap=explain_begin $(TUI_LIBS) -lm -o $@

$(B)/tests/telling $(B)/tests/meanings: $(B)/tests/%: tests/tui/%.c $(TUI) $(WORDS) $(DAILY) $(ANALYSIS) $(ARENA) $(BOTS) $(BASE) $(ENGINE)
	@mkdir -p $(@D)
	$(call step,LINK,$@)$(LINK) $(filter %.c %.o,$^) $(TUI_LIBS) -lcmocka -lm -o $@

$(B)/tests/story $(B)/tests/coaching $(B)/tests/stories: $(B)/tests/%: tests/words/%.c $(SUPPORT) $(WORDS) $(ANALYSIS) $(B)/base/json.o $(ARENA) $(BOTS) $(ENGINE)
	@mkdir -p $(@D)
	$(call step,LINK,$@)$(LINK) $(filter %.c %.o,$^) -lcmocka -lm -o $@

$(B)/shape: bench/shape.c $(ARENA) $(BOTS) $(ENGINE)
	$(call step,LINK,$@)$(LINK) $(filter %.c %.o,$^) -lm -o $@

$(B)/analysis-bench: bench/analysis.c bench/analysis_verdicts.h $(B)/daily/mistakes.o $(ANALYSIS) $(B)/base/json.o $(ARENA) $(BOTS) $(ENGINE)
	$(call step,LINK,$@)$(LINK) $(filter %.c %.o,$^) -lm -o $@

$(B)/research/atlas: $(B)/research/atlas.o $(B)/research/atlas_tell.o $(B)/base/json.o $(ARENA) $(BOTS) $(ENGINE)
	$(call step,LINK,$@)$(LINK) $(filter %.c %.o,$^) -lm -o $@

$(B)/research/endings $(B)/research/manners: $(B)/research/%: $(B)/research/%.o $(ARENA) $(BOTS) $(ENGINE)
	$(call step,LINK,$@)$(LINK) $(filter %.c %.o,$^) -lm -pthread -o $@

$(B)/research/learn: $(patsubst %.c,$(B)/%.o,$(wildcard research/learn*.c)) $(ARENA) $(BOTS) $(ENGINE)
	$(call step,LINK,$@)$(LINK) $(filter %.c %.o,$^) -lm -o $@

$(B)/king-bench: bench/king.c $(ARENA) $(BOTS) $(ENGINE)
	$(call step,LINK,$@)$(LINK) $(filter %.c %.o,$^) -lm -o $@

# Endgames solved exactly, and what they make of bots (docs/king.md).
CFR = $(patsubst %.c,$(B)/%.o,$(filter-out %/main.c,$(wildcard research/cfr/*.c)))

$(B)/cfr: $(B)/research/cfr/main.o $(CFR) $(ARENA) $(BOTS) $(ENGINE)
	$(call step,LINK,$@)$(LINK) $^ -lm -o $@

$(B)/tests/cfr: $(CFR) $(ARENA)
$(B)/tests/env: $(ENV)
$(B)/tests/strength $(B)/tests/table: $(ARENA)
$(B)/tests/analysis: $(ANALYSIS) $(B)/base/json.o
$(B)/tests/foresee: $(B)/words/foresee.o $(ANALYSIS) $(B)/base/json.o
$(B)/tests/text: $(B)/base/json.o
$(B)/tests/deals: $(DAILY) $(ANALYSIS) $(BASE)
$(B)/tests/rating: $(DAILY) $(ANALYSIS) $(BASE)

# A table of the server without a server.
TABLE = $(wildcard server/table/*.c) server/secret.c base/utf8.c

$(B)/tests/table $(B)/tests/secrets: $(patsubst %.c,$(B)/%.o,$(TABLE)) tests/support/wishes.h
$(B)/tests/secrets: $(ARENA)
$(B)/tests/table $(B)/tests/secrets: private MORE_FLAGS += -Wl,--no-as-needed,-lsodium
$(B)/tests/training: $(B)/training/games.o

$(B)/tests/notice: $(filter-out %/courier.o %/hook_words.o %/letter.o %/post.o %/trust.o,$(NOTICE)) $(BASE)
$(B)/tests/notice: private MORE_FLAGS += -Wl,--no-as-needed,-lsodium,-lhogweed,-lnettle,-lgmp,-luv

# The libraries: everything again as position-independent code, with nothing visible but ori_*.
# gcc would copy rows with `rep movs`, which is slow to start: the C library does it better.
SOVERSION = 1
PIC       = build/pic
LIB       = build/lib
# One library for all configurations: the compiler of release, unless you name one.
LIB_CC    = $(if $(filter file,$(origin CC)),$(CC_release),$(CC))
LIB_MAKER = $(eval LIB_MAKER := $(if $(findstring clang,$(shell $(LIB_CC) --version)),clang,gcc)-$(firstword $(subst -, ,$(shell $(LIB_CC) -dumpmachine))))$(LIB_MAKER)
PIC_FLAGS = -std=c17 -D_POSIX_C_SOURCE=200809L $(WARNINGS) -O2 -fPIC -fno-semantic-interposition -fno-math-errno -ffp-contract=off \
            $(if $(filter gcc-x86_64,$(LIB_MAKER)),-mstringop-strategy=libcall) -Iinclude -I. -MMD -MP $(CPPFLAGS) $(CFLAGS)
PIC_ENGINE = $(PIC)/engine/oriflamme.o
# The environment and its engine are optimised as one, with more inlined than -O2 would: a step is
# then one piece of code.
PIC_ONE    = $(if $(filter gcc-%,$(LIB_MAKER)),-flto=1 -flto-partition=one --param inline-unit-growth=200 --param max-inline-insns-auto=100)
PIC_ENV    = $(patsubst %.c,$(PIC)/one/%.o,engine/oriflamme.c $(wildcard env/*.c)) $(patsubst %.c,$(PIC)/%.o,$(WASM_BOTS))
PIC_LINK   = -shared -Wl,-soname,$(@F).$(SOVERSION) -Wl,--version-script=tools/exports.map -Wl,-z,defs -Wl,-z,relro -Wl,-z,now -Wl,-Bsymbolic $(LDFLAGS)

$(PIC)/one/%.o: %.c
	@mkdir -p $(@D)
	$(call step,CC,$<)$(LIB_CC) $(PIC_FLAGS) $(PIC_ONE) -c $< -o $@

$(PIC)/%.o: %.c
	@mkdir -p $(@D)
	$(call step,CC,$<)$(LIB_CC) $(PIC_FLAGS) -c $< -o $@

$(PIC)/bots/king_weights.o: bots/king.k8

$(LIB)/liboriflamme.so: $(PIC_ENGINE) tools/exports.map
	@mkdir -p $(@D)
	$(call step,LINK,$@)$(LIB_CC) $(CFLAGS) $(PIC_LINK) $(PIC_ENGINE) -o $@
	@ln -sf $(@F) $@.$(SOVERSION)

$(LIB)/liboriflamme-env.so: $(PIC_ENV) tools/exports.map
	@mkdir -p $(@D)
	$(call step,LINK,$@)$(LIB_CC) $(PIC_FLAGS) $(PIC_ONE) $(PIC_LINK) $(PIC_ENV) -lm -o $@
	@ln -sf $(@F) $@.$(SOVERSION)

$(LIB)/liboriflamme.a: $(PIC_ENGINE)
	@mkdir -p $(@D)
	$(call step,AR,$@)rm -f $@ && $(AR) rcsD $@ $^

# Against the library as it is installed; and the loop alone, beside it, for Python.
$(B)/env-bench: bench/env.c bench/env_loop.c bench/env_loop.h build/lib/liboriflamme-env.so
	@mkdir -p $(@D)
	$(call step,LINK,$@)$(LINK) $(filter %.c,$^) -Lbuild/lib -loriflamme-env -Wl,-rpath,'$$ORIGIN/../lib' -o $@

build/lib/env-loop.so: bench/env_loop.c bench/env_loop.h build/lib/liboriflamme-env.so
	$(call step,LINK,$@)$(LIB_CC) $(PIC_FLAGS) -shared $(filter %.c,$^) -Lbuild/lib -loriflamme-env -Wl,-rpath,'$$ORIGIN' -o $@

# The old tables, under the names of their kinds, in the new shape: only here may they lack a kind.
widen: ## after a new card: give it rows in the bots' learned tables
	@mkdir -p build
	$(call step,LINK,$@)$(LINK) -DLEARNED_WIDENING research/learn*.c arena/*.c bots/*.c engine/oriflamme.c -lm -o build/widen
	build/widen widen >build/learned.c
	mv build/learned.c bots/learned.c

build/fuzz/%: tests/fuzz/%.c tests/fuzz/fuzz.h build/fuzz/engine/oriflamme.o
	$(call step,LINK,$@)clang $(FUZZ_FLAGS) -fsanitize=fuzzer $(filter %.c %.o,$^) -o $@

build/fuzz/table build/fuzz/body: $(patsubst %.c,build/fuzz/%.o,$(TABLE) $(wildcard arena/*.c bots/*.c)) tests/support/wishes.h
build/fuzz/deal: $(patsubst %.c,build/fuzz/%.o,$(wildcard daily/*.c analysis/*.c base/*.c bots/*.c))
build/fuzz/table build/fuzz/body: private FUZZ_FLAGS += -lsodium -lm -pthread

FUZZ_NOTICE = $(patsubst %.c,build/fuzz/%.o,$(addprefix server/notice/,subscription.c hosts.c point.c seal.c) server/secret.c)
build/fuzz/subscription: $(FUZZ_NOTICE)
build/fuzz/subscription: private FUZZ_FLAGS += -lsodium -lhogweed -lnettle -lgmp

FUZZ_FLAGS = -std=c17 -D_GNU_SOURCE $(PG_FLAGS) $(WARNINGS) -O1 -gline-tables-only -fsanitize=address,undefined -fno-sanitize-recover=all -Iinclude -I.

build/fuzz/tests/sim/%.o: FUZZ_FLAGS += -Itests/sim
build/fuzz/words/%.o: FUZZ_FLAGS += -Ibuild/texts

build/fuzz/%.o: %.c
	@mkdir -p $(@D)
	$(call step,CC,$<)clang $(FUZZ_FLAGS) -fsanitize=fuzzer-no-link -MMD -MP -c $< -o $@

# The server is fuzzed without sockets, threads or a disk: as in the simulation.
FUZZ_SERVER = $(patsubst %.c,build/fuzz/%.o,$(SIM_SERVER) $(wildcard arena/*.c bots/*.c) engine/oriflamme.c tests/sim/courier.c tests/sim/disk.c tests/sim/minds.c tests/sim/truth.c)
FUZZ_WIRE   = $(FUZZ_SERVER) build/fuzz/tests/sim/net.o
FUZZ_SOCKET = $(FUZZ_SERVER) $(patsubst %.c,build/fuzz/%.o,$(addprefix server/net/,conn.c conn_read.c frame.c http.c http_head.c http_talk.c))

build/fuzz/wire: $(FUZZ_WIRE)
build/fuzz/websocket build/fuzz/http: $(FUZZ_SOCKET)
build/fuzz/websocket build/fuzz/http: private FUZZ_FLAGS += -Wl,--wrap=recv,--wrap=send,--wrap=sendmsg,--wrap=shutdown,--wrap=close -lwslay
build/fuzz/wire build/fuzz/websocket build/fuzz/http: build/fuzz/%: tests/fuzz/%.c tests/sim/sim.h $(wildcard tests/fuzz/*.h)
	$(call step,LINK,$@)clang $(FUZZ_FLAGS) -Itests/sim -fsanitize=fuzzer $(filter %.c %.o,$^) $(SIM_LIBS) -pthread -o $@

# The page's module, on this machine.
FUZZ_VERBS = $(patsubst %.c,build/fuzz/%.o,$(WASM_WORDS) base/json.c $(WASM_BOTS) engine/oriflamme.c)
build/fuzz/verbs: tests/fuzz/verbs.c tests/fuzz/fuzz.h wasm/*.[ch] $(FUZZ_VERBS)
	$(call step,LINK,$@)clang $(FUZZ_FLAGS) -Iwasm -Ibuild/texts -Itests/fuzz -fsanitize=fuzzer $(filter tests/%.c %.o,$^) -lm -o $@

# The terminal's end of a server's table, without the network.
FUZZ_REMOTE = $(patsubst %.c,build/fuzz/%.o,$(filter-out tui/remote.c tui/seat.c tui/table.c,$(wildcard tui/*.c)) $(wildcard words/*.c daily/*.c analysis/*.c arena/*.c bots/*.c base/*.c) build/texts/texts_data.c engine/oriflamme.c)
build/fuzz/remote: tests/fuzz/remote.c tests/fuzz/fuzz.h $(FUZZ_REMOTE)
	$(call step,LINK,$@)clang $(FUZZ_FLAGS) -Ibuild/texts -fsanitize=fuzzer $(filter tests/%.c %.o,$^) $(TUI_LIBS) -lm -pthread -o $@
build/fuzz/tui/%.o build/fuzz/analysis/%.o build/fuzz/build/texts/%.o: FUZZ_FLAGS += -Ibuild/texts
$(FUZZ_VERBS) $(FUZZ_REMOTE): | build/texts/texts_kinds.h

build/wasm/libc.o: wasm/libc.c wasm/include/string.h
	@mkdir -p $(@D)
	$(call step,CC,$<)clang $(WASM_FLAGS) -fno-builtin -c $< -o $@

build/wasm/libc-small.o: wasm/libc.c wasm/include/string.h
	@mkdir -p $(@D)
	$(call step,CC,$<)clang $(WASM_FLAGS) -Oz -fno-builtin -c $< -o $@

# The module of the first load is as small as it gets: only what wasm/oriflamme.c exports, and no
# king. Whoever wants one, or an analysis, loads the module with everything, with SIMD where the
# browser has it: four times as fast.
WASM_DEPENDS = wasm/*.[ch] base/json.[ch] $(WASM_WORDS) words/*.h build/texts/texts_kinds.h build/wasm/libc.o build/wasm/libc-small.o engine/*.c engine/*.h include/ori*.h $(WASM_BOTS) bots/*.h
WASM_LINK    = -flto -fvisibility=hidden -nostdlib -Wl,--no-entry -Wl,--strip-all -Wl,--compress-relocations -Wl,-z,stack-size=1048576 engine/oriflamme.c

build/wasm/oriflamme.wasm: $(WASM_DEPENDS)
	@mkdir -p $(@D)
	$(call step,WASM,$@)clang $(WASM_FLAGS) -Oz -mllvm -inline-threshold=-10 -msign-ext -fno-strict-aliasing -Wl,-mllvm,-enable-merge-functions -Wl,-mllvm,-inline-threshold=-10 -Wl,-mllvm,-disable-lsr -mbulk-memory $(WASM_LINK) base/json.c $(WASM_WORDS) build/wasm/libc-small.o wasm/oriflamme.c wasm/no_king.c $(filter-out bots/king%,$(WASM_BOTS)) -o $@

# Of the module with everything only the engine and the bots are made to be fast.
WASM_SMALL = $(patsubst %.c,build/wasm/small/%.o,wasm/king.c $(WASM_WORDS) $(filter-out $(WASM_WORDS),$(wildcard base/json.c base/utf8.c analysis/*.c daily/*.c words/story*.c)))

build/wasm/small/%.o: %.c | build/texts/texts_kinds.h
	@mkdir -p $(@D)
	$(call step,WASM,$<)clang $(WASM_FLAGS) -Oz -flto -fvisibility=hidden -MMD -MP -c $< -o $@

build/wasm/oriflamme-king-simd.wasm: private WASM_FLAGS += -msimd128
build/wasm/oriflamme-king.wasm build/wasm/oriflamme-king-simd.wasm: $(WASM_SMALL) build/wasm/libc.o engine/*.[ch] include/ori*.h $(WASM_BOTS) bots/*.h
	$(call step,WASM,$@)clang $(WASM_FLAGS) $(WASM_LINK) build/wasm/libc.o $(WASM_SMALL) $(WASM_BOTS) -o $@

build/wasm/%.wasm: tests/wasm/%.c build/wasm/libc.o engine/*.c engine/*.h include/ori*.h $(WASM_BOTS) bots/*.h tests/support/*.h
	@mkdir -p $(@D)
	$(call step,WASM,$@)clang $(WASM_FLAGS) -nostdlib -Wl,--no-entry -Wl,--export-dynamic -Wl,-z,stack-size=1048576 \
	    $< engine/oriflamme.c $(WASM_BOTS) build/wasm/libc.o -o $@

# private: what it is made from, and the module without SIMD among that, is not to have them.
build/wasm/king-simd.wasm: private WASM_FLAGS += -msimd128
build/wasm/king-simd.wasm: tests/wasm/king.c build/wasm/king.wasm
	$(call step,WASM,$@)clang $(WASM_FLAGS) -nostdlib -Wl,--no-entry -Wl,--export-dynamic -Wl,-z,stack-size=1048576 \
	    $< engine/oriflamme.c $(WASM_BOTS) build/wasm/libc.o -o $@

# The page. npm fetches what the lock file names, and nothing else.
WEB_SOURCES = $(shell find web/src web/art web/scripts web/public -type f 2>/dev/null) $(wildcard texts/*/*.ftl web/*.json web/*.ts web/*.js web/index.html)

web/node_modules/.package-lock.json: web/package-lock.json
	$(call step,NPM,web/node_modules)cd web && npm ci --no-audit --no-fund --loglevel=error || { echo "npm could not fetch the packages that web/package-lock.json names (is there a network?)" >&2; exit 1; }
	@touch $@

build/wasm/bots.ts: tools/bots.c bots/bot.h bots/list.h include/oriflamme.h
	@mkdir -p $(@D) build/texts
	$(call step,CC,$<)$(HOST_CC) -std=c17 $(WARNINGS) -Iinclude -I. $< -o build/texts/bots
	@build/texts/bots >$@

build/wasm/kinds.ts: build/wasm/oriflamme-king.wasm web/scripts/kinds.mjs
	$(call step,NODE,$@)node web/scripts/kinds.mjs $< >$@

build/web/index.html: web/node_modules/.package-lock.json $(WASM) $(WASM_LISTS) bots/king.k8 $(WEB_SOURCES)
	$(call step,VITE,$@)cd web && npm run --silent build >../build/web.log 2>&1 || { tail -n 40 ../build/web.log; rm -f ../$@; exit 1; }

include packaging/install.mk

# Files alone: packages stage folders whose names end in .d.
-include $(shell find build -type f -name '*.d' 2>/dev/null)
