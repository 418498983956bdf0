"""`webapi.columns` gives each row the answer of the URL class, field by field."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.oracle.questions import PIECES, questions
from webapi import URL
from wpt.vectors import load

from .answers import answer, differences, scalar_values
from .optional import require

pa = require("pyarrow")
require("numpy")

from webapi import columns  # noqa: E402
from webapi.columns import exact  # noqa: E402

GENERATED = [
    4_000,
    pytest.param(100_000, marks=pytest.mark.heavy("All tests of so many URLs take half a minute.")),
]


def assert_same(urls: list[str | None], base: str | None = None) -> None:
    found = columns.parse(pa.array(urls, pa.string()), base)
    found.validate(full=True)
    assert differences(found.to_pylist(), urls, [base] * len(urls)) == []


def assert_same_with_bases(urls: list[str], bases: list[str]) -> None:
    found = columns.parse(urls, bases)
    found.validate(full=True)
    assert differences(found.to_pylist(), urls, bases) == []
    hrefs = [row["href"] for row in found.to_pylist()]
    assert columns.resolve(urls, bases).to_pylist() == hrefs
    assert columns.can_parse(urls, bases).to_pylist() == [href is not None for href in hrefs]


def vector_inputs() -> Iterator[str]:
    for suite in ("url-constructor", "url-setters", "toascii", "IdnaTestV2"):
        for vector in load(suite):
            text = scalar_values(vector.get("input", vector.get("href")))
            yield text
            yield f"https://{text}/x"
            yield f"http://{text}"


def test_vectors_get_the_answers_of_url() -> None:
    inputs = list(vector_inputs())
    assert len(inputs) > 10_000
    assert_same(inputs)
    hrefs = [None if (row := answer(text)) is None else row["href"] for text in inputs]
    assert columns.href(inputs).to_pylist() == hrefs
    assert columns.can_parse(inputs).to_pylist() == [href is not None for href in hrefs]


@pytest.mark.parametrize(
    "base",
    [
        "https://example.org/a/b/c?d#e",
        "http://example.org:8080/",
        "https://user:pass@127.0.0.1/x/?",
        "file:///C:/x/y",
        "about:blank",
        "x://host/a",
    ],
)
def test_vectors_against_one_base_get_the_answers_of_url(base: str) -> None:
    inputs = list(vector_inputs())[::3]
    assert_same(inputs, base)
    hrefs = columns.parse(inputs, base, fields=("href",)).field("href")
    assert columns.resolve(inputs, URL(base)).equals(hrefs)
    assert columns.can_parse(inputs, base).equals(hrefs.is_valid())


def test_vectors_against_their_bases_get_the_answers_of_url() -> None:
    vectors = [vector for vector in load("url-constructor") if vector["base"] is not None]
    urls = [scalar_values(vector["input"]) for vector in vectors]
    bases = [scalar_values(vector["base"]) for vector in vectors]
    assert_same_with_bases(urls, bases)


def test_the_corpus_gets_the_answers_of_url(corpus: list[str]) -> None:
    assert_same(corpus)
    assert columns.can_parse(corpus).to_pylist() == [URL.canParse(url) for url in corpus]


@pytest.mark.parametrize("count", [1, 255, 256, 1000])
def test_urls_without_a_path_get_the_answers_of_url(count: int) -> None:
    urls = [f"https://h{row}.example{('', '?q', '#f', ':8080')[row % 4]}" for row in range(count)]
    urls += ["https://example.org/path", "no URL"] * 3 * count
    assert_same(urls)
    assert_same(urls[count // 2 :])


def test_few_urls_of_the_corpus_are_parsed_one_by_one(
    corpus: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = []
    components = exact.components
    monkeypatch.setattr(exact, "components", lambda *args: calls.append(args) or components(*args))
    columns.parse(corpus)
    assert len(calls) < 0.005 * len(corpus)


@pytest.mark.parametrize("generated", GENERATED)
def test_questions_of_the_oracle_get_the_answers_of_url(generated: int) -> None:
    chosen = [question for question in questions(14, generated // 4) if question.base is not None]
    urls = [scalar_values(question.input) for question in chosen]
    assert_same(urls)
    assert_same_with_bases(urls, [scalar_values(question.base or "") for question in chosen])


CANONICAL_PIECES = (
    *("https://", "http://", "ws://", "wss://", "ftp://", "file://", "HTTPS://", "https:/"),
    *(
        "example",
        "www.",
        "a",
        "de",
        "com",
        ".",
        "..",
        "1",
        "0x1",
        "0xg",
        "x",
        "127.0.0.1",
        "-",
        "_",
    ),
    *(":80", ":443", ":21", ":8080", ":0", ":00", ":65535", ":65536", ":", ":99999", ":123456"),
    *("/", "//", "/a", "/.", "/..", "/.a", "/%2e", "/%2E/", ".%2e", "%", "%41", "%2", "\\", "|"),
    *("?", "??", "?a=b", "?'", "#", "##", "#f", "#`", "{", "^", "~", "!", "$", "&", "=", "+", ";"),
    *(" ", "\t", "\n", "\0", "\x7f", "é", "文", "@", "u:p@", "[::1]", '"', "<", ">", "`", "'"),
)


def near_canonical(chooser: random.Random) -> str:
    """A canonical URL with up to two pieces inserted or replaced."""
    host = "".join(chooser.choices(CANONICAL_PIECES[8:22], k=chooser.randrange(1, 4)))
    url = (
        chooser.choice(CANONICAL_PIECES[:6])
        + host
        + chooser.choice(("", "", *CANONICAL_PIECES[22:33]))
    )
    url += "".join(chooser.choices(CANONICAL_PIECES[33:], k=chooser.randrange(5)))
    for _ in range(chooser.choice((0, 0, 1, 2))):
        at = chooser.randrange(len(url) + 1)
        piece = chooser.choice((*CANONICAL_PIECES, *PIECES, *map(chr, range(0x80))))
        url = url[:at] + piece + url[at + chooser.choice((0, 0, 1)) :]
    return scalar_values(url)


@pytest.mark.parametrize("generated", GENERATED)
def test_nearly_canonical_urls_get_the_answers_of_url(generated: int) -> None:
    chooser = random.Random(20261121)
    urls = [near_canonical(chooser) for _ in range(generated)]
    assert_same(urls)
    assert columns.can_parse(urls).to_pylist() == [URL.canParse(url) for url in urls]


@pytest.mark.parametrize("generated", GENERATED)
def test_references_against_nearly_canonical_bases_get_the_answers_of_url(generated: int) -> None:
    chooser = random.Random(20261122)
    bases = [near_canonical(chooser) for _ in range(generated // 2)]
    starts = ("", "", "/", "//", "?", "#", "../", "./", "a/", "a:", "http:", "https://b")
    references = [
        scalar_values(chooser.choice(starts) + "".join(chooser.choices(CANONICAL_PIECES, k=2)))
        for _ in bases
    ]
    assert_same_with_bases(references, bases)
    assert_same(references, "https://example.org/a/b/c?d#e")


def test_each_code_point_in_each_component_gets_the_answer_of_url() -> None:
    for template in (
        "{}https://example.org/",
        "https://{}/",
        "https://a{}b/",
        "https://example.or{}/",
        "https://example.org:8{}/",
        "https://example.org/a{}b",
        "https://example.org/{}",
        "https://example.org/?{}",
        "https://example.org/?a{}b",
        "https://example.org/#{}",
        "https://example.org/#a{}b",
        "https://example.org/a?b#c{}",
        "{}",
    ):
        urls = [template.format(chr(code_point)) for code_point in range(0x180)]
        assert_same(urls)
        assert_same(urls, "https://example.org/a/b?c#d")
        assert columns.can_parse(urls).to_pylist() == [URL.canParse(url) for url in urls]


def test_hosts_with_each_last_label_get_the_answers_of_url() -> None:
    """The last label decides whether the host ends in a number and is parsed as an IPv4 address."""
    letters = "019afgxz-_."
    labels = [
        *letters,
        *(a + b for a in letters for b in letters),
        *(a + b + c for a in letters for b in letters for c in letters),
        *(start + end for start in ("0x", "0x0", "1a", "abcd", "0xabcdef") for end in letters),
    ]
    for before in ("", "a.", "1.", "a-", "1"):
        urls = [f"https://{before}{label}/" for label in labels]
        assert_same(urls)
        assert columns.can_parse(urls).to_pylist() == [URL.canParse(url) for url in urls]


def test_ports_get_the_answers_of_url() -> None:
    ports = [*range(100), 442, 443, 444, 999, 1000, 9999, 10000, 65535, 65536, 99999, 100000]
    written = [*map(str, ports), *(f"0{port}" for port in ports), "", "8a", "a", "8 ", "-1", "+1"]
    for scheme in ("http", "https", "ws", "wss", "ftp"):
        assert_same([f"{scheme}://h:{port}/p" for port in written])
        assert_same([f"{scheme}://h:{port}" for port in written])


def test_long_urls_get_the_answers_of_url() -> None:
    long = "a" * 5_000_000
    urls: list[str | None] = [
        *(f"https://{'a' * count}.example/" for count in (*range(20, 40), *range(240, 270), 5000)),
        f"https://example.org/{long}",
        f"https://example.org/?{long}",
        f"https://example.org/a b{long}",
        f"https://example.org/{'%41.' * 1_000_000}",
        long,
        f"#{long}",
        None,
    ]
    assert_same(urls)
    assert_same(urls, "https://example.org/")


def test_invalid_utf_8_is_decoded_with_replacement_characters() -> None:
    rows = [
        b"https://example.org/\xff",
        b"https://\xff/",
        b"https://example.org/?\xe2\x82",
        b"\xed\xa0\x80https://example.org/",
        b"https://example.org/a",
        b"https://b\xc3\xbccher.example/\0",
        b"",
        None,
    ]
    urls = [None if row is None else row.decode("utf-8", "replace") for row in rows]
    for binary in (pa.binary(), pa.large_binary(), pa.binary_view()):
        found = columns.parse(pa.array(rows, binary))
        found.validate(full=True)
        assert found.to_pylist() == [answer(url) for url in urls]
    invalid = pa.array(rows, pa.binary()).view(pa.string())
    assert columns.parse(invalid).to_pylist() == [answer(url) for url in urls]
