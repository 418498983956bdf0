# Columns of URLs inside the real engines (PySpark needs Java), and a million rows of them.
need java:openjdk-17-jre-headless
newest=$(versions | tail -1)
clone=$CI_WORK/clone-$newest
"$(python_of "$newest")" -m venv "$CI_WORK/columns"
python=$CI_WORK/columns/bin/python
"$python" -m pip install --quiet -e "$clone[columns,publicsuffix]" hypothesis pytest pytest-xdist matplotlib \
  -r "$clone/tests/columns/requirements.txt"
cd "$clone"
WEBAPI_COLUMN_ENGINES=required "$python" -m pytest -q -n 2 --all --durations=5 tests/columns/engines \
  webapi/columns examples/columns
"$python" -m pip install --quiet -r tests/benchmarks/requirements.txt
"$python" -m tests.benchmarks.columns --rounds 3
"$python" -m tests.benchmarks.columns.scale --rows 1000000 --plot "$CI_WORK/scale.svg"
