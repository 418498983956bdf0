"""The RadioNodeList interface.

Made by ``python -m idl`` from idl/html_forms.webidl: change that, not this.
"""

from webapi.interfaces.node_list import NodeList
from webapi.steps import node_list as node_list_steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker
from webapi.webidl.setters import value_setter
from webapi.webidl.strings import to_domstring


class RadioNodeList(NodeList):
    """The controls of a form with one name. The list changes when the tree does.

    ``interface RadioNodeList : NodeList``

    https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#radionodelist
    """

    __slots__ = ()
    _webapi_interface_name = "RadioNodeList"

    def __init__(self, /, *_):
        raise illegal_constructor("RadioNodeList")

    @property
    def value(self):
        """The value of the checked radio button. Setting it checks the button with that value.

        ``attribute DOMString value``

        https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-radionodelist-value
        """
        return self._webapi_node_list.value

    value = value.setter(value_setter("_webapi_node_list", "value", to_domstring))


new_object = maker(RadioNodeList, node_list_steps.initialize)
