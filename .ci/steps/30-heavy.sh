# The heavy tests, and more examples of each property, on the newest Python.
cd "$CI_WORK/clone-$(versions | tail -1)"
.venv/bin/python -m pytest -n 2 --all -m heavy --durations=15
.venv/bin/python -m pytest -n 2 --all tests/properties
