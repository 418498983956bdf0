"""The CDATASection interface.

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from webapi.interfaces.text import Text
from webapi.steps import text as text_steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker


class CDATASection(Text):
    """A CDATA section of an XML document.

    ``interface CDATASection : Text``

    https://dom.spec.whatwg.org/#cdatasection
    """

    __slots__ = ()
    _webapi_interface_name = "CDATASection"

    def __init__(self, /, *_):
        raise illegal_constructor("CDATASection")


new_object = maker(CDATASection, text_steps.initialize)
