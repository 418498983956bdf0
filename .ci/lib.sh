# What the steps share. After the first step, $CI_WORK/pythons holds "VERSION INTERPRETER" lines and
# $CI_WORK/clone-VERSION is a clone with the README's test environment in .venv.

# The versions of Python under test, oldest first.
versions() { cut -d' ' -f1 "$CI_WORK/pythons"; }

# The interpreter of a version.
python_of() { sed -n "s/^$1 //p" "$CI_WORK/pythons"; }

# The command that the README gives after the marker "<!-- command: NAME -->".
readme_command() {
  local command
  command=$(sed -n "/<!-- command: $1 -->/,/^\`\`\`\$/p" README.md | sed '/^<!--/d;/^```/d;/^$/d')
  [ "$(printf '%s\n' "$command" | wc -l)" = 1 ] && [ -n "$command" ] || {
    echo "README.md has not one line of command for '$1'" >&2
    return 1
  }
  printf '%s\n' "$command"
}

# Run a README command in a folder as a newcomer whose python3 is the given version.
as_newcomer() { # VERSION FOLDER NAME
  PYTHON3=$(python_of "$1")
  export PYTHON3
  python3() { "$PYTHON3" "$@"; }
  export -f python3
  local command
  command=$(readme_command "$3")
  printf '%s: %s\n' "$1" "$command"
  (cd "$2" && bash -euo pipefail -c "$command")
}

# Run a command and tell the table at the end how long it took.
timed() { # NAME COMMAND...
  local from=$SECONDS name=$1
  shift
  "$@"
  printf '%s\t%d s\n' "  $name" $((SECONDS - from)) >>"$CI_WORK/times"
}

# Make sure that programs are here. With CI=true, Debian's packages are installed; without, the step
# is skipped.
need() { # PROGRAM:PACKAGE...
  local pair packages=() missing=()
  for pair in "$@"; do
    command -v "${pair%%:*}" >/dev/null || { missing+=("${pair%%:*}") && packages+=("${pair#*:}"); }
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  install "${packages[@]}" || skip "${missing[*]} not found; Debian has: ${packages[*]}"
}

# Install Debian's packages, if CI=true allows it. Steps that run side by side take turns.
install() { # PACKAGE...
  [ "${CI:-}" = true ] || return 1
  (
    flock 9
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends "$@"
  ) 9>"$CI_WORK/apt.lock" >"$CI_WORK/apt.log" 2>&1 || {
    tail -20 "$CI_WORK/apt.log"
    exit 1
  }
}

# End this step without running it, for a reason that is repeated at the end of the run.
skip() { # REASON
  echo "$1" | tee -a "$CI_WORK/skipped"
  exit 77
}
