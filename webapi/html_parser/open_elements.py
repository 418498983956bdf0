"""The stack of open elements: https://html.spec.whatwg.org/#the-stack-of-open-elements

Questions for which the standard walks down the stack are answered without a walk: for each tag, and
for each set of tags that ends a walk, a list has the open elements of it, which know their places.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from operator import attrgetter
from typing import Final

from .nodes import HTML, Element

_BETWEEN: Final = 1 << 32
"""Between the places of two neighbours, for elements that are inserted between them later."""
_PLACE: Final = attrgetter("place")

_TABLE_SCOPE: Final = frozenset({"html", "table", "template"})
_SCOPE: Final = _TABLE_SCOPE | {
    *("applet", "caption", "marquee", "object", "select", "td", "th"),
    *("math mi", "math mo", "math mn", "math ms", "math mtext", "math annotation-xml"),
    *("svg foreignObject", "svg desc", "svg title"),
}
"""https://html.spec.whatwg.org/#has-an-element-in-scope, and for customizable select elements."""
_LIST_ITEM_SCOPE: Final = _SCOPE | {"ol", "ul"}
_BUTTON_SCOPE: Final = _SCOPE | {"button"}
_SPECIAL_TAGS: Final = """
    address applet area article aside base basefont bgsound blockquote body br button caption
    center col colgroup dd details dir div dl dt embed fieldset figcaption figure footer form
    frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe img input keygen li link
    listing main marquee menu meta nav noembed noframes noscript object ol p param plaintext pre
    script search section select source style summary table tbody td template textarea tfoot th
    thead title tr track ul wbr xmp
"""
SPECIAL: Final = frozenset(_SPECIAL_TAGS.split()) | {
    *("math mi", "math mo", "math mn", "math ms", "math mtext", "math annotation-xml"),
    *("svg foreignObject", "svg desc", "svg title"),
}
"""https://html.spec.whatwg.org/#special"""
_ENDS_A_LIST_ITEM: Final = SPECIAL - {"address", "div", "p"}
_DECIDES_THE_MODE_TAGS: Final = """
    td th tr tbody thead tfoot caption colgroup table template head body frameset html
"""
_DECIDES_THE_MODE: Final = frozenset(_DECIDES_THE_MODE_TAGS.split())
"""https://html.spec.whatwg.org/#reset-the-insertion-mode-appropriately"""


class _Lists(dict[str, tuple[list[Element], ...]]):
    """The lists that the elements of a tag are in. The first one has them only."""

    def __init__(self) -> None:
        self.scope: list[Element] = []
        self.list_item_scope: list[Element] = []
        self.button_scope: list[Element] = []
        self.table_scope: list[Element] = []
        self.special: list[Element] = []
        self.ends_a_list_item: list[Element] = []
        self.decides_the_mode: list[Element] = []
        self._foreign: dict[str, list[Element]] = {}

    def __missing__(self, tag: str) -> tuple[list[Element], ...]:
        sets = (
            (_SCOPE, self.scope),
            (_LIST_ITEM_SCOPE, self.list_item_scope),
            (_BUTTON_SCOPE, self.button_scope),
            (_TABLE_SCOPE, self.table_scope),
            (SPECIAL, self.special),
            (_ENDS_A_LIST_ITEM, self.ends_a_list_item),
            (_DECIDES_THE_MODE, self.decides_the_mode),
        )
        lists = [list[Element](), *(found for tags, found in sets if tag in tags)]
        namespace, _, name = tag.rpartition(" ")
        if namespace:
            lists.append(self.foreign(name))
        self[tag] = tuple(lists)
        return self[tag]

    def foreign(self, name: str) -> list[Element]:
        """The open foreign elements of a name, whatever its case."""
        return self._foreign.setdefault(name.lower(), [])


