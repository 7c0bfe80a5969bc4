# What a person types. In: a clone with Python 3.11 and Debian's build tools. Out: see `make help`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
CARDWRIGHT := $(BIN)/cardwright

.DEFAULT_GOAL := all
.PHONY: all help setup test quick derived bench compiled release clean

all: setup ## set up, compile and check every card, and show one
	@$(CARDWRIGHT) build
	@$(CARDWRIGHT) check
	@$(CARDWRIGHT) welcome

help: ## this list
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

setup: $(STAMP) ## make .venv and install everything into it

$(STAMP): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Cardwright needs Python 3.11 or newer; '$(PYTHON)' is older. Try: make PYTHON=python3.11"; exit 1; }
	@echo "Setting up $(VENV): half a minute, with whatever must be fetched."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade pip
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

test: setup ## types, format, cards, and all tests
	@$(BIN)/black --check --quiet . || { $(BIN)/black --check . 2>&1 | grep '^would'; echo "Run $(BIN)/black ."; exit 1; }
	@$(BIN)/mypy
	@$(CARDWRIGHT) fmt --check
	@$(CARDWRIGHT) check
	@$(CARDWRIGHT) build --check
	@$(BIN)/pytest -n 2

quick: setup ## the tests without the slow ones
	@$(BIN)/pytest -n 2 -m 'not slow'

derived: setup ## write anew what is made from something else: tables, state, contract, classes, pages
	@$(BIN)/pytest tests/syntax/test_tables.py --bless
	@$(BIN)/python -m cardwright_tools.state
	@$(CARDWRIGHT) contract
	@$(CARDWRIGHT) build
	@$(BIN)/pytest tests/second_game/test_files.py tests/python/test_golden.py tests/tools/test_language_page.py --bless

bench: setup ## the figures of docs/performance.md
	@$(CARDWRIGHT) bench

compiled: setup ## build the engine with mypyc, in place
	@$(CARDWRIGHT) compile

release: setup ## wheels, sources and records of this version, in dist/VERSION
	@version=$$($(CARDWRIGHT) --version | cut -d' ' -f2); last=$$(git describe --tags --abbrev=0 --match 'v*' 2>/dev/null); \
	$(CARDWRIGHT) release --version $$version --toolchain $${last:+--against $$last} --out dist/$$version

clean: ## remove what can be made again
	@rm -rf $(VENV) build dist .mypy_cache .pytest_cache .hypothesis .cardwright
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
	@rm -rf runtime/cardwright_runtime/compiled
