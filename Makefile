# Needs Python 3.11 or newer (with its venv module) and make. `make help` lists what there is.

VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
LOCK := requirements/dev.txt
DEEP := requirements/deep.txt
DEEP_STAMP := $(VENV)/.installed-deep
# Node comes from PyPI with everything else.
NPM = PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm --prefix web --silent
PAGE := src/cerebria/server/page/index.html
PAGE_SOURCES := $(shell find web src/cerebria/locales -type f -not -path '*/node_modules/*' 2>/dev/null)

# PYTHON=/path/to/python chooses the interpreter; otherwise the first of these that is new enough.
PYTHONS := $(if $(PYTHON),$(PYTHON),python3.13 python3.12 python3.11 python3 python)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory
.PHONY: help setup play web test quick check format pictures lighthouse bench load lock clean rules-page golden mutation fuzz compiled

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(STAMP) ## create .venv with everything the project needs; nothing to do if it is up to date

play: $(PAGE) ## start a table server and play in the browser
	@$(BIN)/cerebria serve

web: $(PAGE) ## build the browser client; nothing to do if it is up to date

$(PAGE): $(STAMP) hatch_build.py $(PAGE_SOURCES)
	@echo "building the browser client"
	@$(BIN)/python hatch_build.py
	@touch $@

test: $(PAGE) ## run all tests; those in a browser need Chromium
	@$(BIN)/pytest -n auto
	@$(NPM) test

quick: $(STAMP) ## run the tests that take no time
	@$(BIN)/pytest -n auto -m "not slow"

check: $(PAGE) ## look at format, style, types and the direction of imports
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	@$(NPM) run lint
	@$(NPM) run check

format: $(PAGE) ## put the code into its format and mend what can be mended
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	@$(NPM) run format

pictures: $(PAGE) ## take pictures of every screen, into build/pictures; SCREENS="home rules" takes those
	@$(BIN)/python -m tests.browser.pictures $(SCREENS)

lighthouse: $(PAGE) ## let Lighthouse, which npm fetches, judge some screens
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m tests.browser.lighthouse

bench: $(STAMP) ## measure, beside the peer, and write docs/benchmarks.md
	@$(BIN)/python -m bench

load: $(STAMP) ## put the server under load on Linux, for minutes, and write docs/load.md
	@$(BIN)/python -m bench.load

rules-page: $(STAMP) ## write docs/rules-coverage.md from the scenarios
	@$(BIN)/python -m tests.rules_page

golden: $(STAMP) ## play the golden games anew, after a rule changed on purpose
	@$(BIN)/python -m tests.golden_games

# Slow tools of their own lock, installed only when asked for.

mutation: $(DEEP_STAMP) ## change the rules in small ways and see that the tests notice; hours on two cores
	@$(BIN)/python -m tests.mutation

fuzz: $(DEEP_STAMP) ## give the readers odd input, a minute each
	@for reader in choice record record-text card-set deck scenario message; do \
		echo "== $$reader"; $(BIN)/python -m fuzz $$reader -max_total_time=60 -max_len=4096 || exit 1; done

# The compiler writes beside the sources, so it gets a copy of them.
compiled: $(DEEP_STAMP) ## compile the engine (needs a C compiler) into build/compiled, and measure it
	@rm -rf build/source build/wheel build/compiled && mkdir -p build/source
	@cp -r src pyproject.toml hatch_build.py README.md LICENSE build/source/
	@HATCH_BUILD_HOOK_ENABLE_MYPYC=1 $(BIN)/python -m pip wheel --quiet --disable-pip-version-check \
		--no-deps --no-build-isolation --wheel-dir build/wheel build/source
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --target build/compiled build/wheel/*.whl
	@PYTHONPATH=build/compiled $(BIN)/python -m cerebria scenario tests/scenarios
	@PYTHONPATH=build/compiled $(BIN)/pytest -q -p no:cacheprovider tests/test_golden.py tests/test_views.py
	@PYTHONPATH=build/compiled $(BIN)/python -m bench

$(DEEP_STAMP): $(STAMP) $(DEEP)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $(DEEP)
	@touch $@

# Made on the oldest Python we support, from the public index alone whatever pip is set to here, so
# that the hashes hold anywhere.
COMPILE = env -u PIP_INDEX_URL -u PIP_EXTRA_INDEX_URL -u PIP_FIND_LINKS PIP_CONFIG_FILE=/dev/null \
	CUSTOM_COMPILE_COMMAND="make lock" \
	$(BIN)/pip-compile --quiet --upgrade --generate-hashes --strip-extras --allow-unsafe \
	--no-emit-index-url --no-emit-trusted-host --no-emit-find-links

lock: $(STAMP) ## pin the dependencies anew
	@$(BIN)/python -c 'import sys; sys.exit(sys.version_info[:2] != (3, 11))' || { \
		echo "make lock: .venv must be of Python 3.11: make clean, then make setup PYTHON=python3.11" >&2; exit 1; }
	$(COMPILE) --extra cli --extra client --extra server --extra postgres --extra dev --output-file $(LOCK) pyproject.toml
	$(COMPILE) --extra deep --constraint $(LOCK) --output-file $(DEEP) pyproject.toml

clean: ## remove .venv and everything generated
	rm -rf $(VENV) build dist web/node_modules $(dir $(PAGE)) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +

$(STAMP): pyproject.toml $(LOCK)
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
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $(LOCK)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@
