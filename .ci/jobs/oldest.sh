# The oldest version of every dependency that pyproject.toml allows, on the oldest Python.
environment oldest 3.11 pip
mapfile -t pins < <(.venv/bin/python scripts/oldest html columns publicsuffix readers)
uv pip install --quiet --python .venv/bin/python "${pins[@]}" hypothesis pytest widlparser --editable .
.venv/bin/python -m pip list --format freeze | grep -E "$(IFS='|'; echo "^(${pins[*]%%=*})=")"
.venv/bin/python -c 'import webapi.webidl.types'
.venv/bin/python -m pytest -q -p no:anyio tests/columns/test_members.py tests/hyperlinks \
  tests/readers/test_live.py tests/url/test_idna.py tests/url/test_uts46.py
