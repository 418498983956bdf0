"""The SubmitButton mixin.

Made by ``python -m idl`` from idl/html_forms.webidl: change that, not this.
"""

from webapi.dom.forms.submission import get_form_action, get_form_enctype, get_form_method
from webapi.steps.reflection import set_reflected_domstring
from webapi.webidl.strings import to_domstring, to_usvstring


class SubmitButton:
    """Attributes of the mixin SubmitButton that are alike in all interfaces."""

    __slots__ = ()

    @property
    def formAction(self):
        """The URL to which the form is sent by this button.

        ``attribute USVString formAction``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-formaction
        """
        return get_form_action(self._webapi_node)

    formAction = formAction.setter(set_reflected_domstring("formaction", to_usvstring))

    @property
    def formEnctype(self):
        """How the entries are encoded by this button; empty if the form decides.

        ``attribute DOMString formEnctype``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-formenctype
        """
        return get_form_enctype(self._webapi_node)

    formEnctype = formEnctype.setter(set_reflected_domstring("formenctype", to_domstring))

    @property
    def formMethod(self):
        """The method of this button; empty if the form decides.

        ``attribute DOMString formMethod``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-formmethod
        """
        return get_form_method(self._webapi_node)

    formMethod = formMethod.setter(set_reflected_domstring("formmethod", to_domstring))
