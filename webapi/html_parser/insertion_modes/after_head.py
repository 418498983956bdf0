"""https://html.spec.whatwg.org/#the-after-head-insertion-mode"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.html_parser.insertion_mode import (
    AFTER_HEAD,
    IN_BODY,
    IN_FRAMESET,
    IN_HEAD,
    ignore,
    without_leading_space,
)
from webapi.html_parser.tokens import StartTag, Token

if TYPE_CHECKING:
    from webapi.html_parser.tree_construction import TreeConstruction


@AFTER_HEAD.anything_else
def anything_else(parser: TreeConstruction, token: Token) -> None:
    parser.insert_element(StartTag("body"))
    parser.mode = IN_BODY
    parser.reprocess(token)


def characters(parser: TreeConstruction, data: str) -> None:
    space, rest = without_leading_space(data)
    if space:
        parser.insert_characters(space)
    if rest:
        anything_else(parser, rest)


@AFTER_HEAD.start("body")
def body(parser: TreeConstruction, tag: StartTag) -> None:
    parser.insert_element(tag)
    parser.frameset_ok = False
    parser.mode = IN_BODY


@AFTER_HEAD.start("frameset")
def frameset(parser: TreeConstruction, tag: StartTag) -> None:
    parser.insert_element(tag)
    parser.mode = IN_FRAMESET


@AFTER_HEAD.start("base", "basefont", "bgsound", "link", "meta", "noframes")
@AFTER_HEAD.start("script", "style", "template", "title")
def in_the_head(parser: TreeConstruction, tag: StartTag) -> None:
    head = parser.head
    assert head is not None
    parser.open.push(head)
    IN_HEAD.process(parser, tag)
    parser.open.remove(head)


AFTER_HEAD.characters = characters
AFTER_HEAD.uses_for_start(IN_BODY, "html")
AFTER_HEAD.uses_for_end(IN_HEAD, "template")
AFTER_HEAD.end("body", "html", "br")(anything_else)
AFTER_HEAD.ignores_start("head")
AFTER_HEAD.any_other_end_tag = ignore
