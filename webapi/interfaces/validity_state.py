"""The ValidityState interface.

Made by ``python -m idl`` from idl/html_forms.webidl: change that, not this.
"""

from webapi.steps import validity_state as steps
from webapi.webidl.classes import refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker


class ValidityState:
    """What is wrong with the value of a control.

    ``interface ValidityState``

    https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#validitystate
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "ValidityState"
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("ValidityState")

    @property
    def valueMissing(self):
        """A required value is missing.

        ``readonly attribute boolean valueMissing``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-valuemissing
        """
        return self._webapi_validity.value_missing

    @property
    def typeMismatch(self):
        """The value is not an email address or a URL.

        ``readonly attribute boolean typeMismatch``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-typemismatch
        """
        return self._webapi_validity.type_mismatch

    @property
    def patternMismatch(self):
        """The value does not match the attribute ``pattern``. Python decides this of texts in ASCII
        only.

        ``readonly attribute boolean patternMismatch``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-patternmismatch
        """
        return self._webapi_validity.pattern_mismatch

    @property
    def tooLong(self):
        """What a user typed is too long.

        ``readonly attribute boolean tooLong``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-toolong
        """
        return self._webapi_validity.too_long

    @property
    def tooShort(self):
        """What a user typed is too short.

        ``readonly attribute boolean tooShort``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-tooshort
        """
        return self._webapi_validity.too_short

    @property
    def rangeUnderflow(self):
        """The value is less than ``min``.

        ``readonly attribute boolean rangeUnderflow``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-rangeunderflow
        """
        return self._webapi_validity.range_underflow

    @property
    def rangeOverflow(self):
        """The value is greater than ``max``.

        ``readonly attribute boolean rangeOverflow``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-rangeoverflow
        """
        return self._webapi_validity.range_overflow

    @property
    def stepMismatch(self):
        """The value does not fit ``step``.

        ``readonly attribute boolean stepMismatch``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-stepmismatch
        """
        return self._webapi_validity.step_mismatch

    @property
    def badInput(self):
        """What a user typed is not a value.

        ``readonly attribute boolean badInput``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-badinput
        """
        return self._webapi_validity.bad_input

    @property
    def customError(self):
        """``setCustomValidity`` set a message.

        ``readonly attribute boolean customError``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-customerror
        """
        return self._webapi_validity.custom_error

    @property
    def valid(self):
        """Nothing is wrong.

        ``readonly attribute boolean valid``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-valid
        """
        return self._webapi_validity.valid

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(ValidityState, steps.initialize)
