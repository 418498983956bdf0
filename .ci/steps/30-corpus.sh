# The command line over 100,000 URLs of top sites, compared with ada_url.
for version in $(versions); do
  cd "$CI_WORK/clone-$version"
  .venv/bin/python -m pytest -q -s tests/cli/test_corpus.py
done
