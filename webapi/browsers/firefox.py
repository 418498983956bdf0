"""Where Firefox departs from the standard: rules, checked against Firefox 153."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from webapi.url.ascii import ASCII_DIGIT, ASCII_TAB_OR_NEWLINE, C0_CONTROL_OR_SPACE
from webapi.url.failure import FAILURE, Failure
from webapi.url.host import host_parser, host_serializer
from webapi.url.idna import domain_parser_to_ascii
from webapi.url.percent_encoding import (
    C0_CONTROL_PERCENT_ENCODE_SET,
    PATH_PERCENT_ENCODE_SET,
    percent_decode,
    utf8_percent_encode,
)
from webapi.url.port import GREATEST_PORT, port_of
from webapi.url.record import SPECIAL_SCHEMES, Host, URLRecord, is_windows_drive_letter
from webapi.url.runs import authority_run, path_run, slash_run, special_authority_run
from webapi.url.serializer import url_path_serializer

from .classes import BrowserURL, BrowserURLSearchParams
from .common import (
    DottedPath,
    UndottedPath,
    opaque_paths_end_in_spaces,
    tabs_may_come_before_the_question_mark,
    with_or_without_a_dot,
)
from .emulation import (
    Answer,
    Browser,
    HostParserCall,
    Machine,
    ParserCall,
    clean,
    copied,
    scheme_of,
    serialized,
    standard,
)
from .unicode_17 import code_points_new_in_unicode_18_are_unassigned, has_new_code_points

_PLACEHOLDER: Final = "placeholder"
_STANDARD_SCHEMES: Final = frozenset(
    (
        "android",
        "chrome",
        "indexeddb",
        "moz-extension",
        "moz-page-thumb",
        "resource",
        "sftp",
        "smb",
    )
)
_LIKE_SPECIAL_SCHEMES: Final = frozenset((*SPECIAL_SCHEMES, *_STANDARD_SCHEMES))
_OPAQUE_SCHEMES: Final = frozenset(
    ("about", "blob", "cached-favicon", "data", "javascript", "moz-safe-about", "page-icon")
)
_KNOWN_SCHEMES: Final = _LIKE_SPECIAL_SCHEMES | _OPAQUE_SCHEMES

# Before parsing


def data_urls_fail_with_tabs_in_the_scheme(call: ParserCall) -> ParserCall | Failure:
    """A data: URL fails if ``data:`` is nowhere in it before tabs and newlines are removed.

    https://url.spec.whatwg.org/#concept-basic-url-parser; ``"da\\tta:a"`` fails.
    """
    if call.url is not None or scheme_of(clean(call.input)) != "data":
        return call
    return call if "data:" in call.input.lower() else FAILURE


def reverse_solidus_is_encoded_by_pathname(call: ParserCall) -> ParserCall:
    r"""Setting ``pathname`` of a special URL percent-encodes a ``\`` after ``?`` or ``#``.

    https://url.spec.whatwg.org/#path-state; ``a\b?\`` is ``a/b%3F%5C``. In a path of more than 63
    bytes without tabs and newlines each ``\`` is percent-encoded.
    """
    if call.member != "pathname" or call.url is None or not call.url.is_special:
        return call
    start = path_run(call.input)
    end = start.end()
    if len(call.input.encode()) >= _LONG and not ASCII_TAB_OR_NEWLINE.search(call.input):
        end = 0
    return call._replace(input=call.input[:end] + call.input[end:].replace("\\", "%5C"))


_LONG: Final = 64


def tabs_stand_before_the_slash_of_a_path(call: ParserCall) -> ParserCall:
    """If ``pathname`` is set to a tab and a path, the path gets one more slash.

    https://url.spec.whatwg.org/#dom-url-pathname; ``"\\t/a"`` is ``//a`` in a URL that is not
    special.
    """
    url = call.url
    if url is None or call.member != "pathname" or url.has_opaque_path:
        return call
    if url.scheme in _LIKE_SPECIAL_SCHEMES or call.input[:1] not in ("\t", "\n", "\r"):
        return call
    input = ASCII_TAB_OR_NEWLINE.sub("", call.input)
    return call._replace(input=f"/{input}") if input.startswith("/") else call


def nul_ends_references(call: ParserCall) -> ParserCall:
    """Against a base that is special, a NUL ends the reference, unless that is a fragment.

    https://url.spec.whatwg.org/#concept-basic-url-parser; ``a\\0b`` against ``http://h/`` is
    ``http://h/a``. The reference may have the scheme of the base, if no ``//`` follows.
    """
    base, input = call.base, clean(call.input)
    if base is None or not base.is_special or "\0" not in input or input.startswith("#"):
        return call
    scheme = scheme_of(input)
    rest = input[len(scheme) + 1 :] if scheme else input
    if scheme and (scheme != base.scheme or rest.startswith("//")):
        return call
    if scheme == "file" and _LETTER_AND_BAR.match(rest):
        return call
    return call._replace(input=input.partition("\0")[0])


def nul_ends_ports(call: ParserCall) -> ParserCall | Failure:
    """A port of a special URL may have a NUL after its first digits, and anything then.

    https://url.spec.whatwg.org/#port-state; ``http://h:8\\0a/`` is ``http://h:8/``. It is read as
    `ports_are_read_as_integers` says.
    """
    if call.url is not None or "\0" not in call.input:
        return call
    input = clean(call.input)
    if scheme_of(input) not in SPECIAL_SCHEMES.keys() - {"file"}:
        return call
    match = _PORT_WITH_NUL.match(input)
    if match is None:
        return call
    port = _integer(match[2])
    if port is None:
        return FAILURE
    return call._replace(input=f"{match[1]}{port}{input[match.end() :]}")


_PORT_WITH_NUL: Final = re.compile(
    r"([^/\\?#:]*:[/\\]*(?:[^/\\?#@]*@)*(?:\[[^\]/\\?#]*\]|[^/\\?#:@\[]*):)"
    r"([0-9]*\0[^/\\?#@\] ]*)(?=[/\\?#]|\Z)"
)


def fragments_end_in_spaces(call: ParserCall) -> ParserCall:
    """A reference that begins with ``#`` keeps the C0 controls and spaces at its end.

    https://url.spec.whatwg.org/#concept-basic-url-parser; ``"#a "`` against ``http://h/`` is
    ``http://h/#a%20``.
    """
    if call.base is None or call.url is not None or not call.input.startswith("#"):
        return call
    kept = call.input.rstrip(C0_CONTROL_OR_SPACE)
    end = ASCII_TAB_OR_NEWLINE.sub("", call.input[len(kept) :])
    return call._replace(input=kept + "".join(f"%{ord(character):02X}" for character in end))


def dots_count_after_a_host(call: ParserCall) -> ParserCall:
    """In a reference with a host and no path, dot segments of query and fragment are removed.

    https://url.spec.whatwg.org/#query-state; ``//h?a/../b`` against an http URL is ``//h?a/b``.
    """
    base, input = call.base, clean(call.input)
    if base is None or not base.is_special:
        return call
    scheme = scheme_of(input)
    if scheme:
        return _without_dots_before_a_host(call, scheme, input[len(scheme) + 1 :])
    if _slashes(input) < 2 or (base.scheme == "file" and _slashes(input) > 2):
        return call
    authority = special_authority_run(input, _slashes(input))
    start = input.find("/", authority.end())
    if start == -1 or input[authority.end()] not in ("?", "#"):
        return call
    return call._replace(input=input[:start] + _without_dots(input[start:]))


def _without_dots_before_a_host(call: ParserCall, scheme: str, rest: str) -> ParserCall:
    """Also remove dot segments after the scheme and three slashes, if the first is ``\\``."""
    slashes = _slashes(rest)
    if call.base is None or call.base.scheme != scheme or scheme == "file":
        return call
    if slashes < 3 or rest.startswith("//"):
        return call
    path = path_run(rest, slashes)
    kept = _without_dots("/" + path[0].replace("\\", "/"))
    return call._replace(input=f"{scheme}://{kept}{rest[path.end() :]}")


def _without_dots(rest: str) -> str:
    """Remove the dot segments of a path that begins with a slash; keep the query and fragment."""
    path = path_run(rest)
    kept: list[str] = []
    _, *segments = path[0].split("/")
    for segment in segments:
        if _DOUBLE_DOT(segment):
            del kept[-1:]
        elif not _SINGLE_DOT(segment):
            kept.append(segment)
    if _SINGLE_DOT(segments[-1]) or _DOUBLE_DOT(segments[-1]):
        kept.append("")
    return f"/{'/'.join(kept)}{rest[path.end() :]}"


_SINGLE_DOT: Final = re.compile(r"\.|%2[Ee]").fullmatch
_DOUBLE_DOT: Final = re.compile(r"(?:\.|%2[Ee]){2}").fullmatch


def tabs_may_come_before_the_question_mark_of_special_urls(call: ParserCall) -> ParserCall:
    """The ``?`` that ``search`` may begin with may have tabs before it if the URL is special.

    https://url.spec.whatwg.org/#dom-url-search; ``"\\t?a"`` is ``?a``, not ``??a``. So may the
    ``#`` that ``hash`` begins with.
    """
    if call.url is None:
        return call
    if call.member == "hash" and call.url.scheme in _KNOWN_SCHEMES:
        input = call.input.lstrip("\t\n\r")
        return call._replace(input=input) if input.startswith("#") else call
    return tabs_may_come_before_the_question_mark(call) if call.url.is_special else call


def _integer(text: str) -> int | None:
    """Read a port's text as an integer, if it is one."""
    match = _INTEGER(text)
    if match is None or match["letter"]:
        return None
    port = int(match["digits"].lstrip("0")[:6] or "0")
    return None if port and "-" in match["before"] else port


