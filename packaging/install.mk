# make install and make uninstall: where everything goes. DESTDIR stages, PREFIX and LIBDIR choose.

PREFIX  ?= /usr/local
LIBDIR  ?= $(PREFIX)/lib
BASHDIR ?= $(PREFIX)/share/bash-completion/completions
ZSHDIR  ?= $(PREFIX)/share/zsh/$(if $(filter /usr,$(PREFIX)),vendor-completions,site-functions)
FISHDIR ?= $(PREFIX)/share/fish/vendor_completions.d
UNITDIR ?= $(PREFIX)/lib/systemd/system
DESTDIR ?=
VERSION  = $(shell sed -n 's/^.define ORI_VERSION "\(.*\)"/\1/p' include/oriflamme.h)
LIBRARIES = $(addprefix $(LIB)/,liboriflamme.so liboriflamme-env.so liboriflamme.a)
HEADERS   = include/oriflamme.h include/oriflamme_env.h
# What uninstall removes if nothing else is in there, and then what is above it, below a PREFIX of
# our own: /usr and /usr/local have folders that are there before us.
FOLDERS   = $(PREFIX)/share/man/man6 $(BASHDIR) $(ZSHDIR) $(FISHDIR) $(UNITDIR) $(LIBDIR)/pkgconfig \
            $(if $(filter /usr /usr/local,$(PREFIX)),,$(PREFIX)/bin $(PREFIX)/include $(PREFIX)/share/doc $(LIBDIR))

.PHONY: install install-built install-lib install-lib-built uninstall wheel env gpu gpu-where-llvm-is env-asan deb deb-built dist dist-program oci npm test-packages test-machines

wheel: $(LIB)/liboriflamme-env.so ## a Python wheel with the library inside, at build/wheel
	@tests/env/python python/build_wheel.py build/wheel $<

env: $(LIB)/liboriflamme-env.so ## the batch environment for python/, at build/lib

# The engine and the environment as PTX.
GPU_PACKAGES = clang llvm
GPU_SOURCES  = engine/oriflamme.c env/act.c env/see.c env/env.c gpu/kernels.c

gpu: ## the batch environment for a graphics card (clang and llvm), at build/gpu/oriflamme.ptx
	@tools/setup $(GPU_PACKAGES)
	@$(MAKE) --no-print-directory build/gpu/oriflamme.ptx

# For tests/env/test_ptx.py, where clang and llvm happen to be.
gpu-where-llvm-is:
	@if command -v llc >/dev/null && command -v clang >/dev/null; then $(MAKE) --no-print-directory build/gpu/oriflamme.ptx; fi

