# The README's own test command on a Python, then the table of the Web Platform Tests.
checkout "readme-$1"
node_modules tests/{oracle,types,runtimes,runtimes/page_programs}
as_newcomer "$1" test
.venv/bin/python -m wpt
