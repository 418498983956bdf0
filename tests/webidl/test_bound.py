"""Members without steps: Python's classes are bound to classes that are written once."""

from __future__ import annotations

import sys
from importlib import import_module, invalidate_caches
from pathlib import Path
from typing import Any

import pytest

from idl.compiler.bound import Implementations
from idl.compiler.check import check
from idl.compiler.documentation import Documentation
from idl.compiler.emit_python import emit_python
from idl.compiler.errors import IDLError
from idl.compiler.merge import merge
from idl.compiler.read import read
from idl.compiler.steps import Step, check_steps

IDL = """\
[RunsIn=Engine]
interface Thing {
  constructor();
  attribute DOMString longName;
  [ImplementedAs=count] readonly attribute long size;
  Thing? nearest(optional Thing? other = null);
  undefined add((Thing or DOMString)... things);
  DOMString differs();
  [ByFunction] attribute DOMString outside;
  getter Thing item(unsigned long index);
  readonly attribute unsigned long length;
  stringifier;
};
[RunsIn=Engine]
interface Heir : Thing {
  readonly attribute long own;
};
Thing includes Tagging;
interface mixin Tagging {
  readonly attribute DOMString tag;
};
"""
WRITTEN_ONCE = """\
class Thing:
    def __init__(self):
        self.platform_object = None
        self.things = []
        self._name = "a"

    @property
    def long_name(self):
        return self._name

    @long_name.setter
    def long_name(self, value):
        self._name = value

    @property
    def count(self):
        return len(self.things)

    length = count
    tag = property(lambda self: "t")

    def nearest(self, other):
        return other

    def add(self, things):
        self.things += things

    def item(self, index):
        return self.things[index]

    def stringification_behavior(self):
        return "text"


class Heir(Thing):
    own = property(lambda self: 1)


def get_outside(thing):
    return "outside " + thing.long_name


def set_outside(thing, value):
    thing.long_name = value
"""
STEPS = """\
class Slots:
    _webapi_thing: "ThingImpl"


def initialize(this, value):
    this._webapi_thing = value
    value.platform_object = this


def constructor(this):
    from once_of_bound import Thing

    initialize(this, Thing())


def differs(this):
    return "differs"


def inspect(this):
    return "<Thing>"
"""


@pytest.fixture
def compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A function that compiles ``IDL`` with a module that is written once, and imports it."""
    names = ["once_of_bound", "package_of_bound", "steps_of_bound"]
    monkeypatch.syspath_prepend(tmp_path)

    def compile_with(written_once: str) -> Any:
        (tmp_path / "once_of_bound.py").write_text(written_once)
        (tmp_path / "steps_of_bound").mkdir()
        (tmp_path / "steps_of_bound" / "thing.py").write_text(STEPS)
        invalidate_caches()
        merged = merge(read(IDL, "case.webidl"))
        check(merged)
        steps: list[Step] = []
        files = emit_python(
            merged,
            Documentation({}),
            "package_of_bound",
            "steps_of_bound",
            steps=steps,
            implementations=Implementations(merged, ["once_of_bound"], "steps_of_bound"),
        )
        check_steps(steps, "steps_of_bound")
        for name, text in files.items():
            path = tmp_path / "package_of_bound" / name
            path.parent.mkdir(exist_ok=True)
            path.write_text(text)
        return import_module("package_of_bound.thing"), files

    yield compile_with
    for name in [*sys.modules]:
        if name.split(".")[0] in names:
            del sys.modules[name]


def test_members_without_steps_are_those_of_the_implementation(compiled: Any) -> None:
    module, _ = compiled(WRITTEN_ONCE)
    thing, other = module.Thing(), module.Thing()
    thing.longName = 5
    assert thing.longName == "5"
    assert (thing.nearest(other), thing.nearest()) == (other, None)
    thing.add(other)
    assert (thing.size, len(thing), thing[0], [*thing]) == (1, 1, other, [other])
    thing.add("text")
    assert thing._webapi_thing.things[1] == "text"
    assert (thing.differs(), thing.tag, str(thing), repr(thing)) == (
        "differs",
        "t",
        "text",
        "<Thing>",
    )
    thing.outside = "b"
    assert thing.outside == "outside b"
    with pytest.raises(TypeError, match="parameter 1 is not of type 'Thing'"):
        thing.nearest(1)
    with pytest.raises(TypeError, match="Illegal invocation"):
        module.Thing.nearest(1)


def test_an_heir_needs_no_steps_and_its_stub_has_the_narrower_type(compiled: Any) -> None:
    module, files = compiled(WRITTEN_ONCE)
    heir = import_module("package_of_bound.heir")
    made = heir.new_object(import_module("once_of_bound").Heir())
    assert (made.own, made.longName, repr(made)) == (1, "a", "<Thing>")
    assert isinstance(made, module.Thing)
    assert "from once_of_bound import Heir as _HeirImplementation" in files["heir.pyi"]
    assert "    _webapi_thing: _HeirImplementation\n" in files["heir.pyi"]
    assert "_webapi_thing:" not in files["thing.pyi"], "its steps declare it"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            "    def nearest",
            "    def near",
            "6: 'Thing.nearest' needs the method nearest of the class",
        ),
        (
            "    @long_name.setter",
            "    @staticmethod",
            "4: 'Thing.longName' needs the attribute long_name of the class Thing in once_of_bound",
        ),
        (
            "    length =",
            "    long =",
            "11: 'Thing.length' needs the attribute length of the class",
        ),
        (
            "def set_outside",
            "def put_outside",
            "9: 'Thing.outside' needs the function set_outside in",
        ),
        (
            "def stringification_behavior",
            "def to_string",
            "12: 'Thing.stringifier' needs the method stringification_behavior of the class Thing",
        ),
    ],
)
def test_a_missing_member_is_an_error_with_file_and_line(
    compiled: Any, old: str, new: str, said: str
) -> None:
    assert old in WRITTEN_ONCE
    with pytest.raises(IDLError) as refused:
        compiled(WRITTEN_ONCE.replace(old, new))
    assert str(refused.value).startswith(f"case.webidl:{said}")
