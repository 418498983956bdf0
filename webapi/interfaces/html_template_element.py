"""The HTMLTemplateElement interface.

Made by ``python -m idl`` from idl/html.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_domstring,
    reflected_keyword,
    set_reflected_boolean,
    set_reflected_domstring,
)
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface
from webapi.webidl.strings import to_domstring

_DocumentFragment = Interface("webapi.interfaces.document_fragment", "DocumentFragment")


class HTMLTemplateElement(HTMLElement):
    """``interface HTMLTemplateElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmltemplateelement
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLTemplateElement")

    @property
    def content(self):
        """``readonly attribute DocumentFragment content``

        https://html.spec.whatwg.org/multipage/#dom-htmltemplateelement-content
        """
        value = self._webapi_node.content
        return value.platform_object or _DocumentFragment.new(value)

    htmlFor = property(
        reflected_domstring("for"),
        doc="""The attribute ``for``.

        ``attribute DOMString htmlFor``

        https://html.spec.whatwg.org/multipage/#dom-htmltemplateelement-htmlfor
        """,
    )

    @htmlFor.setter
    def htmlFor(self, value, /):
        try:
            set_reflected_domstring(self, "for", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    shadowRootMode = property(
        reflected_keyword("shadowrootmode", {"open": "open", "closed": "closed"}, "", ""),
        doc="""``attribute DOMString shadowRootMode``

        https://html.spec.whatwg.org/multipage/#dom-htmltemplateelement-shadowrootmode
        """,
    )

    @shadowRootMode.setter
    def shadowRootMode(self, value, /):
        try:
            set_reflected_domstring(self, "shadowrootmode", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    shadowRootDelegatesFocus = property(
        reflected_boolean("shadowrootdelegatesfocus"),
        doc="""The attribute ``shadowrootdelegatesfocus``.

        ``attribute boolean shadowRootDelegatesFocus``

        https://html.spec.whatwg.org/multipage/#dom-htmltemplateelement-shadowrootdelegatesfocus
        """,
    )

    @shadowRootDelegatesFocus.setter
    def shadowRootDelegatesFocus(self, value, /):
        try:
            set_reflected_boolean(self, "shadowrootdelegatesfocus", to_boolean(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    shadowRootSerializable = property(
        reflected_boolean("shadowrootserializable"),
        doc="""The attribute ``shadowrootserializable``.

        ``attribute boolean shadowRootSerializable``

        https://html.spec.whatwg.org/multipage/#dom-htmltemplateelement-shadowrootserializable
        """,
    )

    @shadowRootSerializable.setter
    def shadowRootSerializable(self, value, /):
        try:
            set_reflected_boolean(self, "shadowrootserializable", to_boolean(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    shadowRootSlotAssignment = property(
        reflected_keyword(
            "shadowrootslotassignment", {"named": "named", "manual": "manual"}, "named", "named"
        ),
        doc="""``attribute DOMString shadowRootSlotAssignment``

        https://html.spec.whatwg.org/multipage/#dom-htmltemplateelement-shadowrootslotassignment
        """,
    )

    @shadowRootSlotAssignment.setter
    def shadowRootSlotAssignment(self, value, /):
        try:
            set_reflected_domstring(self, "shadowrootslotassignment", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    shadowRootClonable = property(
        reflected_boolean("shadowrootclonable"),
        doc="""The attribute ``shadowrootclonable``.

        ``attribute boolean shadowRootClonable``

        https://html.spec.whatwg.org/multipage/#dom-htmltemplateelement-shadowrootclonable
        """,
    )

    @shadowRootClonable.setter
    def shadowRootClonable(self, value, /):
        try:
            set_reflected_boolean(self, "shadowrootclonable", to_boolean(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    shadowRootCustomElementRegistry = property(
        reflected_domstring("shadowrootcustomelementregistry"),
        doc="""The attribute ``shadowrootcustomelementregistry``.

        ``attribute DOMString shadowRootCustomElementRegistry``

        https://html.spec.whatwg.org/multipage/#dom-htmltemplateelement-shadowrootcustomelementregistry
        """,
    )

    @shadowRootCustomElementRegistry.setter
    def shadowRootCustomElementRegistry(self, value, /):
        try:
            set_reflected_domstring(self, "shadowrootcustomelementregistry", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def __str__(self):
        return "[object HTMLTemplateElement]"


def new_object(value):
    """A new HTMLTemplateElement object of what steps returned."""
    this = HTMLTemplateElement.__new__(HTMLTemplateElement)
    html_element_steps.initialize(this, value)
    return this
