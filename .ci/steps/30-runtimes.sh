# The classes inside embedded JavaScript engines, each in an environment of its own, as two packages
# share an import name: what wpt-runner carries runs against the glue, and so do our own tests, and pages.
need node:nodejs
runtimes() { # VERSION ENGINES PACKAGE...
  local version=$1 engines=$2 folder=$CI_WORK/runtimes-$1-$2 clone=$CI_WORK/clone-$1
  shift 2
  "$(python_of "$version")" -m venv "$folder"
  "$folder/bin/pip" install --quiet hypothesis pytest pytest-xdist widlparser flask starlette "$@" \
    -e "$clone[html,publicsuffix]"
  (cd "$clone" && WEBAPI_ENGINES=$engines "$folder/bin/python" -m pytest -q --durations=5 $all tests/runtimes tests/page)
}

oldest=$(versions | head -1)
engines=quickjs,dukpy,pythonmonkey,mini_racer
of_version() { # VERSION
  local folder
  for folder in . programs page_programs; do
    npm ci --prefix "$CI_WORK/clone-$1/tests/runtimes/$folder" \
      --no-audit --no-fund --loglevel=error --ignore-scripts
  done
  local all=
  if [ "$1" = "$oldest" ]; then
    runtimes "$1" quickjs 'quickjs==1.19.*'
    all=--all
    runtimes "$1" "$engines,stpyv8" quickjs-ng dukpy pythonmonkey mini-racer stpyv8
  else
    runtimes "$1" "$engines" quickjs-ng dukpy pythonmonkey mini-racer
  fi
}

pids=()
for version in $(versions); do
  of_version "$version" >"$CI_WORK/runtimes-$version.log" 2>&1 &
  pids+=($!)
done
failed=
for pid in "${pids[@]}"; do
  wait "$pid" || failed=yes
done
tail -n +1 "$CI_WORK"/runtimes-*.log
[ -z "$failed" ]
cd "$CI_WORK/clone-$oldest"
python=$CI_WORK/runtimes-$oldest-$engines,stpyv8/bin/python
WEBAPI_ENGINES=quickjs,mini_racer WEBAPI_MANY=1000000 "$python" -m pytest -q \
  tests/runtimes/test_hostile.py -k many_urls
WEBAPI_ENGINES=quickjs,mini_racer "$python" -m pytest -q tests/urlpattern/test_differential.py
"$python" -m tests.benchmarks.runtimes --rounds 3
