# The heavy tests without those of pages and engines, which other jobs run, and more examples of each
# property.
environment heavy newest --editable '.[dev]'
node_modules tests/oracle tests/types
.venv/bin/python -m pytest -q --all -m heavy --durations=15 --ignore=tests/page --ignore=tests/runtimes
.venv/bin/python -m pytest -q --all tests/properties
