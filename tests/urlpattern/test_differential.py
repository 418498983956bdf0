"""JavaScript engines give the same answers; the known bugs, in which they do not, are there."""

from __future__ import annotations

import os

import pytest

from tests.urlpattern.differential import KNOWN_BUGS, differences
from tests.urlpattern.engines import ENGINES, Question, engine
from webapi.urlpattern.regexp import RegExp

needs_engines = pytest.mark.skipif(
    len(ENGINES) < 2 and "WEBAPI_ENGINES" not in os.environ,
    reason="no two engines: pip install mini-racer quickjs-ng",
)


@needs_engines
def test_random_expressions_match_as_in_the_engines() -> None:
    found, counts = differences(5_000, seed=20261121)
    assert found == []
    assert min(counts["match"], counts["no match"], counts["error"]) > 100


@needs_engines
@pytest.mark.parametrize(
    ("name", "question", "standard"),
    [
        # CharacterClass is compiled with the modifiers of its own place.
        ("v8", ("^(?:(?i:b)|[J])$", "v", "j"), None),
        ("v8", ("^(?:(?i:b)|[^K])$", "v", "k"), []),
        # So are properties and \W.
        ("v8", (r"^(?:(?i:b)|\p{Lu})$", "v", "s"), None),
        ("v8", (r"^(?:(?-i:b)|\P{Lu})$", "vi", "s"), None),
        ("v8", (r"^(?:(?-i:b)|\W)$", "vi", "s"), None),
        # MaybeSimpleCaseFolding is for every ClassString.
        ("v8", (r"^[\q{K|bc}]$", "vi", "K"), []),
        # PatternCharacter is any that is no SyntaxCharacter.
        ("quickjs", ("^-$", "v", "-"), []),
        # It is a Syntax Error if two GroupSpecifiers of one name might both participate.
        ("quickjs", ("^(?:(?<z>a)|c)(?<z>b)$", "v", "a"), "SyntaxError"),
        # MayContainStrings goes by what is written.
        ("quickjs", (r"^[^[\q{ab}&&\q{bc}]]$", "v", "a"), "SyntaxError"),
    ],
)
def test_where_engines_disagree_the_standard_decides(
    name: str, question: Question, standard: object
) -> None:
    source, flags, subject = question
    if standard == "SyntaxError":
        with pytest.raises(Exception, match="at"):
            RegExp(source, "i" in flags)
    else:
        groups = RegExp(source, "i" in flags).exec(subject)
        assert (None if groups is None else list(groups)) == standard
    others = [each for each in ENGINES if each != name]
    assert [engine(each)([question]) for each in others] == [[standard]]
    if engine(name)([question]) == [standard]:
        pytest.fail(f"{name} has mended this: take its rule out of differential.py")
    assert KNOWN_BUGS[name]
