"""URL representation and miscellaneous: https://url.spec.whatwg.org/#url-representation"""

from __future__ import annotations

from .ascii import ASCII_ALPHA

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Final, TypeAlias

SPECIAL_SCHEMES: Final[dict[str, int | None]] = {
    "ftp": 21,
    "file": None,
    "http": 80,
    "https": 443,
    "ws": 80,
    "wss": 443,
}
"""Special schemes and their default ports: https://url.spec.whatwg.org/#special-scheme"""

IPv4Address: TypeAlias = int
IPv6Address: TypeAlias = tuple[int, int, int, int, int, int, int, int]
Host: TypeAlias = str | IPv4Address | IPv6Address
"""A str is a domain, an opaque or an empty host; an int is IPv4; a tuple is the pieces of IPv6."""


class URLRecord:
    """A URL, the struct: https://url.spec.whatwg.org/#concept-url

    >>> url = URLRecord()
    >>> url.scheme, url.host, url.path
    ('', None, [])
    """

    __slots__ = (
        "blob_url_entry",
        "fragment",
        "host",
        "password",
        "path",
        "port",
        "query",
        "scheme",
        "username",
    )

    def __init__(self) -> None:
        self.scheme: str = ""
        self.username: str = ""
        self.password: str = ""
        self.host: Host | None = None
        self.port: int | None = None
        self.path: list[str] | str = []
        self.query: str | None = None
        self.fragment: str | None = None
        self.blob_url_entry: Any = None

    @property
    def is_special(self) -> bool:
        """https://url.spec.whatwg.org/#is-special"""
        return self.scheme in SPECIAL_SCHEMES

    @property
    def includes_credentials(self) -> bool:
        """https://url.spec.whatwg.org/#include-credentials"""
        return self.username != "" or self.password != ""

    @property
    def has_opaque_path(self) -> bool:
        """https://url.spec.whatwg.org/#url-opaque-path"""
        return isinstance(self.path, str)

    @property
    def cannot_have_a_username_password_port(self) -> bool:
        """https://url.spec.whatwg.org/#cannot-have-a-username-password-port"""
        return self.host is None or self.host == "" or self.scheme == "file"

    def __repr__(self) -> str:
        from .redaction import hide_password_in_part, hide_password_in_text

        shown = {name: getattr(self, name) for name in _SHOWN}
        for name in ("host", "query", "fragment"):
            if isinstance(shown[name], str):
                shown[name] = hide_password_in_text(shown[name])
        if isinstance(self.path, str):
            shown["path"] = hide_password_in_part(self.path, self.scheme)
        else:
            shown["path"] = hide_password_in_text("/".join(self.path)).split("/")
        return f"URLRecord({', '.join(f'{name}={value!r}' for name, value in shown.items())})"


_SHOWN = ("scheme", "username", "host", "port", "path", "query", "fragment")


def is_windows_drive_letter(string: str) -> bool:
    """https://url.spec.whatwg.org/#windows-drive-letter

    >>> is_windows_drive_letter("C|")
    True
    """
    return len(string) == 2 and string[0] in ASCII_ALPHA and string[1] in ":|"


def is_normalized_windows_drive_letter(string: str) -> bool:
    """https://url.spec.whatwg.org/#normalized-windows-drive-letter

    >>> is_normalized_windows_drive_letter("C|")
    False
    """
    return len(string) == 2 and string[0] in ASCII_ALPHA and string[1] == ":"


def starts_with_a_windows_drive_letter(string: str, start: int = 0) -> bool:
    """https://url.spec.whatwg.org/#start-with-a-windows-drive-letter, from ``start`` on

    >>> starts_with_a_windows_drive_letter("c:a"), starts_with_a_windows_drive_letter("/c:/", 1)
    (False, True)
    """
    drive, after = string[start : start + 2], string[start + 2 : start + 3]
    return is_windows_drive_letter(drive) and after in ("", "/", "\\", "?", "#")


def shorten(url: URLRecord) -> None:
    """Shorten a URL's path: https://url.spec.whatwg.org/#shorten-a-urls-path"""
    path = url.path
    assert not isinstance(path, str)
    if url.scheme == "file" and len(path) == 1 and is_normalized_windows_drive_letter(path[0]):
        return
    if path:
        path.pop()
