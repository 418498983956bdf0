"""Cookies and stored data as Playwright's contexts give and take them."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Mapping, Sequence
from email.utils import formatdate
from pathlib import Path
from typing import Any, Final

from webapi.fetching.cookies import Cookie, CookieJar
from webapi.html.storage import StorageArea
from webapi.interfaces.url import URL
from webapi.page.errors import PageError
from webapi.page.profile import Profile
from webapi.url.redaction import redacted

_KEYS: Final = frozenset(
    (
        *("domain", "expires", "httpOnly", "name", "partitionKey", "path", "sameSite", "secure"),
        *("url", "value"),
    )
)


def shown_cookie(cookie: Cookie) -> dict[str, Any]:
    """A cookie as a dictionary. A cookie of the session has ``expires`` -1."""
    return {
        "name": cookie.name,
        "value": cookie.value,
        "domain": cookie.domain if cookie.host_only else f".{cookie.domain}",
        "path": cookie.path,
        "expires": -1 if cookie.expires is None else cookie.expires,
        "httpOnly": cookie.http_only,
        "secure": cookie.secure,
        "sameSite": "Lax" if cookie.same_site == "Default" else cookie.same_site,
    }


def add_cookie(jar: CookieJar, given: Mapping[str, Any]) -> None:
    """Store a cookie of a URL, or of a domain and a path.

    Raises: `PageError` for a cookie that no server could set.
    """
    wrong = next((key for key in given if key not in _KEYS), None)
    if wrong is not None:
        raise PageError(f"a cookie has no {redacted(wrong)}")
    url, domain, path = given.get("url"), given.get("domain"), given.get("path")
    if url is None and (domain is None or path is None):
        raise PageError("Cookie should have a url or a domain/path pair")
    if url is not None and (domain is not None or path is not None):
        raise PageError("Cookie should have either url or domain or path")
    if url is not None:
        address = URL.parse(url)
        if address is None or address.origin == "null":
            raise PageError(f"no page of {redacted(url)} can have a cookie")
        path = address.pathname.rpartition("/")[0] or "/"
    else:
        address = URL(f"http{'s' if given.get('secure') else ''}://{str(domain).lstrip('.')}{path}")
    parts = [f"{given['name']}={given['value']}", f"Path={path}"]
    if domain is not None and domain.startswith("."):
        parts.append(f"Domain={domain}")
    expires = given.get("expires", -1)
    if expires is not None and expires != -1:
        parts.append(f"Expires={formatdate(expires, usegmt=True)}")
    if given.get("httpOnly"):
        parts.append("HttpOnly")
    if given.get("secure"):
        parts.append("Secure")
    parts.append(f"SameSite={given.get('sameSite') or 'Lax'}")
    if not jar.set(address.href, "; ".join(parts), from_http=True):
        raise PageError(f"the cookie {redacted(given['name'])} is refused, as a browser refuses it")


def cookies_of(jar: CookieJar, urls: str | Sequence[str] | None) -> list[dict[str, Any]]:
    """The cookies of these URLs, or all."""
    if urls is None or (not isinstance(urls, str) and not urls):
        return [shown_cookie(each) for each in jar]
    wanted = [urls] if isinstance(urls, str) else urls
    fitting = {cookie for url in wanted for cookie in jar.cookies_of(url)}
    return [shown_cookie(each) for each in jar if each in fitting]


def remove_cookies(
    jar: CookieJar,
    name: str | re.Pattern[str] | None,
    domain: str | re.Pattern[str] | None,
    path: str | re.Pattern[str] | None,
) -> None:
    """Remove the cookies that fit all that is given."""
    tests = {"name": _test(name), "domain": _test(domain), "path": _test(path)}
    for cookie in jar:
        shown = shown_cookie(cookie)
        if all(test(shown[key]) for key, test in tests.items()):
            jar.discard(cookie)


def _test(wanted: str | re.Pattern[str] | None) -> Callable[[str], bool]:
    if wanted is None:
        return lambda text: True
    if isinstance(wanted, re.Pattern):
        return lambda text: wanted.search(text) is not None
    return wanted.__eq__


def state_of(profile: Profile) -> dict[str, Any]:
    """The cookies, and the local storage of each origin that has some."""
    origins = [
        {
            "origin": origin,
            "localStorage": [{"name": name, "value": area[name]} for name in area],
        }
        for origin, area in sorted(profile.areas.items())
        if len(area) > 0
    ]
    return {"cookies": cookies_of(profile.cookies, None), "origins": origins}


def restore(profile: Profile, state: Mapping[str, Any] | str | os.PathLike[str]) -> None:
    """Take a state, or that of a file.

    Raises: `OSError` if the file cannot be read; `PageError` for a cookie that is refused.
    """
    if not isinstance(state, Mapping):
        state = json.loads(Path(state).read_text("utf-8"))
        assert isinstance(state, Mapping)
    for cookie in state.get("cookies", ()):
        add_cookie(profile.cookies, cookie)
    for each in state.get("origins", ()):
        area = profile.areas.setdefault(each["origin"], StorageArea())
        area.update({item["name"]: item["value"] for item in each.get("localStorage", ())})


def replace_state(profile: Profile, state: Mapping[str, Any] | str | os.PathLike[str]) -> None:
    """Forget what is stored, and take a state: see `restore`."""
    profile.cookies.clear()
    for each in profile.areas.values():
        each.clear()
    restore(profile, state)
