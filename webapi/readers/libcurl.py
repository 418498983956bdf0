"""libcurl's URL API, by ctypes: https://curl.se/libcurl/c/libcurl-url.html"""

from __future__ import annotations

import ctypes
from ctypes.util import find_library
from functools import cache
from typing import Any, Final

_PARTS: Final = {"scheme": 1, "user": 2, "password": 3, "host": 5, "port": 6, "path": 7}
"""``CURLUPart``: https://curl.se/libcurl/c/curl_url_get.html"""
_URL: Final = 0
_PUNYCODE: Final = 1 << 12
"""``CURLU_PUNYCODE``, which libcurl has since 7.88."""
_MISSING: Final = range(10, 19)
"""The codes from ``CURLUE_NO_SCHEME`` to ``CURLUE_NO_ZONEID``."""


class CurlURLError(ValueError):
    """libcurl returned a ``CURLUcode``; the message is that of ``curl_url_strerror``."""


@cache
def _library() -> Any:
    name = find_library("curl")
    if name is None:
        raise OSError("libcurl is not there")
    library = ctypes.CDLL(name)
    try:
        library.curl_url.restype = ctypes.c_void_p
        library.curl_url_cleanup.argtypes = [ctypes.c_void_p]
        library.curl_url_set.argtypes = [
            ctypes.c_void_p,
            ctypes.c_int,
            ctypes.c_char_p,
            ctypes.c_uint,
        ]
        library.curl_url_get.argtypes = [
            ctypes.c_void_p,
            ctypes.c_int,
            ctypes.POINTER(ctypes.c_void_p),
            ctypes.c_uint,
        ]
        library.curl_url_strerror.restype = ctypes.c_char_p
        library.curl_free.argtypes = [ctypes.c_void_p]
        library.curl_version.restype = ctypes.c_char_p
    except AttributeError as error:
        raise OSError("libcurl is older than 7.80") from error
    return library


def version() -> str:
    """The version of libcurl.

    Raises:
        OSError: libcurl is not installed, or is older than 7.80.
    """
    text: bytes = _library().curl_version()
    return text.decode("ascii").split(" ")[0].removeprefix("libcurl/")


def read(url: str) -> dict[str, str | int | None]:
    """The components that ``curl_url_get`` returns without flags, and the host in Punycode.

    Raises:
        CurlURLError: libcurl refuses the URL.
        OSError: see `version`.
        ValueError: the URL has a lone surrogate, or a NUL, because a NUL ends a C string.
    """
    data = url.encode("utf-8")
    if b"\0" in data:
        raise ValueError("a C string has no NUL")
    library = _library()
    handle = library.curl_url()
    if not handle:
        raise MemoryError
    try:
        code = library.curl_url_set(handle, _URL, data, 0)
        if code:
            raise CurlURLError(library.curl_url_strerror(code).decode("ascii"))
        parts = {name: _part(library, handle, part) for name, part in _PARTS.items()}
        host = parts["host"] or ""
        connects_to = None
        if not host.isascii():
            connects_to = _part(library, handle, _PARTS["host"], _PUNYCODE)
    finally:
        library.curl_url_cleanup(handle)
    user, password, port = parts["user"], parts["password"], parts["port"]
    components = {
        "scheme": parts["scheme"] or "",
        "userinfo": (user or "") + ("" if password is None else f":{password}"),
        "host": host,
        "port": int(port) if port else None,
        "path": parts["path"] or "",
    }
    return components if connects_to is None else components | {"connects_to": connects_to}


def _part(library: Any, handle: int, part: int, flags: int = 0) -> str | None:
    pointer = ctypes.c_void_p()
    code = library.curl_url_get(handle, part, ctypes.byref(pointer), flags)
    if code in _MISSING:
        return None
    if code:
        raise CurlURLError(library.curl_url_strerror(code).decode("ascii"))
    try:
        value = ctypes.string_at(pointer.value or 0)
    finally:
        library.curl_free(pointer)
    return value.decode("utf-8", "replace")
