"""Constructed style sheets: https://drafts.csswg.org/cssom/#css-style-sheets

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

from webapi.dom.css_media import MediaList
from webapi.dom.css_rules import CSSRule, CSSRuleList, parse_a_rule, parse_rules
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import new_promise, promise_rejected_with, queue_a_microtask, resolve

if TYPE_CHECKING:
    from webapi.dom.document import Document
    from webapi.dom.element import Element
    from webapi.dom.shadow_root import ShadowRoot
    from webapi.webidl.promises import Promise


class CSSStyleSheetInit(TypedDict):
    """https://drafts.csswg.org/cssom/#dictdef-cssstylesheetinit"""

    media: MediaList | str
    disabled: bool


class StyleSheet:
    """https://drafts.csswg.org/cssom/#stylesheet"""

    __slots__ = (
        *("disabled", "href", "media", "owner_node", "parent_style_sheet", "platform_object"),
        *("title", "type"),
    )

    def __init__(self) -> None:
        self.platform_object: Any = None
        self.type = "text/css"
        self.href: str | None = None
        self.owner_node: Element | None = None
        self.parent_style_sheet: CSSStyleSheet | None = None
        self.title: str | None = None
        self.media = MediaList("")
        self.disabled = False


class CSSStyleSheet(StyleSheet):
    """https://drafts.csswg.org/cssom/#create-a-constructed-cssstylesheet"""

    __slots__ = ("constructor_document", "css_rules", "disallows_modification", "owner_rule")

    def __init__(self, document: Document, options: CSSStyleSheetInit) -> None:
        super().__init__()
        media = options["media"]
        self.media.media_text = media if isinstance(media, str) else media.media_text
        self.disabled = options["disabled"]
        self.constructor_document = document
        """https://drafts.csswg.org/cssom/#concept-css-style-sheet-constructor-document"""
        self.css_rules = CSSRuleList()
        self.owner_rule: CSSRule | None = None
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
        return self.css_rules.insert(parsed, index)

    def delete_rule(self, index: int) -> None:
        """https://drafts.csswg.org/cssom/#dom-cssstylesheet-deleterule"""
        self._check_modification("deleteRule")
        self.css_rules.remove(index)

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
        if self.disallows_modification:
            return promise_rejected_with(_refused("replace"))
        promise: Promise[Any] = new_promise()
        self.disallows_modification = True

        def finish() -> None:
            self._set_rules(text)
            self.disallows_modification = False
            resolve(promise, self.platform_object)

        queue_a_microtask(finish)
        return promise

    def replace_sync(self, text: str) -> None:
        """https://drafts.csswg.org/cssom/#synchronously-replace-the-rules-of-a-cssstylesheet"""
        self._check_modification("replaceSync")
        self._set_rules(text)

    def check_adoption(self, root: Document | ShadowRoot) -> None:
        """https://drafts.csswg.org/cssom/#dom-documentorshadowroot-adoptedstylesheets

        The steps that set an indexed value.
        """
        if self.constructor_document is not root.node_document:
            message = "Failed to adopt the style sheet: it was constructed for another document."
            raise DOMException(message, "NotAllowedError")

    def _set_rules(self, text: str) -> None:
        for each in self.css_rules.rules:
            each.parent_style_sheet = None
        self.css_rules.rules = parse_rules(text, self)

    def _check_modification(self, method: str) -> None:
        if self.disallows_modification:
            raise _refused(method)


def _refused(method: str) -> DOMException:
    action = f"Failed to execute '{method}' on 'CSSStyleSheet'"
    return DOMException(f"{action}: replace() has not ended.", "NotAllowedError")
