"""https://html.spec.whatwg.org/#the-after-after-body-insertion-mode"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.html_parser.insertion_mode import AFTER_AFTER_BODY, AFTER_BODY, IN_BODY, ignore
from webapi.html_parser.tokens import CommentToken, InstructionToken

if TYPE_CHECKING:
    from webapi.html_parser.tree_construction import TreeConstruction


def comment(parser: TreeConstruction, token: CommentToken | InstructionToken) -> None:
    parser.insert_comment(token, parser.document)


AFTER_AFTER_BODY.anything_else(AFTER_BODY.process)
AFTER_AFTER_BODY.comment = comment
AFTER_AFTER_BODY.uses_for_start(IN_BODY, "html")
AFTER_AFTER_BODY.end_of_file = ignore
