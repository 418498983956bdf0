# Programs of pages: headless Chromium still shows what was recorded.
need chromium:chromium node:nodejs
cd "$CI_WORK/clone-$(versions | head -1)"
for folder in . page_programs; do
  npm ci --prefix "tests/runtimes/$folder" --no-audit --no-fund --loglevel=error --ignore-scripts
done
timed 'programs of pages in Chromium' .venv/bin/python -m tests.tools.record_page_programs --check
timed 'programs of libraries in Chromium' .venv/bin/python -m tests.runtimes.page_programs --check
