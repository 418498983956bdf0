# The README's own test command on a Python, then the table of the Web Platform Tests.
checkout "readme-$1"
node_modules tests/oracle tests/types
as_newcomer "$1" test
.venv/bin/python -m wpt
