"""Rules of style sheets: https://drafts.csswg.org/cssom/#css-rules

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypedDict, cast

from webapi.dom.css_declarations import (
    CSSStyleDeclaration,
    CSSStyleProperties,
    Declaration,
    Declarations,
    add_declarations,
    declarations_of,
    parse_declarations,
    property_name,
)
from webapi.dom.css_descriptors import (
    COUNTER_STYLE,
    DESCRIPTORS,
    FONT_FACE,
    FONT_PALETTE,
    PAGE,
    VIEW_TRANSITION,
)
from webapi.dom.css_media import MediaList, joined_queries
from webapi.dom.css_properties import is_css_wide_text
from webapi.dom.css_syntax_strings import (
    is_computationally_independent,
    matches_syntax,
    parse_syntax,
)
from webapi.dom.css_values import URL_TOKEN, Value, ValueTokenizer, read_value, source_between
from webapi.dom.selector_parser import MAX_SELECTOR_DEPTH
from webapi.dom.selector_text import valid_selector_text
from webapi.dom.selector_tokens import (
    AT_KEYWORD,
    END,
    FUNCTION,
    IDENT,
    PERCENTAGE,
    STRING,
    WHITESPACE,
    Token,
    tokenize,
)
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import (
    ascii_lowercase,
    css_number,
    joined_texts,
    media_queries,
    parsed_number,
    serialize_a_string,
    serialize_an_identifier,
    split_on_ascii_whitespace,
)

if TYPE_CHECKING:
    from webapi.dom.css_style_sheets import CSSStyleSheet

STYLE_RULE: Final = 1
IMPORT_RULE: Final = 3
MEDIA_RULE: Final = 4
FONT_FACE_RULE: Final = 5
PAGE_RULE: Final = 6
KEYFRAMES_RULE: Final = 7
KEYFRAME_RULE: Final = 8
MARGIN_RULE: Final = 9
NAMESPACE_RULE: Final = 10
COUNTER_STYLE_RULE: Final = 11
SUPPORTS_RULE: Final = 12
MAX_NAMESPACES: Final = 64
"""So many namespaces a sheet declares: each of its selectors may need all."""


class CSSRule:
    """https://drafts.csswg.org/cssom/#cssrule

    An object of this class is a rule of which only the text is known.
    """

    __slots__ = ("_text", "parent_rule", "parent_style_sheet", "platform_object", "type")

    def __init__(self, kind: int, text: str = "") -> None:
        self.platform_object: Any = None
        self.type = kind
        """https://drafts.csswg.org/cssom/#dom-cssrule-type"""
        self.parent_rule: CSSRule | None = None
        self.parent_style_sheet: CSSStyleSheet | None = None
        self._text = text

    def has_changed(self) -> None:
        """Let what is known of styles follow a change of the rule."""
        if self.parent_style_sheet is not None:
            self.parent_style_sheet.rules_changed()

    @property
    def css_text(self) -> str:
        """https://drafts.csswg.org/cssom/#serialize-a-css-rule"""
        return self._text

    @css_text.setter
    def css_text(self, value: str) -> None:
        """https://drafts.csswg.org/cssom/#dom-cssrule-csstext, which does nothing"""


class CSSRuleList:
    """https://drafts.csswg.org/cssom/#cssrulelist"""

    __slots__ = ("_may_declare_namespaces", "platform_object", "rules")

    def __init__(self) -> None:
        self.platform_object: Any = None
        self.rules: list[CSSRule] = []
        self._may_declare_namespaces = False
        """Whether it has, or had, a rule ``@namespace``. Most have none, and many other rules."""

    @property
    def length(self) -> int:
        """https://drafts.csswg.org/cssom/#dom-cssrulelist-length"""
        return len(self.rules)

    def item(self, index: int) -> CSSRule | None:
        """https://drafts.csswg.org/cssom/#dom-cssrulelist-item"""
        return self.rules[index] if index < len(self.rules) else None

    def take(self, rules: list[CSSRule]) -> None:
        """Take rules in the place of others."""
        self.rules = rules
        self._may_declare_namespaces = namespaces_of(rules) is not None

    def namespaces(self) -> dict[str, str] | None:
        """The namespaces that its rules declare, by their prefixes."""
        return namespaces_of(self.rules) if self._may_declare_namespaces else None

    def insert(self, rule: CSSRule, index: int) -> int:
        """The steps of https://drafts.csswg.org/cssom/#insert-a-css-rule behind its parsing"""
        self.check_insertion(index)
        if rule.type == NAMESPACE_RULE and not has_namespaces_only(self.rules):
            message = "Failed to insert the rule: a namespace rule stands before other rules only."
            raise DOMException(message, "InvalidStateError")
        is_layer = isinstance(rule, CSSLayerStatementRule)
        is_first = is_layer or rule.type in (IMPORT_RULE, NAMESPACE_RULE)
        if not is_first and index < len(self.rules) and self.rules[index].type == NAMESPACE_RULE:
            message = "Failed to insert the rule: it cannot stand before a namespace rule."
            raise DOMException(message, "HierarchyRequestError")
        if rule.type == NAMESPACE_RULE:
            self._may_declare_namespaces = True
        if index == len(self.rules):
            self.rules.append(rule)
            return index
        rules: list[CSSRule] = []
        for place in range(len(self.rules)):
            if place == index:
                rules.append(rule)
            rules.append(self.rules[place])
        self.rules = rules
        return index

    def check_insertion(self, index: int) -> None:
        """The first steps of https://drafts.csswg.org/cssom/#insert-a-css-rule"""
        if index > len(self.rules):
            message = "Failed to insert the rule: the index is greater than the number of rules."
            raise DOMException(message, "IndexSizeError")

    def remove(self, index: int) -> None:
        """https://drafts.csswg.org/cssom/#remove-a-css-rule"""
        if index >= len(self.rules):
            message = "Failed to delete the rule: the index is not less than the number of rules."
            raise DOMException(message, "IndexSizeError")
        rule = self.rules[index]
        if rule.type == NAMESPACE_RULE and not has_namespaces_only(self.rules):
            message = "Failed to delete the rule: other rules depend on its namespace."
            raise DOMException(message, "InvalidStateError")
        if index == len(self.rules) - 1:
            self.rules.pop()
        else:
            rules: list[CSSRule] = []
            for each in self.rules:
                if each is not rule:
                    rules.append(each)
            self.rules = rules
        rule.parent_rule = None
        rule.parent_style_sheet = None


class CSSGroupingRule(CSSRule):
    """https://drafts.csswg.org/cssom/#cssgroupingrule"""

    __slots__ = ("css_rules", "is_in_a_style_rule")

    def __init__(self, kind: int, is_in_a_style_rule: bool) -> None:
        super().__init__(kind)
        self.css_rules = CSSRuleList()
        self.is_in_a_style_rule = is_in_a_style_rule

    @property
    def has_nested_rules(self) -> bool:
        """Whether its rules stand in a style rule."""
        return self.is_in_a_style_rule

    def insert_rule(self, rule: str, index: int) -> int:
        """https://drafts.csswg.org/cssom/#dom-cssgroupingrule-insertrule"""
        self.css_rules.check_insertion(index)
        parsed = parse_a_rule(rule, self.parent_style_sheet, self)
        place = self.css_rules.insert(parsed, index)
        self.has_changed()
        return place

    def delete_rule(self, index: int) -> None:
        """https://drafts.csswg.org/cssom/#dom-cssgroupingrule-deleterule"""
        self.css_rules.remove(index)
        self.has_changed()

    def rule_texts(self) -> str:
        """The serialized rules, each on a line."""
        texts: list[str] = []
        for each in self.css_rules.rules:
            texts.append(f"\n  {each.css_text}")
        return joined_texts(texts)


