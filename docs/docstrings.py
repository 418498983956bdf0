"""The reference: types from stubs, links to standards beside names, tables of members."""

from __future__ import annotations

import ast
import inspect
import re
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx

import webapi
from webapi.interfaces import MODULES


class Qualify(ast.NodeTransformer):
    """Write the names that a stub imports in full."""

    def __init__(self, tree: ast.Module) -> None:
        self.names = {
            alias.asname or alias.name: (node.module, alias.name)
            for node in tree.body
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }

    def visit_Name(self, node: ast.Name) -> ast.Name:
        module, name = self.names.get(node.id, ("", node.id))
        if name in webapi.__all__:
            return ast.Name(f"webapi.{name}")
        if name in MODULES:
            module = f"webapi.interfaces.{MODULES[name]}"
        return ast.Name(f"{module}.{name}" if module else name)


@cache
def definitions(stub: Path) -> dict[str, list[ast.FunctionDef]]:
    """The functions of a stub's classes by ``Class.name``, the first one first."""
    found: dict[str, list[ast.FunctionDef]] = {}
    tree = ast.parse(stub.read_text("utf-8"))
    for node in Qualify(tree).visit(tree).body:
        if isinstance(node, ast.ClassDef):
            for member in node.body:
                if isinstance(member, ast.FunctionDef):
                    found.setdefault(f"{node.name}.{member.name}", []).append(member)
    return found


def definition(name: str, thing: Any) -> ast.FunctionDef | None:
    """The stub's definition of ``webapi.Class.member``; of a class, its constructor."""
    owner, _, member = name.removeprefix("webapi.").partition(".")
    cls = thing if inspect.isclass(thing) else getattr(webapi, owner, None)
    if not inspect.isclass(cls):
        return None
    for base in cls.__mro__:
        if not base.__module__.startswith("webapi."):
            continue
        stub = Path(inspect.getsourcefile(base) or "x").with_suffix(".pyi")
        found = stub.is_file() and definitions(stub).get(f"{base.__name__}.{member or '__init__'}")
        if found:
            return deepcopy(found[0])
    return None


def signature(
    app: Sphinx, what: str, name: str, thing: Any, options: Any, arguments: str, returns: str
) -> tuple[str, str] | None:
    if what not in ("class", "method") or not name.startswith("webapi."):
        return None
    node = definition(name, thing)
    if node is None:
        return None
    static = "staticmethod" in map(ast.unparse, node.decorator_list)
    listed = node.args.posonlyargs or node.args.args
    if listed and not static:
        del listed[0]
    result = "" if what == "class" or node.returns is None else ast.unparse(node.returns)
    return f"({ast.unparse(node.args)})", result


def type_of_property(
    app: Sphinx, what: str, name: str, thing: Any, options: Any, lines: list[str]
) -> None:
    if what in ("property", "attribute") and isinstance(thing, property):
        node = definition(name, thing)
        if node is not None and node.returns is not None:
            lines += ["", f":type: {ast.unparse(node.returns)}"]


def fields(app: Sphinx, what: str, name: str, thing: Any, options: Any, lines: list[str]) -> None:
    """Turn the entries below ``Args:`` and ``Raises:`` into fields."""
    kind = ""
    result: list[str] = []
    for line in lines:
        if line in ("Args:", "Raises:"):
            kind = {"Args:": "param", "Raises:": "raises"}[line]
        elif kind and (entry := re.match(r" {4}([\w.]+): (.*)", line)):
            named = f"webapi.{entry[1]}" if entry[1] in webapi.__all__ else entry[1]
            result.append(f":{kind} {named}: {entry[2]}")
        elif kind and line.startswith("     "):
            result[-1] += f" {line.strip()}"
        else:
            kind = ""
            result.append(line)
    lines[:] = result


def headings(app: Sphinx, what: str, name: str, thing: Any, options: Any, lines: list[str]) -> None:
    """Make underlined headings bold lines: two modules may have headings of the same name."""
    for at, line in enumerate(lines):
        if at and lines[at - 1] and re.fullmatch("[-=]{3,}", line):
            lines[at - 1 : at + 1] = [f"**{lines[at - 1]}**", ""]


