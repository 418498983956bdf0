"""The data of localStorage and sessionStorage: https://html.spec.whatwg.org/multipage/webstorage.html"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterator, Mapping, MutableMapping
from typing import Final

from webapi.webidl.dom_exception import QuotaExceededError

QUOTA: Final = 5 * 2**20
"""The most UTF-16 code units of all keys and values together, as in browsers."""


class StorageArea(MutableMapping[str, str]):
    """The map of a storage, a mapping from ``str`` to ``str`` in the order of insertion.

    Pages of one origin may share an area, in several threads too.

    >>> area = StorageArea({"theme": "dark"})
    >>> area["cart"] = "[7]"
    >>> dict(area), area.key(1)
    ({'theme': 'dark', 'cart': '[7]'}, 'cart')

    Raises:
        QuotaExceededError: keys and values have more than 5,242,880 UTF-16 code units.
    """

    def __init__(self, items: Mapping[str, str] = {}) -> None:
        self._lock = threading.Lock()
        self._items: OrderedDict[str, str] = OrderedDict()
        self._size = 0
        self._keys: list[str] | None = []
        self.update(items)

    def __getitem__(self, key: str) -> str:
        return self._items[key]

    def __setitem__(self, key: str, value: str) -> None:
        """https://html.spec.whatwg.org/multipage/webstorage.html#dom-storage-setitem"""
        if not isinstance(key, str) or not isinstance(value, str):
            raise TypeError("the keys and values of a storage are str")
        with self._lock:
            old = self._items.get(key)
            size = self._size + _units(value) + (_units(key) if old is None else -_units(old))
            if size > QUOTA:
                raise QuotaExceededError(
                    "Failed to execute 'setItem' on 'Storage': the storage would have "
                    f"{size:,} UTF-16 code units, more than {QUOTA:,}.",
                    {"quota": QUOTA, "requested": size},
                )
            self._items[key] = value
            self._size = size
            if old is None and self._keys is not None:
                self._keys.append(key)

    def __delitem__(self, key: str) -> None:
        with self._lock:
            self._size -= _units(key) + _units(self._items.pop(key))
            if self._keys is not None and self._keys[-1] == key:
                self._keys.pop()
            else:
                self._keys = None

    def __iter__(self) -> Iterator[str]:
        """The keys of this moment, which later changes do not change."""
        with self._lock:
            return iter(list(self._items))

    def __len__(self) -> int:
        return len(self._items)

    def __repr__(self) -> str:
        return f"StorageArea({dict(self._items)!r})"

    def clear(self) -> None:
        """https://html.spec.whatwg.org/multipage/webstorage.html#dom-storage-clear"""
        with self._lock:
            self._items.clear()
            self._size = 0
            self._keys = []

    def key(self, index: int) -> str | None:
        """https://html.spec.whatwg.org/multipage/webstorage.html#dom-storage-key

        The first key takes constant time, and so does any key while none but the last is removed.
        """
        with self._lock:
            if index >= len(self._items):
                return None
            if self._keys is None:
                if index == 0:
                    return next(iter(self._items))
                self._keys = list(self._items)
            return self._keys[index]


def _units(text: str) -> int:
    """How many UTF-16 code units a string has."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2
