# Python 3.11 before 3.11.5, as in Debian 12: its regular expressions differ (python/cpython#106052).
early_python() {
  local is_early='import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 11, 5))' interpreter
  for interpreter in $(type -ap python3.11 python3); do
    "$interpreter" -c "$is_early" 2>/dev/null && echo "$interpreter" && return
  done
  return 1
}

early=$(early_python) || {
  install python3.11 || skip "no Python 3.11 before 3.11.5"
  early=$(early_python)
}
"$early" -V
clone=$CI_WORK/clone-early
git clone --quiet . "$clone"
mkdir "$clone/.cache"
cp .cache/top100.txt "$clone/.cache/"
cd "$clone"
"$early" -m venv --without-pip .venv
"$(python_of "$(versions | head -1)")" -m pip --python .venv/bin/python install --quiet --editable '.[dev]'
.venv/bin/python -m pytest -n 2 tests/url tests/wpt tests/encoding tests/infra tests/file_api tests/hyperlinks \
  tests/test_bad_input.py tests/test_growth.py webapi