class CSSStyleRule(CSSGroupingRule):
    """https://drafts.csswg.org/cssom/#cssstylerule"""

    __slots__ = ("_selector_text", "style")

    def __init__(self, selector_text: str, is_in_a_style_rule: bool) -> None:
        super().__init__(STYLE_RULE, is_in_a_style_rule)
        self._selector_text = selector_text
        self.style = RuleStyle(self)

    @property
    def has_nested_rules(self) -> bool:
        """Whether its rules stand in a style rule, this one."""
        return True

    @property
    def selector_text(self) -> str:
        """https://drafts.csswg.org/cssom/#dom-cssstylerule-selectortext"""
        return self._selector_text

    @selector_text.setter
    def selector_text(self, value: str) -> None:
        sheet = self.parent_style_sheet
        namespaces = None if sheet is None else sheet.css_rules.namespaces()
        text = valid_selector_text(tokenize(value), self.is_in_a_style_rule, namespaces)
        if text is not None:
            self._selector_text = text
            self.has_changed()

    @property
    def css_text(self) -> str:
        """https://drafts.csswg.org/cssom/#serialize-a-css-rule"""
        declarations = self.style.css_text
        rules = self.rule_texts()
        if rules != "":
            first = "" if declarations == "" else f"\n  {declarations}"
            return f"{self._selector_text} {{{first}{rules}\n}}"
        between = "" if declarations == "" else f" {declarations}"
        return f"{self._selector_text} {{{between} }}"

    @css_text.setter
    def css_text(self, value: str) -> None:
        """https://drafts.csswg.org/cssom/#dom-cssrule-csstext, which does nothing"""


class CSSConditionRule(CSSGroupingRule):
    """https://drafts.csswg.org/css-conditional-3/#cssconditionrule"""

    __slots__ = ()

    @property
    def condition_text(self) -> str:
        """https://drafts.csswg.org/css-conditional-3/#dom-cssconditionrule-conditiontext"""
        return ""


class CSSMediaRule(CSSConditionRule):
    """https://drafts.csswg.org/css-conditional-3/#cssmediarule"""

    __slots__ = ("media",)

    def __init__(self, text: str, is_in_a_style_rule: bool) -> None:
        super().__init__(MEDIA_RULE, is_in_a_style_rule)
        self.media = MediaList(text, lambda: self.has_changed())

    @property
    def condition_text(self) -> str:
        """https://drafts.csswg.org/css-conditional-3/#the-cssmediarule-interface"""
        return self.media.media_text

    @property
    def css_text(self) -> str:
        """https://drafts.csswg.org/cssom/#serialize-a-css-rule"""
        rules = self.rule_texts()
        return f"@media {self.condition_text} {{{rules}\n}}"

    @css_text.setter
    def css_text(self, value: str) -> None:
        """https://drafts.csswg.org/cssom/#dom-cssrule-csstext, which does nothing"""


class CSSSupportsRule(CSSConditionRule):
    """https://drafts.csswg.org/css-conditional-3/#csssupportsrule"""

    __slots__ = ("_condition",)

    def __init__(self, condition: str, is_in_a_style_rule: bool) -> None:
        super().__init__(SUPPORTS_RULE, is_in_a_style_rule)
        self._condition = condition

    @property
    def condition_text(self) -> str:
        """https://drafts.csswg.org/css-conditional-3/#the-csssupportsrule-interface"""
        return self._condition

    @property
    def css_text(self) -> str:
        """https://drafts.csswg.org/cssom/#serialize-a-css-rule"""
        return f"@supports {self._condition} {{{self.rule_texts()}\n}}"

    @css_text.setter
    def css_text(self, value: str) -> None:
        """https://drafts.csswg.org/cssom/#dom-cssrule-csstext, which does nothing"""


class CSSContainerRule(CSSConditionRule):
    """https://drafts.csswg.org/css-conditional-5/#csscontainerrule"""

    __slots__ = ("conditions",)

    def __init__(self, conditions: list[CSSContainerCondition], is_in_a_style_rule: bool) -> None:
        super().__init__(0, is_in_a_style_rule)
        self.conditions = conditions
        """https://drafts.csswg.org/css-conditional-5/#dom-csscontainerrule-conditions"""

    @property
    def container_name(self) -> str:
        """https://drafts.csswg.org/css-conditional-5/#dom-csscontainerrule-containername"""
        return self.conditions[0]["name"] if len(self.conditions) == 1 else ""

    @property
    def container_query(self) -> str:
        """https://drafts.csswg.org/css-conditional-5/#dom-csscontainerrule-containerquery"""
        return self.conditions[0]["query"] if len(self.conditions) == 1 else ""

    @property
    def condition_text(self) -> str:
        """https://drafts.csswg.org/css-conditional-5/#the-csscontainerrule-interface"""
        texts: list[str] = []
        for each in self.conditions:
            name = "" if each["name"] == "" else serialize_an_identifier(each["name"])
            between = "" if name == "" or each["query"] == "" else " "
            texts.append(f"{name}{between}{each['query']}")
        return joined_queries(texts)

    @property
    def css_text(self) -> str:
        """https://drafts.csswg.org/cssom/#serialize-a-css-rule"""
        return f"@container {self.condition_text} {{{self.rule_texts()}\n}}"

    @css_text.setter
    def css_text(self, value: str) -> None:
        """https://drafts.csswg.org/cssom/#dom-cssrule-csstext, which does nothing"""


class CSSContainerCondition(TypedDict):
    """https://drafts.csswg.org/css-conditional-5/#dictdef-csscontainercondition"""

    name: str
    query: str


class CSSLayerBlockRule(CSSGroupingRule):
    """https://drafts.csswg.org/css-cascade-5/#csslayerblockrule"""

    __slots__ = ("name",)

    def __init__(self, name: str, is_in_a_style_rule: bool) -> None:
        super().__init__(0, is_in_a_style_rule)
        self.name = name

    @property
    def css_text(self) -> str:
        """https://drafts.csswg.org/cssom/#serialize-a-css-rule"""
        space = "" if self.name == "" else " "
        return f"@layer{space}{self.name} {{{self.rule_texts()}\n}}"

    @css_text.setter
    def css_text(self, value: str) -> None:
        """https://drafts.csswg.org/cssom/#dom-cssrule-csstext, which does nothing"""


class CSSLayerStatementRule(CSSRule):
    """https://drafts.csswg.org/css-cascade-5/#csslayerstatementrule"""

    __slots__ = ("name_list",)

    def __init__(self, names: list[str]) -> None:
        super().__init__(0)
        self.name_list = names

    @property
    def css_text(self) -> str:
        """https://drafts.csswg.org/cssom/#serialize-a-css-rule"""
        return f"@layer {joined_queries(self.name_list)};"

    @css_text.setter
    def css_text(self, value: str) -> None:
        """https://drafts.csswg.org/cssom/#dom-cssrule-csstext, which does nothing"""


class CSSScopeRule(CSSGroupingRule):
    """https://drafts.csswg.org/css-cascade-6/#cssscoperule"""

    __slots__ = ("end", "start")

    def __init__(self, start: str | None, end: str | None) -> None:
        super().__init__(0, False)
        self.start = start
        """https://drafts.csswg.org/css-cascade-6/#dom-cssscoperule-start"""
        self.end = end
        """https://drafts.csswg.org/css-cascade-6/#dom-cssscoperule-end"""

    @property
    def has_nested_rules(self) -> bool:
        """Declarations stand in it, as in style rules."""
        return True

    @property
    def css_text(self) -> str:
        """https://drafts.csswg.org/cssom/#serialize-a-css-rule"""
        start = "" if self.start is None else f" ({self.start})"
        end = "" if self.end is None else f" to ({self.end})"
        return f"@scope{start}{end} {{{self.rule_texts()}\n}}"

    @css_text.setter
    def css_text(self, value: str) -> None:
        """https://drafts.csswg.org/cssom/#dom-cssrule-csstext, which does nothing"""


class CSSStartingStyleRule(CSSGroupingRule):
    """https://drafts.csswg.org/css-transitions-2/#cssstartingstylerule"""

    __slots__ = ()

    @property
    def css_text(self) -> str:
        """https://drafts.csswg.org/cssom/#serialize-a-css-rule"""
        return f"@starting-style {{{self.rule_texts()}\n}}"

    @css_text.setter
    def css_text(self, value: str) -> None:
        """https://drafts.csswg.org/cssom/#dom-cssrule-csstext, which does nothing"""


