# The classes inside embedded JavaScript engines: VERSION PACKAGE,... PYTEST_ARGUMENT... Engines that
# share an import name have environments of their own. What wpt-runner carries runs against the glue,
# and so do our own tests, and pages.
packages=${2//,/ }
engines=${2//==*/}
engines=${engines//-ng/}
# shellcheck disable=SC2086
environment "engines-$1-$2" "$1" flask greenlet httpx hypothesis pytest starlette widlparser $packages \
  --editable '.[html,modules,publicsuffix]'
node_modules tests/runtimes{,/programs,/page_programs}
WEBAPI_ENGINES=${engines//-/_} .venv/bin/python -m pytest -q --durations=5 "${@:3}"