_INTEGER: Final = re.compile(
    r"(?P<before>[^0-9A-Fa-f]*)(?=[0-9])(?:0|[Xx])*(?P<digits>[0-9]*)(?P<letter>[A-Fa-f]?)"
).match


def a_port_of_newlines_is_none(call: ParserCall) -> ParserCall:
    """Setting ``port`` to only tabs and newlines removes it.

    https://url.spec.whatwg.org/#dom-url-port; the standard changes nothing.
    """
    if call.member == "port" and call.input.strip("\t\n\r") == "":
        return call._replace(input="")
    return call


# States


class leading_reverse_solidus_is_a_slash(Machine):
    r"""A relative reference's leading slashes may be ``\`` whatever the base's scheme.

    https://url.spec.whatwg.org/#relative-state; ``\a`` against ``foo://h/b`` is ``foo://h/a``. More
    than two are two.
    """

    def relative_state(self, pointer: int) -> Answer:
        base, slashes = self.base, slash_run(self.input)
        assert base is not None
        if base.scheme not in _LIKE_SPECIAL_SCHEMES and not slashes[0].startswith("//"):
            self.input = "//"[: len(slashes[0])] + self.input[slashes.end() :]
        return super().relative_state(pointer)


class drive_letters_stay_in_every_path(Machine):
    """In a URL that is not special, ``..`` does not remove a segment that is a drive letter.

    https://url.spec.whatwg.org/#shorten-a-urls-path; ``foo://h/C:/..`` is ``foo://h/C:/``.
    """

    def shorten(self) -> None:
        path, scheme = self.url.path, self.url.scheme
        if scheme in _KNOWN_SCHEMES or not path or not _DRIVE_LETTER_SEGMENT(path[-1]):
            super().shorten()


