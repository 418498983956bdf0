"""Types of the FormAssociatedElement mixin. Made by ``python -m idl``."""

from webapi.interfaces.html_form_element import HTMLFormElement

class FormAssociatedElement:
    @property
    def form(self) -> HTMLFormElement | None:
        """The form that owns the element, or ``None``.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fae-form
        """