class CSSNamespaceRule(CSSRule):
    """https://drafts.csswg.org/cssom/#cssnamespacerule"""

    __slots__ = ("namespace_uri", "prefix")

    def __init__(self, prefix: str, namespace: str) -> None:
        super().__init__(NAMESPACE_RULE)
        self.prefix = prefix
        self.namespace_uri = namespace

    @property
    def css_text(self) -> str:
        """https://drafts.csswg.org/cssom/#serialize-a-css-rule"""
        prefix = "" if self.prefix == "" else f"{serialize_an_identifier(self.prefix)} "
        return f"@namespace {prefix}url({serialize_a_string(self.namespace_uri)});"

    @css_text.setter
    def css_text(self, value: str) -> None:
        """https://drafts.csswg.org/cssom/#dom-cssrule-csstext, which does nothing"""


class CSSImportRule(CSSRule):
    """https://drafts.csswg.org/cssom/#cssimportrule"""

    __slots__ = ("href", "layer_name", "media", "style_sheet", "supports_text")

    def __init__(
        self, href: str, layer_name: str | None, supports_text: str | None, media: str
    ) -> None:
        super().__init__(IMPORT_RULE)
        self.href = href
        self.layer_name = layer_name
        self.supports_text = supports_text
        self.media = MediaList(media, lambda: self.has_changed())
        self.style_sheet: CSSStyleSheet | None = None
        """https://drafts.csswg.org/cssom/#dom-cssimportrule-stylesheet"""

    @property
    def css_text(self) -> str:
        """https://drafts.csswg.org/cssom/#serialize-a-css-rule"""
        layer = ""
        if self.layer_name is not None:
            layer = " layer" if self.layer_name == "" else f" layer({self.layer_name})"
        supports = "" if self.supports_text is None else f" supports({self.supports_text})"
        media = self.media.media_text
        space = "" if media == "" else " "
        return f"@import url({serialize_a_string(self.href)}){layer}{supports}{space}{media};"

    @css_text.setter
    def css_text(self, value: str) -> None:
        """https://drafts.csswg.org/cssom/#dom-cssrule-csstext, which does nothing"""


class CSSKeyframeRule(CSSRule):
    """https://drafts.csswg.org/css-animations-1/#csskeyframerule"""

    __slots__ = ("_key_text", "style")

    def __init__(self, key_text: str) -> None:
        super().__init__(KEYFRAME_RULE)
        self._key_text = key_text
        self.style = KeyframeStyle(self)

    @property
    def key_text(self) -> str:
        """https://drafts.csswg.org/css-animations-1/#dom-csskeyframerule-keytext"""
        return self._key_text

    @key_text.setter
    def key_text(self, value: str) -> None:
        text = keyframe_selector(tokenize(value))
        if text is None:
            raise DOMException("Failed to parse the keyframe selector.", "SyntaxError")
        self._key_text = text
        self.has_changed()

    @property
    def css_text(self) -> str:
        """https://drafts.csswg.org/cssom/#serialize-a-css-rule"""
        return f"{self._key_text} {block_text(self.style.css_text)}"

    @css_text.setter
    def css_text(self, value: str) -> None:
        """https://drafts.csswg.org/cssom/#dom-cssrule-csstext, which does nothing"""


class CSSKeyframesRule(CSSRule):
    """https://drafts.csswg.org/css-animations-1/#csskeyframesrule"""

    __slots__ = ("_keyword", "_name", "css_rules")

    def __init__(self, keyword: str, name: str) -> None:
        super().__init__(KEYFRAMES_RULE)
        self._keyword = keyword
        self._name = name
        self.css_rules = CSSRuleList()

    @property
    def name(self) -> str:
        """https://drafts.csswg.org/css-animations-1/#dom-csskeyframesrule-name"""
        return self._name

    @name.setter
    def name(self, value: str) -> None:
        self._name = value
        self.has_changed()

    @property
    def length(self) -> int:
        """https://drafts.csswg.org/css-animations-1/#dom-csskeyframesrule-length"""
        return self.css_rules.length

    def item(self, index: int) -> CSSKeyframeRule:
        """https://drafts.csswg.org/css-animations-1/#dom-csskeyframesrule-item"""
        return cast("CSSKeyframeRule", self.css_rules.rules[index])

    def append_rule(self, rule: str) -> None:
        """https://drafts.csswg.org/css-animations-1/#dom-csskeyframesrule-appendrule"""
        parser = RuleParser(rule, self.parent_style_sheet)
        rules: list[CSSRule] = []
        parser.keyframes(0, parser.end, self, rules)
        if len(rules) == 1:
            self.css_rules.rules.append(rules[0])
            self.has_changed()

    def place_of(self, select: str) -> int:
        """The index of the last keyframe that has a selector; -1 if there is none."""
        wanted = keyframe_selector(tokenize(select))
        found = -1
        for index in range(len(self.css_rules.rules)):
            if self.item(index).key_text == wanted:
                found = index
        return found

    def delete_rule(self, select: str) -> None:
        """https://drafts.csswg.org/css-animations-1/#dom-csskeyframesrule-deleterule"""
        place = self.place_of(select)
        if place >= 0:
            self.css_rules.remove(place)
            self.has_changed()

    def find_rule(self, select: str) -> CSSKeyframeRule | None:
        """https://drafts.csswg.org/css-animations-1/#dom-csskeyframesrule-findrule"""
        place = self.place_of(select)
        return None if place < 0 else self.item(place)

    @property
    def css_text(self) -> str:
        """https://drafts.csswg.org/cssom/#serialize-a-css-rule"""
        texts: list[str] = []
        for each in self.css_rules.rules:
            texts.append(f"\n  {each.css_text}")
        name = serialize_an_identifier(self._name)
        return f"@{self._keyword} {name} {{ {joined_texts(texts)}\n}}"

    @css_text.setter
    def css_text(self, value: str) -> None:
        """https://drafts.csswg.org/cssom/#dom-cssrule-csstext, which does nothing"""


class CSSFontFaceRule(CSSRule):
    """https://drafts.csswg.org/css-fonts-4/#cssfontfacerule"""

    __slots__ = ("style",)

    def __init__(self) -> None:
        super().__init__(FONT_FACE_RULE)
        self.style = CSSFontFaceDescriptors(self, FONT_FACE)

    @property
    def css_text(self) -> str:
        """https://drafts.csswg.org/cssom/#serialize-a-css-rule"""
        return f"@font-face {block_text(self.style.css_text)}"

    @css_text.setter
    def css_text(self, value: str) -> None:
        """https://drafts.csswg.org/cssom/#dom-cssrule-csstext, which does nothing"""


class CSSPageRule(CSSGroupingRule):
    """https://drafts.csswg.org/cssom/#csspagerule"""

    __slots__ = ("_selector_text", "style")

    def __init__(self, selector_text: str) -> None:
        super().__init__(PAGE_RULE, False)
        self._selector_text = selector_text
        self.style = CSSPageDescriptors(self, PAGE)

    @property
    def selector_text(self) -> str:
        """https://drafts.csswg.org/cssom/#dom-csspagerule-selectortext"""
        return self._selector_text

    @selector_text.setter
    def selector_text(self, value: str) -> None:
        text = page_selector(tokenize(value))
        if text is not None:
            self._selector_text = text

    @property
    def css_text(self) -> str:
        """https://drafts.csswg.org/cssom/#serialize-a-css-rule"""
        texts: list[str] = [self.style.css_text]
        for each in self.css_rules.rules:
            texts.append(
                each.css_text if texts[0] == "" and len(texts) == 1 else f" {each.css_text}"
            )
        space = "" if self._selector_text == "" else " "
        return f"@page{space}{self._selector_text} {block_text(joined_texts(texts))}"

    @css_text.setter
    def css_text(self, value: str) -> None:
        """https://drafts.csswg.org/cssom/#dom-cssrule-csstext, which does nothing"""


class CSSMarginRule(CSSRule):
    """https://drafts.csswg.org/cssom/#cssmarginrule"""

    __slots__ = ("name", "style")

    def __init__(self, name: str) -> None:
        super().__init__(MARGIN_RULE)
        self.name = name
        self.style = RuleStyle(self)

    @property
    def css_text(self) -> str:
        """https://drafts.csswg.org/cssom/#serialize-a-css-rule"""
        return f"@{self.name} {block_text(self.style.css_text)}"

    @css_text.setter
    def css_text(self, value: str) -> None:
        """https://drafts.csswg.org/cssom/#dom-cssrule-csstext, which does nothing"""


