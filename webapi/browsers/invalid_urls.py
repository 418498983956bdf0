"""The invalid URLs that Chromium makes when ``protocol`` is set.

https://url.spec.whatwg.org/#scheme-state; Chromium writes the new scheme in place of the old one,
and parses the result. If that fails, Chromium keeps a string whose components are canonicalized as
far as possible: ``foo:a^b`` becomes ``https://a%5Eb/``. The getters return only the href, and
whether there is a port. Setting host or port may make the URL valid again.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from webapi.url.failure import FAILURE
from webapi.url.host import FORBIDDEN_HOST_CODE_POINT, host_serializer
from webapi.url.idna import FORBIDDEN_DOMAIN_CODE_POINT, domain_parser_to_ascii
from webapi.url.percent_encoding import (
    C0_CONTROL_PERCENT_ENCODE_SET,
    percent_decode,
    utf8_percent_encode,
)
from webapi.url.port import port_of
from webapi.url.record import SPECIAL_SCHEMES, URLRecord

from .emulation import Answer, Browser, HostParserCall, ParserCall, copied, serialized

_PLACEHOLDER: Final = "placeholder"

LIKE_SPECIAL_SCHEMES: Final = frozenset(
    (
        "chrome",
        "chrome-distiller",
        "chrome-extension",
        "chrome-native",
        "chrome-search",
        "chrome-untrusted",
        "devtools",
        "isolated-app",
    )
)
"""Chromium's own schemes, whose URLs have a host, and neither credentials nor a port."""


class _Parts(NamedTuple):
    """The parts of a URL whose parsing fails. ``rest`` is the text after host and port."""

    scheme: str
    userinfo: str
    host: str
    port: str
    rest: str


class InvalidURL(URLRecord):
    """A URL that is not valid. Its scheme and host are empty, and its port is 0 or null."""

    __slots__ = ("parts",)

    parts: _Parts

    @property
    def spelling(self) -> str:
        """Chromium's text in place of the serialization."""
        scheme, userinfo, host, port, rest = self.parts
        userinfo += "@" if userinfo else ""
        port = f":{port}" if port else ""
        slashes = "//" if userinfo or host or port or scheme == "file" else ""
        return f"{scheme}:{slashes}{userinfo}{host}{port}{rest}"


def parsed_anew(browser: Browser, scheme: str, rest: str) -> Answer:
    """Parse ``scheme``, a ``:`` and ``rest`` to a URL, valid or not.

    ``rest`` is the text after the scheme of a serialized URL.
    """
    answer = browser.answer(ParserCall("href", f"{scheme}:{rest}"))
    if answer is not FAILURE:
        return answer
    if scheme not in SPECIAL_SCHEMES and scheme not in LIKE_SPECIAL_SCHEMES:
        return _opaque_host_cut_short(browser, scheme, rest)
    authority, rest = _cut(_AUTHORITY_OF_FILE if scheme == "file" else _AUTHORITY, rest)
    if scheme == "file":
        return _invalid(_Parts(scheme, "", _spelled(authority), "", _rest(browser, "https", rest)))
    tail = _rest(browser, "https", rest) if authority or rest else ""
    userinfo, host, port = _split(authority)
    if scheme in LIKE_SPECIAL_SCHEMES:
        userinfo = port = ""
    parsed = browser.host(HostParserCall(host, False, scheme, "href")) if host else ""
    spelled_host = _spelled(host) if parsed is FAILURE else host_serializer(parsed)
    with_userinfo = browser.answer(ParserCall("href", f"https://{userinfo}@{_PLACEHOLDER}"))
    assert with_userinfo is not FAILURE
    userinfo = serialized(with_userinfo).removeprefix("https://").partition(_PLACEHOLDER)[0]
    port = _canonical(port, SPECIAL_SCHEMES.get(scheme))
    return _invalid(_Parts(scheme, userinfo.removesuffix("@"), spelled_host, port, tail))


def _opaque_host_cut_short(browser: Browser, scheme: str, rest: str) -> Answer:
    """Parse a URL that is not special; cut its host at the first forbidden code point."""
    authority, rest = _cut(_AUTHORITY_OF_OPAQUE, rest)
    userinfo, host, port = _split(authority)
    if not host:
        return browser.answer(ParserCall("href", f"{scheme}:{rest}"))
    if not host.startswith("["):
        host = FORBIDDEN_HOST_CODE_POINT.split(host, maxsplit=1)[0]
        host = utf8_percent_encode(host, C0_CONTROL_PERCENT_ENCODE_SET)
    parts = _Parts(scheme, userinfo, host, _canonical(port, None), _rest(browser, scheme, rest))
    invalid = _invalid(parts)
    answer = browser.answer(ParserCall("href", invalid.spelling))
    return invalid if answer is FAILURE else answer


