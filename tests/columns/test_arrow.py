"""The types of Arrow that are a column of strings, and arguments that are errors."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from .answers import MEMBERS, answer
from .optional import require

pa = require("pyarrow")
np = require("numpy")

from webapi import URL, InvalidURLError, columns  # noqa: E402
from webapi.columns import batches, exact  # noqa: E402

URLS = [
    "https://example.org/a?b#c",
    None,
    "HTTP://User:secret@EXAMPLE.org:80",
    "no URL",
    "",
    "https://example.org/a?b#c",
    "https://bücher.example/",
]
EXPECTED = [answer(url) for url in URLS]
TEXT_TYPES = ("string", "large_string", "string_view", "binary", "large_binary", "binary_view")


@pytest.mark.parametrize("name", TEXT_TYPES)
def test_parse_takes_every_string_type_every_slice_and_chunks(name: str) -> None:
    array = pa.array(URLS, getattr(pa, name)())
    wide = pa.string() if name in ("string", "binary") else pa.large_string()
    for start in range(len(URLS) + 1):
        for length in range(len(URLS) + 1 - start):
            found = columns.parse(array.slice(start, length))
            found.validate(full=True)
            assert found.to_pylist() == EXPECTED[start : start + length]
            assert found.type == pa.struct([(field, wide) for field in columns.FIELDS])
    chunked = pa.chunked_array([array.slice(3), array.slice(0, 0), array.slice(0, 2)])
    found = columns.parse(chunked)
    assert isinstance(found, pa.ChunkedArray)
    found.validate(full=True)
    assert found.to_pylist() == EXPECTED[3:] + EXPECTED[:2]
    assert columns.parse(chunked.slice(1, 4)).to_pylist() == (EXPECTED[3:] + EXPECTED[:2])[1:5]


@pytest.mark.parametrize("name", TEXT_TYPES)
def test_every_function_takes_every_type(name: str) -> None:
    require("publicsuffixlist")
    for array in (pa.array(URLS, getattr(pa, name)()), pa.array(URLS).dictionary_encode()):
        for call in (
            columns.href,
            columns.can_parse,
            columns.site,
            columns.registrable_domain,
            lambda urls: columns.params(urls, "b"),
            lambda urls: columns.params(urls, "b", all=True),
            lambda urls: columns.replace(urls, hash="x"),
            lambda urls: columns.replace(urls, username="x"),
            lambda urls: columns.resolve(urls, "https://example.org/"),
            lambda urls: columns.resolve(urls, urls),
            lambda urls: columns.parse(urls, urls),
        ):
            found = call(array)
            found.validate(full=True)
            assert found.to_pylist() == call(URLS).to_pylist()
            assert call(pa.chunked_array([array])).to_pylist() == call(URLS).to_pylist()
            assert call(array.slice(0, 0)).to_pylist() == []


@pytest.mark.parametrize("value_type", ["string", "large_string", "binary"])
def test_each_value_of_a_dictionary_is_parsed_once(
    value_type: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    parsed = []
    components = exact.components
    monkeypatch.setattr(
        exact, "components", lambda *args: parsed.append(args[0]) or components(*args)
    )
    values = pa.array(URLS, getattr(pa, value_type)()).dictionary_encode()
    repeated = values.take(pa.array([2, 0, 1, 2, 3, 2, None, 6, 5]))
    expected = [EXPECTED[row] for row in (2, 0, 1, 2, 3, 2, 1, 6, 5)]
    found = columns.parse(repeated)
    found.validate(full=True)
    assert found.to_pylist() == expected
    assert len(parsed) == len(set(parsed))
    parsed.clear()
    chunked = pa.chunked_array([repeated.slice(0, 4), repeated.slice(4)])
    assert columns.parse(chunked).to_pylist() == expected
    assert len(parsed) == len(set(parsed))
    assert columns.can_parse(repeated).to_pylist() == [
        None if row is None else row["error"] is None for row in expected
    ]
    hrefs = [None if row is None else row["href"] for row in expected]
    assert columns.resolve(repeated, ["https://example.org/"] * 9).to_pylist() == [
        None if url is None else URL(url, "https://example.org/").href
        for url in [URLS[row] for row in (2, 0, 1, 2, 3, 2, 1, 6, 5)]
    ]
    assert columns.href(repeated).to_pylist() == hrefs
    assert columns.parse(chunked.slice(0, 0)).to_pylist() == []


class StreamCapsule:
    """A stream of the Arrow PyCapsule interface."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        return pa.chunked_array([self.array]).__arrow_c_stream__(requested_schema)


