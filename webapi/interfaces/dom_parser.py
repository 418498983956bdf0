"""The DOMParser interface.

Made by ``python -m idl`` from idl/html.webidl: change that, not this.
"""

from webapi.interfaces.dom_parser_supported_type import to_dom_parser_supported_type
from webapi.steps import dom_parser as steps
from webapi.webidl.classes import explain_missing_initialization, refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.platform_objects import Interface
from webapi.webidl.strings import to_domstring

_Document = Interface("webapi.interfaces.document", "Document")


class DOMParser:
    """``interface DOMParser``

    https://html.spec.whatwg.org/multipage/#domparser
    """

    __slots__ = ("__weakref__",)
    _webapi_interface_name = "DOMParser"
    _webapi_is_interface = True

    def __init__(self):
        """``constructor()``

        https://html.spec.whatwg.org/multipage/#dom-domparser-domparser
        """
        steps.constructor(self)

    @classmethod
    def new(cls):
        """Call DOMParser: what ``new DOMParser(…)`` is in JavaScript."""
        return cls()

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "DOMParser")

    def parseFromString(self, string, type):
        """A document of HTML or XML, as ``type`` says. Scripts do not run.

        ``Document parseFromString(DOMString string, DOMParserSupportedType type)``

        https://html.spec.whatwg.org/multipage/#dom-domparser-parsefromstring
        """
        if not isinstance(self, DOMParser):
            raise illegal_invocation()
        value = steps.parseFromString(
            self,
            to_domstring(string),
            to_dom_parser_supported_type(
                type, "Failed to execute 'parseFromString' on 'DOMParser': parameter 2"
            ),
        )
        return _Document.new(value)

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy
