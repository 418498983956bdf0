# Lint, format, types, and generated code that is what the compiler writes.
environment static 3.11 --editable '.[dev]'
if command -v npm >/dev/null || [ "${CI:-}" = true ]; then node_modules scripts/javascript; fi
scripts/check
