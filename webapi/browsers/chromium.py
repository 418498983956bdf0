"""Where Chromium departs from the standard: rules, checked against Chromium 156."""

from __future__ import annotations

import re
from typing import Final

from webapi.url.ascii import ASCII_TAB_OR_NEWLINE, C0_CONTROL_OR_SPACE
from webapi.url.failure import FAILURE, Failure
from webapi.url.host import FORBIDDEN_HOST_CODE_POINT, host_parser, host_serializer
from webapi.url.idna import (
    FORBIDDEN_DOMAIN_CODE_POINT,
    domain_parser_to_ascii,
)
from webapi.url.ipv4 import ipv4_parser
from webapi.url.ipv4_number import ends_in_a_number_checker
from webapi.url.percent_encoding import (
    C0_CONTROL_PERCENT_ENCODE_SET,
    SPECIAL_QUERY_PERCENT_ENCODE_SET,
    USERINFO_PERCENT_ENCODE_SET,
    percent_decode,
    utf8_percent_encode,
)
from webapi.url.record import SPECIAL_SCHEMES, Host, URLRecord
from webapi.url.runs import path_run, slash_run, special_authority_run
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
    Rule,
    clean,
    copied,
    scheme_of,
    serialized,
    standard,
)
from .invalid_urls import (
    LIKE_SPECIAL_SCHEMES,
    InvalidURL,
    escaped,
    parsed_anew,
    with_host_or_port,
)
from .unicode_17 import code_points_new_in_unicode_18_are_unassigned

_PLACEHOLDER: Final = "placeholder"
# Before parsing


def data_urls_keep_tabs_and_newlines(call: ParserCall) -> ParserCall | Failure:
    """Tabs and newlines within a data: URL are percent-encoded instead of removed.

    https://url.spec.whatwg.org/#concept-basic-url-parser; ``data:a\\tb`` is ``data:a%09b``. In a
    host they are forbidden: ``data://\\ta`` fails.
    """
    if call.url is not None or scheme_of(clean(call.input)) != "data":
        return call
    _, _, rest = call.input.strip(C0_CONTROL_OR_SPACE).partition(":")
    if rest.startswith("//"):
        authority = _AUTHORITY_OF_OPAQUE.match(rest)
        assert authority is not None
        if ASCII_TAB_OR_NEWLINE.search(authority[0].rpartition("@")[2]):
            return FAILURE
    return call._replace(input=f"data:{_encode_tabs(rest)}")


_AUTHORITY_OF_OPAQUE: Final = re.compile("//[^/?#]*")


def _encode_tabs(input: str) -> str:
    return ASCII_TAB_OR_NEWLINE.sub(lambda match: f"%{ord(match[0]):02X}", input)


def protocol_setter_keeps_tabs_and_newlines(call: ParserCall) -> ParserCall:
    """Setting ``protocol`` changes nothing if the new scheme has a tab or newline.

    https://url.spec.whatwg.org/#dom-url-protocol; so does ``"h\\ttps"``.
    """
    scheme = call.input.partition(":")[0]
    if call.member == "protocol" and ASCII_TAB_OR_NEWLINE.search(scheme):
        return call._replace(input="")
    return call


def question_mark_removes_the_query(call: ParserCall) -> ParserCall:
    """Setting ``search`` to ``"?"`` makes the query null, not empty.

    https://url.spec.whatwg.org/#dom-url-search
    """
    if call.member == "search" and call.input == "?":
        return call._replace(input="")
    return call


# States


class some_schemes_are_opaque(Machine):
    """URLs of schemes that Android, ChromeOS and some programs use always have an opaque path.

    https://url.spec.whatwg.org/#scheme-state; the path of ``steam://x`` is ``//x``.
    """

    @classmethod
    def answer(cls, call: ParserCall, used: set[Rule] | None = None) -> Answer:
        if call.url is None or call.member != "pathname" or call.url.scheme not in _OPAQUE_SCHEMES:
            return super().answer(call, used)
        path = ASCII_TAB_OR_NEWLINE.sub("", call.input)
        return copied(call.url, path=utf8_percent_encode(path, C0_CONTROL_PERCENT_ENCODE_SET))

    def scheme_state(self, pointer: int) -> Answer:
        scheme = scheme_of(self.input)
        if self.state_override is not None or scheme not in _OPAQUE_SCHEMES:
            return super().scheme_state(pointer)
        self.url.scheme = scheme
        return self.opaque_path_state(len(scheme) + 1)


