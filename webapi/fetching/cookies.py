"""Cookies, by RFC 6265bis: https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis

Python's ``http.cookies`` and ``http.cookiejar`` follow older rules: they refuse names that browsers
take, unquote values, know no ``SameSite`` and no prefixes. The libraries for HTTP build on them. So
the algorithms stand here; they are short.

A Domain attribute must not name a public suffix. The Public Suffix List comes with ``pip install
'webapi-dom[publicsuffix]'``. Without it only names of one label, like ``com``, count as public
suffixes: give a jar of several sites the list.
"""

from __future__ import annotations

import re
import threading
import time
from calendar import timegm
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final, Literal, TypeAlias

from webapi.html.secure_contexts import is_potentially_trustworthy
from webapi.url.host import host_serializer
from webapi.url.origin import OpaqueOrigin, Origin
from webapi.url.public_suffix import public_suffix
from webapi.url.record import URLRecord
from webapi.url.serializer import record_of, url_path_serializer
from webapi.url.site import same_site

TYPE_CHECKING = False
if TYPE_CHECKING:
    from webapi.url.serializer import URLLike

SameSite: TypeAlias = Literal["Default", "Lax", "None", "Strict"]

SAME_SITES: Final = ("None", "Default", "Lax", "Strict")
"""The weakest first."""
MAX_COOKIE: Final = 4096
"""The greatest length of a name and a value together, in bytes."""
MAX_ATTRIBUTE: Final = 1024
"""The greatest length of an attribute's value; also of a path and a domain by default."""
MAX_OF_DOMAIN: Final = 180
MAX_OF_ALL: Final = 3000
_LEFT_OF_DOMAIN: Final = 150
_LEFT_OF_ALL: Final = 2700
_LONGEST_AGE: Final = 400 * 24 * 60 * 60

_CONTROLS: Final = re.compile("[\0-\x08\n-\x1f\x7f]")
_SECONDS: Final = re.compile("-?[0-9]+")
_DATE_TOKEN: Final = re.compile(r"[^\t -/;-@\[-`{-~]+")
_TIME: Final = re.compile(r"([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2})(?![0-9])")
_DAY: Final = re.compile("([0-9]{1,2})(?![0-9])")
_YEAR: Final = re.compile("([0-9]{2,4})(?![0-9])")
_MONTHS: Final = (
    *("jan", "feb", "mar", "apr", "may", "jun"),
    *("jul", "aug", "sep", "oct", "nov", "dec"),
)


@dataclass(frozen=True, slots=True)
class Cookie:
    """A cookie. Name and value have a character for each byte, as the values of headers have."""

    name: str
    value: str
    domain: str
    path: str
    expires: float | None
    """Seconds since 1970, or ``None`` for a cookie of the session."""
    host_only: bool
    secure: bool
    http_only: bool
    same_site: SameSite
    created: int
    """Where the cookie stands in the order of creation."""


_Key: TypeAlias = tuple[str, bool, str]
"""What tells cookies of one domain apart: name, whether host-only, path."""


