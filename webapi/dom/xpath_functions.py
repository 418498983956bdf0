"""The core functions of XPath: https://www.w3.org/TR/1999/REC-xpath-19991116/#corelib

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, cast

from webapi.dom.names import XML_NAMESPACE
from webapi.dom.tree import (
    ATTRIBUTE_NODE,
    ELEMENT_NODE,
    PROCESSING_INSTRUCTION_NODE,
    inclusive_ancestors,
)
from webapi.dom.xpath_steps import XPathExpressionPart
from webapi.dom.xpath_values import (
    NODE_SET_VALUE,
    XPathContext,
    XPathValue,
    owner_of,
    string_value_of,
    xpath_of_nodes,
    xpath_of_number,
    xpath_of_text,
    xpath_of_truth,
)
from webapi.webidl.host import (
    ascii_lowercase,
    code_points,
    float_ceiling,
    float_floor,
    joined_texts,
    rounded_half_up,
    split_on_ascii_whitespace,
    text_after,
    text_before,
    text_contains,
    xpath_number,
)

if TYPE_CHECKING:
    from webapi.dom.attributes import Attr
    from webapi.dom.character_data import ProcessingInstruction
    from webapi.dom.element import Element
    from webapi.dom.node import Node


def is_function_call(name: str, count: int) -> bool:
    """Whether there is such a function with so many arguments."""
    if name in ("last", "position", "true", "false"):
        return count == 0
    if name in ("count", "id", "boolean", "not", "sum", "floor", "ceiling", "round", "lang"):
        return count == 1
    if name in ("local-name", "namespace-uri", "name", "string", "string-length"):
        return count <= 1
    if name in ("normalize-space", "number"):
        return count <= 1
    if name in ("starts-with", "contains", "substring-before", "substring-after"):
        return count == 2
    if name == "substring":
        return count in (2, 3)
    if name == "concat":
        return count >= 2
    return name == "translate" and count == 3


class XPathFunctionCall(XPathExpressionPart):
    """https://www.w3.org/TR/1999/REC-xpath-19991116/#section-Function-Calls"""

    __slots__ = ("arguments", "name")

    def __init__(self, name: str, arguments: list[XPathExpressionPart]) -> None:
        super().__init__()
        self.name = name
        self.arguments = arguments

    def evaluate(self, context: XPathContext) -> XPathValue:
        """https://www.w3.org/TR/1999/REC-xpath-19991116/#section-Function-Calls"""
        values: list[XPathValue] = []
        for each in self.arguments:
            values.append(each.evaluate(context))
        name = self.name
        if name == "last":
            return xpath_of_number(context.size)
        if name == "position":
            return xpath_of_number(context.position)
        if name in ("true", "false"):
            return xpath_of_truth(name == "true")
        if len(values) == 0:
            values.append(xpath_of_nodes([context.node]))
        if len(values) == 1:
            return function_of_one(name, values[0], context)
        return function_of_texts(name, values)


def function_of_one(name: str, value: XPathValue, context: XPathContext) -> XPathValue:
    """The functions that have one argument, or the context node instead."""
    if name == "count":
        return xpath_of_number(len(value.nodes))
    if name == "id":
        return xpath_of_nodes(context.order.sorted(elements_by_id(value, context)))
    if name in ("local-name", "namespace-uri", "name"):
        return xpath_of_text("" if len(value.nodes) == 0 else name_of(name, value.nodes[0]))
    if name == "string":
        return xpath_of_text(value.text)
    if name == "string-length":
        return xpath_of_number(len(code_points(value.text)))
    if name == "normalize-space":
        return xpath_of_text(normalized_space(value.text))
    if name == "boolean":
        return xpath_of_truth(value.truth)
    if name == "not":
        return xpath_of_truth(not value.truth)
    if name == "lang":
        return xpath_of_truth(has_language(context.node, ascii_lowercase(value.text)))
    if name == "sum":
        return xpath_of_number(sum_of(value.nodes))
    return xpath_of_number(rounded_by(name, value.number))


def rounded_by(name: str, number: float) -> float:
    """https://www.w3.org/TR/1999/REC-xpath-19991116/#section-Number-Functions"""
    if name == "floor":
        return float_floor(number)
    if name == "ceiling":
        return float_ceiling(number)
    return rounded_half_up(number) if name == "round" else number


