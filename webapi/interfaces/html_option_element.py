"""The HTMLOptionElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.form_associated_element import FormAssociatedElement
from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import REACTIONS
from webapi.steps.reflection import (
    reflected_boolean,
    set_reflected_boolean,
    set_reflected_domstring,
)
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import maker
from webapi.webidl.setters import include, value_setter
from webapi.webidl.strings import to_domstring


class HTMLOptionElement(HTMLElement):
    """An ``option`` element.

    ``interface HTMLOptionElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmloptionelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLOptionElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLOptionElement")

    disabled = property(
        reflected_boolean("disabled"),
        set_reflected_boolean("disabled", to_boolean),
        doc="""The attribute ``disabled``.

        ``attribute boolean disabled``

        https://html.spec.whatwg.org/multipage/#dom-option-disabled
        """,
    )

    defaultSelected = property(
        reflected_boolean("selected"),
        set_reflected_boolean("selected", to_boolean),
        doc="""The attribute ``selected``.

        ``attribute boolean defaultSelected``

        https://html.spec.whatwg.org/multipage/#dom-option-defaultselected
        """,
    )

    @property
    def label(self):
        """The attribute ``label``, or else the text.

        ``attribute DOMString label``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-label
        """
        return self._webapi_node.label

    label = label.setter(set_reflected_domstring("label", to_domstring))

    @property
    def selected(self):
        """Whether it is selected.

        ``attribute boolean selected``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-selected
        """
        return self._webapi_node.selected

    selected = selected.setter(value_setter("_webapi_node", "selected", to_boolean))

    @property
    def value(self):
        """The attribute ``value``, or else the text.

        ``attribute DOMString value``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-value
        """
        return self._webapi_node.value

    value = value.setter(set_reflected_domstring("value", to_domstring))

    @property
    def text(self):
        """The text, with white space stripped and collapsed.

        ``attribute DOMString text``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-text
        """
        return self._webapi_node.text

    text = text.setter(value_setter("_webapi_node", "text", to_domstring, reactions=REACTIONS))

    @property
    def index(self):
        """Its index among the options of its ``select`` element.

        ``readonly attribute long index``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-index
        """
        return self._webapi_node.index


include(HTMLOptionElement, FormAssociatedElement)

new_object = maker(HTMLOptionElement, html_element_steps.initialize)
