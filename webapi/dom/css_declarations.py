"""CSS declaration blocks: https://drafts.csswg.org/cssom/#css-declaration-blocks

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from webapi.dom.css_properties import PROPERTIES
from webapi.dom.css_shorthands import expanded, shorthand_text
from webapi.dom.css_values import Value, ValueReader, ValueTokenizer, read_value
from webapi.dom.selector_tokens import IDENT, WHITESPACE
from webapi.webidl.host import (
    ascii_lowercase,
    joined_texts,
    scalar_value_string,
    serialize_an_identifier,
)

if TYPE_CHECKING:
    from webapi.dom.css_rules import CSSRule
    from webapi.dom.element import Element


class Declaration:
    """https://drafts.csswg.org/cssom/#css-declaration"""

    __slots__ = ("is_important", "name", "shorthand", "value")

    def __init__(self, name: str, value: str, is_important: bool, shorthand: str = "") -> None:
        self.name = name
        self.value = value
        self.is_important = is_important
        self.shorthand = shorthand
        """The shorthand whose text, with ``var()``, is the value.

        https://drafts.csswg.org/css-values-5/#pending-substitution-value
        """


class Declarations:
    """The declarations of a block, by the names of their properties, in their order."""

    __slots__ = ("_names", "_text", "by_name")

    def __init__(self) -> None:
        self.by_name: dict[str, Declaration] = {}
        self._names: list[str] | None = None
        self._text: str | None = ""
        """The text, if it is known."""

    @property
    def names(self) -> list[str]:
        """The names, in a list that does not change."""
        if self._names is None:
            self._names = list(self.by_name.keys())
        return self._names

    def remove(self, name: str) -> bool:
        """Remove the declaration of a name; return whether there was one."""
        if name not in self.by_name:
            return False
        del self.by_name[name]
        self._names = None
        self._text = None
        return True

    def put(self, declaration: Declaration) -> bool:
        """https://drafts.csswg.org/cssom/#set-a-css-declaration"""
        old = self.by_name.get(declaration.name)
        if (
            old is not None
            and old.value == declaration.value
            and old.is_important == declaration.is_important
            and old.shorthand == declaration.shorthand
        ):
            return False
        self.by_name[declaration.name] = declaration
        self._names = None
        text = self._text
        is_last = old is None and declaration.name.startswith("--")  # and no part of a shorthand
        if text is None or not is_last:
            self._text = None
        else:
            space = "" if text == "" else " "
            added = declaration_text(declaration.name, declaration.value, declaration)
            self._text = f"{text}{space}{added}"
        return True

    def append(self, declaration: Declaration) -> None:
        """Add what was parsed behind what there is, if this is not more important."""
        old = self.by_name.get(declaration.name)
        if old is not None and old.is_important and not declaration.is_important:
            return
        self.remove(declaration.name)
        self.put(declaration)

    def value_of(self, name: str) -> str:
        """https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-getpropertyvalue"""
        found = self.by_name.get(name)
        if found is not None:
            return "" if found.shorthand != "" else found.value
        shorthand = PROPERTIES.shorthand(name)
        if shorthand is None:
            return ""
        values: list[str] = []
        pending = 0
        text = ""
        importance = 0
        longhands = PROPERTIES.longhands_of(shorthand)
        for each in longhands:
            declaration = self.by_name.get(each)
            if declaration is None:
                return ""
            if declaration.is_important:
                importance += 1
            if declaration.shorthand == name:
                pending += 1
                text = declaration.value
            elif declaration.shorthand != "":
                return ""
            values.append(declaration.value)
        if importance != 0 and importance != len(longhands):
            return ""
        if pending == len(longhands):
            return text
        return "" if pending > 0 else shorthand_text(shorthand, values)

    def is_important(self, name: str) -> bool:
        """https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-getpropertypriority"""
        found = self.by_name.get(name)
        if found is not None:
            return found.is_important
        shorthand = PROPERTIES.shorthand(name)
        if shorthand is None:
            return False
        for each in PROPERTIES.longhands_of(shorthand):
            declaration = self.by_name.get(each)
            if declaration is None or not declaration.is_important:
                return False
        return True

    def text(self) -> str:
        """https://drafts.csswg.org/cssom/#serialize-a-css-declaration-block"""
        if self._text is not None:
            return self._text
        done: set[str] = set()
        parts: list[str] = []
        for name in self.names:
            declaration = self.by_name.get(name)
            if name in done or declaration is None:
                continue
            shown, value = name, "" if declaration.shorthand != "" else declaration.value
            for shorthand in PROPERTIES.shorthands_of(name):
                text = self.value_of(shorthand.name)
                if text == "" or shorthand.name in self.by_name:
                    continue
                if _has_any(done, PROPERTIES.longhands_of(shorthand)):
                    continue
                shown, value = shorthand.name, text
                for each in PROPERTIES.longhands_of(shorthand):
                    done.add(each)
                break
            done.add(name)
            space = "" if len(parts) == 0 else " "
            parts.append(f"{space}{declaration_text(shown, value, declaration)}")
        self._text = joined_texts(parts)
        return self._text


