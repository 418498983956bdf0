"""No pattern hangs, recurses without bound, or takes more than its steps; whoever wrote it.

What takes seconds here ran for hours, or for ever, if a component were matched by plain
backtracking.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from random import Random

import pytest

from tests.work import assert_linear, ends, seconds
from webapi import RangeError, URLPattern
from webapi.urlpattern.regexp import InstructionsExhaustedError, RegExp, RegExpSyntaxError, matcher

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
    "path", ["/:a?/x", "/:a*/x", "/:a+/:b+/x", "{*/}?x", "/{*}+x", "/:a?/:b?/x", "{/:a-}+x"]
)
@pytest.mark.parametrize("repeated", ["a", "/a", "a-"])
def test_plain_groups_with_modifiers_take_linear_time(path: str, repeated: str) -> None:
    pattern = URLPattern({"pathname": path})
    assert_linear(lambda size: pattern.test({"pathname": f"/{repeated * size}"}), 16_000)


@pytest.mark.parametrize("path", ["/:a?/x", "/:a*/x", "/:a+/x", "/:a/:b*/x", "{*/}?x"])
def test_plain_groups_with_modifiers_need_no_regular_expression(
    monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    monkeypatch.setattr(matcher.Matcher, "exec", None)
    pattern = URLPattern({"pathname": path})
    assert not pattern.test({"pathname": "/" + "a" * 1000})
    assert pattern.test({"pathname": "/a/x"})


def test_plain_groups_are_never_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matcher, "MOST_INSTRUCTIONS", 10)
    for path in ("/:a?/x", "/{:a/}*x", "/{*}+x", "/:a{-:b}?/x"):
        pattern = URLPattern({"pathname": path})
        assert not pattern.test({"pathname": "/" + "a" * 1000})
        assert pattern.test({"pathname": "/a/x"})
    assert not URLPattern({"hostname": "{*.}?a"}).test({"hostname": "b." * 1000})


@pytest.mark.parametrize(
    ("body", "subject"),
    [
        ("(?:a(?=.*b))*c", "a" * 3_000 + "b"),
        *(
            pytest.param(*each, marks=pytest.mark.heavy("Exhausting the steps takes a second."))
            for each in (
                ("(?:a(?<=^a*))*c", "a" * 3_000),
                (r"(?<x>a*)\k<x>*b", "a" * LONG),
                (r"(?i:(?<x>a+)(?<y>a+)\k<x>\k<y>+b)", "a" * 30_000),
                ("(?:a{1,1000}){1,1000}b", "a" * 3_000),
                ("(?:(?=(?<x>a*))a)*b", "a" * 3_000),
            )
        ),
    ],
)
def test_the_steps_take_about_the_same_time(body: str, subject: str) -> None:
    """0.23 to 0.36 s of processor time where all were measured, and at most half a second."""

    def exhaust(source: str, subject: str) -> None:
        with pytest.raises(InstructionsExhaustedError):
            RegExp(f"^({source})$", False).exec(subject)

    simple = min(seconds(lambda _: exhaust("(?:a{1,9})+b", "a" * 10 * LONG), [0]) for _ in range(2))
    assert min(seconds(lambda _: exhaust(body, subject), [0]) for _ in range(2)) < 2 * simple


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
    monkeypatch.setattr(matcher, "MOST_INSTRUCTIONS", 20_000)
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
    except (RegExpSyntaxError, InstructionsExhaustedError) as error:
        assert len(str(error)) < 200


@pytest.mark.parametrize(
    "size",
    [2_000, pytest.param(100_000, marks=pytest.mark.heavy("These patterns take a minute."))],
)
@pytest.mark.parametrize(
    ("before", "repeated", "times", "after"),
    [
        ("/", "a", 100, ""),
        ("/:", "a", 10, ""),
        ("", "/{", 2, ""),
        ("", "{", 2, ""),
        ("", "(", 2, ""),
        ("", ":a", 2, ""),
        ("", "{a}", 2, ""),
        ("", "{a}?", 1, ""),
        ("", "*", 2, ""),
        ("", "(a)", 0.6, ""),
        ("/(", "a", 10, ")"),
        ("/(", "[", 10, ")"),
        ("/(", "a|", 0.9, "b)"),
        ("", "\\", 10, ""),
    ],
)
def test_long_patterns_are_answered_or_an_error(
    before: str, repeated: str, times: float, after: str, size: int
) -> None:
    assert_answered(before + repeated * int(times * size) + after)


@pytest.mark.parametrize(
    "pattern",
    [
        "".join(f"/:a{number}" for number in range(30_000)),
        "/(" + "(?:" * 50_000 + ")" * 50_000 + ")",
        "/(" + "[" * 500_000 + "]" * 500_000 + ")",
    ],
    ids=["names", "groups", "classes"],
)
def test_many_names_and_deep_patterns_are_answered_or_an_error(pattern: str) -> None:
    assert_answered(pattern)


def assert_answered(pattern: str) -> None:
    for arguments in (({"pathname": pattern},), (f"https://example.org{pattern}",)):
        with ends():
            try:
                made = URLPattern(*arguments)  # type: ignore[arg-type]
                made.test("https://example.org/aaa")
            except (TypeError, RangeError) as error:
                assert str(error).startswith("Failed to ")
                assert len(str(error)) < 400


def test_too_many_plain_groups_are_an_error() -> None:
    with pytest.raises(RangeError, match="pathname: too many steps"):
        URLPattern({"pathname": "*" * 50_000}).test("https://example.org/")
    with pytest.raises(TypeError, match="protocol: too complex"):
        URLPattern({"protocol": "*" * 50_000})


def hostile(random: Random, depth: int) -> str:
    """Nested quantifiers and neighbours that overlap, of few letters."""
    if depth == 0:
        return random.choice(["a", "b", "[ab]", ".", "a?", "a*", "b+", "[^b]*"])
    parts = [hostile(random, depth - 1) for _ in range(random.randint(1, 3))]
    joined = random.choice(["", "|"]).join(parts)
    return f"(?:{joined}){random.choice(['', '*', '+', '?', '*?', '+?', '{0,3}', '{2,}'])}"


@pytest.mark.parametrize(
    "seeds",
    [
        range(3),
        pytest.param(range(3, 30), marks=pytest.mark.heavy("27 patterns take 20 seconds.")),
    ],
)
def test_generated_patterns_are_answered_or_take_too_many_steps(seeds: range) -> None:
    """Of whatever the generator finds, 3,000 code points are matched, or too many steps noticed."""
    for seed in seeds:
        with ends():
            check_generated(Random(seed))


def check_generated(random: Random) -> None:
    body = "".join(hostile(random, random.randint(1, 3)) for _ in range(2))
    expression = RegExp(f"^({body})c$", False)
    for subject in ("a" * 3_000, "ab" * 1_500, "aab" * 1_000):
        with suppress(InstructionsExhaustedError):
            assert expression.exec(subject) is None
