"""A test file: what its ``// META:`` lines ask for, and the URLs of its variants."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar

from wpt.run.files import Files

ORIGIN = "http://web-platform.test:8000"
"""The origin that WPT's server has by default. No request leaves the process."""

PAGES = (".html", ".htm")
"""How the names of tests end that are pages. XHTML is not parsed."""

_META = re.compile(r"//\s*META:\s*(\w+)=(.*?)\s*$", re.MULTILINE)
_META_ELEMENT = re.compile(
    r"""<meta\s+name=["']?(timeout|variant)["']?\s+content=["']?([^"'>\s]*)""", re.IGNORECASE
)
_HEAD = re.compile(r"(?:\s*//[^\n]*\n)*")
_SECONDS = {"normal": 10.0, "long": 60.0}
_WORKERS = {"worker", "dedicatedworker", "sharedworker", "serviceworker"}
_WINDOWS = {"window"}


@dataclass(frozen=True)
class TestFile:
    """A test, which is a path below the root like ``/url/url-origin.any.js``."""

    __test__: ClassVar = False  # pytest collects no tests from it

    path: str
    text: str
    metadata: dict[str, list[str]]
    data: bytes = b""
    """The bytes of a page, whose encoding is its own."""

    @classmethod
    def read(cls, path: str, files: Files) -> TestFile:
        """Read a test.

        Raises:
            FileNotFoundError: it is not below the root.
            UnicodeDecodeError: it is no page, and not UTF-8.
        """
        if not path.endswith(PAGES):
            text = files.read(path, "/")
            return cls(path, text, metadata(text))
        data = files.read_bytes(path, "/")
        text = data.decode("latin-1")
        values: dict[str, list[str]] = {}
        for key, value in _META_ELEMENT.findall(text):
            values.setdefault(key.lower(), []).append(value)
        return cls(path, text, values, data)

    @property
    def urls(self) -> list[str]:
        """The URL of each variant."""
        return [f"{ORIGIN}{self.path}{each}" for each in self.metadata.get("variant", [""])]

    @property
    def seconds(self) -> float:
        """How long a variant may take."""
        return _SECONDS.get(self.metadata.get("timeout", ["normal"])[0], _SECONDS["normal"])

    @property
    def kind(self) -> str | None:
        """What the context stands for: a ``worker``, a ``window`` or the ``page`` of an HTML file.

        A worker, which has no document, wherever the file allows one. ``None`` if it allows
        neither.
        """
        if self.path.endswith(PAGES):
            return "page"
        if self.path.endswith(".window.js"):
            return "window"
        globals = {
            name.strip()
            for value in self.metadata.get("global", ["window,dedicatedworker"])
            for name in value.split(",")
        }
        if globals & _WORKERS:
            return "worker"
        return "window" if globals & _WINDOWS else None


def metadata(text: str) -> dict[str, list[str]]:
    """The values of a test's ``// META:`` lines.

    >>> metadata("// META: variant=?a\\n// META: variant=?b\\ntest(…);\\n// META: variant=?c")
    {'variant': ['?a', '?b']}
    """
    head = _HEAD.match(text)
    values: dict[str, list[str]] = {}
    for key, value in _META.findall(head[0] if head else ""):
        values.setdefault(key, []).append(value)
    return values
