"""Types of the ConstraintValidation mixin. Made by ``python -m idl``."""

from webapi.interfaces.validity_state import ValidityState
from webapi.webidl.types import StringLike

class ConstraintValidation:
    @property
    def willValidate(self) -> bool:
        """Whether the element takes part in validation: it is not disabled, read-only or in a
        ``datalist``.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-willvalidate
        """
    @property
    def validity(self) -> ValidityState:
        """What is wrong with the value.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-validity
        """
    @property
    def validationMessage(self) -> str:
        """The problem, in Chromium's English; empty if there is none.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-validationmessage
        """
    def checkValidity(self) -> bool: ...
    def reportValidity(self) -> bool: ...
    def setCustomValidity(self, error: StringLike) -> None: ...
