"""Types of the SubmitButton mixin. Made by ``python -m idl``."""

from webapi.webidl.types import StringLike

class SubmitButton:
    @property
    def formAction(self) -> str:
        """The URL to which the form is sent by this button.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-formaction
        """
    @formAction.setter
    def formAction(self, value: StringLike, /) -> None: ...
    @property
    def formEnctype(self) -> str:
        """How the entries are encoded by this button; empty if the form decides.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-formenctype
        """
    @formEnctype.setter
    def formEnctype(self, value: StringLike, /) -> None: ...
    @property
    def formMethod(self) -> str:
        """The method of this button; empty if the form decides.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-formmethod
        """
    @formMethod.setter
    def formMethod(self, value: StringLike, /) -> None: ...