_OPAQUE_SCHEMES: Final = frozenset(
    ("android", "chromeos-steam", "drivefs", "materialized-view", "steam")
)


class some_schemes_are_like_special_ones(Machine):
    """URLs of Chromium's own schemes are parsed as if special, without credentials and port.

    https://url.spec.whatwg.org/#special-scheme; ``chrome-search:X:0`` is ``chrome-search://x/``.
    """

    special_schemes = SPECIAL_SCHEMES | dict.fromkeys(LIKE_SPECIAL_SCHEMES)

    @classmethod
    def answer(cls, call: ParserCall, used: set[Rule] | None = None) -> Answer:
        if call.member == "protocol":
            return standard(call)
        before, members = call.url, ("username", "password", "port")
        if before and before.scheme in LIKE_SPECIAL_SCHEMES and call.member in members:
            return before
        return super().answer(call, used)

    def authority_state(self, pointer: int) -> Answer:
        if self.url.scheme not in LIKE_SPECIAL_SCHEMES:
            return super().authority_state(pointer)
        authority = special_authority_run(self.input, pointer)
        host = authority[0].rpartition("@")[2]
        if host.rfind(":") > host.rfind("]"):
            host = host.rpartition(":")[0]
        if host == "" or (":" in host and host[0] != "["):
            return FAILURE
        self.input = self.input[:pointer] + host + self.input[authority.end() :]
        return self.host_state(pointer)

    def port_state(self, pointer: int) -> Answer:
        answer = super().port_state(pointer)
        if self.url.scheme in LIKE_SPECIAL_SCHEMES:
            self.url.port = None
        return answer


class file_urls_are_those_of_unix(Machine):
    """A file URL has no drive letters, and slashes beyond its first three are one.

    https://url.spec.whatwg.org/#file-state; ``file:///C|/..`` is ``file:///``, ``file:////x`` is
    ``file:///x``, and ``file://C:/`` fails since ``C:`` is no host.
    """

    def file_state(self, pointer: int) -> Answer:
        url, base = self.url, self.base
        match = slash_run(self.input, pointer)
        slashes, after = len(match[0]), match.end()
        url.scheme, url.host = "file", ""
        if slashes == 2:
            return self.file_host_state(after)
        if slashes < 2 and base is not None and base.scheme == "file":
            if slashes == 0 and self.input[after : after + 1] in ("", "?", "#"):
                return super().file_state(pointer)
            url.host = base.host
            if slashes == 0:
                url.path = base.path[:-1]
        return self.path_state(after)

    def file_host_state(self, pointer: int) -> Answer:
        if self.state_override is not None:
            return super().file_host_state(pointer)
        authority = special_authority_run(self.input, pointer)
        host = self.parse_host(authority[0], pointer) if authority[0] else ""
        if host is FAILURE or self.input[authority.end() :].startswith(("?", "#")):
            return FAILURE
        self.url.host = host
        return self.path_start_state(authority.end())

    def path_state(self, pointer: int, buffer: str = "") -> Answer:
        if self.url.scheme != "file":
            return super().path_state(pointer, buffer)
        self.url.scheme = "https"  # whose paths have no drive letters
        super().path_state(pointer, buffer)
        self.url.scheme = "file"
        return self.url


class an_opaque_path_may_be_a_base(Machine):
    r"""A reference replaces the end of an opaque path that begins with ``\``.

    https://url.spec.whatwg.org/#no-scheme-state; ``a`` against ``foo:\b\c`` is ``foo:\b\a``: the
    text after the last slash goes. The standard's parser fails.
    """

    def no_scheme_state(self, pointer: int) -> Answer:
        base, input = self.base, self.input
        if base is None or not isinstance(base.path, str) or input.startswith("#"):
            return super().no_scheme_state(pointer)
        if not base.path.startswith("\\") or (base.path[1:] and not base.path.strip("/\\")):
            return super().no_scheme_state(pointer)
        if input.startswith(("/", "\\")):
            authority = _SLASHES_AND_AUTHORITY.match(base.path)
            return self.parse_instead(f"{base.scheme}:{authority[0] if authority else ''}{input}")
        directory = base.path[: max(base.path.rfind("/"), base.path.rfind("\\")) + 1]
        before = base.path if input.startswith("?") or input == "" else directory
        query = "" if input or base.query is None else f"?{base.query}"
        return self.parse_instead(f"{base.scheme}:{before}{input}{query}")


