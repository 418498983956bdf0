"""https://html.spec.whatwg.org/#parsing-main-intbody"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.html_parser.insertion_mode import IN_ROW, IN_TABLE, IN_TABLE_BODY
from webapi.html_parser.tokens import EndTag, StartTag

if TYPE_CHECKING:
    from webapi.html_parser.tree_construction import TreeConstruction

_TABLE_BODY_CONTEXT = frozenset({"tbody", "tfoot", "thead", "template", "html"})
"""https://html.spec.whatwg.org/#clear-the-stack-back-to-a-table-body-context"""


@IN_TABLE_BODY.start("tr")
def tr(parser: TreeConstruction, tag: StartTag) -> None:
    parser.open.clear_back_to(_TABLE_BODY_CONTEXT)
    parser.insert_element(tag)
    parser.mode = IN_ROW


@IN_TABLE_BODY.start("th", "td")
def td(parser: TreeConstruction, tag: StartTag) -> None:
    tr(parser, StartTag("tr"))
    parser.reprocess(tag)


@IN_TABLE_BODY.end("tbody", "tfoot", "thead")
def end_tbody(parser: TreeConstruction, tag: EndTag) -> None:
    if parser.open.has_in_table_scope(tag.name):
        parser.open.clear_back_to(_TABLE_BODY_CONTEXT)
        parser.open.pop()
        parser.mode = IN_TABLE


@IN_TABLE_BODY.start("caption", "col", "colgroup", "tbody", "tfoot", "thead")
@IN_TABLE_BODY.end("table")
def close(parser: TreeConstruction, tag: StartTag | EndTag) -> None:
    if parser.open.has_in_table_scope("tbody", "thead", "tfoot"):
        parser.open.clear_back_to(_TABLE_BODY_CONTEXT)
        parser.open.pop()
        parser.mode = IN_TABLE
        parser.reprocess(tag)


IN_TABLE_BODY.anything_else(IN_TABLE.process)
IN_TABLE_BODY.ignores_end("body", "caption", "col", "colgroup", "html", "td", "th", "tr")
