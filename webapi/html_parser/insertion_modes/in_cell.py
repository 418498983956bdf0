"""https://html.spec.whatwg.org/#parsing-main-intd"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.html_parser.insertion_mode import IN_BODY, IN_CELL, IN_ROW
from webapi.html_parser.tokens import EndTag, StartTag

if TYPE_CHECKING:
    from webapi.html_parser.tree_construction import TreeConstruction


@IN_CELL.end("td", "th")
def end_td(parser: TreeConstruction, tag: EndTag) -> None:
    if parser.open.has_in_table_scope(tag.name):
        parser.generate_implied_end_tags()
        parser.open.pop_until(tag.name)
        parser.active.clear_to_the_last_marker()
        parser.mode = IN_ROW


@IN_CELL.start("caption", "col", "colgroup", "tbody", "td", "tfoot", "th", "thead", "tr")
def start_row(parser: TreeConstruction, tag: StartTag) -> None:
    if parser.open.has_in_table_scope("td", "th"):
        _close_the_cell(parser)
        parser.reprocess(tag)


@IN_CELL.end("table", "tbody", "tfoot", "thead", "tr")
def end_row(parser: TreeConstruction, tag: EndTag) -> None:
    if parser.open.has_in_table_scope(tag.name):
        _close_the_cell(parser)
        parser.reprocess(tag)


def _close_the_cell(parser: TreeConstruction) -> None:
    """https://html.spec.whatwg.org/#close-the-cell"""
    parser.generate_implied_end_tags()
    parser.open.pop_until("td", "th")
    parser.active.clear_to_the_last_marker()
    parser.mode = IN_ROW


IN_CELL.anything_else(IN_BODY.process)
IN_CELL.ignores_end("body", "caption", "col", "colgroup", "html")
