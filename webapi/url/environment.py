"""Environment settings objects: they give blob URLs their origin and their lifetime.

https://html.spec.whatwg.org/multipage/webappapis.html#environment-settings-object
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Final

from .blob_url_store import BlobURLEntry, store
from .failure import FAILURE
from .origin import OpaqueOrigin, Origin, origin, serialize_an_origin
from .parser import basic_url_parser
from .record import URLRecord
from .validation import InvalidURLError


class EnvironmentSettingsObject:
    """The settings of a page or worker; without a creation URL its origin is opaque.

    >>> from webapi import Blob, URL
    >>> page = EnvironmentSettingsObject("https://example.org/page")
    >>> with page.entered():
    ...     URL.createObjectURL(Blob(["text"]))[:25]
    'blob:https://example.org/'
    >>> page.unload()

    Raises:
        InvalidURLError: the creation URL does not parse.
    """

    __slots__ = ("__weakref__", "api_base_url", "origin")

    def __init__(self, creation_url: str | None = None) -> None:
        self.origin: Origin = OpaqueOrigin()
        self.api_base_url: URLRecord | None = None
        """https://html.spec.whatwg.org/multipage/webappapis.html#api-base-url"""
        if creation_url is not None:
            url = basic_url_parser(creation_url)
            if url is FAILURE:
                action = "Failed to construct 'EnvironmentSettingsObject'"
                raise InvalidURLError(action, creation_url)
            self.origin = origin(url)
            self.api_base_url = url

    @contextmanager
    def entered(self) -> Iterator[EnvironmentSettingsObject]:
        """Make this the current settings object in the body of a ``with`` statement."""
        token = _current.set(self)
        try:
            yield self
        finally:
            _current.reset(token)

    def unload(self) -> None:
        """Remove this environment's blob URLs: https://w3c.github.io/FileAPI/#lifeTime"""
        for url in [url for url, entry in store.items() if entry.environment is self]:
            del store[url]


_OUTSIDE: Final = EnvironmentSettingsObject()
_current = ContextVar("_current", default=_OUTSIDE)


def current_settings_object() -> EnvironmentSettingsObject:
    """https://html.spec.whatwg.org/multipage/webappapis.html#current-settings-object

    This is the innermost entered environment, or else one with an opaque origin.

    >>> str(current_settings_object().origin)
    'null'
    """
    return _current.get()


def generate_a_new_blob_url() -> str:
    """https://w3c.github.io/FileAPI/#unicodeBlobURL"""
    from uuid import uuid4

    serialized = serialize_an_origin(current_settings_object().origin)
    return f"blob:{serialized}/{uuid4()}"


def add_an_entry(object: Any) -> str:
    """https://w3c.github.io/FileAPI/#add-an-entry"""
    url = generate_a_new_blob_url()
    store[url] = BlobURLEntry(object, current_settings_object())
    return url
