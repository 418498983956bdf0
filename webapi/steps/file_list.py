"""The steps of the FileList class: https://w3c.github.io/FileAPI/#filelist-section"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.forms.input import FileList as State

from .file import file_of

if TYPE_CHECKING:
    from webapi.interfaces.file import File
    from webapi.interfaces.file_list import FileList


class Slots:
    """The private attributes of FileList objects."""

    _webapi_file_list: State


def initialize(this: FileList, value: State) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_file_list = value
    value.platform_object = this


def value_of(this: FileList) -> State:
    """The list that an object stands for."""
    return this._webapi_file_list


def constructor(this: FileList, files: list[File]) -> None:
    """A list of files, as a user chooses them."""
    initialize(this, State([file_of(each, None) for each in files]))


def inspect(this: FileList) -> str:
    """The ``repr``: the number of files."""
    count = this._webapi_file_list.length
    return f"<FileList of {count} {'file' if count == 1 else 'files'}>"
