"""Run ``.any.js`` files of the Web Platform Tests, unmodified, in engines with our classes."""
