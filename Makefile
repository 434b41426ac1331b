.PHONY: setup play test check fuzz golden bench build soak clean

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.pxd') setup.py pyproject.toml
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
JOBS ?= $(shell nproc 2>/dev/null || echo 2)

setup: $(VENV)/.built

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
	MEADHALL_BUILD=pure $(PIP) --no-build-isolation --editable '.[dev,peers]'
	touch $@

play: setup
	$(BIN)/meadhall play

test: setup $(VENV)/.developing check
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal

check: setup $(VENV)/.developing
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/meadhall texts --check

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

# hours of work on what `make test` only samples: long fuzzing, also on the sanitized build, and both builds compared
soak: setup $(VENV)/.developing
	for game in $(GAMES); do $(BIN)/meadhall fuzz $$game --games 50000 || exit 1; done
	MEADHALL_SOAK=1 $(BIN)/python -m pytest -n $(JOBS) tests/properties tests/builds

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache src/*.egg-info
	find src tests -name '*.so' -delete -o -name __pycache__ -type d -prune -exec rm -rf {} +
