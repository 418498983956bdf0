"""https://html.spec.whatwg.org/#parsing-main-inframeset"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.html_parser.insertion_mode import (
    AFTER_FRAMESET,
    IN_BODY,
    IN_FRAMESET,
    IN_HEAD,
)
from webapi.html_parser.tokens import SPACE, EndTag, StartTag

if TYPE_CHECKING:
    from webapi.html_parser.tree_construction import TreeConstruction


def characters(parser: TreeConstruction, data: str) -> None:
    if space := "".join(each for each in data if each in SPACE):
        parser.insert_characters(space)


@IN_FRAMESET.start("frameset")
def frameset(parser: TreeConstruction, tag: StartTag) -> None:
    parser.insert_element(tag)


@IN_FRAMESET.end("frameset")
def end_frameset(parser: TreeConstruction, tag: EndTag) -> None:
    if len(parser.open.elements) == 1:
        return
    parser.open.pop()
    if parser.context is None and parser.open.current.tag != "frameset":
        parser.mode = AFTER_FRAMESET


@IN_FRAMESET.start("frame")
def frame(parser: TreeConstruction, tag: StartTag) -> None:
    parser.insert_void_element(tag)
    tag.is_acknowledged = True


IN_FRAMESET.characters = characters
IN_FRAMESET.uses_for_start(IN_BODY, "html")
IN_FRAMESET.uses_for_start(IN_HEAD, "noframes")
