# The tree, its forms and pages beside Chromium's.
need chromium:chromium
environment in-chromium 3.11 --editable '.[dev]' "$(grep ^playwright pyodide/requirements.txt)"
node_modules tests/runtimes/page_programs
.venv/bin/python -m pytest -q --all --durations=8 tests/{dom,page}/test_*_in_chromium.py
.venv/bin/python -m pytest -q --all tests/page tests/runtimes -k test_chromium