_SLASHES_AND_AUTHORITY: Final = re.compile(r"[/\\]{2,}[^/\\]*")


class reverse_solidus_parts_relative_paths(Machine):
    r"""In a relative reference, ``\`` is ``/`` whatever the base's scheme.

    https://url.spec.whatwg.org/#path-state; ``a\b`` against ``foo://h/c`` is ``foo://h/a/b``. If
    one of two leading slashes is ``\``, the URL has no host. Text before a ``\`` in the base's last
    segment stays: ``b`` against ``foo://h/c\d`` is ``foo://h/c\b``.
    """

    def relative_state(self, pointer: int) -> Answer:
        base, input = self.base, self.input
        assert base is not None
        if base.scheme in self.special_schemes or input.startswith("//"):
            return super().relative_state(pointer)
        if input.startswith(("/\\", "\\/", "\\\\")):
            self.url.scheme = base.scheme
            return self.path_state(1 if input[0] == "/" else 0)
        path = path_run(input)
        reference = path[0].replace("\\", "/")
        if reference and reference[0] != "/" and base.path:
            start, reverse_solidus, _ = base.path[-1].rpartition("\\")
            if reverse_solidus:
                reference = f"./{start}\\{reference}"
        self.input = reference + input[path.end() :]
        return super().relative_state(pointer)


class reverse_solidus_ends_dot_segments(Machine):
    r"""In the path of a URL that is not special, ``.`` and ``..`` may end with ``\``.

    https://url.spec.whatwg.org/#path-state; ``foo:/a/..\b`` is ``foo:/b``.
    """

    def path_state(self, pointer: int, buffer: str = "") -> Answer:
        input = self.input
        if "\\" in input and self.url.scheme not in self.special_schemes:
            path = path_run(input, pointer)
            end = path.end() if self.state_override is None else len(input)
            segments = _DOT_SEGMENTS.sub(_with_slashes, input[pointer:end])
            self.input = input[:pointer] + segments + input[end:]
        return super().path_state(pointer, buffer)


_DOT_SEGMENTS: Final = re.compile(r"(?:\A|(?<=/))(?:(?:\.|%2[Ee]){1,2}\\)+")


def _with_slashes(match: re.Match[str]) -> str:
    return match[0].replace("\\", "/")


class brackets_may_be_encoded(Machine):
    """The ``[`` before an IPv6 address may be percent-encoded or fullwidth in a special URL.

    https://url.spec.whatwg.org/#host-state; ``http://%5B::1]/`` is ``http://[::1]/``.
    """

    def host_state(self, pointer: int) -> Answer:
        self._decode_bracket(pointer)
        return super().host_state(pointer)

    def file_host_state(self, pointer: int) -> Answer:
        self._decode_bracket(pointer)
        return super().file_host_state(pointer)

    def _decode_bracket(self, pointer: int) -> None:
        bracket = _ENCODED_BRACKET.match(self.input, pointer)
        if bracket and self.url.scheme in self.special_schemes:
            self.input = self.input[:pointer] + "[" + self.input[bracket.end() :]


_ENCODED_BRACKET: Final = re.compile(r"(?:%5[Bb]|［)(?=[^\[\]@/\\?#]*\])")


class hosts_with_a_late_bracket_are_not_set(Machine):
    """Setting ``host`` to text with a ``]`` after a ``:`` changes nothing.

    https://url.spec.whatwg.org/#host-state; ``h:]`` does not make the host ``h``.
    """

    def host_state(self, pointer: int) -> Answer:
        if self.state_override == "host_state" and _LATE_BRACKET.match(self.input):
            return FAILURE
        return super().host_state(pointer)


