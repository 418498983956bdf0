"""https://html.spec.whatwg.org/#parsing-main-incolgroup"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.html_parser.insertion_mode import (
    IN_BODY,
    IN_COLUMN_GROUP,
    IN_HEAD,
    IN_TABLE,
    without_leading_space,
)
from webapi.html_parser.tokens import SPACE, EndTag, StartTag, Token

if TYPE_CHECKING:
    from webapi.html_parser.tree_construction import TreeConstruction


@IN_COLUMN_GROUP.anything_else
def anything_else(parser: TreeConstruction, token: Token) -> None:
    if parser.open.current.tag == "colgroup":
        parser.open.pop()
        parser.mode = IN_TABLE
        parser.reprocess(token)


def characters(parser: TreeConstruction, data: str) -> None:
    if parser.open.current.tag == "colgroup":
        space, rest = without_leading_space(data)
    else:  # in a template: each other character is ignored
        space, rest = "".join(each for each in data if each in SPACE), ""
    if space:
        parser.insert_characters(space)
    if rest:
        anything_else(parser, rest)


@IN_COLUMN_GROUP.start("col")
def col(parser: TreeConstruction, tag: StartTag) -> None:
    parser.insert_void_element(tag)
    tag.is_acknowledged = True


@IN_COLUMN_GROUP.end("colgroup")
def end_colgroup(parser: TreeConstruction, tag: EndTag) -> None:
    if parser.open.current.tag == "colgroup":
        parser.open.pop()
        parser.mode = IN_TABLE


IN_COLUMN_GROUP.characters = characters
IN_COLUMN_GROUP.uses_for_start(IN_BODY, "html")
IN_COLUMN_GROUP.uses_for_start(IN_HEAD, "template")
IN_COLUMN_GROUP.uses_for_end(IN_HEAD, "template")
IN_COLUMN_GROUP.ignores_end("col")
IN_COLUMN_GROUP.end_of_file = IN_BODY.process