def declaration_text(name: str, value: str, declaration: Declaration) -> str:
    """https://drafts.csswg.org/cssom/#serialize-a-css-declaration"""
    importance = " !important" if declaration.is_important else ""
    return f"{serialize_an_identifier(name)}: {value}{importance};"


def _has_any(names: set[str], wanted: list[str]) -> bool:
    for each in wanted:
        if each in names:
            return True
    return False


def declarations_of(name: str, value: Value) -> list[Declaration] | None:
    """The declarations that a declaration stands for; None if it is not valid."""
    is_important = value.is_important
    if name.startswith("--"):
        if not value.is_valid:
            return None
        return [Declaration(name, value.source, is_important)]
    if not value.is_valid or value.has_touching_numbers or len(value.components) == 0:
        return None
    declarations: list[Declaration] = []
    shorthand = PROPERTIES.shorthand(name)
    if shorthand is None:
        text = PROPERTIES.text(name, value.components)
        if value.has_substitution and PROPERTIES.is_longhand(name):
            text = value.source
        return None if text is None else [Declaration(name, text, is_important)]
    longhands = PROPERTIES.longhands_of(shorthand)
    if value.has_substitution:
        for each in longhands:
            declarations.append(Declaration(each, value.source, is_important, name))
        return declarations
    values = expanded(shorthand, value.components)
    if values is None:
        return None
    if len(values) == 1 and len(longhands) > 1:
        return [Declaration(name, values[0], is_important)]
    for index in range(len(longhands)):
        declarations.append(Declaration(longhands[index], values[index], is_important))
    return declarations


def parse_declarations(text: str, style: CSSStyleDeclaration | None = None) -> Declarations:
    """https://drafts.csswg.org/css-style-attr/#syntax

    ``style`` says which declarations are valid; without it, those of properties are.
    """
    tokenizer = ValueTokenizer(text)
    declarations = Declarations()
    while True:
        tokenizer.consume_comments()
        token = tokenizer.consume_a_token()
        if token.kind == "":
            return declarations
        if token.kind in (WHITESPACE, ";"):
            continue
        name = ""
        if token.kind == IDENT:
            name = token.text
            tokenizer.consume_comments()
            position = tokenizer.position
            token = tokenizer.consume_a_token()
            while token.kind == WHITESPACE:
                tokenizer.consume_comments()
                position = tokenizer.position
                token = tokenizer.consume_a_token()
            if token.kind != ":":
                name = ""
                tokenizer.position = position
        value = ValueReader(tokenizer).read(True)
        if name == "":
            continue
        wanted = property_name(name)
        found: list[Declaration] | None = None
        if style is None:
            found = declarations_of(wanted, value)
        else:
            found = style.valid_declarations(wanted, value)
        if found is not None:
            add_declarations(declarations, wanted, found, is_parsed=True)


def add_declarations(
    declarations: Declarations, name: str, added: list[Declaration], is_parsed: bool
) -> bool:
    """Add what a declaration stands for, and remove what it replaces."""
    is_changed = False
    shorthand = PROPERTIES.shorthand(name)
    if shorthand is not None:
        is_whole = len(added) == 1 and added[0].name == name
        replaced = PROPERTIES.longhands_of(shorthand) if is_whole else [name]
        for each in replaced:
            if declarations.remove(each):
                is_changed = True
    for declaration in added:
        if is_parsed:
            declarations.append(declaration)
        elif declarations.put(declaration):
            is_changed = True
    return is_changed


