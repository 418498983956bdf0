"""No pattern hangs, recurses without bound, or takes more than its steps; whoever wrote it.

No time is measured. What runs here within a minute ran for hours, or for ever, if a component were
matched by plain backtracking.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from random import Random

import pytest

from webapi import RangeError, URLPattern
from webapi.urlpattern.regexp import RegExp, RegExpSyntaxError, StepsExhaustedError, matcher

LONG = 100_000

LINEAR = [
    ("(a+)+b", "a"),
    ("(a*)*b", "a"),
    ("(a|a)*b", "a"),
    ("(?:a|aa)+b", "a"),
    ("(?:a?)*b", "a"),
    ("(?:a+?)+?b", "a"),
    ("(?:.*a)*b", "a"),
    ("(?:a*a*)*b", "a"),
    ("(?:(?:a*)*)*b", "a"),
    ("a*a*a*a*b", "a"),
    (".*-.*-.*-.*x", "-"),
    ("(?:[a-z]+-?)+b0", "ab"),
    ("(?<x>a|b|ab)*c", "ab"),
    ("(?i:a+)+b", "aA"),
    (r"(?:\w\w?)+-", "ab"),
    ("(?:a{0,2})*b", "a"),
]
"""Bodies that make a backtracking matcher try exponentially or polynomially often, and of what."""


@pytest.mark.parametrize(("body", "repeated"), LINEAR)
def test_long_subjects_are_answered_within_the_steps(body: str, repeated: str) -> None:
    """Answered within the steps that there are, at a tenth of the largest length."""
    body = body.replace("((?!", "(?:(?!") if body.startswith("((") else body
    assert RegExp(f"^({body})$", False).exec(repeated * (LONG // 10 // len(repeated))) is None


@pytest.mark.parametrize(
    "path",
    ["/:a-:b-:c-:d", "/:a-:b-:c-:d/x", "/*-*-*-*-x", "/:a:b:c:d/x", "/{:a-}+x", "/:a+/:b+/x"],
)
@pytest.mark.parametrize("ignore_case", [False, True])
def test_plain_groups_take_linear_time(path: str, ignore_case: bool) -> None:
    pattern = URLPattern({"pathname": path}, {"ignoreCase": ignore_case})
    assert not pattern.test("https://example.org/" + "-" * 400 + "/")
    assert not pattern.test("https://example.org/" + "-/" * 20_000 + "y")
    assert not pattern.test("https://example.org/" + "a-" * 20_000 + "/y")


@pytest.mark.parametrize(
    "body",
    [
        r"(?<x>a*)\k<x>*b",
        r"(?<x>a+)(?<y>a+)\k<x>\k<y>+b",
        "(?:a{1,1000}){1,1000}b",
        "(?:(?=(?<x>a*))a)*b",
        "(?:(?=.*x|.*y)a)*b",
        "(?:a?){1000}a{1000}b",
    ],
)
def test_beyond_the_steps_is_an_error(body: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It names the component and not the text."""
    monkeypatch.setattr(matcher, "STEPS", 20_000)
    pattern = URLPattern({"pathname": f"/({body})"})
    for matching in (pattern.test, pattern.exec):
        with pytest.raises(RangeError) as raised:
            matching("https://example.org/" + "a" * LONG)
        assert str(raised.value).startswith(
            f"Failed to execute '{matching.__name__}' on 'URLPattern'"
        )
        assert "pathname" in str(raised.value)
        assert len(str(raised.value)) < 200


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("(?:", ")"),
        ("(?:a|", ")"),
        ("(?:", ")*"),
        ("(?:", ")?"),
        ("(?=", ")"),
        ("(?<!", ")"),
        ("(?:a", "){2}"),
        ("(?i:", ")"),
        ("[", "]"),
        ("[a--", "]"),
        ("[^", "]"),
    ],
)
@pytest.mark.parametrize("depth", [240, 10 * sys.getrecursionlimit()])
def test_deep_nesting_is_answered_or_an_error(before: str, after: str, depth: int) -> None:
    """Nothing recurses, and what is nested too deeply is an error."""
    inner = "[a]" if before.startswith("[a") else "a"
    source = f"^({before * depth}{inner}{after * depth})$"
    try:
        RegExp(source, False).exec("a" * 50)
    except (RegExpSyntaxError, StepsExhaustedError) as error:
        assert len(str(error)) < 200


@pytest.mark.parametrize(
    "pattern",
    [
        "/" + "a" * 10_000_000,
        "/:" + "a" * 1_000_000,
        "/{" * 200_000,
        "{" * 200_000,
        "(" * 200_000,
        ":a" * 200_000,
        "".join(f"/:a{number}" for number in range(30_000)),
        "{a}" * 200_000,
        "{a}?" * 100_000,
        "*" * 200_000,
        "(a)" * 60_000,
        "/(" + "a" * 1_000_000 + ")",
        "/(" + "[" * 1_000_000 + ")",
        "/(" + "(?:" * 50_000 + ")" * 50_000 + ")",
        "/(" + "a|" * 90_000 + "b)",
        "/(" + "[" * 500_000 + "]" * 500_000 + ")",
        "\\" * 1_000_000,
    ],
    ids=lambda pattern: f"{pattern[:6]}…{len(pattern)}",
)
def test_long_patterns_are_answered_or_an_error(pattern: str) -> None:
    for arguments in (({"pathname": pattern},), (f"https://example.org{pattern}",)):
        try:
            made = URLPattern(*arguments)  # type: ignore[arg-type]
            made.test("https://example.org/aaa")
        except (TypeError, RangeError) as error:
            assert str(error).startswith("Failed to ")
            assert len(str(error)) < 400


def test_too_many_plain_groups_are_an_error() -> None:
    with pytest.raises(RangeError, match="pathname: too many steps"):
        URLPattern({"pathname": "*" * 200_000}).test("https://example.org/")
    with pytest.raises(TypeError, match="protocol: too complex"):
        URLPattern({"protocol": "*" * 200_000})


def hostile(random: Random, depth: int) -> str:
    """Nested quantifiers and neighbours that overlap, of few letters."""
    if depth == 0:
        return random.choice(["a", "b", "[ab]", ".", "a?", "a*", "b+", "[^b]*"])
    parts = [hostile(random, depth - 1) for _ in range(random.randint(1, 3))]
    joined = random.choice(["", "|"]).join(parts)
    return f"(?:{joined}){random.choice(['', '*', '+', '?', '*?', '+?', '{0,3}', '{2,}'])}"


@pytest.mark.parametrize("seed", range(60))
def test_generated_patterns_are_answered_or_take_too_many_steps(seed: int) -> None:
    """Of whatever the generator finds, 3,000 code points are matched, or too many steps noticed."""
    random = Random(seed)
    body = "".join(hostile(random, random.randint(1, 3)) for _ in range(2))
    expression = RegExp(f"^({body})c$", False)
    for subject in ("a" * 3_000, "ab" * 1_500, "aab" * 1_000):
        with suppress(StepsExhaustedError):
            assert expression.exec(subject) is None
