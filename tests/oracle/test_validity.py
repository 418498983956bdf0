"""`valid_url_string` compared with npm ``whatwg-url`` and with the parser of webapi, which reports
no validation error for a valid URL string. Node.js runs whatwg-url as a program."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

from tests.oracle.programs import answers_of
from tests.oracle.questions import questions
from webapi.url.failure import FAILURE
from webapi.url.parser import basic_url_parser
from webapi.url.scalar_values import scalar_value_string
from webapi.url.valid_url_strings import valid_url_string
from webapi.url.validation import ValidationError

BASES = (None, "http://h/p?q", "file:///C:/x", "mailto:x", "foo://h/p", "foo:/p")
PIECES = (
    *("http", "https", "ws", "file", "foo", "a", ":", "//", "/", "/", "?", "#", "..", ".", "%2e"),
    *("example", "example.org", "xn--fa-hia", "xn--a", "a_b", "-a", "a-", "é", "ß", "☕", "\u3002"),
    *("[::1]", "[1:2:3:4:5:6:7:8]", "[::1.2.3.4]", "[1::2:3]", "[::01]", "::ffff:1.2.3.4", "::"),
    *("1.2.3.4", "01.2.3.4", "256", "0", "00", "0x1", "1", "c:", "C|", "%zz", "%41", "%", "[", "]"),
    *("@", ":80", ":65535", ":65536", ":0080", ":", ";", "\\", "|", "^", "~", "!", " ", "\t"),
    *("\ufdd0", "\U0001f512", "\U0010ffff", "mailto:x", "b:c", "x", "localhost"),
)
ROUNDS = 8
STRINGS_OF_A_ROUND = 5_000


def strings(seed: int) -> Iterator[tuple[str, str | None]]:
    for question in questions(seed, STRINGS_OF_A_ROUND // 4):
        base = question.base and scalar_value_string(question.base)
        yield scalar_value_string(question.input), base
    generator = random.Random(seed)
    for _ in range(STRINGS_OF_A_ROUND * 3 // 4):
        pieces = generator.choices(PIECES, k=generator.randrange(9))
        yield "".join(pieces), generator.choice(BASES)


@pytest.mark.parametrize("seed", range(ROUNDS))
def test_valid_url_strings_are_those_of_whatwg_url_and_without_validation_errors(
    node: str, seed: int
) -> None:
    inputs = [
        (input, base)
        for input, base in strings(seed)
        if base is None or basic_url_parser(base) is not FAILURE
    ]
    theirs = ask(node, inputs)
    assert sum(theirs) > STRINGS_OF_A_ROUND * 0.1
    assert sum(not valid for valid in theirs) > STRINGS_OF_A_ROUND * 0.3
    for (input, base), valid in zip(inputs, theirs, strict=True):
        parsed_base = None if base is None else basic_url_parser(base)
        assert parsed_base is not FAILURE
        validity = valid_url_string(input, parsed_base)
        assert bool(validity) == valid, (input, base, validity)
        assert 0 <= validity.start <= validity.end <= len(input)
        errors: list[ValidationError] = []
        url = basic_url_parser(input, parsed_base, errors=errors)
        assert bool(errors) != valid, (input, base, errors)
        assert [error for error in errors if error.fatal] == errors[-1:] * (url is FAILURE)


def ask(node: str, inputs: list[tuple[str, str | None]]) -> list[bool]:
    lines = (json.dumps({"input": input, "base": base}) for input, base in inputs)
    return answers_of(node, "validity.mjs", lines)
