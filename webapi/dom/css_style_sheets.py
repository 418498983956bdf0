"""Style sheets, constructed or of style elements: https://drafts.csswg.org/cssom/#css-style-sheets

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict, cast

from webapi.dom.character_data import child_text_content
from webapi.dom.collections import HTMLCollection
from webapi.dom.css_media import MediaList
from webapi.dom.css_rules import CSSRule, CSSRuleList, parse_a_rule, parse_rules
from webapi.dom.host import text_of_fetched_sheet
from webapi.dom.link_element import HTMLLinkElement
from webapi.dom.names import HTML_NAMESPACE
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import (
    joined_texts,
    new_promise,
    promise_rejected_with,
    queue_a_microtask,
    resolve,
)

if TYPE_CHECKING:
    from webapi.dom.document import Document
    from webapi.dom.element import Element
    from webapi.dom.shadow_root import ShadowRoot
    from webapi.dom.style_element import HTMLStyleElement
    from webapi.webidl.promises import Promise


class CSSStyleSheetInit(TypedDict):
    """https://drafts.csswg.org/cssom/#dictdef-cssstylesheetinit"""

    media: MediaList | str
    disabled: bool


class StyleSheet:
    """https://drafts.csswg.org/cssom/#stylesheet"""

    __slots__ = (
        *("_disabled", "href", "media", "owner_node", "parent_style_sheet", "platform_object"),
        *("title", "type"),
    )

    def __init__(self) -> None:
        self.platform_object: Any = None
        self.type = "text/css"
        self.href: str | None = None
        self.owner_node: Element | None = None
        self.parent_style_sheet: CSSStyleSheet | None = None
        self.title: str | None = None
        self.media = MediaList("", lambda: self.has_changed())
        self._disabled = False

    @property
    def disabled(self) -> bool:
        """https://drafts.csswg.org/cssom/#dom-stylesheet-disabled"""
        return self._disabled

    @disabled.setter
    def disabled(self, value: bool) -> None:
        self._disabled = value
        self.has_changed()

    def has_changed(self) -> None:
        """Let what is known of styles follow a change of the sheet."""


class CSSStyleSheet(StyleSheet):
    """https://drafts.csswg.org/cssom/#create-a-constructed-cssstylesheet"""

    __slots__ = (
        *("_source", "constructor_document", "css_rules", "disallows_modification", "owner_rule"),
    )

    def __init__(self, document: Document | None, options: CSSStyleSheetInit) -> None:
        super().__init__()
        self.constructor_document: Document | None = None
        """https://drafts.csswg.org/cssom/#concept-css-style-sheet-constructor-document

        None if the sheet is not constructed.
        """
        media = options["media"]
        self.media.media_text = media if isinstance(media, str) else media.media_text
        self.disabled = options["disabled"]
        self.constructor_document = document
        self.css_rules = CSSRuleList()
        self.owner_rule: CSSRule | None = None
        self._source: str | None = None
        """The text that its rules are of, unless a script changed them."""
        self.disallows_modification = False
        """https://drafts.csswg.org/cssom/#concept-css-style-sheet-disallow-modification-flag"""

    @property
    def rules(self) -> CSSRuleList:
        """https://drafts.csswg.org/cssom/#dom-cssstylesheet-rules"""
        return self.css_rules

    def insert_rule(self, rule: str, index: int) -> int:
        """https://drafts.csswg.org/cssom/#dom-cssstylesheet-insertrule"""
        self._check_modification("insertRule")
        parsed = parse_a_rule(rule, self, None)
        place = self.css_rules.insert(parsed, index)
        self.rules_changed()
        return place

    def delete_rule(self, index: int) -> None:
        """https://drafts.csswg.org/cssom/#dom-cssstylesheet-deleterule"""
        self._check_modification("deleteRule")
        self.css_rules.remove(index)
        self.rules_changed()

    def add_rule(self, selector: str, style: str, index: int | None = None) -> int:
        """https://drafts.csswg.org/cssom/#dom-cssstylesheet-addrule"""
        block = "" if style == "" else f"{style} "
        place = self.css_rules.length if index is None else index
        self.insert_rule(f"{selector} {{ {block}}}", place)
        return -1

    def remove_rule(self, index: int) -> None:
        """https://drafts.csswg.org/cssom/#dom-cssstylesheet-removerule"""
        self.delete_rule(index)

    def replace(self, text: str) -> Promise[Any]:
        """https://drafts.csswg.org/cssom/#dom-cssstylesheet-replace"""
        if self.disallows_modification or self.constructor_document is None:
            return promise_rejected_with(self._refused("replace"))
        promise: Promise[Any] = new_promise()
        self.disallows_modification = True

        def finish() -> None:
            self.set_rules(text)
            self.disallows_modification = False
            resolve(promise, self.platform_object)

        queue_a_microtask(finish)
        return promise

    def replace_sync(self, text: str) -> None:
        """https://drafts.csswg.org/cssom/#synchronously-replace-the-rules-of-a-cssstylesheet"""
        if self.constructor_document is None:
            raise self._refused("replaceSync")
        self._check_modification("replaceSync")
        self.set_rules(text)

    def check_adoption(self, root: Document | ShadowRoot) -> None:
        """https://drafts.csswg.org/cssom/#dom-documentorshadowroot-adoptedstylesheets

        The steps that set an indexed value.
        """
        if self.constructor_document is not root.node_document:
            message = "Failed to adopt the style sheet: it was not constructed for this document."
            raise DOMException(message, "NotAllowedError")

    def set_rules(self, text: str) -> None:
        """Take the rules of a text in the place of others."""
        for each in self.css_rules.rules:
            each.parent_style_sheet = None
        self.css_rules.take(parse_rules(text, self))
        self.has_changed()
        self._source = text

    @property
    def text(self) -> str:
        """A text that has its rules."""
        if self._source is not None:
            return self._source
        texts: list[str] = []
        for each in self.css_rules.rules:
            texts.append(f"{each.css_text}\n")
        self._source = joined_texts(texts)
        return self._source

    def rules_changed(self) -> None:
        """Let what is known of styles follow a change of its rules."""
        self._source = None
        self.has_changed()

    def has_changed(self) -> None:
        """Let the documents that it may style forget what they know."""
        if self.constructor_document is not None:
            self.constructor_document.styles = None
        if self.owner_node is not None:
            self.owner_node.node_document.styles = None

    def _check_modification(self, method: str) -> None:
        if self.disallows_modification:
            raise self._refused(method)

    def _refused(self, method: str) -> DOMException:
        action = f"Failed to execute '{method}' on 'CSSStyleSheet'"
        reason = "replace() has not ended."
        if self.constructor_document is None:
            reason = "the sheet is not constructed."
        return DOMException(f"{action}: {reason}", "NotAllowedError")


