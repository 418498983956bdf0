"""https://html.spec.whatwg.org/#the-after-after-frameset-insertion-mode"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.html_parser.insertion_mode import AFTER_AFTER_FRAMESET, IN_BODY, IN_HEAD
from webapi.html_parser.tokens import SPACE, CommentToken, InstructionToken

if TYPE_CHECKING:
    from webapi.html_parser.tree_construction import TreeConstruction


def characters(parser: TreeConstruction, data: str) -> None:
    if space := "".join(each for each in data if each in SPACE):
        IN_BODY.characters(parser, space)


def comment(parser: TreeConstruction, token: CommentToken | InstructionToken) -> None:
    parser.insert_comment(token, parser.document)


AFTER_AFTER_FRAMESET.characters = characters
AFTER_AFTER_FRAMESET.comment = comment
AFTER_AFTER_FRAMESET.uses_for_start(IN_BODY, "html")
AFTER_AFTER_FRAMESET.uses_for_start(IN_HEAD, "noframes")
