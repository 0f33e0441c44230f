# Every target is a line or two; what is longer lives in Scripts/. `make help` lists them.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
MAKEFLAGS += --no-builtin-rules --no-print-directory
.DEFAULT_GOAL := help

# A tree that was moved or copied: what knows the old place is thrown away.
unused := $(shell Scripts/fresh-place)

# Other people's recordings: beside the project, never in it.
export KINESIC_DATA := $(abspath $(or $(KINESIC_DATA),../shared/data))
# Where `make install` installs; empty ones are as Scripts/install says.
export PREFIX BINDIR LIBDIR INCLUDEDIR DATADIR LUADIR DESTDIR
# Another system than this one, for `make lib` (docs/platforms.md).
export TARGET

# Folders are listed too: one changes when a file in it comes or goes.
under = $(shell find $(1) -not -name '.*' -not -name '*.pyc' -not -name __pycache__ 2>/dev/null)
headers := $(call under,Include)
# By which builds know what a changed header concerns, and what the libraries of this machine are compiled by.
fresh := Scripts/fresh-headers Scripts/seen_headers.py
embedded := Scripts/embedded-objects $(fresh)
linking := $(addprefix Scripts/,linking/elf linking/glibc linking/stat.c same-bytes.ld)
library := build/lib/libkinesic.so
library_sources = $(headers) $(call under,Sources/CClasses Sources/CFFI Sources/CPlatform Sources/KinesicCore Sources/KinesicMath Sources/KinesicPlugin Sources/StandardRecognizers) Package.swift Scripts/build-lib $(embedded) $(linking)
linter := build/lib/libkinesic-lint.so
# The libraries beside libkinesic.
parts := lint overlay recordings strokes touchpad watch
overlay := build/lib/libkinesic-overlay.so
strokes := build/lib/libkinesic-strokes.so
touchpad := build/lib/libkinesic-touchpad.so
recordings := build/lib/libkinesic-recordings.so
watch := build/lib/libkinesic-watch.so
checked := build/checks/lib/libkinesic.so
program := build/bin/kinesic
venv := build/venv/.done
large := build/large-venv/.done

.PHONY: bare bench bench-python budgets check checked clean demo dist docs examples faults format fuzz
.PHONY: fuzz-coverage generate golden help install kept-traces large lib lint model model-check mutants npm
.PHONY: overlay peers platforms playground power program-sizes python quality recordings release release-tests setup setup-demo shapes shapes-report small-devices soak
.PHONY: strokes strokes-report symbols test thorough tool touchpad uninstall wasm watch web web-bench web-comparison web-load web-module web-soak wheel
help:  ## this list
	@grep -hE '^[a-z%-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 26

setup:  ## install the Debian packages that are missing: all that the tests need
	@Scripts/setup
setup-demo:  ## install those that the library, the tool, the Python package and the demo need
	@Scripts/setup demo

ifdef TARGET
lib:
	@Scripts/build-target
else
lib: $(library)
endif
lib:  ## build/lib/libkinesic.so and .a, build/include; TARGET= another system (docs/platforms.md)
$(library) build/lib/libkinesic.a &: $(library_sources)
	@Scripts/build-lib

platforms: setup lib wasm bare python  ## all targets and all their tests; writes the table of docs/platforms.md
	@for target in $$(ls Scripts/targets); do $(MAKE) lib TARGET=$$target; done
	@Scripts/build-determinism shipped
	@KINESIC_PLATFORMS=all build/venv/bin/python -m pytest -q -rsR Tests/Behaviour/Platforms
	@for target in $$(ls Scripts/targets); do [[ ! -e build/targets/$$target/lib/libkinesic.so && ! -e build/targets/$$target/lib/kinesic.dll ]] || python3 Scripts/test.py c --in $$target; done
	@KINESIC_PLATFORMS=all build/venv/bin/python Tests/Behaviour/Platforms/table.py --write

checked: $(checked)  ## build/checks/lib, the library that checks its invariants after every step, for tests
$(checked): $(library_sources)
	@KINESIC_CHECKS=1 KINESIC_OUT=build/checks Scripts/build-lib

