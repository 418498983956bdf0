# The proof inside Pyodide in Node or a browser, whole or the tests that are named.
cd "$CI_WORK/pyodide"
status=0
.venv/bin/python -m tests.pyodide.prove "$@" >"$CI_WORK/proof-$1.log" 2>&1 || status=$?
grep -Ev ' PASSED |(^| )SKIPPED |^running ' "$CI_WORK/proof-$1.log" | tail -200
exit $status
