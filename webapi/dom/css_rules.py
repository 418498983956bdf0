"""Rules of style sheets: https://drafts.csswg.org/cssom/#css-rules

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from webapi.dom.css_declarations import (
    CSSStyleProperties,
    Declarations,
    add_declarations,
    declarations_of,
    property_name,
)
from webapi.dom.css_media import MediaList
from webapi.dom.css_values import ValueTokenizer, read_value, source_between
from webapi.dom.selector_parser import DEEPEST
from webapi.dom.selector_text import valid_selector_text
from webapi.dom.selector_tokens import (
    AT_KEYWORD,
    END,
    FUNCTION,
    IDENT,
    WHITESPACE,
    Token,
    tokenize,
)
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import ascii_lowercase, joined_texts

if TYPE_CHECKING:
    from webapi.dom.css_style_sheets import CSSStyleSheet

STYLE_RULE: Final = 1
MEDIA_RULE: Final = 4
NAMESPACE_RULE: Final = 10


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

    __slots__ = ("platform_object", "rules")

    def __init__(self) -> None:
        self.platform_object: Any = None
        self.rules: list[CSSRule] = []

    @property
    def length(self) -> int:
        """https://drafts.csswg.org/cssom/#dom-cssrulelist-length"""
        return len(self.rules)

    def item(self, index: int) -> CSSRule | None:
        """https://drafts.csswg.org/cssom/#dom-cssrulelist-item"""
        return self.rules[index] if index < len(self.rules) else None

    def insert(self, rule: CSSRule, index: int) -> int:
        """The steps of https://drafts.csswg.org/cssom/#insert-a-css-rule behind its parsing"""
        self.check_insertion(index)
        if rule.type == NAMESPACE_RULE and not has_namespaces_only(self.rules):
            message = "Failed to insert the rule: a namespace rule stands before other rules only."
            raise DOMException(message, "InvalidStateError")
        is_first = rule.type == NAMESPACE_RULE
        if not is_first and index < len(self.rules) and self.rules[index].type == NAMESPACE_RULE:
            message = "Failed to insert the rule: it cannot stand before a namespace rule."
            raise DOMException(message, "HierarchyRequestError")
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
        if parsed.type == NAMESPACE_RULE:
            message = "Failed to insert the rule: a rule cannot have a namespace rule."
            raise DOMException(message, "HierarchyRequestError")
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
        text = valid_selector_text(tokenize(value), self.is_in_a_style_rule)
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

    def declarations(self) -> Declarations:
        """https://drafts.csswg.org/cssom/#cssstyledeclaration-declarations"""
        return self.declared

    def update(self, declarations: Declarations) -> None:
        """https://drafts.csswg.org/cssom/#update-style-attribute-for, without an owner node"""
        self.declared = declarations
        if self.parent_rule is not None:
            self.parent_rule.has_changed()


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
    rules: list[CSSRule] = []
    is_nested = parent is not None and parent.has_nested_rules
    place = parser.skip_whitespace(0)
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

    __slots__ = ("_characters", "_closers", "_starts", "end", "sheet", "tokens")

    def __init__(self, text: str, sheet: CSSStyleSheet | None) -> None:
        self.sheet = sheet
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
        if name == "media" and has_block:
            media = CSSMediaRule(
                self.source(start + 1, index), parent is not None and parent.has_nested_rules
            )
            self.add(media, parent, rules)
            self.block(index + 1, self._closers[index], media, None, depth + 1)
        elif is_kept(name, has_block) or (name == "namespace" and has_namespaces_only(rules)):
            stop = following if has_block else index
            closer = "" if has_block else ";"
            kept = CSSRule(kind_of(name), f"{self.source(start, stop)}{closer}")
            self.add(kept, parent, rules)
        return following

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
        text = None if self.is_custom_property(start) else valid_selector_text(prelude, is_nested)
        if text is not None:
            rule = CSSStyleRule(text, is_nested)
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
        if depth > DEEPEST:
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
                    add_declarations(current.declared, property_name(name), found, True)
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


def has_namespaces_only(rules: list[CSSRule]) -> bool:
    """Whether namespace rules may follow."""
    for each in rules:
        if each.type != NAMESPACE_RULE:
            return False
    return True
