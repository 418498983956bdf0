# webapi in Pyodide against a browser's own URL, in one page: every difference is explained.
[ -d "$CI_WORK/clone-pyodide" ] || skip "Pyodide is not built"
cache=$PWD/.cache
cd "$CI_WORK/clone-pyodide"
mkdir -p .cache
cp "$cache/top100.txt" .cache/
for browser in chromium firefox; do
  .venv/bin/python -m tests.comparison $browser --check
done
