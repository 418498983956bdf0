"""Files that pages download: which responses are some, what they are called, where they are."""

from __future__ import annotations

import mimetypes
from collections.abc import Mapping
from email.message import Message
from email.utils import collapse_rfc2231_value
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from urllib.parse import unquote

from webapi.html.mime_type import essence_of, is_json_mime_type, is_xml_mime_type
from webapi.interfaces.url import URL
from webapi.page.errors import PageError

_NEVER_SHOWN: Final = frozenset(("audio", "font", "image", "video"))
"""Types that browsers show and pages here cannot."""


def is_shown(essence: str) -> bool:
    """Whether a page shows responses of a type."""
    return essence.startswith("text/") or is_json_mime_type(essence)


def is_a_download(headers: Mapping[str, str]) -> bool:
    """Whether a browser downloads a response, by its headers in lowercase."""
    disposition = _disposition(headers)
    if disposition is not None and disposition.get_content_disposition() != "inline":
        return True
    essence = essence_of(headers.get("content-type", ""))
    if essence == "" or is_shown(essence) or is_xml_mime_type(essence):
        return False
    return essence.partition("/")[0] not in _NEVER_SHOWN


def name_of(url: str, headers: Mapping[str, str], given: str | None) -> str:
    """The name of the file: that of the response, of the link, or of the URL.

    >>> name_of("http://a/b.txt", {"content-disposition": 'attachment; filename="../c"'}, None)
    '.._c'
    >>> name_of("data:text/plain,x", {"content-type": "text/plain"}, "")
    'download.txt'
    """
    disposition = _disposition(headers)
    parameters = [] if disposition is None else disposition.get_params([], "content-disposition")
    names = [value for key, value in parameters if key == "filename"]  # that of filename* is last
    name = collapse_rfc2231_value(names[-1]) if names else given
    if not name and not url.startswith("data:"):
        name = unquote(URL(url).pathname.rpartition("/")[2])
    if not name:
        type_ = headers.get("content-type", "").partition(";")[0]
        name = f"download{mimetypes.guess_extension(type_) or ''}"
    return name.replace("/", "_").replace("\\", "_")


def _disposition(headers: Mapping[str, str]) -> Message | None:
    value = headers.get("content-disposition")
    if value is None:
        return None
    message = Message()
    message["content-disposition"] = value
    return message


class Folder:
    """Where the files of a context are."""

    def __init__(self) -> None:
        self._directory: TemporaryDirectory[str] | None = None
        self._count = 0

    def new_path(self) -> Path:
        """A path for a file."""
        if self._directory is None:
            self._directory = TemporaryDirectory(prefix="webapi-")
        self._count += 1
        return Path(self._directory.name, str(self._count))

    def remove_files(self) -> None:
        """Remove the files."""
        directory, self._directory = self._directory, None
        if directory is not None:
            directory.cleanup()


class Downloaded:
    """A file that a page has downloaded."""

    def __init__(self, url: str, name: str, content: bytes, folder: Folder | None) -> None:
        self.url = url
        self.name = name
        self.failure = None if folder is not None else "canceled"
        self._content: bytes | None = content
        self._folder = folder
        self._path: Path | None = None

    def _checked(self) -> bytes:
        if self._folder is None:
            raise PageError(
                "Pass 'accept_downloads=True' when you are creating your browser context."
            )
        if self._content is None:
            raise PageError("File has been deleted")
        return self._content

    def kept(self) -> Path:
        """Write the file; return its path."""
        content = self._checked()
        if self._path is None:
            assert self._folder is not None
            self._path = self._folder.new_path()
            self._path.write_bytes(content)
        return self._path

    def write_to(self, path: Path) -> None:
        """Write the file there."""
        content = self._checked()
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)

    def remove(self) -> None:
        """Remove the file."""
        self._content = None
        if self._path is not None:
            self._path.unlink(missing_ok=True)
