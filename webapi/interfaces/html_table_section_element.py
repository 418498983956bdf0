"""The HTMLTableSectionElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import reflected_domstring, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.numeric import to_long
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.strings import to_domstring

_HTMLCollection = Interface("webapi.interfaces.html_collection", "HTMLCollection")
_HTMLTableRowElement = Interface("webapi.interfaces.html_table_row_element", "HTMLTableRowElement")


class HTMLTableSectionElement(HTMLElement):
    """A ``tbody``, ``tfoot`` or ``thead`` element.

    ``interface HTMLTableSectionElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmltablesectionelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLTableSectionElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLTableSectionElement")

    @property
    def rows(self):
        """The rows, live.

        ``readonly attribute HTMLCollection rows``

        https://html.spec.whatwg.org/multipage/tables.html#dom-tbody-rows
        """
        value = self._webapi_node.rows
        return value.platform_object or _HTMLCollection.new(value)

    def insertRow(self, index=None):
        """Insert a row, by default behind the last one, and return it.

        ``HTMLTableRowElement insertRow(optional long index = -1)``

        https://html.spec.whatwg.org/multipage/tables.html#dom-tbody-insertrow
        """
        if not isinstance(self, HTMLTableSectionElement):
            raise illegal_invocation()
        value = self._webapi_node.insert_row(
            -1
            if index is None
            else to_long(
                index, "Failed to execute 'insertRow' on 'HTMLTableSectionElement': parameter 1"
            )
        )
        return value.platform_object or _HTMLTableRowElement.new(value)

    def deleteRow(self, index):
        """Remove a row; -1 is the last one.

        ``undefined deleteRow(long index)``

        https://html.spec.whatwg.org/multipage/tables.html#dom-tbody-deleterow
        """
        if not isinstance(self, HTMLTableSectionElement):
            raise illegal_invocation()
        try:
            self._webapi_node.delete_row(
                to_long(
                    index, "Failed to execute 'deleteRow' on 'HTMLTableSectionElement': parameter 1"
                )
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    align = property(
        reflected_domstring("align"),
        set_reflected_domstring("align", to_domstring),
        doc="""The attribute ``align``.

        ``attribute DOMString align``

        https://html.spec.whatwg.org/multipage/#dom-tbody-align
        """,
    )

    ch = property(
        reflected_domstring("char"),
        set_reflected_domstring("char", to_domstring),
        doc="""The attribute ``char``.

        ``attribute DOMString ch``

        https://html.spec.whatwg.org/multipage/#dom-tbody-ch
        """,
    )

    chOff = property(
        reflected_domstring("charoff"),
        set_reflected_domstring("charoff", to_domstring),
        doc="""The attribute ``charoff``.

        ``attribute DOMString chOff``

        https://html.spec.whatwg.org/multipage/#dom-tbody-choff
        """,
    )

    vAlign = property(
        reflected_domstring("valign"),
        set_reflected_domstring("valign", to_domstring),
        doc="""The attribute ``valign``.

        ``attribute DOMString vAlign``

        https://html.spec.whatwg.org/multipage/#dom-tbody-valign
        """,
    )


new_object = maker(HTMLTableSectionElement, html_element_steps.initialize)