wasm: build/wasm/libkinesic.a  ## build/wasm/libkinesic.a and .wasm, libkinesic-lint.a and .wasm, for WebAssembly
wasm_sources = $(headers) $(call under,Sources/CClasses Sources/CPlatform Sources/CMemory Sources/KinesicCore Sources/KinesicLint Sources/KinesicMath Sources/KinesicStrokes Sources/StrokeMatching Sources/KinesicPlugin Sources/StandardRecognizers Sources/StrokesPlugin) Package.swift $(fresh) Scripts/wasm-objects Scripts/module-objects
build/wasm/libkinesic.a: $(wasm_sources) Scripts/build-wasm
	@Scripts/build-wasm

web-module: build/wasm/web/kinesic.wasm  ## build/wasm/web, the two WebAssembly modules of the web package
build/wasm/web/kinesic.wasm: $(wasm_sources) $(wildcard bindings/web/module/*) $(call under,Scripts/splitting) Scripts/split-module Scripts/build-web-module
	@Scripts/build-web-module

web: build/web/kinesic/package.json  ## build/web/kinesic: the package for browsers and node
build/web/kinesic/package.json: $(call under,bindings/web/src) bindings/web/package.json bindings/web/tsconfig.json bindings/web/README.md build/wasm/web/kinesic.wasm build/wasm/libkinesic.a Scripts/build-web
	@Scripts/build-web
web-comparison: web $(venv)  ## docs/web-comparison.md: one page with Kinesic, with Hammer.js and with neither
	@build/venv/bin/python Tests/Interface/Web/comparison/compare.py
playground: web  ## build/playground, the page to try gestures on, and serve it on this machine
	@Scripts/build-playground --serve
web-load: lib web $(venv)  ## docs/web.md: what a page pays for the package, in bytes and in time
	@build/venv/bin/python Tests/Performance/Web/load.py
web-bench: web $(venv)  ## docs/web.md: what gestures add to a pointer event in Chromium, beside Hammer.js
	@Scripts/bench-peers --install-hammer
	@build/venv/bin/python Tests/Performance/Web/bench.py --write
web-soak: web  ## ten million samples through the web package in node: its memory stays as it was
	@node --expose-gc Tests/Interface/Web/soak.mjs "$$PWD/build/web/kinesic/dist/index.js"
npm: web  ## build/dist: the package for browsers and node, as npm packs it
	@mkdir -p build/dist
	@cd build/dist && npm pack --silent --offline ../web/kinesic

shapes: build/lib/libkinesic-shapes.so  ## build/lib/libkinesic-shapes.so, the plugin of drawn shapes
build/lib/libkinesic-shapes.so: $(headers) $(call under,Sources/CMemory Sources/KinesicMath Sources/KinesicPlugin Sources/ShapesPlugin Sources/StrokeMatching) Package.swift Scripts/build-shapes $(embedded) $(linking) | $(library)
	@Scripts/build-shapes

lint: $(linter)  ## build/lib/libkinesic-lint.so and .a, the library that finds conflicts between gestures
$(linter): $(headers) $(call under,Sources/CPlatform Sources/KinesicMath Sources/KinesicLint) Package.swift Scripts/build-lint $(embedded) $(linking) | $(library)
	@Scripts/build-lint

overlay: $(overlay)  ## build/lib/libkinesic-overlay.so and .a, the library that shows what an engine knows
$(overlay): $(headers) $(call under,Sources/CMemory Sources/CPlatform Sources/KinesicOverlay) Package.swift Scripts/build-overlay $(embedded) $(linking) | $(library)
	@Scripts/build-overlay

strokes: $(strokes)  ## build/lib/libkinesic-strokes.so and .a, the library that names drawn shapes by examples
$(strokes): $(headers) $(call under,Sources/CMemory Sources/CPlatform Sources/KinesicMath Sources/KinesicPlugin Sources/KinesicStrokes Sources/StrokeMatching Sources/StrokesPlugin) Package.swift Scripts/build-strokes $(embedded) $(linking) | $(library)
	@Scripts/build-strokes

symbols: lib $(parts) shapes  ## build/symbols: what debuggers know (docs/install.md)
	@rm -rf build/symbols
	@for name in lib $(parts) shapes; do KINESIC_SYMBOLS=build/symbols Scripts/build-$$name; done

touchpad: $(touchpad)  ## build/lib/libkinesic-touchpad.so and .a, the library that reads the fingers on a touchpad
$(touchpad): $(headers) $(call under,Sources/CMemory Sources/CPlatform Sources/KinesicMath Sources/KinesicPlugin Sources/KinesicTouchpad Sources/Touchpad) Package.swift Scripts/build-touchpad $(embedded) $(linking) | $(library)
	@Scripts/build-touchpad

recordings: $(recordings)  ## build/lib/libkinesic-recordings.so and .a, the library that reads recordings
$(recordings): $(headers) $(call under,Sources/CMemory Sources/CPlatform Sources/CText Sources/KinesicMath Sources/KinesicRecordings Sources/RecordingReaders) Package.swift Scripts/build-recordings $(embedded) $(linking) | $(library)
	@Scripts/build-recordings

watch: $(watch)  ## build/lib/libkinesic-watch.so and .a, what `kinesic watch` sees a program by
$(watch): $(headers) $(call under,Sources/CMemory Sources/CPlatform Sources/CSocket Sources/KinesicWatch) Package.swift Scripts/build-watch $(embedded) $(linking) | $(library)
	@Scripts/build-watch

tool: $(program)  ## build/bin/kinesic
$(program): $(headers) $(call under,Sources/CMemory Sources/CText Sources/KinesicMath Sources/KinesicTool Sources/RecordingReaders) Package.swift Scripts/build-program $(fresh) Scripts/same-bytes.ld | $(library) $(linter) $(strokes) $(touchpad)
	@Scripts/build-program kinesic

model: build/bin/ArenaModel  ## build/bin/ArenaModel, the second opinion on the arena
build/bin/ArenaModel: $(headers) $(call under,Tests/ArenaModel) Package.swift Scripts/build-program $(fresh) Scripts/same-bytes.ld | $(library)
	@Scripts/build-program ArenaModel

model-check: $(checked) model  ## all that can happen in small worlds, with a second arena (docs/model-check.md)
	@LD_LIBRARY_PATH=build/checks/lib build/bin/ArenaModel --exhaustive all

python: $(venv) $(library) $(foreach part,$(parts),build/lib/libkinesic-$(part).so)  ## build/venv: the package
$(venv): Scripts/requirements.txt Scripts/build-python $(wildcard bindings/python/pyproject.toml)
	@Scripts/build-python

large: $(large) lib  ## gestures of SESSIONS= (100000) made sessions by Dask, into build/large
	@rm -rf build/large && mkdir -p build/large
	@cd bindings/python && ../../build/large-venv/bin/python -m examples.large.make_sessions ../../build/large/sessions --sessions $(or $(SESSIONS),100000)
	@cd bindings/python && ../../build/large-venv/bin/python -m examples.large.analyse ../../build/large/sessions ../../build/large/gestures
$(large): bindings/python/examples/large/requirements.txt Scripts/build-large $(wildcard bindings/python/pyproject.toml)
	@Scripts/build-large

install: lib $(parts) shapes tool  ## in PREFIX (/usr/local); DESTDIR; `uninstall`
	@Scripts/install
uninstall:
	@Scripts/install --remove
dist: lib $(parts) shapes tool python  ## build/dist: sources of HEAD, Debian packages
	@Scripts/dist
	@Scripts/build-deb
release: lib $(parts) shapes tool python web symbols  ## build/release
	@for target in aarch64-linux-gnu x86_64-windows aarch64-android armv7em-none-eabi riscv32-none-elf; do TARGET=$$target Scripts/build-target; done
	@Scripts/release
wheel: lib $(parts) tool python  ## build/dist: the Python wheels of package and tool
	@Scripts/build-wheel

examples: build/examples/replay  ## the C examples, built as a host would
build/examples/replay: $(call under,bindings/c/examples/replay) $(headers) $(library)
	@mkdir -p $(@D)
	@gcc -std=c99 -O2 -Wall -Wextra -Werror -pedantic -I build/include $(filter %.c,$^) -o $@ -L build/lib -lkinesic -lm -Wl,-rpath,$(CURDIR)/build/lib

bare: lib  ## build/bare: the example for small devices, for each board (docs/small-devices.md)
	@for target in $$(grep -l '\bboard=' Scripts/targets/*); do TARGET=$${target##*/} Scripts/build-target; done
	@Scripts/build-bare
