"""The arguments of actions, as ``actions.js`` takes them."""

from __future__ import annotations

import mimetypes
import os
import re
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias, TypedDict, get_args
from urllib.parse import ParseResult, SplitResult

from webapi.interfaces.file import File
from webapi.page.clock import Timeout
from webapi.page.errors import PageError, checked_text
from webapi.page.values import flags_of
from webapi.steps.blob import data_of
from webapi.url.redaction import redacted
from webapi.user import Button, Modifier, click_arguments, held_keys

__all__ = [
    "AT_ONCE",
    "ActionOptions",
    "Button",
    "ClickOptions",
    "DragOptions",
    "DropPayload",
    "FieldOptions",
    "KeyOptions",
    "LoadState",
    "Modifier",
    "PointerOptions",
    "Position",
    "StepsOptions",
    "TypingOptions",
    "WaitOptions",
    "WaitUntil",
    "check_moment",
    "click_arguments",
    "drags",
    "encoded",
    "files_of",
    "held_keys",
    "options_of",
    "payload_of",
    "source_of",
    "typed",
]

HANDLE: Final = "webapi-handle"
"""The name of the only member of a handle as an argument of a script, as ``actions.js`` has it."""
SPECIAL: Final = "webapi-special"
"""The name of the only member of what stands for a date, a URL, a pattern or an error."""
Texts: TypeAlias = "str | Sequence[str] | None"
Numbers: TypeAlias = "int | Sequence[int] | None"


WaitUntil = Literal["commit", "domcontentloaded", "load", "networkidle"]
LoadState = Literal["domcontentloaded", "load", "networkidle"]
_MOMENTS: Final = get_args(WaitUntil)


class WaitOptions(TypedDict, total=False):
    """How long to wait for an element, in milliseconds of the clock."""

    timeout: Timeout | None


class KeyOptions(WaitOptions, total=False):
    """How to act on an element that a user need not see."""

    no_wait_after: bool | None


class FieldOptions(KeyOptions, total=False):
    """How to change a field; ``force`` does not look whether a user can."""

    force: bool | None


class TypingOptions(KeyOptions, total=False):
    """How to press keys; the clock moves by ``delay`` milliseconds while each is down."""

    delay: float | None


class Position(TypedDict):
    """A point, in CSS pixels from the upper left corner of an element."""

    x: float
    y: float


class PointerOptions(FieldOptions, total=False):
    """How to use the mouse; ``trial`` only looks whether a user can.

    No element needs to be scrolled into view: all boxes are in the corner of the window.
    """

    trial: bool | None
    scroll: Literal["auto", "none"] | None
    position: Position | None


class ClickOptions(PointerOptions, total=False):
    """How to click; the clock moves by ``delay`` milliseconds while the button is down."""

    delay: float | None


class StepsOptions(ClickOptions, total=False):
    """How to click after so many moves of the mouse, from where it is."""

    steps: int | None


class DragOptions(FieldOptions, total=False):
    """How to drag: where in both elements, and in how many moves."""

    trial: bool | None
    scroll: Literal["auto", "none"] | None
    source_position: Position | None
    target_position: Position | None
    steps: int | None


ActionOptions: TypeAlias = (
    "WaitOptions | KeyOptions | FieldOptions | TypingOptions | PointerOptions | ClickOptions | "
    "StepsOptions"
)
AT_ONCE: Final = WaitOptions()


class FloatRect(TypedDict):
    """A box, in CSS pixels of the window."""

    x: float
    y: float
    width: float
    height: float


class FilePayload(TypedDict):
    """A file as Playwright takes it."""

    name: str
    mimeType: str
    buffer: bytes


class DropPayload(TypedDict, total=False):
    """What a user drops from outside."""

    files: Files
    data: Mapping[str, str]


Chosen: TypeAlias = "str | os.PathLike[str] | FilePayload | File"
Files: TypeAlias = "Chosen | Sequence[Chosen]"


def check_moment(moment: str | None) -> None:
    """Check what names a moment of a document.

    Raises: `ValueError`.
    """
    if moment is not None and moment not in _MOMENTS:
        raise ValueError(f"no moment {redacted(moment)} of a document: {', '.join(_MOMENTS)}")


def files_of(files: Files) -> tuple[list[dict[str, Any]], bool]:
    """The files that a user chooses: by paths, by dictionaries, or as they are.

    Whether they are those of a folder is said, too.

    Raises: `OSError` if a file cannot be read, `TypeError`; `PageError` for several folders.
    """
    chosen = _listed(files)
    paths = [Path(each) for each in chosen if isinstance(each, (str, os.PathLike))]
    folders = [path for path in paths if path.is_dir()]
    if len(folders) > 1:
        raise PageError("Multiple directories are not supported")
    if not folders:
        return [_sent(_file(each), "") for each in chosen], False
    if len(chosen) > 1:
        raise PageError("File paths must be all files or a single directory")
    top = folders[0].resolve()
    found = sorted(path for path in top.rglob("*") if path.is_file())
    return [_sent(_file(path), path.relative_to(top.parent).as_posix()) for path in found], True


