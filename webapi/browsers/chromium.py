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
from webapi.url.ipv4 import ends_in_a_number_checker, ipv4_parser
from webapi.url.percent_encoding import (
    C0_CONTROL_PERCENT_ENCODE_SET,
    percent_decode,
    utf8_percent_encode,
)
from webapi.url.record import SPECIAL_SCHEMES, Host, URLRecord
from webapi.url.serializer import url_path_serializer, url_serializer

from .common import (
    clean,
    opaque_paths_end_in_spaces,
    scheme_of,
    tabs_may_come_before_the_question_mark,
)
from .emulation import Answer, Asked, AskedHost, Browser, copied, standard
from .unicode_17 import code_points_new_in_unicode_18_are_unassigned

_PLACEHOLDER: Final = "placeholder"
_SLASHES: Final = re.compile(r"[/\\]*")
_PATH: Final = re.compile("[^?#]*")
_AUTHORITY: Final = re.compile(r"[^/\\?#]*")


# Rewritings


def data_urls_keep_tabs_and_newlines(asked: Asked) -> Asked:
    """Tabs and newlines within a data: URL are percent-encoded instead of removed.

    https://url.spec.whatwg.org/#concept-basic-url-parser; ``data:a\\tb`` is ``data:a%09b``.
    """
    if asked.url is not None or scheme_of(clean(asked.input)) != "data":
        return asked
    return asked._replace(input=_encode_tabs(asked.input.strip(C0_CONTROL_OR_SPACE)))


def _encode_tabs(input: str) -> str:
    return ASCII_TAB_OR_NEWLINE.sub(lambda match: f"%{ord(match[0]):02X}", input)


def reverse_solidus_parts_relative_paths(asked: Asked) -> Asked:
    r"""In a relative reference, ``\`` is ``/`` whatever the base's scheme.

    https://url.spec.whatwg.org/#path-state; ``a\b`` against ``foo://h/c`` is ``foo://h/a/b``. If it
    is one of two leading slashes, the base's host is lost, too.
    """
    base, input = asked.base, clean(asked.input)
    if base is None or base.is_special or base.has_opaque_path or scheme_of(input):
        return asked
    if input.startswith("/\\"):
        return asked._replace(input=f"{base.scheme}:{input}")
    if input.startswith(("\\/", "\\\\")):
        return asked._replace(input=f"{base.scheme}:/{input}")
    if input.startswith("//"):
        return asked
    path = _PATH.match(input)
    assert path is not None
    return asked._replace(input=path[0].replace("\\", "/") + input[path.end() :])


def protocol_setter_keeps_tabs_and_newlines(asked: Asked) -> Asked:
    """A tab or newline in what ``protocol`` is set to is not removed, and so ends the setter.

    https://url.spec.whatwg.org/#dom-url-protocol; ``"h\\ttps"`` changes nothing.
    """
    scheme = asked.input.partition(":")[0]
    if asked.member == "protocol" and ASCII_TAB_OR_NEWLINE.search(scheme):
        return asked._replace(input="")
    return asked


def question_mark_removes_the_query(asked: Asked) -> Asked:
    """Setting ``search`` to ``"?"`` makes the query null, not empty.

    https://url.spec.whatwg.org/#dom-url-search
    """
    if asked.member == "search" and asked.input == "?":
        return asked._replace(input="")
    return asked


def file_hosts_end_at_a_colon(asked: Asked) -> Asked:
    """Setting ``host`` of a file URL takes what is before a ``:``.

    https://url.spec.whatwg.org/#file-host-state; ``"x:1"`` makes the host ``x``.
    """
    if asked.member != "host" or asked.url is None or asked.url.scheme != "file":
        return asked
    match = _FILE_HOST.match(asked.input)
    return asked._replace(input=match[1]) if match else asked


_FILE_HOST: Final = re.compile(r"(\[[^\]]*\]|[^:\[/\\?#]+):(?!\[)")


