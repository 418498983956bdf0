# Lint, format, types, and generated code that is what the compiler writes.
environment static 3.11 --editable '.[dev]'
scripts/check
