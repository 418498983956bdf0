"""URL writing: https://url.spec.whatwg.org/#url-writing

Each function has the name of one of the standard's definitions. It says whether a whole string
matches the definition, and if not, why.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from .ascii import ASCII_DIGIT, ascii_lowercase
from .port import port_of
from .record import SPECIAL_SCHEMES
from .serializer import to_record
from .valid_host_strings import (
    VALID,
    Validity,
    url_units,
    valid_host_string,
    valid_opaque_host_string,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .serializer import URLLike

_SCHEME: Final = re.compile(r"[A-Za-z][A-Za-z0-9+\-.]*")


def valid_url_string(input: str, base: URLLike | None = None) -> Validity:
    """https://url.spec.whatwg.org/#valid-url-string, of a scalar value string

    A string without a scheme is valid only with a ``base``, and then depends on the base URL.

    >>> bool(valid_url_string("https://example.com/././foo"))
    True
    >>> valid_url_string("https://example.org/foo bar")
    Validity(name='code-point-not-encoded', start=23, end=24)
    """
    if _starts_with_a_scheme(input):
        return absolute_url_with_fragment_string(input)
    if base is None:
        return Validity("missing-scheme-non-relative-URL", 0, len(input))
    return relative_url_with_fragment_string(input, base)


def absolute_url_with_fragment_string(input: str) -> Validity:
    """https://url.spec.whatwg.org/#absolute-url-with-fragment-string

    >>> bool(absolute_url_with_fragment_string("mailto:user@example.org#x"))
    True
    """
    return _followed_by(input, "#", absolute_url_string, url_fragment_string)


def absolute_url_string(input: str) -> Validity:
    """https://url.spec.whatwg.org/#absolute-url-string

    >>> bool(absolute_url_string("https:example.org"))
    False
    """
    if not _starts_with_a_scheme(input):
        return Validity("scheme-missing", 0, len(input))
    scheme, _, _ = input.partition(":")
    scheme = ascii_lowercase(scheme)
    if scheme == "file":
        definition = scheme_relative_file_url_string
    elif scheme in SPECIAL_SCHEMES:
        definition = scheme_relative_special_url_string
    else:
        definition = _after_a_scheme_that_is_not_special
    start = len(scheme) + 1
    rest = _followed_by(input[start:], "?", definition, url_query_string)
    return rest.shifted(start)


def _after_a_scheme_that_is_not_special(input: str) -> Validity:
    if input.startswith("//"):
        return scheme_relative_url_string(input)
    if input.startswith("/"):
        return path_absolute_non_authority_url_string(input)
    return opaque_path_url_string(input)


def url_scheme_string(input: str) -> Validity:
    """https://url.spec.whatwg.org/#url-scheme-string

    >>> bool(url_scheme_string("web+demo")), bool(url_scheme_string("1a"))
    (True, False)
    """
    if _SCHEME.fullmatch(input):
        return VALID
    return Validity("scheme-invalid", 0, len(input))


def relative_url_with_fragment_string(input: str, base: URLLike) -> Validity:
    """https://url.spec.whatwg.org/#relative-url-with-fragment-string

    >>> from webapi.url.parser import basic_url_parser
    >>> relative_url_with_fragment_string("a", basic_url_parser("mailto:b")).reason
    'If the path of the base URL is opaque, a relative reference must be a fragment.'
    """
    base = to_record(base)
    if base.has_opaque_path:
        if not input.startswith("#"):
            return Validity("relative-to-opaque-path", 0, len(input))
        return url_fragment_string(input[1:]).shifted(1)

    def definition(input: str) -> Validity:
        return relative_url_string(input, base)

    return _followed_by(input, "#", definition, url_fragment_string)


def relative_url_string(input: str, base: URLLike) -> Validity:
    """https://url.spec.whatwg.org/#relative-url-string

    >>> from webapi.url.parser import basic_url_parser
    >>> bool(relative_url_string("//example.org/", basic_url_parser("https:a")))
    True
    """
    base = to_record(base)
    definition: Callable[[str], Validity]
    if not input.startswith("/"):
        definition = path_relative_scheme_less_url_string
    elif not input.startswith("//"):
        definition = path_absolute_non_authority_url_string
    elif base.scheme == "file":
        definition = scheme_relative_file_url_string
    elif base.is_special:
        definition = scheme_relative_special_url_string
    else:
        definition = scheme_relative_url_string
    return _followed_by(input, "?", definition, url_query_string)


def scheme_relative_special_url_string(input: str) -> Validity:
    """https://url.spec.whatwg.org/#scheme-relative-special-url-string

    >>> bool(scheme_relative_special_url_string("//example.org:80/"))
    True
    """

    def definition(authority: str) -> Validity:
        return _host_and_port(authority, valid_host_string)

    return _after_two_slashes(input, definition)


def url_port_string(input: str) -> Validity:
    """https://url.spec.whatwg.org/#url-port-string

    >>> bool(url_port_string("")), bool(url_port_string("65536"))
    (True, False)
    """
    if input == "" or (ASCII_DIGIT.issuperset(input) and port_of(input) is not None):
        return VALID
    return Validity("port-not-a-number", 0, len(input))


def scheme_relative_url_string(input: str) -> Validity:
    """https://url.spec.whatwg.org/#scheme-relative-url-string

    >>> bool(scheme_relative_url_string("//")), bool(scheme_relative_url_string("//:80"))
    (True, False)
    """
    return _after_two_slashes(input, opaque_host_and_port_string)


def opaque_host_and_port_string(input: str) -> Validity:
    """https://url.spec.whatwg.org/#opaque-host-and-port-string

    >>> bool(opaque_host_and_port_string("")), bool(opaque_host_and_port_string("a:b"))
    (True, False)
    """
    return VALID if input == "" else _host_and_port(input, valid_opaque_host_string)


def scheme_relative_file_url_string(input: str) -> Validity:
    """https://url.spec.whatwg.org/#scheme-relative-file-url-string

    >>> bool(scheme_relative_file_url_string("///C:/demo"))
    True
    """

    def definition(host: str) -> Validity:
        return VALID if host == "" else valid_host_string(host)

    return _after_two_slashes(input, definition)


def path_absolute_url_string(input: str) -> Validity:
    """https://url.spec.whatwg.org/#path-absolute-url-string

    >>> bool(path_absolute_url_string("//a/..")), bool(path_absolute_url_string("a"))
    (True, False)
    """
    if not input.startswith("/"):
        return Validity("path-not-absolute", 0, min(len(input), 1))
    return _without_question_mark(input)


def path_absolute_non_authority_url_string(input: str) -> Validity:
    """https://url.spec.whatwg.org/#path-absolute-non-authority-url-string

    >>> bool(path_absolute_non_authority_url_string("//a"))
    False
    """
    if input.startswith("//"):
        return Validity("path-starts-with-host", 0, 2)
    return path_absolute_url_string(input)


def path_relative_url_string(input: str) -> Validity:
    """https://url.spec.whatwg.org/#path-relative-url-string

    >>> bool(path_relative_url_string("../a:b")), bool(path_relative_url_string("/a"))
    (True, False)
    """
    if input.startswith("/"):
        return Validity("path-not-relative", 0, 1)
    return _without_question_mark(input)


def path_relative_scheme_less_url_string(input: str) -> Validity:
    """https://url.spec.whatwg.org/#path-relative-scheme-less-url-string

    >>> bool(path_relative_scheme_less_url_string("./a:b"))
    True
    >>> bool(path_relative_scheme_less_url_string("a:b"))
    False
    """
    if _starts_with_a_scheme(input):
        return Validity("scheme-in-relative-path", 0, input.index(":") + 1)
    return path_relative_url_string(input)


def opaque_path_url_string(input: str) -> Validity:
    """https://url.spec.whatwg.org/#opaque-path-url-string

    >>> bool(opaque_path_url_string("isbn:9780307476463")), bool(opaque_path_url_string("/a"))
    (True, False)
    """
    if input.startswith("/"):
        return Validity("path-not-opaque", 0, 1)
    return _without_question_mark(input)


def url_path_segment_string(input: str) -> Validity:
    """https://url.spec.whatwg.org/#url-path-segment-string

    >>> bool(url_path_segment_string("%2e")), bool(url_path_segment_string("a/b"))
    (True, False)
    """
    if "/" in input:
        place = input.index("/")
        return Validity("slash-in-segment", place, place + 1)
    return _without_question_mark(input)


def url_query_string(input: str) -> Validity:
    """https://url.spec.whatwg.org/#url-query-string

    >>> bool(url_query_string("a?b/c=%20")), bool(url_query_string("[]"))
    (True, False)
    """
    return url_units(input)


def url_fragment_string(input: str) -> Validity:
    """https://url.spec.whatwg.org/#url-fragment-string

    >>> bool(url_fragment_string("top")), bool(url_fragment_string("#"))
    (True, False)
    """
    return url_units(input)


def _starts_with_a_scheme(input: str) -> bool:
    scheme = _SCHEME.match(input)
    return scheme is not None and input.startswith(":", scheme.end())


def _followed_by(
    input: str,
    delimiter: str,
    definition: Callable[[str], Validity],
    definition_after: Callable[[str], Validity],
) -> Validity:
    """Match ``definition``, optionally followed by ``delimiter`` and ``definition_after``."""
    before, delimiter, after = input.partition(delimiter)
    validity = definition(before)
    if not validity or not delimiter:
        return validity
    return definition_after(after).shifted(len(before) + 1)


def _after_two_slashes(input: str, authority: Callable[[str], Validity]) -> Validity:
    """Match two slashes, then ``authority``, then optionally an absolute path."""
    if not input.startswith("//"):
        return Validity("special-scheme-slashes", 0, min(len(input), 2))
    end = input.find("/", 2)
    if end == -1:
        return authority(input[2:]).shifted(2)
    validity = authority(input[2:end])
    if not validity:
        return validity.shifted(2)
    return path_absolute_url_string(input[end:]).shifted(end)


def _host_and_port(input: str, host: Callable[[str], Validity]) -> Validity:
    """Match a host by ``host``, with an optional colon and port."""
    end = input.find(":")
    if input.startswith("["):
        end = input.find(":", input.find("]")) if "]" in input else -1
    if end == -1:
        return host(input)
    validity = host(input[:end])
    return url_port_string(input[end + 1 :]).shifted(end + 1) if validity else validity


def _without_question_mark(input: str) -> Validity:
    units, question_mark, _ = input.partition("?")
    validity = url_units(units)
    if validity and question_mark:
        return Validity("question-mark-in-path", len(units), len(units) + 1)
    return validity
