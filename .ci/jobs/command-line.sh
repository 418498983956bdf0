# The command line over 100,000 URLs of top sites, compared with ada_url.
environment command-line newest --editable . hypothesis pytest 'ada-url>=4'
.venv/bin/python -m pytest -q -s tests/cli/test_corpus.py
