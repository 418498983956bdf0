# Benchmarks that cannot rot: SIZE is small, one short round of each, or large.
need java:default-jre-headless node:nodejs
environment "benchmarks-$1" newest quickjs-ng mini-racer --editable '.[dev]' \
  --requirement tests/columns/requirements.txt --requirement tests/benchmarks/requirements.txt
case $1 in
  small) rounds=1 urls=1000 rows=20000 many=20000 ;;
  large) rounds=5 urls=100000 rows=10000000 many=1000000 ;;
esac
.venv/bin/python -m tests.benchmarks --rounds $rounds --urls $urls
.venv/bin/python -m tests.benchmarks.columns --rounds $rounds
.venv/bin/python -m tests.benchmarks.columns.scale --rows $rows --plot "$CI_WORK/scale.svg"
.venv/bin/python -m tests.benchmarks.runtimes --rounds $rounds --engines quickjs mini_racer
WEBAPI_ENGINES=quickjs,mini_racer WEBAPI_MANY=$many .venv/bin/python -m pytest -q \
  tests/runtimes/test_hostile.py -k many_urls
