# Two commands do all the set-up: `make play` and `make test`. `make help` names the rest.

PYTHON ?= python3
WORKERS ?= 2
# In `make test`: many tests wait for a server or a browser, so one more worker keeps the cores busy.
MORE ?= 3
ARGS ?=
UPGRADE ?=
# Set where the stages run two at a time, as `make test` has them.
BESIDE ?=

# What `make nox` runs on every Python.
CORE := $(wildcard tests/kernel tests/games tests/testing) tests/house/test_build.py
SEEDS := 0 1 random
CACHES := .hypothesis .import_linter_cache .mypy_cache .nox .pytest_cache .ruff_cache

PLAY := .venv
TEST := .venv-test
COMPILED := .venv-compiled

# A Python of the user's other work must not lend its packages, and none is fetched behind their back. Without
# bytecode every process would compile what it imports, which doubles the time of the tests.
unexport PYTHONHOME PYTHONPATH VIRTUAL_ENV PYTHONDONTWRITEBYTECODE
export UV_PYTHON_DOWNLOADS := never

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
ifndef BESIDE
.NOTPARALLEL:
endif
.PHONY: help play test check web shots plain compiled transcripts docs bench compare nox nightly mutants soak lock clean FORCE

say = printf '\n== %s\n' "$(1)"
fail = { echo "$(1)" >&2; exit 1; }
keep = if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi
# Beside another stage a long one prints what it says when it ends, so that the two do not mix.
aside = $(if $(BESIDE),( $(1) ) > build/$@.txt 2>&1; code=$$?; cat build/$@.txt; exit $$code,$(1))
is_plain = ls $(1)/wheel/*-none-any.whl >/dev/null 2>&1
is_compiled = ls $(1)/wheel/*.whl 2>/dev/null | grep -qv -e '-none-any'

# Installed on demand: its own packages have no place in the lock. Exit code 1 means that it found something.
define audit
if $(PYTHON) -m venv build/audit && build/audit/bin/python -m pip install -qq --disable-pip-version-check pip-audit; then \
	build/audit/bin/pip-audit --disable-pip --require-hashes -r requirements.lock > build/audit.txt 2>&1; code=$$?; \
	$(PYTHON) .ci/audit.py build/audit.txt $$code requirements.lock; \
else echo "The packages were not audited: pip-audit cannot be installed."; fi
endef

define compare_transcripts
rm -rf build/transcripts && mkdir -p build/transcripts || exit 1; \
for seed in $(SEEDS); do \
	PYTHONHASHSEED=$$seed $(TEST)/bin/python -m turnwright.testing transcripts \
		> build/transcripts/plain-$$seed & plain=$$!; \
	$(call is_plain,$(COMPILED)) || PYTHONHASHSEED=$$seed $(COMPILED)/bin/python -m turnwright.testing \
		transcripts > build/transcripts/compiled-$$seed || exit 1; \
	wait $$plain || exit 1; \
done; \
test -s build/transcripts/plain-0 || $(call fail,The transcripts are empty.); \
cd build/transcripts || exit 1; \
for one in *; do cmp plain-0 $$one || exit 1; done; \
echo "The same $$(wc -c < plain-0 | tr -d ' ') bytes:" *
endef

help: ## show this list
	@sed -n 's/^\([a-z]*\):[^#]*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-20s %s\n", $$1, $$2 }'

play: $(PLAY)/installed ## set up what is missing, and play in the browser (ARGS=--terminal: in the terminal)
	@$(PLAY)/bin/turnwright play $(ARGS)

# Two stages at a time: checks and docs while the wheel is built, then transcripts and the plain sources beside the
# tests on the compiled wheel. If one fails, no other is begun.
test: ## set up what is missing, and run every check and test
	@$(MAKE) --no-print-directory --jobs=2 BESIDE=1 check docs compiled transcripts plain
	@echo "All checks and tests passed."

check: $(TEST)/installed ## lint, types and layers
	@$(call say,Lint)
	@$(TEST)/bin/ruff check .
	@$(TEST)/bin/ruff format --check .
	@$(call say,Types)
	@$(TEST)/bin/mypy
	@$(call say,Layers)
	@$(TEST)/bin/lint-imports --no-logo
	@$(call say,Page)
	@sh web/check.sh

web: ## build the page into src/turnwright/server/static
	@cd web && npm ci && npm run check && npm run test && npm run build

shots: $(TEST)/installed ## retake the pictures for the README and the docs
	@$(TEST)/bin/python docs/make_images.py $(ARGS)

docs: $(TEST)/installed ## build the documentation, with warnings as errors
	@$(call say,Docs)
	@$(TEST)/bin/sphinx-build -q -W --keep-going -b html -d build/doctrees docs build/docs
	@echo "The pages are in build/docs."

# Without a compiler this is the only build there is, so everything runs on it.
plain: $(TEST)/installed $(COMPILED)/installed ## run the kernel's tests, conformance, goldens and a sample of the rest on the plain sources
	@if $(call is_compiled,$(COMPILED)); then set -- -n $(if $(BESIDE),1,$(WORKERS)) --sample=24; \
	else set -- -n $(WORKERS); fi; \
	$(call aside,$(call say,Tests on the plain sources); $(TEST)/bin/pytest "$$@" $(ARGS))

compiled: $(COMPILED)/installed ## run every test on the compiled wheel
	@$(call say,Tests on the compiled wheel)
	@if $(call is_plain,$(COMPILED)); then grep '^The rules are left plain' $(COMPILED)/wheel.log; \
	else TURNWRIGHT_BUILD=compiled $(COMPILED)/bin/pytest -n $(if $(BESIDE),$(MORE),$(WORKERS)) $(ARGS); fi

transcripts: $(TEST)/installed $(COMPILED)/installed ## compare the transcripts of both builds, byte for byte
	@$(call aside,$(call say,Transcripts); $(compare_transcripts))

bench: $(TEST)/installed $(COMPILED)/installed ## print the speed of both builds
	@$(TEST)/bin/python benchmarks/run.py \
		--plain $(TEST)/bin/python --compiled $(COMPILED)/bin/python $(ARGS)

compare: $(COMPILED)/installed ## compare the speed with another checkout (BEFORE=FOLDER)
	@test -n "$(BEFORE)" || $(call fail,Name the other checkout: make compare BEFORE=FOLDER)
	@$(COMPILED)/bin/python benchmarks/compare.py $(BEFORE) $(ARGS)

nightly: $(TEST)/installed $(COMPILED)/installed ## run the tests that take minutes and the mutants, audit the packages, and measure the coverage of the other tests
	@$(call say,Long tests)
	@if $(call is_plain,$(COMPILED)); then $(TEST)/bin/pytest -n $(WORKERS) -m nightly $(ARGS); \
	else TURNWRIGHT_BUILD=compiled $(COMPILED)/bin/pytest -n $(WORKERS) -m nightly $(ARGS); fi
	@$(call say,Mutants)
	@$(TEST)/bin/python tests/mutants/run.py
	@$(call say,Known vulnerabilities of the packages)
	@$(audit)
	@$(call say,Coverage of the plain sources)
	@$(TEST)/bin/pytest -n $(WORKERS) --cov $(ARGS)

mutants: $(TEST)/installed ## put deliberate faults into the rules, and check that a test catches each (ARGS=stellar: of one game)
	@$(call say,Mutants)
	@$(TEST)/bin/python tests/mutants/run.py $(ARGS)

soak: $(TEST)/installed ## inject every kind of failure into the server, for hours (TURNWRIGHT_SOAK=1/50: for minutes)
	@$(TEST)/bin/pytest -n $(WORKERS) -m soak $(ARGS)

# pyenv shows only the versions that are named to it.
nox: $(TEST)/installed ## run the core tests on every installed Python that is supported
	@rm -rf build/nox
	@PYENV_VERSION=$$(pyenv versions --bare 2>/dev/null | grep -E '^3\.1[1-4]\.' | paste -s -d : -) \
		$(TEST)/bin/nox $(ARGS) -- $(CORE)

lock: $(TEST)/uv.txt ## rewrite requirements.lock (UPGRADE=--upgrade for newer versions)
	@env -u UV_FIND_LINKS -u UV_INDEX -u UV_EXTRA_INDEX_URL $(TEST)/bin/uv --no-config pip compile \
		--quiet --universal --generate-hashes --python-version 3.11 --custom-compile-command "make lock" \
		--group dev --extra cluster --extra lab --extra learn --extra postgres --extra server \
		--extra story $(UPGRADE) --output-file requirements.lock pyproject.toml
	@if grep -nE '://|^--' requirements.lock; then $(call fail,The lock names a place to download from.); fi

clean: ## remove everything that was generated
	@rm -rf build dist $(PLAY) $(TEST) $(COMPILED) $(CACHES)
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Which Python, and where: another one, or a moved folder, makes the environments anew.
build/python: FORCE
	@command -v $(PYTHON) >/dev/null || $(call fail,Turnwright needs Python 3.11 or newer: there is no $(PYTHON) here.)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) or sys.version_info >= (3, 15))' || $(call \
		fail,Turnwright needs Python 3.11 to 3.14; $(PYTHON) is $$($(PYTHON) -V 2>&1). Try PYTHON=python3.11.)
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || $(call \
		fail,$(PYTHON) has no venv module; on Debian and Ubuntu install the package python3-venv.)
	@mkdir -p build
	@$(PYTHON) -c 'import sys; print(sys.version, sys.base_prefix, sys.argv[1])' '$(CURDIR)' > $@.new
	@$(keep)

# What goes into a wheel, by content, and whether there is a compiler for it.
build/sources: FORCE
	@mkdir -p build
	@{ find src pyproject.toml hatch_build.py -type f ! -name '*.pyc' -exec cksum {} + ; \
		echo "$${TURNWRIGHT_PLAIN-} $${CC-cc} $$(command -v $${CC-cc})"; } | LC_ALL=C sort > $@.new
	@$(keep)

%/uv.txt: build/python requirements.lock
	@echo "Setting up $(@D)"
	@rm -rf $(@D)
	@$(PYTHON) -m venv $(@D)
	@sed -n '/^uv==/,/# via/p' requirements.lock > $@.new
	@$(@D)/bin/python -m pip install -qq --disable-pip-version-check --no-deps --require-hashes -r $@.new || $(call \
		fail,The packages could not be fetched; is there a network?)
	@mv $@.new $@

# $(1) is the environment to build for, $(2) the one whose uv does it.
define install_wheel
	@echo "Building the wheel, which takes a few minutes where the rules are compiled"
	@$(2)/bin/uv build --wheel --clear --no-create-gitignore --python $(1)/bin/python --require-hashes \
		--build-constraints requirements.lock --out-dir $(1)/wheel . > $(1)/wheel.log 2>&1 \
		|| { cat $(1)/wheel.log; exit 1; }
	@$(2)/bin/uv pip install --quiet --python $(1)/bin/python --no-deps --reinstall $(1)/wheel/*.whl
endef

$(PLAY)/installed: $(PLAY)/uv.txt build/sources
	@$(PLAY)/bin/uv pip install --quiet --python $(PLAY)/bin/python --require-hashes \
		--constraint requirements.lock --extra server -r pyproject.toml
	$(call install_wheel,$(PLAY),$(PLAY))
	@grep '^The rules are left plain' $(PLAY)/wheel.log || true
	@touch $@

$(TEST)/installed: $(TEST)/uv.txt pyproject.toml hatch_build.py
	@$(TEST)/bin/uv pip install --quiet --python $(TEST)/bin/python --require-hashes -r requirements.lock
	@$(TEST)/bin/uv pip install --quiet --python $(TEST)/bin/python --no-deps --no-build-isolation --editable .
	@touch $@

$(COMPILED)/packages: $(TEST)/uv.txt
	@rm -rf $(COMPILED)
	@$(TEST)/bin/uv venv --quiet --python $(TEST)/bin/python $(COMPILED)
	@$(TEST)/bin/uv pip install --quiet --python $(COMPILED)/bin/python --require-hashes -r requirements.lock
	@touch $@

$(COMPILED)/installed: $(COMPILED)/packages build/sources
	$(call install_wheel,$(COMPILED),$(TEST))
	@touch $@
