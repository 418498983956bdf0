"""What a page notes while it runs."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from webapi.interfaces.headers import Headers
from webapi.interfaces.url import URL
from webapi.page.exchanges import Exchange
from webapi.url.redaction import hide_password, redacted

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


@dataclass(frozen=True, repr=False)
class ConsoleMessage:
    """A message of a script's ``console``."""

    type: str
    """``log``, ``debug``, ``info``, ``warning`` or ``error``."""
    text: str

    def __repr__(self) -> str:
        return f"<ConsoleMessage {redacted(self.type)} {redacted(self.text)}>"


@dataclass
class Dialog:
    """A call of ``alert``, ``confirm`` or ``prompt``, dismissed unless a handler accepts it."""

    type: DialogType
    message: str
    default_value: str
    """Of a prompt."""
    accepted: bool = field(default=False, init=False)
    """Whether a handler has accepted it."""
    _text: str | None = field(default=None, init=False, repr=False)

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
