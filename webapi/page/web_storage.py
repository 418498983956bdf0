"""`WebStorage`: what a page stores, with Playwright's names.

``python -m idl`` writes its asynchronous twin: see ``idl/asynchronous.py``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from webapi.page.page import Page


class WebStorage:
    """The local or the session storage of the document's origin."""

    def __init__(self, page: Page, name: str) -> None:
        self._page = page
        self._name = name

    def get_item(self, name: str) -> str | None:
        """Return a value, or None."""
        value: str | None = self._call("getItem", name)
        return value

    def set_item(self, name: str, value: str) -> None:
        """Store a value."""
        self._call("setItem", name, value)

    def remove_item(self, name: str) -> None:
        """Remove a value."""
        self._call("removeItem", name)

    def items(self) -> list[dict[str, str]]:
        """Return the names and the values."""
        pairs = self._page._ask("evaluate", f"() => Object.entries({self._name})", None)
        return [{"name": name, "value": value} for name, value in pairs]

    def clear(self) -> None:
        """Remove all values."""
        self._call("clear")

    def _call(self, method: str, *given: str) -> Any:
        source = f"(given) => {self._name}.{method}(...given)"
        return self._page._ask("evaluate", source, list(given))