def with_host_or_port(browser: Browser, call: ParserCall, before: InvalidURL) -> Answer:
    """Set the host or the port of an invalid URL; return the URL."""
    scheme, userinfo, host, port, rest = before.parts
    is_special = scheme in SPECIAL_SCHEMES
    if call.member == "port" and (host == "" or not is_special):
        return before
    if not is_special and scheme not in LIKE_SPECIAL_SCHEMES:
        return before
    if call.member == "port":
        host_and_port = host
    else:
        host_and_port = f"{_PLACEHOLDER}:{port}" if port else _PLACEHOLDER
    userinfo += "@" if userinfo else ""
    other = browser.answer(ParserCall("href", f"{scheme}://{userinfo}{host_and_port}{rest}"))
    if other is FAILURE:
        return before
    answer = browser.answer(call._replace(url=other))
    if answer is FAILURE or answer.host == _PLACEHOLDER:
        return before
    if call.member == "port" and answer.port is None:
        with_port = browser.answer(call._replace(url=copied(other, port=1)))
        return before if with_port is not FAILURE and with_port.port == 1 else answer
    return answer


def _invalid(parts: _Parts) -> InvalidURL:
    url = InvalidURL()
    url.path = ""
    url.port = 0 if parts.port else None
    url.parts = parts
    return url


_AUTHORITY: Final = re.compile(r"[/\\]*([^/\\?#]*)")
_AUTHORITY_OF_FILE: Final = re.compile(r"[/\\]*([^/\\]*)")
_AUTHORITY_OF_OPAQUE: Final = re.compile("//([^/?#]*)")


def _cut(pattern: re.Pattern[str], rest: str) -> tuple[str, str]:
    """Return the authority, and the text after it."""
    match = pattern.match(rest)
    assert match is not None
    return match[1], rest[match.end() :]


def _split(authority: str) -> tuple[str, str, str]:
    userinfo, _, host = authority.rpartition("@")
    end_of_address = len(host) if host.startswith("[") and "]" not in host else host.rfind("]")
    colon = host.rfind(":")
    if colon <= end_of_address:
        return userinfo, host, ""
    return userinfo, host[:colon], host[colon + 1 :]


def _canonical(port: str, default: int | None) -> str:
    """Remove a port's leading zeros; keep text that is not a port, and drop the default port."""
    if not (port.isascii() and port.isdigit()):
        return port.replace(" ", "%20")
    number = port_of(port)
    if number is None:
        return port
    return "" if number == default else str(number)


def _rest(browser: Browser, scheme: str, rest: str) -> str:
    url = browser.answer(ParserCall("href", f"{scheme}://{_PLACEHOLDER}{rest}"))
    assert url is not FAILURE
    return serialized(url).partition(_PLACEHOLDER)[2]


def _spelled(host: str) -> str:
    """Canonicalize a domain that fails, as far as possible."""
    octets = percent_decode(_LONE_PERCENT.sub("%25", host))
    try:
        decoded = octets.decode()
    except UnicodeDecodeError:
        return _in_ascii(escaped(octets.decode(errors="replace")))
    domain = escaped(decoded)
    if domain.isascii():
        return domain
    mapped = domain_parser_to_ascii(domain, False)
    if mapped is FAILURE or mapped == "":
        return _in_ascii(domain)
    return escaped(percent_decode(mapped).decode(errors="replace"))


_LONE_PERCENT: Final = re.compile("%(?![0-9A-Fa-f]{2})")


def escaped(domain: str) -> str:
    """Lowercase a domain; percent-encode its forbidden code points, spaces and ``*``."""
    return domain.translate(_ESCAPED)


_ESCAPED: Final = {
    ord(char): char.lower() if char.isalpha() else f"%{ord(char):02X}"
    for char in map(chr, range(0x80))
    if char.isupper()
    or char == "*"
    or (FORBIDDEN_DOMAIN_CODE_POINT.match(char) and char not in ":[]")
}


def _in_ascii(domain: str) -> str:
    return utf8_percent_encode(domain, C0_CONTROL_PERCENT_ENCODE_SET)
