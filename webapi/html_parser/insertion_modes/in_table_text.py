"""https://html.spec.whatwg.org/#parsing-main-intabletext"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.html_parser.insertion_mode import IN_TABLE, IN_TABLE_TEXT
from webapi.html_parser.tokens import SPACE, Token

if TYPE_CHECKING:
    from webapi.html_parser.tree_construction import TreeConstruction


@IN_TABLE_TEXT.anything_else
def anything_else(parser: TreeConstruction, token: Token) -> None:
    data = "".join(parser.pending_table_characters)
    if data.strip(SPACE):
        IN_TABLE.any_other_start_tag(parser, data)
    elif data:
        parser.insert_characters(data)
    parser.mode = parser.original_mode
    parser.reprocess(token)


def characters(parser: TreeConstruction, data: str) -> None:
    if data := data.replace("\0", ""):
        parser.pending_table_characters.append(data)


IN_TABLE_TEXT.characters = characters
IN_TABLE_TEXT.comment = IN_TABLE_TEXT.doctype = anything_else
