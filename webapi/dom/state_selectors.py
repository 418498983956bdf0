"""Selectors of states and languages: https://html.spec.whatwg.org/#selectors

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom.custom_elements import is_defined, known_state_of
from webapi.dom.directionality import directionality
from webapi.dom.form_states import (
    input_type,
    is_actually_disabled,
    is_html_element,
    is_read_write,
    may_be_disabled,
    may_be_required,
    own_editability,
)
from webapi.dom.forms.states import (
    is_checked,
    is_default,
    is_indeterminate,
    is_placeholder_shown,
    matches_in_range,
    matches_valid,
)
from webapi.dom.inertness import parent_in_the_flat_tree
from webapi.dom.inheriting import UNKNOWN, inherited
from webapi.dom.names import HTML_NAMESPACE, SVG_NAMESPACE, XLINK_NAMESPACE, XML_NAMESPACE
from webapi.dom.popovers import is_showing
from webapi.dom.selectors import Matching, SimpleSelector
from webapi.dom.tree import next_element, root_of, shadow_root_of
from webapi.webidl.host import (
    ascii_lowercase,
    code_units_length,
    split_on_ascii_whitespace,
    split_on_hyphens,
    text_contains,
)

if TYPE_CHECKING:
    from webapi.dom.dialog_element import HTMLDialogElement
    from webapi.dom.document import Document
    from webapi.dom.element import Element
    from webapi.dom.node import Node


class StateSelector(SimpleSelector):
    """A pseudo-class without arguments."""

    __slots__ = ("is_alone", "name")

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self.is_alone = False
        """Whether it matches links only, in quirks mode.

        https://quirks.spec.whatwg.org/#the-active-and-hover-quirk
        """

    def matches(self, element: Element, matching: Matching) -> bool:
        """https://html.spec.whatwg.org/#pseudo-classes"""
        name = self.name
        if self.is_alone and element.node_document.mode == "quirks" and not is_hyperlink(element):
            return False
        if name in ("link", "any-link", "-webkit-any-link"):
            return is_hyperlink(element)
        if name == "target":
            is_identified = element.attribute_value("id") is not None
            return is_identified and element is element.node_document.target_element
        if name == "defined":
            return is_defined(element)
        if name == "focus":
            return has_the_focus(element)
        if name == "focus-visible":
            return has_the_focus(element) and shows_the_focus(element)
        if name == "focus-within":
            return is_around_the_focus(element, matching)
        if name == "hover":
            return is_under_the_mouse(element, matching)
        if name == "active":
            return is_around(element, element.node_document.pressed)
        if element.namespace != HTML_NAMESPACE:
            return False
        if name == "checked":
            return is_checked(element)
        if name == "disabled":
            return is_actually_disabled(element, matching)
        if name == "enabled":
            return may_be_disabled(element) and not is_actually_disabled(element, matching)
        if name == "required":
            return may_be_required(element) and element.attribute_value("required") is not None
        if name == "optional":
            return may_be_required(element) and element.attribute_value("required") is None
        if name == "read-write":
            return is_read_write(element, matching)
        if name == "read-only":
            return not is_read_write(element, matching)
        if name == "placeholder-shown":
            return is_placeholder_shown(element)
        if name == "default":
            return is_default(element, matching)
        if name == "indeterminate":
            return is_indeterminate(element)
        if name in ("valid", "invalid"):
            validity = matches_valid(element, matching)
            return validity is not None and validity == (name == "valid")
        if name in ("in-range", "out-of-range"):
            range_state = matches_in_range(element)
            return range_state is not None and range_state == (name == "in-range")
        if name == "popover-open":
            return is_showing(element)
        if name == "modal":
            is_dialog = is_html_element(element, "dialog")
            return is_dialog and cast("HTMLDialogElement", element).is_modal
        has_open = element.local_name in ("details", "dialog")
        return has_open and element.attribute_value("open") is not None


def has_the_focus(element: Element) -> bool:
    """https://html.spec.whatwg.org/#selector-focus

    Of the hosts around the focus, those match that delegate it, as in browsers and in the Web
    Platform Tests.
    """
    each: Node | None = element.node_document.focused
    if each is element:
        return True
    if each is None or not element.may_be_a_host:
        return False
    shadow = shadow_root_of(element)
    if shadow is None or not shadow.delegates_focus:
        return False
    while each is not None and each is not element:
        each = root_of(each).host_of_fragment
    return each is element


def shows_the_focus(element: Element) -> bool:
    """https://html.spec.whatwg.org/#the-:focus-visible-pseudo-class"""
    if not element.node_document.was_used_by_mouse or is_html_element(element, "textarea"):
        return True
    if is_html_element(element, "input"):
        type_ = input_type(element)
        is_pressed = type_ in ("button", "submit", "reset", "image", "checkbox", "radio")
        return not is_pressed and type_ not in ("color", "file", "range")
    return own_editability(element) == "true"


def is_around_the_focus(element: Element, matching: Matching) -> bool:
    """https://drafts.csswg.org/selectors-4/#the-focus-within-pseudo"""
    around = matching.facts.around_the_focus
    if around is None:
        around = _flat_ancestors(element.node_document.focused)
        matching.facts.around_the_focus = around
    return element in around


