"""``fetch``, whose promise and whose response have methods that read the body."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

from webapi.js.proxies import global_value

_READERS = ("arrayBuffer", "blob", "bytearray", "json", "text")


class FetchResponse:
    """A response: JavaScript's, except for how Python reads the body."""

    __module__ = "pyscript.fetch"

    def __init__(self, response: Any) -> None:
        self._response = response

    def __getattr__(self, name: str) -> Any:
        return getattr(self._response, name)

    async def arrayBuffer(self) -> memoryview:
        """Read the body as a view of its bytes."""
        buffer: memoryview = (await self._response.arrayBuffer()).to_py()
        return buffer

    async def blob(self) -> Any:
        """Read the body as a JavaScript Blob."""
        return await self._response.blob()

    async def bytearray(self) -> bytearray:
        """Read the body as bytes."""
        return bytearray(await self.arrayBuffer())

    async def json(self) -> Any:
        """Read the body as JSON, into Python's values."""
        return json.loads(await self.text())

    async def text(self) -> str:
        """Read the body as a text."""
        text: str = await self._response.text()
        return text


FetchResponse.__name__ = FetchResponse.__qualname__ = "_FetchResponse"


def fetch(url: str, **options: Any) -> Any:
    """Fetch as ``js.fetch`` does, with options that JSON has: ``await fetch(url).json()``."""
    given = global_value("JSON").parse(json.dumps(options))
    answered = global_value("fetch")(url, given).then(FetchResponse)
    for name in _READERS:
        setattr(answered, name, partial(_read, answered, name))
    return answered


async def _read(answered: Any, name: str) -> Any:
    return await getattr(await answered, name)()
