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
    percent_decode,
    utf8_percent_encode,
)
from webapi.url.record import SPECIAL_SCHEMES, Host, URLRecord
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
    ParserCall,
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
_SLASHES: Final = re.compile(r"[/\\]*")
_PATH: Final = re.compile("[^?#]*")
_AUTHORITY: Final = re.compile(r"[^/\\?#]*")


# Rewritings


def data_urls_keep_tabs_and_newlines(call: ParserCall) -> ParserCall:
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
            return call._replace(input="data:// /")
    return call._replace(input=f"data:{_encode_tabs(rest)}")


_AUTHORITY_OF_OPAQUE: Final = re.compile("//[^/?#]*")


def _encode_tabs(input: str) -> str:
    return ASCII_TAB_OR_NEWLINE.sub(lambda match: f"%{ord(match[0]):02X}", input)


def reverse_solidus_parts_relative_paths(call: ParserCall) -> ParserCall:
    r"""In a relative reference, ``\`` is ``/`` whatever the base's scheme.

    https://url.spec.whatwg.org/#path-state; ``a\b`` against ``foo://h/c`` is ``foo://h/a/b``. If it
    is one of two leading slashes, the base's host is lost, too. What stands before a ``\`` in the
    base's last segment stays: ``b`` against ``foo://h/c\d`` is ``foo://h/c\b``.
    """
    base, input = call.base, clean(call.input)
    if base is None or base.is_special or base.has_opaque_path or scheme_of(input):
        return call
    if input.startswith("/\\"):
        return call._replace(input=f"{base.scheme}:{input}")
    if input.startswith(("\\/", "\\\\")):
        return call._replace(input=f"{base.scheme}:/{input}")
    if input.startswith("//"):
        return call
    path = _PATH.match(input)
    assert path is not None
    reference = path[0].replace("\\", "/")
    if reference and reference[0] != "/" and base.path:
        start, reverse_solidus, _ = base.path[-1].rpartition("\\")
        if reverse_solidus:
            reference = f"./{start}\\{reference}"
    return call._replace(input=reference + input[path.end() :])


def reverse_solidus_ends_dot_segments(call: ParserCall) -> ParserCall:
    r"""In the path of a URL that is not special, ``.`` and ``..`` may end with ``\``.

    https://url.spec.whatwg.org/#path-state; ``foo:/a/..\b`` is ``foo:/b``.
    """
    if "\\" not in call.input:
        return call
    if call.member == "pathname":
        if call.url is None or call.url.is_special or call.url.has_opaque_path:
            return call
        if call.url.scheme in LIKE_SPECIAL_SCHEMES:
            return call
        input = call.input if call.input.startswith("/") else f"/{call.input}"
        return call._replace(input=_DOT_SEGMENTS.sub(_with_slashes, input))
    input = clean(call.input)
    scheme = scheme_of(input)
    if call.url is not None or not scheme or scheme in SPECIAL_SCHEMES:
        return call
    path = _PATH_OF_NOT_SPECIAL.match(input, len(scheme) + 1)
    assert path is not None
    start, end = path.span(1)
    if not input.startswith("/", start):
        return call
    segments = _DOT_SEGMENTS.sub(_with_slashes, input[start:end])
    return call._replace(input=input[:start] + segments + input[end:])


_PATH_OF_NOT_SPECIAL: Final = re.compile(r"(?://[^/?#]*)?([^?#]*)")
_DOT_SEGMENTS: Final = re.compile(r"(?<=/)(?:(?:\.|%2[Ee]){1,2}\\)+")


def _with_slashes(match: re.Match[str]) -> str:
    return match[0].replace("\\", "/")


def protocol_setter_keeps_tabs_and_newlines(call: ParserCall) -> ParserCall:
    """A tab or newline in what ``protocol`` is set to is not removed, and so ends the setter.

    https://url.spec.whatwg.org/#dom-url-protocol; ``"h\\ttps"`` changes nothing.
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


def file_hosts_end_at_a_colon(call: ParserCall) -> ParserCall:
    """Setting ``host`` of a file URL takes what is before a ``:``.

    https://url.spec.whatwg.org/#file-host-state; ``"x:1"`` makes the host ``x``.
    """
    if call.member != "host" or call.url is None or call.url.scheme != "file":
        return call
    match = _FILE_HOST.match(ASCII_TAB_OR_NEWLINE.sub("", call.input))
    return call._replace(input=match[1]) if match else call


_FILE_HOST: Final = re.compile(r"(\[[^\]]*\]|[^:\[/\\?#]+):")


def hosts_with_a_late_bracket_are_not_set(call: ParserCall) -> ParserCall:
    """Setting ``host`` to something with a ``]`` after a ``:`` changes nothing.

    https://url.spec.whatwg.org/#host-state; ``h:]`` does not make the host ``h``.
    """
    if call.member == "host" and _LATE_BRACKET.match(call.input):
        return call._replace(input=":")
    return call


_LATE_BRACKET: Final = re.compile(r"(?:\[[^\]/\\?#]*\])?[^\[:/\\?#]*:[^/\\?#]*\]")


def brackets_may_be_encoded(call: ParserCall) -> ParserCall:
    """The ``[`` before an IPv6 address may be percent-encoded or fullwidth in a special URL.

    https://url.spec.whatwg.org/#host-state; ``http://%5B::1]/`` is ``http://[::1]/``.
    """
    if call.url is not None:
        if call.member not in ("host", "hostname") or not call.url.is_special:
            return call
        return call._replace(input=_ENCODED_BRACKET_OF_HOST.sub(r"[\1", call.input))
    input, base = clean(call.input), call.base
    scheme = scheme_of(input)
    if not scheme and base is not None:
        scheme, input = base.scheme, f"{base.scheme}:{input}"
    if scheme not in SPECIAL_SCHEMES:
        return call
    slashes = _SLASHES.match(input, len(scheme) + 1)
    assert slashes is not None
    if base is not None and base.scheme == scheme and len(slashes[0]) < 2:
        return call
    decoded = _ENCODED_BRACKET_OF_URL.sub(r"\1[\2", input)
    return call if decoded == input else call._replace(input=decoded)


_ENCODED_BRACKET_OF_HOST: Final = re.compile(r"\A(?:%5[Bb]|［)([^\[\]@/\\?#]*\])")
_ENCODED_BRACKET_OF_URL: Final = re.compile(
    r"\A([^/\\?#:]*:[/\\]*(?:[^/\\?#@]*@)*)(?:%5[Bb]|［)([^\[\]@/\\?#]*\])"
)

# Hosts


def addresses_in_brackets_are_mapped(call: HostParserCall, host: Host | Failure) -> Host | Failure:
    """An IPv6 address is mapped as a domain is, and the IPv4 address in it may be octal.

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
    """An opaque host fails if it has a code point whose low byte is a forbidden host code point's.

    https://url.spec.whatwg.org/#concept-opaque-host-parser; ``foo://\u2820`` fails, because 0x20
    is a space's. Beyond U+FFFF it is the low byte of the first surrogate. Setters and relative
    references do as the standard says.
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
    """A host's spaces and ``*`` are percent-encoded, before and after the domain is made ASCII.

    https://url.spec.whatwg.org/#concept-host-parser; ``http://a b/`` is ``http://a%20b/`` and
    ``http://*/`` is ``http://%2A/``. Percent-encoded bytes are decoded once more after, too, and
    before an IPv6 address is looked for. Before, forbidden code points are encoded with them, so
    that ``<`` and U+0338, which are U+226E and may be in a domain, fail.
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


def some_schemes_are_opaque(call: ParserCall, url: Answer) -> Answer:
    """URLs of schemes that Android, ChromeOS and some programs use always have an opaque path.

    https://url.spec.whatwg.org/#scheme-state; the path of ``steam://x`` is ``//x``.
    """
    input = clean(call.input)
    scheme = scheme_of(input)
    if call.member == "pathname" and call.url and call.url.scheme in _OPAQUE_SCHEMES:
        path = utf8_percent_encode(
            ASCII_TAB_OR_NEWLINE.sub("", call.input), C0_CONTROL_PERCENT_ENCODE_SET
        )
        return copied(call.url, path=path)
    if call.url is not None or scheme not in _OPAQUE_SCHEMES:
        return url
    opaque = standard(ParserCall("href", f"{scheme}:{_PLACEHOLDER}{input[len(scheme) + 1 :]}"))
    assert opaque is not FAILURE and isinstance(opaque.path, str)
    return copied(opaque, path=opaque.path.removeprefix(_PLACEHOLDER))


_OPAQUE_SCHEMES: Final = frozenset(
    ("android", "chromeos-steam", "drivefs", "materialized-view", "steam")
)


def some_schemes_are_like_special_ones(call: ParserCall, url: Answer) -> Answer:
    """URLs of Chromium's own schemes are parsed as if special, without credentials and port.

    https://url.spec.whatwg.org/#special-scheme; ``chrome-search:X:0`` is ``chrome-search://x/``.
    """
    input = clean(call.input)
    scheme = scheme_of(input)
    if call.url is not None and call.url.scheme in LIKE_SPECIAL_SCHEMES:
        if call.member in ("username", "password", "port"):
            return call.url
        if call.member == "protocol":
            return url
        scheme = call.url.scheme
        special = CHROMIUM.answer(call._replace(url=copied(call.url, scheme="https")))
        return special if special is FAILURE else copied(special, scheme=scheme, port=None)
    base = call.base
    if call.url is None and base is not None and scheme == "":
        scheme, input = base.scheme, f"{base.scheme}:{input}"
    if call.url is not None or scheme not in LIKE_SPECIAL_SCHEMES:
        return url
    slashes = _SLASHES.match(input, len(scheme) + 1)
    assert slashes is not None
    if base is not None and base.scheme == scheme and len(slashes[0]) < 2:
        reference = f"https:{input[len(scheme) + 1 :]}"
        special = CHROMIUM.answer(ParserCall("href", reference, copied(base, scheme="https")))
        return special if special is FAILURE else copied(special, scheme=scheme)
    authority = _AUTHORITY.match(input, slashes.end())
    assert authority is not None
    host = authority[0].rpartition("@")[2]
    if host.rfind(":") > host.rfind("]"):
        host = host.rpartition(":")[0]
    if host == "" or (":" in host and host[0] != "["):
        return FAILURE
    special = CHROMIUM.answer(ParserCall("href", f"https://{host}{input[authority.end() :]}"))
    return special if special is FAILURE else copied(special, scheme=scheme, port=None)


def file_urls_are_those_of_unix(call: ParserCall, url: Answer) -> Answer:
    """A file URL has no drive letters, and slashes beyond its first three are one.

    https://url.spec.whatwg.org/#file-state; ``file:///C|/..`` is ``file:///``, ``file:////x`` is
    ``file:///x``, and ``file://C:/`` fails since ``C:`` is no host.
    """
    input, base = clean(call.input), call.base
    scheme = scheme_of(input)
    base_is_file = base is not None and base.scheme == "file"
    if call.member == "pathname" and call.url is not None and call.url.scheme == "file":
        like_https = copied(call.url, scheme="https", host=_PLACEHOLDER)
        return _like_file(standard(call._replace(url=like_https)), call.url.host)
    if call.url is not None or (scheme != "file" and (scheme or not base_is_file)):
        return url
    rest = input[5:] if scheme else input
    slashes = _SLASHES.match(rest)
    assert slashes is not None
    count = len(slashes[0])
    host: Host | Failure | None = ""
    if count == 2:
        authority = _AUTHORITY.match(rest, 2)
        assert authority is not None
        if authority[0]:
            host = CHROMIUM.host(HostParserCall(authority[0], False, "file", "href"))
        rest = rest[authority.end() :]
        if rest.startswith(("?", "#")):
            return FAILURE
        if rest:
            rest = "/." + rest
    elif count > 2:
        rest = "/" + rest[count:]
    elif count == 0 and _AUTHORITY.match(rest)[0]:  # type: ignore[index]
        rest = "./" + rest
    if host is FAILURE:
        return FAILURE
    like_https = URLRecord()
    like_https.path = [""]
    if base_is_file and count < 2:
        assert base is not None
        host = base.host
        like_https = copied(base)
    like_https.scheme = "https"
    like_https.host = _PLACEHOLDER
    return _like_file(standard(ParserCall("href", rest, like_https)), host)


def _like_file(url: Answer, host: Host | None) -> Answer:
    return url if url is FAILURE else copied(url, scheme="file", host=host)


def an_opaque_path_may_be_a_base(call: ParserCall, url: Answer) -> Answer:
    r"""A reference is put after the last slash of an opaque path that begins with ``\``.

    https://url.spec.whatwg.org/#no-scheme-state; ``a`` against ``foo:\b\c`` is ``foo:\b\a``. The
    standard fails.
    """
    base, input = call.base, clean(call.input)
    if call.url is not None or base is None or not isinstance(base.path, str):
        return url
    if not base.path.startswith("\\") or (base.path[1:] and not base.path.strip("/\\")):
        return url
    if scheme_of(input) or input.startswith("#"):
        return url
    if input.startswith(("/", "\\")):
        authority = _SLASHES_AND_AUTHORITY.match(base.path)
        before = authority[0] if authority else ""
        return standard(ParserCall("href", f"{base.scheme}:{before}{input}"))
    path = _PATH.match(input)
    assert path is not None
    directory = base.path[: max(base.path.rfind("/"), base.path.rfind("\\")) + 1]
    before = directory if path[0] else base.path
    query = "" if input or base.query is None else f"?{base.query}"
    return standard(ParserCall("href", f"{base.scheme}:{before}{input}{query}"))


_SLASHES_AND_AUTHORITY: Final = re.compile(r"[/\\]{2,}[^/\\]*")


def references_lose_the_dot(call: ParserCall, url: Answer) -> Answer:
    """A reference that is a query or fragment loses the ``/.`` before a path of two slashes.

    https://url.spec.whatwg.org/#concept-url-serializer; ``?`` against ``foo:/.//a`` is ``foo://a?``
    until a setter is used.
    """
    if url is FAILURE or url.host is not None or call.base is None or url.has_opaque_path:
        return url
    if clean(call.input)[:1] not in ("?", "#") or url.path[:1] != [""] or len(url.path) < 2:
        return url
    return _with_path(url, UndottedPath(url.path))


def file_references_get_a_dot(call: ParserCall, url: Answer) -> Answer:
    """The href of a file URL has ``/.`` before a path of two slashes that a reference gave it.

    https://url.spec.whatwg.org/#concept-url-serializer; ``/.//a`` against ``file:///`` is
    ``file:///.//a`` until a setter is used.
    """
    if url is FAILURE or url.scheme != "file" or url.host != "" or call.url is not None:
        return url
    if call.base is None or call.base.scheme != "file" or url.path[:1] != [""]:
        return url
    input = clean(call.input)
    scheme = scheme_of(input)
    slashes = _SLASHES.match(input, len(scheme) + 1 if scheme else 0)
    assert slashes is not None
    if len(url.path) < 2 or len(slashes[0]) > 1:
        return url
    return _with_path(url, DottedPath(url.path))


_PORT: Final = re.compile("0*[0-9]{1,5}(?![0-9])")


class _AstrayPath(list[str]):
    """The path of a reference, and the href of the base that it is put after."""

    base: str


def references_go_astray(call: ParserCall, url: Answer) -> Answer:
    """Against a base without a path, a reference is put after the base's query and fragment.

    https://url.spec.whatwg.org/#relative-state; the href of ``a`` against ``foo://h?q`` is
    ``foo://h?q/a`` until a setter is used, while its path is ``/a``.
    """
    base, input = call.base, clean(call.input)
    if url is FAILURE or base is None or base.is_special or base.path != []:
        return url
    if base.query is None and base.fragment is None:
        return url
    if input == "" or input.startswith("//") or scheme_of(input):
        return url
    path = _AstrayPath(url.path)
    path.base = CHROMIUM.href(base, serialized(base))
    return _with_path(url, path)


def references_go_astray_in_the_href(url: URLRecord, href: str) -> str:
    """The href has what `references_go_astray` says.

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
    """The href has the ``/.`` of `file_references_get_a_dot`, and lacks that of another rule.

    https://url.spec.whatwg.org/#concept-url-serializer; see `references_lose_the_dot`.
    """
    return with_or_without_a_dot(url, href)


def localhost_stays(call: ParserCall, url: Answer) -> Answer:
    """A file URL's host ``localhost`` stays: https://url.spec.whatwg.org/#file-host-state"""
    if url is FAILURE or call.member not in ("host", "hostname") or url.scheme != "file":
        return url
    asked_host = clean_host(call.input)
    if (
        asked_host
        and CHROMIUM.host(HostParserCall(asked_host, False, "file", "host")) == "localhost"
    ):
        return copied(url, host="localhost")
    return url


def localhost_goes_before_a_drive_letter(call: ParserCall, url: Answer) -> Answer:
    """A file URL's host ``localhost`` is removed if the path begins with a drive letter.

    https://url.spec.whatwg.org/#file-host-state; ``file://localhost/C:/`` is ``file:///C:/``. It is
    not removed if it was ``LOCALHOST``, or anything else that becomes ``localhost``.
    """
    if url is FAILURE or url.scheme != "file" or url.host != "localhost":
        return url
    if call.member in ("host", "hostname") and clean_host(call.input) != "localhost":
        return url
    input = clean(call.input)
    slashes = _SLASHES.match(input, len("file:") if scheme_of(input) else 0)
    assert slashes is not None
    if call.url is None and len(slashes[0]) == 2:
        authority = _AUTHORITY.match(input, slashes.end())
        assert authority is not None
        if authority[0] != "localhost":
            return url
    return copied(url, host="") if _DRIVE_LETTER.match("/".join(url.path)) else url


_DRIVE_LETTER: Final = re.compile("[A-Za-z][:|]")


def clean_host(input: str) -> str:
    authority = _AUTHORITY.match(ASCII_TAB_OR_NEWLINE.sub("", input))
    assert authority is not None
    return authority[0]


def vertical_line_is_encoded_in_paths(call: ParserCall, url: Answer) -> Answer:
    """``|`` is in the path percent-encode set.

    https://url.spec.whatwg.org/#path-percent-encode-set; ``https://h/|`` is ``https://h/%7C``.
    """
    if url is FAILURE or isinstance(url.path, str) or not any("|" in it for it in url.path):
        return url
    return copied(url, path=[segment.replace("|", "%7C") for segment in url.path])


def apostrophe_is_encoded_in_credentials(call: ParserCall, url: Answer) -> Answer:
    """``'`` is in the userinfo percent-encode set.

    https://url.spec.whatwg.org/#userinfo-percent-encode-set; ``https://a'b@h/`` is
    ``https://a%27b@h/``.
    """
    if url is FAILURE or "'" not in url.username + url.password:
        return url
    username, password = (it.replace("'", "%27") for it in (url.username, url.password))
    return copied(url, username=username, password=password)


def apostrophe_is_encoded_in_every_query(call: ParserCall, url: Answer) -> Answer:
    """``'`` is encoded in the queries of URLs that are not special, too.

    https://url.spec.whatwg.org/#query-state; ``foo:?'`` is ``foo:?%27``.
    """
    if url is FAILURE or url.query is None or url.is_special or "'" not in url.query:
        return url
    return copied(url, query=url.query.replace("'", "%27"))


_BEYOND_LATIN_1: Final = re.compile("[^\x00-\xff]")


class _ForgottenHost(str):
    """The empty host that a setter gave to a URL that is not special."""

    __slots__ = ()


class _HostBeforeNoPath(str):
    """The host of a URL whose path ``pathname`` has removed."""

    __slots__ = ()


class _ForgottenHostBeforeNoPath(_ForgottenHost, _HostBeforeNoPath):
    """Both."""

    __slots__ = ()


def an_empty_host_is_forgotten(call: ParserCall, url: Answer) -> Answer:
    """The empty host that a setter gave to a URL that is not special is null to the next setter.

    https://url.spec.whatwg.org/#url-class; ``foo://h/a``, when ``host`` is set to nothing and then
    ``hash`` to ``b``, is ``foo:/a#b``. So is that of a reference with a code point beyond U+00FF.
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
    """The path that ``pathname`` removed is ``/`` once the host is null.

    https://url.spec.whatwg.org/#path-start-state; see `an_empty_host_is_forgotten`. ``foo://h/``,
    when ``pathname`` and then ``host`` are set to nothing and then ``hash`` to ``b``, is
    ``foo:/#b``.
    """
    if url is FAILURE or url.is_special or url.path or not isinstance(url.host, str):
        return url
    if call.member == "pathname" and not isinstance(url.host, _ForgottenHost):
        return copied(url, host=_HostBeforeNoPath(url.host))
    return url


def an_empty_host_takes_credentials_and_port_along(call: ParserCall, url: Answer) -> Answer:
    """Setting the host of a URL with credentials or a port to nothing removes these, too.

    https://url.spec.whatwg.org/#host-state; in a URL that is not special.
    """
    before = call.url
    if url is FAILURE or before is None or before.is_special or before.has_opaque_path:
        return url
    if call.member not in ("host", "hostname") or call.input == "":
        return url
    host = _OPAQUE_HOST.match(ASCII_TAB_OR_NEWLINE.sub("", call.input))
    if not host and (before.includes_credentials or before.port is not None):
        return copied(before, host="", username="", password="", port=None)
    return url


_OPAQUE_HOST: Final = re.compile("[^/?#]")


def protocol_setter_parses_anew(call: ParserCall, url: Answer) -> Answer:
    """Setting ``protocol`` parses the href anew, and may leave a URL that is not valid.

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
    """A URL that is not valid is changed by ``protocol``, and by a host or port that heals it.

    https://url.spec.whatwg.org/#dom-url-host; see `protocol_setter_parses_anew`. Of
    ``https://a%5Eb/``, ``host`` set to ``c`` makes ``https://c/``.
    """
    if not isinstance(call.url, InvalidURL) or call.member == "protocol":
        return url
    if call.member in ("host", "hostname", "port"):
        return with_host_or_port(CHROMIUM, call, call.url)
    return call.url


def invalid_urls_have_an_href(url: URLRecord, href: str) -> str:
    """A URL that is not valid has an href, and no other component but a port.

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
    """Of a blob: URL's origin, the URL in its path may have any special scheme.

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
    """The query object's list is parsed from what ``search`` was set to, tabs and newlines and all.

    https://url.spec.whatwg.org/#dom-url-search; so says the standard, too, while webapi does what
    the other engines do, and parses the new query.
    """
    return value.removeprefix("?")


CHROMIUM: Final = Browser(
    rewritings=(
        data_urls_keep_tabs_and_newlines,
        reverse_solidus_parts_relative_paths,
        reverse_solidus_ends_dot_segments,
        protocol_setter_keeps_tabs_and_newlines,
        question_mark_removes_the_query,
        brackets_may_be_encoded,
        hosts_with_a_late_bracket_are_not_set,
        file_hosts_end_at_a_colon,
        tabs_may_come_before_the_question_mark,
    ),
    host_rules=(
        addresses_in_brackets_are_mapped,
        hosts_may_have_spaces,
        code_points_new_in_unicode_18_are_unassigned,
        opaque_hosts_are_checked_by_low_bytes,
    ),
    record_rules=(
        some_schemes_are_opaque,
        some_schemes_are_like_special_ones,
        file_urls_are_those_of_unix,
        localhost_stays,
        localhost_goes_before_a_drive_letter,
        only_some_setters_change_invalid_urls,
        protocol_setter_parses_anew,
        an_empty_host_takes_credentials_and_port_along,
        an_empty_host_is_forgotten,
        an_emptied_path_is_a_slash_without_a_host,
        vertical_line_is_encoded_in_paths,
        apostrophe_is_encoded_in_credentials,
        apostrophe_is_encoded_in_every_query,
        opaque_paths_end_in_spaces,
        an_opaque_path_may_be_a_base,
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
