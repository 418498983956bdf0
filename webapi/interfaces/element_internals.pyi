"""Types of the ElementInternals interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.aria_mixin import ARIAMixin as _ARIAMixin
from webapi.interfaces.custom_state_set import CustomStateSet
from webapi.interfaces.file import File
from webapi.interfaces.form_data import FormData
from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.html_form_element import HTMLFormElement
from webapi.interfaces.node_list import NodeList
from webapi.interfaces.shadow_root import ShadowRoot
from webapi.interfaces.validity_state import ValidityState
from webapi.interfaces.validity_state_flags import ValidityStateFlags
from webapi.steps.element_internals import Slots as _ElementInternalsSlots
from webapi.webidl.types import StringLike

class ElementInternals(_ElementInternalsSlots, _ARIAMixin):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def shadowRoot(self) -> ShadowRoot | None:
        """The shadow root of the element, also if it is closed.

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-shadowroot
        """
    def setFormValue(
        self, value: File | StringLike | FormData, state: File | StringLike | FormData = None
    ) -> None: ...
    @property
    def form(self) -> HTMLFormElement | None:
        """The form of the element.

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-form
        """
    def setValidity(
        self,
        flags: ValidityStateFlags | None = None,
        message: StringLike = None,
        anchor: HTMLElement | None = None,
    ) -> None: ...
    @property
    def willValidate(self) -> bool:
        """Whether the element takes part when its form is validated.

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-willvalidate
        """
    @property
    def validity(self) -> ValidityState:
        """What ``setValidity`` said.

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-validity
        """
    @property
    def validationMessage(self) -> str:
        """The message of ``setValidity``.

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-validationmessage
        """
    def checkValidity(self) -> bool: ...
    def reportValidity(self) -> bool: ...
    @property
    def labels(self) -> NodeList:
        """The labels of the element.

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-labels
        """
    @property
    def states(self) -> CustomStateSet:
        """The states that ``:state()`` selects.

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-states
        """

def new_object(value: object) -> ElementInternals: ...
