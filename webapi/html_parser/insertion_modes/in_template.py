"""https://html.spec.whatwg.org/#parsing-main-intemplate"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.html_parser.insertion_mode import (
    IN_BODY,
    IN_COLUMN_GROUP,
    IN_HEAD,
    IN_ROW,
    IN_TABLE,
    IN_TABLE_BODY,
    IN_TEMPLATE,
    InsertionMode,
    ignore,
)
from webapi.html_parser.tokens import EndOfFile, StartTag

if TYPE_CHECKING:
    from webapi.html_parser.tree_construction import TreeConstruction


def _begins(names: str, mode: InsertionMode) -> None:
    """Start tags of these names replace the template insertion mode."""

    @IN_TEMPLATE.start(*names.split())
    def start(parser: TreeConstruction, tag: StartTag) -> None:
        parser.use_template_mode(mode)
        parser.reprocess(tag)


def any_other_start_tag(parser: TreeConstruction, tag: StartTag) -> None:
    parser.use_template_mode(IN_BODY)
    parser.reprocess(tag)


def end_of_file(parser: TreeConstruction, token: EndOfFile) -> None:
    if not parser.open.has("template"):
        return
    while parser.open.has("template"):  # all modes of templates reprocess the token here
        parser.open.pop_until("template")
        parser.active.clear_to_the_last_marker()
        parser.template_modes.pop()
        parser.reset_the_insertion_mode_appropriately()
    parser.reprocess(token)


IN_TEMPLATE.characters = IN_BODY.process
IN_TEMPLATE.uses_for_start(
    IN_HEAD, "base", "basefont", "bgsound", "link", "meta", "noframes", "script", "style"
)
IN_TEMPLATE.uses_for_start(IN_HEAD, "template", "title")
IN_TEMPLATE.uses_for_end(IN_HEAD, "template")
_begins("caption colgroup tbody tfoot thead", IN_TABLE)
_begins("col", IN_COLUMN_GROUP)
_begins("tr", IN_TABLE_BODY)
_begins("td th", IN_ROW)
IN_TEMPLATE.any_other_start_tag = any_other_start_tag
IN_TEMPLATE.any_other_end_tag = ignore
IN_TEMPLATE.end_of_file = end_of_file
