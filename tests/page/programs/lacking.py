"""The programs that do not yet show what Chromium shows."""

from typing import Final

_FORMS: Final = "the values of controls and the submission of forms are missing"

LACKING: Final = {
    "login": _FORMS,
    "catalogue": _FORMS,
    "live-search": _FORMS,
    "notes": _FORMS,
    "sign-up": _FORMS,
    "basket": _FORMS,
    "dialogs": "showModal is missing",
    "typing": "press and type are missing",
}
"""Why, by the name of a program, or of a program and an engine. One that passes fails the run."""
