"""Readers by their names."""

from __future__ import annotations

from functools import cache

from webapi.url.redaction import shown

from .reading import Reader


@cache
def predicted() -> tuple[Reader, ...]:
    """The default readers. They need no other software.

    >>> [it.name for it in predicted()]
    ['standard', 'chromium', 'firefox', ..., 'urllib.parse 3.14', 'urllib3']
    """
    from webapi.browsers.chromium import CHROMIUM
    from webapi.browsers.firefox import FIREFOX

    from . import urllib3, urllib_parse
    from .browsers import BrowserReader
    from .standard import StandardReader

    return (
        StandardReader(),
        BrowserReader("chromium", CHROMIUM),
        BrowserReader("firefox", FIREFOX),
        *(urllib_parse.reader(version) for version in urllib_parse.CHECKED),
        urllib3.reader(),
    )


def reader(name: str) -> Reader:
    """Find a reader by its name: first among predicted readers, then among live ones.

    ``urllib.parse`` with a version from 3.11.1 on is predicted. Without a version, it is the live
    one of the running Python.

    Raises:
        ImportError: the package of the live reader is not installed.
        OSError: libcurl cannot be loaded.
        ValueError: there is no reader of that name.

    >>> reader("urllib.parse 3.12.9").version
    '3.12.9'
    """
    for default in predicted():
        if default.name == name:
            return default
    if name.startswith("urllib.parse "):
        from . import urllib_parse

        return urllib_parse.reader(name.removeprefix("urllib.parse "))
    from .live import LiveReader
    from .worker import READERS, version_of

    if name not in READERS:
        raise ValueError(f"there is no reader {shown(name)}")
    return LiveReader(name, version_of(name))