class CookieJar:
    """The cookies of a user agent, or of a page.

    >>> jar = CookieJar()
    >>> jar.set("https://example.com/shop/", "id=7; Secure; HttpOnly", from_http=True)
    True
    >>> jar.set("https://example.com/shop/", "theme=dark; Path=/", from_http=False)
    True
    >>> jar.cookie_string("https://example.com/shop/cart", for_http=True)
    'id=7; theme=dark'
    >>> jar.cookie_string("https://example.com/shop/cart", for_http=False)
    'theme=dark'

    A jar is bounded: 180 cookies a domain, 3,000 in all. Beyond, it drops those that are not secure
    and have not been used for the longest time. ``clock`` tells the time, in seconds since 1970.
    """

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._lock = threading.Lock()
        self._by_domain: dict[str, dict[_Key, Cookie]] = {}
        self._accessed: dict[Cookie, int] = {}
        self._order = 0

    def __len__(self) -> int:
        return len(self._accessed)

    def __iter__(self) -> Iterator[Cookie]:
        """The cookies that have not expired, oldest first."""
        now = self._clock()
        with self._lock:
            cookies = [each for each in self._accessed if not _has_expired(each, now)]
        return iter(sorted(cookies, key=lambda cookie: cookie.created))

    def clear(self) -> None:
        """Remove all cookies."""
        with self._lock:
            self._by_domain.clear()
            self._accessed.clear()

    def set(
        self,
        url: URLLike | str,
        set_cookie_string: str,
        *,
        from_http: bool,
        same_site: SameSite = "Strict",
    ) -> bool:
        """Store a cookie; return False if the standard ignores it.

        ``url`` is the request's, or the document's; a str is a URL's serialization. ``from_http``
        says that the string is the value of a ``Set-Cookie`` header, a character for each byte.
        Otherwise it is text that a script assigned to ``document.cookie``. ``same_site`` is the
        strongest value of ``SameSite`` that a cookie may have.
        """
        url = _record(url)
        if not from_http:
            set_cookie_string = set_cookie_string.encode("utf-8", "replace").decode("latin-1")
        now = self._clock()
        cookie = _cookie(url, set_cookie_string, from_http, now)
        if cookie is None or not _is_allowed(cookie, same_site):
            return False
        with self._lock:
            return self._store(cookie, url, from_http, now)

    def cookie_string(
        self, url: URLLike | str, *, for_http: bool, same_site: SameSite = "Strict"
    ) -> str:
        """The cookies of a request or a document, as the algorithm "retrieve cookies" has them.

        With ``for_http``, it is the value of a ``Cookie`` header, a character for each byte.
        Otherwise it is the text of ``document.cookie``, without cookies that are ``HttpOnly``.
        ``same_site`` is the strongest value of ``SameSite`` that a cookie may have.
        """
        url, now = _record(url), self._clock()
        with self._lock:
            cookies = self._fitting(url, for_http, same_site, now)
            for cookie in cookies:
                self._touch(cookie)
        string = "; ".join(
            f"{cookie.name}={cookie.value}" if cookie.name else cookie.value for cookie in cookies
        )
        return string if for_http else string.encode("latin-1").decode("utf-8", "replace")

    def cookies_of(self, url: URLLike | str) -> list[Cookie]:
        """The cookies of a request of the same site, those of longer paths first."""
        with self._lock:
            return self._fitting(_record(url), True, "Strict", self._clock())

    def _fitting(
        self, url: URLRecord, for_http: bool, same_site: SameSite, now: float
    ) -> list[Cookie]:
        host, path = _host(url), url_path_serializer(url)
        cookies = [
            cookie
            for cookie in self._of_host(host, now)
            if (not cookie.host_only or cookie.domain == host)
            and _path_matches(path, cookie.path)
            and (not cookie.secure or _is_secure(url))
            and (not cookie.http_only or for_http)
            and _is_allowed(cookie, same_site)
        ]
        return sorted(cookies, key=lambda cookie: (-len(cookie.path), cookie.created))

    def discard(self, cookie: Cookie) -> None:
        """Remove a cookie, if it is there."""
        with self._lock:
            if cookie in self._accessed:
                self._remove(cookie)

    def _of_host(self, host: str, now: float) -> list[Cookie]:
        """The cookies whose domain the host matches. Remove those that have expired."""
        found = []
        for domain in [each for each in _domains_matched_by(host) if each in self._by_domain]:
            for cookie in list(self._by_domain[domain].values()):
                if _has_expired(cookie, now):
                    self._remove(cookie)
                else:
                    found.append(cookie)
        return found

    def _store(self, cookie: Cookie, url: URLRecord, from_http: bool, now: float) -> bool:
        """The rest of the algorithm "store a cookie", which looks at the other cookies."""
        if not cookie.secure and not _is_secure(url) and self._shadows(cookie, now):
            return False
        key = cookie.name, cookie.host_only, cookie.path
        old = self._by_domain.get(cookie.domain, {}).get(key)
        if old is not None and not _has_expired(old, now):
            if not from_http and old.http_only:
                return False
            created = old.created
        else:
            self._order += 1
            created = self._order
        if old is not None:
            self._remove(old)
        cookie = replace(cookie, created=created)
        if _has_expired(cookie, now):
            return True
        cookies = self._by_domain.setdefault(cookie.domain, {})
        cookies[key] = cookie
        self._touch(cookie)
        if len(cookies) > MAX_OF_DOMAIN:
            self._evict(cookies.values(), _LEFT_OF_DOMAIN, now)
        if len(self._accessed) > MAX_OF_ALL:
            self._evict(self._accessed, _LEFT_OF_ALL, now)
        return True

    def _shadows(self, cookie: Cookie, now: float) -> bool:
        """Whether an insecure cookie would take the place of a secure one."""
        return any(
            other.secure
            and other.name == cookie.name
            and not _has_expired(other, now)
            and (
                _domain_matches(other.domain, cookie.domain)
                or _domain_matches(cookie.domain, other.domain)
            )
            and _path_matches(cookie.path, other.path)
            for other in self._accessed
        )

    def _touch(self, cookie: Cookie) -> None:
        self._accessed.pop(cookie, None)
        self._order += 1
        self._accessed[cookie] = self._order

    def _remove(self, cookie: Cookie) -> None:
        del self._accessed[cookie]
        cookies = self._by_domain[cookie.domain]
        del cookies[cookie.name, cookie.host_only, cookie.path]
        if not cookies:
            del self._by_domain[cookie.domain]

    def _evict(self, cookies: Iterable[Cookie], left: int, now: float) -> None:
        """Remove cookies by the standard's priority: expired, insecure, longest without use."""
        ordered = sorted(
            cookies,
            key=lambda each: (not _has_expired(each, now), each.secure, self._accessed[each]),
        )
        for cookie in ordered[: len(ordered) - left]:
            self._remove(cookie)


