# Find the interpreters, at least two, and give each a clone of its own.
interpreter() { # VERSION
  local say='import ensurepip, sys; print(sys.executable)' found
  "python$1" -c "$say" 2>/dev/null && return
  found=$(pyenv versions --bare 2>/dev/null | grep "^${1//./\\.}\.[0-9]*$" | tail -1) || return
  PYENV_VERSION=$found "python$1" -c "$say" 2>/dev/null
}

for version in 3.11 3.12 3.13; do
  if found=$(interpreter "$version"); then
    echo "$version $found" | tee -a "$CI_WORK/pythons"
    git clone --quiet . "$CI_WORK/clone-$version"
  else
    echo "$version is not on this machine"
  fi
done
[ "$(versions | wc -l)" -ge 2 ] || {
  echo "at least two of Python 3.11, 3.12 and 3.13 are needed"
  exit 1
}