_LATE_BRACKET: Final = re.compile(r"(?:\[[^\]/\\?#]*\])?[^\[:/\\?#]*:[^/\\?#]*\]")


class an_empty_host_takes_credentials_and_port_along(Machine):
    """Setting the host to the empty string also removes credentials and port.

    https://url.spec.whatwg.org/#host-state; in a URL that is not special.
    """

    def host_state(self, pointer: int) -> Answer:
        url = self.url
        has_host = self.call.input == "" or _OPAQUE_HOST.match(self.input, pointer)
        if self.state_override is None or has_host or url.is_special:
            return super().host_state(pointer)
        if url.includes_credentials or url.port is not None:
            url.username, url.password, url.host, url.port = "", "", "", None
            return url
        return super().host_state(pointer)


_OPAQUE_HOST: Final = re.compile("[^/?#]")


class file_hosts_end_at_a_colon(Machine):
    """Setting ``host`` of a file URL takes the text before a ``:``.

    https://url.spec.whatwg.org/#file-host-state; ``"x:1"`` makes the host ``x``.
    """

    def file_host_state(self, pointer: int) -> Answer:
        match = _FILE_HOST.match(self.input, pointer)
        if match and self.state_override == "host_state":
            self.input = match[1]
        return super().file_host_state(pointer)


_FILE_HOST: Final = re.compile(r"(\[[^\]]*\]|[^:\[/\\?#]+):")


class localhost_stays(Machine):
    """A file URL's host ``localhost`` stays: https://url.spec.whatwg.org/#file-host-state"""

    def file_host_state(self, pointer: int) -> Answer:
        url = super().file_host_state(pointer)
        if self.state_override is None or url is FAILURE or url.host != "":
            return url
        authority = special_authority_run(self.input, pointer)
        if authority and authority[0]:
            url.host = "localhost"
        return url


class vertical_line_is_encoded_in_paths(Machine):
    """``|`` is in the path percent-encode set.

    https://url.spec.whatwg.org/#path-percent-encode-set; ``https://h/|`` is ``https://h/%7C``.
    """

    def path_state(self, pointer: int, buffer: str = "") -> Answer:
        answer = super().path_state(pointer, buffer)
        url = self.url  # whose drive letters, if there are any, now have a colon
        url.path = [segment.replace("|", "%7C") for segment in url.path]
        return answer


class apostrophe_is_encoded_in_credentials(Machine):
    """``'`` is in the userinfo percent-encode set.

    https://url.spec.whatwg.org/#userinfo-percent-encode-set; ``https://a'b@h/`` is
    ``https://a%27b@h/``.
    """

    userinfo_percent_encode_set = USERINFO_PERCENT_ENCODE_SET.with_code_points("'")


class apostrophe_is_encoded_in_every_query(Machine):
    """``'`` is encoded in the queries of URLs that are not special, too.

    https://url.spec.whatwg.org/#query-state; ``foo:?'`` is ``foo:?%27``.
    """

    query_percent_encode_set = SPECIAL_QUERY_PERCENT_ENCODE_SET


# Hosts


def addresses_in_brackets_are_mapped(call: HostParserCall, host: Host | Failure) -> Host | Failure:
    """An IPv6 address is mapped like a domain, and its IPv4 part may be octal.

    https://url.spec.whatwg.org/#concept-ipv6-parser; ``http://[::1]`` and U+200B is
    ``http://[::1]/``, and ``foo://[::1.2.3.010]`` is ``foo://[::102:308]``.
    """
    if host is not FAILURE or "[" not in call.input:
        return host
    address = call.input
    if not call.is_opaque:
        mapped = domain_parser_to_ascii(percent_decode(address).decode(errors="replace"), False)
        if mapped is FAILURE or not mapped.startswith("["):
            return FAILURE
        address = mapped
    return host_parser(_IPV4_IN_IPV6.sub(_in_decimal, address), call.is_opaque)


_IPV4_NUMBER: Final = "(0[Xx][0-9A-Fa-f]+|0[0-7]*|[1-9][0-9]{0,2})"
_IPV4_IN_IPV6: Final = re.compile(rf":{_IPV4_NUMBER}" + rf"\.{_IPV4_NUMBER}" * 3 + r"\]\Z")


