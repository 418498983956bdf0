"""The basic URL parser: https://url.spec.whatwg.org/#concept-basic-url-parser

Theory of operation
-------------------
A :class:`StateMachine` holds the algorithm's variables under the standard's names; each state is a
function of the same name, in the standard's order, and a state override is one of those functions.
``m.state = host_state`` sets the state; returning something else than ``None`` ends the algorithm.

Where the standard's state appends one code point after another, the function here takes the whole
run up to the next code point that the state treats otherwise: the results are the same, each code
point is looked at a bounded number of times, and the time is linear in the input. After a run,
``pointer`` is where the standard has it. The path state goes further and takes all segments in one
visit, since only their order matters.

Validation errors are found only when a list to collect them is given.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, cast

from webapi.encoding import get_an_output_encoding

from .ascii import (
    ASCII_ALPHA,
    ASCII_TAB_OR_NEWLINE,
    C0_CONTROL_OR_SPACE,
    not_a_url_unit,
)
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
from .record import (
    SPECIAL_SCHEMES,
    Host,
    URLRecord,
    is_normalized_windows_drive_letter,
    is_windows_drive_letter,
    shorten,
    starts_with_a_windows_drive_letter,
)
from .validation import ValidationError, shift

Outcome = URLRecord | Failure | None
State = Callable[["StateMachine", str], Outcome]


def basic_url_parser(
    input: str,
    base: URLRecord | None = None,
    encoding: str = "UTF-8",
    url: URLRecord | None = None,
    state_override: State | None = None,
    errors: list[ValidationError] | None = None,
) -> URLRecord | Failure:
    """https://url.spec.whatwg.org/#concept-basic-url-parser

    ``input`` is a scalar value string and ``encoding`` an encoding's name. With ``url`` and
    ``state_override`` (one of this module's states) the parser modifies ``url``, which it also
    returns where the standard returns nothing. Validation errors are appended to ``errors``, their
    places being offsets into ``input``.

    >>> basic_url_parser("../x", basic_url_parser("https://example.org/a/b/c")).path
    ['a', 'x']
    >>> basic_url_parser("//example.org")
    FAILURE
    """
    result = StateMachine(input, base, encoding, url, state_override, errors).run()
    if result is FAILURE and errors and state_override is None:
        errors[-1] = errors[-1]._replace(fatal=True)
    return result


class StateMachine:
    """The variables of one run of the basic URL parser."""

    __slots__ = (
        "base",
        "buffer",
        "encoding",
        "errors",
        "input",
        "length",
        "places",
        "pointer",
        "state",
        "state_override",
        "url",
    )

    def __init__(
        self,
        input: str,
        base: URLRecord | None,
        encoding: str,
        url: URLRecord | None,
        state_override: State | None,
        errors: list[ValidationError] | None,
    ) -> None:
        self.errors = errors
        original = input
        if url is None:
            url = URLRecord()
            input = input.strip(C0_CONTROL_OR_SPACE)
        stripped = input
        if ASCII_TAB_OR_NEWLINE.search(input) is not None:
            input = ASCII_TAB_OR_NEWLINE.sub("", input)
        if errors is not None:
            self._report_what_was_removed(original, stripped)
        self.input = input
        self.length = len(input)
        self.base = base
        self.url = url
        self.state_override = state_override
        self.state: State = state_override or scheme_start_state
        self.encoding = encoding if encoding == "UTF-8" else get_an_output_encoding(encoding)
        self.buffer = ""
        self.pointer = 0

    def run(self) -> URLRecord | Failure:
        input, length = self.input, self.length
        while True:
            pointer = self.pointer
            outcome = self.state(self, input[pointer] if pointer < length else "")
            if outcome is not None:
                return outcome
            if self.pointer >= length:
                return self.url
            self.pointer += 1

    @property
    def c(self) -> str:
        """The code point that ``pointer`` points to, ``""`` for the EOF code point."""
        return self.input[self.pointer : self.pointer + 1]

    def remaining_starts_with(self, prefix: str) -> bool:
        return self.input.startswith(prefix, self.pointer + 1)

    def parse_host(self, input: str, start: int) -> Host | Failure:
        """Host parse ``input``, which stands at ``start``, with *url is not special*."""
        is_opaque = not self.url.is_special
        if self.errors is None:
            return host_parser(input, is_opaque)
        found: list[ValidationError] = []
        host = host_parser(input, is_opaque, found)
        for error in found:
            self.validation_error(error.name, start + error.start, start + error.end)
        return host

    def validation_error(self, name: str, start: int | None = None, end: int | None = None) -> None:
        """Report an error at ``input[start:end]``, by default at ``c``."""
        if self.errors is None:
            return
        if start is None:
            start = self.pointer
        if end is None:
            end = start + 1
        places = self.places
        first = places[min(start, self.length)]
        last = places[end - 1] + 1 if start < end <= self.length else first
        self.errors.append(ValidationError(name, first, last))

    def report_url_units(self, start: int, end: int, reverse_solidus: bool = False) -> None:
        """Report what in ``input[start:end]`` is no URL unit, or a ``\\`` taken for a ``/``."""
        for match in not_a_url_unit().finditer(self.input, start, end):
            if reverse_solidus and match[0] == "\\":
                self.validation_error("invalid-reverse-solidus", match.start())
            else:
                self.validation_error("invalid-URL-unit", match.start())

    def _report_what_was_removed(self, original: str, stripped: str) -> None:
        assert self.errors is not None
        offset = original.find(stripped)
        end = offset + len(stripped)
        if offset > 0:
            self.errors.append(ValidationError("invalid-URL-unit", 0, offset))
        if end < len(original):
            self.errors.append(ValidationError("invalid-URL-unit", end, len(original)))
        removed = [match.start() for match in ASCII_TAB_OR_NEWLINE.finditer(stripped)]
        found = [ValidationError("invalid-URL-unit", place, place + 1) for place in removed]
        shift(self.errors, found, offset)
        gone = set(removed)
        self.places = [offset + place for place in range(len(stripped) + 1) if place not in gone]


def _run(pattern: str) -> Callable[[str, int], re.Match[str]]:
    """A function that matches a run, which may be empty, at a place."""
    return cast(Callable[[str, int], re.Match[str]], re.compile(pattern).match)


_scheme_run: Final = _run(r"[A-Za-z0-9+\-.]*+")
_slashes_run: Final = _run(r"[/\\]*+")
_digit_run: Final = _run("[0-9]*+")
_authority_run: Final = _run("[^/?#]*+")
_special_authority_run: Final = _run(r"[^/\\?#]*+")
_path_run: Final = _run("[^?#]*+")

# A ":" ends a host, but not between a "[" and the next "]".
_host_run: Final = _run(r"(?:[^:/?#\[]++|\[[^\]/?#]*+)*+")
_special_host_run: Final = _run(r"(?:[^:/\\?#\[]++|\[[^\]/\\?#]*+)*+")

_AUTHORITY_ENDS: Final = frozenset(("", "/", "?", "#"))
_SPECIAL_AUTHORITY_ENDS: Final = frozenset(("", "/", "?", "#", "\\"))

SINGLE_DOT_URL_PATH_SEGMENTS: Final = frozenset((".", "%2e", "%2E"))
"""https://url.spec.whatwg.org/#single-dot-path-segment"""

DOUBLE_DOT_URL_PATH_SEGMENTS: Final = frozenset(
    first + second
    for first in SINGLE_DOT_URL_PATH_SEGMENTS
    for second in SINGLE_DOT_URL_PATH_SEGMENTS
)
"""https://url.spec.whatwg.org/#double-dot-path-segment"""


def scheme_start_state(m: StateMachine, c: str) -> Outcome:
    """https://url.spec.whatwg.org/#scheme-start-state"""
    if c in ASCII_ALPHA:
        m.buffer = c.lower()
        m.state = scheme_state
    elif m.state_override is None:
        m.state = no_scheme_state
        m.pointer -= 1
    else:
        return FAILURE
    return None


def scheme_state(m: StateMachine, c: str) -> Outcome:
    """https://url.spec.whatwg.org/#scheme-state"""
    url = m.url
    run = _scheme_run(m.input, m.pointer)
    m.buffer += run[0].lower()
    m.pointer = run.end()
    if m.c == ":":
        if m.state_override is not None:
            if (url.scheme in SPECIAL_SCHEMES) != (m.buffer in SPECIAL_SCHEMES):
                return url
            if (url.includes_credentials or url.port is not None) and m.buffer == "file":
                return url
            if url.scheme == "file" and url.host == "":
                return url
        url.scheme = m.buffer
        if m.state_override is not None:
            if url.port == SPECIAL_SCHEMES.get(url.scheme):
                url.port = None
            return url
        m.buffer = ""
        if url.scheme == "file":
            if not m.remaining_starts_with("//"):
                m.validation_error("special-scheme-missing-following-solidus")
            m.state = file_state
        elif url.is_special and m.base is not None and m.base.scheme == url.scheme:
            m.state = special_relative_or_authority_state
        elif url.is_special:
            m.state = special_authority_slashes_state
        elif m.remaining_starts_with("/"):
            m.state = path_or_authority_state
            m.pointer += 1
        else:
            url.path = ""
            m.state = opaque_path_state
    elif m.state_override is None:
        m.buffer = ""
        m.state = no_scheme_state
        m.pointer = -1
    else:
        return FAILURE
    return None


def no_scheme_state(m: StateMachine, c: str) -> Outcome:
    """https://url.spec.whatwg.org/#no-scheme-state"""
    base = m.base
    if base is None or (base.has_opaque_path and c != "#"):
        m.validation_error("missing-scheme-non-relative-URL")
        return FAILURE
    if base.has_opaque_path:
        m.url.scheme = base.scheme
        m.url.path = base.path
        m.url.query = base.query
        m.url.fragment = ""
        m.state = fragment_state
    elif base.scheme != "file":
        m.state = relative_state
        m.pointer -= 1
    else:
        m.state = file_state
        m.pointer -= 1
    return None


def special_relative_or_authority_state(m: StateMachine, c: str) -> Outcome:
    """https://url.spec.whatwg.org/#special-relative-or-authority-state"""
    if c == "/" and m.remaining_starts_with("/"):
        m.state = special_authority_ignore_slashes_state
        m.pointer += 1
    else:
        m.validation_error("special-scheme-missing-following-solidus")
        m.state = relative_state
        m.pointer -= 1
    return None


def path_or_authority_state(m: StateMachine, c: str) -> Outcome:
    """https://url.spec.whatwg.org/#path-or-authority-state"""
    if c == "/":
        m.state = authority_state
    else:
        m.state = path_state
        m.pointer -= 1
    return None


def relative_state(m: StateMachine, c: str) -> Outcome:
    """https://url.spec.whatwg.org/#relative-state"""
    url, base = m.url, m.base
    assert base is not None
    assert base.scheme != "file"
    url.scheme = base.scheme
    if c == "/":
        m.state = relative_slash_state
    elif url.is_special and c == "\\":
        m.validation_error("invalid-reverse-solidus")
        m.state = relative_slash_state
    else:
        url.username = base.username
        url.password = base.password
        url.host = base.host
        url.port = base.port
        url.path = base.path[:]
        url.query = base.query
        if c == "?":
            url.query = ""
            m.state = query_state
        elif c == "#":
            url.fragment = ""
            m.state = fragment_state
        elif c != "":
            url.query = None
            shorten(url)
            m.state = path_state
            m.pointer -= 1
    return None


def relative_slash_state(m: StateMachine, c: str) -> Outcome:
    """https://url.spec.whatwg.org/#relative-slash-state"""
    url, base = m.url, m.base
    assert base is not None
    if url.is_special and c in ("/", "\\"):
        if c == "\\":
            m.validation_error("invalid-reverse-solidus")
        m.state = special_authority_ignore_slashes_state
    elif c == "/":
        m.state = authority_state
    else:
        url.username = base.username
        url.password = base.password
        url.host = base.host
        url.port = base.port
        m.state = path_state
        m.pointer -= 1
    return None


def special_authority_slashes_state(m: StateMachine, c: str) -> Outcome:
    """https://url.spec.whatwg.org/#special-authority-slashes-state"""
    m.state = special_authority_ignore_slashes_state
    if c == "/" and m.remaining_starts_with("/"):
        m.pointer += 1
    else:
        m.validation_error("special-scheme-missing-following-solidus")
        m.pointer -= 1
    return None


def special_authority_ignore_slashes_state(m: StateMachine, c: str) -> Outcome:
    """https://url.spec.whatwg.org/#special-authority-ignore-slashes-state"""
    end = _slashes_run(m.input, m.pointer).end()
    if m.errors is not None:
        for place in range(m.pointer, end):
            m.validation_error("special-scheme-missing-following-solidus", place)
    m.state = authority_state
    m.pointer = end - 1
    return None


def authority_state(m: StateMachine, c: str) -> Outcome:
    """https://url.spec.whatwg.org/#authority-state

    Every ``@`` but the last one that the authority has ends up as ``%40`` in the credentials, and
    the first ``:`` before the last ``@`` parts them.
    """
    authority_run = _special_authority_run if m.url.is_special else _authority_run
    end = authority_run(m.input, m.pointer).end()
    at_sign = m.input.rfind("@", m.pointer, end)
    if at_sign != -1:
        if m.errors is not None:
            for place in range(m.pointer, at_sign + 1):
                if m.input[place] == "@":
                    m.validation_error("invalid-credentials", place)
        credentials = m.input[m.pointer : at_sign]
        username, _, password = credentials.partition(":")
        m.url.username = utf8_percent_encode(username, USERINFO_PERCENT_ENCODE_SET)
        m.url.password = utf8_percent_encode(password, USERINFO_PERCENT_ENCODE_SET)
        if at_sign + 1 == end:
            m.validation_error("host-missing", at_sign + 1)
            return FAILURE
        m.pointer = at_sign
    else:
        m.pointer -= 1
    m.state = host_state
    return None


def host_state(m: StateMachine, c: str) -> Outcome:
    """https://url.spec.whatwg.org/#host-state, which is the hostname state too"""
    url = m.url
    if m.state_override is not None and url.scheme == "file":
        m.pointer -= 1
        m.state = file_host_state
        return None
    start = m.pointer
    run = (_special_host_run if url.is_special else _host_run)(m.input, start)
    buffer = run[0]
    m.pointer = end = run.end()
    if m.c == ":":
        if buffer == "":
            m.validation_error("host-missing")
            return FAILURE
        if m.state_override is hostname_state:
            return FAILURE
        host = m.parse_host(buffer, start)
        if host is FAILURE:
            return FAILURE
        url.host = host
        m.state = port_state
    else:
        m.pointer -= 1
        if buffer == "" and url.is_special:
            m.validation_error("host-missing", end)
            return FAILURE
        if (
            buffer == ""
            and m.state_override is not None
            and (url.includes_credentials or url.port is not None)
        ):
            return FAILURE
        host = m.parse_host(buffer, start)
        if host is FAILURE:
            return FAILURE
        url.host = host
        m.state = path_start_state
        if m.state_override is not None:
            return url
    return None


def hostname_state(m: StateMachine, c: str) -> Outcome:
    """https://url.spec.whatwg.org/#hostname-state"""
    return host_state(m, c)


def port_state(m: StateMachine, c: str) -> Outcome:
    """https://url.spec.whatwg.org/#port-state"""
    url = m.url
    start = m.pointer
    run = _digit_run(m.input, start)
    buffer = run[0]
    m.pointer = run.end()
    ends = _SPECIAL_AUTHORITY_ENDS if url.is_special else _AUTHORITY_ENDS
    if m.c in ends or m.state_override is not None:
        if buffer != "":
            digits = buffer.lstrip("0")
            port = int(digits or "0") if len(digits) <= 5 else 1 << 16
            if port >= 1 << 16:
                m.validation_error("port-out-of-range", start, m.pointer)
                return FAILURE
            url.port = None if port == SPECIAL_SCHEMES.get(url.scheme) else port
            if m.state_override is not None:
                return url
        if m.state_override is not None:
            return FAILURE
        m.state = path_start_state
        m.pointer -= 1
    else:
        m.validation_error("port-invalid")
        return FAILURE
    return None


def file_state(m: StateMachine, c: str) -> Outcome:
    """https://url.spec.whatwg.org/#file-state"""
    url, base = m.url, m.base
    url.scheme = "file"
    url.host = ""
    if c in ("/", "\\"):
        if c == "\\":
            m.validation_error("invalid-reverse-solidus")
        m.state = file_slash_state
    elif base is not None and base.scheme == "file":
        url.host = base.host
        url.path = base.path[:]
        url.query = base.query
        if c == "?":
            url.query = ""
            m.state = query_state
        elif c == "#":
            url.fragment = ""
            m.state = fragment_state
        elif c != "":
            url.query = None
            if not starts_with_a_windows_drive_letter(m.input, m.pointer):
                shorten(url)
            else:
                m.validation_error("file-invalid-Windows-drive-letter", m.pointer, m.pointer + 2)
                url.path = []
            m.state = path_state
            m.pointer -= 1
    else:
        m.state = path_state
        m.pointer -= 1
    return None


def file_slash_state(m: StateMachine, c: str) -> Outcome:
    """https://url.spec.whatwg.org/#file-slash-state"""
    url, base = m.url, m.base
    if c in ("/", "\\"):
        if c == "\\":
            m.validation_error("invalid-reverse-solidus")
        m.state = file_host_state
    else:
        if base is not None and base.scheme == "file":
            url.host = base.host
            if not starts_with_a_windows_drive_letter(
                m.input, m.pointer
            ) and is_normalized_windows_drive_letter(base.path[0]):
                assert not isinstance(url.path, str)
                url.path.append(base.path[0])
        m.state = path_state
        m.pointer -= 1
    return None


def file_host_state(m: StateMachine, c: str) -> Outcome:
    """https://url.spec.whatwg.org/#file-host-state"""
    url = m.url
    start = m.pointer
    run = _special_authority_run(m.input, start)
    buffer = run[0]
    end = run.end()
    m.pointer = end - 1
    if m.state_override is None and is_windows_drive_letter(buffer):
        m.validation_error("file-invalid-Windows-drive-letter-host", start, end)
        m.buffer = buffer
        m.state = path_state
    elif buffer == "":
        url.host = ""
        if m.state_override is not None:
            return url
        m.state = path_start_state
    else:
        host = m.parse_host(buffer, start)
        if host is FAILURE:
            return FAILURE
        if host == "localhost":
            host = ""
        url.host = host
        if m.state_override is not None:
            return url
        m.state = path_start_state
    return None


def path_start_state(m: StateMachine, c: str) -> Outcome:
    """https://url.spec.whatwg.org/#path-start-state"""
    url = m.url
    if url.is_special:
        if c == "\\":
            m.validation_error("invalid-reverse-solidus")
        m.state = path_state
        if c not in ("/", "\\"):
            m.pointer -= 1
    elif m.state_override is None and c == "?":
        url.query = ""
        m.state = query_state
    elif m.state_override is None and c == "#":
        url.fragment = ""
        m.state = fragment_state
    elif c != "":
        m.state = path_state
        if c != "/":
            m.pointer -= 1
    elif m.state_override is not None and url.host is None:
        assert not isinstance(url.path, str)
        url.path.append("")
    return None


def path_state(m: StateMachine, c: str) -> Outcome:
    """https://url.spec.whatwg.org/#path-state, for all segments in one visit

    A segment is delimited by the next one, except for the last.
    """
    url = m.url
    path = url.path
    assert not isinstance(path, str)
    is_special = url.is_special
    start = m.pointer
    end = m.length if m.state_override is not None else _path_run(m.input, start).end()
    if m.errors is not None:
        m.report_url_units(start, end, reverse_solidus=is_special)
    buffer = m.buffer + utf8_percent_encode(m.input[start:end], PATH_PERCENT_ENCODE_SET)
    m.buffer = ""
    if is_special:
        buffer = buffer.replace("\\", "/")
    segments = buffer.split("/")
    last = len(segments) - 1
    for index, segment in enumerate(segments):
        if segment in DOUBLE_DOT_URL_PATH_SEGMENTS:
            shorten(url)
            if index == last:
                path.append("")
        elif segment in SINGLE_DOT_URL_PATH_SEGMENTS:
            if index == last:
                path.append("")
        elif url.scheme == "file" and not path and is_windows_drive_letter(segment):
            path.append(segment[0] + ":")
        else:
            path.append(segment)
    m.pointer = end
    _set_query_or_fragment_state(m)
    return None


def opaque_path_state(m: StateMachine, c: str) -> Outcome:
    """https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state"""
    url = m.url
    start = m.pointer
    end = _path_run(m.input, start).end()
    if m.errors is not None:
        m.report_url_units(start, end)
    path = utf8_percent_encode(m.input[start:end], C0_CONTROL_PERCENT_ENCODE_SET)
    m.pointer = end
    if end < m.length and path.endswith(" "):
        path = path[:-1] + "%20"
    url.path = path
    _set_query_or_fragment_state(m)
    return None


def _set_query_or_fragment_state(m: StateMachine) -> None:
    """How the path states end."""
    c = m.c
    if c == "?":
        m.url.query = ""
        m.state = query_state
    elif c == "#":
        m.url.fragment = ""
        m.state = fragment_state


def query_state(m: StateMachine, c: str) -> Outcome:
    """https://url.spec.whatwg.org/#query-state"""
    url = m.url
    is_special = url.is_special
    if m.encoding != "UTF-8" and (not is_special or url.scheme in ("ws", "wss")):
        m.encoding = "UTF-8"
    start = m.pointer
    end = -1 if m.state_override is not None else m.input.find("#", start)
    if end == -1:
        end = m.length
    if m.errors is not None:
        m.report_url_units(start, end)
    query_percent_encode_set = (
        SPECIAL_QUERY_PERCENT_ENCODE_SET if is_special else QUERY_PERCENT_ENCODE_SET
    )
    assert url.query is not None
    url.query += percent_encode_after_encoding(
        m.encoding, m.input[start:end], query_percent_encode_set
    )
    m.pointer = end
    if end < m.length:
        url.fragment = ""
        m.state = fragment_state
    return None


def fragment_state(m: StateMachine, c: str) -> Outcome:
    """https://url.spec.whatwg.org/#fragment-state"""
    if m.errors is not None:
        m.report_url_units(m.pointer, m.length)
    assert m.url.fragment is not None
    m.url.fragment += utf8_percent_encode(m.input[m.pointer :], FRAGMENT_PERCENT_ENCODE_SET)
    m.pointer = m.length
    return None


def set_the_username(url: URLRecord, username: str) -> None:
    """https://url.spec.whatwg.org/#set-the-username"""
    url.username = utf8_percent_encode(username, USERINFO_PERCENT_ENCODE_SET)


def set_the_password(url: URLRecord, password: str) -> None:
    """https://url.spec.whatwg.org/#set-the-password"""
    url.password = utf8_percent_encode(password, USERINFO_PERCENT_ENCODE_SET)
