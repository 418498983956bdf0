"""``Blob``, ``File`` and ``FormData`` of ``workers``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, MutableMapping
from enum import StrEnum
from typing import Any

from webapi.js.ffi import to_js
from webapi.js.proxies import global_value
from webapi.webidl.values import is_buffer


class BlobEnding(StrEnum):
    """What becomes of line endings in a Blob."""

    __module__ = "workers.blob"

    TRANSPARENT = "transparent"
    NATIVE = "native"


def class_of(value: Any) -> str | None:
    """The name of a JavaScript object's class; other values have none."""
    return value.constructor.name if hasattr(value, "constructor") else None


def is_blob(value: Any) -> bool:
    """Whether a value is a Blob or a File of JavaScript."""
    return class_of(value) in ("Blob", "File")


def _part(value: Any) -> Any:
    if isinstance(value, str) or is_blob(value):
        return value
    if isinstance(value, Blob):
        return value.js_object
    if is_buffer(value):
        return to_js(value)
    raise TypeError(f"Don't know how to handle {type(value)} for Blob()")


def _parts(value: Any) -> Any:
    """The parts as an Array. A value that is not iterable, text and bytes are one part."""
    is_one = isinstance(value, str | bytes) or not hasattr(type(value), "__iter__")
    return to_js([*map(_part, [value] if is_one else value)])


class Blob:
    """A Blob of JavaScript, with Python's values."""

    __module__ = "workers.blob"

    def __init__(
        self, blob_parts: Any, content_type: str | None = None, endings: str | None = None
    ) -> None:
        parts = _parts(blob_parts)
        type = content_type or _inherited(blob_parts, "type")
        blob = global_value("Blob")
        self._js_blob = blob.new(parts, type=type, endings=_text(endings))

    @property
    def size(self) -> int:
        """The number of bytes."""
        return self._js_blob.size  # type: ignore[no-any-return]

    @property
    def content_type(self) -> str:
        """The MIME type."""
        return self._js_blob.type  # type: ignore[no-any-return]

    @property
    def js_object(self) -> Any:
        """The object of JavaScript."""
        return self._js_blob

    async def text(self) -> str:
        """The bytes, decoded as UTF-8."""
        text: str = await self.js_object.text()
        return text

    async def bytes(self) -> bytes:
        """The bytes."""
        data: bytes = (await self.js_object.arrayBuffer()).to_bytes()
        return data

    def slice(
        self, start: int | None = None, end: int | None = None, content_type: str | None = None
    ) -> Blob:
        """A part. As in ``workers``, it has no type."""
        return Blob([self.js_object.slice(start, end, content_type)])


class File(Blob):
    """A File of JavaScript, with Python's values."""

    __module__ = "workers.blob"

    def __init__(
        self,
        blob_parts: Any,
        filename: str,
        content_type: str | None = None,
        endings: str | None = None,
        last_modified: int | None = None,
    ) -> None:
        self._js_blob = global_value("File").new(
            _parts(blob_parts),
            filename,
            type=content_type or _inherited(blob_parts, "type"),
            endings=_text(endings),
            lastModified=last_modified or _inherited(blob_parts, "lastModified"),
        )

    @property
    def name(self) -> str:
        """The name."""
        return self._js_blob.name  # type: ignore[no-any-return]

    @property
    def last_modified(self) -> int:
        """When it was modified, in milliseconds of Unix time."""
        return self._js_blob.lastModified  # type: ignore[no-any-return]


def _inherited(value: Any, name: str) -> Any:
    """An attribute of the only part, if that is a Blob."""
    source = value.js_object if isinstance(value, Blob) else value
    return getattr(source, name, None) if is_blob(source) else None


def _text(endings: str | None) -> str | None:
    return str(endings) if endings else None


def _to_js(value: Any) -> Any:
    return value.js_object if isinstance(value, Blob) else value


def _to_python(value: Any) -> Any:
    if not is_blob(value):
        return value
    return File(value, value.name) if class_of(value) == "File" else Blob(value)


class FormData(MutableMapping[str, Any]):
    """A FormData of JavaScript, as a mapping; a name may have several values."""

    __module__ = "workers.formdata"

    def __init__(self, form_data: Any = None) -> None:
        self._js_form_data = global_value("FormData").new()
        if class_of(form_data) == "FormData":
            self._js_form_data = form_data
        elif isinstance(form_data, dict):
            for name, value in form_data.items():
                self._js_form_data.append(name, _to_js(value))
        elif form_data:
            raise TypeError("Expected form_data to be a dict or an instance of FormData")

    def __getitem__(self, key: str) -> Any:
        return _to_python(self._js_form_data.get(key))

    def __setitem__(self, key: str, value: Any) -> None:
        if isinstance(value, list):
            raise TypeError("Expected single item in arguments to FormData.__setitem__")
        self._js_form_data.set(key, _to_js(value))

    def __delitem__(self, key: str) -> None:
        self.delete(key)

    def __contains__(self, key: object) -> bool:
        return self._js_form_data.has(key)  # type: ignore[no-any-return]

    def __iter__(self) -> Iterator[str]:
        return iter(self._js_form_data.keys())

    def __len__(self) -> int:
        return len(self.keys())  # type: ignore[arg-type]  # which raises, as in ``workers``

    def append(self, key: str, value: Any, filename: str | None = None) -> None:
        """Add a value. As in ``workers``, it has to be a Blob."""
        self._js_form_data.append(key, _to_js(value), filename)

    def delete(self, key: str) -> None:
        """Remove the values of a name."""
        self._js_form_data.delete(key)

    def get_all(self, key: str) -> list[Any]:
        """The values of a name."""
        return [*map(_to_python, self._js_form_data.getAll(key))]

    def keys(self) -> Iterable[str]:  # type: ignore[override]
        """The names."""
        return (key for key in self)

    def values(self) -> Iterable[Any]:  # type: ignore[override]
        """The values."""
        return map(_to_python, self._js_form_data.values())

    def items(self) -> Iterable[tuple[str, Any]]:  # type: ignore[override]
        """The names and values, in order."""
        return ((key, _to_python(value)) for key, value in self._js_form_data.entries())

    @property
    def js_object(self) -> Any:
        """The object of JavaScript."""
        return self._js_form_data
