"""The types of what the IDL binds: those of classes that are written once are the IDL's."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from idl.compiler import model
from idl.compiler.bound import Bound
from idl.compiler.errors import IDLError
from idl.compiler.implementations import Kind
from idl.compiler.merge import merge
from idl.compiler.read import read
from idl.translator.types import Types
from idl.types_of_bound import check_types

MODULE = '''\
"""A module."""

from __future__ import annotations

from typing import Any


class Base:
    __slots__ = ("slot",)

    def __init__(self) -> None:
        self.slot = 1


class Thing(Base):
    __slots__ = ()

    @property
    def name(self) -> str:
        return ""

    @name.setter
    def name(self, value: str) -> None:
        pass

    def opaque(self, value: object) -> Any:
        return value
    def one(self, other: Thing | None, count: int, names: list[str]) -> bool:
        return True
    def many(self) -> list[Thing]:
        return []
    def base(self) -> Base | None:
        return None
    def text(self) -> str | None:
        return None
    def nothing(self) -> None:
        pass


class Other:
    def other(self) -> Other:
        return self


def get_outside(thing: Thing) -> float:
    return 1.0
'''
IDL = """\
interface Thing {
  attribute DOMString name;
  attribute DOMString? nullable;
  readonly attribute long slot;
  readonly attribute DOMString slotText;
  any opaque(any value);
  DOMString opaqueText(any value);
  boolean one(Thing? other, long count, DOMString... names);
  boolean oneText(DOMString other, long count, DOMString... names);
  boolean oneNull(Thing? other, long? count, DOMString... names);
  boolean oneMissing(Thing? other, optional long count, DOMString... names);
  boolean oneFloat(Thing? other, double count, DOMString... names);
  DOMString oneResult(Thing? other, long count, DOMString... names);
  sequence<Thing> many();
  sequence<DOMString> manyTexts();
  Thing? base();
  Thing baseNever();
  DOMString? text();
  DOMString textNever();
  undefined nothing();
  boolean nothingBoolean();
  readonly attribute double outside;
  readonly attribute DOMString outsideText;
};
"""


@pytest.fixture(scope="module")
def bound() -> object:
    """A function that gives what a member is bound to, and what mypy knows of the module."""
    module = ModuleType("case_of_types")
    sys.modules["case_of_types"] = module
    exec(MODULE, vars(module))
    files = Types({"case_of_types": MODULE}).files
    (interface,) = merge(read(IDL, "case.webidl")).interfaces.values()
    by_name: dict[str, model.Attribute | model.Operation] = {
        each.name: each
        for each in interface.members
        if isinstance(each, model.Attribute | model.Operation)
    }

    def check(name: str, kind: Kind, own: str) -> None:
        function = "case_of_types" if kind == "function" else ""
        what = Bound(by_name[name], kind, module.Thing, "_slot", own, function)
        check_types([what], files, lambda each: module.Thing if each == "Thing" else None)

    yield check
    del sys.modules["case_of_types"]


@pytest.mark.parametrize(
    ("name", "kind", "own", "said"),
    [
        ("name", "attribute", "name", ""),
        ("name", "settable attribute", "name", ""),
        ("nullable", "attribute", "name", ""),
        (
            "nullable",
            "settable attribute",
            "name",
            "Thing.name in case_of_types.py takes str",
        ),
        ("slot", "attribute", "slot", ""),
        ("slotText", "attribute", "slot", "Thing.slot in case_of_types.py gives int"),
        ("opaque", "method", "opaque", ""),
        (
            "opaqueText",
            "method",
            "opaque",
            "gives Any, but 'Thing.opaqueText' is of type DOMString",
        ),
        ("one", "method", "one", ""),
        ("oneText", "method", "one", "takes case_of_types.Thing | None, but "),
        ("oneNull", "method", "one", "takes int, but 'Thing.oneNull' is of type long?"),
        ("oneMissing", "method", "one", "takes int, but 'Thing.oneMissing' is of type long"),
        ("oneFloat", "method", "one", "takes int, but 'Thing.oneFloat' is of type double"),
        ("oneResult", "method", "one", "gives bool, but 'Thing.oneResult' is of type DOMString"),
        ("many", "method", "many", ""),
        ("manyTexts", "method", "many", "gives list[case_of_types.Thing], but "),
        ("base", "method", "base", ""),
        ("baseNever", "method", "base", "gives case_of_types.Base | None, but "),
        ("text", "method", "text", ""),
        ("textNever", "method", "text", "gives str | None, but 'Thing.textNever' is of type DOMS"),
        ("nothing", "method", "nothing", ""),
        ("nothingBoolean", "method", "nothing", "gives None, but "),
        ("outside", "function", "get_outside", ""),
        ("outsideText", "function", "get_outside", "get_outside in case_of_types.py gives float"),
        ("slot", "attribute", "missing", "has no type that mypy knows"),
    ],
)
def test_a_type_that_is_not_that_of_the_idl_is_an_error(
    bound: object, name: str, kind: Kind, own: str, said: str
) -> None:
    assert callable(bound)
    if said:
        with pytest.raises(IDLError) as refused:
            bound(name, kind, own)
        assert said in str(refused.value)
    else:
        bound(name, kind, own)
