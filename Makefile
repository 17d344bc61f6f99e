# Oriflamme. `make help` lists what can be made; the comments behind `##` are its text.

BUILD ?= release

CC_release = gcc
CC_clang   = clang
CC_O0      = gcc
CC_O3      = gcc
CC_asan    = clang
CC_cov     = gcc
FLAGS_release = -O2
FLAGS_clang   = -O2
FLAGS_O0      = -O0
FLAGS_O3      = -O3
FLAGS_asan    = -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
FLAGS_cov     = -O0 -g --coverage

CC       = $(CC_$(BUILD))
WARNINGS = -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wswitch-enum -Wvla $(if $(CI),-Werror)
CFLAGS   = -pthread -std=c17 -D_POSIX_C_SOURCE=200809L $(WARNINGS) $(FLAGS_$(BUILD)) -fno-math-errno -ffp-contract=off -Iinclude -I. -MMD -MP

WASM_BOTS  = $(filter-out bots/arena.c,$(wildcard bots/*.c))
WASM_FLAGS = --target=wasm32 -std=c17 $(WARNINGS) -O2 -ffreestanding -fvisibility=default -fno-math-errno -ffp-contract=off -Iwasm/include -Iinclude -I.

B        = build/$(BUILD)
ENGINE   = $(B)/engine/oriflamme.o
BOTS     = $(patsubst %.c,$(B)/%.o,$(wildcard bots/*.c))
CLIENT   = $(B)/tests/support/client.o $(B)/tests/support/player.o
SUPPORT  = $(filter-out $(CLIENT),$(patsubst %.c,$(B)/%.o,$(wildcard tests/support/*.c)))
WIRE     = $(patsubst tests/server/%.c,$(B)/tests/wire/%,$(filter-out tests/server/failing.c,$(wildcard tests/server/*.c)))
SERVER   = $(patsubst %.c,$(B)/%.o,$(wildcard server/*.c))
CLI      = $(patsubst %.c,$(B)/%.o,$(wildcard cli/*.c))
PROPERTY = $(patsubst tests/property/%.c,$(B)/tests/%,$(wildcard tests/property/*.c))
FUZZ     = $(patsubst tests/fuzz/%.c,build/fuzz/%,$(wildcard tests/fuzz/*.c))
SOURCES  = $(wildcard include/*.h engine/*.[ch] bots/*.[ch] cli/*.[ch] server/*.[ch] wasm/*.[ch] tools/*.c bench/*.c tests/*.c tests/*/*.[ch])

SERVER_LIBS = -luv -lmicrohttpd -lwslay -ljansson -lsqlite3 -lsodium -lnettle

RUN_PACKAGES  = gcc libc6-dev libuv1-dev libmicrohttpd-dev libwslay-dev libjansson-dev libsqlite3-dev libsodium-dev nettle-dev
TEST_PACKAGES = $(RUN_PACKAGES) clang clang-format lld libclang-rt-14-dev libcmocka-dev valgrind python3 nodejs libjansson-dev node-ws sqlite3

.PHONY: all wire run test soak bench wasm layers format format-check clean help tests fuzzers setup-run setup-test
.DEFAULT_GOAL := all

all: $(B)/oriflamme ## the program, at build/release/oriflamme
	@ln -sf build/release/oriflamme oriflamme

run: setup-run ## set everything up, build, and play a game in the terminal
	@$(MAKE) --no-print-directory -s all
	@./oriflamme play

test: setup-test ## set everything up and run all tests
	@tests/run

soak: setup-test ## the promises at their full sizes; takes hours, prints its figures
	@tests/soak

bench: all ## random playouts of every set and size
	@./oriflamme bench

wasm: build/wasm/oriflamme.wasm ## the engine for the browser: no imports

layers: ## prove that the layers include only what lies below them
	@tools/layers

format: ## format all C sources
	clang-format -i $(SOURCES)

format-check: ## fail if a C source is not formatted
	@clang-format --dry-run --Werror $(SOURCES)

clean: ## remove what was built
	rm -rf build oriflamme

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup-run:
	@tools/setup $(RUN_PACKAGES)

setup-test:
	@tools/setup $(TEST_PACKAGES)

# --- What is built from what ------------------------------------------------------------------------------------

tests: $(B)/oriflamme $(B)/tests/scenario $(PROPERTY)

fuzzers: $(FUZZ)

$(B)/oriflamme: $(CLI) $(SERVER) $(BOTS) $(ENGINE)
	$(CC) $(FLAGS_$(BUILD)) -pthread $^ $(SERVER_LIBS) -lm -o $@

# The libraries' own headers want more of the system than the rest of the tree.
$(SERVER): CFLAGS += -D_GNU_SOURCE

$(B)/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -c $< -o $@

$(B)/tests/scenario: tests/scenario.c $(ENGINE)
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(filter %.c %.o,$^) -o $@

$(B)/tests/%: tests/property/%.c $(ENGINE) $(BOTS) $(SUPPORT)
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(filter %.c %.o,$^) -lcmocka -lm -o $@

# What talks to the server from outside knows the engine, and nothing of the server.
wire: $(WIRE) $(B)/tests/failing.so $(B)/load

$(B)/tests/wire/%: tests/server/%.c $(CLIENT) $(ENGINE)
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(filter %.c %.o,$^) -ljansson -o $@

$(B)/tests/failing.so: tests/server/failing.c
	@mkdir -p $(@D)
	$(CC) $(filter-out -fsanitize%,$(CFLAGS)) -fPIC -shared $< -o $@

$(B)/load: bench/load.c $(CLIENT) $(ENGINE)
	$(CC) $(CFLAGS) $(filter %.c %.o,$^) -ljansson -o $@

$(B)/shape: bench/shape.c $(BOTS) $(ENGINE)
	$(CC) $(CFLAGS) $(filter %.c %.o,$^) -lm -o $@

$(B)/learn: tools/learn.c $(BOTS) $(ENGINE)
	$(CC) $(CFLAGS) $(filter %.c %.o,$^) -lm -o $@

build/fuzz/%: tests/fuzz/%.c engine/*.c engine/*.h include/oriflamme.h
	@mkdir -p $(@D)
	clang -std=c17 $(WARNINGS) -O1 -g -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all \
	    -Iinclude -I. $< engine/oriflamme.c -o $@

build/wasm/libc.o: wasm/libc.c wasm/include/string.h
	@mkdir -p $(@D)
	clang $(WASM_FLAGS) -fno-builtin -c $< -o $@

# The page's module is one translation unit with the engine, and as small as it gets: only what wasm/oriflamme.c exports.
build/wasm/oriflamme.wasm: wasm/*.[ch] build/wasm/libc.o engine/*.c engine/*.h include/oriflamme.h $(WASM_BOTS) bots/*.h
	@mkdir -p $(@D)
	clang $(WASM_FLAGS) -Oz -flto -fvisibility=hidden -nostdlib -Wl,--no-entry -Wl,--strip-all -Wl,-z,stack-size=1048576 \
	    wasm/oriflamme.c $(WASM_BOTS) build/wasm/libc.o -o $@

build/wasm/%.wasm: wasm/%.c build/wasm/libc.o engine/*.c engine/*.h include/oriflamme.h $(WASM_BOTS) bots/*.h tests/support/signature.h
	@mkdir -p $(@D)
	clang $(WASM_FLAGS) -nostdlib -Wl,--no-entry -Wl,--export-dynamic -Wl,-z,stack-size=1048576 \
	    $< engine/oriflamme.c $(WASM_BOTS) build/wasm/libc.o -o $@

-include $(shell find build -name '*.d' 2>/dev/null)
