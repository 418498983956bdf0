"""How many cases of html5lib-tests our tree passes, with the reasons for the others.

``python -m tests.tools.html5lib CHECKOUT`` prints the figures of ``wpt/README.md``. The checkout is
of https://github.com/html5lib/html5lib-tests, at a commit that still has tree construction.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from webapi.dom.attributes import Attribute
from webapi.dom.character_data import Comment, ProcessingInstruction
from webapi.dom.document import DocumentType
from webapi.dom.element import Element
from webapi.dom.html_serialization import serialize_html_fragment
from webapi.dom.names import (
    HTML_NAMESPACE,
    MATHML_NAMESPACE,
    SVG_NAMESPACE,
    XLINK_NAMESPACE,
    XML_NAMESPACE,
    XMLNS_NAMESPACE,
)
from webapi.dom.node import Node
from webapi.dom.parsed_html import append_parsed, build_document, build_fragment
from webapi.dom.tree import children_of
from webapi.html.nodes import Document, about_blank
from webapi.webidl.html_parsing import parse_html_document

OF_ELEMENTS = {HTML_NAMESPACE: "", SVG_NAMESPACE: "svg ", MATHML_NAMESPACE: "math "}
OF_ATTRIBUTES = {XLINK_NAMESPACE: "xlink ", XML_NAMESPACE: "xml ", XMLNS_NAMESPACE: "xmlns "}
VOID = (
    *("area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source"),
    *("track", "wbr"),
)


def main(checkout: Path) -> None:
    print("tree construction:", *figures(tree_construction(checkout / "tree-construction")))
    print("serializer:", *figures(serializer(checkout / "serializer")))


def figures(reasons: Iterator[str]) -> tuple[str, str]:
    """How many cases of all pass, and why the others fail."""
    counts = Counter(reasons)
    passed = counts.pop("")
    others = "; ".join(f"{count} {reason}" for reason, count in counts.most_common())
    return f"{passed:,} of {passed + sum(counts.values()):,}.", others


def tree_construction(folder: Path) -> Iterator[str]:
    """Why a case fails, or nothing, for each case and each way to treat scripts."""
    for file in sorted(folder.glob("*.dat")):
        for case in file.read_bytes().decode("utf-8").split("\n\n#data\n"):
            data, _, rest = ("\n" + case.removeprefix("#data\n")).partition("\n#errors\n")
            data = data.removeprefix("\n")
            head, _, expected = rest.partition("#document\n")
            _, _, context = head.partition("#document-fragment\n")
            modes = [True] if "#script-on" in head else [False]
            if not context and "#script-" not in head:
                modes = [False, True]
            for is_scripting in modes:
                if tree_of(data, context.partition("\n")[0], is_scripting) == expected.rstrip("\n"):
                    yield ""
                elif "<?" in data:
                    yield "processing instructions: HTML has had them since 2026"
                else:
                    yield f"{file.name}: {data!r}"


def tree_of(data: str, context: str, is_scripting: bool) -> str:
    document = Document(about_blank(), "UTF-8")
    if not context:
        build_document(document, parse_html_document(data, is_scripting))
        return "\n".join(lines(document, 0))
    prefix, _, name = context.rpartition(" ")
    namespaces = {prefix.strip(): namespace for namespace, prefix in OF_ELEMENTS.items()}
    element = document.create_an_element(name, namespaces[prefix])
    return "\n".join(lines(build_fragment(element, data), 0))


def lines(parent: Node, depth: int) -> Iterator[str]:
    """The nodes in a node, in the format of html5lib-tests."""
    start = "| " + "  " * depth
    for node in children_of(parent):
        if isinstance(node, Element):
            yield f"{start}<{OF_ELEMENTS[node.namespace or '']}{node.local_name}>"
            attributes = [
                f"{OF_ATTRIBUTES.get(each.namespace or '', '')}{each.local_name}"
                for each in node.attribute_list
            ]
            pairs = zip(attributes, node.attribute_list, strict=True)
            for name, attribute in sorted(pairs, key=lambda pair: pair[0]):
                yield f'{start}  {name}="{attribute.value}"'
            if node.template_contents is not None:
                yield f"{start}  content"
                yield from lines(node.template_contents, depth + 2)
            yield from lines(node, depth + 1)
        elif isinstance(node, DocumentType):
            ids = f' "{node.public_id}" "{node.system_id}"'
            yield f"{start}<!DOCTYPE {node.name}{ids if node.public_id or node.system_id else ''}>"
        elif isinstance(node, Comment):
            yield f"{start}<!-- {node.data} -->"
        elif isinstance(node, ProcessingInstruction):
            yield f"{start}<?{node.target} {node.data}>"
        else:
            yield f'{start}"{node.node_value}"'


def serializer(folder: Path) -> Iterator[str]:
    """Why a case fails, or nothing, for each case."""
    for file in sorted(folder.glob("*.test")):
        for case in json.loads(file.read_text("utf-8"))["tests"]:
            written = serialize_html_fragment(built(case["input"]))
            if written in case["expected"]:
                yield ""
            elif case.get("options"):
                yield "options, which the standard's algorithm does not have"
            elif file.name == "optionaltags.test":
                yield "optional tags: the standard writes them all"
            elif any(token[0] == "Doctype" for token in case["input"]):
                yield "identifiers of doctypes, which the standard does not write"
            elif "=" in written:
                yield "attributes without quotes: the standard writes them"
            else:
                yield "end tags: the standard writes them"


def built(tokens: list[Any]) -> Node:
    """A tree that has what tokens say."""
    document = Document(about_blank(), "UTF-8")
    root: Node = document.create_document_fragment()
    parent = root
    for kind, *values in tokens:
        match kind:
            case "StartTag" | "EmptyTag":
                namespace, name, attributes = values if len(values) == 3 else ("", *values)
                element = document.create_an_element(name, namespace or HTML_NAMESPACE)
                if isinstance(attributes, dict):
                    attributes = [{"name": key, "value": attributes[key]} for key in attributes]
                for each in attributes:
                    attribute = Attribute(each["name"], each["value"], each.get("namespace"))
                    attribute.element = element
                    element.attribute_list.append(attribute)
                append_parsed(element, parent)
                if kind == "StartTag" and name not in VOID:
                    parent = element
            case "EndTag":
                parent = parent.parent or root
            case "Characters":
                append_parsed(document.create_text_node(values[0]), parent)
            case "Comment":
                append_parsed(document.create_comment(values[0]), parent)
            case "Doctype":
                ids = [each or "" for each in [*values[1:], "", ""][:2]]
                append_parsed(DocumentType(document, values[0], *ids), parent)
            case _:
                raise ValueError(kind)
    return root


if __name__ == "__main__":
    main(Path(sys.argv[1]))