def hosts_with_a_late_bracket_are_not_set(asked: Asked) -> Asked:
    """Setting ``host`` to something with a ``]`` after a ``:`` changes nothing.

    https://url.spec.whatwg.org/#host-state; ``h:]`` does not make the host ``h``.
    """
    if asked.member == "host" and _LATE_BRACKET.match(asked.input):
        return asked._replace(input=":")
    return asked


_LATE_BRACKET: Final = re.compile(r"[^\[:/\\?#]*:[^/\\?#]*\]")

# Hosts


def opaque_hosts_are_checked_by_low_bytes(asked: AskedHost, host: Host | Failure) -> Host | Failure:
    """An opaque host fails if it has a code point whose low byte is a forbidden host code point's.

    https://url.spec.whatwg.org/#concept-opaque-host-parser; ``foo://\u2820`` fails, because 0x20
    is a space's. Beyond U+FFFF it is the low byte of the first surrogate. The setters are right.
    """
    if asked.is_opaque and asked.member == "href" and not asked.input.isascii():
        low_bytes = (
            ord(c) & 0xFF if c < "\U00010000" else (ord(c) - 0x10000) >> 10 & 0xFF
            for c in asked.input
        )
        if FORBIDDEN_HOST_CODE_POINT.search(bytes(low_bytes).decode("latin-1")):
            return FAILURE
    return host


def forbidden_code_points_are_looked_for_before_mapping(
    asked: AskedHost, host: Host | Failure
) -> Host | Failure:
    """A domain's forbidden code points are looked for before it is mapped to ASCII, too.

    https://url.spec.whatwg.org/#concept-domain-to-ascii; ``<`` and U+0338 are ``≮``, which may be
    in a domain, but fail.
    """
    if not asked.is_opaque and ("<" in asked.input or ">" in asked.input):
        return FAILURE
    return host


def hosts_may_have_spaces(asked: AskedHost, host: Host | Failure) -> Host | Failure:
    """A host's spaces and ``*`` are percent-encoded, before and after the domain is made ASCII.

    https://url.spec.whatwg.org/#concept-host-parser; ``http://a b/`` is ``http://a%20b/`` and
    ``http://*/`` is ``http://%2A/``. Percent-encoded bytes are decoded once more after, too, and
    before an IPv6 address is looked for.
    """
    if asked.is_opaque or not _NOT_PLAIN.search(asked.input):
        return host
    domain = percent_decode(asked.input).decode(errors="replace")
    if domain.startswith("["):
        return host_parser(domain)
    if "%" in domain:
        return FAILURE
    if not domain.isascii():
        mapped = domain_parser_to_ascii(_encode_spaces(domain), False)
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


def some_schemes_are_opaque(asked: Asked, url: Answer) -> Answer:
    """URLs of schemes that Android, ChromeOS and some programs use always have an opaque path.

    https://url.spec.whatwg.org/#scheme-state; the path of ``steam://x`` is ``//x``.
    """
    input = clean(asked.input)
    scheme = scheme_of(input)
    if asked.member == "pathname" and asked.url and asked.url.scheme in _OPAQUE_SCHEMES:
        path = utf8_percent_encode(
            ASCII_TAB_OR_NEWLINE.sub("", asked.input), C0_CONTROL_PERCENT_ENCODE_SET
        )
        return copied(asked.url, path=path.replace("?", "%3F").replace("#", "%23"))
    if asked.url is not None or scheme not in _OPAQUE_SCHEMES:
        return url
    opaque = standard(Asked("href", f"{scheme}:{_PLACEHOLDER}{input[len(scheme) + 1 :]}"))
    assert opaque is not FAILURE and isinstance(opaque.path, str)
    return copied(opaque, path=opaque.path.removeprefix(_PLACEHOLDER))


_OPAQUE_SCHEMES: Final = frozenset(
    ("android", "chromeos-steam", "drivefs", "materialized-view", "steam")
)


