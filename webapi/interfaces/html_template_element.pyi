"""Types of the HTMLTemplateElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.template import HTMLTemplateElement as _HTMLTemplateElementImplementation
from webapi.interfaces.document_fragment import DocumentFragment
from webapi.interfaces.html_element import HTMLElement
from webapi.webidl.types import StringLike

class HTMLTemplateElement(HTMLElement):
    _webapi_node: _HTMLTemplateElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def content(self) -> DocumentFragment:
        """https://html.spec.whatwg.org/multipage/#dom-htmltemplateelement-content"""
    @property
    def htmlFor(self) -> str:
        """The attribute ``for``.

        https://html.spec.whatwg.org/multipage/#dom-htmltemplateelement-htmlfor
        """
    @htmlFor.setter
    def htmlFor(self, value: StringLike, /) -> None: ...
    @property
    def shadowRootMode(self) -> str:
        """https://html.spec.whatwg.org/multipage/#dom-htmltemplateelement-shadowrootmode"""
    @shadowRootMode.setter
    def shadowRootMode(self, value: StringLike, /) -> None: ...
    @property
    def shadowRootDelegatesFocus(self) -> bool:
        """The attribute ``shadowrootdelegatesfocus``.

        https://html.spec.whatwg.org/multipage/#dom-htmltemplateelement-shadowrootdelegatesfocus
        """
    @shadowRootDelegatesFocus.setter
    def shadowRootDelegatesFocus(self, value: bool, /) -> None: ...
    @property
    def shadowRootSerializable(self) -> bool:
        """The attribute ``shadowrootserializable``.

        https://html.spec.whatwg.org/multipage/#dom-htmltemplateelement-shadowrootserializable
        """
    @shadowRootSerializable.setter
    def shadowRootSerializable(self, value: bool, /) -> None: ...
    @property
    def shadowRootSlotAssignment(self) -> str:
        """https://html.spec.whatwg.org/multipage/#dom-htmltemplateelement-shadowrootslotassignment"""
    @shadowRootSlotAssignment.setter
    def shadowRootSlotAssignment(self, value: StringLike, /) -> None: ...
    @property
    def shadowRootClonable(self) -> bool:
        """The attribute ``shadowrootclonable``.

        https://html.spec.whatwg.org/multipage/#dom-htmltemplateelement-shadowrootclonable
        """
    @shadowRootClonable.setter
    def shadowRootClonable(self, value: bool, /) -> None: ...
    @property
    def shadowRootCustomElementRegistry(self) -> str:
        """The attribute ``shadowrootcustomelementregistry``.

        https://html.spec.whatwg.org/multipage/#dom-htmltemplateelement-shadowrootcustomelementregistry
        """
    @shadowRootCustomElementRegistry.setter
    def shadowRootCustomElementRegistry(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> HTMLTemplateElement: ...
