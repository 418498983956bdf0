"""Types of the Comment interface. Made by ``python -m idl``."""

from typing import Self

from webapi.dom.character_data import Comment as _CommentImplementation
from webapi.interfaces.character_data import CharacterData
from webapi.webidl.types import StringLike

class Comment(CharacterData):
    _webapi_node: _CommentImplementation
    def __init__(self, data: StringLike = None) -> None: ...
    @classmethod
    def new(cls, data: StringLike = None) -> Self: ...

def new_object(value: object) -> Comment: ...
