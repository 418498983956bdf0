"""The HTMLTemplateElement interface.

Made by ``python -m idl`` from idl/html.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_domstring,
    reflected_keyword,
    set_reflected_boolean,
    set_reflected_domstring,
)
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.strings import to_domstring

_DocumentFragment = Interface("webapi.interfaces.document_fragment", "DocumentFragment")


class HTMLTemplateElement(HTMLElement):
    """``interface HTMLTemplateElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmltemplateelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLTemplateElement"

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
        set_reflected_domstring("for", to_domstring),
        doc="""The attribute ``for``.

        ``attribute DOMString htmlFor``

        https://html.spec.whatwg.org/multipage/#dom-htmltemplateelement-htmlfor
        """,
    )

    shadowRootMode = property(
        reflected_keyword("shadowrootmode", {"open": "open", "closed": "closed"}, "", ""),
        set_reflected_domstring("shadowrootmode", to_domstring),
        doc="""``attribute DOMString shadowRootMode``

        https://html.spec.whatwg.org/multipage/#dom-htmltemplateelement-shadowrootmode
        """,
    )

    shadowRootDelegatesFocus = property(
        reflected_boolean("shadowrootdelegatesfocus"),
        set_reflected_boolean("shadowrootdelegatesfocus", to_boolean),
        doc="""The attribute ``shadowrootdelegatesfocus``.

        ``attribute boolean shadowRootDelegatesFocus``

        https://html.spec.whatwg.org/multipage/#dom-htmltemplateelement-shadowrootdelegatesfocus
        """,
    )

    shadowRootSerializable = property(
        reflected_boolean("shadowrootserializable"),
        set_reflected_boolean("shadowrootserializable", to_boolean),
        doc="""The attribute ``shadowrootserializable``.

        ``attribute boolean shadowRootSerializable``

        https://html.spec.whatwg.org/multipage/#dom-htmltemplateelement-shadowrootserializable
        """,
    )

    shadowRootSlotAssignment = property(
        reflected_keyword(
            "shadowrootslotassignment", {"named": "named", "manual": "manual"}, "named", "named"
        ),
        set_reflected_domstring("shadowrootslotassignment", to_domstring),
        doc="""``attribute DOMString shadowRootSlotAssignment``

        https://html.spec.whatwg.org/multipage/#dom-htmltemplateelement-shadowrootslotassignment
        """,
    )

    shadowRootClonable = property(
        reflected_boolean("shadowrootclonable"),
        set_reflected_boolean("shadowrootclonable", to_boolean),
        doc="""The attribute ``shadowrootclonable``.

        ``attribute boolean shadowRootClonable``

        https://html.spec.whatwg.org/multipage/#dom-htmltemplateelement-shadowrootclonable
        """,
    )

    shadowRootCustomElementRegistry = property(
        reflected_domstring("shadowrootcustomelementregistry"),
        set_reflected_domstring("shadowrootcustomelementregistry", to_domstring),
        doc="""The attribute ``shadowrootcustomelementregistry``.

        ``attribute DOMString shadowRootCustomElementRegistry``

        https://html.spec.whatwg.org/multipage/#dom-htmltemplateelement-shadowrootcustomelementregistry
        """,
    )


new_object = maker(HTMLTemplateElement, html_element_steps.initialize)
