"""The HTMLOutputElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.constraint_validation import ConstraintValidation
from webapi.interfaces.form_associated_element import FormAssociatedElement
from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.labelable_element import LabelableElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import REACTIONS
from webapi.steps.reflection import reflected_domstring, reflected_tokens, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.setters import forwarding_setter, include, value_setter
from webapi.webidl.strings import to_domstring

_html_for = reflected_tokens("for", None)
_DOMTokenList = Interface("webapi.interfaces.dom_token_list", "DOMTokenList")


class HTMLOutputElement(HTMLElement):
    """An ``output`` element.

    ``interface HTMLOutputElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmloutputelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLOutputElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLOutputElement")

    @property
    def htmlFor(self):
        """The attribute ``for``.

        ``readonly attribute DOMTokenList htmlFor``

        https://html.spec.whatwg.org/multipage/#dom-output-htmlfor
        """
        value = _html_for(self)
        return value.platform_object or _DOMTokenList.new(value)

    htmlFor = htmlFor.setter(forwarding_setter("htmlFor", "value"))

    name = property(
        reflected_domstring("name"),
        set_reflected_domstring("name", to_domstring),
        doc="""The attribute ``name``.

        ``attribute DOMString name``

        https://html.spec.whatwg.org/multipage/#dom-output-name
        """,
    )

    @property
    def type(self):
        """``output``.

        ``readonly attribute DOMString type``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-output-type
        """
        return self._webapi_node.type

    @property
    def defaultValue(self):
        """The text that a reset restores.

        ``attribute DOMString defaultValue``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-output-defaultvalue
        """
        return self._webapi_node.default_value

    defaultValue = defaultValue.setter(
        value_setter("_webapi_node", "default_value", to_domstring, reactions=REACTIONS)
    )

    @property
    def value(self):
        """The text inside.

        ``attribute DOMString value``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-output-value
        """
        return self._webapi_node.value

    value = value.setter(value_setter("_webapi_node", "value", to_domstring, reactions=REACTIONS))

    def checkValidity(self):
        """Whether the element is valid. The event ``invalid`` is fired if not.

        ``boolean checkValidity()``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-checkvalidity
        """
        if not isinstance(self, HTMLOutputElement):
            raise illegal_invocation()
        return self._webapi_node.check_validity()

    def reportValidity(self):
        """The same as ``checkValidity``: there is no user to whom the problem could be reported.

        ``boolean reportValidity()``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-reportvalidity
        """
        if not isinstance(self, HTMLOutputElement):
            raise illegal_invocation()
        return self._webapi_node.report_validity()

    def setCustomValidity(self, error):
        """Make the element invalid with a message, or take that back with an empty one.

        ``undefined setCustomValidity(DOMString error)``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-setcustomvalidity
        """
        if not isinstance(self, HTMLOutputElement):
            raise illegal_invocation()
        self._webapi_node.set_custom_validity(to_domstring(error))


include(HTMLOutputElement, FormAssociatedElement, LabelableElement, ConstraintValidation)

new_object = maker(HTMLOutputElement, html_element_steps.initialize)
