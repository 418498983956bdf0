# Engines side by side: patterns that two of them read alike.
environment together 3.11 hypothesis pytest quickjs-ng mini-racer --editable .
WEBAPI_ENGINES=quickjs,mini_racer .venv/bin/python -m pytest -q tests/urlpattern/test_differential.py
