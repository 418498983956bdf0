"""The HTMLFieldSetElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.constraint_validation import ConstraintValidation
from webapi.interfaces.form_associated_element import FormAssociatedElement
from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_domstring,
    set_reflected_boolean,
    set_reflected_domstring,
)
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.setters import include
from webapi.webidl.strings import to_domstring

_HTMLCollection = Interface("webapi.interfaces.html_collection", "HTMLCollection")


class HTMLFieldSetElement(HTMLElement):
    """A ``fieldset`` element.

    ``interface HTMLFieldSetElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlfieldsetelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLFieldSetElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLFieldSetElement")

    disabled = property(
        reflected_boolean("disabled"),
        set_reflected_boolean("disabled", to_boolean),
        doc="""The attribute ``disabled``.

        ``attribute boolean disabled``

        https://html.spec.whatwg.org/multipage/#dom-fieldset-disabled
        """,
    )

    name = property(
        reflected_domstring("name"),
        set_reflected_domstring("name", to_domstring),
        doc="""The attribute ``name``.

        ``attribute DOMString name``

        https://html.spec.whatwg.org/multipage/#dom-fieldset-name
        """,
    )

    @property
    def type(self):
        """``fieldset``.

        ``readonly attribute DOMString type``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-fieldset-type
        """
        return self._webapi_node.type

    @property
    def elements(self):
        """The controls inside.

        ``readonly attribute HTMLCollection elements``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-fieldset-elements
        """
        value = self._webapi_node.elements
        return value.platform_object or _HTMLCollection.new(value)

    def checkValidity(self):
        """Whether the element is valid. The event ``invalid`` is fired if not.

        ``boolean checkValidity()``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-checkvalidity
        """
        if not isinstance(self, HTMLFieldSetElement):
            raise illegal_invocation()
        return self._webapi_node.check_validity()

    def reportValidity(self):
        """The same as ``checkValidity``: there is no user to whom the problem could be reported.

        ``boolean reportValidity()``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-reportvalidity
        """
        if not isinstance(self, HTMLFieldSetElement):
            raise illegal_invocation()
        return self._webapi_node.report_validity()

    def setCustomValidity(self, error):
        """Make the element invalid with a message, or take that back with an empty one.

        ``undefined setCustomValidity(DOMString error)``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-setcustomvalidity
        """
        if not isinstance(self, HTMLFieldSetElement):
            raise illegal_invocation()
        self._webapi_node.set_custom_validity(to_domstring(error))


include(HTMLFieldSetElement, FormAssociatedElement, ConstraintValidation)

new_object = maker(HTMLFieldSetElement, html_element_steps.initialize)
