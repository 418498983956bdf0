"""https://html.spec.whatwg.org/#parsing-main-intr"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.html_parser.insertion_mode import IN_CELL, IN_ROW, IN_TABLE, IN_TABLE_BODY
from webapi.html_parser.tokens import EndTag, StartTag

if TYPE_CHECKING:
    from webapi.html_parser.tree_construction import TreeConstruction

_ROW_CONTEXT = frozenset({"tr", "template", "html"})
"""https://html.spec.whatwg.org/#clear-the-stack-back-to-a-table-row-context"""


@IN_ROW.start("th", "td")
def td(parser: TreeConstruction, tag: StartTag) -> None:
    parser.open.clear_back_to(_ROW_CONTEXT)
    parser.insert_element(tag)
    parser.mode = IN_CELL
    parser.active.push_marker()


@IN_ROW.end("tr")
def end_tr(parser: TreeConstruction, tag: EndTag) -> None:
    _close_the_row(parser)


@IN_ROW.start("caption", "col", "colgroup", "tbody", "tfoot", "thead", "tr")
@IN_ROW.end("table")
def close(parser: TreeConstruction, tag: StartTag | EndTag) -> None:
    if _close_the_row(parser):
        parser.reprocess(tag)


@IN_ROW.end("tbody", "tfoot", "thead")
def end_tbody(parser: TreeConstruction, tag: EndTag) -> None:
    if parser.open.has_in_table_scope(tag.name) and _close_the_row(parser):
        parser.reprocess(tag)


def _close_the_row(parser: TreeConstruction) -> bool:
    if not parser.open.has_in_table_scope("tr"):
        return False
    parser.open.clear_back_to(_ROW_CONTEXT)
    parser.open.pop()
    parser.mode = IN_TABLE_BODY
    return True


IN_ROW.anything_else(IN_TABLE.process)
IN_ROW.ignores_end("body", "caption", "col", "colgroup", "html", "td", "th")