class DescriptorsRule(CSSRule):
    """A rule whose descriptors are attributes of its own."""

    __slots__ = ("_head", "declared")

    def __init__(self, kind: int, head: str, descriptors: str) -> None:
        super().__init__(kind)
        self._head = head
        self.declared = DescriptorStyle(self, descriptors)

    @property
    def css_text(self) -> str:
        """https://drafts.csswg.org/cssom/#serialize-a-css-rule"""
        return f"{self._head} {block_text(self.declared.ordered_text())}"

    @css_text.setter
    def css_text(self, value: str) -> None:
        """https://drafts.csswg.org/cssom/#dom-cssrule-csstext, which does nothing"""


class CSSCounterStyleRule(DescriptorsRule):
    """https://drafts.csswg.org/css-counter-styles-3/#csscounterstylerule"""

    __slots__ = ("_name",)

    def __init__(self, name: str) -> None:
        head = f"@counter-style {serialize_an_identifier(name)}"
        super().__init__(COUNTER_STYLE_RULE, head, COUNTER_STYLE)
        self._name = name

    @property
    def name(self) -> str:
        """https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-name"""
        return self._name

    @name.setter
    def name(self, value: str) -> None:
        name = counter_style_name(tokenize(value))
        if name is not None:
            self._name = name
            self._head = f"@counter-style {serialize_an_identifier(name)}"

    def set_value(self, name: str, value: str) -> None:
        """Set a descriptor, if the value is one of it."""
        if value != "":
            self.declared.set_property(name, value, "")

    @property
    def system(self) -> str:
        """https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-system"""
        return self.declared.get_property_value("system")

    @system.setter
    def system(self, value: str) -> None:
        if has_same_system(self.system, value):
            self.set_value("system", value)

    @property
    def symbols(self) -> str:
        """https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-symbols"""
        return self.declared.get_property_value("symbols")

    @symbols.setter
    def symbols(self, value: str) -> None:
        self.set_value("symbols", value)

    @property
    def additive_symbols(self) -> str:
        """https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-additivesymbols"""
        return self.declared.get_property_value("additive-symbols")

    @additive_symbols.setter
    def additive_symbols(self, value: str) -> None:
        self.set_value("additive-symbols", value)

    @property
    def negative(self) -> str:
        """https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-negative"""
        return self.declared.get_property_value("negative")

    @negative.setter
    def negative(self, value: str) -> None:
        self.set_value("negative", value)

    @property
    def prefix(self) -> str:
        """https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-prefix"""
        return self.declared.get_property_value("prefix")

    @prefix.setter
    def prefix(self, value: str) -> None:
        self.set_value("prefix", value)

    @property
    def suffix(self) -> str:
        """https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-suffix"""
        return self.declared.get_property_value("suffix")

    @suffix.setter
    def suffix(self, value: str) -> None:
        self.set_value("suffix", value)

    @property
    def range(self) -> str:
        """https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-range"""
        return self.declared.get_property_value("range")

    @range.setter
    def range(self, value: str) -> None:
        self.set_value("range", value)

    @property
    def pad(self) -> str:
        """https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-pad"""
        return self.declared.get_property_value("pad")

    @pad.setter
    def pad(self, value: str) -> None:
        self.set_value("pad", value)

    @property
    def speak_as(self) -> str:
        """https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-speakas"""
        return self.declared.get_property_value("speak-as")

    @speak_as.setter
    def speak_as(self, value: str) -> None:
        self.set_value("speak-as", value)

    @property
    def fallback(self) -> str:
        """https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-fallback"""
        return self.declared.get_property_value("fallback")

    @fallback.setter
    def fallback(self, value: str) -> None:
        self.set_value("fallback", value)


class CSSFontPaletteValuesRule(DescriptorsRule):
    """https://drafts.csswg.org/css-fonts-4/#cssfontpalettevaluesrule"""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        super().__init__(0, f"@font-palette-values {serialize_an_identifier(name)}", FONT_PALETTE)
        self.name = name

    @property
    def font_family(self) -> str:
        """https://drafts.csswg.org/css-fonts-4/#dom-cssfontpalettevaluesrule-fontfamily"""
        return self.declared.get_property_value("font-family")

    @property
    def base_palette(self) -> str:
        """https://drafts.csswg.org/css-fonts-4/#dom-cssfontpalettevaluesrule-basepalette"""
        return self.declared.get_property_value("base-palette")

    @property
    def override_colors(self) -> str:
        """https://drafts.csswg.org/css-fonts-4/#dom-cssfontpalettevaluesrule-overridecolors"""
        return self.declared.get_property_value("override-colors")


class CSSViewTransitionRule(DescriptorsRule):
    """https://drafts.csswg.org/css-view-transitions-2/#cssviewtransitionrule"""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, "@view-transition", VIEW_TRANSITION)

    @property
    def navigation(self) -> str:
        """https://drafts.csswg.org/css-view-transitions-2/#dom-cssviewtransitionrule-navigation"""
        return self.declared.get_property_value("navigation")

    @property
    def types(self) -> list[str]:
        """https://drafts.csswg.org/css-view-transitions-2/#dom-cssviewtransitionrule-types"""
        text = self.declared.get_property_value("types")
        return [] if text == "none" else split_on_ascii_whitespace(text)


class CSSPropertyRule(CSSRule):
    """https://drafts.css-houdini.org/css-properties-values-api-1/#csspropertyrule"""

    __slots__ = ("inherits", "initial_value", "name", "syntax")

    def __init__(self, name: str, syntax: str, inherits: bool, initial_value: str | None) -> None:
        super().__init__(0)
        self.name = name
        self.syntax = syntax
        self.inherits = inherits
        self.initial_value = initial_value

    @property
    def css_text(self) -> str:
        """https://drafts.css-houdini.org/css-properties-values-api-1/#serialize-a-csspropertyrule"""
        name = serialize_an_identifier(self.name)
        syntax = serialize_a_string(self.syntax)
        inherits = "true" if self.inherits else "false"
        value = self.initial_value
        initial = "" if value is None or value == "" else f" initial-value: {value};"
        return f"@property {name} {{ syntax: {syntax}; inherits: {inherits};{initial} }}"

    @css_text.setter
    def css_text(self, value: str) -> None:
        """https://drafts.csswg.org/cssom/#dom-cssrule-csstext, which does nothing"""


class CSSNestedDeclarations(CSSRule):
    """https://drafts.csswg.org/css-nesting-1/#cssnesteddeclarations"""

    __slots__ = ("style",)

    def __init__(self) -> None:
        super().__init__(0)
        self.style = RuleStyle(self)

    @property
    def css_text(self) -> str:
        """https://drafts.csswg.org/css-nesting-1/#the-cssnestrule"""
        return self.style.css_text

    @css_text.setter
    def css_text(self, value: str) -> None:
        """https://drafts.csswg.org/cssom/#dom-cssrule-csstext, which does nothing"""


class RuleStyle(CSSStyleProperties):
    """The declarations of a rule."""

    __slots__ = ("declared",)

    def __init__(self, rule: CSSRule) -> None:
        super().__init__()
        self.parent_rule = rule
        self.declared = Declarations()

    def take(self, text: str) -> None:
        """Take the declarations of a text."""
        self.declared = parse_declarations(text, self)

    def declarations(self) -> Declarations:
        """https://drafts.csswg.org/cssom/#cssstyledeclaration-declarations"""
        return self.declared

    def update(self, declarations: Declarations) -> None:
        """https://drafts.csswg.org/cssom/#update-style-attribute-for, without an owner node"""
        self.declared = declarations
        if self.parent_rule is not None:
            self.parent_rule.has_changed()


class KeyframeStyle(RuleStyle):
    """The declarations of a keyframe: none is important, or about animations."""

    __slots__ = ()

    def valid_declarations(self, name: str, value: Value) -> list[Declaration] | None:
        """https://drafts.csswg.org/css-animations-1/#keyframes"""
        is_other = name in ("animation-timing-function", "animation-composition")
        if value.is_important or (name.startswith("animation") and not is_other):
            return None
        return declarations_of(name, value)


