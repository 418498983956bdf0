"""The parser of values: the fast path, or else the standard's algorithm."""

from __future__ import annotations

from re import Match

from .components import HREF, cut
from .fast_path import canonical
from .late import Late

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .components import Value

repair = Late("webapi.url.fast_path.parsing", "repair")
resolve = Late("webapi.url.fast_path.parsing", "resolve")


def parse(input: str, base: Value | None = None, encoding: str = "UTF-8") -> Value | str | None:
    """https://url.spec.whatwg.org/#concept-basic-url-parser

    Returns a value, the serialization of a resolved relative reference, or ``None`` for failure.

    >>> parse("https://example.org/")
    <re.Match object; span=(0, 20), match='https://example.org/'>
    >>> parse("/b", parse("https://example.org/a"))
    'https://example.org/b'
    """
    found: Value | str | None
    if base is None:
        found = canonical(input)
    else:
        canonical_base = base if type(base) is Match else canonical(base[HREF])
        found = None if canonical_base is None else resolve.call(input, canonical_base)
    # All encodings encode printable ASCII alike.
    if found is None and (encoding == "UTF-8" or (input.isascii() and input.isprintable())):
        found = repair.call(input)
    return _parse_slowly(input, base, encoding) if found is None else found


def _parse_slowly(input: str, base: Value | None, encoding: str) -> Value | None:
    from .failure import FAILURE
    from .parser import basic_url_parser
    from .serializer import record_of, value_of

    record = basic_url_parser(input, None if base is None else record_of(base), encoding)
    return None if record is FAILURE else value_of(record)


def to_value(parsed: Value | str) -> Value:
    """Convert a result of `parse` to a value.

    >>> to_value("https://example.org/b")[4]
    '/b'
    """
    return (canonical(parsed) or cut(parsed)) if isinstance(parsed, str) else parsed
