"""The rules of the subset, and the error that names the broken rule."""

from __future__ import annotations

import ast
from typing import NoReturn

RULES = {
    "module": (
        "A module has a docstring, imports, functions, classes and `Final` constants: all "
        "that it does, it does when it is called, so modules need no order."
    ),
    "ascii": "A module is ASCII, as what engines get has to be; a string has escapes.",
    "import": (
        "Names come from modules that are written once, from the host, or from the list of "
        "Python's own that the host has in JavaScript. Nothing else exists there."
    ),
    "name": "Two names never become one in JavaScript, where all modules share a scope.",
    "class": (
        "A class has methods, static methods, properties and one base at most. Attributes "
        "are assigned in `__init__`, so that engines know an object's shape, after a call of "
        "the base's `__init__`."
    ),
    "struct": (
        "A dataclass is `@dataclass(eq=False, slots=True)`: JavaScript compares objects by "
        "identity."
    ),
    "parameters": (
        "Parameters have names, annotations, and literals as defaults. If one may be None, only "
        "None can be its default: JavaScript gives a default for what is undefined."
    ),
    "type": (
        "mypy accepts the module, with `--enable-error-code possibly-undefined`, and tells the "
        "type of each expression."
    ),
    "condition": (
        "A condition is a bool. An empty list and 0 are true or false differently in JavaScript."
    ),
    "comparison": (
        "`==` and `<` compare two strings, two numbers or two bools; everything else is equal "
        "to itself only. A side of `==` may also be None."
    ),
    "identity": (
        "`is` compares with None, with an object of ours, or two bools or functions. Equal "
        "strings may be two objects in Python, and cannot be in JavaScript."
    ),
    "membership": "`in` asks a dict, a set, an IDL dictionary, or a tuple of constants.",
    "arithmetic": (
        "`+` joins two strings or adds two numbers; `-`, `*` and `/` take numbers. What "
        "rounds differs between the languages."
    ),
    "text": (
        "A string is joined, compared and passed on. Its length and its parts count code "
        "points in Python and UTF-16 code units in JavaScript."
    ),
    "format": "An f-string has strings only. Numbers are written differently in JavaScript.",
    "opaque": (
        "A value of type Any is a script's. It is passed on, stored, and compared with None."
    ),
    "method": (
        "A method is called. As a value it is another object each time in Python, and loses "
        "its object in JavaScript."
    ),
    "container": "A list, dict, set or deque has only the operations that the host's have.",
    "order": (
        "A value that a call gives is assigned to a variable, or to an attribute of one or of "
        "`self`: JavaScript looks at the object first, Python calls first."
    ),
    "loop": (
        "A loop goes over a list, or over a range. What changes while it is iterated raises "
        "in Python: iterate a copy, `list(…)`."
    ),
    "capture": (
        "A closure captures no variable that a loop around it assigns. Python has one "
        "variable for all rounds, JavaScript one for each."
    ),
    "catch": (
        "`except Exception as error` alone: JavaScript cannot ask for the kind. `error` is "
        "used as `thrown_value(error)`, because scripts throw values of any kind."
    ),
    "throw": (
        "`raise` raises an error that is made there, `throw(value)`, or again what was caught."
    ),
    "statement": "This statement or expression has no counterpart that gives the same answer.",
}


class Refused(Exception):
    """The subset lacks a construct: file, line, rule.

    >>> print(Refused("a.py", 3, "condition", "a list"))
    a.py:3: a list [condition]
    """

    def __init__(self, path: str, line: int, rule: str, what: str) -> None:
        super().__init__(f"{path}:{line}: {what} [{rule}]")
        self.rule = rule
        self.line = line
        assert rule in RULES


class Refusing:
    """Refuses nodes of one module."""

    def __init__(self, path: str, first_line: int = 0) -> None:
        self.path = path
        self.first_line = first_line

    def refuse(self, node: ast.AST, rule: str, what: str = "") -> NoReturn:
        """Raise `Refused` for a node. ``what`` describes it, or else its text does."""
        text = what or ast.unparse(node).split("\n")[0][:70]
        line = getattr(node, "lineno", self.first_line + 1) - self.first_line
        raise Refused(self.path, line, rule, text)
