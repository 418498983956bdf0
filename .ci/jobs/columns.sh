# Columns of URLs inside the real engines. PySpark needs Java.
need java:default-jre-headless
environment columns newest --editable '.[columns,publicsuffix]' hypothesis pytest \
  --requirement tests/columns/requirements.txt
WEBAPI_COLUMN_ENGINES=required .venv/bin/python -m pytest -q --all --durations=5 tests/columns/engines \
  webapi/columns examples/columns