_DRIVE_LETTER_SEGMENT: Final = re.compile(r"[A-Za-z][:|](?:\\.*)?", re.DOTALL).fullmatch


class empty_credentials_may_have_no_host(Machine):
    """Without a host and a port, the ``@`` or ``:@`` of empty credentials is ignored.

    https://url.spec.whatwg.org/#host-state; ``foo://@`` is ``foo://`` if the URL is not special.
    """

    def authority_state(self, pointer: int) -> Answer:
        credentials = _EMPTY_CREDENTIALS(self.input, pointer)
        if credentials and self.url.scheme not in _KNOWN_SCHEMES:
            return self.host_state(credentials.end())
        return super().authority_state(pointer)


_EMPTY_CREDENTIALS: Final = re.compile(r":@(?=[/?#]|\Z)|@\Z").match


class reverse_solidus_ends_ports(Machine):
    r"""A ``\`` ends a port whatever the scheme, and the path begins with it.

    https://url.spec.whatwg.org/#port-state; ``foo://h:8\a`` is ``foo://h:8/\a``.
    """

    def port_state(self, pointer: int) -> Answer:
        port = _PORT_AND_REVERSE_SOLIDUS(self.input, pointer)
        if port and self.state_override is None and self.url.scheme not in _KNOWN_SCHEMES:
            self.input = f"{self.input[: port.end()]}/{self.input[port.end() :]}"
        return super().port_state(pointer)


_PORT_AND_REVERSE_SOLIDUS: Final = re.compile(r"[0-9]*(?=\\)").match


class ports_are_read_as_integers(Machine):
    """A port that is set is read as an integer, with or without ``0x``, which changes nothing.

    https://url.spec.whatwg.org/#port-state; ``"1e3"`` does not make the port 1, since ``e`` is a
    hexadecimal digit, and ``"0x10"`` makes it 10. In a URL that is not special, 65535 removes it.
    """

    def port_state(self, pointer: int) -> Answer:
        text = special_authority_run(self.input)
        if self.state_override != "port_state" or text[0][:1] not in ASCII_DIGIT:
            return super().port_state(pointer)
        port = _integer(text[0])
        if port is None:
            return FAILURE
        if port == GREATEST_PORT and self.url.scheme not in _LIKE_SPECIAL_SCHEMES:
            self.url.port = None
            return self.url
        self.input = str(port)
        return super().port_state(pointer)


class hosts_with_ports_are_set(Machine):
    """Setting ``host`` of a special URL reads the port as `ports_are_read_as_integers` does.

    https://url.spec.whatwg.org/#host-state; ``h:+8`` sets host and port, ``h:8a`` sets the host,
    and ``h:1:2`` nothing. A tab or newline ends the port. If the URL is not special, ``:x``
    empties the host.
    """

    def host_state(self, pointer: int) -> Answer:
        if self.state_override != "host_state" or self.url.scheme == "file":
            return super().host_state(pointer)
        is_kept = self._keep_host_and_port()
        return super().host_state(pointer) if is_kept else FAILURE

    def _keep_host_and_port(self) -> bool:
        """Cut the input to the text for the host state; return ``False`` if nothing is set."""
        input = self.input
        if self.url.scheme not in _LIKE_SPECIAL_SCHEMES:
            port = _PORT_WITHOUT_HOST(input)
            if port and (port[1] == "" or port_of(port[1]) is None):
                self.input = ""
            return True
        if input.startswith("[") and not self.call.input.startswith("["):
            return False
        whole = special_authority_run(self.call.input)
        parts = _HOST_AND_PORT(whole[0])
        if parts is None:
            return not _COLON_AND_MORE(ASCII_TAB_OR_NEWLINE.sub("", whole[0]))
        host = ASCII_TAB_OR_NEWLINE.sub("", parts[1])
        integer = _integer(parts[2])
        is_port = integer is not None and integer <= GREATEST_PORT
        self.input = f"{host}:{integer}" if is_port else host
        return host != ""