def lay_out(app: Sphinx, doctree: nodes.document) -> None:
    """Give each entry its type and its link beside the name; give each class a table of members."""
    for entry in list(doctree.findall(addnodes.desc)):
        content = entry.next_node(addnodes.desc_content)
        for signature in entry.findall(addnodes.desc_signature):
            if signature.parent is entry:
                if type_ := move_type(content):
                    for shown in list(signature.findall(addnodes.desc_annotation)):
                        if shown.astext().startswith(":"):  # the type that the getter returns
                            signature.remove(shown)
                    signature += type_
                for link in move_links(content):
                    signature += nodes.inline("", " ")
                    signature += link
                for parameters in signature.findall(addnodes.desc_parameterlist):
                    if width(signature) <= LINE:
                        parameters["multi_line_parameter_list"] = False
    for entry in list(doctree.findall(addnodes.desc)):
        members = [each for each in entry[-1].children if isinstance(each, addnodes.desc)]
        if entry["objtype"] == "class" and len(members) > 1:
            entry[-1].insert(entry[-1].index(members[0]), table(members))
    for paragraph in list(doctree.findall(is_address)):
        paragraph[0].children = [nodes.Text("[spec]")]


LINE = 88
"""A signature of so many characters has a line of its own."""


def width(signature: addnodes.desc_signature) -> int:
    """How many characters of a signature are shown: names of types are so without their module."""
    hidden = [
        each.astext()
        for each in signature.findall(addnodes.pending_xref_condition)
        if each["condition"] == "*"
    ]
    return len(signature.astext()) - sum(map(len, hidden))


def is_address(node: nodes.Node) -> bool:
    """Whether a node is a paragraph that is nothing but an address."""
    return (
        isinstance(node, nodes.paragraph)
        and len(node) == 1
        and isinstance(node[0], nodes.reference)
        and node[0].astext() == node[0].get("refuri")
    )


def move_links(content: nodes.Element) -> list[nodes.reference]:
    """Take the paragraphs that are addresses out of an entry."""
    links = []
    for child in list(content.children):
        if is_address(child):
            content.remove(child)
            address = child[0]["refuri"]
            links.append(nodes.reference("", "[spec]", refuri=address, classes=["spec"]))
    return links


def move_type(content: nodes.Element) -> list[nodes.Node]:
    """Take the field with the type out of an entry."""
    for fields in list(content.children):
        if isinstance(fields, nodes.field_list):
            for field in list(fields.children):
                if field[0].astext() == "Type":
                    fields.remove(field)
                    if not fields.children:
                        content.remove(fields)
                    return [
                        addnodes.desc_sig_punctuation("", ":"),
                        addnodes.desc_sig_space(),
                        addnodes.desc_type("", "", *field[1][0].children),
                    ]
    return []


def table(members: list[addnodes.desc]) -> nodes.table:
    """The names of members, and the first sentence of each."""
    body = nodes.tbody()
    for member in members:
        signature, content = member[0], member[-1]
        name = signature.next_node(addnodes.desc_name).astext()
        shown = nodes.literal("", name)
        link = nodes.reference("", "", shown, internal=True, refid=next(iter(signature["ids"])))
        sentence = nodes.paragraph("", "", *first_sentence(content))
        row = nodes.row(
            "", nodes.entry("", nodes.paragraph("", "", link)), nodes.entry("", sentence)
        )
        body += row
    widths = (nodes.colspec(colwidth=30), nodes.colspec(colwidth=70))
    return nodes.table("", nodes.tgroup("", *widths, body, cols=2), classes=["members"])


def first_sentence(content: nodes.Element) -> list[nodes.Node]:
    """Copies of the nodes of an entry's first sentence."""
    sentence: list[nodes.Node] = []
    if content.children and isinstance(content[0], nodes.paragraph):
        for node in content[0].children:
            start, dot, _ = node.astext().partition(". ")
            if isinstance(node, nodes.Text) and dot:
                return [*sentence, nodes.Text(f"{start}.")]
            sentence.append(node.deepcopy())
    return sentence


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("autodoc-process-signature", signature)
    app.connect("autodoc-process-docstring", headings)
    app.connect("autodoc-process-docstring", fields)
    app.connect("autodoc-process-docstring", type_of_property)
    app.connect("doctree-read", lay_out)
    return {"parallel_read_safe": True}
