"""The URL parser, which also looks into the blob URL store."""

from __future__ import annotations

from .blob_url_store import resolve_a_blob_url
from .failure import FAILURE, Failure
from .parser import basic_url_parser
from .record import URLRecord
from .validation import ValidationError


def url_parser(
    input: str,
    base: URLRecord | None = None,
    encoding: str = "UTF-8",
    errors: list[ValidationError] | None = None,
) -> URLRecord | Failure:
    """https://url.spec.whatwg.org/#concept-url-parser

    What fetches, hyperlinks and workers use; the URL class uses the basic URL parser. The entry of
    a blob URL is looked up here, once: a URL parsed before its entry is revoked still has it.

    >>> url_parser("blob:null/revoked").blob_url_entry is None
    True
    """
    url = basic_url_parser(input, base, encoding, errors=errors)
    if url is FAILURE or url.scheme != "blob":
        return url
    entry = resolve_a_blob_url(url)
    url.blob_url_entry = None if entry is FAILURE else entry
    return url
