"""https://html.spec.whatwg.org/#parsing-main-incaption"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.html_parser.insertion_mode import IN_BODY, IN_CAPTION, IN_TABLE
from webapi.html_parser.tokens import EndTag, StartTag

if TYPE_CHECKING:
    from webapi.html_parser.tree_construction import TreeConstruction


@IN_CAPTION.end("caption")
def end_caption(parser: TreeConstruction, tag: EndTag) -> None:
    _close_the_caption(parser)


@IN_CAPTION.start("caption", "col", "colgroup", "tbody", "td", "tfoot", "th", "thead", "tr")
@IN_CAPTION.end("table")
def close(parser: TreeConstruction, tag: StartTag | EndTag) -> None:
    if _close_the_caption(parser):
        parser.reprocess(tag)


def _close_the_caption(parser: TreeConstruction) -> bool:
    if not parser.open.has_in_table_scope("caption"):
        return False
    parser.generate_implied_end_tags()
    parser.open.pop_until("caption")
    parser.active.clear_to_the_last_marker()
    parser.mode = IN_TABLE
    return True


IN_CAPTION.anything_else(IN_BODY.process)
IN_CAPTION.ignores_end(
    *("body", "col", "colgroup", "html", "tbody", "td", "tfoot", "th", "thead", "tr")
)
