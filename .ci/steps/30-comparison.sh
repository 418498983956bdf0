# The rules of webapi.browsers against the browsers' own URL: every difference is explained. Then the
# tree and its forms against Chromium's, and how often readers disagree.
need chromium:chromium firefox-esr:firefox-esr
cd "$CI_WORK/clone-$(versions | head -1)"
for browser in chromium firefox; do
  .venv/bin/python -m tests.comparison $browser --check
done
.venv/bin/python -m pytest -q --all tests/{dom,page}/test_*_in_chromium.py
timed 'the tree in Chromium' .venv/bin/python -m tests.comparison.trees --sequences 4000 --pages 100
.venv/bin/python -m tests.comparison.frequencies --check
