"""The steps of the CSSStyleSheet class: https://drafts.csswg.org/cssom/#cssstylesheet"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from webapi.dom.css_style_sheets import CSSStyleSheet as CSSStyleSheetImpl
from webapi.html.nodes import associated_document

from .media_list import media_of
from .style_sheet import initialize as initialize
from .style_sheet import inspect as inspect

if TYPE_CHECKING:
    from webapi.dom.css_rules import CSSRule as CSSRuleImpl
    from webapi.dom.css_rules import CSSRuleList as CSSRuleListImpl
    from webapi.dom.css_style_sheets import CSSStyleSheetInit
    from webapi.interfaces.css_style_sheet import CSSStyleSheet
    from webapi.webidl.promises import Promise


class Slots:
    """CSSStyleSheet objects have no private attributes of their own."""


def constructor(this: CSSStyleSheet, options: Mapping[str, Any]) -> None:
    """https://drafts.csswg.org/cssom/#dom-cssstylesheet-cssstylesheet"""
    media = options["media"]
    text = media if isinstance(media, str) else media_of(media)
    init: CSSStyleSheetInit = {"media": text, "disabled": options["disabled"]}
    initialize(this, CSSStyleSheetImpl(associated_document(), init))


def ownerRule_getter(this: CSSStyleSheet) -> CSSRuleImpl | None:
    """https://drafts.csswg.org/cssom/#dom-cssstylesheet-ownerrule"""
    return this._webapi_sheet.owner_rule


def cssRules_getter(this: CSSStyleSheet) -> CSSRuleListImpl:
    """https://drafts.csswg.org/cssom/#dom-cssstylesheet-cssrules"""
    return this._webapi_sheet.css_rules


def rules_getter(this: CSSStyleSheet) -> CSSRuleListImpl:
    """https://drafts.csswg.org/cssom/#dom-cssstylesheet-rules"""
    return this._webapi_sheet.rules


def insertRule(this: CSSStyleSheet, rule: str, index: int) -> int:
    """https://drafts.csswg.org/cssom/#dom-cssstylesheet-insertrule"""
    return this._webapi_sheet.insert_rule(rule, index)


def deleteRule(this: CSSStyleSheet, index: int) -> None:
    """https://drafts.csswg.org/cssom/#dom-cssstylesheet-deleterule"""
    this._webapi_sheet.delete_rule(index)


def replace(this: CSSStyleSheet, text: str) -> Promise[Any]:
    """https://drafts.csswg.org/cssom/#dom-cssstylesheet-replace"""
    return this._webapi_sheet.replace(text)


def replaceSync(this: CSSStyleSheet, text: str) -> None:
    """https://drafts.csswg.org/cssom/#dom-cssstylesheet-replacesync"""
    this._webapi_sheet.replace_sync(text)


def addRule(this: CSSStyleSheet, selector: str, style: str, index: int | None) -> int:
    """https://drafts.csswg.org/cssom/#dom-cssstylesheet-addrule"""
    return this._webapi_sheet.add_rule(selector, style, index)


def removeRule(this: CSSStyleSheet, index: int) -> None:
    """https://drafts.csswg.org/cssom/#dom-cssstylesheet-removerule"""
    this._webapi_sheet.remove_rule(index)
