"""https://html.spec.whatwg.org/#parsing-main-inheadnoscript"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.html_parser.insertion_mode import (
    IN_BODY,
    IN_HEAD,
    IN_HEAD_NOSCRIPT,
    ignore,
    without_leading_space,
)
from webapi.html_parser.tokens import EndTag, Token

if TYPE_CHECKING:
    from webapi.html_parser.tree_construction import TreeConstruction


@IN_HEAD_NOSCRIPT.anything_else
def anything_else(parser: TreeConstruction, token: Token) -> None:
    parser.open.pop()
    parser.mode = IN_HEAD
    parser.reprocess(token)


def characters(parser: TreeConstruction, data: str) -> None:
    space, rest = without_leading_space(data)
    if space:
        parser.insert_characters(space)
    if rest:
        anything_else(parser, rest)


@IN_HEAD_NOSCRIPT.end("noscript")
def end_noscript(parser: TreeConstruction, tag: EndTag) -> None:
    parser.open.pop()
    parser.mode = IN_HEAD


IN_HEAD_NOSCRIPT.characters = characters
IN_HEAD_NOSCRIPT.uses_for_start(IN_BODY, "html")
IN_HEAD_NOSCRIPT.uses_for_start(IN_HEAD, "basefont", "bgsound", "link", "meta", "noframes", "style")
IN_HEAD_NOSCRIPT.ignores_start("head", "noscript")
IN_HEAD_NOSCRIPT.end("br")(anything_else)
IN_HEAD_NOSCRIPT.any_other_end_tag = ignore
