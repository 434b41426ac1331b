.PHONY: setup web play test check fuzz golden bench build soak clean

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.pxd') setup.py pyproject.toml
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
JOBS ?= $(shell nproc 2>/dev/null || echo 2)

WEB := src/meadhall/hall/web/index.html
WEB_SOURCES := $(shell find web -name node_modules -prune -o -type f -print; find src -name '*.ftl')

setup: $(VENV)/.built web

# the browser client; installed wheels have it built and need no Node
web: $(WEB)

$(WEB): web/node_modules/.installed $(WEB_SOURCES)
	web/with-node npm run --silent build -- --logLevel warn
	touch $@

web/node_modules/.installed: web/package.json web/package-lock.json web/.npmrc | $(VENV)/.installed
	web/with-node npm ci --silent
	touch $@

# dependencies for playing; tests and benchmarks add theirs; the rules are compiled afterwards, on all cores
$(VENV)/.installed: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(PIP) "setuptools>=77" "Cython>=3.1,<4"
	MEADHALL_BUILD=pure $(PIP) --no-build-isolation --editable .
	touch $@

$(VENV)/.built: $(VENV)/.installed $(SOURCES)
	$(BIN)/python setup.py --quiet build_ext --inplace --parallel $(JOBS)
	touch $@

$(VENV)/.developing: $(VENV)/.installed
	MEADHALL_BUILD=pure $(PIP) --no-build-isolation --editable '.[dev,peers,site]'
	touch $@

play: setup
	$(BIN)/meadhall serve --open

test: setup $(VENV)/.developing check
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal

check: setup $(VENV)/.developing
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/meadhall texts --check
	web/with-node npm run --silent check
	web/with-node npm test --silent

GAMES = $(shell $(BIN)/meadhall games --ids)

fuzz: setup
	for game in $(GAMES); do $(BIN)/meadhall fuzz $$game --games 5000 || exit 1; done

golden: setup $(VENV)/.developing
	MEADHALL_GOLDEN=write $(BIN)/python -m pytest -q tests/golden
	git diff --stat -- tests/golden

bench: setup $(VENV)/.developing
	$(BIN)/meadhall bench engine --peers
	$(BIN)/meadhall bench bots --peers

# wheel and sdist
build: setup $(VENV)/.developing
	rm -rf dist
	$(BIN)/python -m build --quiet --no-isolation --outdir dist .

# hours of work on what `make test` only samples: long fuzzing, also on the sanitized build, both builds compared, and a
# hall that is killed a thousand times
soak: setup $(VENV)/.developing
	for game in $(GAMES); do $(BIN)/meadhall fuzz $$game --games 50000 || exit 1; done
	MEADHALL_SOAK=1 $(BIN)/python -m pytest -n $(JOBS) tests/properties tests/builds
	MEADHALL_SOAK=1 $(BIN)/python -m pytest tests/hall/test_kill.py

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache src/*.egg-info
	rm -rf web/node_modules src/meadhall/hall/web
	find src tests -name '*.so' -delete -o -name __pycache__ -type d -prune -exec rm -rf {} +
