"""Types of the Comment interface. Made by ``python -m idl``."""

from typing import Self

from webapi.interfaces.character_data import CharacterData
from webapi.steps.comment import Slots as _CommentSlots
from webapi.webidl.types import StringLike

class Comment(CharacterData, _CommentSlots):
    def __init__(self, data: StringLike = None) -> None: ...
    @classmethod
    def new(cls, data: StringLike = None) -> Self: ...

def new_object(value: object) -> Comment: ...