def some_schemes_are_like_special_ones(asked: Asked, url: Answer) -> Answer:
    """URLs of Chromium's own schemes are parsed as if these were special, and have no port.

    https://url.spec.whatwg.org/#special-scheme; ``chrome-search:X:0`` is ``chrome-search://x/``.
    """
    input = clean(asked.input)
    scheme = scheme_of(input)
    if asked.url is not None and asked.url.scheme in _LIKE_SPECIAL_SCHEMES:
        if asked.member in ("username", "password", "port"):
            return asked.url
        if asked.member == "protocol":
            return url
        scheme = asked.url.scheme
        special = CHROMIUM.answer(asked._replace(url=copied(asked.url, scheme="https")))
        return special if special is FAILURE else copied(special, scheme=scheme)
    if asked.url is not None or scheme not in _LIKE_SPECIAL_SCHEMES:
        return url
    without_port = _PORT.sub(r"\1", input[len(scheme) + 1 :], count=1)
    special = CHROMIUM.answer(Asked("href", f"https:{without_port}"))
    return special if special is FAILURE else copied(special, scheme=scheme)


_PORT: Final = re.compile(r"^(?!.*@)([/\\]*(?:\[[^\]]*\]|[^:/\\?#\[]*)):[^:/\\?#]*(?=[/\\?#]|$)")


_LIKE_SPECIAL_SCHEMES: Final = frozenset(
    (
        "chrome",
        "chrome-distiller",
        "chrome-extension",
        "chrome-native",
        "chrome-search",
        "isolated-app",
    )
)


def file_urls_are_those_of_unix(asked: Asked, url: Answer) -> Answer:
    """A file URL has no drive letters, and slashes beyond its first three are one.

    https://url.spec.whatwg.org/#file-state; ``file:///C|/..`` is ``file:///``, ``file:////x`` is
    ``file:///x``, and ``file://C:/`` fails since ``C:`` is no host.
    """
    input, base = clean(asked.input), asked.base
    scheme = scheme_of(input)
    base_is_file = base is not None and base.scheme == "file"
    if asked.member == "pathname" and asked.url is not None and asked.url.scheme == "file":
        like_https = copied(asked.url, scheme="https", host=_PLACEHOLDER)
        return _like_file(standard(asked._replace(url=like_https)), asked.url.host)
    if asked.url is not None or (scheme != "file" and (scheme or not base_is_file)):
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
            host = CHROMIUM.host(AskedHost(authority[0], False, "file", "href"))
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
    return _like_file(standard(Asked("href", rest, like_https)), host)


def _like_file(url: Answer, host: Host | None) -> Answer:
    return url if url is FAILURE else copied(url, scheme="file", host=host)


def localhost_stays(asked: Asked, url: Answer) -> Answer:
    """A file URL's host ``localhost`` stays: https://url.spec.whatwg.org/#file-host-state"""
    if url is FAILURE or asked.member not in ("host", "hostname") or url.scheme != "file":
        return url
    asked_host = clean_host(asked.input)
    if asked_host and CHROMIUM.host(AskedHost(asked_host, False, "file", "host")) == "localhost":
        return copied(url, host="localhost")
    return url


def clean_host(input: str) -> str:
    authority = _AUTHORITY.match(ASCII_TAB_OR_NEWLINE.sub("", input))
    assert authority is not None
    return authority[0]


def vertical_line_is_encoded_in_paths(asked: Asked, url: Answer) -> Answer:
    """``|`` is in the path percent-encode set.

    https://url.spec.whatwg.org/#path-percent-encode-set; ``https://h/|`` is ``https://h/%7C``.
    """
    if url is FAILURE or isinstance(url.path, str) or not any("|" in it for it in url.path):
        return url
    return copied(url, path=[segment.replace("|", "%7C") for segment in url.path])


def apostrophe_is_encoded_in_credentials(asked: Asked, url: Answer) -> Answer:
    """``'`` is in the userinfo percent-encode set.

    https://url.spec.whatwg.org/#userinfo-percent-encode-set; ``https://a'b@h/`` is
    ``https://a%27b@h/``.
    """
    if url is FAILURE or "'" not in url.username + url.password:
        return url
    username, password = (it.replace("'", "%27") for it in (url.username, url.password))
    return copied(url, username=username, password=password)


