"""The HTMLTableRowElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import reflected_domstring, set_reflected_domstring
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.numeric import to_long
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.strings import to_domstring, to_nullable_empty_domstring

_HTMLCollection = Interface("webapi.interfaces.html_collection", "HTMLCollection")
_HTMLTableCellElement = Interface(
    "webapi.interfaces.html_table_cell_element", "HTMLTableCellElement"
)


class HTMLTableRowElement(HTMLElement):
    """A ``tr`` element.

    ``interface HTMLTableRowElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmltablerowelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLTableRowElement"

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLTableRowElement")

    @property
    def rowIndex(self):
        """The index among the rows of the table; -1 outside a table.

        ``readonly attribute long rowIndex``

        https://html.spec.whatwg.org/multipage/tables.html#dom-tr-rowindex
        """
        return self._webapi_node.row_index

    @property
    def sectionRowIndex(self):
        """The index among the rows of the section; -1 outside a table.

        ``readonly attribute long sectionRowIndex``

        https://html.spec.whatwg.org/multipage/tables.html#dom-tr-sectionrowindex
        """
        return self._webapi_node.section_row_index

    @property
    def cells(self):
        """The cells, live.

        ``readonly attribute HTMLCollection cells``

        https://html.spec.whatwg.org/multipage/tables.html#dom-tr-cells
        """
        value = self._webapi_node.cells
        return value.platform_object or _HTMLCollection.new(value)

    def insertCell(self, index=None):
        """Insert a ``td``, by default behind the last cell, and return it.

        ``HTMLTableCellElement insertCell(optional long index = -1)``

        https://html.spec.whatwg.org/multipage/tables.html#dom-tr-insertcell
        """
        if not isinstance(self, HTMLTableRowElement):
            raise illegal_invocation()
        value = self._webapi_node.insert_cell(
            -1
            if index is None
            else to_long(
                index, "Failed to execute 'insertCell' on 'HTMLTableRowElement': parameter 1"
            )
        )
        return value.platform_object or _HTMLTableCellElement.new(value)

    def deleteCell(self, index):
        """Remove a cell; -1 is the last one.

        ``undefined deleteCell(long index)``

        https://html.spec.whatwg.org/multipage/tables.html#dom-tr-deletecell
        """
        if not isinstance(self, HTMLTableRowElement):
            raise illegal_invocation()
        try:
            self._webapi_node.delete_cell(
                to_long(
                    index, "Failed to execute 'deleteCell' on 'HTMLTableRowElement': parameter 1"
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

        https://html.spec.whatwg.org/multipage/#dom-tr-align
        """,
    )

    ch = property(
        reflected_domstring("char"),
        set_reflected_domstring("char", to_domstring),
        doc="""The attribute ``char``.

        ``attribute DOMString ch``

        https://html.spec.whatwg.org/multipage/#dom-tr-ch
        """,
    )

    chOff = property(
        reflected_domstring("charoff"),
        set_reflected_domstring("charoff", to_domstring),
        doc="""The attribute ``charoff``.

        ``attribute DOMString chOff``

        https://html.spec.whatwg.org/multipage/#dom-tr-choff
        """,
    )

    vAlign = property(
        reflected_domstring("valign"),
        set_reflected_domstring("valign", to_domstring),
        doc="""The attribute ``valign``.

        ``attribute DOMString vAlign``

        https://html.spec.whatwg.org/multipage/#dom-tr-valign
        """,
    )

    bgColor = property(
        reflected_domstring("bgcolor"),
        set_reflected_domstring("bgcolor", to_nullable_empty_domstring),
        doc="""The attribute ``bgcolor``.

        ``attribute [LegacyNullToEmptyString] DOMString bgColor``

        https://html.spec.whatwg.org/multipage/#dom-tr-bgcolor
        """,
    )


new_object = maker(HTMLTableRowElement, html_element_steps.initialize)
