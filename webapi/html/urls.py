"""URLs of a page in a legacy encoding: https://html.spec.whatwg.org/multipage/urls-and-fetching.html"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from webapi.encoding import get_an_encoding
from webapi.url.failure import FAILURE
from webapi.url.parser import url_parser
from webapi.url.serializer import url_serializer
from webapi.url.validation import InvalidURLError, ValidationError
from webapi.webidl.strings import to_usvstring

if TYPE_CHECKING:
    from webapi.webidl.types import StringLike


def encoding_parse_and_serialize(
    url: StringLike, base: StringLike | None = None, *, encoding: str
) -> str:
    """Serialize a URL, with its query in a page's encoding.

    https://html.spec.whatwg.org/multipage/urls-and-fetching.html#encoding-parsing-and-serializing-a-url

    Args:
        url: a URL, or a reference that is resolved against ``base``.
        base: the page's base URL.
        encoding: any label of an encoding. Unlike other queries, those of a URL whose scheme is
            ``ws``, ``wss`` or not special are always in UTF-8.

    Raises:
        InvalidURLError: ``base`` or ``url`` does not parse.
        LookupError: ``encoding`` is not an encoding's label.

    >>> encoding_parse_and_serialize("?q=日本", "https://example.org/a", encoding="shift_jis")
    'https://example.org/a?q=%93%FA%96{'
    """
    encoding = get_an_encoding(encoding)
    given, given_base = to_usvstring(url), None if base is None else to_usvstring(base)
    errors: list[ValidationError] = []

    def failure(argument: Literal["url", "base"]) -> InvalidURLError:
        action = "Failed to parse a URL"
        return InvalidURLError(action, given, given_base, tuple(errors), argument)

    parsed_base = None if given_base is None else url_parser(given_base, errors=errors)
    if parsed_base is FAILURE:
        raise failure("base")
    errors.clear()
    parsed = url_parser(given, parsed_base, encoding, errors)
    if parsed is FAILURE:
        raise failure("url")
    return url_serializer(parsed)