def apostrophe_is_encoded_in_every_query(asked: Asked, url: Answer) -> Answer:
    """``'`` is encoded in the queries of URLs that are not special, too.

    https://url.spec.whatwg.org/#query-state; ``foo:?'`` is ``foo:?%27``.
    """
    if url is FAILURE or url.query is None or url.is_special or "'" not in url.query:
        return url
    return copied(url, query=url.query.replace("'", "%27"))


class _ForgottenHost(str):
    """The empty host that a setter gave to a URL that is not special."""

    __slots__ = ()


def an_empty_host_is_forgotten(asked: Asked, url: Answer) -> Answer:
    """The empty host that a setter gave to a URL that is not special is null to the next setter.

    https://url.spec.whatwg.org/#url-class; ``foo://h/a``, when ``host`` is set to nothing and then
    ``hash`` to ``b``, is ``foo:/a#b``.
    """
    before = asked.url
    if url is FAILURE or before is None or url.is_special or url.host != "":
        return url
    if asked.member in ("host", "hostname"):
        return url if before.host == "" else copied(url, host=_ForgottenHost())
    if asked.member in ("username", "password", "port") or not isinstance(
        before.host, _ForgottenHost
    ):
        return url
    if asked.member == "protocol" and url.scheme == before.scheme:
        return url
    path = [""] if asked.member == "pathname" and not url.path else url.path
    return copied(url, host=None, path=path)


def an_empty_host_takes_credentials_and_port_along(asked: Asked, url: Answer) -> Answer:
    """Setting the host of a URL with credentials or a port to nothing removes these, too.

    https://url.spec.whatwg.org/#host-state; in a URL that is not special.
    """
    before = asked.url
    if url is FAILURE or before is None or before.is_special or before.has_opaque_path:
        return url
    if asked.member not in ("host", "hostname") or asked.input == "":
        return url
    host = _OPAQUE_HOST.match(ASCII_TAB_OR_NEWLINE.sub("", asked.input))
    if not host and (before.includes_credentials or before.port is not None):
        return copied(before, host="", username="", password="", port=None)
    return url


_OPAQUE_HOST: Final = re.compile("[^/?#]")


def protocol_setter_parses_anew(asked: Asked, url: Answer) -> Answer:
    """Setting ``protocol`` from a scheme that is not special to one that is parses the href anew.

    https://url.spec.whatwg.org/#scheme-state; ``foo:/a`` becomes ``https://a/``. The standard
    changes nothing.
    """
    before = asked.url
    if before is None or asked.member != "protocol" or before.is_special:
        return url
    scheme = scheme_of(asked.input + ":")
    if scheme not in SPECIAL_SCHEMES:
        return url
    answer = CHROMIUM.answer(Asked("href", scheme + url_serializer(before)[len(before.scheme) :]))
    return url if answer is FAILURE else answer


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
    path_url = CHROMIUM.answer(Asked("href", url_path_serializer(url)))
    if path_url is FAILURE or not path_url.is_special:
        return origin
    return CHROMIUM.origin(path_url)


def own_schemes_have_origins(url: URLRecord, origin: str) -> str:
    """URLs of Chromium's own schemes have a tuple origin: https://url.spec.whatwg.org/#origin"""
    if url.scheme not in _LIKE_SPECIAL_SCHEMES - {"chrome-native"} or url.host is None:
        return origin
    return f"{url.scheme}://{host_serializer(url.host)}"


# Queries


def tabs_and_newlines_stay_in_the_query_object(value: str, query: str) -> str:
    """The query object's list is parsed from what ``search`` was set to, tabs and newlines and all.

    https://url.spec.whatwg.org/#dom-url-search; so says the standard, too, while webapi does what
    the other engines do, and parses the new query.
    """
    return value.removeprefix("?")


# What no rule foretells


def a_new_protocol_may_leave_an_invalid_url(asked: Asked) -> bool:
    """Where parsing anew fails, `protocol_setter_parses_anew` leaves a URL that is not one.

    https://url.spec.whatwg.org/#dom-url-protocol; ``sc:/1:9x`` becomes ``https://0.0.0.1:9x/``.
    """
    return asked.member == "protocol" and asked.url is not None and not asked.url.is_special


