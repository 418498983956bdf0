# The command line over 100,000 URLs of top sites, compared with ada_url.
for version in $(versions); do
  cd "$CI_WORK/clone-$version"
  .venv/bin/pip install --quiet 'ada-url>=4'
  mkdir -p .cache
  cp "$CI_WORK/top100.txt" .cache/ 2>/dev/null || true
  .venv/bin/python -m tests.tools.corpus
  cp .cache/top100.txt "$CI_WORK/"
  .venv/bin/python -m pytest -q -s tests/cli/test_corpus.py
done