def _cookie(url: URLRecord, string: str, from_http: bool, now: float) -> Cookie | None:
    """Parse a set-cookie-string, and check it as far as other cookies do not count."""
    if _CONTROLS.search(string):
        return None
    pair, _, rest = string.partition(";")
    name, equals, value = pair.partition("=")
    if not equals:
        name, value = "", name
    name, value = name.strip(" \t"), value.strip(" \t")
    if len(name) + len(value) > MAX_COOKIE or not (name or value):
        return None
    attributes = _attributes(rest)
    host = _host(url)
    domain = _domain(attributes.get("domain", ""), host, isinstance(url.host, str))
    if domain is None:
        return None
    path = attributes.get("path", "")
    cookie = Cookie(
        name,
        value,
        domain or host,
        path if path.startswith("/") else _default_path(url),
        _expires(attributes, now),
        not domain,
        "secure" in attributes,
        "httponly" in attributes,
        _same_site(attributes.get("samesite", "")),
        0,
    )
    if max(len(cookie.domain), len(cookie.path)) > MAX_ATTRIBUTE:
        return None  # "A user agent MAY ignore a received cookie": only a URL can be so long
    if cookie.secure and not _is_secure(url):
        return None
    if cookie.http_only and not from_http:
        return None
    if cookie.same_site == "None" and not cookie.secure:
        return None
    prefixed = (name or value).lower()
    if prefixed.startswith(("__secure-", "__host-")):
        if not name or not cookie.secure:
            return None
        if prefixed.startswith("__host-") and not (cookie.host_only and path == "/"):
            return None
    return cookie


def _attributes(text: str) -> dict[str, str]:
    """The last value of each attribute, by its lowercase name."""
    attributes = {}
    for each in text.split(";"):
        name, _, value = each.partition("=")
        name, value = name.strip(" \t").lower(), value.strip(" \t")
        if len(value) > MAX_ATTRIBUTE:
            continue
        if name == "expires" and cookie_date(value) is None:
            continue
        if name == "max-age" and not _SECONDS.fullmatch(value):
            continue
        attributes[name] = value
    return attributes


def _expires(attributes: dict[str, str], now: float) -> float | None:
    """The expiry time: Max-Age, then Expires, 400 days at most."""
    if "max-age" in attributes:
        seconds = int(attributes["max-age"])
        return now + min(seconds, _LONGEST_AGE) if seconds > 0 else float("-inf")
    if "expires" in attributes:
        date = cookie_date(attributes["expires"])
        assert date is not None
        return min(date, now + _LONGEST_AGE)
    return None


