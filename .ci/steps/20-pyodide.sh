# webapi inside Pyodide: the whole proof in Node and in headless Chromium at once, then the build, the
# page and the browser harness, as people use them.
need chromium:chromium firefox-esr:firefox-esr node:nodejs
clone=$CI_WORK/clone-pyodide
git clone --quiet . "$clone"
cd "$clone"
"$(python_of "$(versions | tail -1)")" -m venv .venv
.venv/bin/pip install --quiet --requirement pyodide/requirements.txt
npm ci --prefix pyodide --no-audit --no-fund 2>&1 | grep -v '^npm warn' || true
.venv/bin/python pyodide/build.py

export WEBAPI_BROWSERS=required
for place in node chromium; do
  .venv/bin/python -m tests.pyodide.prove $place --junit="$CI_WORK/junit-$place.xml" \
    >"$CI_WORK/proof-$place.log" 2>&1 &
  eval "$place=\$!"
done
failed=
for place in node chromium; do
  wait "${!place}" || failed="$failed $place"
  # All but the tests that passed, one a line.
  grep -Ev ' PASSED | SKIPPED |^running ' "$CI_WORK/proof-$place.log" | tail -200
done
[ -z "$failed" ] || {
  echo "the proof failed in$failed"
  exit 1
}
.venv/bin/python -m pytest -q tests/browser tests/pyodide
