"""The HTMLButtonElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.dom.popovers import get_popover_target_element
from webapi.interfaces.constraint_validation import ConstraintValidation
from webapi.interfaces.form_associated_element import FormAssociatedElement
from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.labelable_element import LabelableElement
from webapi.interfaces.submit_button import SubmitButton
from webapi.steps import html_element as html_element_steps
from webapi.steps import popover_invoker_element as popover_invoker_element_steps
from webapi.steps.custom_element_reactions import REACTIONS
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_domstring,
    reflected_keyword,
    set_reflected_boolean,
    set_reflected_domstring,
)
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface, inside, maker
from webapi.webidl.setters import include, step_setter, value_setter
from webapi.webidl.strings import to_domstring

_Element = Interface("webapi.interfaces.element", "Element")
_to_command_for_element = nullable(inside(_Element.convert, "_webapi_node"))
_to_popover_target_element = nullable(_Element.convert)


class HTMLButtonElement(HTMLElement):
    """A ``button`` element.

    ``interface HTMLButtonElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlbuttonelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLButtonElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLButtonElement")

    disabled = property(
        reflected_boolean("disabled"),
        set_reflected_boolean("disabled", to_boolean),
        doc="""The attribute ``disabled``.

        ``attribute boolean disabled``

        https://html.spec.whatwg.org/multipage/#dom-button-disabled
        """,
    )

    formNoValidate = property(
        reflected_boolean("formnovalidate"),
        set_reflected_boolean("formnovalidate", to_boolean),
        doc="""The attribute ``formnovalidate``.

        ``attribute boolean formNoValidate``

        https://html.spec.whatwg.org/multipage/#dom-button-formnovalidate
        """,
    )

    formTarget = property(
        reflected_domstring("formtarget"),
        set_reflected_domstring("formtarget", to_domstring),
        doc="""The attribute ``formtarget``.

        ``attribute DOMString formTarget``

        https://html.spec.whatwg.org/multipage/#dom-button-formtarget
        """,
    )

    name = property(
        reflected_domstring("name"),
        set_reflected_domstring("name", to_domstring),
        doc="""The attribute ``name``.

        ``attribute DOMString name``

        https://html.spec.whatwg.org/multipage/#dom-button-name
        """,
    )

    value = property(
        reflected_domstring("value"),
        set_reflected_domstring("value", to_domstring),
        doc="""The attribute ``value``.

        ``attribute DOMString value``

        https://html.spec.whatwg.org/multipage/#dom-button-value
        """,
    )

    @property
    def command(self):
        """``attribute DOMString command``

        https://html.spec.whatwg.org/multipage/#dom-button-command
        """
        return self._webapi_node.command

    command = command.setter(set_reflected_domstring("command", to_domstring))

    @property
    def commandForElement(self):
        """``attribute Element? commandForElement``

        https://html.spec.whatwg.org/multipage/#dom-button-commandforelement
        """
        value = self._webapi_node.command_for_element
        return None if value is None else value.platform_object or _Element.new(value)

    commandForElement = commandForElement.setter(
        value_setter(
            "_webapi_node",
            "command_for_element",
            _to_command_for_element,
            context="Failed to set the 'commandForElement' property on 'HTMLButtonElement': The "
            "provided value",
            reactions=REACTIONS,
        )
    )

    @property
    def type(self):
        """``submit``, ``reset`` or ``button``.

        ``attribute DOMString type``

        https://html.spec.whatwg.org/multipage/form-elements.html#dom-button-type
        """
        return self._webapi_node.type

    type = type.setter(set_reflected_domstring("type", to_domstring))

    @property
    def popoverTargetElement(self):
        """The popover that a click on the button shows and hides.

        ``attribute Element? popoverTargetElement``

        https://html.spec.whatwg.org/multipage/popover.html#dom-popovertargetelement
        """
        value = get_popover_target_element(self._webapi_node)
        return None if value is None else value.platform_object or _Element.new(value)

    popoverTargetElement = popoverTargetElement.setter(
        step_setter(
            popover_invoker_element_steps.popoverTargetElement_setter,
            _to_popover_target_element,
            context="Failed to set the 'popoverTargetElement' property on 'HTMLButtonElement': "
            "The provided value",
            reactions=REACTIONS,
        )
    )

    popoverTargetAction = property(
        reflected_keyword(
            "popovertargetaction",
            {"toggle": "toggle", "show": "show", "hide": "hide"},
            "toggle",
            "toggle",
        ),
        set_reflected_domstring("popovertargetaction", to_domstring),
        doc="""Whether a click shows the popover, hides it, or does either: ``show``, ``hide``,
        ``toggle``.

        ``attribute DOMString popoverTargetAction``

        https://html.spec.whatwg.org/multipage/popover.html#dom-popovertargetaction
        """,
    )

    def checkValidity(self):
        """Whether the element is valid. The event ``invalid`` is fired if not.

        ``boolean checkValidity()``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-checkvalidity
        """
        if not isinstance(self, HTMLButtonElement):
            raise illegal_invocation()
        return self._webapi_node.check_validity()

    def reportValidity(self):
        """The same as ``checkValidity``: there is no user to whom the problem could be reported.

        ``boolean reportValidity()``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-reportvalidity
        """
        if not isinstance(self, HTMLButtonElement):
            raise illegal_invocation()
        return self._webapi_node.report_validity()

    def setCustomValidity(self, error):
        """Make the element invalid with a message, or take that back with an empty one.

        ``undefined setCustomValidity(DOMString error)``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-setcustomvalidity
        """
        if not isinstance(self, HTMLButtonElement):
            raise illegal_invocation()
        self._webapi_node.set_custom_validity(to_domstring(error))


include(
    HTMLButtonElement, FormAssociatedElement, LabelableElement, ConstraintValidation, SubmitButton
)

new_object = maker(HTMLButtonElement, html_element_steps.initialize)
