"""Mutants are what they are called, and what is not changed stays as it is."""

from __future__ import annotations

import importlib
import sys
import tomllib

import pytest

from tests.tools.mutants import JUDGED, every_mutant
from tests.tools.mutation import ROOT, Finder, compiled, mutants_of, replacements
from webapi.url import ipv4
from webapi.url.failure import FAILURE

PATH = "webapi/url/ipv4.py"


def test_each_mutant_differs_from_its_module() -> None:
    source = (ROOT / PATH).read_bytes()
    unchanged = compile(source, str(ROOT / PATH), "exec", dont_inherit=True)
    found = mutants_of(PATH)
    assert len({mutant.name for mutant in found}) == len(found) > 20
    for mutant in found:
        assert compiled(mutant, -1) == unchanged
        assert compiled(mutant, mutant.number) != unchanged


@pytest.mark.parametrize("way", ["in place", "by import"])
def test_a_mutant_behaves_as_the_changed_module(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name = f"{PATH}: ipv4_parser: len(parts) > 4 -> len(parts) >= 4"
    (mutant,) = (mutant for mutant in mutants_of(PATH) if mutant.name == name)
    assert ipv4.ipv4_parser("1.2.3.4") == 0x01020304
    if way == "in place":
        (changed,) = (replacements(mutant) or {}).items()
        assert ipv4.ipv4_parser.__code__ == changed[0]
        monkeypatch.setattr(ipv4.ipv4_parser, "__code__", changed[1])
        module = ipv4
    else:
        monkeypatch.delitem(sys.modules, "webapi.url.ipv4")
        monkeypatch.setattr(sys, "meta_path", [Finder(mutant), *sys.meta_path])
        module = importlib.import_module("webapi.url.ipv4")
        monkeypatch.setattr("webapi.url.ipv4", ipv4)
    assert module.ipv4_parser("1.2.3.4") is FAILURE
    assert module.ipv4_parser("1.2.3") == 0x01020003


def test_code_that_runs_at_import_is_not_changed_in_place() -> None:
    found = {mutant.name: mutant for mutant in mutants_of("webapi/url/punycode.py")}
    assert replacements(found["webapi/url/punycode.py: : 36 -> 37"]) is None


def test_every_judged_mutant_is_there_and_has_a_reason() -> None:
    judged = tomllib.loads(JUDGED.read_text("utf-8"))["equivalent"]
    assert judged.keys() <= {mutant.name for mutant in every_mutant()}
    assert all(reason.endswith(".") for reason in judged.values())
