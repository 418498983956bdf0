"""The ElementInternals interface.

Made by ``python -m idl`` from idl/element_internals.webidl: change that, not this.
"""

from webapi.interfaces.aria_mixin import ARIAMixin
from webapi.interfaces.validity_state_flags import to_validity_state_flags
from webapi.steps import element_internals as steps
from webapi.steps.reflection import reflected_element, set_reflected_element
from webapi.webidl.classes import refuse_to_copy, to_object_text
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.keywords import unexpected_keyword
from webapi.webidl.objects import to_null
from webapi.webidl.platform_objects import Interface, inside, maker
from webapi.webidl.setters import include
from webapi.webidl.strings import to_domstring, to_usvstring
from webapi.webidl.unions import Choices, union

_ShadowRoot = Interface("webapi.interfaces.shadow_root", "ShadowRoot")
_File = Interface("webapi.interfaces.file", "File")
_FormData = Interface("webapi.interfaces.form_data", "FormData")
_to_value = union(
    "(File or USVString or FormData)?",
    Choices(
        nullable=to_null,
        string=to_usvstring,
        interfaces={_File: _File.convert, _FormData: _FormData.convert},
    ),
)
_to_state = union(
    "(File or USVString or FormData)?",
    Choices(
        nullable=to_null,
        string=to_usvstring,
        interfaces={_File: _File.convert, _FormData: _FormData.convert},
    ),
)
_HTMLFormElement = Interface("webapi.interfaces.html_form_element", "HTMLFormElement")
_HTMLElement = Interface("webapi.interfaces.html_element", "HTMLElement")
_ValidityState = Interface("webapi.interfaces.validity_state", "ValidityState")
_NodeList = Interface("webapi.interfaces.node_list", "NodeList")
_CustomStateSet = Interface("webapi.interfaces.custom_state_set", "CustomStateSet")
_aria_active_descendant_element = reflected_element("aria-activedescendant")
_Element = Interface("webapi.interfaces.element", "Element")
_to_aria_active_descendant_element = nullable(inside(_Element.convert, "_webapi_node"))


class ElementInternals:
    """What a custom element has inside: its value and validity as a control, its states, its ARIA.

    ``interface ElementInternals``

    https://html.spec.whatwg.org/multipage/custom-elements.html#elementinternals
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "ElementInternals"
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("ElementInternals")

    @property
    def shadowRoot(self):
        """The shadow root of the element, also if it is closed.

        ``readonly attribute ShadowRoot? shadowRoot``

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-shadowroot
        """
        value = self._webapi_node.shadow_root
        return None if value is None else value.platform_object or _ShadowRoot.new(value)

    def setFormValue(self, value, state=None):
        """Set what the form submits: a string, a file, or all entries of a ``FormData``. Nothing
        restores ``state``.

        ``undefined setFormValue((File or USVString or FormData)? value, optional (File or USVString
        or FormData)? state)``

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-setformvalue
        """
        if not isinstance(self, ElementInternals):
            raise illegal_invocation()
        steps.setFormValue(
            self,
            _to_value(value, "Failed to execute 'setFormValue' on 'ElementInternals': parameter 1"),
            None
            if state is None
            else _to_state(
                state, "Failed to execute 'setFormValue' on 'ElementInternals': parameter 2"
            ),
        )

    @property
    def form(self):
        """The form of the element.

        ``readonly attribute HTMLFormElement? form``

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-form
        """
        value = self._webapi_node.form
        return None if value is None else value.platform_object or _HTMLFormElement.new(value)

    def setValidity(self, flags=None, message=None, anchor=None, **named):
        """Say what is wrong, and a message for the user. Without flags, the element is valid.

        ``undefined setValidity(optional ValidityStateFlags flags = {}, optional DOMString message,
        optional HTMLElement anchor)``

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-setvalidity
        """
        if named:
            raise unexpected_keyword(
                "setValidity",
                named,
                {
                    "setValidity(": (
                        "badInput",
                        "customError",
                        "patternMismatch",
                        "rangeOverflow",
                        "rangeUnderflow",
                        "stepMismatch",
                        "tooLong",
                        "tooShort",
                        "typeMismatch",
                        "valueMissing",
                    )
                },
            )
        if not isinstance(self, ElementInternals):
            raise illegal_invocation()
        steps.setValidity(
            self,
            to_validity_state_flags(
                flags, "Failed to execute 'setValidity' on 'ElementInternals': parameter 1"
            ),
            None if message is None else to_domstring(message),
            None
            if anchor is None
            else _HTMLElement.convert(
                anchor, "Failed to execute 'setValidity' on 'ElementInternals': parameter 3"
            ),
        )

    @property
    def willValidate(self):
        """Whether the element takes part when its form is validated.

        ``readonly attribute boolean willValidate``

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-willvalidate
        """
        return self._webapi_node.will_validate

    @property
    def validity(self):
        """What ``setValidity`` said.

        ``readonly attribute ValidityState validity``

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-validity
        """
        value = self._webapi_node.validity
        return value.platform_object or _ValidityState.new(value)

    @property
    def validationMessage(self):
        """The message of ``setValidity``.

        ``readonly attribute DOMString validationMessage``

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-validationmessage
        """
        return self._webapi_node.validation_message

    def checkValidity(self):
        """Whether the element is valid. If it is not, the event ``invalid`` is fired.

        ``boolean checkValidity()``

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-checkvalidity
        """
        if not isinstance(self, ElementInternals):
            raise illegal_invocation()
        return self._webapi_node.check_validity()

    def reportValidity(self):
        """The same as ``checkValidity``, which also focuses the anchor of ``setValidity``.

        ``boolean reportValidity()``

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-reportvalidity
        """
        if not isinstance(self, ElementInternals):
            raise illegal_invocation()
        return self._webapi_node.report_validity()

    @property
    def labels(self):
        """The labels of the element.

        ``readonly attribute NodeList labels``

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-labels
        """
        value = self._webapi_node.labels
        return value.platform_object or _NodeList.new(value)

    @property
    def states(self):
        """The states that ``:state()`` selects.

        ``readonly attribute CustomStateSet states``

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-states
        """
        value = self._webapi_node.states
        return value.platform_object or _CustomStateSet.new(value)

    @property
    def ariaActiveDescendantElement(self):
        """The element that is active in it: the one whose ID ``aria-activedescendant`` is, or the
        one that was set.

        ``attribute Element? ariaActiveDescendantElement``

        https://w3c.github.io/aria/#dom-ariamixin-ariaactivedescendantelement
        """
        value = _aria_active_descendant_element(self)
        return None if value is None else value.platform_object or _Element.new(value)

    ariaActiveDescendantElement = ariaActiveDescendantElement.setter(
        set_reflected_element(
            "aria-activedescendant",
            _to_aria_active_descendant_element,
            context="Failed to set the 'ariaActiveDescendantElement' property on "
            "'ElementInternals': The provided value",
        )
    )

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


include(ElementInternals, ARIAMixin)

new_object = maker(ElementInternals, steps.initialize)
