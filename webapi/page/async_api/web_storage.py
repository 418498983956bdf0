"""The asynchronous twin of a module.

Made by ``python -m idl`` from webapi/page/web_storage.py: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .page import Page


class WebStorage:
    """The local or the session storage of the document's origin."""

    def __init__(self, page: Page, name: str) -> None:
        self._page = page
        self._name = name

    async def get_item(self, name: str) -> str | None:
        """Return a value, or None."""
        value: str | None = await self._call("getItem", name)
        return value

    async def set_item(self, name: str, value: str) -> None:
        """Store a value."""
        await self._call("setItem", name, value)

    async def remove_item(self, name: str) -> None:
        """Remove a value."""
        await self._call("removeItem", name)

    async def items(self) -> list[dict[str, str]]:
        """Return the names and the values."""
        pairs = await self._page._ask("evaluate", f"() => Object.entries({self._name})", None)
        return [{"name": name, "value": value} for name, value in pairs]

    async def clear(self) -> None:
        """Remove all values."""
        await self._call("clear")

    async def _call(self, method: str, *given: str) -> Any:
        source = f"(given) => {self._name}.{method}(...given)"
        return await self._page._ask("evaluate", source, list(given))