class DescriptorStyle(CSSStyleDeclaration):
    """The descriptors of a rule."""

    __slots__ = ("declared", "kind")

    def __init__(self, rule: CSSRule, kind: str) -> None:
        super().__init__()
        self.parent_rule = rule
        self.kind = kind
        self.declared = Declarations()

    def take(self, text: str) -> None:
        """Take the declarations of a text."""
        self.declared = parse_declarations(text, self)

    def declarations(self) -> Declarations:
        """https://drafts.csswg.org/cssom/#cssstyledeclaration-declarations"""
        return self.declared

    def update(self, declarations: Declarations) -> None:
        """https://drafts.csswg.org/cssom/#update-style-attribute-for, without an owner node"""
        self.declared = declarations
        if self.parent_rule is not None:
            self.parent_rule.has_changed()

    def valid_declarations(self, name: str, value: Value) -> list[Declaration] | None:
        """A descriptor; a page has properties, too."""
        text = DESCRIPTORS.text(self.kind, name, value)
        if text is None:
            return declarations_of(name, value) if self.kind == PAGE else None
        is_refused = value.is_important and self.kind != PAGE
        return None if is_refused else [Declaration(name, text, value.is_important)]

    def ordered_text(self) -> str:
        """The text, in the order of the table."""
        parts: list[str] = []
        for name in DESCRIPTORS.names_of(self.kind):
            value = self.declared.value_of(name)
            if value != "":
                space = "" if len(parts) == 0 else " "
                parts.append(f"{space}{name}: {value};")
        return joined_texts(parts)


class CSSFontFaceDescriptors(DescriptorStyle):
    """https://drafts.csswg.org/css-fonts-4/#cssfontfacedescriptors"""

    __slots__ = ()


class CSSPageDescriptors(DescriptorStyle):
    """https://drafts.csswg.org/cssom/#csspagedescriptors"""

    __slots__ = ()


def block_text(declarations: str) -> str:
    """The block of a rule that has declarations only."""
    between = "" if declarations == "" else f" {declarations}"
    return f"{{{between} }}"


# Parsing


def parse_rules(text: str, sheet: CSSStyleSheet) -> list[CSSRule]:
    """https://drafts.csswg.org/css-syntax-3/#parse-a-stylesheets-contents

    Import rules are left out: constructed sheets have none, and others load none here.
    """
    parser = RuleParser(text, sheet)
    rules: list[CSSRule] = []
    parser.rules_between(0, parser.end, None, rules, 0)
    return rules


def parse_a_rule(text: str, sheet: CSSStyleSheet | None, parent: CSSGroupingRule | None) -> CSSRule:
    """https://drafts.csswg.org/cssom/#parse-a-css-rule, for a list of rules

    Raises:
        SyntaxError: It is not one rule that is known.
    """
    parser = RuleParser(text, sheet)
    parser.namespaces = None if sheet is None else sheet.css_rules.namespaces()
    rules: list[CSSRule] = []
    is_nested = parent is not None and parent.has_nested_rules
    place = parser.skip_whitespace(0)
    first = parser.tokens[place]
    if parent is not None and first.kind == AT_KEYWORD:
        name = ascii_lowercase(first.text)
        if name in ("import", "namespace"):
            message = f"Failed to insert the rule: a rule cannot have a rule @{name}."
            raise DOMException(message, "HierarchyRequestError")
    place = parser.skip_whitespace(parser.rule(place, parser.end, parent, rules, 0))
    if len(rules) == 1 and place == parser.end:
        return rules[0]
    rules = []
    if is_nested:
        parser.contents(0, parser.end, parent, None, rules, 0)
    if len(rules) != 1 or rules[0].type != 0:
        raise DOMException("Failed to parse the rule.", "SyntaxError")
    return rules[0]


