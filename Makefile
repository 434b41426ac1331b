.PHONY: setup web play test check types fuzz golden bench build lock lowest soak clean

PYTHON ?= python3
PORT ?= 7474
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.pxd') setup.py pyproject.toml
# exactly the versions that CI tests; `make lock` looks for newer ones
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
JOBS ?= $(shell nproc 2>/dev/null || echo 2)
STAGE := @$(PYTHON) tools/stage.py

WEB := src/meadhall/hall/web/index.html
WEB_SOURCES := $(shell find web -name node_modules -prune -o -type f -print; find src -name '*.ftl')

setup: $(VENV)/.built web

# the browser client; installed wheels have it built and need no Node
web: $(WEB)

$(WEB): web/node_modules/.installed $(WEB_SOURCES)
	$(STAGE) 'building the browser client, about 10 seconds' web/with-node npm run build -- --logLevel warn
	@touch $@

web/node_modules/.installed: web/package.json web/package-lock.json web/.npmrc | $(VENV)/.installed
	$(STAGE) 'fetching the packages of the browser client, about half a minute' web/with-node npm ci
	@touch $@

# dependencies for playing; tests and benchmarks add theirs; the rules are compiled afterwards, on all cores
$(VENV)/.installed: pyproject.toml constraints.txt
	$(STAGE) 'fetching Python packages into $(VENV), about half a minute' sh -ec '$(PYTHON) -m venv $(VENV); \
	    $(PIP) setuptools Cython; MEADHALL_BUILD=pure $(PIP) --no-build-isolation --editable .'
	@touch $@

# without a compiler there is no stamp: the next `make` looks for one again
$(VENV)/.built: $(VENV)/.installed $(SOURCES)
	$(STAGE) 'compiling the rules, about 100 seconds divided by the cores ($(JOBS) here)' \
	    $(BIN)/python setup.py --quiet build_ext --inplace --parallel $(JOBS)
	@! $(BIN)/meadhall --version | grep -q '(compiled)' || touch $@

$(VENV)/.developing: $(VENV)/.installed
	$(STAGE) 'fetching Python packages for tests, about 1 minute' \
	    env MEADHALL_BUILD=pure $(PIP) --no-build-isolation --editable '.[dev,peers,site]'
	@touch $@

play: setup
	$(BIN)/meadhall serve --open --port $(PORT)

test: setup $(VENV)/.developing
	+$(PYTHON) tools/beside.py '$(MAKE) --no-print-directory check' \
	    $(BIN)/python -m pytest -n $(JOBS) --dist worksteal

check: setup $(VENV)/.developing
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/meadhall texts --check
	$(BIN)/python tools/browser_types.py --check
	web/with-node npm run --silent check
	web/with-node npm test --silent

# the types of views in the browser, from those in Python
types: setup
	$(BIN)/python tools/browser_types.py

GAMES = $(shell $(BIN)/meadhall games --ids)

fuzz: setup
	for game in $(GAMES); do $(BIN)/meadhall fuzz $$game --games 5000 || exit 1; done
	for game in $(GAMES); do $(BIN)/meadhall fuzz $$game --games 500 --corrections || exit 1; done

golden: setup $(VENV)/.developing
	MEADHALL_GOLDEN=write $(BIN)/python -m pytest -q tests/golden tests/core/test_patch.py
	git diff --stat -- tests/golden web/tests/patches.json

bench: setup $(VENV)/.developing
	$(BIN)/meadhall bench engine --peers
	$(BIN)/meadhall bench bots --peers

# wheel and sdist; their page links to the repository, unless that is a folder
REPOSITORY ?= $(shell git remote get-url origin 2>/dev/null | \
    sed -nE 's,^git@([^:/]+):,https://\1/,; s,^(https://)[^/@]*@,\1,; s,\.git$$,,; /^https:/p')
build: setup $(VENV)/.developing
	rm -rf dist
	$(STAGE) 'building wheel and sdist, about 100 seconds divided by the cores ($(JOBS) here)' \
	    env MEADHALL_REPOSITORY='$(REPOSITORY)' $(BIN)/python -m build --no-isolation --outdir dist .
	@ls dist

# looks for the newest versions that pyproject.toml and web/package.json allow, and for their notices
lock: setup
	$(STAGE) 'fetching uv' $(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade 'uv<1'
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --all-extras --group web --no-annotate \
	    --no-emit-package meadhall --custom-compile-command 'make lock' --output-file constraints.txt pyproject.toml
	web/with-node npm update --package-lock-only
	$(MAKE) --no-print-directory THIRD-PARTY
	git diff --stat -- constraints.txt web/package-lock.json THIRD-PARTY

# the notices as the build of the browser client writes them; wheels carry them beside LICENSE
THIRD-PARTY: $(WEB)
	cp src/meadhall/hall/web/third-party.txt $@

# whether the lowest versions that pyproject.toml allows still work, in an environment of their own
LOWEST := build/lowest
lowest: setup
	$(STAGE) 'fetching uv' $(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade 'uv<1'
	$(BIN)/uv venv --quiet --clear --python $(BIN)/python $(LOWEST)
	$(BIN)/uv pip compile --quiet --resolution lowest-direct --extra dev --extra peers --extra site --no-emit-package meadhall \
	    --python $(LOWEST)/bin/python --output-file $(LOWEST)/requirements.txt pyproject.toml
	$(BIN)/uv pip install --quiet --python $(LOWEST)/bin/python --requirements $(LOWEST)/requirements.txt
	MEADHALL_BUILD=pure $(BIN)/uv pip install --quiet --python $(LOWEST)/bin/python --no-build-isolation --no-deps --editable .
	$(LOWEST)/bin/python -m pytest -n $(JOBS) tests/core tests/cli tests/hall tests/arena

# hours of work on what `make test` only samples: long fuzzing, also on the sanitized build, both builds compared, a
# wheel compiled from the sdist, hundreds of matches, and a hall that is killed a thousand times
soak: setup $(VENV)/.developing
	for game in $(GAMES); do $(BIN)/meadhall fuzz $$game --games 50000 || exit 1; done
	for game in $(GAMES); do $(BIN)/meadhall fuzz $$game --games 10000 --corrections || exit 1; done
	MEADHALL_SOAK=1 $(BIN)/python -m pytest -n $(JOBS) tests/properties tests/builds
	MEADHALL_SOAK=1 $(BIN)/python -m pytest tests/hall/test_many_processes.py tests/hall/test_kill.py

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache src/*.egg-info
	rm -rf web/node_modules src/meadhall/hall/web
	find src tests -name '*.so' -delete -o -name __pycache__ -type d -prune -exec rm -rf {} +
