"""What the subset does not have is refused, with the file, the line and the rule.

Each snippet passes mypy: the rule says what mypy does not.
"""

import re
from functools import cache
from pathlib import Path

import pytest

from idl.translator.modules import ModuleTranslator
from idl.translator.program import Module, Program, read_modules
from idl.translator.rules import RULES, Refused

HEAD = '''
from __future__ import annotations
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypedDict
import math, os
from webapi.webidl.host import throw, thrown_value

class THING:
    """A class."""
    def __init__(self) -> None:
        self.name = "x"
    def go(self) -> None:
        pass
'''
SNIPPETS = [
    ("module", "print('imported')"),
    ("module", "for _ in [1]:\n    pass"),
    ("ascii", "# é"),
    ("import", "def f(x: str) -> str:\n    return os.getcwd()"),
    ("import", "def f(x: list[int]) -> list[int]:\n    return sorted(x)"),
    ("import", "def f(x: list[int]) -> int:\n    return sum(x)"),
    ("class", "class C:\n    size = 3"),
    ("class", "class C:\n    @classmethod\n    def f(cls) -> None:\n        pass"),
    ("class", "class C(THING, Exception):\n    pass"),
    ("class", "class C(THING):\n    def __init__(self) -> None:\n        self.size = 3"),
    ("struct", "@dataclass\nclass C:\n    size: int"),
    ("struct", "@dataclass(eq=False, slots=True)\nclass C(THING):\n    size: int"),
    ("parameters", "def f(*x: int) -> None:\n    pass"),
    ("parameters", "def f(*, x: int) -> None:\n    pass"),
    ("parameters", "def f(x: list[int] = []) -> None:\n    pass"),
    ("parameters", "def f(x: str | None = 'a') -> None:\n    pass"),
    ("type", "def f(x: list[int] | dict[int, int]) -> int:\n    return len(x)"),
    ("condition", "def f(x: list[int]) -> int:\n    if x:\n        return 1\n    return 2"),
    ("condition", "def f(x: str) -> bool:\n    return not x"),
    ("condition", "def f(x: Any) -> int:\n    while x:\n        pass\n    return 2"),
    ("condition", "def f(x: THING | None) -> int:\n    return 1 if x else 2"),
    ("condition", "def f(x: str) -> str:\n    return x or 'a'"),
    ("comparison", "def f(x: Any, y: Any) -> bool:\n    return x == y"),
    ("comparison", "def f(x: THING, y: THING) -> bool:\n    return x == y"),
    ("comparison", "def f(x: str | None) -> bool:\n    return x == 1"),
    ("comparison", "def f(x: list[int]) -> bool:\n    return x == []"),
    ("comparison", "def f(x: bool, y: int) -> bool:\n    return x == y"),
    ("statement", "def f(x: int) -> bool:\n    return 0 < x < 3"),
    ("identity", "def f(x: str, y: str) -> bool:\n    return x is y"),
    ("identity", "def f(x: Any, y: Any) -> bool:\n    return x is y"),
    ("membership", "def f(x: str, y: str) -> bool:\n    return x in y"),
    ("membership", "def f(x: THING, y: list[THING]) -> bool:\n    return x in y"),
    ("arithmetic", "def f(x: int) -> int:\n    return x // 2"),
    ("arithmetic", "def f(x: int) -> int:\n    return x % 2"),
    ("arithmetic", "def f(x: int) -> int:\n    return x * True"),
    ("arithmetic", "def f(x: str) -> str:\n    return x * 2"),
    ("arithmetic", "def f(x: list[int]) -> list[int]:\n    return x + x"),
    ("text", "def f(x: str) -> int:\n    return len(x)"),
    ("text", "def f(x: str) -> str:\n    return x[0]"),
    ("text", "def f(x: str) -> str:\n    return x.upper()"),
    ("format", "def f(x: float) -> str:\n    return f'{x}.'"),
    ("format", "def f(x: str) -> str:\n    return f'{x!r}.'"),
    ("opaque", "def f(x: Any) -> Any:\n    return x.name"),
    ("opaque", "def f(x: Any) -> Any:\n    return x.go()"),
    ("opaque", "def f(x: Any) -> bool:\n    return isinstance(x, THING)"),
    ("type", "def f(x: Any) -> Any:\n    return x()"),
    ("method", "def f(x: THING) -> Callable[[], None]:\n    return x.go"),
    ("container", "def f(x: list[int]) -> int:\n    return x.pop(0)"),
    ("container", "def f(x: list[int]) -> list[int]:\n    return x[1:]"),
    ("container", "def f(x: list[int]) -> int:\n    return x[-1]"),
    ("container", "def f(x: dict[str, int]) -> int:\n    return x['a']"),
    ("container", "def f(x: dict[float, int]) -> int | None:\n    return x.get(1.0)"),
    (
        "order",
        "class C:\n    def __init__(self) -> None:\n        self.next: C | None = None\n"
        "        self.name = ''\n"
        "    def g(self) -> str:\n        return ''\n"
        "    def f(self, x: C) -> None:\n        assert x.next is not None\n"
        "        x.next.name = x.g()",
    ),
    ("loop", "def f(x: str) -> None:\n    for c in x:\n        pass"),
    ("loop", "def f(x: dict[str, int]) -> None:\n    for c in x:\n        pass"),
    ("loop", "def f(x: dict[str, int]) -> None:\n    for c in x.values():\n        pass"),
    ("loop", "def f() -> int:\n    for i in range(3):\n        i += 1\n    return i"),
    (
        "capture",
        "def f(x: list[int], y: list[Callable[[], int]]) -> None:\n"
        "    for n in x:\n        y.append(lambda: n)",
    ),
    ("catch", "def f() -> None:\n    try:\n        pass\n    except ValueError:\n        pass"),
    ("catch", "def f() -> None:\n    try:\n        pass\n    except:\n        pass"),
    (
        "catch",
        "def f() -> Any:\n    try:\n        pass\n"
        "    except Exception as e:\n        return e\n    return 1",
    ),
    ("throw", "def f(x: Exception) -> None:\n    raise x"),
    ("throw", "def f() -> None:\n    raise TypeError"),
    ("import", "def f() -> None:\n    raise ValueError('a')"),
    (
        "statement",
        "def f() -> None:\n    try:\n        pass\n"
        "    except Exception:\n        pass\n    else:\n        pass",
    ),
    ("statement", "def f() -> Any:\n    yield 1"),
    ("statement", "def f(x: list[int]) -> list[int]:\n    return [n for n in x]"),
    ("statement", "def f(x: Any) -> None:\n    with x:\n        pass"),
    ("statement", "def f(x: int) -> bool:\n    return (y := x) > 1"),
    ("module", "async def f() -> None:\n    pass"),
    ("module", "count: int = 0"),
    ("statement", "def f(x: tuple[int, int]) -> None:\n    a, b = x"),
    ("statement", "def f(x: list[int]) -> None:\n    x[0], x[1] = x[1], x[0]"),
    ("statement", "def f(x: Any) -> Any:\n    return {'a': x}"),
]


