"""The URL parser and the basic URL parser: https://url.spec.whatwg.org/#url-parsing

Theory of operation
-------------------
A :class:`StateMachine` holds the algorithm's variables under the standard's names. Each state is a
method with the state's name, in the standard's order. A state override is the name of one of these
methods. A state takes the offset of its first code point. Where the standard sets the state, the
method calls that state with ``pointer + 1``, or with ``pointer`` if the standard also decreases
``pointer`` by 1. The method returns what the algorithm returns.

A subclass may override a state, a percent-encode set or the list of special schemes.
`webapi.browsers` describes in this way how browsers depart from the standard.

Where a state of the standard appends one code point after another, the method here takes the
whole run up to the next code point that the state treats differently. The results are the same.
Each code point is read a bounded number of times, so the time is linear in the input. No state is
entered twice, so calls are nested no deeper than there are states. The path state takes all
segments at once, because only their order matters.

Validation errors are searched for only if the caller gives a list to collect them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Literal, TypeAlias

from webapi.encoding import get_an_output_encoding

from .ascii import (
    ASCII_ALPHA,
    ASCII_DIGIT,
    ASCII_TAB_OR_NEWLINE,
    C0_CONTROL_OR_SPACE,
    not_a_url_unit,
)
from .blob_url_store import resolve_a_blob_url
from .failure import FAILURE, Failure
from .host import host_parser
from .percent_encoding import (
    C0_CONTROL_PERCENT_ENCODE_SET,
    FRAGMENT_PERCENT_ENCODE_SET,
    PATH_PERCENT_ENCODE_SET,
    QUERY_PERCENT_ENCODE_SET,
    SPECIAL_QUERY_PERCENT_ENCODE_SET,
    USERINFO_PERCENT_ENCODE_SET,
    percent_encode_after_encoding,
    utf8_percent_encode,
)
from .port import port_of
from .record import (
    SPECIAL_SCHEMES,
    Host,
    URLRecord,
    is_normalized_windows_drive_letter,
    is_windows_drive_letter,
    shorten,
    starts_with_a_windows_drive_letter,
)
from .runs import (
    authority_run,
    digit_run,
    host_run,
    path_run,
    special_authority_run,
    special_host_run,
)
from .serializer import to_record
from .validation import Errors, PlacedErrors, ValidationError, part_of, report

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .serializer import URLLike

StateOverride: TypeAlias = Literal[
    "scheme_start_state",
    "scheme_state",
    "no_scheme_state",
    "special_relative_or_authority_state",
    "path_or_authority_state",
    "relative_state",
    "relative_slash_state",
    "special_authority_slashes_state",
    "special_authority_ignore_slashes_state",
    "authority_state",
    "host_state",
    "hostname_state",
    "port_state",
    "file_state",
    "file_slash_state",
    "file_host_state",
    "path_start_state",
    "path_state",
    "opaque_path_state",
    "query_state",
    "fragment_state",
]
"""The name of the method that a state override starts with."""


def basic_url_parser(
    input: str,
    base: URLLike | None = None,
    encoding: str = "UTF-8",
    url: URLRecord | None = None,
    state_override: StateOverride | None = None,
    errors: list[ValidationError] | None = None,
) -> URLRecord | Failure:
    """https://url.spec.whatwg.org/#concept-basic-url-parser

    ``input`` is a scalar value string, ``base`` a URL record or a URL object and ``encoding`` an
    encoding's name. With ``url`` and ``state_override`` (the name of a state's method) the parser
    modifies ``url``, which it also returns where the standard returns nothing. Validation errors
    are appended to ``errors``; their places are offsets into ``input``.

    >>> basic_url_parser("../x", basic_url_parser("https://example.org/a/b/c")).path
    ['a', 'x']
    >>> basic_url_parser("//example.org")
    FAILURE
    """
    if base is not None:
        base = to_record(base)
    result = StateMachine(input, base, encoding, url, state_override, errors).run()
    if errors and result is FAILURE and state_override is None:
        name, start, end, _ = errors[-1]
        errors[-1] = ValidationError(name, start, end, fatal=True)
    return result


def url_parser(
    input: str,
    base: URLLike | None = None,
    encoding: str = "UTF-8",
    errors: list[ValidationError] | None = None,
) -> URLRecord | Failure:
    """https://url.spec.whatwg.org/#concept-url-parser

    Fetches, hyperlinks and workers use it; the URL class uses the basic URL parser. A blob URL's
    entry is looked up here, once: a URL that is parsed before its entry is revoked keeps the entry.

    >>> url_parser("blob:null/revoked").blob_url_entry is None
    True
    """
    url = basic_url_parser(input, base, encoding, errors=errors)
    if url is FAILURE or url.scheme != "blob":
        return url
    entry = resolve_a_blob_url(url)
    url.blob_url_entry = None if entry is FAILURE else entry
    return url


_SCHEME_CODE_POINTS: Final = "".join(sorted(ASCII_ALPHA | ASCII_DIGIT)) + "+-."

EOF: Final = ""
"""https://url.spec.whatwg.org/#eof-code-point"""

