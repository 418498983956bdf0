"""Readers by their names."""

from __future__ import annotations

from functools import cache

from .reading import Reader


@cache
def predicted() -> tuple[Reader, ...]:
    """The readers that need nothing installed, which are asked if no others are given.

    >>> [it.name for it in predicted()]
    ['standard', 'chromium', 'firefox', ..., 'urllib.parse 3.14', 'urllib3']
    """
    from webapi.browsers.chromium import CHROMIUM
    from webapi.browsers.firefox import FIREFOX

    from . import urllib3, urllib_parse
    from .engines import BrowserReader, StandardReader

    return (
        StandardReader(),
        BrowserReader("chromium", CHROMIUM),
        BrowserReader("firefox", FIREFOX),
        *(urllib_parse.reader(version) for version in urllib_parse.CHECKED),
        urllib3.reader(),
    )


def reader(name: str) -> Reader:
    """The reader of a name: one that is predicted, or else one that is asked live.

    ``urllib.parse`` may be followed by any version from 3.11.1 on; without a version it is the
    running one, asked live.

    Raises:
        ImportError: the package that would be asked live is not installed.
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
        raise ValueError(f"no reader of the name {name!r:.100}")
    return LiveReader(name, version_of(name))
