"""https://html.spec.whatwg.org/#parsing-main-afterbody"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.html_parser.insertion_mode import AFTER_AFTER_BODY, AFTER_BODY, IN_BODY, ignore
from webapi.html_parser.tokens import SPACE, CommentToken, EndTag, InstructionToken, Token

if TYPE_CHECKING:
    from webapi.html_parser.tree_construction import TreeConstruction


@AFTER_BODY.anything_else
def anything_else(parser: TreeConstruction, token: Token) -> None:
    parser.mode = IN_BODY
    parser.reprocess(token)


def characters(parser: TreeConstruction, data: str) -> None:
    if data.strip(SPACE):
        anything_else(parser, data)
    else:
        IN_BODY.characters(parser, data)


def comment(parser: TreeConstruction, token: CommentToken | InstructionToken) -> None:
    parser.insert_comment(token, parser.open.elements[0])


@AFTER_BODY.end("html")
def end_html(parser: TreeConstruction, tag: EndTag) -> None:
    if parser.context is None:
        parser.mode = AFTER_AFTER_BODY


AFTER_BODY.characters = characters
AFTER_BODY.comment = comment
AFTER_BODY.uses_for_start(IN_BODY, "html")
AFTER_BODY.end_of_file = ignore
