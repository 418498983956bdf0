# A program of tests/ that asks the browsers: MODULE ARGUMENT...
need chromium:chromium firefox-esr:firefox-esr node:nodejs
environment "compare-$1-$2" 3.11 --editable '.[dev,readers]' "$(grep ^playwright pyodide/requirements.txt)"
node_modules tests/oracle tests/runtimes{,/page_programs}
.venv/bin/python -m "tests.$1" "${@:2}"
