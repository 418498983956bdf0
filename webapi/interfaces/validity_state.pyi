"""Types of the ValidityState interface. Made by ``python -m idl``."""

from typing import Never

from webapi.steps.validity_state import Slots as _ValidityStateSlots

class ValidityState(_ValidityStateSlots):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def valueMissing(self) -> bool:
        """A required value is missing.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-valuemissing
        """
    @property
    def typeMismatch(self) -> bool:
        """The value is not an email address or a URL.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-typemismatch
        """
    @property
    def patternMismatch(self) -> bool:
        """The value does not match the attribute ``pattern``. Python decides this of texts in ASCII
        only.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-patternmismatch
        """
    @property
    def tooLong(self) -> bool:
        """What a user typed is too long.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-toolong
        """
    @property
    def tooShort(self) -> bool:
        """What a user typed is too short.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-tooshort
        """
    @property
    def rangeUnderflow(self) -> bool:
        """The value is less than ``min``.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-rangeunderflow
        """
    @property
    def rangeOverflow(self) -> bool:
        """The value is greater than ``max``.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-rangeoverflow
        """
    @property
    def stepMismatch(self) -> bool:
        """The value does not fit ``step``.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-stepmismatch
        """
    @property
    def badInput(self) -> bool:
        """What a user typed is not a value.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-badinput
        """
    @property
    def customError(self) -> bool:
        """``setCustomValidity`` set a message.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-customerror
        """
    @property
    def valid(self) -> bool:
        """Nothing is wrong.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-valid
        """

def new_object(value: object) -> ValidityState: ...
