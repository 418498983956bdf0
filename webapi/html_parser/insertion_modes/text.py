"""https://html.spec.whatwg.org/#parsing-main-incdata"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.html_parser.insertion_mode import TEXT
from webapi.html_parser.tokens import EndOfFile, EndTag

if TYPE_CHECKING:
    from webapi.html_parser.tree_construction import TreeConstruction


def characters(parser: TreeConstruction, data: str) -> None:
    parser.insert_characters(data)


def end_of_file(parser: TreeConstruction, token: EndOfFile) -> None:
    parser.open.pop()
    parser.mode = parser.original_mode
    parser.reprocess(token)


def any_other_end_tag(parser: TreeConstruction, tag: EndTag) -> None:
    parser.open.pop()
    parser.mode = parser.original_mode


@TEXT.end("script")
def end_script(parser: TreeConstruction, tag: EndTag) -> None:
    script = parser.open.pop()
    parser.mode = parser.original_mode
    parser.end_script(script)


TEXT.characters = characters
TEXT.end_of_file = end_of_file
TEXT.any_other_end_tag = any_other_end_tag
