"""The blob URL store: https://w3c.github.io/FileAPI/#url-model

``store`` is a plain dict; callers may read and clear it. An entry keeps its object alive until
somebody revokes the entry, unloads its environment or clears the store.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from .failure import FAILURE, Failure
from .serializer import url_serializer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .environment import EnvironmentSettingsObject
    from .serializer import URLLike


class BlobURLEntry(NamedTuple):
    """https://w3c.github.io/FileAPI/#blob-url-entry"""

    object: Any
    environment: EnvironmentSettingsObject


store: Final[dict[str, BlobURLEntry]] = {}
"""https://w3c.github.io/FileAPI/#BlobURLStore"""


def remove_an_entry(url: URLLike) -> None:
    """https://w3c.github.io/FileAPI/#removeTheEntry

    The store's keys have no fragment, so a URL with a fragment removes nothing.
    """
    store.pop(url_serializer(url), None)


def resolve_a_blob_url(url: URLLike) -> BlobURLEntry | Failure:
    """https://w3c.github.io/FileAPI/#blob-url-resolve, of a URL whose scheme is "blob"

    >>> from webapi.url.parser import basic_url_parser
    >>> resolve_a_blob_url(basic_url_parser("blob:null/revoked"))
    FAILURE
    """
    return store.get(url_serializer(url, exclude_fragment=True), FAILURE)
