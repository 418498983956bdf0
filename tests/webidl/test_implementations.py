"""What the compiler says of members that a class that is written once lacks."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from idl.compiler.check import check
from idl.compiler.emit_js import emit_javascript
from idl.compiler.errors import IDLError
from idl.compiler.implementations import Wanted, check_implementations
from idl.compiler.merge import merge
from idl.compiler.read import read

IDL = """\
[Exposed=*, RunsIn=Engine]
interface Thing {
  constructor(long size);
  attribute DOMString longName;
  readonly attribute long size;
  DOMString f(long a);
  DOMString f(DOMString a, DOMString b);
  static boolean can();
  stringifier;
  iterable<DOMString, long>;
  attribute Handler onload;
};
[LegacyTreatNonObjectAsNull]
callback Handler = any (any a);
"""
CLASS = """\
class Thing:
    __slots__ = ("size", "_name")

    def constructor_steps(self, size): ...

    @property
    def long_name(self): ...

    @long_name.setter
    def long_name(self, value): ...

    def f(self, a): ...

    def f_2(self, a, b): ...

    @staticmethod
    def can(): ...

    def stringification_behavior(self): ...

    def value_pairs_to_iterate_over(self): ...

    def get_event_handler(self, type): ...

    def set_event_handler(self, type, callback): ...
"""


def compile_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, by_hand: str = ""
) -> None:
    """Compile ``IDL`` with a module that is written once."""
    (tmp_path / "written_once_case.py").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    merged = merge(read(IDL, "case.webidl"))
    check(merged)
    wanted: list[Wanted] = []
    emit_javascript(merged, wanted=wanted)
    try:
        check_implementations(wanted, ["written_once_case"], {by_hand})
    finally:
        del sys.modules["written_once_case"]


def test_class_that_has_all_members_compiles(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compile_with(tmp_path, monkeypatch, CLASS)


def test_class_of_an_interface_by_hand_is_not_looked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compile_with(tmp_path, monkeypatch, "", by_hand="ThingImpl")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            "class Thing:",
            "class Other:",
            "case.webidl:3: 'Thing.constructor' needs the class Thing in one of written_once_case",
        ),
        (
            "def constructor_steps",
            "def steps",
            "case.webidl:3: 'Thing.constructor' needs the method constructor_steps of the class "
            "Thing in written_once_case.py",
        ),
        (
            "    @property\n    def long_name(self): ...\n\n    @long_name.setter\n",
            "",
            "case.webidl:4: 'Thing.longName' needs the attribute long_name of the class",
        ),
        (
            "    @long_name.setter\n    def long_name(",
            "    def set_name(",
            "case.webidl:4: 'Thing.longName' needs the settable attribute long_name of the class",
        ),
        ('"size"', '"length"', "case.webidl:5: 'Thing.size' needs the attribute size "),
        ("def f(self, a)", "f = 1 #", "case.webidl:6: 'Thing.f' needs the method f "),
        ("def f_2(", "def f2(", "case.webidl:7: 'Thing.f' needs the method f_2 "),
        (
            "    @staticmethod\n",
            "",
            "case.webidl:8: 'Thing.can' needs the static method can ",
        ),
        (
            "def stringification_behavior",
            "def to_string",
            "case.webidl:9: 'Thing.stringifier' needs the method stringification_behavior ",
        ),
        (
            "def value_pairs_to_iterate_over",
            "def pairs",
            "case.webidl:10: 'Thing.iterable<DOMString, long>' needs the method value_pairs",
        ),
        (
            "def get_event_handler",
            "def get_handler",
            "case.webidl:11: 'Thing.onload' needs the method get_event_handler ",
        ),
        (
            "def set_event_handler",
            "def set_handler",
            "case.webidl:11: 'Thing.onload' needs the method set_event_handler ",
        ),
    ],
)
def test_missing_member_is_an_error_with_file_and_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: str, new: str, said: str
) -> None:
    assert old in CLASS
    with pytest.raises(IDLError) as refused:
        compile_with(tmp_path, monkeypatch, CLASS.replace(old, new))
    assert str(refused.value).startswith(said)
