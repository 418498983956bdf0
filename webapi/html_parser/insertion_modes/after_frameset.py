"""https://html.spec.whatwg.org/#parsing-main-afterframeset"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.html_parser.insertion_mode import (
    AFTER_AFTER_FRAMESET,
    AFTER_FRAMESET,
    IN_BODY,
    IN_FRAMESET,
    IN_HEAD,
)
from webapi.html_parser.tokens import EndTag

if TYPE_CHECKING:
    from webapi.html_parser.tree_construction import TreeConstruction


@AFTER_FRAMESET.end("html")
def end_html(parser: TreeConstruction, tag: EndTag) -> None:
    parser.mode = AFTER_AFTER_FRAMESET


AFTER_FRAMESET.characters = IN_FRAMESET.process
AFTER_FRAMESET.uses_for_start(IN_BODY, "html")
AFTER_FRAMESET.uses_for_start(IN_HEAD, "noframes")