def _in_decimal(match: re.Match[str]) -> str:
    return f":{'.'.join(map(_ipv4_number, match.groups()))}]"


def _ipv4_number(text: str) -> str:
    if text[:2] in ("0x", "0X"):
        return str(int(text, 16))
    return str(int(text, 8 if text[0] == "0" else 10))


def opaque_hosts_are_checked_by_low_bytes(
    call: HostParserCall, host: Host | Failure
) -> Host | Failure:
    """An opaque host fails if a code point's low byte is a forbidden host code point.

    https://url.spec.whatwg.org/#concept-opaque-host-parser; ``foo://\u2820`` fails, because 0x20
    is a space. Beyond U+FFFF the low byte of the first surrogate counts. Setters and relative
    references follow the standard.
    """
    if call.is_opaque and call.member == "href" and not call.input.isascii():
        low_bytes = (
            ord(c) & 0xFF if c < "\U00010000" else (ord(c) - 0x10000) >> 10 & 0xFF
            for c in call.input
        )
        if FORBIDDEN_HOST_CODE_POINT.search(bytes(low_bytes).decode("latin-1")):
            return FAILURE
    return host


def hosts_may_have_spaces(call: HostParserCall, host: Host | Failure) -> Host | Failure:
    """A host may have spaces and ``*``, which are percent-encoded.

    https://url.spec.whatwg.org/#concept-host-parser; ``http://a b/`` is ``http://a%20b/`` and
    ``http://*/`` is ``http://%2A/``. They are encoded before and after domain to ASCII. Before it,
    forbidden code points are encoded, too: so ``<`` with U+0338 fails, though together they are
    U+226E, which a domain may have. After it, percent-encoded bytes are decoded once more.
    """
    if call.is_opaque or not _NOT_PLAIN.search(call.input):
        return host
    domain = percent_decode(call.input).decode(errors="replace")
    if "[" in domain:
        return host
    if "%" in domain:
        return FAILURE
    if not domain.isascii():
        if "%" in call.input and FORBIDDEN_DOMAIN_CODE_POINT.search(domain.replace(" ", "")):
            return FAILURE
        mapped = domain_parser_to_ascii(escaped(domain), False)
        if mapped is FAILURE:
            return FAILURE
        domain = percent_decode(mapped).decode(errors="replace")
    domain = domain.lower()
    if domain == "" or FORBIDDEN_DOMAIN_CODE_POINT.search(domain.replace(" ", "")):
        return FAILURE
    if ends_in_a_number_checker(domain):
        return ipv4_parser(domain)
    return _encode_spaces(domain) if domain.isascii() else FAILURE


_NOT_PLAIN: Final = re.compile(r"[^A-Za-z0-9.\-]")


def _encode_spaces(domain: str) -> str:
    return domain.replace(" ", "%20").replace("*", "%2A")


# Records


def references_lose_the_dot(call: ParserCall, url: Answer) -> Answer:
    """A reference that is only a query or fragment removes the ``/.`` before the base's path.

    https://url.spec.whatwg.org/#concept-url-serializer; ``?`` against ``foo:/.//a`` is
    ``foo://a?``. The next setter restores it.
    """
    if url is FAILURE or url.host is not None or call.base is None or url.has_opaque_path:
        return url
    if clean(call.input)[:1] not in ("?", "#") or url.path[:1] != [""] or len(url.path) < 2:
        return url
    return _with_path(url, UndottedPath(url.path))


def file_references_get_a_dot(call: ParserCall, url: Answer) -> Answer:
    """A reference that gives a file URL a path of two slashes writes ``/.`` before that.

    https://url.spec.whatwg.org/#concept-url-serializer; ``/.//a`` against ``file:///`` is
    ``file:///.//a``. The next setter removes it.
    """
    if url is FAILURE or url.scheme != "file" or url.host != "" or call.url is not None:
        return url
    if call.base is None or call.base.scheme != "file" or url.path[:1] != [""]:
        return url
    input = clean(call.input)
    scheme = scheme_of(input)
    slashes = slash_run(input, len(scheme) + 1 if scheme else 0)
    if len(url.path) < 2 or len(slashes[0]) > 1:
        return url
    return _with_path(url, DottedPath(url.path))