_PORT_WITHOUT_HOST: Final = re.compile(":([0-9]*)").match
_HOST_AND_PORT: Final = re.compile(
    r"(\[[^\]]*\][\t\n\r]*(?=:)|[^:\[\]]*(?=:[^:\]]*\Z)):(.*)", re.DOTALL
).fullmatch
_COLON_AND_MORE: Final = re.compile(r"(?:\[[^\]]*\]|[^:\[\]]*):").match


class hosts_may_be_emptied(Machine):
    """Setting ``host`` of a URL with a password, and no username and port, may remove the host.

    https://url.spec.whatwg.org/#host-state; ``foo://:p@h/`` becomes ``foo://:p@/``.
    """

    def host_state(self, pointer: int) -> Answer:
        url = self.url
        is_emptied = self.state_override == "host_state" and authority_run(self.input)[0] == ""
        has_only_a_password = url.password and not url.username and url.port is None
        if is_emptied and has_only_a_password and not url.is_special:
            url.host = ""
            return url
        return super().host_state(pointer)


class circumflex_is_not_encoded_in_paths(Machine):
    """``^`` is not encoded in the path of a URL that is not special.

    https://url.spec.whatwg.org/#path-percent-encode-set; ``foo:/^`` stays.
    """

    def path_state(self, pointer: int, buffer: str = "") -> Answer:
        if self.url.scheme not in SPECIAL_SCHEMES:
            self.path_percent_encode_set = _PATH_WITHOUT_CIRCUMFLEX
        return super().path_state(pointer, buffer)


_PATH_WITHOUT_CIRCUMFLEX: Final = PATH_PERCENT_ENCODE_SET.without_code_points("^")


class some_schemes_are_opaque(Machine):
    """URLs of some schemes always have an opaque path, and little of their query is encoded.

    https://url.spec.whatwg.org/#scheme-state; the path of ``data:/a/..`` is ``/a/..``, and the
    query of ``data:a?<`` is ``<``. Those that fail with another scheme may fail with this one.
    """

    def scheme_state(self, pointer: int) -> Answer:
        input = self.input
        scheme = scheme_of(input)
        if self.state_override is not None or scheme not in _OPAQUE_SCHEMES:
            return super().scheme_state(pointer)
        text = self.call.input.strip(C0_CONTROL_OR_SPACE)
        if text.startswith("javascript") or input.startswith("data"):
            call = ParserCall("href", f"foo{input[len(scheme) :]}")
            if self.answer(call) is FAILURE:
                return FAILURE
        self.url.scheme = scheme
        self.query_percent_encode_set = C0_CONTROL_PERCENT_ENCODE_SET
        return self.opaque_path_state(len(scheme) + 1)


# Hosts


def ascii_domains_are_checked(call: HostParserCall, host: Host | Failure) -> Host | Failure:
    """A domain with an invalid label that begins with ``xn--`` fails even if it is ASCII.

    https://url.spec.whatwg.org/#concept-domain-to-ascii; ``https://xn--a/`` fails. A label may be
    valid whose decoded form begins with ``xn--``, as in ``https://xn--xn---epa/``.
    """
    if call.is_opaque:
        return host
    if not call.input.isascii():
        return _with_double_labels(call) if host is FAILURE else host
    if not isinstance(host, str) or "xn--" not in host:
        return host
    domain = ".".join(map(_decoded_after_prefix, host.split(".")))
    if domain_parser_to_ascii(domain, False) is FAILURE or has_new_code_points(domain):
        return FAILURE
    return host


def _decoded_after_prefix(label: str) -> str:
    """A valid label that is encoded twice, decoded once, with an ``x`` for the inner prefix."""
    if not label.startswith("xn--xn--"):
        return label
    try:
        decoded = label.removeprefix("xn--").encode().decode("punycode")
    except UnicodeError:
        return label
    if decoded.isascii() or not decoded.startswith("xn--"):
        return label
    decoded = decoded.replace("xn--", "x", 1)
    encoded = "xn--" + decoded.encode("punycode").decode()
    return decoded if domain_parser_to_ascii(decoded, False) == encoded else label


def _with_double_labels(call: HostParserCall) -> Host | Failure:
    """A domain that is not ASCII and fails, parsed with its labels that are encoded twice."""
    labels = _DOTS.split(percent_decode(call.input).decode(errors="replace"))
    double: dict[int, str] = {}
    for index, label in enumerate(labels):
        if label[: len(_TWICE)].lower() == _TWICE:
            mapped = domain_parser_to_ascii(f"x{label[len(_TWICE) :]}", False)
            if mapped is FAILURE or mapped.startswith("xn--"):
                return FAILURE
            double[index] = _TWICE + mapped.removeprefix("x")
            labels[index] = "x"
            if _decoded_after_prefix(double[index]) == double[index]:
                return FAILURE
    host = host_parser(".".join(labels), False) if double else FAILURE
    if not isinstance(host, str):
        return host
    return ".".join(double.get(at, label) for at, label in enumerate(host.split(".")))


_TWICE: Final = "xn--xn--"
_DOTS: Final = re.compile("[.\u3002\uff0e\uff61]")


def a_single_control_stays(call: HostParserCall, host: Host | Failure) -> Host | Failure:
    """An opaque host that is one control character is not percent-encoded.

    https://url.spec.whatwg.org/#concept-opaque-host-parser; ``foo://\x7f`` stays.
    """
    is_control = len(call.input) == 1 and (call.input < " " or call.input == "\x7f")
    return call.input if call.is_opaque and is_control and host is not FAILURE else host