_AUTHORITY_ENDS: Final = frozenset((EOF, "/", "?", "#"))
_SPECIAL_AUTHORITY_ENDS: Final = _AUTHORITY_ENDS | {"\\"}

SINGLE_DOT_URL_PATH_SEGMENTS: Final = frozenset((".", "%2e", "%2E"))
"""https://url.spec.whatwg.org/#single-dot-path-segment"""

DOUBLE_DOT_URL_PATH_SEGMENTS: Final = frozenset(
    first + second
    for first in SINGLE_DOT_URL_PATH_SEGMENTS
    for second in SINGLE_DOT_URL_PATH_SEGMENTS
)
"""https://url.spec.whatwg.org/#double-dot-path-segment"""

_DOT_SEGMENTS: Final = SINGLE_DOT_URL_PATH_SEGMENTS | DOUBLE_DOT_URL_PATH_SEGMENTS


class StateMachine:
    """One run of the basic URL parser: its variables, and its states as methods."""

    __slots__ = ("base", "encoding", "errors", "input", "state_override", "url")

    special_schemes: Mapping[str, int | None] = SPECIAL_SCHEMES
    userinfo_percent_encode_set = USERINFO_PERCENT_ENCODE_SET
    path_percent_encode_set = PATH_PERCENT_ENCODE_SET
    query_percent_encode_set = QUERY_PERCENT_ENCODE_SET
    """The percent-encode set for queries of URLs that are not special."""

    def __init__(
        self,
        input: str,
        base: URLRecord | None,
        encoding: str,
        url: URLRecord | None,
        state_override: StateOverride | None,
        errors: list[ValidationError] | None,
    ) -> None:
        original = input
        if url is None:
            url = URLRecord()
            input = input.strip(C0_CONTROL_OR_SPACE)
        stripped = input
        if "\n" in input or "\t" in input or "\r" in input:
            input = ASCII_TAB_OR_NEWLINE.sub("", input)
        self.input = input
        self.base = base
        self.encoding = encoding if encoding == "UTF-8" else get_an_output_encoding(encoding)
        self.url = url
        self.state_override = state_override
        self.errors = None if errors is None else self._placed(errors, original, stripped)

    def run(self) -> URLRecord | Failure:
        """Run the states from the state override, or from the scheme start state."""
        if self.state_override is None:
            return self.scheme_start_state(0)
        state: Callable[[int], URLRecord | Failure] = getattr(self, self.state_override)
        return state(0)

    def parse_host(self, input: str, start: int) -> Host | Failure:
        """Host parse ``input``, which begins at ``start``, as opaque if *url* is not special."""
        is_opaque = self.url.scheme not in self.special_schemes
        errors = self.errors and part_of(self.errors, start, len(input))
        return host_parser(input, is_opaque, errors)

    def shorten(self) -> None:
        """Shorten *url*'s path because of a double-dot segment."""
        shorten(self.url)

    def report_url_units(self, start: int, end: int, reverse_solidus: bool = False) -> None:
        """Report each code point of ``input[start:end]`` that is not a URL unit, or each ``\\``."""
        for match in not_a_url_unit().finditer(self.input, start, end):
            if reverse_solidus and match[0] == "\\":
                report(self.errors, "invalid-reverse-solidus", match.start())
            else:
                report(self.errors, "invalid-URL-unit", match.start())

    def scheme_start_state(self, pointer: int) -> URLRecord | Failure:
        """https://url.spec.whatwg.org/#scheme-start-state"""
        input = self.input
        if pointer < len(input) and input[pointer] in ASCII_ALPHA:
            return self.scheme_state(pointer)
        if self.state_override is None:
            return self.no_scheme_state(pointer)
        return FAILURE

    def scheme_state(self, pointer: int) -> URLRecord | Failure:
        """https://url.spec.whatwg.org/#scheme-state, from the scheme's first code point on"""
        input, url, base = self.input, self.url, self.base
        special_schemes = self.special_schemes
        buffer, colon, _ = input.partition(":")
        if colon and (buffer in special_schemes or buffer.strip(_SCHEME_CODE_POINTS) == ""):
            pointer = len(buffer)
            buffer = buffer.lower()
            if self.state_override is not None:
                if (url.scheme in special_schemes) != (buffer in special_schemes):
                    return url
                if (url.includes_credentials or url.port is not None) and buffer == "file":
                    return url
                if url.scheme == "file" and url.host == "":
                    return url
            url.scheme = buffer
            if self.state_override is not None:
                if url.port == special_schemes.get(buffer):
                    url.port = None
                return url
            if buffer == "file":
                if not input.startswith("//", pointer + 1):
                    report(self.errors, "special-scheme-missing-following-solidus", pointer)
                return self.file_state(pointer + 1)
            if buffer in special_schemes:
                if base is not None and base.scheme == buffer:
                    return self.special_relative_or_authority_state(pointer + 1)
                return self.special_authority_slashes_state(pointer + 1)
            if input.startswith("/", pointer + 1):
                return self.path_or_authority_state(pointer + 2)
            url.path = ""
            return self.opaque_path_state(pointer + 1)
        if self.state_override is None:
            return self.no_scheme_state(pointer)
        return FAILURE

    def no_scheme_state(self, pointer: int) -> URLRecord | Failure:
        """https://url.spec.whatwg.org/#no-scheme-state"""
        url, base = self.url, self.base
        if base is None:
            report(self.errors, "missing-scheme-non-relative-URL", pointer)
            return FAILURE
        if base.has_opaque_path:
            if not self.input.startswith("#", pointer):
                report(self.errors, "missing-scheme-non-relative-URL", pointer)
                return FAILURE
            url.scheme = base.scheme
            url.path = base.path
            url.query = base.query
            url.fragment = ""
            return self.fragment_state(pointer + 1)
        if base.scheme != "file":
            return self.relative_state(pointer)
        return self.file_state(pointer)

    def special_relative_or_authority_state(self, pointer: int) -> URLRecord | Failure:
        """https://url.spec.whatwg.org/#special-relative-or-authority-state"""
        if self.input.startswith("//", pointer):
            return self.special_authority_ignore_slashes_state(pointer + 2)
        report(self.errors, "special-scheme-missing-following-solidus", pointer)
        return self.relative_state(pointer)

    def path_or_authority_state(self, pointer: int) -> URLRecord | Failure:
        """https://url.spec.whatwg.org/#path-or-authority-state"""
        if self.input.startswith("/", pointer):
            return self.authority_state(pointer + 1)
        return self.path_state(pointer)

    def relative_state(self, pointer: int) -> URLRecord | Failure:
        """https://url.spec.whatwg.org/#relative-state"""
        input, url, base = self.input, self.url, self.base
        assert base is not None
        assert base.scheme != "file"
        c = input[pointer] if pointer < len(input) else EOF
        url.scheme = base.scheme
        if c == "/":
            return self.relative_slash_state(pointer + 1)
        if c == "\\" and url.scheme in self.special_schemes:
            report(self.errors, "invalid-reverse-solidus", pointer)
            return self.relative_slash_state(pointer + 1)
        url.username = base.username
        url.password = base.password
        url.host = base.host
        url.port = base.port
        url.path = base.path[:]
        url.query = base.query
        if c == "?":
            url.query = ""
            return self.query_state(pointer + 1)
        if c == "#":
            url.fragment = ""
            return self.fragment_state(pointer + 1)
        if c != EOF:
            url.query = None
            shorten(url)
            return self.path_state(pointer)
        return url

    def relative_slash_state(self, pointer: int) -> URLRecord | Failure:
        """https://url.spec.whatwg.org/#relative-slash-state"""
        input, url, base = self.input, self.url, self.base
        assert base is not None
        c = input[pointer] if pointer < len(input) else EOF
        if c in ("/", "\\") and url.scheme in self.special_schemes:
            if c == "\\":
                report(self.errors, "invalid-reverse-solidus", pointer)
            return self.special_authority_ignore_slashes_state(pointer + 1)
        if c == "/":
            return self.authority_state(pointer + 1)
        url.username = base.username
        url.password = base.password
        url.host = base.host
        url.port = base.port
        return self.path_state(pointer)

    def special_authority_slashes_state(self, pointer: int) -> URLRecord | Failure:
        """https://url.spec.whatwg.org/#special-authority-slashes-state"""
        if self.input.startswith("//", pointer):
            return self.special_authority_ignore_slashes_state(pointer + 2)
        report(self.errors, "special-scheme-missing-following-solidus", pointer)
        return self.special_authority_ignore_slashes_state(pointer)

    def special_authority_ignore_slashes_state(self, pointer: int) -> URLRecord | Failure:
        """https://url.spec.whatwg.org/#special-authority-ignore-slashes-state"""
        input = self.input
        while pointer < len(input) and input[pointer] in ("/", "\\"):
            report(self.errors, "special-scheme-missing-following-solidus", pointer)
            pointer += 1
        return self.authority_state(pointer)

    def authority_state(self, pointer: int) -> URLRecord | Failure:
        """https://url.spec.whatwg.org/#authority-state

        The last ``@`` of the authority ends the credentials; each earlier one becomes ``%40`` in
        them. The first ``:`` before the last ``@`` separates username and password.
        """
        input, url = self.input, self.url
        if "@" not in input:
            return self.host_state(pointer)
        is_special = url.scheme in self.special_schemes
        end = (special_authority_run if is_special else authority_run)(input, pointer).end()
        at_sign = input.rfind("@", pointer, end)
        if at_sign == -1:
            return self.host_state(pointer)
        if self.errors is not None:
            for place in range(pointer, at_sign + 1):
                if input[place] == "@":
                    report(self.errors, "invalid-credentials", place)
        username, _, password = input[pointer:at_sign].partition(":")
        url.username = utf8_percent_encode(username, self.userinfo_percent_encode_set)
        url.password = utf8_percent_encode(password, self.userinfo_percent_encode_set)
        if at_sign + 1 == end:
            report(self.errors, "host-missing", end)
            return FAILURE
        return self.host_state(at_sign + 1)

    def host_state(self, pointer: int) -> URLRecord | Failure:
        """https://url.spec.whatwg.org/#host-state, which is the hostname state too"""
        input, url, state_override = self.input, self.url, self.state_override
        if state_override is not None and url.scheme == "file":
            return self.file_host_state(pointer)
        is_special = url.scheme in self.special_schemes
        start = pointer
        buffer = (special_host_run if is_special else host_run)(input, start)[0]
        pointer += len(buffer)
        if pointer < len(input) and input[pointer] == ":":
            if buffer == "":
                report(self.errors, "host-missing", pointer)
                return FAILURE
            if state_override == "hostname_state":
                return FAILURE
            host = self.parse_host(buffer, start)
            if host is FAILURE:
                return FAILURE
            url.host = host
            return self.port_state(pointer + 1)
        if buffer == "":
            if is_special:
                report(self.errors, "host-missing", pointer)
                return FAILURE
            if state_override is not None and (url.includes_credentials or url.port is not None):
                return FAILURE
        host = self.parse_host(buffer, start)
        if host is FAILURE:
            return FAILURE
        url.host = host
        if state_override is not None:
            return url
        return self.path_start_state(pointer)

    def hostname_state(self, pointer: int) -> URLRecord | Failure:
        """https://url.spec.whatwg.org/#hostname-state"""
        return self.host_state(pointer)

    def port_state(self, pointer: int) -> URLRecord | Failure:
        """https://url.spec.whatwg.org/#port-state"""
        input, url, state_override = self.input, self.url, self.state_override
        special_schemes = self.special_schemes
        start = pointer
        buffer = digit_run(input, start)[0]
        pointer += len(buffer)
        ends = _SPECIAL_AUTHORITY_ENDS if url.scheme in special_schemes else _AUTHORITY_ENDS
        c = input[pointer] if pointer < len(input) else EOF
        if c in ends or state_override is not None:
            if buffer != "":
                port = port_of(buffer)
                if port is None:
                    report(self.errors, "port-out-of-range", start, pointer)
                    return FAILURE
                url.port = None if port == special_schemes.get(url.scheme) else port
                if state_override is not None:
                    return url
            if state_override is not None:
                return FAILURE
            return self.path_start_state(pointer)
        report(self.errors, "port-invalid", pointer)
        return FAILURE

    def file_state(self, pointer: int) -> URLRecord | Failure:
        """https://url.spec.whatwg.org/#file-state"""
        input, url, base = self.input, self.url, self.base
        c = input[pointer] if pointer < len(input) else EOF
        url.scheme = "file"
        url.host = ""
        if c in ("/", "\\"):
            if c == "\\":
                report(self.errors, "invalid-reverse-solidus", pointer)
            return self.file_slash_state(pointer + 1)
        if base is None or base.scheme != "file":
            return self.path_state(pointer)
        url.host = base.host
        url.path = base.path[:]
        url.query = base.query
        if c == "?":
            url.query = ""
            return self.query_state(pointer + 1)
        if c == "#":
            url.fragment = ""
            return self.fragment_state(pointer + 1)
        if c != EOF:
            url.query = None
            if not starts_with_a_windows_drive_letter(input, pointer):
                shorten(url)
            else:
                report(self.errors, "file-invalid-Windows-drive-letter", pointer, pointer + 2)
                url.path = []
            return self.path_state(pointer)
        return url

    def file_slash_state(self, pointer: int) -> URLRecord | Failure:
        """https://url.spec.whatwg.org/#file-slash-state"""
        input, url, base = self.input, self.url, self.base
        c = input[pointer] if pointer < len(input) else EOF
        if c in ("/", "\\"):
            if c == "\\":
                report(self.errors, "invalid-reverse-solidus", pointer)
            return self.file_host_state(pointer + 1)
        if base is not None and base.scheme == "file":
            url.host = base.host
            if not starts_with_a_windows_drive_letter(
                input, pointer
            ) and is_normalized_windows_drive_letter(base.path[0]):
                assert not isinstance(url.path, str)
                url.path.append(base.path[0])
        return self.path_state(pointer)

    def file_host_state(self, pointer: int) -> URLRecord | Failure:
        """https://url.spec.whatwg.org/#file-host-state"""
        url, state_override = self.url, self.state_override
        start = pointer
        buffer = special_authority_run(self.input, start)[0]
        pointer += len(buffer)
        if state_override is None and is_windows_drive_letter(buffer):
            report(self.errors, "file-invalid-Windows-drive-letter-host", start, pointer)
            return self.path_state(pointer, buffer)
        if buffer == "":
            url.host = ""
            if state_override is not None:
                return url
            return self.path_start_state(pointer)
        host = self.parse_host(buffer, start)
        if host is FAILURE:
            return FAILURE
        if host == "localhost":
            host = ""
        url.host = host
        if state_override is not None:
            return url
        return self.path_start_state(pointer)

    def path_start_state(self, pointer: int) -> URLRecord | Failure:
        """https://url.spec.whatwg.org/#path-start-state"""
        input, url, state_override = self.input, self.url, self.state_override
        c = input[pointer] if pointer < len(input) else EOF
        if url.scheme in self.special_schemes:
            if c == "\\":
                report(self.errors, "invalid-reverse-solidus", pointer)
            return self.path_state(pointer + 1 if c in ("/", "\\") else pointer)
        if c == "?" and state_override is None:
            url.query = ""
            return self.query_state(pointer + 1)
        if c == "#" and state_override is None:
            url.fragment = ""
            return self.fragment_state(pointer + 1)
        if c != EOF:
            return self.path_state(pointer + 1 if c == "/" else pointer)
        if state_override is not None and url.host is None:
            assert not isinstance(url.path, str)
            url.path.append("")
        return url

    def path_state(self, pointer: int, buffer: str = "") -> URLRecord | Failure:
        """https://url.spec.whatwg.org/#path-state, for all segments at once

        ``buffer`` is what the file host state leaves in the standard's variable of that name.
        """
        input, url = self.input, self.url
        path, scheme = url.path, url.scheme
        assert not isinstance(path, str)
        end = len(input)
        if pointer == end and buffer == "":
            path.append("")
            return url
        if ("?" in input or "#" in input) and self.state_override is None:
            end = path_run(input, pointer).end()
        if self.errors is not None:
            self.report_url_units(pointer, end, reverse_solidus=scheme in self.special_schemes)
        buffer += utf8_percent_encode(input[pointer:end], self.path_percent_encode_set)
        if "\\" in buffer and scheme in self.special_schemes:
            buffer = buffer.replace("\\", "/")
        segments = buffer.split("/")
        if scheme != "file" and _DOT_SEGMENTS.isdisjoint(segments):
            path += segments
            return url if end == len(input) else self._query_or_fragment_state(end)
        last = len(segments) - 1
        for index, segment in enumerate(segments):
            if segment in DOUBLE_DOT_URL_PATH_SEGMENTS:
                self.shorten()
                if index == last:
                    path.append("")
            elif segment in SINGLE_DOT_URL_PATH_SEGMENTS:
                if index == last:
                    path.append("")
            elif scheme == "file" and not path and is_windows_drive_letter(segment):
                path.append(segment[0] + ":")
            else:
                path.append(segment)
        return self._query_or_fragment_state(end)

    def opaque_path_state(self, pointer: int) -> URLRecord | Failure:
        """https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state"""
        input = self.input
        end = path_run(input, pointer).end()
        if self.errors is not None:
            self.report_url_units(pointer, end)
        path = utf8_percent_encode(input[pointer:end], C0_CONTROL_PERCENT_ENCODE_SET)
        if path.endswith(" ") and end < len(input):
            path = path[:-1] + "%20"
        self.url.path = path
        return self._query_or_fragment_state(end)

    def _query_or_fragment_state(self, pointer: int) -> URLRecord | Failure:
        """The end of both path states: the query, the fragment, or the end of the input."""
        input, url = self.input, self.url
        c = input[pointer] if pointer < len(input) else EOF
        if c == "?":
            url.query = ""
            return self.query_state(pointer + 1)
        if c == "#":
            url.fragment = ""
            return self.fragment_state(pointer + 1)
        return url

    def query_state(self, pointer: int) -> URLRecord | Failure:
        """https://url.spec.whatwg.org/#query-state"""
        input, url = self.input, self.url
        is_special = url.scheme in self.special_schemes
        encoding = self.encoding
        if encoding != "UTF-8" and (not is_special or url.scheme in ("ws", "wss")):
            encoding = "UTF-8"
        end = -1 if self.state_override is not None else input.find("#", pointer)
        if end == -1:
            end = len(input)
        if self.errors is not None:
            self.report_url_units(pointer, end)
        assert url.query is not None
        url.query += percent_encode_after_encoding(
            encoding,
            input[pointer:end],
            SPECIAL_QUERY_PERCENT_ENCODE_SET if is_special else self.query_percent_encode_set,
        )
        if end < len(input):
            url.fragment = ""
            return self.fragment_state(end + 1)
        return url

    def fragment_state(self, pointer: int) -> URLRecord | Failure:
        """https://url.spec.whatwg.org/#fragment-state"""
        input, url = self.input, self.url
        if self.errors is not None:
            self.report_url_units(pointer, len(input))
        assert url.fragment is not None
        url.fragment += utf8_percent_encode(input[pointer:], FRAGMENT_PERCENT_ENCODE_SET)
        return url

    def _placed(self, errors: Errors, original: str, stripped: str) -> Errors:
        """Report the removed code points; return the list that takes errors in the rest."""
        if len(self.input) == len(original):
            return PlacedErrors(errors, range(len(original) + 1))
        start = original.find(stripped)
        end = start + len(stripped)
        if start > 0:
            report(errors, "invalid-URL-unit", 0, start)
        if end < len(original):
            report(errors, "invalid-URL-unit", end, len(original))
        removed = {start + match.start() for match in ASCII_TAB_OR_NEWLINE.finditer(stripped)}
        for place in sorted(removed):
            report(errors, "invalid-URL-unit", place)
        places = [place for place in range(start, end + 1) if place not in removed]
        return PlacedErrors(errors, places)


def set_the_username(url: URLRecord, username: str) -> None:
    """https://url.spec.whatwg.org/#set-the-username"""
    url.username = utf8_percent_encode(username, USERINFO_PERCENT_ENCODE_SET)


def set_the_password(url: URLRecord, password: str) -> None:
    """https://url.spec.whatwg.org/#set-the-password"""
    url.password = utf8_percent_encode(password, USERINFO_PERCENT_ENCODE_SET)