small-devices: bare $(venv)  ## docs/small-devices.md: what the example and each recognizer take, measured now
	@build/venv/bin/python Tests/Interface/Bare/sizes.py --write

demo: setup-demo lib tool python examples  ## replay recordings from C, from Python and with the tool, and draw them
	@Scripts/demo

check:  ## before each commit, on a tree that is built: a minute and a half (docs/testing.md)
	@python3 Scripts/test.py check
test:  ## the tests, with all that they need built before: twelve minutes on two processors
	@python3 Scripts/test.py test
thorough:  ## what takes longer: other builds, sanitizers, fuzzers, browsers, languages, packages: 45 minutes more
	@python3 Scripts/test.py thorough
release-tests:  ## what is left for nights and releases: all of it under sanitizers and on other systems; hours
	@python3 Scripts/test.py release
test-%:  ## of `make test` a part or a group: make test-c, make test-unit (`python3 Scripts/test.py list`)
	@python3 Scripts/test.py test $*
thorough-%:  ## the same of `make thorough`
	@python3 Scripts/test.py thorough $*

golden: lib tool python  ## write Tests/Golden anew
	@build/venv/bin/python Scripts/golden.py

kept-traces: lib wasm python  ## record the kept traces anew: Tests/Behaviour/Determinism/Traces, Golden/Earlier
	@Scripts/build-determinism
	@build/venv/bin/python Tests/Behaviour/Determinism/kept_traces.py --write
	@build/venv/bin/python Tests/Behaviour/Golden/earlier.py