_PORT: Final = re.compile("0*[0-9]{1,5}(?![0-9])")


class _AstrayPath(list[str]):
    """The path of a reference, and the href of the base that comes before it."""

    base: str


def references_go_astray(call: ParserCall, url: Answer) -> Answer:
    """If the base has no path, a reference comes after the base's query and fragment.

    https://url.spec.whatwg.org/#relative-state; the href of ``a`` against ``foo://h?q`` is
    ``foo://h?q/a``, while its path is ``/a``. The next setter mends the href.
    """
    base, input = call.base, clean(call.input)
    if url is FAILURE or base is None or base.is_special or base.path != []:
        return url
    if base.query is None and base.fragment is None:
        return url
    if input == "" or _TWO_SLASHES.match(input) or scheme_of(input):
        return url
    path = _AstrayPath(url.path)
    path.base = CHROMIUM.href(base, serialized(base))
    return _with_path(url, path)


_TWO_SLASHES: Final = re.compile(r"[/\\]{2}")


def references_go_astray_in_the_href(url: URLRecord, href: str) -> str:
    """The href follows the rule `references_go_astray`.

    https://url.spec.whatwg.org/#concept-url-serializer
    """
    if not isinstance(url.path, _AstrayPath):
        return href
    without_path = copied(url, path=[], query=None, fragment=None)
    return url.path.base + href.removeprefix(serialized(without_path))


def ineffective_setters_leave_the_dot(call: ParserCall, url: Answer) -> Answer:
    """A setter that changes nothing leaves the ``/.`` as it is.

    https://url.spec.whatwg.org/#concept-url-serializer; see `file_references_get_a_dot`.
    """
    before = call.url
    marked = DottedPath | UndottedPath | _AstrayPath
    if url is FAILURE or before is None or not isinstance(before.path, marked):
        return url
    new_scheme = scheme_of(call.input + ":")
    is_ineffective = (
        (call.member == "port" and not _PORT.match(ASCII_TAB_OR_NEWLINE.sub("", call.input)))
        or (call.member in ("username", "password") and call.input == "")
        or (
            call.member == "protocol"
            and (new_scheme == "" or (before.is_special and url.scheme != new_scheme))
        )
        or (call.member == "hash" and call.input == "" and before.fragment is None)
        or (
            call.member in ("host", "hostname")
            and clean_host(call.input) != ""
            and url.host == before.host
        )
    )
    return _with_path(url, before.path) if is_ineffective else url


def _with_path(url: URLRecord, path: list[str]) -> URLRecord:
    result = copied(url)
    result.path = path
    return result


def dots_stand_before_paths(url: URLRecord, href: str) -> str:
    """The href follows `file_references_get_a_dot` and `references_lose_the_dot`.

    https://url.spec.whatwg.org/#concept-url-serializer
    """
    return with_or_without_a_dot(url, href)


def localhost_goes_before_a_drive_letter(call: ParserCall, url: Answer) -> Answer:
    """A file URL's host ``localhost`` is removed if the path begins with a drive letter.

    https://url.spec.whatwg.org/#file-host-state; ``file://localhost/C:/`` is ``file:///C:/``. It
    stays if the input spells it otherwise, as in ``LOCALHOST``.
    """
    if url is FAILURE or url.scheme != "file" or url.host != "localhost":
        return url
    if call.member in ("host", "hostname") and clean_host(call.input) != "localhost":
        return url
    input = clean(call.input)
    slashes = slash_run(input, len("file:") if scheme_of(input) else 0)
    if call.url is None and len(slashes[0]) == 2:
        authority = special_authority_run(input, slashes.end())
        if authority[0] != "localhost":
            return url
    path = "/".join(url.path)
    if "|" in input:
        path = path.replace("%7C", "|", 1)
    return copied(url, host="") if _DRIVE_LETTER.match(path) else url


_DRIVE_LETTER: Final = re.compile("[A-Za-z][:|]")


def clean_host(input: str) -> str:
    authority = special_authority_run(ASCII_TAB_OR_NEWLINE.sub("", input))
    return authority[0]