class ArrayCapsule:
    def __init__(self, array: Any) -> None:
        self.array = array

    def __arrow_c_array__(self, requested_schema: object = None) -> object:
        return self.array.__arrow_c_array__(requested_schema)


def test_parse_takes_capsules_lists_tuples_and_numpy_arrays() -> None:
    array = pa.array(URLS)
    assert columns.parse(StreamCapsule(array)).to_pylist() == EXPECTED
    assert columns.parse(ArrayCapsule(array)).to_pylist() == EXPECTED
    assert columns.parse(URLS).to_pylist() == EXPECTED
    assert columns.parse(tuple(URLS)).to_pylist() == EXPECTED
    assert columns.parse(np.array(URLS, object)).to_pylist() == EXPECTED
    assert columns.parse(pa.nulls(3)).to_pylist() == [None] * 3
    assert columns.parse([]).to_pylist() == []
    assert columns.parse(pa.chunked_array([], pa.string())).to_pylist() == []


def test_href_of_canonical_urls_shares_the_buffer_of_the_input() -> None:
    array = pa.array(["https://example.org/a", "https://example.org/b"])
    chunked = columns.href(pa.chunked_array([array]))
    assert chunked.chunk(0).buffers()[2].address == array.buffers()[2].address


@pytest.mark.parametrize("fields", [("hostname",), ("error", "href"), ("hash", "origin", "port")])
def test_parse_returns_the_fields_that_are_named(fields: tuple[str, ...]) -> None:
    found = columns.parse(URLS, fields=fields)
    assert [field.name for field in found.type] == list(fields)
    assert found.to_pylist() == [
        None if row is None else {name: row[name] for name in fields} for row in EXPECTED
    ]


def test_batches_are_limited_in_rows_and_bytes() -> None:
    array = pa.array(["a" * 1000] * 50_000 + ["b" * 5_000_000] + [""] * 40_000)
    sizes = [(len(batch), sum(map(len, batch.to_pylist()))) for batch in batches.batches(array)]
    assert sum(rows for rows, _ in sizes) == len(array)
    assert max(rows for rows, _ in sizes) <= batches.BATCH_ROWS
    assert all(size <= batches.BATCH_BYTES or rows == 1 for rows, size in sizes)


def test_an_array_of_many_batches_gives_one_array() -> None:
    rows = (URLS * 6000)[: 2 * batches.BATCH_ROWS + 5]
    found = columns.parse(pa.array(rows))
    assert isinstance(found, pa.StructArray)
    assert found.to_pylist() == (EXPECTED * 6000)[: len(rows)]
    assert columns.parse(pa.array(["http://h/"] * len(rows)), fields=("hash",)).null_count == 0


MEMORY = """
import pyarrow as pa
from webapi import columns
urls = pa.array([f"https://example.org/{row}?{'a' * 200}" for row in range(200_000)])
found = columns.parse(urls)
print(found.nbytes, found.field("href").nbytes, pa.system_memory_pool().max_memory())
"""


def test_parse_needs_memory_for_its_result_and_one_field() -> None:
    printed = subprocess.check_output([sys.executable, "-c", MEMORY], text=True)
    answer, href, peak = map(int, printed.split())
    assert peak < answer + href + (8 << 20) < 2 * answer