class StyleSheetList:
    """https://drafts.csswg.org/cssom/#stylesheetlist, of the style elements below a root"""

    __slots__ = ("_elements", "platform_object")

    def __init__(self, root: Document | ShadowRoot) -> None:
        self.platform_object: Any = None
        self._elements = HTMLCollection(root, _may_have_a_sheet, is_deep=True, attribute="type")

    def sheets_changed(self) -> None:
        """Look again which links have sheets."""
        self._elements = HTMLCollection(
            self._elements.root, _may_have_a_sheet, is_deep=True, attribute="type"
        )

    @property
    def length(self) -> int:
        """https://drafts.csswg.org/cssom/#dom-stylesheetlist-length"""
        return self._elements.length if self._elements.root.is_connected else 0

    def item(self, index: int) -> CSSStyleSheet | None:
        """https://drafts.csswg.org/cssom/#dom-stylesheetlist-item"""
        element = self._elements.item(index)
        return None if element is None else get_sheet(element)


def get_style_sheets(root: Document | ShadowRoot) -> StyleSheetList:
    """https://drafts.csswg.org/cssom/#dom-documentorshadowroot-stylesheets"""
    if root.style_sheets is None:
        root.style_sheets = StyleSheetList(root)
    return root.style_sheets


def get_sheet(element: Element) -> CSSStyleSheet | None:
    """https://drafts.csswg.org/cssom/#dom-linkstyle-sheet"""
    if isinstance(element, HTMLLinkElement):
        return _sheet_of_a_link(element)
    if not element.is_connected or not _may_have_a_sheet(element):
        return None
    style = cast("HTMLStyleElement", element)
    if style.made_sheet is None:
        style.made_sheet = _sheet_of_a_style_element(style)
    return style.made_sheet


def get_disabled(element: HTMLStyleElement) -> bool:
    """https://html.spec.whatwg.org/multipage/semantics.html#dom-style-disabled"""
    sheet = get_sheet(element)
    return sheet is not None and sheet.disabled


def set_disabled(element: HTMLStyleElement, value: bool) -> None:
    """https://html.spec.whatwg.org/multipage/semantics.html#dom-style-disabled"""
    sheet = get_sheet(element)
    if sheet is not None:
        sheet.disabled = value


def _sheet_of_a_link(link: HTMLLinkElement) -> CSSStyleSheet | None:
    """https://html.spec.whatwg.org/multipage/links.html#link-type-stylesheet, the style sheet"""
    if link.sheet_number is None:
        return None
    if link.made_sheet is None:
        media = link.attribute_value("media")
        sheet = CSSStyleSheet(None, {"media": "" if media is None else media, "disabled": False})
        sheet.href = link.sheet_url
        sheet.title = link.attribute_value("title")
        sheet.set_rules(text_of_fetched_sheet(link.sheet_number))
        sheet.owner_node = link
        link.made_sheet = sheet
    return link.made_sheet


def _may_have_a_sheet(element: Element) -> bool:
    if isinstance(element, HTMLLinkElement):
        return element.sheet_number is not None
    if element.local_name != "style" or element.namespace != HTML_NAMESPACE:
        return False
    return cast("HTMLStyleElement", element).has_css


def _sheet_of_a_style_element(element: HTMLStyleElement) -> CSSStyleSheet:
    """The style sheet that `update_a_style_block` creates.

    https://drafts.csswg.org/cssom/#create-a-css-style-sheet
    """
    media = element.attribute_value("media")
    sheet = CSSStyleSheet(None, {"media": "" if media is None else media, "disabled": False})
    sheet.title = element.attribute_value("title")
    sheet.set_rules(child_text_content(element))
    sheet.owner_node = element
    return sheet