class RuleParser:
    """A parser of rules. It knows where each block ends, so it looks at no token twice."""

    __slots__ = ("_characters", "_closers", "_starts", "end", "namespaces", "sheet", "tokens")

    def __init__(self, text: str, sheet: CSSStyleSheet | None) -> None:
        self.sheet = sheet
        self.namespaces: dict[str, str] | None = None
        """The namespaces that are declared, by their prefixes."""
        self.tokens: list[Token] = []
        self._starts: list[int] = []
        """Where the tokens stand in the text."""
        tokenizer = ValueTokenizer(text)
        self._characters = tokenizer.characters
        while True:
            tokenizer.consume_comments()
            self._starts.append(tokenizer.position)
            token = tokenizer.consume_a_token()
            self.tokens.append(token)
            if token.kind == END:
                break
        self.end = len(self.tokens) - 1
        self._closers: list[int] = []
        """For each token that opens a block: the index of the one that closes it, or of the end."""
        opened: list[int] = []
        for index in range(self.end):
            self._closers.append(self.end)
            kind = self.tokens[index].kind
            if closer_of(kind) != "":
                opened.append(index)
            elif len(opened) > 0 and closer_of(self.tokens[opened[len(opened) - 1]].kind) == kind:
                opener = opened.pop()
                self._closers[opener] = index

    def next_component(self, index: int) -> int:
        """https://drafts.csswg.org/css-syntax-3/#consume-component-value"""
        if closer_of(self.tokens[index].kind) == "":
            return index + 1
        closer = self._closers[index]
        return closer + 1 if closer < self.end else closer

    def skip_whitespace(self, index: int) -> int:
        """The index of the next token that is not white space."""
        place = index
        while self.tokens[place].kind == WHITESPACE:
            place += 1
        return place

    def source(self, start: int, end: int) -> str:
        """The text of tokens, without white space at its ends."""
        first = self.skip_whitespace(start)
        if first >= end:
            return ""
        return source_between(self._characters, self._starts[first], self._starts[end])

    def rules_between(
        self,
        start: int,
        end: int,
        parent: CSSGroupingRule | None,
        rules: list[CSSRule],
        depth: int,
    ) -> None:
        """https://drafts.csswg.org/css-syntax-3/#consume-stylesheet-contents"""
        index = start
        while index < end:
            if self.tokens[index].kind == WHITESPACE:
                index += 1
            else:
                index = self.rule(index, end, parent, rules, depth)

    def rule(
        self,
        start: int,
        end: int,
        parent: CSSGroupingRule | None,
        rules: list[CSSRule],
        depth: int,
    ) -> int:
        """Add a rule if it is valid; return the index of what follows."""
        if start >= end:
            return end
        if self.tokens[start].kind == AT_KEYWORD:
            return self.at_rule(start, end, parent, rules, depth)
        return self.qualified_rule(start, end, parent, rules, depth)

    def at_rule(
        self,
        start: int,
        end: int,
        parent: CSSGroupingRule | None,
        rules: list[CSSRule],
        depth: int,
    ) -> int:
        """https://drafts.csswg.org/css-syntax-3/#consume-at-rule"""
        name = ascii_lowercase(self.tokens[start].text)
        index = start + 1
        while index < end and self.tokens[index].kind not in (";", "{"):
            index = self.next_component(index)
        has_block = index < end and self.tokens[index].kind == "{"
        following = self.next_component(index) if index < end else end
        is_nested = parent is not None and parent.has_nested_rules
        rule: CSSRule | None = None
        if has_block:
            rule = self.rule_with_block(name, start, index, is_nested)
        elif not is_nested:
            rule = self.statement(name, start + 1, index, parent, rules)
        if rule is None:
            return following
        self.add(rule, parent, rules)
        if isinstance(rule, CSSPageRule):
            self.page(index + 1, self._closers[index], rule)
        elif isinstance(rule, CSSKeyframesRule):
            self.keyframes(index + 1, self._closers[index], rule, rule.css_rules.rules)
        elif isinstance(rule, CSSGroupingRule):
            self.block(index + 1, self._closers[index], rule, None, depth + 1)
        return following

    def statement(
        self,
        name: str,
        start: int,
        end: int,
        parent: CSSGroupingRule | None,
        rules: list[CSSRule],
    ) -> CSSRule | None:
        """An at-rule without a block; None if it is not valid where it stands."""
        if name == "layer":
            names = self.layer_names(start, end)
            return None if len(names) == 0 else CSSLayerStatementRule(names)
        if parent is not None:
            return None
        if name == "namespace" and stands_before(rules, NAMESPACE_RULE):
            rule = self.namespace_rule(start, end)
            if rule is not None:
                self.namespaces = with_namespace(self.namespaces, rule)
            return rule
        is_constructed = self.sheet is None or self.sheet.constructor_document is not None
        if name == "import" and not is_constructed and stands_before(rules, IMPORT_RULE):
            return self.import_rule(start, end)
        return None

    def rule_with_block(self, name: str, start: int, index: int, is_nested: bool) -> CSSRule | None:
        """An at-rule whose block begins at an index; None if it is not valid where it stands."""
        first = start + 1
        if name == "media":
            return CSSMediaRule(self.source(first, index), is_nested)
        is_empty = self.skip_whitespace(first) == index
        if name == "supports":
            is_condition = self.is_condition(first, index)
            text = collapsed(self.source(first, index))
            return CSSSupportsRule(text, is_nested) if is_condition else None
        if name == "container":
            conditions = self.container_conditions(first, index)
            if len(conditions) == 0:
                return None
            serialized: list[CSSContainerCondition] = []
            for each in conditions:
                query = joined_queries(media_queries(each["query"]))
                serialized.append({"name": each["name"], "query": query})
            return CSSContainerRule(serialized, is_nested)
        if name == "layer":
            names = self.layer_names(first, index)
            if not is_empty and len(names) != 1:
                return None
            return CSSLayerBlockRule("" if is_empty else names[0], is_nested)
        if name == "scope":
            return self.scope_rule(first, index, is_nested)
        if name == "starting-style":
            return CSSStartingStyleRule(0, is_nested) if is_empty else None
        if is_nested:
            return None
        if name in ("keyframes", "-webkit-keyframes"):
            keyframes = self.keyframes_name(first, index)
            return None if keyframes is None else CSSKeyframesRule(name, keyframes)
        if name == "page":
            selector = page_selector(self.tokens_between(first, index))
            return None if selector is None else CSSPageRule(selector)
        if name == "property":
            return self.property_rule(first, index)
        rule = self.rule_of_descriptors(name, first, index, is_empty)
        if (
            rule is None
            and is_kept(name, has_block=True)
            and name not in (FONT_FACE, COUNTER_STYLE, FONT_PALETTE, VIEW_TRANSITION)
        ):
            return CSSRule(kind_of(name), self.source(start, self.next_component(index)))
        return rule

    def rule_of_descriptors(
        self, name: str, start: int, index: int, is_empty: bool
    ) -> CSSRule | None:
        """An at-rule whose block has descriptors; None if it is not valid, or another."""
        block = self.source(index + 1, self._closers[index])
        if name == FONT_FACE and is_empty:
            rule = CSSFontFaceRule()
            rule.style.take(block)
            return rule
        other: DescriptorsRule | None = None
        tokens = self.tokens_between(start, index)
        if name == COUNTER_STYLE:
            counter_style = counter_style_name(tokens)
            if counter_style is not None:
                other = CSSCounterStyleRule(counter_style)
        elif name == FONT_PALETTE:
            palette = dashed_name(tokens)
            if palette is not None:
                other = CSSFontPaletteValuesRule(palette)
        elif name == VIEW_TRANSITION and is_empty:
            other = CSSViewTransitionRule()
        if other is not None:
            other.declared.take(block)
        return other

    def tokens_between(self, start: int, end: int) -> list[Token]:
        """Tokens, with an ``END`` behind them and no white space at their ends."""
        tokens: list[Token] = []
        index = self.skip_whitespace(start)
        last = end
        while last > index and self.tokens[last - 1].kind == WHITESPACE:
            last -= 1
        while index < last:
            tokens.append(self.tokens[index])
            index += 1
        tokens.append(Token(END))
        return tokens

    def layer_names(self, start: int, end: int) -> list[str]:
        """https://drafts.csswg.org/css-cascade-5/#typedef-layer-name, a list; empty if invalid"""
        names: list[str] = []
        parts: list[str] = []
        tokens = self.tokens_between(start, end)
        for index in range(len(tokens)):
            token = tokens[index]
            is_at_start = len(parts) == 0
            if token.kind == IDENT and (is_at_start or tokens[index - 1].kind == "."):
                parts.append(serialize_an_identifier(token.text))
            elif token.kind == "." and not is_at_start and tokens[index - 1].kind == IDENT:
                parts.append(".")
            elif token.kind in (",", END) and not is_at_start:
                if parts[len(parts) - 1] == ".":
                    return []
                names.append(joined_texts(parts))
                parts = []
            elif token.kind != WHITESPACE or not self.is_beside_a_comma(tokens, index):
                return []
        return names

    def is_beside_a_comma(self, tokens: list[Token], index: int) -> bool:
        """Whether a comma stands before or behind a token."""
        return tokens[index - 1].kind == "," or tokens[index + 1].kind == ","

    def namespace_rule(self, start: int, end: int) -> CSSNamespaceRule | None:
        """https://drafts.csswg.org/css-namespaces-3/#syntax"""
        index = self.skip_whitespace(start)
        prefix = ""
        if index < end and self.tokens[index].kind == IDENT:
            prefix = self.tokens[index].text
            index = self.skip_whitespace(index + 1)
        namespace = self.url_at(index, end)
        if namespace is None or self.skip_whitespace(self.next_component(index)) < end:
            return None
        return CSSNamespaceRule(prefix, namespace)

    def url_at(self, index: int, end: int) -> str | None:
        """The text of a string or of ``url()``; None if something else stands there."""
        if index >= end:
            return None
        token = self.tokens[index]
        if token.kind in (STRING, URL_TOKEN):
            return token.text
        if token.kind != FUNCTION or ascii_lowercase(token.text) != "url":
            return None
        inner = self.skip_whitespace(index + 1)
        return self.tokens[inner].text if self.tokens[inner].kind == STRING else None

    def import_rule(self, start: int, end: int) -> CSSImportRule | None:
        """https://drafts.csswg.org/css-cascade-5/#at-import"""
        index = self.skip_whitespace(start)
        href = self.url_at(index, end)
        if href is None:
            return None
        index = self.skip_whitespace(self.next_component(index))
        layer: str | None = None
        supports: str | None = None
        token = self.tokens[index]
        word = ascii_lowercase(token.text) if index < end else ""
        if word == "layer":
            names = [""]
            if token.kind == FUNCTION:
                names = self.layer_names(index + 1, self._closers[index])
            if len(names) == 1:
                layer = names[0]
                index = self.skip_whitespace(self.next_component(index))
        token = self.tokens[index]
        if index < end and token.kind == FUNCTION and ascii_lowercase(token.text) == "supports":
            stop = self._closers[index]
            supports = self.source(index + 1, stop)
            is_declaration = self.end_of_declaration(self.skip_whitespace(index + 1), stop) > 0
            if not is_declaration and not self.is_condition(index + 1, stop):
                return None
            index = self.skip_whitespace(self.next_component(index))
        return CSSImportRule(href, layer, supports, self.source(index, end))

    def is_condition(self, start: int, end: int) -> bool:
        """Whether conditions in parentheses are joined, as those of ``@supports`` are.

        https://drafts.csswg.org/css-conditional-3/#typedef-supports-condition
        """
        place = self.skip_whitespace(start)
        is_negated = self.is_word_at(place, end, "not")
        if is_negated:
            place = self.skip_whitespace(place + 1)
        joint = ""
        while place < end:
            if self.tokens[place].kind not in ("(", FUNCTION):
                return False
            place = self.skip_whitespace(self.next_component(place))
            if place >= end:
                return True
            word = ascii_lowercase(self.tokens[place].text)
            if is_negated or word not in ("and", "or") or (joint != "" and word != joint):
                return False
            if not self.is_word_at(place, end, word):
                return False
            joint = word
            place = self.skip_whitespace(place + 1)
        return False

    def is_word_at(self, place: int, end: int, word: str) -> bool:
        """Whether a keyword stands there."""
        token = self.tokens[place]
        return place < end and token.kind == IDENT and ascii_lowercase(token.text) == word

    def container_conditions(self, start: int, end: int) -> list[CSSContainerCondition]:
        """https://drafts.csswg.org/css-conditional-5/#container-rule, with the texts of queries

        It is empty for a prelude that is not valid.
        """
        found: list[CSSContainerCondition] = []
        index = start
        while index < end:
            stop = index
            while stop < end and self.tokens[stop].kind != ",":
                stop = self.next_component(stop)
            name = ""
            place = self.skip_whitespace(index)
            token = self.tokens[place]
            if place < stop and token.kind == IDENT and ascii_lowercase(token.text) != "not":
                word = ascii_lowercase(token.text)
                if is_css_wide_text(word) or word in ("and", "default", "none", "or"):
                    return []
                name = token.text
                place = self.skip_whitespace(place + 1)
            query = ""
            if place < stop:
                if not self.is_condition(place, stop):
                    return []
                query = self.source(place, stop)
            elif name == "":
                return []
            found.append({"name": name, "query": query})
            index = stop + 1
        return found

    def scope_rule(self, start: int, end: int, is_nested: bool) -> CSSScopeRule | None:
        """https://drafts.csswg.org/css-cascade-6/#scope-syntax"""
        index = self.skip_whitespace(start)
        root: str | None = None
        limit: str | None = None
        if index < end and self.tokens[index].kind == "(":
            inner = self.tokens_between(index + 1, self._closers[index])
            root = valid_selector_text(inner, is_nested, self.namespaces)
            if root is None:
                return None
            index = self.skip_whitespace(self.next_component(index))
        if self.is_word_at(index, end, "to"):
            index = self.skip_whitespace(index + 1)
            if index >= end or self.tokens[index].kind != "(":
                return None
            inner = self.tokens_between(index + 1, self._closers[index])
            limit = scoped_selector_text(inner, self.namespaces)
            if limit is None:
                return None
            index = self.skip_whitespace(self.next_component(index))
        return CSSScopeRule(root, limit) if index >= end else None

    def keyframes_name(self, start: int, end: int) -> str | None:
        """https://drafts.csswg.org/css-animations-1/#typedef-keyframes-name"""
        tokens = self.tokens_between(start, end)
        if len(tokens) != 2 or tokens[0].kind not in (IDENT, STRING):
            return None
        text = tokens[0].text
        word = ascii_lowercase(text)
        is_reserved = is_css_wide_text(word) or word in ("default", "none")
        return None if is_reserved and tokens[0].kind == IDENT else text

    def keyframes(
        self, start: int, end: int, parent: CSSKeyframesRule, rules: list[CSSRule]
    ) -> None:
        """https://drafts.csswg.org/css-animations-1/#typedef-keyframe-block, a list"""
        index = start
        while index < end:
            first = index
            while index < end and self.tokens[index].kind != "{":
                index = self.next_component(index)
            if index >= end:
                return
            text = keyframe_selector(self.tokens_between(first, index))
            if text is not None:
                rule = CSSKeyframeRule(text)
                rule.parent_rule = parent
                rule.parent_style_sheet = self.sheet
                block = self.source(index + 1, self._closers[index])
                rule.style.take(block)
                rules.append(rule)
            index = self.next_component(index)

    def page(self, start: int, end: int, rule: CSSPageRule) -> None:
        """https://drafts.csswg.org/css-page-3/#syntax-page-selector, the block"""
        index = self.skip_whitespace(start)
        while index < end:
            token = self.tokens[index]
            if token.kind == AT_KEYWORD:
                name = ascii_lowercase(token.text)
                while index < end and self.tokens[index].kind not in (";", "{"):
                    index = self.next_component(index)
                if is_margin(name) and index < end and self.tokens[index].kind == "{":
                    margin = CSSMarginRule(name)
                    block = self.source(index + 1, self._closers[index])
                    margin.style.take(block)
                    self.add(margin, rule, rule.css_rules.rules)
                index = self.next_component(index)
            else:
                stop = index
                while stop < end and self.tokens[stop].kind not in (";", AT_KEYWORD):
                    stop = self.next_component(stop)
                parsed = parse_declarations(self.source(index, stop), rule.style)
                for each in list(parsed.by_name.values()):
                    rule.style.declared.append(each)
                index = stop + 1 if stop < end and self.tokens[stop].kind == ";" else stop
            index = self.skip_whitespace(index) if index < end else end

    def property_rule(self, start: int, index: int) -> CSSPropertyRule | None:
        """https://drafts.css-houdini.org/css-properties-values-api-1/#at-property-rule"""
        name = dashed_name(self.tokens_between(start, index))
        if name is None:
            return None
        style = PropertyDescriptors()
        style.read(self.source(index + 1, self._closers[index]))
        if style.syntax is None or style.inherits is None:
            return None
        parts = parse_syntax(style.syntax)
        value = style.initial_value
        if parts is None or (value is None and len(parts) > 0):
            return None
        if value is not None:
            read = read_value(value)
            if not matches_syntax(parts, read):
                return None
            if len(parts) > 0 and not is_computationally_independent(read):
                return None
        return CSSPropertyRule(name, style.syntax, style.inherits, value)

    def qualified_rule(
        self,
        start: int,
        end: int,
        parent: CSSGroupingRule | None,
        rules: list[CSSRule],
        depth: int,
    ) -> int:
        """https://drafts.csswg.org/css-syntax-3/#consume-qualified-rule"""
        is_nested = parent is not None and parent.has_nested_rules
        is_scoped = isinstance(parent, CSSScopeRule)
        index = start
        while index < end and self.tokens[index].kind != "{":
            if is_nested and self.tokens[index].kind == ";":
                return index + 1
            index = self.next_component(index)
        if index >= end:
            return end
        prelude: list[Token] = []
        for place in range(index - start):
            prelude.append(self.tokens[start + place])
        prelude.append(Token(END))
        text: str | None = None
        if not self.is_custom_property(start):
            text = (
                scoped_selector_text(prelude, self.namespaces)
                if is_scoped
                else valid_selector_text(prelude, is_nested, self.namespaces)
            )
        if text is not None:
            rule = CSSStyleRule(text, is_nested and not is_scoped)
            self.add(rule, parent, rules)
            self.block(index + 1, self._closers[index], rule, rule.style, depth + 1)
        return self.next_component(index)

    def is_custom_property(self, start: int) -> bool:
        """Whether a rule looks like a custom property, so that it is dropped."""
        is_name = self.tokens[start].kind == IDENT and self.tokens[start].text.startswith("--")
        return is_name and self.tokens[self.skip_whitespace(start + 1)].kind == ":"

    def add(self, rule: CSSRule, parent: CSSGroupingRule | None, rules: list[CSSRule]) -> None:
        """Add a rule to a list."""
        rule.parent_rule = parent
        rule.parent_style_sheet = self.sheet
        rules.append(rule)

    def block(
        self, start: int, end: int, rule: CSSGroupingRule, style: RuleStyle | None, depth: int
    ) -> None:
        """The block of a rule. Rules that are nested too deeply are left out."""
        rules = rule.css_rules.rules
        if depth > MAX_SELECTOR_DEPTH:
            return
        if rule.has_nested_rules:
            self.contents(start, end, rule, style, rules, depth)
        else:
            self.rules_between(start, end, rule, rules, depth)

    def contents(
        self,
        start: int,
        end: int,
        parent: CSSGroupingRule | None,
        style: RuleStyle | None,
        rules: list[CSSRule],
        depth: int,
    ) -> None:
        """https://drafts.csswg.org/css-syntax-3/#consume-block-contents"""
        current = style
        index = start
        while index < end:
            kind = self.tokens[index].kind
            if kind in (WHITESPACE, ";"):
                index += 1
                continue
            stop = self.end_of_declaration(index, end)
            if stop > 0:
                name = self.tokens[index].text
                colon = self.skip_whitespace(index + 1)
                value = read_value(self.source(colon + 1, stop))
                found = declarations_of(property_name(name), value)
                if found is not None:
                    if current is None:
                        nested = CSSNestedDeclarations()
                        self.add(nested, parent, rules)
                        current = nested.style
                    add_declarations(current.declared, property_name(name), found, is_parsed=True)
                index = stop
                continue
            count = len(rules)
            index = self.rule(index, end, parent, rules, depth)
            if len(rules) > count:
                current = None

    def end_of_declaration(self, start: int, end: int) -> int:
        """Where a declaration ends; 0 if what starts here is not one.

        https://drafts.csswg.org/css-syntax-3/#consume-declaration
        """
        token = self.tokens[start]
        if token.kind != IDENT:
            return 0
        index = self.skip_whitespace(start + 1)
        if index >= end or self.tokens[index].kind != ":":
            return 0
        is_custom = token.text.startswith("--")
        while index < end and self.tokens[index].kind != ";":
            if self.tokens[index].kind == "{" and not is_custom:
                return 0
            index = self.next_component(index)
        return index


