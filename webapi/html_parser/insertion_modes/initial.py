"""https://html.spec.whatwg.org/#the-initial-insertion-mode"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.html_parser.document_mode import mode_of
from webapi.html_parser.insertion_mode import BEFORE_HTML, INITIAL, without_leading_space
from webapi.html_parser.nodes import Doctype
from webapi.html_parser.tokens import CommentToken, DoctypeToken, InstructionToken, Token

if TYPE_CHECKING:
    from webapi.html_parser.tree_construction import TreeConstruction


@INITIAL.anything_else
def anything_else(parser: TreeConstruction, token: Token) -> None:
    parser.set_document_mode("quirks")
    parser.mode = BEFORE_HTML
    parser.reprocess(token)


def characters(parser: TreeConstruction, data: str) -> None:
    _, rest = without_leading_space(data)
    if rest:
        anything_else(parser, rest)


def comment(parser: TreeConstruction, token: CommentToken | InstructionToken) -> None:
    parser.insert_comment(token, parser.document)


def doctype(parser: TreeConstruction, token: DoctypeToken) -> None:
    ids = token.public_id or "", token.system_id or ""
    parser.insert_leaf(Doctype(token.name or "", *ids), parser.document)
    parser.set_document_mode(mode_of(token))
    parser.mode = BEFORE_HTML


INITIAL.characters = characters
INITIAL.comment = comment
INITIAL.doctype = doctype
