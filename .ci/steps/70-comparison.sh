# The rules of webapi.browsers against the browsers' own URL: every difference is explained. Then how
# often readers disagree.
command -v chromium >/dev/null && command -v firefox-esr >/dev/null || skip "no browsers are installed"
cd "$CI_WORK/clone-$(versions | head -1)"
.venv/bin/pip install --quiet "$(grep ^playwright pyodide/requirements.txt)"
for browser in chromium firefox; do
  .venv/bin/python -m tests.comparison $browser --check
done
.venv/bin/python -m tests.comparison.frequencies --check
