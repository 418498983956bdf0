# Python 3.11 before 3.11.5, as in Debian 12: its regular expressions differ (python/cpython#106052).
is_early='import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 11, 5))'
early=
for interpreter in $(type -ap python3.11 python3) "${PYENV_ROOT:-$HOME/.pyenv}"/versions/3.11.*/bin/python; do
  if "$interpreter" -c "$is_early" 2>/dev/null; then
    early=$interpreter
    break
  fi
done
[ -n "$early" ] || {
  echo "an early Python 3.11 is needed, such as Debian 12's /usr/bin/python3"
  exit 1
}
"$early" -V
clone=$CI_WORK/clone-early
git clone --quiet . "$clone"
mkdir "$clone/.cache"
cp .cache/top100.txt "$clone/.cache/"
cd "$clone"
"$early" -m venv --without-pip .venv
"$(python_of "$(versions | head -1)")" -m pip --python .venv/bin/python install --quiet --editable '.[dev]'
.venv/bin/python -m pytest -n 2 tests/url tests/wpt tests/encoding tests/file_api tests/hyperlinks \
  tests/test_bad_input.py tests/test_growth.py webapi