def property_name(name: str) -> str:
    """The name of a property as declarations have it."""
    return (
        scalar_value_string(name)
        if name.startswith("--")
        else PROPERTIES.resolved(ascii_lowercase(name))
    )


class CSSStyleDeclaration:
    """https://drafts.csswg.org/cssom/#cssstyledeclaration"""

    __slots__ = ("parent_rule", "platform_object")

    def __init__(self) -> None:
        self.platform_object: Any = None
        self.parent_rule: CSSRule | None = None
        """https://drafts.csswg.org/cssom/#cssstyledeclaration-parent-css-rule"""

    def declarations(self) -> Declarations:
        """https://drafts.csswg.org/cssom/#cssstyledeclaration-declarations"""
        return Declarations()

    def update(self, declarations: Declarations) -> None:
        """https://drafts.csswg.org/cssom/#update-style-attribute-for"""

    def valid_declarations(self, name: str, value: Value) -> list[Declaration] | None:
        """The declarations that a declaration stands for in this block; None if it is not valid."""
        return declarations_of(name, value)

    @property
    def css_text(self) -> str:
        """https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-csstext"""
        return self.declarations().text()

    @css_text.setter
    def css_text(self, value: str) -> None:
        self.update(parse_declarations(value, self))

    @property
    def length(self) -> int:
        """https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-length"""
        return len(self.declarations().names)

    def item(self, index: int) -> str:
        """https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-item"""
        names = self.declarations().names
        return names[index] if index < len(names) else ""

    def get_property_value(self, name: str) -> str:
        """https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-getpropertyvalue"""
        return self.declarations().value_of(property_name(name))

    def get_property_priority(self, name: str) -> str:
        """https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-getpropertypriority"""
        return "important" if self.declarations().is_important(property_name(name)) else ""

    def set_property(self, name: str, value: str, priority: str) -> None:
        """https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-setproperty"""
        if value == "":
            self.remove_property(name)
            return
        is_important = ascii_lowercase(priority) == "important"
        if priority != "" and not is_important:
            return
        read = read_value(value)
        if read.is_important:
            return
        read.is_important = is_important
        wanted = property_name(name)
        added = self.valid_declarations(wanted, read)
        declarations = self.declarations()
        if added is not None and add_declarations(declarations, wanted, added, is_parsed=False):
            self.update(declarations)

    def remove_property(self, name: str) -> str:
        """https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-removeproperty"""
        wanted = property_name(name)
        declarations = self.declarations()
        value = declarations.value_of(wanted)
        is_removed = declarations.remove(wanted)
        shorthand = PROPERTIES.shorthand(wanted)
        if shorthand is not None:
            for each in PROPERTIES.longhands_of(shorthand):
                if declarations.remove(each):
                    is_removed = True
        if is_removed:
            self.update(declarations)
        return value


class CSSStyleProperties(CSSStyleDeclaration):
    """https://drafts.csswg.org/cssom/#cssstyleproperties"""

    __slots__ = ()

    @property
    def css_float(self) -> str:
        """https://drafts.csswg.org/cssom/#dom-cssstyleproperties-cssfloat"""
        return self.get_property_value("float")

    @css_float.setter
    def css_float(self, value: str) -> None:
        self.set_property("float", value, "")


class ElementStyle(CSSStyleProperties):
    """The declarations of an element's attribute ``style``."""

    __slots__ = ("_declarations", "_text", "element")

    def __init__(self, element: Element) -> None:
        super().__init__()
        self.element = element
        self._declarations = Declarations()
        self._text = ""
        """The attribute's value that the declarations are of."""

    def declarations(self) -> Declarations:
        """https://drafts.csswg.org/cssom/#cssstyledeclaration-declarations"""
        value = self.element.attribute_value("style")
        text = "" if value is None else value
        if text != self._text:
            self._declarations = parse_declarations(text)
            self._text = text
        return self._declarations

    def update(self, declarations: Declarations) -> None:
        """https://drafts.csswg.org/cssom/#update-style-attribute-for"""
        self._declarations = declarations
        self._text = declarations.text()
        self.element.set_an_attribute_value("style", self._text)
