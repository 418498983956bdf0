"""The Comment interface.

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from webapi.interfaces.character_data import CharacterData
from webapi.steps import comment as steps
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_domstring


class Comment(CharacterData):
    """A comment.

    ``interface Comment : CharacterData``

    https://dom.spec.whatwg.org/#comment
    """

    __slots__ = ()
    _webapi_interface_name = "Comment"

    def __init__(self, data=None):
        """A comment without a parent.

        ``constructor(optional DOMString data = "")``

        https://dom.spec.whatwg.org/#dom-comment-comment
        """
        steps.constructor(self, "" if data is None else to_domstring(data))

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call Comment: what ``new Comment(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "Comment")


new_object = maker(Comment, steps.initialize)
