"""What the tokenizer gives to tree construction: https://html.spec.whatwg.org/#tokenization

Characters come as strings, as many as there are between two other tokens or less.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeAlias

SPACE: Final = "\t\n\f\r "
"""Tree construction treats these characters alike."""


@dataclass(eq=False, slots=True)
class StartTag:
    """A start tag token."""

    name: str
    attributes: dict[str, str] = field(default_factory=dict)
    is_self_closing: bool = False
    is_acknowledged: bool = False
    """Whether the self-closing flag was acknowledged."""


@dataclass(eq=False, slots=True)
class EndTag:
    """An end tag token."""

    name: str


@dataclass(eq=False, slots=True)
class DoctypeToken:
    """A DOCTYPE token: what is None is missing."""

    name: str | None = None
    public_id: str | None = None
    system_id: str | None = None
    force_quirks: bool = False


@dataclass(eq=False, slots=True)
class CommentToken:
    """A comment token."""

    data: str


@dataclass(eq=False, slots=True)
class InstructionToken:
    """A processing instruction token."""

    target: str
    data: str


@dataclass(eq=False, slots=True)
class EndOfFile:
    """An end-of-file token."""


Token: TypeAlias = (
    StartTag | EndTag | DoctypeToken | CommentToken | InstructionToken | EndOfFile | str
)
