"""Tables: https://html.spec.whatwg.org/multipage/tables.html

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from webapi.dom.collections import HTMLCollection
from webapi.dom.form_states import is_html_element
from webapi.dom.html_element import HTMLElement
from webapi.dom.mutation import append, pre_insert
from webapi.dom.names import HTML_NAMESPACE
from webapi.dom.tree import ELEMENT_NODE, following_element, parent_element, preceding_element
from webapi.webidl.dom_exception import DOMException

if TYPE_CHECKING:
    from webapi.dom.document import Document
    from webapi.dom.element import Element
    from webapi.dom.node import Node


class IndexedCollection(HTMLCollection):
    """Children that know their index. It is looked for near the one that was found last."""

    __slots__ = ("_found",)

    def __init__(self, root: Node, matches: Callable[[Element], bool]) -> None:
        super().__init__(root, matches, is_deep=False)
        self._found = 0

    def index_of(self, element: Element) -> int:
        """The index of one of its elements."""
        length = self.length
        found = min(self._found, length)
        for steps in range(length + 1):
            if self.item(found + steps) is element:
                self._found = found + steps
                return self._found
            if steps <= found and self.item(found - steps) is element:
                self._found = found - steps
                return self._found
        return -1

    def item_after_new(self, index: int) -> Element | None:
        """The element before which insertRow() or insertCell() inserts, None at the end."""
        if index < -1 or index > self.length:
            raise DOMException("The index is less than -1 or too great.", "IndexSizeError")
        return None if index == -1 else self.item(index)

    def delete_item(self, index: int) -> None:
        """The steps of deleteRow() and deleteCell()."""
        length = self.length
        if index < -1 or index >= length:
            raise DOMException("The index is less than -1 or too great.", "IndexSizeError")
        if length > 0:
            element = self.item(length - 1 if index == -1 else index)
            assert element is not None
            element.remove()


class TableRows(IndexedCollection):
    """https://html.spec.whatwg.org/multipage/tables.html#dom-table-rows"""

    __slots__ = ()

    def __init__(self, table: HTMLTableElement) -> None:
        super().__init__(table, is_row)

    def _collect(self) -> None:
        """Collect the rows of heads, then those of bodies and of the table, then those of feet."""
        if self._is_active:
            self._left = self._patience
            return
        head: list[Element] = []
        body: list[Element] = []
        foot: list[Element] = []
        child = following_element(self.root.first_child)
        while child is not None:
            if is_row(child):
                body.append(child)
            elif is_html_element(child, "thead"):
                add_rows(child, head)
            elif is_body(child):
                add_rows(child, body)
            elif is_html_element(child, "tfoot"):
                add_rows(child, foot)
            child = following_element(child.next_sibling)
        for part in [body, foot]:
            for each in part:
                head.append(each)
        self._start = 0
        self.represent(head)

    def _may_change(self, node: Node, parent: Node) -> bool:
        """Whether rows come or go with a node."""
        self._left -= 1
        if node.node_type != ELEMENT_NODE:
            return False
        element = cast("Element", node)
        if parent is self.root:
            return is_row(element) or is_section(element)
        return parent.parent is self.root and is_row(element)

    def subtree_inserted(self, node: Node, parent: Node) -> bool:
        """Follow an insertion: a row may come behind the last one."""
        if not self._may_change(node, parent):
            return self._left >= 0
        count = len(self._elements)
        if count == self._start or node.previous_sibling is not self._elements[count - 1]:
            return False
        row = cast("Element", node)
        if not is_row(row):
            return False
        self._elements.append(row)
        if self._named is not None:
            self._add_names(row, self._named)
        return True

    def subtree_removed(self, node: Node, parent: Node) -> bool:
        """Follow a removal: the first row or the last one may go."""
        if not self._may_change(node, parent):
            return self._left >= 0
        count = len(self._elements)
        if count == self._start:
            return True
        row = cast("Element", node)
        is_first = self._elements[self._start] is row
        if not is_first and self._elements[count - 1] is not row:
            return False
        self._remove_names(row)
        if is_first:
            self._drop_first(1)
        else:
            self._elements.pop()
        return True


def is_row(element: Element) -> bool:
    """Whether it is a ``tr``."""
    return is_html_element(element, "tr")


def is_body(element: Element) -> bool:
    """Whether it is a ``tbody``."""
    return is_html_element(element, "tbody")


def is_section(element: Element) -> bool:
    """Whether it is a ``thead``, a ``tbody`` or a ``tfoot``."""
    is_one = element.local_name in ("thead", "tbody", "tfoot")
    return is_one and element.namespace == HTML_NAMESPACE