def is_under_the_mouse(element: Element, matching: Matching) -> bool:
    """https://drafts.csswg.org/selectors-4/#the-hover-pseudo"""
    under = matching.facts.under_the_mouse
    if under is None:
        hovered = element.node_document.hovered
        if hovered is not None and not hovered.is_connected:
            hovered = None
        under = _flat_ancestors(hovered)
        matching.facts.under_the_mouse = under
    return element in under


def _flat_ancestors(element: Element | None) -> dict[Element, bool]:
    """The inclusive ancestors of an element in the flat tree."""
    ancestors: dict[Element, bool] = {}
    each = element
    while each is not None:
        ancestors[each] = True
        each = parent_in_the_flat_tree(each)
    return ancestors


def is_around(element: Element, inner: Element | None) -> bool:
    """Whether an element contains another one in the flat tree, or is it."""
    each = inner
    while each is not None and each is not element:
        each = parent_in_the_flat_tree(each)
    return each is element


def is_hyperlink(element: Element) -> bool:
    """https://html.spec.whatwg.org/#selector-link, and the ``a`` elements of SVG"""
    if element.namespace == HTML_NAMESPACE:
        return element.local_name in ("a", "area") and element.attribute_value("href") is not None
    if element.namespace != SVG_NAMESPACE or element.local_name != "a":
        return False
    return (
        element.attribute_value("href") is not None
        or element.attribute_by_namespace(XLINK_NAMESPACE, "href") is not None
    )


class CustomStateSelector(SimpleSelector):
    """https://html.spec.whatwg.org/#selector-custom"""

    __slots__ = ("state",)

    def __init__(self, state: str) -> None:
        super().__init__()
        self.state = state

    def matches(self, element: Element, matching: Matching) -> bool:
        """Whether the custom element has the state."""
        known = known_state_of(element)
        if known is None or known.internals is None:
            return False
        return known.internals.has_state(self.state)


class LanguageSelector(SimpleSelector):
    """https://drafts.csswg.org/selectors-4/#lang-pseudo"""

    __slots__ = ("ranges",)

    def __init__(self, ranges: list[str]) -> None:
        super().__init__()
        self.ranges: list[list[str]] = []
        """The subtags of each language range."""
        for each in ranges:
            self.ranges.append(split_on_hyphens(ascii_lowercase(each)))

    def matches(self, element: Element, matching: Matching) -> bool:
        """Whether the language of the element is in one of the ranges."""
        language = split_on_hyphens(ascii_lowercase(language_of(element, matching)))
        for each in self.ranges:
            if is_in_language_range(language, each):
                return True
        return False


def is_in_language_range(tag: list[str], language_range: list[str]) -> bool:
    """Extended filtering: https://www.rfc-editor.org/rfc/rfc4647#section-3.3.2

    The empty range has the empty tag alone, which is in no other range.
    """
    if tag[0] == "" or language_range[0] == "":
        return tag[0] == "" and language_range[0] == ""
    if language_range[0] != "*" and language_range[0] != tag[0]:
        return False
    place = 1
    for index, subtag in enumerate(language_range):
        if index == 0 or subtag == "*":
            continue
        while place < len(tag) and tag[place] != subtag:
            if code_units_length(tag[place]) == 1:
                return False
            place += 1
        if place >= len(tag):
            return False
        place += 1
    return True


def language_of(element: Element, matching: Matching) -> str:
    """https://html.spec.whatwg.org/#language, which is empty if it is unknown"""
    language = inherited(element, matching.facts.languages, own_language)
    return default_language(element, matching) if language == UNKNOWN else language


def own_language(element: Element) -> str | None:
    """The language that an element's attributes say."""
    attribute = element.attribute_by_namespace(XML_NAMESPACE, "lang")
    if attribute is not None:
        return attribute.value
    if element.namespace == HTML_NAMESPACE or element.namespace == SVG_NAMESPACE:
        return element.attribute_value("lang")
    return None


def default_language(element: Element, matching: Matching) -> str:
    """https://html.spec.whatwg.org/#pragma-set-default-language"""
    if not element.is_connected:
        return ""
    language = matching.facts.default_language
    if language is None:
        language = find_default_language(element.node_document)
        matching.facts.default_language = language
    return language


def find_default_language(document: Document) -> str:
    """The language that the last meta element in the Content Language state declares."""
    language = ""
    each = next_element(document, document)
    while each is not None:
        if is_html_element(each, "meta"):
            http_equiv = each.attribute_value("http-equiv")
            content = each.attribute_value("content")
            if http_equiv is not None and ascii_lowercase(http_equiv) == "content-language":
                words = split_on_ascii_whitespace("" if content is None else content)
                if len(words) > 0 and not text_contains(words[0], ","):
                    language = words[0]
        each = next_element(each, document)
    return language


class DirectionSelector(SimpleSelector):
    """https://drafts.csswg.org/selectors-4/#the-dir-pseudo"""

    __slots__ = ("direction",)

    def __init__(self, direction: str) -> None:
        super().__init__()
        self.direction = ascii_lowercase(direction)

    def matches(self, element: Element, matching: Matching) -> bool:
        """Whether the element has this directionality."""
        return directionality(element, matching.facts.directions) == self.direction
