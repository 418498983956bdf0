# What the jobs share. Each job has a clone of its own below $CI_WORK.

# The interpreter of a version of Python: a release (3.13), the oldest patch release here of 3.11
# ("early"), or "newest". Its regular expressions differ before 3.11.5 (python/cpython#106052), and
# Debian 12 has such a one.
python_of() { # VERSION
  local say='import ensurepip, sys; print(sys.executable)' found each
  case $1 in
    early)
      [ "${CI:-}" != true ] || install python3.11-venv
      for each in $(type -ap python3.11 python3); do
        "$each" -c 'import ensurepip, sys; sys.exit(not (3, 11) <= sys.version_info < (3, 11, 5))' \
          2>/dev/null && echo "$each" && return
      done
      ;;
    newest)
      for each in 3.13 3.12 3.11; do
        python_of $each && return
      done
      ;;
    *)
      "python$1" -c "$say" 2>/dev/null && return
      found=$(pyenv versions --bare 2>/dev/null | grep "^${1//./\\.}\.[0-9]*$" | tail -1) &&
        PYENV_VERSION=$found "python$1" -c "$say" 2>/dev/null && return
      ;;
  esac
  return 1
}

# Go into a new clone. The files that tests read beside the source are there, if their job has run.
checkout() { # NAME
  git clone --quiet . "$CI_WORK/$1"
  cd "$CI_WORK/$1"
  [ ! -d "$CI_WORK/corpus/.cache" ] || cp -r "$CI_WORK/corpus/.cache" .
}

# Go into a new clone with an environment in .venv.
environment() { # NAME VERSION PACKAGE...
  local python name=$1
  python=$(python_of "$2") || skip "Python $2 is not on this machine"
  shift 2
  checkout "$name"
  uv venv --quiet --seed --python "$python" .venv
  uv pip install --quiet --python .venv/bin/python "$@"
}

# uv, from an environment of its own: it makes an environment in a tenth of pip's time.
uv() {
  (
    flock 9
    [ -x "$CI_WORK/uv/bin/uv" ] || {
      python3 -m venv "$CI_WORK/uv"
      "$CI_WORK/uv/bin/pip" install --quiet uv
    }
  ) 9>"$CI_WORK/uv.lock"
  "$CI_WORK/uv/bin/uv" "$@"
}

# Give these folders the packages of their package-lock.json. Each is installed once in a run.
node_modules() { # FOLDER...
  local folder kept
  need node:nodejs npm:npm
  for folder in "$@"; do
    kept=$CI_WORK/npm/${folder//\//-}
    (
      flock 9
      [ ! -d "$kept/node_modules" ] || exit 0
      mkdir -p "$kept"
      cp "$folder"/package*.json "$kept"
      [ ! -f "$folder/.npmrc" ] || cp "$folder/.npmrc" "$kept"
      npm ci --prefix "$kept" --ignore-scripts --no-audit --no-fund --loglevel=error
    ) 9>"$CI_WORK/npm.lock"
    cp -al "$kept/node_modules" "$folder/"
  done
}

# The command that the README gives after the marker "<!-- command: NAME -->".
readme_command() { # NAME
  local command
  command=$(sed -n "/<!-- command: $1 -->/,/^\`\`\`\$/p" README.md | sed '/^<!--/d;/^```/d;/^$/d')
  [ "$(printf '%s\n' "$command" | wc -l)" = 1 ] && [ -n "$command" ] || {
    echo "README.md has not one line of command for '$1'" >&2
    return 1
  }
  printf '%s\n' "$command"
}

# Run a README command here as a newcomer whose python3 is the given version.
as_newcomer() { # VERSION NAME
  PYTHON3=$(python_of "$1") || skip "Python $1 is not on this machine"
  export PYTHON3
  python3() { "$PYTHON3" "$@"; }
  export -f python3
  local command
  command=$(readme_command "$2")
  printf '%s: %s\n' "$("$PYTHON3" -V)" "$command" >&2
  bash -euo pipefail -c "$command"
}

# Make sure that programs are here. With CI=true, Debian's packages are installed; without, the job
# is skipped.
need() { # PROGRAM:PACKAGE...
  local pair packages=() missing=()
  for pair in "$@"; do
    command -v "${pair%%:*}" >/dev/null || { missing+=("${pair%%:*}") && packages+=("${pair#*:}"); }
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  install "${packages[@]}" || skip "${missing[*]} not found; Debian has: ${packages[*]}"
}

# Install Debian's packages, if CI=true allows it. Jobs that run side by side take turns.
install() { # PACKAGE...
  [ "${CI:-}" = true ] || return 1
  (
    flock 9
    dpkg -s "$@" >/dev/null 2>&1 && exit
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends "$@"
  ) 9>"$CI_WORK/apt.lock" >"$CI_WORK/apt.log" 2>&1 || {
    tail -20 "$CI_WORK/apt.log"
    exit 1
  }
}

# End this job without running it, for a reason that is repeated at the end of the run.
skip() { # REASON
  echo "$1" | tee -a "$CI_WORK/skipped"
  exit 77
}
