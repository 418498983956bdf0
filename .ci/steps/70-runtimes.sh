# The classes inside embedded JavaScript engines, each in an environment of its own, as two packages
# share an import name: what wpt-runner carries runs against the glue, and so do our own tests.
runtimes() { # VERSION ENGINES PACKAGE...
  local version=$1 engines=$2 folder=$CI_WORK/runtimes-$1-$2 clone=$CI_WORK/clone-$1
  shift 2
  "$(python_of "$version")" -m venv "$folder"
  "$folder/bin/pip" install --quiet hypothesis pytest "$@" -e "$clone"
  (cd "$clone" && WEBAPI_ENGINES=$engines "$folder/bin/python" -m pytest -q --durations=5 tests/runtimes)
}

oldest=$(versions | head -1)
newest=$(versions | tail -1)
for version in "$oldest" "$newest"; do
  (cd "$CI_WORK/clone-$version/tests/runtimes" &&
    npm ci --no-audit --no-fund --loglevel=error --ignore-scripts)
done
runtimes "$oldest" quickjs 'quickjs==1.19.*'
runtimes "$oldest" quickjs,dukpy,pythonmonkey,mini_racer,stpyv8 \
  quickjs-ng dukpy pythonmonkey mini-racer stpyv8
runtimes "$newest" quickjs,dukpy,pythonmonkey,mini_racer quickjs-ng dukpy pythonmonkey mini-racer
(cd "$CI_WORK/clone-$oldest" &&
  "$CI_WORK/runtimes-$oldest-quickjs,dukpy,pythonmonkey,mini_racer,stpyv8/bin/python" \
    -m tests.benchmarks.runtimes --rounds 3)
