"""The ValidityState interface.

Made by ``python -m idl`` from idl/html_forms.webidl: change that, not this.
"""

from webapi.steps import validity_state as steps
from webapi.webidl.classes import refuse_to_copy
from webapi.webidl.exceptions import illegal_constructor


class ValidityState:
    """What is wrong with the value of a control.

    ``interface ValidityState``

    https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#validitystate
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("ValidityState")

    valueMissing = property(
        steps.valueMissing_getter,
        doc="""A required value is missing.

        ``readonly attribute boolean valueMissing``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-valuemissing
        """,
    )

    typeMismatch = property(
        steps.typeMismatch_getter,
        doc="""The value is not an email address or a URL.

        ``readonly attribute boolean typeMismatch``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-typemismatch
        """,
    )

    patternMismatch = property(
        steps.patternMismatch_getter,
        doc="""The value does not match the attribute ``pattern``. Python decides this of texts in
        ASCII only.

        ``readonly attribute boolean patternMismatch``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-patternmismatch
        """,
    )

    tooLong = property(
        steps.tooLong_getter,
        doc="""What a user typed is too long.

        ``readonly attribute boolean tooLong``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-toolong
        """,
    )

    tooShort = property(
        steps.tooShort_getter,
        doc="""What a user typed is too short.

        ``readonly attribute boolean tooShort``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-tooshort
        """,
    )

    rangeUnderflow = property(
        steps.rangeUnderflow_getter,
        doc="""The value is less than ``min``.

        ``readonly attribute boolean rangeUnderflow``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-rangeunderflow
        """,
    )

    rangeOverflow = property(
        steps.rangeOverflow_getter,
        doc="""The value is greater than ``max``.

        ``readonly attribute boolean rangeOverflow``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-rangeoverflow
        """,
    )

    stepMismatch = property(
        steps.stepMismatch_getter,
        doc="""The value does not fit ``step``.

        ``readonly attribute boolean stepMismatch``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-stepmismatch
        """,
    )

    badInput = property(
        steps.badInput_getter,
        doc="""What a user typed is not a value.

        ``readonly attribute boolean badInput``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-badinput
        """,
    )

    customError = property(
        steps.customError_getter,
        doc="""``setCustomValidity`` set a message.

        ``readonly attribute boolean customError``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-customerror
        """,
    )

    valid = property(
        steps.valid_getter,
        doc="""Nothing is wrong.

        ``readonly attribute boolean valid``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-valid
        """,
    )

    def __str__(self):
        return "[object ValidityState]"

    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


def new_object(value):
    """A new ValidityState object of what steps returned."""
    this = ValidityState.__new__(ValidityState)
    steps.initialize(this, value)
    return this