def function_of_texts(name: str, values: list[XPathValue]) -> XPathValue:
    """https://www.w3.org/TR/1999/REC-xpath-19991116/#section-String-Functions"""
    text = values[0].text
    other = values[1].text
    if name == "starts-with":
        return xpath_of_truth(text.startswith(other))
    if name == "contains":
        return xpath_of_truth(text_contains(text, other))
    if name == "substring-before":
        return xpath_of_text(text_before(text, other))
    if name == "substring-after":
        return xpath_of_text(text_after(text, other))
    if name == "substring":
        length = math.inf if len(values) < 3 else values[2].number
        return xpath_of_text(substring(text, values[1].number, length))
    if name == "translate":
        return xpath_of_text(translated_text(text, other, values[2].text))
    parts: list[str] = []
    for each in values:
        parts.append(each.text)
    return xpath_of_text(joined_texts(parts))


def elements_by_id(value: XPathValue, context: XPathContext) -> list[Node]:
    """https://www.w3.org/TR/1999/REC-xpath-19991116/#function-id"""
    texts: list[str] = []
    if value.kind == NODE_SET_VALUE:
        for node in value.nodes:
            texts.append(string_value_of(node))
    else:
        texts.append(value.text)
    found: list[Node] = []
    seen: set[Node] = set()
    for text in texts:
        for each in split_on_ascii_whitespace(text):
            element = context.node.node_document.get_element_by_id(each)
            if element is not None and element not in seen:
                seen.add(element)
                found.append(element)
    return found


def name_of(function: str, node: Node) -> str:
    """https://www.w3.org/TR/1999/REC-xpath-19991116/#section-Node-Set-Functions"""
    if node.node_type == PROCESSING_INSTRUCTION_NODE:
        return "" if function == "namespace-uri" else cast("ProcessingInstruction", node).target
    if node.node_type == ATTRIBUTE_NODE:
        attribute = cast("Attr", node)
        return part_of_name(
            function, attribute.namespace_uri, attribute.prefix, attribute.local_name
        )
    if node.node_type != ELEMENT_NODE:
        return ""
    element = cast("Element", node)
    return part_of_name(function, element.namespace, element.prefix, element.local_name)


def part_of_name(function: str, namespace: str | None, prefix: str | None, local_name: str) -> str:
    """What one of the three functions wants of a name."""
    if function == "namespace-uri":
        return "" if namespace is None else namespace
    return local_name if function == "local-name" or prefix is None else f"{prefix}:{local_name}"


def normalized_space(text: str) -> str:
    """https://www.w3.org/TR/1999/REC-xpath-19991116/#function-normalize-space"""
    parts: list[str] = []
    for each in split_on_ascii_whitespace(text):
        if len(parts) > 0:
            parts.append(" ")
        parts.append(each)
    return joined_texts(parts)


def substring(text: str, start: float, length: float) -> str:
    """https://www.w3.org/TR/1999/REC-xpath-19991116/#function-substring"""
    first = rounded_half_up(start)
    end = first + rounded_half_up(length)
    kept: list[str] = []
    for index, char in enumerate(code_points(text)):
        if index + 1 >= first and index + 1 < end:
            kept.append(char)
    return joined_texts(kept)


def translated_text(text: str, old: str, new: str) -> str:
    """https://www.w3.org/TR/1999/REC-xpath-19991116/#function-translate"""
    replacements = code_points(new)
    table: dict[str, str] = {}
    for index, char in enumerate(code_points(old)):
        if char not in table:
            table[char] = replacements[index] if index < len(replacements) else ""
    parts: list[str] = []
    for char in code_points(text):
        replacement = table.get(char)
        parts.append(char if replacement is None else replacement)
    return joined_texts(parts)


def has_language(node: Node, wanted: str) -> bool:
    """https://www.w3.org/TR/1999/REC-xpath-19991116/#function-lang"""
    owner = owner_of(node)
    for each in inclusive_ancestors(node if owner is None else owner):
        if each.node_type == ELEMENT_NODE:
            attribute = cast("Element", each).attribute_by_namespace(XML_NAMESPACE, "lang")
            if attribute is not None:
                language = ascii_lowercase(attribute.value)
                return language == wanted or language.startswith(f"{wanted}-")
    return False


def sum_of(nodes: list[Node]) -> float:
    """https://www.w3.org/TR/1999/REC-xpath-19991116/#function-sum"""
    total: float = 0
    for node in nodes:
        total += xpath_number(string_value_of(node))
    return total
