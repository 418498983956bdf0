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
slow_path = Late("webapi.url.slow_path", "parse_to_value")


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
    if found is None:
        parse_slowly = slow_path.call
        found = parse_slowly(input, base, encoding)
    return found


def to_value(parsed: Value | str) -> Value:
    """Convert a result of `parse` to a value.

    >>> to_value("https://example.org/b")[4]
    '/b'
    """
    return (canonical(parsed) or cut(parsed)) if isinstance(parsed, str) else parsed