def is_cell(element: Element) -> bool:
    """Whether it is a ``td`` or a ``th``."""
    return element.local_name in ("td", "th") and element.namespace == HTML_NAMESPACE


def add_rows(section: Element, rows: list[Element]) -> None:
    """Add the rows of a section to a list."""
    child = following_element(section.first_child)
    while child is not None:
        if is_row(child):
            rows.append(child)
        child = following_element(child.next_sibling)


class HTMLTableElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/tables.html#htmltableelement"""

    __slots__ = ("_bodies", "_rows")

    def __init__(self, node_document: Document, local_name: str, prefix: str | None = None) -> None:
        super().__init__(node_document, local_name, prefix)
        self._bodies: HTMLCollection | None = None
        self._rows: TableRows | None = None

    def _first(self, local_name: str) -> Element | None:
        """The first child of a name."""
        child = following_element(self.first_child)
        while child is not None and not is_html_element(child, local_name):
            child = following_element(child.next_sibling)
        return child

    def _delete_first(self, local_name: str) -> None:
        child = self._first(local_name)
        if child is not None:
            child.remove()

    def table_create(self, local_name: str) -> Element:
        """https://html.spec.whatwg.org/multipage/tables.html#table-create"""
        return self.node_document.create_an_element(local_name, HTML_NAMESPACE)

    @property
    def caption(self) -> Element | None:
        """https://html.spec.whatwg.org/multipage/tables.html#dom-table-caption"""
        return self._first("caption")

    @caption.setter
    def caption(self, value: Element | None) -> None:
        self._delete_first("caption")
        if value is not None:
            pre_insert(value, self, self.first_child)

    def create_caption(self) -> Element:
        """https://html.spec.whatwg.org/multipage/tables.html#dom-table-createcaption"""
        caption = self.caption
        if caption is None:
            caption = self.table_create("caption")
            pre_insert(caption, self, self.first_child)
        return caption

    def delete_caption(self) -> None:
        """https://html.spec.whatwg.org/multipage/tables.html#dom-table-deletecaption"""
        self._delete_first("caption")

    @property
    def t_head(self) -> Element | None:
        """https://html.spec.whatwg.org/multipage/tables.html#dom-table-thead"""
        return self._first("thead")

    @t_head.setter
    def t_head(self, value: Element | None) -> None:
        if value is not None and value.local_name != "thead":
            raise DOMException("The element is not a thead.", "HierarchyRequestError")
        self._delete_first("thead")
        if value is not None:
            self._insert_head(value)

    def _insert_head(self, head: Element) -> None:
        child = following_element(self.first_child)
        while child is not None and (
            is_html_element(child, "caption") or is_html_element(child, "colgroup")
        ):
            child = following_element(child.next_sibling)
        pre_insert(head, self, child)

    def create_t_head(self) -> Element:
        """https://html.spec.whatwg.org/multipage/tables.html#dom-table-createthead"""
        head = self.t_head
        if head is None:
            head = self.table_create("thead")
            self._insert_head(head)
        return head

    def delete_t_head(self) -> None:
        """https://html.spec.whatwg.org/multipage/tables.html#dom-table-deletethead"""
        self._delete_first("thead")

    @property
    def t_foot(self) -> Element | None:
        """https://html.spec.whatwg.org/multipage/tables.html#dom-table-tfoot"""
        return self._first("tfoot")

    @t_foot.setter
    def t_foot(self, value: Element | None) -> None:
        if value is not None and value.local_name != "tfoot":
            raise DOMException("The element is not a tfoot.", "HierarchyRequestError")
        self._delete_first("tfoot")
        if value is not None:
            append(value, self)

    def create_t_foot(self) -> Element:
        """https://html.spec.whatwg.org/multipage/tables.html#dom-table-createtfoot"""
        foot = self.t_foot
        if foot is None:
            foot = self.table_create("tfoot")
            append(foot, self)
        return foot

    def delete_t_foot(self) -> None:
        """https://html.spec.whatwg.org/multipage/tables.html#dom-table-deletetfoot"""
        self._delete_first("tfoot")

    @property
    def t_bodies(self) -> HTMLCollection:
        """https://html.spec.whatwg.org/multipage/tables.html#dom-table-tbodies"""
        if self._bodies is None:
            self._bodies = HTMLCollection(self, is_body, is_deep=False)
        return self._bodies

    def _last_body(self) -> Element | None:
        child = preceding_element(self.last_child)
        while child is not None and not is_body(child):
            child = preceding_element(child.previous_sibling)
        return child

    def create_t_body(self) -> Element:
        """https://html.spec.whatwg.org/multipage/tables.html#dom-table-createtbody"""
        body = self.table_create("tbody")
        last = self._last_body()
        pre_insert(body, self, None if last is None else last.next_sibling)
        return body

    @property
    def rows(self) -> TableRows:
        """https://html.spec.whatwg.org/multipage/tables.html#dom-table-rows"""
        if self._rows is None:
            self._rows = TableRows(self)
        return self._rows

    def insert_row(self, index: int) -> Element:
        """https://html.spec.whatwg.org/multipage/tables.html#dom-table-insertrow"""
        rows = self.rows
        following = rows.item_after_new(index)
        count = rows.length
        last = None if count == 0 else rows.item(count - 1)
        row = self.table_create("tr")
        parent: Node | None = None
        if last is None:
            parent = self._last_body()
            if parent is None:
                parent = self.table_create("tbody")
                append(row, parent)
                append(parent, self)
                return row
        else:
            parent = last.parent if following is None else following.parent
        assert parent is not None
        pre_insert(row, parent, following)
        return row

    def delete_row(self, index: int) -> None:
        """https://html.spec.whatwg.org/multipage/tables.html#dom-table-deleterow"""
        self.rows.delete_item(index)


class HTMLTableSectionElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/tables.html#htmltablesectionelement"""

    __slots__ = ("_rows",)

    def __init__(self, node_document: Document, local_name: str, prefix: str | None = None) -> None:
        super().__init__(node_document, local_name, prefix)
        self._rows: IndexedCollection | None = None

    @property
    def rows(self) -> IndexedCollection:
        """https://html.spec.whatwg.org/multipage/tables.html#dom-tbody-rows"""
        if self._rows is None:
            self._rows = IndexedCollection(self, is_row)
        return self._rows

    def insert_row(self, index: int) -> Element:
        """https://html.spec.whatwg.org/multipage/tables.html#dom-tbody-insertrow"""
        following = self.rows.item_after_new(index)
        row = self.node_document.create_an_element("tr", HTML_NAMESPACE)
        pre_insert(row, self, following)
        return row

    def delete_row(self, index: int) -> None:
        """https://html.spec.whatwg.org/multipage/tables.html#dom-tbody-deleterow"""
        self.rows.delete_item(index)


class HTMLTableRowElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/tables.html#htmltablerowelement"""

    __slots__ = ("_cells",)

    def __init__(self, node_document: Document, local_name: str, prefix: str | None = None) -> None:
        super().__init__(node_document, local_name, prefix)
        self._cells: IndexedCollection | None = None

    @property
    def row_index(self) -> int:
        """https://html.spec.whatwg.org/multipage/tables.html#dom-tr-rowindex"""
        table = parent_element(self)
        if table is not None and is_section(table):
            table = parent_element(table)
        if table is None or not is_html_element(table, "table"):
            return -1
        return cast("HTMLTableElement", table).rows.index_of(self)

    @property
    def section_row_index(self) -> int:
        """https://html.spec.whatwg.org/multipage/tables.html#dom-tr-sectionrowindex"""
        parent = parent_element(self)
        if parent is not None and is_section(parent):
            return cast("HTMLTableSectionElement", parent).rows.index_of(self)
        return self.row_index

    @property
    def cells(self) -> IndexedCollection:
        """https://html.spec.whatwg.org/multipage/tables.html#dom-tr-cells"""
        if self._cells is None:
            self._cells = IndexedCollection(self, is_cell)
        return self._cells

    def insert_cell(self, index: int) -> Element:
        """https://html.spec.whatwg.org/multipage/tables.html#dom-tr-insertcell"""
        following = self.cells.item_after_new(index)
        cell = self.node_document.create_an_element("td", HTML_NAMESPACE)
        pre_insert(cell, self, following)
        return cell

    def delete_cell(self, index: int) -> None:
        """https://html.spec.whatwg.org/multipage/tables.html#dom-tr-deletecell"""
        self.cells.delete_item(index)


class HTMLTableCellElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/tables.html#htmltablecellelement"""

    __slots__ = ()

    @property
    def cell_index(self) -> int:
        """https://html.spec.whatwg.org/multipage/tables.html#dom-tdth-cellindex"""
        row = parent_element(self)
        if row is None or not is_row(row):
            return -1
        return cast("HTMLTableRowElement", row).cells.index_of(self)
