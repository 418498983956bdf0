"""The objects in Python that one context keeps alive, each known to JavaScript by its handle."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias, cast

from webapi.runtimes.json_text import to_json_items
from webapi.runtimes.memory import Memory
from webapi.url.blob_url_store import store
from webapi.url.environment import EnvironmentSettingsObject

if TYPE_CHECKING:
    from webapi.runtimes.window import Window

Request: TypeAlias = list[Any]


class TooManyObjectsError(Exception):
    """A context keeps ``max_handles`` objects alive."""


class ExposedInterface:
    """An interface, and the attributes (or operations without arguments) that answers include.

    Without ``kept``, Python does not keep a new object. JavaScript has its values and the request
    that made it, and sends this request again when it needs the object itself.
    """

    def __init__(self, cls: type[Any], values: Sequence[str], kept: bool) -> None:
        self.cls = cls
        self.kept = kept
        self.has_url = hasattr(cls, "href")
        self._getters = [getter(getattr(cls, name)) for name in values]

    def state(self, handle: int, item: Any) -> str:
        """The answer that describes an object: its handle and its values."""
        if not self._getters:
            return f"[{handle}]"
        return f"[{handle},{to_json_items([get(item) for get in self._getters])}]"


class HandleTable:
    """The objects that one context keeps alive, by handle.

    No handle is used twice, and an object has at most one.
    """

    def __init__(
        self,
        calls: Sequence[Callable[[HandleTable, Request], str]],
        interfaces: Sequence[ExposedInterface],
        environment: EnvironmentSettingsObject,
        max_handles: int,
        max_bytes: int,
        window: Window | None = None,
    ) -> None:
        self.calls = calls
        self.window = window
        self._interfaces = interfaces
        self._numbers = {exposed.cls: number for number, exposed in enumerate(interfaces)}
        self.environment = environment
        self.max_handles = max_handles
        self.memory = Memory(self._roots, max_bytes)
        self.by_handle: dict[int, Any] = {}
        self.when_released: dict[int, Callable[[], object]] = {}
        """What to call when a handle is released."""
        self.last_handle = 0
        self._handles: dict[Any, int] = {}

    def keep(self, item: Any) -> int:
        """Return the handle of an object, a new one if it has none.

        Raises: `TooManyObjectsError`.
        """
        known = self._handles.get(item)
        if known is not None:
            return known
        if len(self.by_handle) >= self.max_handles:
            raise TooManyObjectsError(
                f"{self.max_handles} objects are alive; max_handles allows no more"
            )
        self.last_handle += 1
        self.by_handle[self.last_handle] = item
        self._handles[item] = self.last_handle
        return self.last_handle

    def introduce(self, item: Any) -> str:
        """The text that introduces an object: its interface's number, its handle and its values."""
        number = self._number_of(item)
        return f"[{number},{self._interfaces[number].state(self.keep(item), item)}]"

    def exposed(self, item: Any) -> ExposedInterface:
        """The interface of an object."""
        return self._interfaces[self._number_of(item)]

    def _number_of(self, item: Any) -> int:
        """The number of the interface of an object, or of the nearest that engines have."""
        return next(self._numbers[cls] for cls in type(item).__mro__ if cls in self._numbers)

    def release(self, handle: object) -> None:
        """Release a handle; ignore one that does not exist."""
        item = self.by_handle.pop(cast(int, handle), None)
        if item is not None:
            del self._handles[item]
            self.memory.freed()
            self.when_released.pop(cast(int, handle), _nothing)()

    def release_since(self, last_handle: int) -> None:
        """Release all handles after ``last_handle``, because JavaScript does not know them."""
        for handle in range(last_handle + 1, self.last_handle + 1):
            self.release(handle)

    def _roots(self) -> Iterator[object]:
        yield from list(self.by_handle.values())
        if self.window is not None:
            yield self.window.history.entries
        for url, entry in list(store.items()):
            if entry.environment is self.environment:
                yield url
                yield entry


def getter(member: Any) -> Callable[[Any], Any]:
    """The function that gets an attribute, or the method itself."""
    return cast("Callable[[Any], Any]", member.fget if isinstance(member, property) else member)


def _nothing() -> None:
    """Does nothing."""
