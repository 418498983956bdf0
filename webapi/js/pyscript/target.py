"""The element into which a script of PyScript writes."""

from __future__ import annotations

from typing import Any

from webapi.webidl.values import jsnull

_SCRIPTS = "script[type=py], py-script"


def target_of(document: Any) -> str:
    """Return the ``id`` of the element of the first script; make the element as PyScript does.

    A page without such a script gets one in its head, as it were.
    """
    script = document.querySelector(_SCRIPTS)
    if script is not jsnull and script.localName == "py-script":
        script.replaceChildren()
        script.style.display = "block"
        shown = script
    elif script is not jsnull and (name := script.getAttribute("target")):
        shown = document.getElementById(name) or document.querySelector(name)
        if shown is jsnull:
            raise ValueError(f"the page has no element {name!r}, the target of a script")
    else:
        shown = document.createElement("script-py")
        if script is jsnull or (document.head and document.head.contains(script)):
            (document.body or document.documentElement or document).append(shown)
        else:
            script.after(shown)
    shown.id = shown.id or "py-0"
    if script is not jsnull:
        script.target = shown
    return str(shown.id)
