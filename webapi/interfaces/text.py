"""The Text interface.

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from webapi.interfaces import MODULES
from webapi.interfaces.character_data import CharacterData
from webapi.steps import text as steps
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.numeric import to_unsigned_long
from webapi.webidl.platform_objects import Interface, maker_of_inheriting
from webapi.webidl.strings import to_domstring

_HTMLSlotElement = Interface("webapi.interfaces.html_slot_element", "HTMLSlotElement")


class Text(CharacterData):
    """A text in a tree.

    ``interface Text : CharacterData``

    https://dom.spec.whatwg.org/#text
    """

    __slots__ = ()
    _webapi_interface_name = "Text"

    def __init__(self, data=None):
        """A text without a parent.

        ``constructor(optional DOMString data = "")``

        https://dom.spec.whatwg.org/#dom-text-text
        """
        steps.constructor(self, "" if data is None else to_domstring(data))

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call Text: what ``new Text(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "Text")

    def splitText(self, offset):
        """Cut the text in two, and return the second.

        ``Text splitText(unsigned long offset)``

        https://dom.spec.whatwg.org/#dom-text-splittext
        """
        if not isinstance(self, Text):
            raise illegal_invocation()
        value = self._webapi_node.split_text(
            to_unsigned_long(offset, "Failed to execute 'splitText' on 'Text': parameter 1")
        )
        return new_object(value)

    @property
    def wholeText(self):
        """The text together with the adjacent ones.

        ``readonly attribute DOMString wholeText``

        https://dom.spec.whatwg.org/#dom-text-wholetext
        """
        return self._webapi_node.whole_text

    @property
    def assignedSlot(self):
        """The slot of an open shadow tree to which it is assigned, or ``None``.

        ``readonly attribute HTMLSlotElement? assignedSlot``

        https://dom.spec.whatwg.org/#dom-slotable-assignedslot
        """
        value = self._webapi_node.assigned_slot
        return None if value is None else value.platform_object or _HTMLSlotElement.new(value)


new_object = maker_of_inheriting(Text, steps.initialize, MODULES)