build/gpu/oriflamme.ptx: $(GPU_SOURCES) tools/ptx gpu/*.h env/*.h engine/*.[ch] include/ori*.h wasm/include/*.h
	$(call step,PTX,$@)tools/ptx $@ $(GPU_SOURCES)

# A driver without a card, for tests/env/test_gpu.py: the kernels on the processor.
build/lib/no-card.so: tests/env/no_card.c $(patsubst %.c,$(PIC)/%.o,$(GPU_SOURCES))
	@mkdir -p $(@D)
	$(call step,LINK,$@)$(LIB_CC) $(PIC_FLAGS) -shared -Wl,-Bsymbolic $(LDFLAGS) $(filter %.c %.o,$^) -o $@

# For tests/env/fuzz: the sanitizers' own objects, as libraries. Python has their runtime preloaded.
env-asan:
	@$(MAKE) --no-print-directory BUILD=asan build/asan/lib/liboriflamme-env.so build/asan/lib/no-card.so

build/asan/lib/no-card.so: tests/env/no_card.c $(patsubst %.c,$(B)/%.o,$(GPU_SOURCES))
	@mkdir -p $(@D)
	$(call step,LINK,$@)$(LINK) -shared -Wl,-Bsymbolic $(filter %.c %.o,$^) -o $@

build/asan/lib/liboriflamme-env.so: $(ENGINE) $(ENV) $(BOTS) tools/exports.map
	@mkdir -p $(@D)
	$(call step,LINK,$@)$(LINK) -shared -Wl,-soname,$(@F).$(SOVERSION) -Wl,--version-script=tools/exports.map $(filter %.o,$^) -lm -o $@

# A pkg-config file. $(1): the library's name after lib, $(2): what it is.
define PC
prefix=$(PREFIX)
libdir=$(LIBDIR)
includedir=$${prefix}/include

Name: $(1)
Description: $(2)
Version: $(VERSION)
Libs: -L$${libdir} -l$(1)
Cflags: -I$${includedir}
endef
PC_ENGINE = $(call PC,oriflamme,the rules of the card game Oriflamme)
PC_ENV    = $(call PC,oriflamme-env,Oriflamme as a batch environment for research)
export PC_ENGINE PC_ENV

# In quotes: DESTDIR may have a space in it.
TO = "$(DESTDIR)$(1)"

install: all web $(LIBRARIES) ## the program, its page, man page, unit and library (PREFIX, LIBDIR, DESTDIR)
	@umask 022 && $(MAKE) --no-print-directory install-built

install-lib: $(LIBRARIES) ## the libraries and their headers alone: a C compiler is enough
	@umask 022 && $(MAKE) --no-print-directory install-lib-built

# The same without building anything; and nothing that was built is run.
install-built: install-lib-built
	install -D -m 755 $(B)/oriflamme $(call TO,$(PREFIX)/bin/oriflamme)
	install -D -m 644 docs/oriflamme.6 $(call TO,$(PREFIX)/share/man/man6/oriflamme.6)
	install -D -m 644 -t $(call TO,$(PREFIX)/share/doc/oriflamme) CHANGELOG.md
	install -D -m 644 tools/completion/oriflamme.bash $(call TO,$(BASHDIR)/oriflamme)
	install -D -m 644 tools/completion/_oriflamme $(call TO,$(ZSHDIR)/_oriflamme)
	install -D -m 644 tools/completion/oriflamme.fish $(call TO,$(FISHDIR)/oriflamme.fish)
	@mkdir -p $(call TO,$(PREFIX)/share/oriflamme) $(call TO,$(UNITDIR))
	rm -rf $(call TO,$(PREFIX)/share/oriflamme/web)
	cp -r --no-preserve=ownership,mode build/web $(call TO,$(PREFIX)/share/oriflamme/web)
	sed 's|/usr/local|$(PREFIX)|g' tools/oriflamme.service >$(call TO,$(UNITDIR)/oriflamme.service)

install-lib-built:
	@mkdir -p $(call TO,$(LIBDIR)/pkgconfig)
	@for library in liboriflamme liboriflamme-env; do \
	    install -D -m 644 $(LIB)/$$library.so $(call TO,$(LIBDIR))/$$library.so.$(VERSION) && \
	    ln -sf $$library.so.$(VERSION) $(call TO,$(LIBDIR))/$$library.so.$(SOVERSION) && \
	    ln -sf $$library.so.$(SOVERSION) $(call TO,$(LIBDIR))/$$library.so; done
	install -m 644 $(LIB)/liboriflamme.a $(call TO,$(LIBDIR)/liboriflamme.a)
	install -D -m 644 -t $(call TO,$(PREFIX)/include) $(HEADERS)
	@echo "$$PC_ENGINE" >$(call TO,$(LIBDIR)/pkgconfig/oriflamme.pc)
	@echo "$$PC_ENV" >$(call TO,$(LIBDIR)/pkgconfig/oriflamme-env.pc)

uninstall: ## what make install put there
	rm -f $(call TO,$(PREFIX)/bin/oriflamme) $(call TO,$(PREFIX)/share/man/man6/oriflamme.6)
	rm -rf $(call TO,$(PREFIX)/share/oriflamme) $(call TO,$(PREFIX)/share/doc/oriflamme)
	rm -f $(call TO,$(BASHDIR)/oriflamme) $(call TO,$(ZSHDIR)/_oriflamme) $(call TO,$(FISHDIR)/oriflamme.fish)
	rm -f $(call TO,$(UNITDIR)/oriflamme.service) $(foreach header,$(HEADERS),$(call TO,$(PREFIX)/$(header)))
	rm -f $(call TO,$(LIBDIR))/liboriflamme*.so* $(call TO,$(LIBDIR)/liboriflamme.a)
	rm -f $(call TO,$(LIBDIR)/pkgconfig/oriflamme.pc) $(call TO,$(LIBDIR)/pkgconfig/oriflamme-env.pc)
	@for folder in $(FOLDERS); do \
	    while rmdir "$(DESTDIR)$$folder" 2>/dev/null; do \
	        folder=$${folder%/*}; \
	        case "$(PREFIX)" in "$$folder" | /usr | /usr/local) break ;; esac; done; done
	@$(if $(filter /usr /usr/local,$(PREFIX)),:,rmdir "$(DESTDIR)$(PREFIX)" 2>/dev/null || true)

# What packs is staged outside of the tree: nothing of it is in the way if it is interrupted.
# For the packages, with the flags that Debian wants: apart from all other builds.
DEB_FLAG = $(shell DEB_BUILD_MAINT_OPTIONS=hardening=+bindnow dpkg-buildflags --get $(1))
deb-built: build/texts/made
	@$(MAKE) --no-print-directory B=build/package LIB=build/package/lib PIC=build/package/pic CPPFLAGS='$(call DEB_FLAG,CPPFLAGS)' \
	    CFLAGS='$(call DEB_FLAG,CFLAGS)' LDFLAGS='$(call DEB_FLAG,LDFLAGS)' build/package/oriflamme \
	    $(addprefix build/package/lib/,$(notdir $(LIBRARIES)))

deb: deb-built web ## Debian packages, at build/deb
	@packaging/deb $(VERSION) build/deb

# Our own program, but it looks for its libraries beside itself. For packaging/dist.
dist-program: $(B)/oriflamme
	$(LINK) $(HARDENED_LINK) -Wl,--disable-new-dtags -Wl,-rpath,'$$ORIGIN/../lib' \
	    $(PROGRAM) $(TUI_LIBS) $(SERVER_LIBS) -lm -o "$(OUT)"

dist: all web ## an archive that runs on a bare Debian 12, with checksums, at build/dist
	@packaging/dist $(VERSION) build/dist

oci: dist ## an OCI image from that archive, at build/oci
	@python3 packaging/oci.py $(VERSION)

npm: wasm web/node_modules/.package-lock.json ## the engine and the bots for node and browsers, a tarball at build/npm
	@packaging/npm/pack $(VERSION) build/npm

MACHINE_PACKAGES = gcc-aarch64-linux-gnu gcc-i686-linux-gnu gcc-s390x-linux-gnu libc6-dev-arm64-cross libc6-dev-i386-cross \
                   libc6-dev-s390x-cross qemu-user-static musl-tools node-ws libcmocka-dev

test-machines: ## the same bits on aarch64, i686, s390x and static musl: one table (cross compilers, qemu-user)
	@tools/setup $(RUN_PACKAGES) $(MACHINE_PACKAGES)
	@tests/machines/run $(MACHINES)

FRESH_PACKAGES = debootstrap lintian

test-packages: setup-test ## install the packages on a fresh Debian 12 (debootstrap, as root), run archive and image
	@tools/setup $(FRESH_PACKAGES)
	@tests/packages/fresh
