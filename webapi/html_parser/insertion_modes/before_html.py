"""https://html.spec.whatwg.org/#the-before-html-insertion-mode"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.html_parser.insertion_mode import (
    BEFORE_HEAD,
    BEFORE_HTML,
    ignore,
    without_leading_space,
)
from webapi.html_parser.tokens import CommentToken, InstructionToken, StartTag, Token

if TYPE_CHECKING:
    from webapi.html_parser.tree_construction import TreeConstruction


@BEFORE_HTML.anything_else
def anything_else(parser: TreeConstruction, token: Token) -> None:
    html(parser, StartTag("html"))
    parser.reprocess(token)


def characters(parser: TreeConstruction, data: str) -> None:
    _, rest = without_leading_space(data)
    if rest:
        anything_else(parser, rest)


def comment(parser: TreeConstruction, token: CommentToken | InstructionToken) -> None:
    parser.insert_comment(token, parser.document)


@BEFORE_HTML.start("html")
def html(parser: TreeConstruction, tag: StartTag) -> None:
    parser.open.push(parser.insert_html_element(tag))
    parser.mode = BEFORE_HEAD


BEFORE_HTML.characters = characters
BEFORE_HTML.comment = comment
BEFORE_HTML.any_other_end_tag = ignore
BEFORE_HTML.end("head", "body", "html", "br")(anything_else)