def test_offsets_may_exceed_32_bits() -> None:
    before = 3 << 30
    content = np.zeros(before + 100, np.uint8)  # untouched pages take no memory
    url = b"https://example.org/a?b"
    content[before : before + 2 * len(url)] = np.frombuffer(url * 2, np.uint8)
    offsets = np.array([before, before + len(url), before + 2 * len(url)], np.int64)
    buffers = [None, pa.py_buffer(offsets), pa.py_buffer(content)]
    array = pa.Array.from_buffers(pa.large_string(), 2, buffers)
    assert columns.parse(array).to_pylist() == [answer(url.decode())] * 2
    assert columns.parse(array.slice(1)).to_pylist() == [answer(url.decode())]


@pytest.mark.heavy("It takes five gigabytes.")
def test_a_result_too_large_for_one_array_is_chunked() -> None:
    url = f"https://example.org/{'a' * 1_000_000}"
    array = pa.DictionaryArray.from_arrays(pa.array([0] * 2200, pa.int32()), pa.array([url]))
    found = columns.href(array)
    assert isinstance(found, pa.ChunkedArray)
    assert len(found) == 2200
    assert found[2199].as_py() == url


def test_bases_may_be_a_column() -> None:
    references = pa.chunked_array([["a", "b"], [None, "https://x/", "d"]])
    bases = pa.chunked_array([["https://example.org/"], [None, "no URL", "no URL", "http://h/"]])
    expected = [
        answer("a", "https://example.org/"),
        None,
        None,
        answer("https://x/", "no URL"),
        answer("d", "http://h/"),
    ]
    assert expected[3] is not None
    assert expected[3]["error"] == "missing-scheme-non-relative-URL"
    assert columns.parse(references, bases).to_pylist() == expected
    assert columns.parse(references, bases.dictionary_encode()).to_pylist() == expected
    assert columns.parse(references, bases.cast(pa.binary_view())).to_pylist() == expected


SECRET = "https://user:hunter2@example.org:99999/"


@pytest.mark.parametrize(
    "column",
    [
        [1, 2],
        [SECRET, 1],
        [1, SECRET],
        [["a"]],
        pa.array([1, 2]),
        pa.array([1, 2]).dictionary_encode(),
        pa.array([{"a": SECRET}]),
        np.array([1.5]),
        SECRET,
        SECRET.encode(),
        None,
        5,
        {SECRET},
        {SECRET: 1},
        URL("https://example.org/"),
        iter([SECRET]),
    ],
    ids=lambda column: type(column).__name__,
)
def test_other_values_than_columns_of_strings_are_type_errors_without_secrets(
    column: object,
) -> None:
    for call in (columns.parse, columns.href, columns.can_parse):
        with pytest.raises(TypeError, match=r"urls must be a column") as caught:
            call(column)
        assert "hunter2" not in str(caught.value)
        assert len(str(caught.value)) < 300
    with pytest.raises(TypeError, match=r"references must be a column"):
        columns.resolve(column, "https://example.org/")


@pytest.mark.parametrize("base", [1, [1], object(), pa.array([1.5])])
def test_a_base_of_another_type_is_a_type_error(base: object) -> None:
    with pytest.raises(TypeError, match=r"bases must be"):
        columns.resolve(["a"], base)
    with pytest.raises(TypeError, match=r"bases must be"):
        columns.parse(["a"], base)


def test_a_base_that_does_not_parse_is_an_error() -> None:
    for call in (columns.parse, columns.href, columns.can_parse, columns.resolve):
        with pytest.raises(InvalidURLError) as caught:
            call(["a", "b"], "no base")
        assert caught.value.input == "no base"
        with pytest.raises(InvalidURLError):
            call([], "no base")
    with pytest.raises(TypeError, match="None"):
        columns.resolve(["a"], None)


def test_columns_of_different_lengths_are_a_value_error() -> None:
    with pytest.raises(ValueError, match="2 URLs need as many bases, not 1"):
        columns.parse(["a", "b"], ["https://example.org/"])


