"""Read URLs by other packages. `main` answers questions from standard input.

A question is a line of JSON: the name of a reader, and a URL. The answer is a line of JSON with the
components of a `Reading`, or with its ``refusal``.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from webapi.url.redaction import hide_password_in_text, password_span

from .sockets import host_of_connection

Components = dict[str, Any]

_SHOWN: Final = 120


def answer(name: str, url: str) -> Components:
    """The components that the reader ``name`` sees in ``url``, or its refusal.

    >>> answer("urllib.parse", "http://u@h/a")["host"]
    'h'
    """
    try:
        components = READERS[name](url)
    except Exception as error:
        # A message may quote any piece of the URL, even a piece of a password.
        message = "" if password_span(url) else hide_password_in_text(str(error))[:_SHOWN]
        return {"refusal": f"{type(error).__name__}: {message}".removesuffix(": ")}
    return {key: _plain(value) for key, value in components.items()}


def _plain(value: object) -> object:
    """Convert ``value`` to JSON's types: readers return subclasses, and ``None`` for no text."""
    return int(value) if isinstance(value, int) else value


def version_of(name: str) -> str:
    """The version of the package that a reader runs.

    Raises:
        ImportError: the package is not installed.
        OSError: libcurl cannot be loaded, or is too old.
    """
    if name == "urllib.parse":
        return sys.version.partition(" ")[0]
    if name == "libcurl":
        from .libcurl import version

        return version()
    from importlib.metadata import version as version_of_distribution

    return version_of_distribution(name)


def _components(
    scheme: str | None,
    userinfo: str | None,
    host: str | None,
    port: int | None,
    path: str | None,
    connects_to: str | None = None,
) -> Components:
    """Components as a `Reading` has them; ``connects_to`` is kept where it is not the host."""
    components: Components = {
        "scheme": scheme or "",
        "userinfo": userinfo or "",
        "host": host or "",
        "port": port,
        "path": path or "",
    }
    if connects_to is not None and connects_to != (host or ""):
        components["connects_to"] = connects_to
    return components


def _components_as_text(
    scheme: str | None, userinfo: str | None, host: str | None, port: int | None, path: str | None
) -> Components:
    """The components of a reader whose host goes to Python's sockets as text."""
    connects_to = host_of_connection(scheme or "", host or "")
    return _components(scheme, userinfo, host, port, path, connects_to)


def _userinfo(username: str | None, password: str | None) -> str:
    return (username or "") + ("" if password is None else f":{password}")


def _urllib_parse(url: str) -> Components:
    from urllib.parse import urlsplit

    split = urlsplit(url)
    userinfo = _userinfo(split.username, split.password)
    return _components_as_text(split.scheme, userinfo, split.hostname, split.port, split.path)


def _urllib3(url: str) -> Components:
    parsed = import_module("urllib3.util").parse_url(url)
    return _components(parsed.scheme, parsed.auth, parsed.host, parsed.port, parsed.path)


def _requests(url: str) -> Components:
    """Split the URL of a prepared request as the adapter does that sends it."""
    prepared = import_module("requests").Request("GET", url).prepare()
    return _urllib_parse(prepared.url or "") | {"userinfo": _userinfo_of_requests(url)}


def _userinfo_of_requests(url: str) -> str:
    username, password = import_module("requests.utils").get_auth_from_url(url)
    return f"{username}:{password}" if password else str(username)


def _httpx(url: str) -> Components:
    parsed = import_module("httpx").URL(url)
    userinfo, connects_to = parsed.userinfo.decode("ascii"), parsed.raw_host.decode("ascii")
    return _components(parsed.scheme, userinfo, parsed.host, parsed.port, parsed.path, connects_to)


def _yarl(url: str) -> Components:
    parsed = import_module("yarl").URL(url)
    userinfo = _userinfo(parsed.raw_user, parsed.raw_password)
    host, path = parsed.raw_host, parsed.raw_path
    return _components(parsed.scheme, userinfo, host, parsed.explicit_port, path)


def _ada_url(url: str) -> Components:
    parsed = import_module("ada_url").URL(url)
    userinfo = _userinfo(parsed.username, parsed.password or None)
    port = int(parsed.port) if parsed.port else None
    scheme = parsed.protocol.removesuffix(":")
    return _components(scheme, userinfo, parsed.hostname, port, parsed.pathname)


def _rfc3986(url: str) -> Components:
    parsed = import_module("rfc3986").urlparse(url)
    return _components_as_text(
        parsed.scheme, parsed.userinfo, parsed.host, parsed.port, parsed.path
    )


def _hyperlink(url: str) -> Components:
    parsed = import_module("hyperlink").URL.from_text(url)
    path = "/".join(parsed.path)
    connects_to = None
    if not parsed.host.isascii():
        try:
            connects_to = parsed.to_uri().host
        except UnicodeError:
            connects_to = ""
    return _components(
        parsed.scheme,
        parsed.userinfo,
        parsed.host,
        parsed.port,
        f"/{path}" if parsed.rooted else path,
        connects_to,
    )


def _furl(url: str) -> Components:
    parsed = import_module("furl").furl(url)
    userinfo = _userinfo(parsed.username, parsed.password)
    return _components_as_text(parsed.scheme, userinfo, parsed.host, parsed.port, str(parsed.path))


def _tldextract(url: str) -> Components:
    extract = import_module("tldextract").TLDExtract(cache_dir=None, suffix_list_urls=())
    found = extract(url)
    parts = (found.subdomain, found.domain, found.suffix)
    host = ".".join(part for part in parts if part)
    return (
        {"host": host}
        if host.isascii()
        else {"host": host, "connects_to": host_of_connection("", host)}
    )


def _libcurl(url: str) -> Components:
    from .libcurl import read

    return read(url)


READERS: Final[dict[str, Callable[[str], Components]]] = {
    "urllib.parse": _urllib_parse,
    "urllib3": _urllib3,
    "requests": _requests,
    "httpx": _httpx,
    "yarl": _yarl,
    "ada-url": _ada_url,
    "rfc3986": _rfc3986,
    "hyperlink": _hyperlink,
    "furl": _furl,
    "tldextract": _tldextract,
    "libcurl": _libcurl,
}
"""The function of each reader. All names but the first and the last are those of distributions."""


def main() -> None:
    """Answer the questions on standard input until it ends."""
    output = sys.stdout
    sys.stdout = sys.stderr  # so that no output of a package becomes an answer
    for line in sys.stdin:
        name, url = json.loads(line)
        print(json.dumps(answer(name, url)), file=output, flush=True)
