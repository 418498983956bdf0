# Lint, format, types, and generated code that is what the compiler writes.
for version in $(versions); do
  (cd "$CI_WORK/clone-$version" && .venv/bin/python -m idl --check)
done
(cd "$CI_WORK/clone-$(versions | head -1)" && scripts/check)