class PropertyDescriptors(CSSStyleDeclaration):
    """The descriptors of a rule ``@property``.

    https://drafts.css-houdini.org/css-properties-values-api-1/#at-property-rule
    """

    __slots__ = ("inherits", "initial_value", "syntax")

    def __init__(self) -> None:
        super().__init__()
        self.syntax: str | None = None
        self.inherits: bool | None = None
        self.initial_value: str | None = None

    def read(self, text: str) -> None:
        """Read a block."""
        parse_declarations(text, self)

    def valid_declarations(self, name: str, value: Value) -> list[Declaration] | None:
        """Take a descriptor that is valid."""
        if value.is_important or not value.is_valid:
            return None
        if name == "initial-value":
            self.initial_value = value.source
            return None
        if len(value.components) != 1:
            return None
        component = value.components[0]
        if name == "syntax" and component.kind == STRING:
            self.syntax = tokenize(component.text)[0].text
        if name == "inherits" and component.kind == IDENT and component.name in ("true", "false"):
            self.inherits = component.name == "true"
        return None


def scoped_selector_text(tokens: list[Token], namespaces: dict[str, str] | None) -> str | None:
    """A list of selectors of https://drafts.csswg.org/css-cascade-6/#scoped-rules

    One that begins with a combinator is relative to the scoping root.
    """
    text = valid_selector_text(tokens, False, namespaces)
    if text is not None:
        return text
    parts: list[str] = []
    selector: list[Token] = []
    depth = 0
    for token in tokens:
        if closer_of(token.kind) != "":
            depth += 1
        elif token.kind in (")", "]"):
            depth -= 1
        if (token.kind == "," and depth == 0) or token.kind == END:
            part = relative_selector_text(selector, namespaces)
            if part is None:
                return None
            parts.append(part)
            selector = []
        elif token.kind != WHITESPACE or len(selector) > 0:
            selector.append(token)
    return joined_queries(parts)