def ipv4_addresses_end_in_digits(call: HostParserCall, host: Host | Failure) -> Host | Failure:
    """An IPv4 address whose last part is ``0x`` fails: it is no number.

    https://url.spec.whatwg.org/#ipv4-number-parser; ``http://0x/`` fails.
    """
    if isinstance(host, int):
        domain = domain_parser_to_ascii(percent_decode(call.input).decode(errors="replace"), False)
        if domain is not FAILURE and _NO_DIGITS.search(domain):
            return FAILURE
    return host


_NO_DIGITS: Final = re.compile(r"(?:^|\.)0[Xx]\.?$")


def more_code_points_are_forbidden(call: HostParserCall, host: Host | Failure) -> Host | Failure:
    """``*`` and ``"`` are forbidden domain code points.

    https://url.spec.whatwg.org/#forbidden-domain-code-point; ``https://*/`` fails.
    """
    if call.is_opaque or not isinstance(host, str):
        return host
    return FAILURE if "*" in host or '"' in host else host


# Records


def setters_of_opaque_schemes_differ(call: ParserCall, url: Answer) -> Answer:
    """Setting ``search`` and ``pathname`` of such a URL encodes little, and hosts cannot be set.

    https://url.spec.whatwg.org/#url-class; ``search`` set to ``<\\t`` makes ``data:a?<%09``, and
    ``pathname`` set to ``b`` makes ``data:b`` of ``data:/a?c``. Nor can ``protocol`` of a blob: URL
    be set.
    """
    before = call.url
    if before is None or before.scheme not in _OPAQUE_SCHEMES or url is FAILURE:
        return url
    if call.member == "search" and call.input:
        query = call.input.removeprefix("?")
        return copied(url, query=utf8_percent_encode(query, C0_CONTROL_PERCENT_ENCODE_SET))
    if call.member == "hash" and call.input and call.input.strip("\t\n\r") == "":
        return copied(url, fragment=None)
    if call.member in ("host", "hostname") or (
        call.member == "protocol" and before.scheme == "blob"
    ):
        return before
    if call.member == "pathname" and before.path[:1] == "/":
        path = re.split("[?#]", call.input)[0]
        if url.scheme != "javascript":
            path = path.rstrip(" ")
        path = utf8_percent_encode(path, C0_CONTROL_PERCENT_ENCODE_SET)
        return copied(before, path=path, query=None, fragment=None)
    return url


def protocol_of_opaque_schemes_parses_anew(call: ParserCall, url: Answer) -> Answer:
    """Setting ``protocol`` to or from such a scheme parses the href anew.

    https://url.spec.whatwg.org/#scheme-state; ``data:/a/..`` becomes ``foo:/``.
    """
    before = call.url
    if before is None or call.member != "protocol" or url is FAILURE:
        return url
    if before.scheme == url.scheme or not {before.scheme, url.scheme} & _OPAQUE_SCHEMES:
        return url
    href = FIREFOX.href(before, serialized(before))
    answer = FIREFOX.answer(ParserCall("href", url.scheme + href[len(before.scheme) :]))
    return before if answer is FAILURE else answer


def some_schemes_are_standard(call: ParserCall, url: Answer) -> Answer:
    """URLs of some schemes are parsed almost as special ones, with a host that may be empty.

    https://url.spec.whatwg.org/#special-scheme; ``sftp:A/b`` is ``sftp://a/b``, and ``sftp:/b`` is
    ``sftp:///b``. In these URLs ``\\`` is no slash.
    """
    before, base, input = call.url, call.base, clean(call.input)
    if before is not None:
        return _standard_set(call, before, url)
    scheme = scheme_of(input)
    rest = input[len(scheme) + 1 :] if scheme else input
    if base is None or base.scheme not in _STANDARD_SCHEMES or scheme not in ("", base.scheme):
        return _standard_parsed(scheme, rest) if scheme in _STANDARD_SCHEMES else url
    if rest.startswith("//"):
        return _standard_parsed(base.scheme, rest)
    other = copied(base, scheme="https", host=_PLACEHOLDER if base.host == "" else base.host)
    answer = FIREFOX.answer(ParserCall("href", _without_reverse_solidus(rest), other))
    if answer is FAILURE:
        return answer
    return copied(answer, scheme=base.scheme, host=base.host, port=base.port)


def _without_reverse_solidus(rest: str) -> str:
    path = path_run(rest)
    return path[0].replace("\\", "%5C") + rest[path.end() :]


def _standard_parsed(scheme: str, rest: str) -> Answer:
    """Parse a URL from a standard scheme and the text after its ``:``."""
    slashes = len(rest) - len(rest.lstrip("/"))
    authority, path = "", rest[2:] if slashes > 2 else rest
    if slashes in (0, 2):
        match = _AUTHORITY_OF_STANDARD.match(rest, slashes)
        assert match is not None
        authority, path = match[0], rest[match.end() :]
    userinfo, at, host = authority.rpartition("@")
    if "\\" in host or (authority == "" and rest.startswith(":")):
        return FAILURE
    authority = userinfo.replace("\\", "%5C") + at + host
    path = _without_reverse_solidus(path if path.startswith("/") else f"/{path}")
    answer = _without_default_port(
        lambda scheme: FIREFOX.answer(
            ParserCall("href", f"{scheme}://{authority or _PLACEHOLDER}{path}")
        )
    )
    if answer is FAILURE:
        return answer
    return copied(answer, scheme=scheme, host=answer.host if authority else "")


