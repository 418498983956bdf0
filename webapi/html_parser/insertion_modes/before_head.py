"""https://html.spec.whatwg.org/#the-before-head-insertion-mode"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.html_parser.insertion_mode import (
    BEFORE_HEAD,
    IN_BODY,
    IN_HEAD,
    ignore,
    without_leading_space,
)
from webapi.html_parser.tokens import StartTag, Token

if TYPE_CHECKING:
    from webapi.html_parser.tree_construction import TreeConstruction


@BEFORE_HEAD.anything_else
def anything_else(parser: TreeConstruction, token: Token) -> None:
    head(parser, StartTag("head"))
    parser.reprocess(token)


def characters(parser: TreeConstruction, data: str) -> None:
    _, rest = without_leading_space(data)
    if rest:
        anything_else(parser, rest)


@BEFORE_HEAD.start("head")
def head(parser: TreeConstruction, tag: StartTag) -> None:
    parser.head = parser.insert_element(tag)
    parser.mode = IN_HEAD


BEFORE_HEAD.characters = characters
BEFORE_HEAD.uses_for_start(IN_BODY, "html")
BEFORE_HEAD.end("head", "body", "html", "br")(anything_else)
BEFORE_HEAD.any_other_end_tag = ignore
