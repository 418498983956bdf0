"""The HTMLFormControlsCollection interface.

Made by ``python -m idl`` from idl/html_forms.webidl: change that, not this.
"""

from webapi.dom.forms.collections import RadioNodeList as RadioNodeListImpl
from webapi.interfaces.html_collection import HTMLCollection
from webapi.steps import element as element_steps
from webapi.steps import html_collection as html_collection_steps
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.platform_objects import Interface, OneOf, maker
from webapi.webidl.strings import to_domstring

_RadioNodeList = Interface("webapi.interfaces.radio_node_list", "RadioNodeList")
_Element = Interface("webapi.interfaces.element", "Element")
_interface_of_value = OneOf({RadioNodeListImpl: _RadioNodeList, element_steps.State: _Element})


class HTMLFormControlsCollection(HTMLCollection):
    """The controls of a form. The collection changes when the tree does.

    ``interface HTMLFormControlsCollection : HTMLCollection``

    https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#htmlformcontrolscollection
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLFormControlsCollection"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLFormControlsCollection")

    def namedItem(self, name):
        """The control with that ``id`` or ``name``, a `RadioNodeList` if there are several, or
        ``None``.

        ``(RadioNodeList or Element)? namedItem(DOMString name)``

        https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmlformcontrolscollection-nameditem
        """
        if not isinstance(self, HTMLFormControlsCollection):
            raise illegal_invocation()
        value = self._webapi_html_collection.named_item_or_list(to_domstring(name))
        return None if value is None else value.platform_object or _interface_of_value.new(value)


new_object = maker(HTMLFormControlsCollection, html_collection_steps.initialize)