_AUTHORITY_OF_STANDARD: Final = re.compile("[^/?#;\0]*")


def _without_default_port(answered: Callable[[str], Answer]) -> Answer:
    """The answer for https, with its port even if that is the default one of https."""
    answer = answered("https")
    if answer is FAILURE or answer.port is not None:
        return answer
    other = answered("http")
    return other if other is FAILURE else copied(answer, port=other.port)


def _standard_set(call: ParserCall, before: URLRecord, url: Answer) -> Answer:
    """``url``, or the setter's result if the URL has or gets a standard scheme."""
    if call.member == "protocol":
        if url is FAILURE or url.scheme not in _STANDARD_SCHEMES - {before.scheme}:
            return url
        href = FIREFOX.href(before, serialized(before))
        answer = _standard_parsed(url.scheme, href.partition(":")[2])
        return before if answer is FAILURE else answer
    if before.scheme not in _STANDARD_SCHEMES:
        return url
    if call.member in ("host", "hostname"):
        if _IS_NO_HOST(ASCII_TAB_OR_NEWLINE.sub("", call.input)):
            is_needed = before.includes_credentials or before.port is not None
            return before if is_needed else copied(before, host="")
    elif before.host == "" and call.member in ("username", "password", "port"):
        return before
    if call.member == "pathname":
        call = call._replace(input=call.input.replace("\\", "%5C"))
    host = _PLACEHOLDER if before.host == "" else before.host
    answer = _without_default_port(
        lambda scheme: FIREFOX.answer(call._replace(url=copied(before, scheme=scheme, host=host)))
    )
    if answer is FAILURE:
        return before
    is_empty = before.host == "" and answer.host == _PLACEHOLDER
    return copied(answer, scheme=before.scheme, host="" if is_empty else answer.host)


_IS_NO_HOST: Final = re.compile("[/?#]|\\Z").match


def view_source_urls_have_a_url(call: ParserCall, url: Answer) -> Answer:
    """The text after ``view-source:`` is parsed as a URL.

    https://url.spec.whatwg.org/#scheme-state; ``view-source:http:a`` is ``view-source:http://a/``,
    and ``view-source:a`` fails. What follows may be such a URL again, up to 49 in all.
    """
    input, depth = clean(call.input), 0
    if call.url is not None or scheme_of(input) != "view-source":
        return url
    while scheme_of(input) == "view-source":
        input, depth = clean(input.partition(":")[2]), depth + 1
        if depth > _MOST_VIEW_SOURCES:
            return FAILURE
    other = FIREFOX.answer(ParserCall("href", input))
    if other is FAILURE:
        return other
    without_query = copied(other, query=None, fragment=None)
    path = FIREFOX.href(without_query, serialized(without_query))
    path = "view-source:" * (depth - 1) + path
    result = copied(other, scheme="view-source", path=path, host=None, port=None)
    result.username = result.password = ""
    return result


_MOST_VIEW_SOURCES: Final = 49


def credentials_without_a_host_keep_the_scheme(call: ParserCall, url: Answer) -> Answer:
    """Setting ``protocol`` of a URL with credentials and without a host changes nothing.

    https://url.spec.whatwg.org/#scheme-state; see `hosts_may_be_emptied`.
    """
    before = call.url
    if before is None or call.member != "protocol" or not before.includes_credentials:
        return url
    return before if before.host == "" else url


def fragments_stand_first(call: ParserCall, url: Answer) -> Answer:
    """Against a base of some schemes, a fragment with spaces before it fails.

    https://url.spec.whatwg.org/#concept-basic-url-parser; ``" #a"`` against ``data:b``. The schemes
    are those of `some_schemes_are_opaque`.
    """
    if call.base is None or call.base.scheme not in _OPAQUE_SCHEMES:
        return url
    is_fragment = clean(call.input).startswith("#")
    return FAILURE if is_fragment and not call.input.startswith("#") else url


def file_urls_have_no_host(call: ParserCall, url: Answer) -> Answer:
    """A file URL has no host, even if text stands in the host's place.

    https://url.spec.whatwg.org/#file-host-state; ``file://h%/a`` is ``file:///a``.
    """
    if call.url is not None:
        return url if url is FAILURE or url.scheme != "file" else copied(url, host="")
    rest = _file_reference(call)
    if rest is None:
        return url
    if _is_absolute(call, rest):
        return standard(ParserCall("href", f"file://{_path_and_more(rest)}"))
    base = copied(call.base, host="") if call.base else None
    if base and len(base.path) == 1 and is_windows_drive_letter(base.path[0]):
        base.path = base.path if rest[:1] in ("", "?", "#") else [""]
    answer = standard(ParserCall("href", f"file:{rest}", base))
    return answer if answer is FAILURE else copied(answer, host="")


