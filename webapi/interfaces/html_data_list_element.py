"""The HTMLDataListElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import Interface, maker

_HTMLCollection = Interface("webapi.interfaces.html_collection", "HTMLCollection")


class HTMLDataListElement(HTMLElement):
    """A ``datalist`` element.

    ``interface HTMLDataListElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmldatalistelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLDataListElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLDataListElement")

    @property
    def options(self):
        """The options.

        ``readonly attribute HTMLCollection options``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-datalist-options
        """
        value = self._webapi_node.options
        return value.platform_object or _HTMLCollection.new(value)


new_object = maker(HTMLDataListElement, html_element_steps.initialize)
