# Pyodide's build, page and browser harness as people use them.
cd "$CI_WORK/pyodide"
WEBAPI_BROWSERS=required .venv/bin/python -m pytest -q --durations=12 tests/browser tests/pyodide