def test_unknown_duplicate_and_missing_fields_are_errors() -> None:
    with pytest.raises(ValueError, match="'domain' is not a field; there are href, origin"):
        columns.parse([], fields=("domain",))
    with pytest.raises(TypeError, match=r"\('host',\)"):
        columns.parse([], fields="host")
    with pytest.raises(ValueError, match="twice"):
        columns.parse([], fields=("host", "host"))
    with pytest.raises(ValueError, match="one field at least"):
        columns.parse([], fields=())
    assert (*MEMBERS, "error") == columns.FIELDS


def test_the_module_lists_its_functions_and_has_no_unknown_names() -> None:
    with pytest.raises(AttributeError, match="nonsense"):
        columns.nonsense  # noqa: B018
    assert set(columns.__all__) <= set(dir(columns))


def test_a_slice_of_a_dictionary_column_answers_what_it_uses() -> None:
    values = [f"https://example.org/{number}" for number in range(1000)]
    array = pa.DictionaryArray.from_arrays(pa.array([*range(1000), None]), pa.array(values))
    seen = []

    def lengths(batch: Any) -> Any:
        seen.extend(batch.to_pylist())
        return batch

    chunked = pa.chunked_array([array.slice(10, 3), array.slice(12, 2), array.slice(999, 2)])
    for rows in (array.slice(10, 3), array.slice(999, 2), chunked):
        seen.clear()
        expected = rows.to_pylist()
        assert batches.mapped(rows, lengths, pa.string()).to_pylist() == expected
        assert sorted(seen) == sorted({each for each in expected if each is not None})


@pytest.mark.parametrize("text_type", TEXT_TYPES)
def test_a_dictionary_of_any_text_may_be_a_base(text_type: str) -> None:
    strings = pa.array(["https://h/a/", None, "https://g/"]).cast(getattr(pa, text_type)())
    bases = pa.DictionaryArray.from_arrays(pa.array([0, 1, 2, None, 0]), strings)
    for given in (bases, pa.chunked_array([bases])):
        found = columns.resolve(["b"] * 5, given).to_pylist()
        assert found == ["https://h/a/b", None, "https://g/b", None, "https://h/a/b"]


def test_batches_are_cut_by_what_they_may_give() -> None:
    references = pa.array(["#x"] * 8192)
    long = "https://h/" + "a" * 300_000
    sizes = [len(each) for each in batches.batches(references, more=len(long))]
    assert sum(sizes) == 8192
    assert max(sizes) * len(long) <= batches.BATCH_BYTES
    seen = []

    def joined(batch: Any, bases: Any) -> Any:
        seen.append(bases.nbytes)
        return batch

    batches.mapped(references[:40], joined, pa.string(), [pa.array([long] * 40)])
    assert max(seen) <= batches.BATCH_BYTES
    assert columns.resolve(references[:20], long).to_pylist() == [f"{long}#x"] * 20
    assert (
        columns.replace(["https://h/"] * 20, hash=long).to_pylist() == [f"https://h/#{long}"] * 20
    )


def test_lone_surrogates_are_answered_as_by_url() -> None:
    urls = ["https://h/?\ud800=1", "https://h/\udfff", None]
    expected = [url and URL(url).href for url in urls]
    assert columns.href(urls).to_pylist() == expected
    assert columns.href(np.array(urls, object)).to_pylist() == expected
    assert columns.params(urls, "\ud800").to_pylist() == ["1", None, None]
    assert columns.params(urls, "\ud800", all=True).to_pylist() == [["1"], [], None]
    assert columns.resolve(["\ud800"], "https://h/\ud800/").to_pylist() == [
        URL("\ud800", "https://h/\ud800/").href
    ]
    assert columns.resolve(["\ud800"], ["https://h/\ud800/"]).to_pylist() == [
        URL("\ud800", "https://h/\ud800/").href
    ]
    changed = URL("https://h/")
    changed.search = "\ud800"
    assert columns.replace(["https://h/"], search="\ud800").to_pylist() == [changed.href]