docs: lib python web  ## the site of the documents: build/site (no network once build/venv is there)
	@build/venv/bin/python Scripts/build-site && echo "build/site/index.html"

generate:  ## write what repeats the headers or the classes' descriptors: after a change of one
	@Scripts/generate headers
	@$(MAKE) lib tool
	@Scripts/generate
	@$(MAKE) lib tool

bench: setup lib  ## instructions per touch sample
	@Scripts/bench

peers: setup lib tool python  ## Kinesic beside its peers: writes docs/benchmarks.md
	@Scripts/bench-peers --write

quality: lib tool shapes python  ## how good the recognizers are on the recordings: prints and writes docs/quality.md
	@build/venv/bin/python Tests/Behaviour/Quality/quality.py --write

shapes-report: shapes python  ## what the classes of drawn shapes take of real strokes: writes docs/shapes.md
	@build/venv/bin/python Tests/Behaviour/ShapesTests/shapes_table.py --write

program-sizes: lib $(venv)  ## docs/install.md: the bytes that the library adds to a program, by classes
	@build/venv/bin/python Tests/Interface/Headers/program_sizes.py --write

strokes-report: strokes $(venv)  ## how well drawn shapes are named, beside peers: writes docs/strokes-report.md
	@Scripts/bench-peers --install-strokes
	@build/venv/bin/python Tests/Behaviour/Strokes/report.py --write

budgets: setup lib tool python  ## renew the budgets of instructions, latency and scale
	@build/venv/bin/python Tests/Performance/Benchmarks/test_budgets.py --write
	@build/venv/bin/python Tests/Performance/Benchmarks/latency.py --write
	@build/venv/bin/python Tests/Performance/Benchmarks/scale.py --write

bench-python: lib python  ## touches a second from Python, one at a time and as arrays
	@cd bindings/python && ../../build/venv/bin/python -m benchmarks.speed

mutants: lib overlay recordings strokes touchpad tool model python  ## changes that no test notices (FILES=, OPTIONS=)
	@python3 Tests/Unit/Mutation/mutate.py $(OPTIONS) $(FILES)
power: lib overlay recordings strokes touchpad tool model python  ## how many of COUNT= such a tier notices (SEED=)
	@python3 Tests/Unit/Mutation/mutate.py --count $(or $(COUNT),400) --seed $(or $(SEED),20261126) --write

fuzz: tool  ## all fuzzers for MINUTES= (10), two at a time; KEEP=1 keeps inputs that reach what was not reached before
	@python3 Tests/Robustness/Fuzz/fuzz.py $(or $(MINUTES),10) $(if $(KEEP),--keep)
fuzz-coverage: tool  ## which lines of the library the fuzzers' kept inputs reach (MISSING=1: and which they do not)
	@python3 Tests/Robustness/Fuzz/coverage.py $(if $(MISSING),--missing)
faults: lib  ## every fault of docs/faults.md, at every call; writes its table (some minutes)
	@python3 Tests/Robustness/Faults/run.py faults --whole
soak: lib  ## a long run of EVENTS= (100 million) events: flat memory, flat cost
	@python3 Tests/Robustness/Faults/run.py soak --whole $(EVENTS)

format:  ## format the Swift sources in place
	swift format --in-place --recursive --configuration .swift-format Sources Tests Package.swift

clean:  ## remove everything that was built
	rm -rf build .build .build-*
