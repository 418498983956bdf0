"""The FormAssociatedElement mixin.

Made by ``python -m idl`` from idl/html_forms.webidl: change that, not this.
"""

from webapi.webidl.platform_objects import Interface

_HTMLFormElement = Interface("webapi.interfaces.html_form_element", "HTMLFormElement")


class FormAssociatedElement:
    """Attributes of the mixin FormAssociatedElement that are alike in all interfaces."""

    __slots__ = ()

    @property
    def form(self):
        """The form that owns the element, or ``None``.

        ``readonly attribute HTMLFormElement? form``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fae-form
        """
        value = self._webapi_node.form
        return None if value is None else value.platform_object or _HTMLFormElement.new(value)
