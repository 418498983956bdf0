"""The asynchronous twin of a module.

Made by ``python -m idl`` from webapi/page/transfers.py: change that, not this.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from typing_extensions import Unpack

from webapi.page.arguments import Files, KeyOptions
from webapi.page.downloads import Downloaded
from webapi.page.faces import nothing
from webapi.page.refusals import refusing_by_name
from webapi.url.redaction import hide_password, hide_password_in_text

from .locator import ElementHandle

if TYPE_CHECKING:
    from .page import Page


@refusing_by_name
class Download:
    """A file that a page has downloaded: it is whole when the event comes."""

    def __init__(self, page: Page, downloaded: Downloaded) -> None:
        self._page = page
        self._downloaded = downloaded

    def __repr__(self) -> str:
        name = self.suggested_filename
        return f"<Download url={hide_password(self.url)!r} suggested_filename={name!r}>"

    @property
    def page(self) -> Page:
        """The page."""
        return self._page

    @property
    def url(self) -> str:
        """The URL."""
        return self._downloaded.url

    @property
    def suggested_filename(self) -> str:
        """The name that the response, the link or the URL gives the file."""
        return self._downloaded.name

    async def failure(self) -> str | None:
        """Return None, or ``canceled`` if the context takes no downloads."""
        await self._page._decide(nothing())
        return self._downloaded.failure

    async def path(self) -> Path:
        """Return the path of the file, which lives as long as the context.

        Raises: `PageError` if there is none.
        """
        await self._page._decide(nothing())
        return self._downloaded.kept()

    async def save_as(self, path: str | os.PathLike[str]) -> None:
        """Write the file there, with the folders that are missing.

        Raises: `PageError` if there is none; `OSError`.
        """
        await self._page._decide(nothing())
        self._downloaded.write_to(Path(path))

    async def delete(self) -> None:
        """Remove the file."""
        await self._page._decide(nothing())
        self._downloaded.remove()

    async def cancel(self) -> None:
        """Do nothing: the file is whole."""
        await self._page._decide(nothing())


@refusing_by_name
class FileChooser:
    """What a page shows when a user clicks an input of files."""

    def __init__(self, page: Page, element: ElementHandle, is_multiple: bool) -> None:
        self._page = page
        self._element = element
        self._is_multiple = is_multiple

    def __repr__(self) -> str:
        return hide_password_in_text(f"<FileChooser page={self._page} element={self._element}>")

    @property
    def page(self) -> Page:
        """The page."""
        return self._page

    @property
    def element(self) -> ElementHandle:
        """The input."""
        return self._element

    def is_multiple(self) -> bool:
        """Return whether the input takes several files."""
        return self._is_multiple

    async def set_files(self, files: Files, **how: Unpack[KeyOptions]) -> None:
        """Choose files: see `Page.set_input_files`."""
        await self._element.set_input_files(files, **how)
