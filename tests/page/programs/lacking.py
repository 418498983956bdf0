"""The programs that do not yet show what Chromium shows."""

from typing import Final

_FORMS: Final = "check, press and select_option of a page are missing"
_KEYS: Final = "the method press of a page is missing"
_ELEMENTS: Final = "custom elements are missing"

LACKING: Final = {
    "alpine-tasks": _FORMS,
    "basket": _FORMS,
    "bootstrap-page": _KEYS,
    "card": _ELEMENTS,
    "catalogue": _FORMS,
    "d3-chart": "a click at an SVG element is missing",
    "data-tables-rows": _FORMS,
    "dialogs": "showModal is missing",
    "disclosure": "details of a group and popovers are missing",
    "failing": "onerror gets no line",
    "hyperscript-page": _FORMS,
    "jquery3-list": _FORMS,
    "jquery4-list": _FORMS,
    "lit-tasks": _ELEMENTS,
    "login": _FORMS,
    "mithril-tasks": _FORMS,
    "petite-vue-tasks": _FORMS,
    "preact-tasks": _FORMS,
    "react18-tasks": _FORMS,
    "react19-tasks": _FORMS,
    "sign-up": _FORMS,
    "stimulus-form": _FORMS,
    "svelte-tasks": _FORMS,
    "turbo-pages": _ELEMENTS,
    "typing": _KEYS,
    "upload": _FORMS,
    "vue-tasks": _FORMS,
}
"""Why, by the name of a program, or of a program and an engine. One that passes fails the run."""
