"""What a page notes while it runs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from webapi.interfaces.headers import Headers
from webapi.interfaces.url import URL
from webapi.page.exchanges import Exchange
from webapi.runtimes.javascript_error import JavaScriptError
from webapi.url.redaction import hide_password, hide_password_in_text

NavigationType: TypeAlias = Literal["push", "replace", "reload", "traverse"]
DialogType: TypeAlias = Literal["alert", "confirm", "prompt"]


class _WithBody:
    """What has a body."""

    post_data_buffer: bytes | None

    @property
    def post_data(self) -> str | None:
        """The body as text."""
        body = self.post_data_buffer
        return None if body is None else body.decode("utf-8", "replace")


@dataclass(eq=False)
class PageRequest(_WithBody):
    """A request that a page has sent. A redirect sends another one."""

    method: str
    url: URL
    headers: Headers
    post_data_buffer: bytes | None
    """The body; None without one."""
    is_navigation: bool
    """Whether it loads a document."""
    status: int | None = None
    """The status of the response; None while there is none."""
    failure: str | None = None
    """Why it failed."""

    def __repr__(self) -> str:
        return f"<PageRequest {self.method} {hide_password(self.url.href)!r}>"


@dataclass(frozen=True)
class Loaded:
    """The response that a navigation has loaded."""

    url: str
    status: int
    status_text: str
    headers: dict[str, str]
    """By their names in lowercase."""
    content: bytes
    exchange: Exchange | None
    """The last request; None without one, as of ``data:``."""

    def text(self) -> str:
        """Return the body as text in UTF-8."""
        return self.content.decode("utf-8", "replace")


@dataclass(frozen=True, repr=False)
class PageNavigation(_WithBody):
    """A navigation that has happened. A redirect may have led to its URL."""

    url: URL
    type: NavigationType
    """How it changed the history."""
    same_document: bool
    """Whether the document stayed: its fragment changed, or a script changed its URL."""
    method: str = "GET"
    """That of its first request; POST if a form was posted."""
    post_data_buffer: bytes | None = None
    """The body that was posted; None without one."""

    def __repr__(self) -> str:
        return f"<PageNavigation {self.type} {self.method} {hide_password(self.url.href)!r}>"


def frames_of_the_caller(stack: str) -> str:
    """The lines of a stack below those of a function of ``console``."""
    lines = [line for line in stack.splitlines() if line.strip().startswith("at ")]
    names = [line.split()[1].rpartition(".")[2] for line in lines]
    index = names.index("tellListener") + 1 if "tellListener" in names else 0
    while index < len(names) and names[index] in ("logValues", "print", "printTable", "printTime"):
        index += 1
    return "\n".join(lines[index + 1 :])


@dataclass(frozen=True)
class ScriptPlace:
    """Where a script has done something."""

    stack: str
    url: str
    """That of the script that runs, or of the document."""
    source: str | None
    """The text of a script in the document."""
    html: str | bytes
    """The document."""

    def found(self) -> tuple[str, int, int]:
        """The URL, the line and the column, which count from 0.

        QuickJS has no URLs in stacks, and lines of a script in the document begin with the script.

        >>> ScriptPlace("    at f (http://a/b.js:3:7)", "http://a/", None, "").found()
        ('http://a/b.js', 2, 6)
        """
        for line in self.stack.splitlines():
            place = line.strip().rpartition(" ")[2].strip("()")
            start, _, column = place.rpartition(":")
            url, _, row = start.rpartition(":")
            if url and row.isdecimal() and column.isdecimal():
                url = self.url if url == "<input>" else url
                return url, int(row) - 1 + self._lines_before(), int(column) - 1
        return self.url, 0, 0

    def _lines_before(self) -> int:
        html = self.html if isinstance(self.html, str) else self.html.decode("utf-8", "replace")
        index = -1 if self.source is None else html.find(self.source)
        return html.count("\n", 0, index) if index >= 0 else 0


@dataclass(frozen=True, repr=False)
class ConsoleMessage:
    """A message of a script's ``console``."""

    type: str
    """``log``, ``debug``, ``info``, ``warning``, ``error``, ``dir``, ``timeEnd`` and others."""
    text: str
    page: Any = field(default=None, compare=False)
    """The page whose script has written it."""
    timestamp: float = field(default=0, compare=False)
    """When, in milliseconds since 1970, by the clock of this machine."""
    _place: ScriptPlace | None = field(default=None, compare=False)
    _given: list[Any] = field(default_factory=list, compare=False)

    @property
    def args(self) -> list[Any]:
        """A `JSHandle` of each value. The last 200 messages of a document have them."""
        handles: list[Any] = self.page._handles_of(self._given)
        return handles

    @property
    def location(self) -> dict[str, Any]:
        """The URL of the script, and the line and the column, which count from 0."""
        url, line, column = ("", 0, 0) if self._place is None else self._place.found()
        return {
            "url": url,
            "line": line,
            "lineNumber": line,
            "column": column,
            "columnNumber": column,
        }

    @property
    def worker(self) -> None:
        """None: there are no workers."""

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return hide_password_in_text(f"<ConsoleMessage type={self.type} text={self.text}>")


@dataclass(frozen=True)
class WebError:
    """An exception that no script of a page caught, as contexts tell it."""

    page: Any
    error: JavaScriptError
    _place: ScriptPlace

    @property
    def location(self) -> dict[str, Any]:
        """The URL of the script, and the line and the column, which count from 0."""
        url, line, column = self._place.found()
        return {"url": url, "line": line, "column": column}


@dataclass(eq=False, repr=False)
class Dialog:
    """A call of ``alert``, ``confirm`` or ``prompt``, dismissed unless a handler accepts it."""

    type: DialogType
    message: str
    default_value: str
    """Of a prompt."""
    page: Any = None
    """The page whose script waits for the answer."""
    accepted: bool = field(default=False, init=False)
    """Whether a handler has accepted it."""
    _text: str | None = field(default=None, init=False)

    def __repr__(self) -> str:
        value = f"message={self.message} default_value={self.default_value}"
        return hide_password_in_text(f"<Dialog type={self.type} {value}>")

    def accept(self, prompt_text: str | None = None) -> None:
        """Press OK. Without ``prompt_text``, a prompt answers an empty text."""
        self.accepted = True
        self._text = prompt_text

    def dismiss(self) -> None:
        """Press Cancel."""
        self.accepted = False

    def answer(self) -> bool | str | None:
        """What the script gets."""
        if self.type == "alert":
            return None
        if self.type == "confirm":
            return self.accepted
        return (self._text or "") if self.accepted else None


class AsyncDialog(Dialog):
    """A `Dialog` of an asynchronous page: what its methods return can be awaited."""

    def accept(self, prompt_text: str | None = None) -> Done:  # type: ignore[override]
        """Press OK. Without ``prompt_text``, a prompt answers an empty text."""
        super().accept(prompt_text)
        return Done()

    def dismiss(self) -> Done:  # type: ignore[override]
        """Press Cancel."""
        super().dismiss()
        return Done()


class Done:
    """Nothing to wait for."""

    def __await__(self) -> Iterator[Any]:
        return iter(())
