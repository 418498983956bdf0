"""The fast paths give what the algorithms give that they shortcut."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random

import pytest

from webapi import URL, URLPattern
from webapi.url.failure import FAILURE
from webapi.url.fast_path.patterns import canonical
from webapi.url.parser import basic_url_parser
from webapi.url.serializer import value_of
from webapi.urlpattern import canonicalization
from webapi.urlpattern.matching import Exec, direct_matcher
from webapi.urlpattern.modifiers import modifiers_matcher
from webapi.urlpattern.parts import (
    DEFAULT_OPTIONS,
    FIXED_TEXT,
    FULL_WILDCARD,
    MODIFIERS,
    NONE,
    PATHNAME_OPTIONS,
    SEGMENT_WILDCARD,
    Options,
    Part,
)
from webapi.urlpattern.regexp import RegExp
from webapi.urlpattern.regular_expression_string import generate_a_regular_expression
from webapi.urlpattern.url_pattern import COMPONENTS, url_values

MODIFIED = (*MODIFIERS.values(),)
RARELY_MODIFIED = (*[NONE] * 12, *MODIFIED)
TEXTS = ("/", "a", "/a", "-", "a/", "/b/", "ab", "A", ".")


def random_parts(random: Random) -> list[Part]:
    parts: list[Part] = []
    only_text = random.random() < 0.2
    for number in range(random.randint(0, 5)):
        type = (
            FIXED_TEXT
            if only_text
            else random.choice([FIXED_TEXT, FIXED_TEXT, SEGMENT_WILDCARD, FULL_WILDCARD])
        )
        if type == FIXED_TEXT:
            modifier = random.choice(MODIFIED if only_text else RARELY_MODIFIED)
            parts.append(Part(type, random.choice(TEXTS), modifier))
        else:
            prefix, suffix = (random.choice(["", "", *TEXTS]) for _ in range(2))
            modifier = random.choice(RARELY_MODIFIED)
            if type == SEGMENT_WILDCARD and random.random() < 0.3:
                modifier, prefix, suffix = random.choice(MODIFIED), "/", ""
            parts.append(Part(type, "", modifier, str(number), prefix, suffix))
    return parts


@pytest.mark.parametrize("matcher", [direct_matcher, modifiers_matcher])
@pytest.mark.parametrize("options", [DEFAULT_OPTIONS, PATHNAME_OPTIONS])
@pytest.mark.parametrize("ignore_case", [False, True])
def test_a_direct_matcher_agrees_with_the_regular_expression(
    matcher: Callable[[Sequence[Part], Options], Exec | None], options: Options, ignore_case: bool
) -> None:
    """A direct matcher gives what the generated regular expression gives."""
    random = Random(7)
    options = options._replace(ignore_case=ignore_case)
    direct = matching = 0
    for _ in range(1_500):
        parts = random_parts(random)
        match = matcher(parts, options)
        if match is None:
            continue
        direct += 1
        expression = RegExp(generate_a_regular_expression(parts, options), ignore_case)
        for _ in range(6):
            subject = "".join(random.choices(TEXTS, k=random.randint(0, 6)))
            groups = match(subject)
            matching += groups is not None
            assert groups == expression.exec(subject), (parts, subject)
    assert direct > 700
    assert matching > 200


PATTERNS = (
    URLPattern("http{s}?://*.example.com/:a/*"),
    URLPattern("https://example.com:8080/:a(\\d+)?/:b.html"),
    URLPattern({"pathname": "/:a/:b?", "search": "*x=:c", "hash": ":d+"}),
    URLPattern({"pathname": "/A/*", "hash": "T"}, {"ignoreCase": True}),
    URLPattern({"username": "u"}),
    URLPattern({"username": "", "password": ""}),
    URLPattern({"protocol": "f*", "port": ":p?"}),
    URLPattern({}),
)


@pytest.mark.parametrize("pattern", PATTERNS)
def test_a_canonical_url_matches_as_its_components_do(pattern: URLPattern) -> None:
    """What test() and exec() say of a canonical URL is what they say of its components."""
    random = Random(8)
    seen = 0
    for _ in range(1_000):
        href = "".join(
            random.choice(choices)
            for choices in (
                ("http://", "https://", "ftp://", "wss://"),
                ("example.com", "www.example.com", "a.b"),
                ("", ":8080", ":81"),
                ("/", "/a/b", "/7/b.html", "/b.html", "/a/7", "/a", "/a//"),
                ("", "?x=1", "?a"),
                ("", "#t", "#T/u"),
            )
        )
        if canonical(href) is None:
            continue
        url = basic_url_parser(href)
        assert url is not FAILURE
        init = dict(zip(COMPONENTS, url_values(value_of(url)), strict=True))
        expected = pattern.exec(init)
        result = pattern.exec(href)
        assert pattern.test(href) is (expected is not None)
        assert pattern.test(href) is pattern.test(" " + href)
        if expected is None or result is None:
            assert result is expected
            continue
        seen += 1
        assert result["inputs"] == [href]
        assert {**result, "inputs": None} == {**expected, "inputs": None}
        assert list(result) == list(expected)
    assert seen > 0 or pattern.username == "u"


@pytest.mark.parametrize(
    ("name", "expression"),
    [
        ("canonicalize_a_protocol", "_is_canonical_protocol"),
        ("canonicalize_a_hostname", "_is_canonical_hostname"),
        ("canonicalize_a_pathname", "_is_canonical_text"),
        ("canonicalize_an_opaque_pathname", "_is_canonical_text"),
        ("canonicalize_a_search", "_is_canonical_text"),
        ("canonicalize_a_hash", "_is_canonical_text"),
    ],
)
def test_canonical_text_is_what_the_parser_gives_back(
    name: str, expression: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    random = Random(9)
    canonicalize = getattr(canonicalization, name)
    texts = ["".join(random.choices("ab0x1-._~/+9", k=random.randint(1, 8))) for _ in range(3_000)]
    is_canonical = getattr(canonicalization, expression)
    found = [text for text in texts if is_canonical(text)]
    assert len(found) > 20
    monkeypatch.setattr(canonicalization, expression, re.compile(r"(?!)").fullmatch)
    assert [canonicalize(text) for text in found] == found


def test_url_objects_take_the_slow_path() -> None:
    href = "https://www.example.com/a/b"
    result = PATTERNS[0].exec(URL(href))
    assert result is not None
    assert result["pathname"] == {"groups": {"0": "b", "a": "a"}, "input": "/a/b"}


def test_a_canonical_url_is_matched_without_being_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    pattern = URLPattern({"pathname": "/:name"})
    monkeypatch.setattr("webapi.steps.url_pattern.match_values", None)
    assert pattern.test("https://example.org/a")
    assert not pattern.test("https://example.org/a/b")
    found = pattern.exec("https://example.org/a")
    assert found is not None
    assert found.pathname.groups.name == "a"
    assert pattern.exec("https://example.org/a/b") is None


def test_a_base_is_among_the_inputs() -> None:
    found = URLPattern({"pathname": "/:name"}).exec("https://example.org/a", "https://base/")
    assert found is not None
    assert found.inputs == ["https://example.org/a", "https://base/"]
    assert URLPattern().test("https://example.org/a", "no URL") is False
    assert URLPattern().exec("https://example.org/a", "no URL") is None
