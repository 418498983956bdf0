# The rules of webapi.browsers against the browsers' own URL: every difference is explained. Then how
# often readers disagree.
need chromium:chromium firefox-esr:firefox-esr
cd "$CI_WORK/clone-$(versions | head -1)"
for browser in chromium firefox; do
  .venv/bin/python -m tests.comparison $browser --check
done
.venv/bin/python -m tests.comparison.frequencies --check