def relative_selector_text(tokens: list[Token], namespaces: dict[str, str] | None) -> str | None:
    """A selector that may begin with a combinator."""
    if len(tokens) == 0:
        return None
    rest: list[Token] = []
    first = tokens[0].kind
    is_relative = first in (">", "+", "~")
    for index in range(len(tokens)):
        if index > 0 or not is_relative:
            rest.append(tokens[index])
    rest.append(Token(END))
    text = valid_selector_text(rest, False, namespaces)
    return f"{first} {text}" if text is not None and is_relative else text


def keyframe_selector(tokens: list[Token]) -> str | None:
    """https://drafts.csswg.org/css-animations-1/#typedef-keyframe-selector, a list"""
    texts: list[str] = []
    is_after_comma = True
    for token in tokens:
        if token.kind == WHITESPACE:
            continue
        if token.kind in (",", END):
            if is_after_comma:
                return None
            is_after_comma = True
            continue
        word = ascii_lowercase(token.text)
        text = ""
        if token.kind == PERCENTAGE:
            number = parsed_number(token.text)
            is_valid = number is not None and number >= 0 and number <= 100
            text = f"{css_number(token.text)}%" if is_valid else ""
        elif token.kind == IDENT and word in ("from", "to"):
            text = "0%" if word == "from" else "100%"
        if text == "" or not is_after_comma:
            return None
        texts.append(text)
        is_after_comma = False
    return joined_queries(texts)


def page_selector(tokens: list[Token]) -> str | None:
    """https://drafts.csswg.org/css-page-3/#typedef-page-selector, one as Chromium has it"""
    name = ""
    index = 0
    if tokens[0].kind == IDENT:
        name = serialize_an_identifier(tokens[0].text)
        index = 1
    if tokens[index].kind == END:
        return None if ascii_lowercase(name) == "auto" else name
    if tokens[index].kind != ":" or tokens[index + 1].kind != IDENT:
        return None
    word = ascii_lowercase(tokens[index + 1].text)
    is_known = word in ("first", "left", "right") and tokens[index + 2].kind == END
    return f"{name}:{word}" if is_known else None


def is_margin(name: str) -> bool:
    """https://drafts.csswg.org/css-page-3/#margin-at-rules"""
    if name in ("top-left-corner", "top-left", "top-center", "top-right", "top-right-corner"):
        return True
    if name in ("bottom-left-corner", "bottom-left", "bottom-center", "bottom-right"):
        return True
    is_left = name in ("left-top", "left-middle", "left-bottom", "bottom-right-corner")
    return is_left or name in ("right-top", "right-middle", "right-bottom")


def counter_style_name(tokens: list[Token]) -> str | None:
    """https://drafts.csswg.org/css-counter-styles-3/#typedef-counter-style-name"""
    if len(tokens) != 2 or tokens[0].kind != IDENT:
        return None
    word = ascii_lowercase(tokens[0].text)
    if is_css_wide_text(word) or word in ("circle", "decimal", "default", "disc", "none"):
        return None
    is_marker = word in ("disclosure-closed", "disclosure-open", "square")
    return None if is_marker else tokens[0].text


def has_same_system(old: str, value: str) -> bool:
    """Whether two systems have the same keyword: another one changes nothing."""
    before = tokenize(old)[0].text
    return ascii_lowercase(tokenize(value)[0].text) == (before if before != "" else "symbolic")


def dashed_name(tokens: list[Token]) -> str | None:
    """https://drafts.csswg.org/css-values-4/#typedef-dashed-ident, alone"""
    if len(tokens) != 2 or tokens[0].kind != IDENT:
        return None
    text = tokens[0].text
    return text if text.startswith("--") and text != "--" else None


def collapsed(text: str) -> str:
    """A text whose white space is one space each."""
    parts: list[str] = []
    for each in split_on_ascii_whitespace(text):
        parts.append(each if len(parts) == 0 else f" {each}")
    return joined_texts(parts)


def closer_of(kind: str) -> str:
    """The kind of the token that closes a block; empty if none is opened."""
    if kind in ("(", FUNCTION):
        return ")"
    if kind == "[":
        return "]"
    return "}" if kind == "{" else ""


def is_kept(name: str, has_block: bool) -> bool:
    """Whether the text of an at-rule is kept."""
    if name == "layer":
        return True
    return has_block and (
        name in ("container", "counter-style", "font-face", "font-feature-values", "keyframes")
        or name in ("font-palette-values", "page", "position-try", "property", "scope", "supports")
        or name in ("starting-style", "view-transition", "-webkit-keyframes")
    )


def kind_of(name: str) -> int:
    """https://drafts.csswg.org/cssom/#dom-cssrule-type, of an at-rule"""
    if name in ("keyframes", "-webkit-keyframes"):
        return 7
    if name == "font-face":
        return 5
    if name == "page":
        return 6
    if name == "namespace":
        return NAMESPACE_RULE
    if name == "counter-style":
        return 11
    if name == "supports":
        return 12
    return 14 if name == "font-feature-values" else 0


def namespaces_of(rules: list[CSSRule]) -> dict[str, str] | None:
    """The namespaces that rules declare, by their prefixes."""
    namespaces: dict[str, str] | None = None
    for each in rules:
        if isinstance(each, CSSNamespaceRule):
            namespaces = with_namespace(namespaces, each)
    return namespaces


def with_namespace(namespaces: dict[str, str] | None, rule: CSSNamespaceRule) -> dict[str, str]:
    """Namespaces, with that of a rule."""
    known: dict[str, str] = {} if namespaces is None else namespaces
    if len(known) < MAX_NAMESPACES:
        known[rule.prefix] = rule.namespace_uri
    return known


def stands_before(rules: list[CSSRule], kind: int) -> bool:
    """Whether a rule that imports, or one of a namespace, may follow these rules.

    Statements of layers may stand before both. Rules that import stand before namespaces.
    """
    has_namespace = False
    for each in rules:
        if each.type == IMPORT_RULE:
            continue
        is_layer = isinstance(each, CSSLayerStatementRule)
        if is_layer and not has_namespace:
            continue
        if kind != NAMESPACE_RULE or each.type != NAMESPACE_RULE:
            return False
        has_namespace = True
    return True


def has_namespaces_only(rules: list[CSSRule]) -> bool:
    """Whether namespace rules may follow."""
    for each in rules:
        if each.type != NAMESPACE_RULE:
            return False
    return True