def _is_absolute(call: ParserCall, rest: str) -> bool:
    """Whether a file URL ignores the base. A URL with a scheme may still use the base."""
    if call.base is None or call.base.scheme != "file" or _slashes(rest) >= 2:
        return True
    has_scheme = scheme_of(clean(call.input)) != ""
    return has_scheme and (_slashes(rest) == 1 or _LETTER_AND_BAR.match(rest) is not None)


def _path_and_more(rest: str) -> str:
    """The text after the authority. A drive letter in place of the authority is in the path."""
    slashes = _slashes(rest)
    if slashes > 2:
        rest = rest[2:]
    elif slashes == 2:
        authority = special_authority_run(rest, 2)
        end = authority.end()
        is_letter = is_windows_drive_letter(authority[0]) and rest[end : end + 1] not in ("?", "#")
        rest = rest[1 if is_letter else end :]
    return rest if rest[:1] in ("/", "\\") else f"/{rest}"


def _file(rest: str) -> Answer:
    """A file URL of a path that begins with a slash, and the query and fragment after it."""
    answer = standard(ParserCall("href", f"https://{_PLACEHOLDER}{_VERTICAL_LINE.sub(':', rest)}"))
    return answer if answer is FAILURE else copied(answer, scheme="file", host="")


_LETTER_AS_HOST: Final = re.compile(r"[/\\]{2}[A-Za-z][|:](?:[/\\]|\Z)")
_VERTICAL_LINE: Final = re.compile(r"(?<=\A[/\\][A-Za-z])\|(?=[/\\]|\Z)")


def drive_letters_are_segments(call: ParserCall, url: Answer) -> Answer:
    """In an absolute file URL and by ``pathname``, ``..`` removes a drive letter, too.

    https://url.spec.whatwg.org/#shorten-a-urls-path; ``file:///C:/..`` is ``file:///``. The ``|``
    of a drive letter becomes ``:`` only if it comes first, and a slash or nothing follows.
    """
    before = call.url
    if before is None:
        rest = _file_reference(call)
        if rest is None or not _is_absolute(call, rest):
            return url
        if scheme_of(clean(call.input)):
            return _file(_path_and_more(rest))
        if url is FAILURE or _LETTER_AS_HOST.match(rest):
            return url
        answer = _file(_path_and_more(rest))
        return answer if answer is FAILURE else _file(serialized(answer)[len("file://") :])
    if call.member == "protocol" and url is not FAILURE and before.scheme != url.scheme == "file":
        return _file(serialized(url)[len("file://") :])
    if call.member != "pathname" or before.scheme != "file":
        return url
    input = ASCII_TAB_OR_NEWLINE.sub("", call.input)
    if input[:1] not in ("/", "\\"):
        input = f"/{input}"
    if len(input) > len("/C|") or (before.query is None and before.fragment is None):
        input = _VERTICAL_LINE.sub(":", input)
    other = copied(before, scheme="https", host=_PLACEHOLDER)
    answer = standard(ParserCall("pathname", input, url=other))
    assert answer is not FAILURE
    return copied(before, path=answer.path)


def _file_reference(call: ParserCall) -> str | None:
    """The text after the scheme if the scheme, or without one the base's scheme, is ``file``."""
    input = clean(call.input)
    scheme = scheme_of(input)
    if scheme == "file":
        return input[len("file:") :]
    if scheme or call.base is None or call.base.scheme != "file":
        return None
    return input


def _slashes(input: str) -> int:
    match = slash_run(input)
    return match.end()


def drive_letters_are_not_inherited(call: ParserCall, url: Answer) -> Answer:
    """A path that begins with a slash does not take the drive letter of the base.

    https://url.spec.whatwg.org/#file-slash-state; ``/`` against ``file:///C:/a`` is ``file:///``.
    """
    rest = None if call.url else _file_reference(call)
    if url is FAILURE or rest is None or _is_absolute(call, rest) or _slashes(rest) != 1:
        return url
    return _with_vertical_line(standard(ParserCall("href", f"file://{rest}")), rest[1:])


def _with_vertical_line(url: Answer, rest: str) -> Answer:
    """The ``|`` of a drive letter stays before ``?`` and ``#``."""
    path = path_run(rest)
    if url is FAILURE or "|" not in path[0] or path[0] == rest:
        return url
    if len(url.path) != 1 or not is_windows_drive_letter(url.path[0]):
        return url
    return copied(url, path=[f"{url.path[0][0]}|"])


def drive_letters_start_anew(call: ParserCall, url: Answer) -> Answer:
    """A reference that begins with a letter and ``|`` or ``:`` takes nothing of the base's path.

    https://url.spec.whatwg.org/#file-state; ``C|a`` against ``file:///b/c`` is ``file:///C|a``, and
    with ``?`` or ``#`` after it ``|`` stays.
    """
    rest = None if call.url else _file_reference(call)
    if url is FAILURE or rest is None or _is_absolute(call, rest):
        return url
    if not _LETTER_AND_BAR.match(rest):
        return url
    return _with_vertical_line(standard(ParserCall("href", f"file:///{rest}")), rest)


_LETTER_AND_BAR: Final = re.compile("[A-Za-z][|:]")


