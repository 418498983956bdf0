"""What the compiler says of steps that are missing or take other arguments than they will get."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from idl.compiler.check import check
from idl.compiler.documentation import Documentation
from idl.compiler.emit_python import emit_python
from idl.compiler.errors import IDLError
from idl.compiler.merge import merge
from idl.compiler.read import read
from idl.compiler.steps import Step, check_steps

IDL = """\
[FastPath=(constructor, name), Serializable]
interface Thing {
  constructor(DOMString name);
  attribute DOMString name;
  DOMString join(DOMString a, optional DOMString b);
  DOMString join(long number);
  static boolean can(DOMString... names);
  stringifier;
  iterable<DOMString, long>;
};
interface mixin Tagging {
  [Reflect] attribute DOMString tag;
  readonly attribute long tags;
};
Thing includes Tagging;
"""
STEPS = {
    "thing": """\
from operator import attrgetter


class Slots:
    _name: str


def constructor(this, name): ...


def constructor_fast_path(operation): ...


name_getter = attrgetter("_name")


def name_setter(this, value): ...


def join(this, a, b): ...


def join_2(this, number): ...


def can(names): ...


def stringification_behavior(this): ...


def value_pairs_to_iterate_over(this): ...


def serialization_steps(this): ...


def deserialization_steps(this, serialized): ...


def cloning_steps(this, clone): ...


def inspect(this, more=None): ...
""",
    "tagging": "class Slots: ...\n\n\ndef tags_getter(this): ...\n",
    "reflection": """\
def reflected_domstring(name): ...


def set_reflected_domstring(name, convert): ...
""",
}


def compile_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, steps: dict[str, str]) -> None:
    """Compile ``IDL`` with a package of such steps modules."""
    package = tmp_path / "case_steps"
    package.mkdir()
    (package / "__init__.py").touch()
    for name, text in steps.items():
        (package / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    merged = merge(read(IDL, "case.webidl"))
    check(merged)
    wanted: list[Step] = []
    emit_python(merged, Documentation({}), "case", "case_steps", steps=wanted)
    try:
        check_steps(wanted, "case_steps")
    finally:
        for name in [each for each in sys.modules if each.startswith("case_steps")]:
            del sys.modules[name]


def test_steps_that_take_their_arguments_compile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compile_with(tmp_path, monkeypatch, STEPS)


@pytest.mark.parametrize(
    ("module", "old", "new", "said"),
    [
        (
            "thing",
            "def can(",
            "def cannot(",
            "case.webidl:7: 'Thing.can' needs the steps can(names) in case_steps/thing.py",
        ),
        (
            "thing",
            "def can(names)",
            "def can(this, names)",
            "case_steps/thing.py:26: can(this, names) does not take the arguments of the "
            "steps can(names), "
            "as 'Thing.can' at case.webidl:7 gives them",
        ),
        (
            "thing",
            "def name_setter(this, value)",
            "def name_setter(this)",
            "case_steps/thing.py:17: name_setter(this) does not take the arguments of the steps "
            "name_setter(this, value), as 'Thing.name' at case.webidl:4 gives them",
        ),
        ("thing", "name_getter =", "_name =", "case.webidl:4: 'Thing.name' needs"),
        ("thing", "def name_setter", "def _setter", "case.webidl:4: 'Thing.name' needs"),
        ("thing", "def join(this, a, b)", "def join(this, a)", "case_steps/thing.py:20: join"),
        (
            "thing",
            "def join_2(",
            "def join_3(",
            "case.webidl:6: 'Thing.join' needs the steps join_2",
        ),
        (
            "thing",
            "def join_2(this, number)",
            "def join_2(this)",
            "does not take the arguments of the steps join_2",
        ),
        ("thing", "def constructor(this, name)", "constructor = 5 #", "case.webidl:3: "),
        (
            "thing",
            "def constructor_fast_path(operation)",
            "def constructor_slow_path(operation)",
            "case.webidl:3: 'Thing.constructor' needs the steps constructor_fast_path(operation)",
        ),
        ("thing", "def stringification_behavior(", "def string(", "case.webidl:8: "),
        ("thing", "value_pairs_to_iterate_over(this)", "pairs(this)", "case.webidl:9: "),
        ("thing", "(this, serialized)", "(this)", "case_steps/thing.py:38: deserialization_steps"),
        ("thing", "def cloning_steps(", "def clone(", "case.webidl:1: 'Thing' needs"),
        ("thing", "def inspect(this, more=None)", "def show(this)", "case.webidl:1: 'Thing' needs"),
        (
            "tagging",
            "def tags_getter(this)",
            "def tags(this)",
            "case.webidl:13: 'Tagging.tags' needs the steps tags_getter(this) in "
            "case_steps/tagging.py",
        ),
        ("reflection", "def reflected_domstring(", "def reflected(", "case.webidl:12: "),
        (
            "tagging",
            "class Slots",
            "class Slot",
            "'Tagging' needs the class Slots in case_steps/tagging.py",
        ),
    ],
)
def test_missing_steps_and_wrong_parameters_are_errors_with_file_and_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: str, old: str, new: str, said: str
) -> None:
    assert old in STEPS[module]
    changed = STEPS | {module: STEPS[module].replace(old, new)}
    with pytest.raises(IDLError) as refused:
        compile_with(tmp_path, monkeypatch, changed)
    assert said in str(refused.value)


def test_a_missing_module_of_steps_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = {name: text for name, text in STEPS.items() if name != "tagging"}
    with pytest.raises(IDLError) as refused:
        compile_with(tmp_path, monkeypatch, steps)
    assert str(refused.value) == (
        "case.webidl:1: 'Tagging' has no steps: there is no case_steps/tagging.py"
    )
