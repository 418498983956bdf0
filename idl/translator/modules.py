"""Modules: functions, classes, structs and constants."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from itertools import zip_longest

from idl.translator.layout import Doc, block, bracketed, render
from idl.translator.names import camel, property_name
from idl.translator.program import Program
from idl.translator.statements import Statements, attribute_documentation, documentation


class ModuleTranslator(Statements):
    """Translates one module."""

    def translate(self, tree: ast.Module) -> str:
        """The text of the module in JavaScript."""
        text = "\n".join(map(render, documentation(tree)))
        last: ast.stmt | None = None
        for node in tree.body:
            above = self.comments_above(_first_line(node))
            docs = self.definition(node)
            if docs:
                is_constant = isinstance(node, ast.AnnAssign) and isinstance(last, ast.AnnAssign)
                text += "\n" if is_constant else "\n\n"
                text += "\n".join(map(render, [*above, *docs]))
                last = node
        return text.lstrip("\n") + "\n"

    def definition(self, node: ast.stmt) -> list[Doc]:
        match node:
            case ast.FunctionDef():
                head = f"function {camel(node.name)}"
                return [*documentation(node), self.callable(node, head, node.args.args)]
            case ast.ClassDef() if self.program.is_dictionary(node):
                return []
            case ast.ClassDef(decorator_list=[]):
                return [*documentation(node), *self.class_(node)]
            case ast.ClassDef():
                return [*documentation(node), *self.struct(node)]
            case ast.AnnAssign(ast.Name(name), ast.Name("Final"), value) if value is not None:
                return [[f"const {camel(name)} = ", self.text(value), ";"]]
            case ast.Import() | ast.ImportFrom() | ast.Expr(ast.Constant()):
                return []
            case ast.If(ast.Name("TYPE_CHECKING"), orelse=[]):
                return []
        self.refuse(node, "module")

    def callable(self, node: ast.FunctionDef, head: str, parameters: Sequence[ast.arg]) -> Doc:
        """A function or a method, but for its documentation."""
        arguments = node.args
        if arguments.vararg or arguments.kwarg or arguments.kwonlyargs or arguments.posonlyargs:
            self.refuse(node, "parameters")
        docs = self.parameters(node, parameters)
        body = self.body(_without_docstring(node))
        return block([bracketed(f"{head}(", docs, ")"), " {"], body)

    def parameters(self, node: ast.FunctionDef, parameters: Sequence[ast.arg]) -> list[Doc]:
        required = len(parameters) - len(node.args.defaults)
        docs: list[Doc] = []
        for index, parameter in enumerate(parameters):
            if parameter.annotation is None:
                self.refuse(parameter, "parameters", parameter.arg)
            default = node.args.defaults[index - required] if index >= required else None
            if default is not None and ast.unparse(default) != "None" and _may_be_none(parameter):
                self.refuse(parameter, "parameters", parameter.arg)
            docs.append([camel(parameter.arg), *self.default(default)])
        return docs

    def default(self, value: ast.expr | None) -> list[Doc]:
        match value:
            case None | ast.Constant(value=None):
                return []
            case ast.Constant() | ast.Name():
                return [" = ", self.text(value)]
        self.refuse(value, "parameters")

    def class_(self, node: ast.ClassDef) -> list[Doc]:
        members: list[list[Doc]] = []
        for each in node.body:
            match each:
                case ast.FunctionDef(name="__init__") if node.bases and not _is_initialized(each):
                    self.refuse(each, "class")
                case ast.FunctionDef():
                    members.append([*self.comments_above(_first_line(each)), *self.member(each)])
                case ast.Expr(ast.Constant()) | ast.Pass() | ast.AnnAssign(value=None):
                    pass
                case ast.Assign([ast.Name("__slots__")]):
                    pass
                case _:
                    self.refuse(each, "class")
        if node.bases and not any(getattr(each, "name", "") == "__init__" for each in node.body):
            members[:0] = self.constructor_of_base(node)
        return self.finished(node, members)

    def constructor_of_base(self, node: ast.ClassDef) -> list[list[Doc]]:
        """A constructor that passes on its arguments by name.

        That of the language itself iterates over them, in QuickJS of 2021 by a method that scripts
        can replace.
        """
        parameters = self.program.inherited_parameters(node)
        if parameters is None:
            return []
        names: list[Doc] = [camel(each) for each in parameters]
        head = bracketed("constructor(", names, ")")
        return [[block([head, " {"], [[bracketed("super(", names, ")"), ";"]])]]

    def finished(self, node: ast.ClassDef, members: Sequence[Sequence[Doc]]) -> list[Doc]:
        """A class, whose prototype inherits from its base's or from nothing."""
        name = self.program.class_name(node.name)
        match node.bases:
            case []:
                head = f"class {name} {{"
                after: list[Doc] = [f"withoutParent({name});"]
            case [ast.Name() as base]:
                if not self.program.has_class(base.id):
                    self.refuse(node, "class")
                head = f"class {name} extends {self.program.class_name(base.id)} {{"
                after = []
            case _:
                self.refuse(node, "class")
        lines: list[Doc] = []
        for member in members:
            lines += [*([""] if lines else []), *member]
        return [block(head, lines), *after]

    def member(self, node: ast.FunctionDef) -> list[Doc]:
        name, parameters = property_name(node.name), node.args.args[1:]
        match node.decorator_list:
            case [] if node.name == "__init__":
                head = "constructor"
            case []:
                head = name
            case [ast.Name("property")]:
                head = f"get {name}"
            case [ast.Attribute(attr="setter")]:
                head = f"set {name}"
            case [ast.Name("staticmethod")]:
                head, parameters = f"static {name}", node.args.args
            case _:
                self.refuse(node, "class")
        return [*documentation(node), self.callable(node, head, parameters)]

    def struct(self, node: ast.ClassDef) -> list[Doc]:
        """https://docs.python.org/3/library/dataclasses.html, with one constructor and no base"""
        if ast.unparse(node.decorator_list[0]) != "dataclass(eq=False, slots=True)" or node.bases:
            self.refuse(node, "struct")
        parameters: list[Doc] = []
        body: list[Doc] = []
        members: list[list[Doc]] = []
        for each, following in zip_longest(node.body, node.body[1:]):
            match each:
                case ast.AnnAssign(ast.Name(name), _, value):
                    parameters.append([camel(name), *self.default(value)])
                    above = [*self.comments_above(each.lineno), *attribute_documentation(following)]
                    body += [*above, f"this.{property_name(name)} = {camel(name)};"]
                case ast.Expr(ast.Constant()):
                    pass
                case ast.FunctionDef():
                    members.append(self.member(each))
                case _:
                    self.refuse(each, "struct")
        head = bracketed("constructor(", parameters, ")")
        return self.finished(node, [[block([head, " {"], body)], *members])


def _without_docstring(node: ast.FunctionDef) -> ast.FunctionDef:
    if ast.get_docstring(node) is None:
        return node
    copy = ast.FunctionDef(**{**dict(ast.iter_fields(node)), "body": node.body[1:]})
    return ast.copy_location(copy, node)


def _may_be_none(parameter: ast.arg) -> bool:
    parts = ast.walk(parameter.annotation) if parameter.annotation is not None else ()
    return any(ast.unparse(each) in ("None", "Any") for each in parts if isinstance(each, ast.expr))


def _is_initialized(node: ast.FunctionDef) -> bool:
    """Whether the first statement that mentions `self` is a call of the base's `__init__`."""
    for each in node.body:
        text = ast.unparse(each)
        if text.startswith("super().__init__("):
            return True
        if any(isinstance(part, ast.Name) and part.id == "self" for part in ast.walk(each)):
            return False
    return False


def _first_line(node: ast.stmt) -> int:
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    return min([node.lineno, *(each.lineno for each in decorators)])


def translate(program: Program) -> dict[str, str]:
    """The JavaScript of each module, by the module's name."""
    return {
        each.name: ModuleTranslator(program, each).translate(each.tree) for each in program.modules
    }