def spaces_go_with_query_and_fragment(call: ParserCall, url: Answer) -> Answer:
    """Removing query and fragment removes the spaces before them from an opaque path.

    https://url.spec.whatwg.org/#dom-url-hash; the standard encodes the last one in time. Those of
    javascript: URLs stay.
    """
    members = ("search", "hash", "searchParams")
    if url is FAILURE or call.member not in members or not isinstance(url.path, str):
        return url
    if url.query is not None or url.fragment is not None or not url.path.endswith(" "):
        return url
    if url.scheme == "javascript":
        return url
    return copied(url, path=url.path.rstrip(" "))


def pathname_leaves_a_slash(call: ParserCall, url: Answer) -> Answer:
    """Setting ``pathname`` to nothing leaves ``/`` if the host is empty or a newline was removed.

    https://url.spec.whatwg.org/#path-start-state; ``foo:///a`` becomes ``foo:///``.
    """
    if url is FAILURE or call.member != "pathname" or url.path or isinstance(url.path, str):
        return url
    if url.host != "" and call.input == "":
        return url
    return copied(url, path=[""])


def a_path_keeps_its_dot(call: ParserCall, url: Answer) -> Answer:
    """The ``/.`` before a path of two slashes stays when the path or host is set, and is not added.

    https://url.spec.whatwg.org/#concept-url-serializer; ``pathname`` set to ``b`` makes
    ``foo:/./b`` of ``foo:/.//a``, and set to ``//b`` makes ``foo://b`` of ``foo:/a``.
    """
    if url is FAILURE or url.has_opaque_path or url.is_special:
        return url
    before = call.url
    if before is None or before.scheme != url.scheme:
        if url.host is not None or len(url.path) < 2 or url.path[0] != "":
            return url
        result = copied(url)
        result.path = DottedPath(url.path)
        return result
    result = copied(url)
    if isinstance(before.path, DottedPath) and url.port == before.port:
        result.path = DottedPath(url.path or ([""] if url.host is None else []))
    elif result.host is None:
        result.path = UndottedPath(url.path)
    return result


def dots_stand_before_paths(url: URLRecord, href: str) -> str:
    """The href has the ``/.`` of `a_path_keeps_its_dot`.

    https://url.spec.whatwg.org/#concept-url-serializer
    """
    return with_or_without_a_dot(url, href)


def blob_urls_may_have_no_origin(url: URLRecord, origin: str) -> str:
    """A blob: URL has no origin if Firefox does not parse the URL in its path.

    https://url.spec.whatwg.org/#origin; that of ``blob:https://xn--a/`` is ``null``.
    """
    if url.scheme != "blob" or FIREFOX.answer(ParserCall("href", url_path_serializer(url))):
        return origin
    return "null"


def own_schemes_have_origins(url: URLRecord, origin: str) -> str:
    """URLs of Firefox's own schemes have a tuple origin: https://url.spec.whatwg.org/#origin"""
    if url.scheme not in _OWN_SCHEMES or not url.host:
        return origin
    port = "" if url.port is None else f":{url.port}"
    return f"{url.scheme}://{host_serializer(url.host)}{port}"


_OWN_SCHEMES: Final = frozenset(("chrome", "indexeddb", "moz-extension", "resource"))
FIREFOX: Final = Browser(
    rewritings=(
        data_urls_fail_with_tabs_in_the_scheme,
        reverse_solidus_is_encoded_by_pathname,
        tabs_stand_before_the_slash_of_a_path,
        fragments_end_in_spaces,
        nul_ends_references,
        nul_ends_ports,
        dots_count_after_a_host,
        a_port_of_newlines_is_none,
        tabs_may_come_before_the_question_mark_of_special_urls,
    ),
    host_rules=(
        ascii_domains_are_checked,
        a_single_control_stays,
        ipv4_addresses_end_in_digits,
        more_code_points_are_forbidden,
        code_points_new_in_unicode_18_are_unassigned,
    ),
    overrides=(
        leading_reverse_solidus_is_a_slash,
        drive_letters_stay_in_every_path,
        empty_credentials_may_have_no_host,
        reverse_solidus_ends_ports,
        ports_are_read_as_integers,
        hosts_with_ports_are_set,
        hosts_may_be_emptied,
        circumflex_is_not_encoded_in_paths,
        some_schemes_are_opaque,
        opaque_paths_end_in_spaces,
    ),
    record_rules=(
        setters_of_opaque_schemes_differ,
        protocol_of_opaque_schemes_parses_anew,
        some_schemes_are_standard,
        view_source_urls_have_a_url,
        credentials_without_a_host_keep_the_scheme,
        fragments_stand_first,
        file_urls_have_no_host,
        drive_letters_are_segments,
        drive_letters_are_not_inherited,
        drive_letters_start_anew,
        pathname_leaves_a_slash,
        spaces_go_with_query_and_fragment,
        a_path_keeps_its_dot,
    ),
    href_rules=(dots_stand_before_paths,),
    origin_rules=(blob_urls_may_have_no_origin, own_schemes_have_origins),
    version="153",
)
"""Firefox 153."""


class URLSearchParams(BrowserURLSearchParams):
    """URLSearchParams of Firefox: https://url.spec.whatwg.org/#interface-urlsearchparams"""

    __slots__ = ()


class URL(BrowserURL):
    """URL of Firefox, as the rules of `FIREFOX` predict it."""

    __slots__ = ()
    browser = FIREFOX
    params_class = URLSearchParams