class OpenElements:
    """https://html.spec.whatwg.org/#stack-of-open-elements"""

    __slots__ = ("_lists", "current", "elements")

    def __init__(self) -> None:
        self._lists = _Lists()
        self.elements: list[Element] = []
        self.current = Element("", HTML, "", {})
        """The current node. Before there is one, an element without a name."""

    def push(self, element: Element) -> None:
        """Push an element onto the stack."""
        current = self.current
        if element.namespace != HTML:
            element.html_below = current if current.namespace == HTML else current.html_below
        element.place = current.place + _BETWEEN
        element.is_open = True
        self.elements.append(element)
        self.current = element
        for each in self._lists[element.tag]:
            each.append(element)

    def pop(self) -> Element:
        """Pop the current node off the stack."""
        element = self.elements.pop()
        element.is_open = False
        for each in self._lists[element.tag]:
            each.pop()
        if self.elements:
            self.current = self.elements[-1]
        return element

    def pop_until(self, *tags: str) -> None:
        """Pop elements until one with one of these tags has been popped."""
        while self.pop().tag not in tags:
            pass

    def pop_until_popped(self, element: Element) -> None:
        """Pop elements until this one has been popped."""
        while self.pop() is not element:
            pass

    def clear_back_to(self, tags: frozenset[str]) -> None:
        """Pop elements until the current node has one of these tags."""
        while self.current.tag not in tags:
            self.pop()

    def generate_implied_end_tags(self, tags: frozenset[str], except_for: str = "") -> None:
        """https://html.spec.whatwg.org/#generate-implied-end-tags"""
        while (tag := self.current.tag) in tags and tag != except_for:
            self.pop()

    def index(self, element: Element) -> int:
        """The index of an open element."""
        return bisect_left(self.elements, element.place, key=_PLACE)

    def remove(self, element: Element) -> None:
        """Remove an open element, wherever it is."""
        if element is self.current:
            self.pop()
            return
        element.is_open = False
        for each in (self.elements, *self._lists[element.tag]):
            del each[bisect_left(each, element.place, key=_PLACE)]

    def replace(self, old: Element, new: Element) -> None:
        """Replace an open element by another one of the same tag."""
        new.place = old.place
        new.is_open, old.is_open = True, False
        for each in (self.elements, *self._lists[old.tag]):
            each[bisect_left(each, old.place, key=_PLACE)] = new
        self.current = self.elements[-1]

    def insert_below(self, element: Element, above: Element) -> None:
        """Insert an element of HTML immediately below (nearer to the current node than) another."""
        index = self.index(above) + 1
        if index == len(self.elements):
            self.push(element)
            return
        if self.elements[index].place - above.place < 2:
            for number, each in enumerate(self.elements, 1):
                each.place = number * _BETWEEN
        element.place = (above.place + self.elements[index].place) // 2
        element.is_open = True
        for elements in (self.elements, *self._lists[element.tag]):
            elements.insert(bisect_left(elements, element.place, key=_PLACE), element)

    def last(self, tag: str) -> Element | None:
        """The last open element of a tag: the one nearest to the current node."""
        found = self._lists[tag][0]
        return found[-1] if found else None

    def has(self, tag: str) -> bool:
        """Whether an element of a tag is open."""
        return bool(self._lists[tag][0])

    def has_in_scope(self, tag: str) -> bool:
        """https://html.spec.whatwg.org/#has-an-element-in-scope"""
        found = self._lists[tag][0]
        return bool(found) and found[-1].place >= self._lists.scope[-1].place

    def has_any_in_scope(self, tags: frozenset[str]) -> bool:
        """Whether an element of one of these tags is in scope."""
        return any(map(self.has_in_scope, tags))

    def is_in_scope(self, element: Element) -> bool:
        """Whether an open element is in scope."""
        return element.is_open and element.place >= self._lists.scope[-1].place

    def has_in_list_item_scope(self, tag: str) -> bool:
        """https://html.spec.whatwg.org/#has-an-element-in-list-item-scope"""
        found = self._lists[tag][0]
        return bool(found) and found[-1].place >= self._lists.list_item_scope[-1].place

    def has_in_button_scope(self, tag: str) -> bool:
        """https://html.spec.whatwg.org/#has-an-element-in-button-scope"""
        found = self._lists[tag][0]
        return bool(found) and found[-1].place >= self._lists.button_scope[-1].place

    def has_in_table_scope(self, *tags: str) -> bool:
        """https://html.spec.whatwg.org/#has-an-element-in-table-scope, of one of these tags."""
        barrier = self._lists.table_scope[-1].place
        lists = [self._lists[tag][0] for tag in tags]
        return any(found and found[-1].place >= barrier for found in lists)

    def last_not_behind_special(self, tag: str) -> Element | None:
        """The last open element of a tag, if no special element is nearer to the current node."""
        found, special = self._lists[tag][0], self._lists.special
        if found and found[-1].place >= special[-1].place:
            return found[-1]
        return None

    def has_list_item(self, tag: str) -> bool:
        """Whether an element of a tag is open behind nothing but what may stand in its item."""
        found = self._lists[tag][0]
        return bool(found) and found[-1].place >= self._lists.ends_a_list_item[-1].place

    def first_special_below(self, element: Element) -> Element | None:
        """https://html.spec.whatwg.org/#adoption-agency-algorithm: the furthest block."""
        special = self._lists.special
        index = bisect_right(special, element.place, key=_PLACE)
        return special[index] if index < len(special) else None

    def last_foreign(self, name: str) -> Element | None:
        """The last foreign element of a name in lower case, if none of HTML is nearer."""
        found = self._lists.foreign(name)
        below = self.current.html_below
        if found and (below is None or found[-1].place > below.place):
            return found[-1]
        return None

    def deciding_the_mode(self) -> Element:
        """The last open element that decides an insertion mode."""
        return self._lists.decides_the_mode[-1]
