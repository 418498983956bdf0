"""The programs that do not yet show what Chromium shows."""

from typing import Final

LACKING: Final = {
    "basket-quickjs": "QuickJS has no Intl, so localeCompare sorts no text by its numbers",
    "failing": "promises react after all listeners of an event, not after each",
}
"""Why, by the name of a program, or of a program and an engine. One that passes fails the run."""