@cache
def program() -> Program:
    host, *_ = read_modules(Path(__file__).parents[2], ["webapi.webidl.host"])
    modules = [
        Module(f"snippet{number}", _named(number, code))
        for number, (rule, code) in enumerate(SNIPPETS)
        if rule != "ascii"
    ]
    return Program(modules, [host])


def _named(number: int, code: str) -> str:
    text = HEAD + code + "\n"
    return re.sub(r"\b(f|C|THING|count)\b(?!['\"])", rf"\g<1>_{number}", text)


@pytest.mark.parametrize(("rule", "code"), SNIPPETS)
def test_snippet_is_refused(rule: str, code: str) -> None:
    number = SNIPPETS.index((rule, code))
    with pytest.raises(Refused) as refused:
        if rule == "ascii":
            Module("a", _named(number, code)).check()
        (module,) = (each for each in program().modules if each.name == f"snippet{number}")
        ModuleTranslator(program(), module).translate(module.tree)
    assert refused.value.rule == rule
    assert str(refused.value).startswith(("snippet", "a.py:"))
    lines = (HEAD + code).split("\n")
    assert HEAD.count("\n") < refused.value.line <= len(lines)


def test_every_rule_refuses_something() -> None:
    assert {rule for rule, _ in SNIPPETS} | {"name"} == set(RULES)


@pytest.mark.parametrize("code", ["def new_promise() -> None:\n    pass", "class Table:\n    pass"])
def test_name_of_the_scope_is_refused(code: str) -> None:
    host, *_ = read_modules(Path(__file__).parents[2], ["webapi.webidl.host"])
    with pytest.raises(Refused, match=r"a\.py:1: .* \[name\]"):
        Program([Module("a", code)], [host], taken=frozenset({"Table"}))


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (2, "def f(x: int) -> str:\n    return x"),
        (4, "def f(x: bool) -> int:\n    if x:\n        y = 1\n    return y"),
        (2, "def f(\n    x int) -> None:\n    pass"),
    ],
)
def test_error_of_mypy_is_refused_where_it_is(line: int, code: str) -> None:
    host, *_ = read_modules(Path(__file__).parents[2], ["webapi.webidl.host"])
    modules = [Module("before", "A: int = 1\n"), Module("after", code)]
    with pytest.raises(Refused, match=rf"^after\.py:{line}: .* \[type\]$"):
        Program(modules, [host])
