"""``display``, which writes Python objects into the page."""

from __future__ import annotations

import html
from base64 import b64encode
from collections.abc import Callable
from io import BytesIO
from typing import Any

from webapi.js.proxies import global_value
from webapi.js.pyscript.ffi import is_none

_IMAGES = ("image/png", "image/jpeg")
_WITH_SCRIPTS = ("application/javascript", "text/html")
_AS_THEY_ARE = ("application/json", "image/svg+xml", "text/html")
_TYPES = {"text/plain", "application/javascript", *_IMAGES, *_AS_THEY_ARE}
_METHODS = {
    "savefig": "image/png",
    "_repr_png_": "image/png",
    "_repr_jpeg_": "image/jpeg",
    "_repr_svg_": "image/svg+xml",
    "_repr_html_": "text/html",
    "_repr_json_": "application/json",
    "_repr_javascript_": "application/javascript",
}
"""The methods by which an object may show itself, the preferred one first."""


class HTML:
    """A text that `display` inserts as HTML."""

    def __init__(self, html: str) -> None:
        self._html = html

    def _repr_html_(self) -> str:
        return self._html


def display_by(current_target: Callable[[], str]) -> Callable[..., None]:
    """The function ``display`` of a page whose scripts write into an element."""

    def display(*values: Any, target: Any = None, append: bool = True) -> None:
        """Write values into the element with the ``id`` in ``target``, below what is there.

        Raises: `ValueError` if there is no such element.
        """
        if isinstance(target, str):
            target = target.removeprefix("#")
        elif is_none(target):
            target = current_target()
        element = global_value("document").getElementById(target)
        if is_none(element):
            raise ValueError(f"Cannot find element with id='{target}' in the page.")
        if element.tagName == "SCRIPT" and hasattr(element, "target"):
            element = element.target
        if not append:
            element.replaceChildren()
        for value in values:
            _write(element, value, append)

    display.__qualname__ = display.__name__
    return display


def _write(element: Any, value: Any, append: bool) -> None:
    mime, text = _shown(value)
    if not text.strip():
        return
    document = global_value("document")
    if append:
        parent = element
        element = document.createElement("div")
        parent.append(element)
    if mime in _WITH_SCRIPTS:
        element.append(document.createRange().createContextualFragment(text))
    else:
        element.innerHTML = text


def _shown(value: Any) -> tuple[str, str]:
    """The type and the text of what a value shows itself as."""
    if isinstance(value, str):
        return "text/plain", html.escape(value)
    bundle = value._repr_mimebundle_() if hasattr(value, "_repr_mimebundle_") else None
    if bundle:
        outputs, of_types = bundle if isinstance(bundle, tuple) else (bundle, {})
        for mime, output in outputs.items():
            if mime in _TYPES:
                return mime, _rendered(mime, output, of_types.get(mime, {}))
    for method, mime in _METHODS.items():
        output = _output(value, method) if hasattr(value, method) else None
        if output is not None:
            return mime, _rendered(mime, output, {})
    return "text/plain", html.escape(repr(value))


def _output(value: Any, method: str) -> Any:
    if method != "savefig":
        return getattr(value, method)()
    image = BytesIO()
    value.savefig(image, format="png")
    return image.getvalue()


def _rendered(mime: str, output: Any, attributes: dict[str, Any]) -> Any:
    if isinstance(output, tuple):
        output, more = output
        attributes = {**attributes, **more}
    if mime in _IMAGES:
        data = b64encode(output).decode() if isinstance(output, bytes) else output
        written = "".join(f' {name}="{value}"' for name, value in attributes.items())
        return f'<img src="data:{mime};base64,{data}"{written}>'
    if mime == "application/javascript":
        return f"<script>{output}<\\/script>"
    return output if mime in _AS_THEY_ARE else html.escape(output)