_BEYOND_LATIN_1: Final = re.compile("[^\x00-\xff]")


class _ForgottenHost(str):
    """The empty host that a setter gave to a URL that is not special."""

    __slots__ = ()


class _HostBeforeNoPath(str):
    """The host of a URL whose path ``pathname`` has removed."""

    __slots__ = ()


class _ForgottenHostBeforeNoPath(_ForgottenHost, _HostBeforeNoPath):
    """A host of both kinds above."""

    __slots__ = ()


def an_empty_host_is_forgotten(call: ParserCall, url: Answer) -> Answer:
    """In a URL that is not special, a host that a setter emptied is null to the next setter.

    https://url.spec.whatwg.org/#url-class; set ``host`` of ``foo://h/a`` to nothing, then ``hash``
    to ``b``: the URL is ``foo:/a#b``. A reference with a code point beyond U+00FF may have such a
    host, too.
    """
    before = call.url
    if url is FAILURE or url.is_special or url.host != "":
        return url
    if before is None:
        input = clean(call.input)
        is_wide_reference = input.startswith("//") and _BEYOND_LATIN_1.search(input)
        return copied(url, host=_ForgottenHost()) if is_wide_reference else url
    if call.member == "hash" and call.input == "" and before.fragment is None:
        return url
    if call.member in ("host", "hostname"):
        is_set = not _OPAQUE_HOST.match(ASCII_TAB_OR_NEWLINE.sub("", call.input))
        if not is_set and before.host == "":
            return url
        has_no_path = isinstance(before.host, _HostBeforeNoPath)
        return copied(url, host=(_ForgottenHostBeforeNoPath if has_no_path else _ForgottenHost)())
    if call.member in ("username", "password", "port", "protocol") or not isinstance(
        before.host, _ForgottenHost
    ):
        return url
    has_no_path = call.member == "pathname" or isinstance(before.host, _HostBeforeNoPath)
    return copied(url, host=None, path=[""] if has_no_path and not url.path else url.path)


def an_emptied_path_is_a_slash_without_a_host(call: ParserCall, url: Answer) -> Answer:
    """A path that ``pathname`` removed becomes ``/`` when the host becomes null.

    https://url.spec.whatwg.org/#path-start-state; see `an_empty_host_is_forgotten`. Set
    ``pathname`` and then ``host`` of ``foo://h/`` to nothing, then ``hash`` to ``b``: the URL is
    ``foo:/#b``.
    """
    if url is FAILURE or url.is_special or url.path or not isinstance(url.host, str):
        return url
    if call.member == "pathname" and not isinstance(url.host, _ForgottenHost):
        return copied(url, host=_HostBeforeNoPath(url.host))
    return url


def protocol_setter_parses_anew(call: ParserCall, url: Answer) -> Answer:
    """Setting ``protocol`` parses the href anew, even if the result is not valid.

    https://url.spec.whatwg.org/#scheme-state; ``foo:/a`` becomes ``https://a/``, and ``foo:a^b``
    ``https://a%5Eb/``. The standard changes neither.
    """
    before = call.url
    if before is None or call.member != "protocol" or url is FAILURE:
        return url
    scheme = scheme_of(call.input + ":")
    if scheme == "" or (before.is_special and url.scheme != scheme):
        return url
    href = CHROMIUM.href(before, serialized(before))
    return parsed_anew(CHROMIUM, scheme, href.partition(":")[2])


def only_some_setters_change_invalid_urls(call: ParserCall, url: Answer) -> Answer:
    """Only ``protocol``, and a host or port that makes it valid, change an invalid URL.

    https://url.spec.whatwg.org/#dom-url-host; see `protocol_setter_parses_anew`.
    Setting ``host`` of ``https://a%5Eb/`` to ``c`` makes ``https://c/``.
    """
    if not isinstance(call.url, InvalidURL) or call.member == "protocol":
        return url
    if call.member in ("host", "hostname", "port"):
        return with_host_or_port(CHROMIUM, call, call.url)
    return call.url


