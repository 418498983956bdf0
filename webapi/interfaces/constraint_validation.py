"""The ConstraintValidation mixin.

Made by ``python -m idl`` from idl/html_forms.webidl: change that, not this.
"""

from webapi.webidl.platform_objects import Interface

_ValidityState = Interface("webapi.interfaces.validity_state", "ValidityState")


class ConstraintValidation:
    """Attributes of the mixin ConstraintValidation that are alike in all interfaces."""

    __slots__ = ()

    @property
    def willValidate(self):
        """Whether the element takes part in validation: it is not disabled, read-only or in a
        ``datalist``.

        ``readonly attribute boolean willValidate``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-willvalidate
        """
        return self._webapi_node.will_validate

    @property
    def validity(self):
        """What is wrong with the value.

        ``readonly attribute ValidityState validity``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-validity
        """
        value = self._webapi_node.validity
        return value.platform_object or _ValidityState.new(value)

    @property
    def validationMessage(self):
        """The problem, in Chromium's English; empty if there is none.

        ``readonly attribute DOMString validationMessage``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-validationmessage
        """
        return self._webapi_node.validation_message
