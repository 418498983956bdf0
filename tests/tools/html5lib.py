"""How many cases of html5lib-tests our parser and our tree pass, with the reasons for the others.

``python -m tests.tools.html5lib CHECKOUT`` prints the figures of ``wpt/README.md``. The checkout is
of https://github.com/html5lib/html5lib-tests, at a commit that still has tree construction. With
``--standard``, the standard's parser builds all trees, and turbohtml none.
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
from webapi.html_parser.errors import ErrorList
from webapi.html_parser.parsing import with_line_feeds
from webapi.html_parser.tokenizer import Tokenizer
from webapi.html_parser.tokens import (
    CommentToken,
    DoctypeToken,
    EndOfFile,
    EndTag,
    InstructionToken,
    StartTag,
)
from webapi.webidl import html_parsing
from webapi.webidl.html_parsing import parse_html_document

OF_ELEMENTS = {HTML_NAMESPACE: "", SVG_NAMESPACE: "svg ", MATHML_NAMESPACE: "math "}
OF_ATTRIBUTES = {XLINK_NAMESPACE: "xlink ", XML_NAMESPACE: "xml ", XMLNS_NAMESPACE: "xmlns "}
VOID = (
    *("area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source"),
    *("track", "wbr"),
)


def main(checkout: Path) -> None:
    print("tokenizer:", *figures(tokenizer(checkout / "tokenizer")))
    print("tree construction:", *figures(tree_construction(checkout / "tree-construction")))
    print("serializer:", *figures(serializer(checkout / "serializer")))


def figures(reasons: Iterator[str]) -> tuple[str, str]:
    """How many cases of all pass, and why the others fail."""
    counts = Counter(reasons)
    passed = counts.pop("")
    others = "; ".join(f"{count} {reason}" for reason, count in counts.most_common())
    return f"{passed:,} of {passed + sum(counts.values()):,}.", others


class Tokens:
    """Takes the tokens, and writes them as the tests do."""

    def __init__(self, is_in_foreign_content: bool) -> None:
        self.found: list[list[Any]] = []
        self._is_in_foreign_content = is_in_foreign_content

    def process_start_tag(self, tag: StartTag) -> None:
        flags = [True] if tag.is_self_closing else []
        self.found.append(["StartTag", tag.name, tag.attributes, *flags])
        tag.is_acknowledged = True

    def process_end_tag(self, tag: EndTag) -> None:
        self.found.append(["EndTag", tag.name])

    def process_characters(self, data: str) -> None:
        self.found.append(["Character", data])

    def process_comment(self, comment: CommentToken) -> None:
        self.found.append(["Comment", comment.data])

    def process_instruction(self, instruction: InstructionToken) -> None:
        self.found.append(["ProcessingInstruction", instruction.target, instruction.data])

    def process_doctype(self, doctype: DoctypeToken) -> None:
        ids = [doctype.public_id, doctype.system_id]
        self.found.append(["DOCTYPE", doctype.name, *ids, not doctype.force_quirks])

    def process_end_of_file(self, end: EndOfFile) -> None:
        pass

    def is_in_foreign_content(self) -> bool:
        return self._is_in_foreign_content


def tokenizer(folder: Path) -> Iterator[str]:
    """Why a case fails, or nothing, for each case and each state that it begins in."""
    for file in sorted(folder.glob("*.test")):
        for case in json.loads(file.read_text("utf-8")).get("tests", []):
            if case.get("doubleEscaped"):
                case = json.loads(json.dumps(case).replace("\\\\u", "\\u"))
            for state in case.get("initialStates", ["Data state"]):
                text = with_line_feeds(case["input"])
                tokens, errors = tokens_of(text, state, case.get("lastStartTag", ""))
                expected = [
                    (each["code"], each["line"], each["col"]) for each in case.get("errors", ())
                ]
                if "<?" in text and tokens != joined(case["output"]):
                    yield "processing instructions: HTML has had them since 2026"
                elif tokens != joined(case["output"]):
                    yield f"{file.name}: {state}: {text!r}"
                elif [each[0] for each in errors] != sorted_codes(expected):
                    yield f"{file.name}: {state}: errors of {text!r}"
                elif errors == sorted(expected, key=lambda each: each[1:]) or max(text) > "\uffff":
                    yield ""  # tests count two columns for some characters
                else:
                    yield f"{file.name}: {state}: places of errors of {text!r}"


def sorted_codes(errors: list[tuple[str, int, int]]) -> list[str]:
    return [each[0] for each in sorted(errors, key=lambda each: each[1:])]


def tokens_of(
    text: str, state: str, last_start_tag: str
) -> tuple[list[list[Any]], list[tuple[str, int, int]]]:
    sink = Tokens(state == "CDATA section state")
    errors = ErrorList(text)
    tokenizer = Tokenizer(text, sink, errors)
    tokenizer.last_start_tag = last_start_tag
    if state == "CDATA section state":
        tokenizer.state = tokenizer.cdata_section_state
    else:
        name = state.removesuffix(" state")
        tokenizer.switch_to(name if name.isupper() else name.lower())
    tokenizer.run()
    located = [(each.code, each.line, each.column) for each in errors.located()]
    return joined(sink.found), located


def joined(tokens: list[list[Any]]) -> list[list[Any]]:
    """The same tokens, with one for all characters that follow each other."""
    found = list[list[Any]]()
    for token in tokens:
        if token[0] == "Character" and found and found[-1][0] == "Character":
            found[-1] = ["Character", found[-1][1] + token[1]]
        else:
            found.append(token)
    return found


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
    if "--standard" in sys.argv:
        html_parsing.turbohtml = lambda: None  # type: ignore[assignment]
    main(Path(sys.argv[1]))