def _sent(file: File, path: str) -> dict[str, Any]:
    """A file, and its path in the folder that a user has chosen."""
    return {
        "name": file.name,
        "options": {"type": file.type, "lastModified": file.lastModified},
        "data": bytes(data_of(file)),
        "path": path,
    }


def payload_of(payload: DropPayload) -> tuple[list[dict[str, Any]], dict[str, str]]:
    """The files and the data that a user drops.

    Raises: `PageError` without either; `OSError` if a file cannot be read.
    """
    files, data = payload.get("files"), payload.get("data")
    if not files and not data:
        raise PageError('At least one of "files" or "data" must be provided.')
    return files_of(files or ())[0], dict(data or {})


def _file(chosen: Any) -> File:
    if isinstance(chosen, File):
        return chosen
    if isinstance(chosen, (str, os.PathLike)):
        path = Path(chosen)
        type_ = mimetypes.guess_type(path.name)[0] or ""
        modified = path.stat().st_mtime_ns // 1_000_000
        return File([path.read_bytes()], path.name, {"type": type_, "lastModified": modified})
    if isinstance(chosen, Mapping) and {*chosen} == {"name", "mimeType", "buffer"}:
        return File([chosen["buffer"]], chosen["name"], {"type": chosen["mimeType"]})
    raise TypeError(
        "a file is a path, a File, or a dict of name, mimeType and buffer, "
        f"and not {type(chosen).__name__}"
    )


def drags(how: DragOptions) -> tuple[StepsOptions, StepsOptions]:
    """How to press the mouse on an element, and how to release it over another one."""
    same = StepsOptions(timeout=how.get("timeout"), force=how.get("force"), trial=how.get("trial"))
    target = StepsOptions(position=how.get("target_position"), steps=how.get("steps"))
    return same | {"position": how.get("source_position")}, same | target


def encoded(value: Any) -> Any:
    """An argument of a script: handles by their keys."""
    steps = getattr(value, "_steps", None)
    if isinstance(steps, list) and steps[0][0] == "handle":
        return {HANDLE: steps[0][1]}
    special = _special(value)
    if special is not None:
        return {SPECIAL: special}
    if isinstance(value, dict):
        return {key: encoded(each) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [encoded(each) for each in value]
    return value


def _special(value: Any) -> list[Any] | None:
    """A value that JSON has not."""
    if isinstance(value, datetime):
        return ["date", value.timestamp() * 1000]
    if isinstance(value, (ParseResult, SplitResult)):
        return ["url", value.geturl()]
    if isinstance(value, re.Pattern):
        return ["regexp", [value.pattern, flags_of(value)]]
    if isinstance(value, Exception):
        return ["error", [getattr(value, "name", None) or type(value).__name__, str(value)]]
    return None


def source_of(text: str | None, path: str | os.PathLike[str] | None) -> str:
    """The source of a script or a style sheet.

    Raises: `PageError` without either; `OSError` if the file cannot be read.
    """
    if path is not None:
        return Path(path).read_text("utf-8")
    if not isinstance(text, str):
        raise PageError("Either path or script parameter must be specified")
    return text


def typed(text: str) -> str:
    """Check what a user types.

    Raises: `TypeError`.
    """
    return checked_text(text, "what a user types")


def options_of(value: Texts, index: Numbers, label: Texts, element: object) -> list[dict[str, Any]]:
    """The options that are wanted: by value or label, by index, by label, by their handles.

    Raises: `TypeError`.
    """
    values = [checked_text(each, "the value of an option") for each in _listed(value)]
    labels = [checked_text(each, "the label of an option") for each in _listed(label)]
    wanted: list[dict[str, Any]] = [{"text": each} for each in values]
    wanted += [{"label": each} for each in labels]
    for each in _listed(index):
        if not isinstance(each, int):
            raise TypeError(f"the index of an option is an integer, and not {redacted(each)}")
        wanted.append({"index": each})
    for each in _listed(element):
        steps = getattr(each, "_steps", None)
        if not isinstance(steps, list) or steps[0][0] != "handle":
            raise TypeError(f"an option is the handle of an element, and not {redacted(each)}")
        wanted.append({"key": steps[0][1]})
    return wanted


def _listed(value: Any) -> Sequence[Any]:
    if value is None:
        return ()
    return value if isinstance(value, (list, tuple)) else (value,)