def cookie_date(text: str) -> float | None:
    """Parse a cookie-date to seconds since 1970; ``None`` is failure.

    >>> cookie_date("Thu, 01 Jan 1970 00:01:00 GMT"), cookie_date("tomorrow")
    (60, None)
    """
    clock = day = month = year = None
    for token in _DATE_TOKEN.findall(text):
        if clock is None and (found := _TIME.match(token)):
            clock = [int(each) for each in found.groups()]
        elif day is None and (found := _DAY.match(token)):
            day = int(found[1])
        elif month is None and token[:3].lower() in _MONTHS:
            month = _MONTHS.index(token[:3].lower()) + 1
        elif year is None and (found := _YEAR.match(token)):
            year = int(found[1])
    if clock is None or day is None or month is None or year is None:
        return None
    if year < 100:
        year += 1900 if year >= 70 else 2000
    if year < 1601:
        return None
    try:
        return timegm(datetime(year, month, day, clock[0], clock[1], clock[2]).timetuple())
    except ValueError:
        return None


def _same_site(value: str) -> SameSite:
    match value.lower():
        case "none":
            return "None"
        case "strict":
            return "Strict"
        case "lax":
            return "Lax"
    return "Default"


def _domain(attribute: str, host: str, is_name: bool) -> str | None:
    """The cookie's domain: empty for a host-only cookie, ``None`` if the cookie is ignored."""
    domain = attribute.removeprefix(".").lower()
    if not domain.isascii():
        return None
    if domain and _is_public_suffix(domain):
        return "" if domain == host else None
    if domain == host or not domain:
        return domain
    return domain if is_name and _domain_matches(host, domain) else None


def _is_public_suffix(domain: str) -> bool:
    try:
        return public_suffix(domain) == domain
    except ModuleNotFoundError:
        return "." not in domain


def _domain_matches(host: str, domain: str) -> bool:
    """Whether a host domain-matches a domain; the host is no IP address, or the domain itself."""
    return host == domain or host.endswith(f".{domain}")


def _domains_matched_by(host: str) -> Iterator[str]:
    yield host
    start = max(0, len(host) - MAX_ATTRIBUTE - 1)
    while (start := host.find(".", start) + 1) > 0:
        yield host[start:]


def _path_matches(path: str, cookie_path: str) -> bool:
    """Whether a path path-matches that of a cookie."""
    return path.startswith(cookie_path) and (
        len(path) == len(cookie_path) or cookie_path.endswith("/") or path[len(cookie_path)] == "/"
    )


def _default_path(url: URLRecord) -> str:
    """The default-path of a request's URL."""
    path = url_path_serializer(url)
    return path[: path.rfind("/")] or "/" if path.startswith("/") else "/"


def is_same_site(a: Origin, b: Origin) -> bool:
    """Whether two origins are of one site, as far as it is known which suffixes are public."""
    try:
        return same_site(a, b)
    except ModuleNotFoundError:
        return _last_labels(a) == _last_labels(b)


def _last_labels(origin: Origin) -> object:
    if isinstance(origin, OpaqueOrigin):
        return origin
    host = origin.host
    return origin.scheme, host.split(".")[-2:] if isinstance(host, str) else host


def _is_allowed(cookie: Cookie, strongest: SameSite) -> bool:
    return SAME_SITES.index(cookie.same_site) <= SAME_SITES.index(strongest)


def _host(url: URLRecord) -> str:
    return "" if url.host is None else host_serializer(url.host)


def _is_secure(url: URLRecord) -> bool:
    """Whether the connection is secure, as Chromium decides.

    RFC 6265bis leaves it to the user agent: to Chromium, one to this machine is secure, too.
    """
    return url.scheme in ("http", "https", "ws", "wss") and is_potentially_trustworthy(url)


def _has_expired(cookie: Cookie, now: float) -> bool:
    return cookie.expires is not None and cookie.expires <= now


def _record(url: URLLike | str) -> URLRecord:
    if isinstance(url, URLRecord):
        return url
    return record_of(url if isinstance(url, str) else url.href)
