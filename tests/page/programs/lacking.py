"""The programs that do not yet show what Chromium shows."""

from typing import Final

LACKING: Final = {
    "basket-quickjs": "QuickJS has no Intl, so localeCompare sorts no text by its numbers",
    "failing-mini_racer": "V8 runs microtasks when Python's call returns, not after each listener",
}
"""Why, by the name of a program, or of a program and an engine. One that passes fails the run."""
