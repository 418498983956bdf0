# The README's own test command, then the table of the Web Platform Tests, on each Python.
"$(python_of "$(versions | head -1)")" -m tests.tools.corpus
for version in $(versions); do
  clone=$CI_WORK/clone-$version
  mkdir "$clone/.cache"
  cp .cache/top100.txt "$clone/.cache/"
  for folder in oracle types; do
    (cd "$clone/tests/$folder" && npm ci --no-audit --no-fund 2>&1 | grep -v '^npm warn' || true)
  done
  timed "README, $version" as_newcomer "$version" "$clone" test
  (cd "$clone" && .venv/bin/python -m wpt)
done
