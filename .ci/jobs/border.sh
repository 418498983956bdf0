# What crosses between Python and its engines, in all of them: on a Python whose engines no job tests whole.
environment "border-$1" "$1" hypothesis pytest widlparser flask starlette \
  quickjs-ng dukpy pythonmonkey mini-racer --editable '.[html,publicsuffix]'
node_modules tests/runtimes
export WEBAPI_ENGINES=quickjs,dukpy,pythonmonkey,mini_racer
.venv/bin/python -m pytest -q --durations=5 \
  tests/runtimes/test_{bridge,cloning,driver,event_loop,exceptions,fetch,handlers,message_ports,messages,stream_crossing}.py
.venv/bin/python -m pytest -q tests/runtimes/test_wpt.py -k idlharness
