"""https://html.spec.whatwg.org/#parsing-main-intable"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.html_parser.insertion_mode import (
    IN_BODY,
    IN_CAPTION,
    IN_COLUMN_GROUP,
    IN_HEAD,
    IN_TABLE,
    IN_TABLE_BODY,
    IN_TABLE_TEXT,
)
from webapi.html_parser.tokens import EndTag, StartTag, Token

if TYPE_CHECKING:
    from webapi.html_parser.tree_construction import TreeConstruction

_TABLE_CONTEXT = frozenset({"table", "template", "html"})
"""https://html.spec.whatwg.org/#clear-the-stack-back-to-a-table-context"""
_TAKES_TABLE_TEXT = frozenset({"table", "tbody", "template", "tfoot", "thead", "tr"})


@IN_TABLE.anything_else
def anything_else(parser: TreeConstruction, token: Token) -> None:
    parser.foster_parenting = True
    IN_BODY.process(parser, token)
    parser.foster_parenting = False


def characters(parser: TreeConstruction, data: str) -> None:
    if parser.open.current.tag in _TAKES_TABLE_TEXT:
        parser.pending_table_characters = []
        parser.original_mode = parser.mode
        parser.mode = IN_TABLE_TEXT
        parser.reprocess(data)
    else:
        anything_else(parser, data)


@IN_TABLE.start("caption")
def caption(parser: TreeConstruction, tag: StartTag) -> None:
    parser.open.clear_back_to(_TABLE_CONTEXT)
    parser.active.push_marker()
    parser.insert_element(tag)
    parser.mode = IN_CAPTION


@IN_TABLE.start("colgroup")
def colgroup(parser: TreeConstruction, tag: StartTag) -> None:
    parser.open.clear_back_to(_TABLE_CONTEXT)
    parser.insert_element(tag)
    parser.mode = IN_COLUMN_GROUP


@IN_TABLE.start("col")
def col(parser: TreeConstruction, tag: StartTag) -> None:
    colgroup(parser, StartTag("colgroup"))
    parser.reprocess(tag)


@IN_TABLE.start("tbody", "tfoot", "thead")
def tbody(parser: TreeConstruction, tag: StartTag) -> None:
    parser.open.clear_back_to(_TABLE_CONTEXT)
    parser.insert_element(tag)
    parser.mode = IN_TABLE_BODY


@IN_TABLE.start("td", "th", "tr")
def tr(parser: TreeConstruction, tag: StartTag) -> None:
    tbody(parser, StartTag("tbody"))
    parser.reprocess(tag)


@IN_TABLE.start("table")
def table(parser: TreeConstruction, tag: StartTag) -> None:
    if parser.open.has_in_table_scope("table"):
        parser.open.pop_until("table")
        parser.reset_the_insertion_mode_appropriately()
        parser.reprocess(tag)


@IN_TABLE.end("table")
def end_table(parser: TreeConstruction, tag: EndTag) -> None:
    if parser.open.has_in_table_scope("table"):
        parser.open.pop_until("table")
        parser.reset_the_insertion_mode_appropriately()


@IN_TABLE.start("input")
def input_(parser: TreeConstruction, tag: StartTag) -> None:
    if tag.attributes.get("type", "").lower() == "hidden":
        parser.insert_void_element(tag)
        tag.is_acknowledged = True
    else:
        anything_else(parser, tag)


@IN_TABLE.start("form")
def form(parser: TreeConstruction, tag: StartTag) -> None:
    if parser.form is None and not parser.open.has("template"):
        parser.form = parser.insert_void_element(tag)


IN_TABLE.characters = characters
IN_TABLE.uses_for_start(IN_HEAD, "style", "script", "template")
IN_TABLE.uses_for_end(IN_HEAD, "template")
IN_TABLE.ignores_end(
    *("body", "caption", "col", "colgroup", "html", "tbody", "td", "tfoot", "th", "thead", "tr")
)
IN_TABLE.end_of_file = IN_BODY.process
