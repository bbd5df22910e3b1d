# Needs Python 3.11 or newer (with its venv module) and make; on Windows, in Git's bash. `make help` lists what there is.

VENV := .venv
BIN := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
# What was installed: to play, to work on the project, and the slow tools that few need.
PLAYABLE := $(VENV)/.installed-play
STAMP := $(VENV)/.installed
TOOLS := $(VENV)/.installed-tools
FUZZ := $(VENV)/.installed-fuzz
LAB := $(VENV)/.installed-lab
PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
# Locks name all that is needed. Left to look for more, an old pip stumbles over whatever is newer than they are.
LOCKED = $(PIP) --require-hashes --no-deps
# Node comes from PyPI with everything else.
WITH_NODE = PATH="$$PWD/$(BIN):$$PATH"
NPM = $(WITH_NODE) $(BIN)/npm --prefix web --silent
# Systems have a variable of this name, which is about something else.
ASKED_LANGUAGE = $(if $(filter command%,$(origin LANGUAGE)),$(LANGUAGE))
PAGE := src/cerebria/server/page/index.html
# Every file in some folders and below them. Not by `find`, which is something else on Windows.
below = $(foreach entry,$(filter-out %/node_modules,$(wildcard $(addsuffix /*,$1))),$(or $(call below,$(entry)),$(entry)))
PAGE_SOURCES := $(call below,web src/cerebria/locales)

# PYTHON=/path/to/python chooses the interpreter; otherwise the first of these that is new enough.
PYTHONS := $(if $(PYTHON),$(PYTHON),python3.14 python3.13 python3.12 python3.11 python3 python py)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory
# Python keeps what it has compiled, whatever the machine wants: the tests start it hundreds of times.
unexport PYTHONDONTWRITEBYTECODE
.PHONY: help translations setup play engine try-play web dist test deep quick check format types pictures lighthouse bench load picture attack faults lock clean rules-page glossary-page layout-page golden mutation fuzz lab study compiled \
	check-style check-types check-windows check-imports check-web test-web test-python

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(STAMP) ## create .venv with everything the project needs; nothing to do if it is up to date
	@$(MEANWHILE)

play: $(PAGE) ## start a table server and play in the browser
	@$(MEANWHILE)
	@$(BIN)/cerebria serve

engine: $(VENV)/.installed-engine ## compile the engine for all that is started here, if there is a C compiler; it takes minutes
	@$(BIN)/python hatch_build.py engine

# Nobody waits for it; nor does a make that runs several things at once, so it hears nothing of that one.
MEANWHILE = if $(BIN)/python hatch_build.py is-engine-wanted; then \
	echo "the engine is being compiled meanwhile (build/engine.log): from then on all that starts is faster"; \
	mkdir -p build; MAKEFLAGS= $(MAKE) engine > build/engine.log 2>&1 & fi

$(VENV)/.installed-engine: $(PLAYABLE) requirements/dev.txt
	@$(BIN)/python -m tests.lock_here engine > $(VENV)/engine.txt
	@$(LOCKED) -r $(VENV)/engine.txt
	@touch $@

try-play: $(STAMP) ## start `make play`, ask for its page, and stop it
	@$(BIN)/python -m tests.try_play

web: $(PAGE) ## build the browser client; nothing to do if it is up to date

$(PAGE): $(PLAYABLE) hatch_build.py $(PAGE_SOURCES)
	@echo "building the browser client"
	@$(BIN)/python hatch_build.py
	@touch $@

# Both are made without a compiler, from what is locked here; `make compiled` is the fast one.
dist: $(STAMP) ## build the sdist and the wheel, into dist
	@rm -rf dist
	@CEREBRIA_COMPILE=0 $(BIN)/python -m hatchling build --target sdist --target wheel

# Those of the page run beside those of Python, which often wait for something.
test: $(STAMP) $(PAGE) ## run the tests, in 8 minutes on two cores; those in a browser need Chromium
	@$(MAKE) -j2 test-python test-web

test-web: $(STAMP) $(PAGE)
	@$(NPM) test

# Many of them wait for a while: with two for each processor, hardly any processor does; more would crowd it.
PYTEST = $(BIN)/pytest -n $$($(BIN)/python -c "import os; print((os.cpu_count() or 1) * 2)") --dist worksteal

HANGING = -o faulthandler_timeout=300 -o faulthandler_exit_on_timeout=true

# In a clean clone each worker would compile all tests, and what they load, by itself: one does it for all.
# None of them takes a minute where nothing else is done: one that takes five hangs, says where, and fails.
# What fails is run once more by itself: a browser and servers on a crowded machine can be too slow for anybody. What
# fails then has failed; what passes has been told of above, and wants mending all the same.
test-python: $(STAMP) $(PAGE)
	@test -d tests/server/__pycache__ || $(BIN)/pytest --collect-only -qq > /dev/null 2>&1 || true
	@$(PYTEST) -m "not deep" $(HANGING) || { \
		echo "some have failed: once more, one after the other" && \
		$(BIN)/pytest -n 0 --last-failed --last-failed-no-failures=none --maxfail=1 -m "not deep" $(HANGING); }

deep: $(STAMP) $(PAGE) $(if $(filter lab,$(PART)),$(LAB)) ## run the tests that are too wide for `make test`; PART=screens runs a part, tests/parts.py names them all
	@$(PYTEST) -m "deep$(if $(PART),(part='$(PART)'))"

quick: $(STAMP) ## run the tests that take no time: no server, no browser
	@$(BIN)/pytest -n auto --dist worksteal -m "not slow and not deep" -p no:schemathesis --ignore tests/browser --ignore tests/server

# In parts, so that two cores can share them: make -j2 check.
check: check-style check-types check-windows check-imports check-web ## look at format, style, types and the direction of imports

check-style: $(STAMP)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

check-types: $(STAMP) $(PAGE)
	$(BIN)/mypy

# What only other systems run is typed, too.
check-windows: $(STAMP)
	$(BIN)/mypy --platform win32 --cache-dir .mypy_cache/windows src

check-imports: $(STAMP)
	$(BIN)/lint-imports

check-web: $(STAMP) $(PAGE)
	@$(NPM) run lint
	@$(NPM) run check

format: $(STAMP) $(PAGE) ## put the code into its format and mend what can be mended
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	@$(NPM) run format

types: $(STAMP) $(PAGE) ## write the client's types of what the server says, after that has changed
	@$(NPM) run types

pictures: $(STAMP) $(PAGE) ## take pictures of every screen and of what links show, into build/pictures, and into docs what is shown there; SCREENS="home rules" takes those, SCREENS=docs what docs show, SCREENS=films what moves, LANGUAGE=hu takes them in Hungarian, SIZES="390x844 844x390" in such windows
	@$(BIN)/python -m tests.browser.pictures $(SCREENS) $(addprefix --language=,$(ASKED_LANGUAGE)) $(if $(SIZES),--sizes $(SIZES))

lighthouse: $(STAMP) $(PAGE) ## let Lighthouse, which npm fetches, judge some screens
	@$(WITH_NODE) $(BIN)/python -m tests.browser.lighthouse

bench: $(STAMP) ## measure, beside the peer, and write docs/benchmarks.md
	@CEREBRIA_COMPILE=0 $(BIN)/python -m bench

load: $(STAMP) ## put the server under load on Linux, for minutes, and write docs/load.md
	@$(BIN)/python -m bench.load

picture: $(STAMP) $(PAGE) ## measure how soon the page can be read and played over a long, thin line, and write docs/first-picture.md
	@$(BIN)/python -m bench.picture

attack: $(STAMP) ## flood a server on Linux in every way we know, and write what others felt to docs/attack.md
	@$(BIN)/python -m bench.attack

faults: $(STAMP) ## let servers, database and network fail on Linux while people play, for half an hour, and write docs/faults.md
	@$(BIN)/python -m bench.faults

rules-page: $(STAMP) ## write docs/rules-coverage.md from the scenarios
	@$(BIN)/python -m tests.rules_page

glossary-page: $(STAMP) ## write docs/glossary.md from the catalogues
	@$(BIN)/python -m tests.glossary_page

layout-page: $(STAMP) ## write docs/observations.md from the layouts
	@$(BIN)/python -m tests.layout_page

golden: $(STAMP) ## play the golden games anew, after a rule changed on purpose
	@$(BIN)/python -m tests.golden_games
	@$(BIN)/python -m tests.snapshot_form

# Slow tools of their own lock, installed only when asked for.

mutation: $(TOOLS) ## change the rules in small ways and see that the tests notice; hours on two cores
	@$(BIN)/python -m tests.mutation

fuzz: $(FUZZ) ## give the readers odd input, a minute each (on Linux, x86-64)
	@for reader in choice record record-text card-set deck scenario message; do \
		echo "== $$reader"; $(BIN)/python -m fuzz $$reader -max_total_time=60 -max_len=4096 || exit 1; done

lab: $(LAB) ## fetch what the laboratory needs: Ray, and what writes and reads data sets

study: $(STAMP) ## let programs play for hours, and write docs/balance.md; the games so far are in build/study
	@$(BIN)/python -m bench.study
	@$(BIN)/python -m bench.study --page

compiled: $(STAMP) ## compile the engine (needs a C compiler) into build/compiled, compare it with the plain one, and measure it
	@rm -rf build/wheel build/compiled
	@CEREBRIA_COMPILE=1 $(BIN)/python -m hatchling build --target wheel --directory build/wheel
	@$(PIP) --no-deps --target build/compiled build/wheel/*.whl
	@PYTHONPATH=build/compiled $(BIN)/python -m cerebria --version
	@PYTHONPATH=build/compiled $(BIN)/python -m cerebria scenario tests/scenarios
	@PYTHONPATH=build/compiled $(BIN)/pytest -q -p no:cacheprovider tests/test_golden.py tests/test_views.py tests/test_games.py tests/test_rulebook.py
	@$(BIN)/python -m tests.builds build/compiled
	@PYTHONPATH=build/compiled $(BIN)/python -m bench

translations: $(STAMP) ## tell what the texts of other languages lack; LANGUAGE=pl tells it of one
	@$(BIN)/python -m tests.translations $(ASKED_LANGUAGE)

lock: $(TOOLS) ## pin the dependencies anew, for every kind of machine
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m tests.locks

clean: ## remove .venv and everything generated
	rm -rf $(VENV) build dist web/node_modules $(dir $(PAGE)) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +

$(PLAYABLE): pyproject.toml requirements/play.txt
	@test -x $(BIN)/python || { \
		for python in $(PYTHONS); do \
			if "$$python" -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
				echo "creating $(VENV) with $$("$$python" --version)"; \
				exec "$$python" -m venv $(VENV); \
			fi; \
		done; \
		echo "Python 3.11 or newer with its venv module is needed; none of these is: $(PYTHONS)." >&2; \
		echo "Install one (on Debian: apt-get install python3-venv), or name it: make setup PYTHON=/path/to/python" >&2; \
		exit 1; }
	@echo "fetching what the game needs"
	@$(LOCKED) -r requirements/play.txt
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(STAMP): $(PLAYABLE) requirements/dev.txt
	@echo "fetching what the tests need"
	@$(BIN)/python -m tests.lock_here > $(VENV)/dev.txt
	@$(LOCKED) -r $(VENV)/dev.txt
	@touch $@

$(VENV)/.installed-%: $(STAMP) requirements/%.txt
	@$(LOCKED) -r requirements/$*.txt
	@touch $@
