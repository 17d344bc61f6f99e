# make install and make uninstall: where everything goes. DESTDIR stages, PREFIX and LIBDIR choose.

PREFIX  ?= /usr/local
LIBDIR  ?= $(PREFIX)/lib
BASHDIR ?= $(PREFIX)/share/bash-completion/completions
ZSHDIR  ?= $(PREFIX)/share/zsh/$(if $(filter /usr,$(PREFIX)),vendor-completions,site-functions)
FISHDIR ?= $(PREFIX)/share/fish/vendor_completions.d
UNITDIR ?= $(PREFIX)/lib/systemd/system
DESTDIR ?=
VERSION  = $(shell sed -n 's/^.define ORI_VERSION "\(.*\)"/\1/p' include/oriflamme.h)
LIBRARIES = build/lib/liboriflamme.so build/lib/liboriflamme-env.so build/lib/liboriflamme.a
HEADERS   = include/oriflamme.h include/oriflamme_env.h
# What uninstall removes if nothing else is in there, and then what is above it, below a PREFIX of
# our own: /usr and /usr/local have folders that are there before us.
FOLDERS   = $(PREFIX)/share/man/man6 $(BASHDIR) $(ZSHDIR) $(FISHDIR) $(UNITDIR) $(LIBDIR)/pkgconfig \
            $(if $(filter /usr /usr/local,$(PREFIX)),,$(PREFIX)/bin $(PREFIX)/include $(PREFIX)/share/doc $(LIBDIR))

.PHONY: install uninstall env deb dist oci npm test-packages

env: build/lib/liboriflamme-env.so ## the batch environment for python/, at build/lib

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

install: all web $(LIBRARIES) ## the program, its page, man page, unit and library (PREFIX, LIBDIR, DESTDIR)
	install -D -m 755 build/release/oriflamme $(DESTDIR)$(PREFIX)/bin/oriflamme
	install -D -m 644 docs/oriflamme.6 $(DESTDIR)$(PREFIX)/share/man/man6/oriflamme.6
	install -D -m 644 -t $(DESTDIR)$(PREFIX)/share/doc/oriflamme CHANGELOG.md
	@mkdir -p $(DESTDIR)$(PREFIX)/share/oriflamme $(DESTDIR)$(LIBDIR)/pkgconfig $(DESTDIR)$(UNITDIR)
	@mkdir -p $(DESTDIR)$(BASHDIR) $(DESTDIR)$(ZSHDIR) $(DESTDIR)$(FISHDIR)
	build/release/oriflamme completion bash >$(DESTDIR)$(BASHDIR)/oriflamme
	build/release/oriflamme completion zsh >$(DESTDIR)$(ZSHDIR)/_oriflamme
	build/release/oriflamme completion fish >$(DESTDIR)$(FISHDIR)/oriflamme.fish
	rm -rf $(DESTDIR)$(PREFIX)/share/oriflamme/web
	cp -r --no-preserve=ownership build/web $(DESTDIR)$(PREFIX)/share/oriflamme/web
	sed 's|/usr/local|$(PREFIX)|g' tools/oriflamme.service >$(DESTDIR)$(UNITDIR)/oriflamme.service
	@for library in liboriflamme liboriflamme-env; do \
	    install -D -m 644 build/lib/$$library.so $(DESTDIR)$(LIBDIR)/$$library.so.$(VERSION) && \
	    ln -sf $$library.so.$(VERSION) $(DESTDIR)$(LIBDIR)/$$library.so.$(SOVERSION) && \
	    ln -sf $$library.so.$(SOVERSION) $(DESTDIR)$(LIBDIR)/$$library.so; done
	install -m 644 build/lib/liboriflamme.a $(DESTDIR)$(LIBDIR)/liboriflamme.a
	install -D -m 644 -t $(DESTDIR)$(PREFIX)/include $(HEADERS)
	@echo "$$PC_ENGINE" >$(DESTDIR)$(LIBDIR)/pkgconfig/oriflamme.pc
	@echo "$$PC_ENV" >$(DESTDIR)$(LIBDIR)/pkgconfig/oriflamme-env.pc

uninstall: ## what make install put there
	rm -f $(DESTDIR)$(PREFIX)/bin/oriflamme $(DESTDIR)$(PREFIX)/share/man/man6/oriflamme.6
	rm -rf $(DESTDIR)$(PREFIX)/share/oriflamme $(DESTDIR)$(PREFIX)/share/doc/oriflamme
	rm -f $(DESTDIR)$(BASHDIR)/oriflamme $(DESTDIR)$(ZSHDIR)/_oriflamme $(DESTDIR)$(FISHDIR)/oriflamme.fish
	rm -f $(DESTDIR)$(UNITDIR)/oriflamme.service $(addprefix $(DESTDIR)$(PREFIX)/,$(HEADERS))
	rm -f $(DESTDIR)$(LIBDIR)/liboriflamme*.so* $(DESTDIR)$(LIBDIR)/liboriflamme.a
	rm -f $(DESTDIR)$(LIBDIR)/pkgconfig/oriflamme.pc $(DESTDIR)$(LIBDIR)/pkgconfig/oriflamme-env.pc
	@for folder in $(FOLDERS); do \
	    while rmdir "$(DESTDIR)$$folder" 2>/dev/null; do \
	        folder=$${folder%/*}; \
	        case "$(PREFIX)" in "$$folder" | /usr | /usr/local) break ;; esac; done; done

deb: all web $(LIBRARIES) ## Debian packages, at build/deb
	@packaging/deb $(VERSION)

# Our own program, but it looks for its libraries beside itself.
build/dist/oriflamme: $(B)/oriflamme
	@mkdir -p $(@D)
	$(CC) $(FLAGS_$(BUILD)) -pthread -Wl,--disable-new-dtags -Wl,-rpath,'$$ORIGIN/../lib' \
	    $(PROGRAM) $(TUI_LIBS) $(SERVER_LIBS) -lm -o $@

dist: web build/dist/oriflamme ## an archive that runs on a bare Debian 12, with checksums, at build/dist
	@packaging/dist $(VERSION)

oci: dist ## an OCI image from that archive, at build/oci
	@python3 packaging/oci.py $(VERSION)

npm: wasm web/node_modules/.package-lock.json ## the engine and the bots for node and browsers, a tarball at build/npm
	@packaging/npm/pack $(VERSION)

test-packages: setup-test ## install the packages on a fresh Debian 12 (debootstrap, as root), run archive and image
	@tests/packages/fresh