def invalid_urls_have_an_href(url: URLRecord, href: str) -> str:
    """An invalid URL has an href and perhaps a port, but no other component.

    https://url.spec.whatwg.org/#concept-url-serializer; see `protocol_setter_parses_anew`.
    """
    return url.spelling if isinstance(url, InvalidURL) else href


# Origins


def file_urls_have_an_origin(url: URLRecord, origin: str) -> str:
    """The origin of a file URL is ``file://``: https://url.spec.whatwg.org/#origin

    The standard leaves it open, and recommends an opaque origin, ``null``.
    """
    return "file://" if url.scheme == "file" else origin


def blob_urls_have_the_origin_of_what_follows(url: URLRecord, origin: str) -> str:
    """A blob: URL has the origin of the URL in its path if that URL is special.

    https://url.spec.whatwg.org/#origin; that of ``blob:ftp://h/`` is ``ftp://h``.
    """
    if url.scheme != "blob":
        return origin
    path_url = CHROMIUM.answer(ParserCall("href", url_path_serializer(url)))
    if path_url is FAILURE or not path_url.is_special:
        return origin
    return CHROMIUM.origin(path_url)


def own_schemes_have_origins(url: URLRecord, origin: str) -> str:
    """URLs of Chromium's own schemes have a tuple origin: https://url.spec.whatwg.org/#origin"""
    if url.scheme not in LIKE_SPECIAL_SCHEMES - {"chrome-native"} or url.host is None:
        return origin
    return f"{url.scheme}://{host_serializer(url.host)}"


# Queries


def tabs_and_newlines_stay_in_the_query_object(value: str, query: str) -> str:
    """Setting ``search`` keeps tabs and newlines in the query object's list.

    https://url.spec.whatwg.org/#dom-url-search; it parses the list from the value. The standard
    requires this, too. webapi follows the other engines, which parse the new query.
    """
    return value.removeprefix("?")


CHROMIUM: Final = Browser(
    rewritings=(
        data_urls_keep_tabs_and_newlines,
        protocol_setter_keeps_tabs_and_newlines,
        question_mark_removes_the_query,
        tabs_may_come_before_the_question_mark,
    ),
    host_rules=(
        addresses_in_brackets_are_mapped,
        hosts_may_have_spaces,
        code_points_new_in_unicode_18_are_unassigned,
        opaque_hosts_are_checked_by_low_bytes,
    ),
    overrides=(
        some_schemes_are_opaque,
        some_schemes_are_like_special_ones,
        file_urls_are_those_of_unix,
        an_opaque_path_may_be_a_base,
        reverse_solidus_parts_relative_paths,
        reverse_solidus_ends_dot_segments,
        brackets_may_be_encoded,
        hosts_with_a_late_bracket_are_not_set,
        an_empty_host_takes_credentials_and_port_along,
        file_hosts_end_at_a_colon,
        localhost_stays,
        vertical_line_is_encoded_in_paths,
        apostrophe_is_encoded_in_credentials,
        apostrophe_is_encoded_in_every_query,
        opaque_paths_end_in_spaces,
    ),
    record_rules=(
        localhost_goes_before_a_drive_letter,
        only_some_setters_change_invalid_urls,
        protocol_setter_parses_anew,
        an_empty_host_is_forgotten,
        an_emptied_path_is_a_slash_without_a_host,
        references_lose_the_dot,
        references_go_astray,
        file_references_get_a_dot,
        ineffective_setters_leave_the_dot,
    ),
    href_rules=(
        dots_stand_before_paths,
        references_go_astray_in_the_href,
        invalid_urls_have_an_href,
    ),
    origin_rules=(
        file_urls_have_an_origin,
        blob_urls_have_the_origin_of_what_follows,
        own_schemes_have_origins,
    ),
    query_rules=(tabs_and_newlines_stay_in_the_query_object,),
    version="156",
)
"""Chromium 156 on Linux."""


class URLSearchParams(BrowserURLSearchParams):
    """URLSearchParams of Chromium: https://url.spec.whatwg.org/#interface-urlsearchparams"""

    __slots__ = ()


class URL(BrowserURL):
    """URL of Chromium, as the rules of `CHROMIUM` predict it."""

    __slots__ = ()
    browser = CHROMIUM
    params_class = URLSearchParams
