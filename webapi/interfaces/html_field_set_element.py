"""The HTMLFieldSetElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import constraint_validation as constraint_validation_steps
from webapi.steps import form_associated_element as form_associated_element_steps
from webapi.steps import html_element as html_element_steps
from webapi.steps import html_field_set_element as steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_domstring,
    set_reflected_boolean,
    set_reflected_domstring,
)
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface
from webapi.webidl.strings import to_domstring

_HTMLCollection = Interface("webapi.interfaces.html_collection", "HTMLCollection")
_HTMLFormElement = Interface("webapi.interfaces.html_form_element", "HTMLFormElement")
_ValidityState = Interface("webapi.interfaces.validity_state", "ValidityState")


class HTMLFieldSetElement(HTMLElement):
    """A ``fieldset`` element.

    ``interface HTMLFieldSetElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlfieldsetelement
    """

    __slots__ = (
        *form_associated_element_steps.Slots.__annotations__,
        *constraint_validation_steps.Slots.__annotations__,
    )

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLFieldSetElement")

    disabled = property(
        reflected_boolean("disabled"),
        doc="""The attribute ``disabled``.

        ``attribute boolean disabled``

        https://html.spec.whatwg.org/multipage/#dom-fieldset-disabled
        """,
    )

    @disabled.setter
    def disabled(self, value, /):
        try:
            set_reflected_boolean(self, "disabled", to_boolean(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    name = property(
        reflected_domstring("name"),
        doc="""The attribute ``name``.

        ``attribute DOMString name``

        https://html.spec.whatwg.org/multipage/#dom-fieldset-name
        """,
    )

    @name.setter
    def name(self, value, /):
        try:
            set_reflected_domstring(self, "name", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    type = property(
        steps.type_getter,
        doc="""``fieldset``.

        ``readonly attribute DOMString type``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-fieldset-type
        """,
    )

    @property
    def elements(self):
        """The controls inside.

        ``readonly attribute HTMLCollection elements``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-fieldset-elements
        """
        value = steps.elements_getter(self)
        return value.platform_object or _HTMLCollection.new(value)

    @property
    def form(self):
        """The form that owns the element, or ``None``.

        ``readonly attribute HTMLFormElement? form``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fae-form
        """
        value = form_associated_element_steps.form_getter(self)
        return None if value is None else value.platform_object or _HTMLFormElement.new(value)

    willValidate = property(
        constraint_validation_steps.willValidate_getter,
        doc="""Whether the element takes part in validation: it is not disabled, read-only or in a
        ``datalist``.

        ``readonly attribute boolean willValidate``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-willvalidate
        """,
    )

    @property
    def validity(self):
        """What is wrong with the value.

        ``readonly attribute ValidityState validity``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-validity
        """
        value = constraint_validation_steps.validity_getter(self)
        return value.platform_object or _ValidityState.new(value)

    validationMessage = property(
        constraint_validation_steps.validationMessage_getter,
        doc="""The problem, in Chromium's English; empty if there is none.

        ``readonly attribute DOMString validationMessage``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-validationmessage
        """,
    )

    def checkValidity(self):
        """Whether the element is valid. The event ``invalid`` is fired if not.

        ``boolean checkValidity()``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-checkvalidity
        """
        if not isinstance(self, HTMLFieldSetElement):
            raise illegal_invocation()
        return constraint_validation_steps.checkValidity(self)

    def reportValidity(self):
        """The same as ``checkValidity``: there is no user to whom the problem could be reported.

        ``boolean reportValidity()``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-reportvalidity
        """
        if not isinstance(self, HTMLFieldSetElement):
            raise illegal_invocation()
        return constraint_validation_steps.reportValidity(self)

    def setCustomValidity(self, error):
        """Make the element invalid with a message, or take that back with an empty one.

        ``undefined setCustomValidity(DOMString error)``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-setcustomvalidity
        """
        if not isinstance(self, HTMLFieldSetElement):
            raise illegal_invocation()
        constraint_validation_steps.setCustomValidity(self, to_domstring(error))

    def __str__(self):
        return "[object HTMLFieldSetElement]"


def new_object(value):
    """A new HTMLFieldSetElement object of what steps returned."""
    this = HTMLFieldSetElement.__new__(HTMLFieldSetElement)
    html_element_steps.initialize(this, value)
    return this