def an_empty_host_may_be_null(asked: Asked) -> bool:
    """An empty host that came from a reference may be as if a setter had given it.

    https://url.spec.whatwg.org/#url-class; see `an_empty_host_is_forgotten`.
    """
    return asked.url is not None and not asked.url.is_special and asked.url.host == ""


def file_paths_may_get_a_dot(asked: Asked) -> bool:
    """An href may have ``/.`` before a path that begins with two slashes, though it has a host.

    https://url.spec.whatwg.org/#concept-url-serializer; ``/.//a`` against ``file:///``.
    """
    return asked.base is not None and asked.base.scheme == "file"


def pathname_may_remove_localhost(asked: Asked) -> bool:
    """Setting ``pathname`` of ``file://localhost/a`` may set the host, too.

    https://url.spec.whatwg.org/#dom-url-pathname
    """
    return asked.member == "pathname" and asked.url is not None and asked.url.host == "localhost"


def brackets_may_appear_late(asked: Asked) -> bool:
    """The ``[`` of an IPv6 address may be percent-encoded or have ignored code points after it.

    https://url.spec.whatwg.org/#host-state; ``http://%5B::1]`` is ``http://[::1]/``.
    """
    return asked.url is None and _BRACKET.search(asked.input) is not None


_BRACKET: Final = re.compile(r"\[|%5[Bb]")


def references_may_have_other_hosts(asked: Asked) -> bool:
    """`opaque_hosts_are_checked_by_low_bytes` may not hold for references: see there.

    https://url.spec.whatwg.org/#relative-slash-state
    """
    return asked.base is not None and clean(asked.input).startswith("//")


def references_may_go_astray(asked: Asked) -> bool:
    """Against a base that has a query and no path a reference may be put after its fragment.

    https://url.spec.whatwg.org/#relative-state; ``a`` against ``foo://h?q#f``.
    """
    return asked.base is not None and not asked.base.path


def data_hosts_may_have_tabs(asked: Asked) -> bool:
    """A tab in the host of a data: URL may make it fail, not be percent-encoded.

    https://url.spec.whatwg.org/#concept-opaque-host-parser; ``data://\\t8080``.
    """
    return clean(asked.input).startswith("data://") and asked.url is None


CHROMIUM: Final = Browser(
    rewritings=(
        data_urls_keep_tabs_and_newlines,
        reverse_solidus_parts_relative_paths,
        protocol_setter_keeps_tabs_and_newlines,
        question_mark_removes_the_query,
        file_hosts_end_at_a_colon,
        hosts_with_a_late_bracket_are_not_set,
        tabs_may_come_before_the_question_mark,
    ),
    host_rules=(
        hosts_may_have_spaces,
        code_points_new_in_unicode_18_are_unassigned,
        forbidden_code_points_are_looked_for_before_mapping,
        opaque_hosts_are_checked_by_low_bytes,
    ),
    record_rules=(
        some_schemes_are_opaque,
        some_schemes_are_like_special_ones,
        file_urls_are_those_of_unix,
        localhost_stays,
        protocol_setter_parses_anew,
        an_empty_host_takes_credentials_and_port_along,
        an_empty_host_is_forgotten,
        vertical_line_is_encoded_in_paths,
        apostrophe_is_encoded_in_credentials,
        apostrophe_is_encoded_in_every_query,
        opaque_paths_end_in_spaces,
    ),
    origin_rules=(
        file_urls_have_an_origin,
        blob_urls_have_the_origin_of_what_follows,
        own_schemes_have_origins,
    ),
    query_rules=(tabs_and_newlines_stay_in_the_query_object,),
    unforeseen=(
        a_new_protocol_may_leave_an_invalid_url,
        an_empty_host_may_be_null,
        brackets_may_appear_late,
        data_hosts_may_have_tabs,
        file_paths_may_get_a_dot,
        pathname_may_remove_localhost,
        references_may_have_other_hosts,
        references_may_go_astray,
    ),
)
"""Chromium 156 on Linux."""
