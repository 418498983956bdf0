"""What ``webapi parse --output`` does not make leaves as it came."""

from __future__ import annotations

import decimal
import json
import math
import os
import random
import stat
from pathlib import Path
from typing import Any

import pytest

from tests.columns.optional import require
from webapi import URL, columns
from webapi.cli import main

pa = require("pyarrow")
require("numpy")
csv = require("pyarrow.csv")
parquet = require("pyarrow.parquet")

HREF = "https://h/"


def parse(source: Path, target: Path, *options: str) -> int:
    return main(
        ["parse", "--file", str(source), "--column", "url", "--output", str(target), *options]
    )


def refusal(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    try:
        assert main([*map(str, arguments)]) == 2
    except SystemExit as end:
        assert end.code == 2
    return capsys.readouterr().err.splitlines()[-1]


def given(path: Path, content: str | bytes) -> Path:
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def rows(path: Path) -> list[dict[str, Any]]:
    match path.suffix:
        case ".parquet":
            return parquet.read_table(path).to_pylist()
        case ".arrow":
            with pa.ipc.open_file(path) as file:
                return file.read_all().to_pylist()
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


# JSON Lines

MEMBERS = [
    '"when": "2024-01-02T03:04:05Z"',
    '"n": 12345678901234567890',
    '"n": 1.10',
    '"n": 1e400',
    '"n": -0',
    '"n": ' + "9" * 5000,
    '"a": [1, "x", {"b": 1.0}]',
    '"a": 1, "a": 2',
    '"s": "\\ud800"',
    '"s": "\\u00e9\\/"',
    '"s": "é 💩"',
    '"s": null',
    '"deep": ' + "[" * 100 + "]" * 100,
]


@pytest.mark.parametrize("member", MEMBERS)
def test_a_json_object_keeps_its_text(member: str, tmp_path: Path) -> None:
    objects = [
        f'{{{member}, "url": "{HREF}"}}',
        f'{{ "url" :\t"{HREF}" , {member} }}',
        f'{{"url":"{HREF}",{member}}}',
        f'{{{member}, "url": null}}',
        f"{{{member}}}",
        "{}",
    ]
    source = given(tmp_path / "in.jsonl", "\n".join(objects) + "\n")
    assert parse(source, tmp_path / "out.jsonl") == 0
    lines = (tmp_path / "out.jsonl").read_text("utf-8").splitlines()
    assert lines[3:] == objects[3:]
    for before, after in zip(objects[:3], lines, strict=False):
        assert after.startswith(before[:-1].rstrip() + ', "href": "https://h/", "origin": ')
        assert after.endswith('"hash": ""}')


def test_a_json_file_may_bring_new_names_and_types_at_any_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("webapi.cli.tables.CHUNK_BYTES", 1 << 16)
    many = f'{{"url": "{HREF}", "n": 1, "m": true, "x": 1}}\n' * 2_000
    last = f'{{"url": "{HREF}", "later": 0.5, "n": 2, "x": "text", "2024": [1]}}\n'
    source = given(tmp_path / "in.jsonl", many + last)
    for target in (tmp_path / "out.parquet", tmp_path / "out.arrow"):
        assert parse(source, target) == 0
        *_, before, after = rows(target)
        assert {name: before[name] for name in ("n", "m", "x", "later", "2024")} == {
            "n": 1,
            "m": True,
            "x": "1",
            "later": None,
            "2024": None,
        }
        assert {name: after[name] for name in ("n", "m", "x", "later", "2024")} == {
            "n": 2,
            "m": None,
            "x": "text",
            "later": 0.5,
            "2024": "[1]",
        }
    assert parse(source, tmp_path / "out.csv") == 0
    lines = (tmp_path / "out.csv").read_text().splitlines()
    assert lines[0].startswith('"url","n","m","x","later","2024","href"')
    assert lines[1].startswith('"https://h/",1,true,"1",,,"https://h/"')
    assert lines[-1].startswith('"https://h/",2,,"text","0.5","[1]","https://h/"')


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        (["1", "2", "null"], [1, 2, None]),
        (["1", "1.5"], [1.0, 1.5]),
        (["0.1", "1e2", "-0.0"], [0.1, 100.0, -0.0]),
        (["9223372036854775807"], [2**63 - 1]),
        (["9223372036854775808"], ["9223372036854775808"]),
        (["9007199254740993", "0.5"], ["9007199254740993", "0.5"]),
        (["0.1234567890123456789"], ["0.1234567890123456789"]),
        (["true", "false"], [True, False]),
        (["true", "1"], ["true", "1"]),
        (['"2024-01-02"', '"2024-01-03"'], ["2024-01-02", "2024-01-03"]),
        (['"1"', '"02"'], ["1", "02"]),
        (['"\\ud800"', '"\\u00e9\\""'], ["\ufffd", 'é"']),
        (['{"a":  1.0}', "[]"], ['{"a":  1.0}', "[]"]),
        (["null", "null"], [None, None]),
    ],
)
def test_a_table_has_the_values_of_json_or_their_text(
    values: list[str], expected: list[Any], tmp_path: Path
) -> None:
    lines = "".join(f'{{"url": "{HREF}", "v": {value}}}\n' for value in values)
    assert parse(given(tmp_path / "in.jsonl", lines), tmp_path / "out.parquet") == 0
    found = [row["v"] for row in rows(tmp_path / "out.parquet")]
    assert list(map(repr, found)) == list(map(repr, expected))


def test_urls_of_json_are_strings_whatever_they_look_like(tmp_path: Path) -> None:
    urls = ["2024-01-02T03:04:05Z", "1", "\ud800", "https://h/💩", 'data:,\\"\n', ""]
    lines = "".join(json.dumps({"url": url}) + "\n" for url in urls)
    assert parse(given(tmp_path / "in.jsonl", lines), tmp_path / "out.jsonl") == 1
    found = rows(tmp_path / "out.jsonl")
    assert [row["url"] for row in found] == urls
    parsed = [URL.parse(url) for url in urls]
    assert [row.get("href") for row in found] == [url and url.href for url in parsed]


def test_lines_that_are_no_objects_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for line, message in (
        ('{"url": 1}', "'url' is a short integer, not a string"),
        ('{"url": ["a"]}', "'url' is a nested, not a string"),
        ('{"n": NaN}', "line 3 is not a JSON object: NaN is not JSON"),
        ('{"n": 01}', "line 3 is not a JSON object: a comma or } is missing"),
        ("[]", "line 3 is not a JSON object: it does not begin with {"),
        ('{"a": 1} {"b": 1}', "line 3 is not a JSON object: something follows the object"),
        ('{"a": ' + "[" * 100_000, "line 3 is nested too deeply"),
        ('{"host": 1}', "there is a 'host' already; rename it first"),
        (b'{"a": "\xff"}', "line 3 is not UTF-8"),
    ):
        text = line if isinstance(line, bytes) else line.encode()
        source = given(tmp_path / "in.jsonl", f'{{"url": "{HREF}"}}\n\n'.encode() + text)
        for target in ("out.jsonl", "out.parquet"):
            command = ("parse", "--file", source, "--column", "url", "--output", tmp_path / target)
            assert refusal(capsys, *command) == f"webapi: {source}: {message}"
    source = given(tmp_path / "in.jsonl", '{"a": 1, "b": 2}\n')
    command = ("parse", "--file", source, "--column", "url", "--output", tmp_path / "o.jsonl")
    assert refusal(capsys, *command) == f"webapi: {source} has no column 'url'; it has a, b"


def test_objects_of_one_form_are_read_as_any_others(tmp_path: Path) -> None:
    from webapi.cli.json_objects import Objects

    uniform = "".join(f'{{"url": "{HREF}{n}", "v": {n / 8}, "s": "\\"{n}"}}\n' for n in range(50))
    mixed = uniform + '{"v": null}\n'
    one, other = Objects(uniform.encode(), "url"), Objects(mixed.encode(), "url")
    assert one.lines == other.lines[:-1]
    assert one.urls.to_pylist() == other.urls.to_pylist()[:-1]
    for name, member in one.members().items():
        assert member.texts.to_pylist() == other.members()[name].texts.to_pylist()[:-1]
        assert member.kinds == other.members()[name].kinds


# CSV


@pytest.mark.parametrize("line_break", ["\n", "\r\n", "\r"])
def test_a_record_of_csv_keeps_its_text(line_break: str, tmp_path: Path) -> None:
    records = [
        f"007,{HREF},,1.10",
        f'"7",{HREF},"",2024-01-02T03:04:05Z',
        f'"a{line_break}""b""",{HREF}, x ,NaN',
        f'5" pipe,{HREF},"a"b,null',
        "1,,é,-",
    ]
    text = line_break.join(["id,url,x,x", *records]) + line_break
    assert parse(given(tmp_path / "in.csv", text), tmp_path / "out.csv") == 1
    found = (tmp_path / "out.csv").read_bytes().decode()
    names = ",".join(columns.FIELDS)
    fields = '"https://h/","https://h","https:","","","h","h","","/","","",'
    expected = [f"id,url,x,x,{names}", *(f"{record},{fields}" for record in records[:4])]
    expected.append(records[4] + "," * 12 + '"missing-scheme-non-relative-URL"')
    assert found == line_break.join(expected) + line_break


def test_csv_of_another_encoding_keeps_its_bytes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = given(tmp_path / "in.csv", "url,é\nhttps://h/,ü\n".encode("latin-1"))
    assert parse(source, tmp_path / "out.csv") == 0
    assert (tmp_path / "out.csv").read_bytes().splitlines()[1].startswith(b"https://h/,\xfc,")
    capsys.readouterr()
    command = ("parse", "--file", source, "--column", "url", "--output", tmp_path / "out.parquet")
    assert refusal(capsys, *command) == f"webapi: {source}: line 2 is not UTF-8"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_quoted_newlines_may_stand_anywhere(jobs: str, tmp_path: Path) -> None:
    text = '"' + "line\n" * 1000 + '"'
    source = given(tmp_path / "in.csv", "note,url\n" + f"{text},{HREF}\n" * 1000)
    for suffix in ("csv", "parquet"):
        assert parse(source, tmp_path / f"out.{suffix}", "--jobs", jobs) == 0
    found = rows(tmp_path / "out.parquet")
    assert len(found) == 1000
    assert {row["note"] for row in found} == {"line\n" * 1000}
    records = csv.read_csv(
        tmp_path / "out.csv", parse_options=csv.ParseOptions(newlines_in_values=True)
    )
    assert records["note"].to_pylist() == [row["note"] for row in found]


def test_a_field_may_be_larger_than_a_chunk(tmp_path: Path) -> None:
    long = "x" * 9_000_000
    for source in (
        given(tmp_path / "in.csv", f'note,url\n"{long}\n",{HREF}\n'),
        given(tmp_path / "in.jsonl", f'{{"note": "{long}\\n", "url": "{HREF}"}}\n'),
    ):
        assert parse(source, tmp_path / "out.parquet") == 0
        assert rows(tmp_path / "out.parquet")[0]["note"] == long + "\n"


def test_an_empty_line_is_a_record_of_one_column(tmp_path: Path) -> None:
    source = given(tmp_path / "in.csv", f"url\n{HREF}\n\n{HREF}")
    assert parse(source, tmp_path / "out.csv") == 1
    lines = (tmp_path / "out.csv").read_text().splitlines()
    assert [line.split(",")[0] for line in lines] == ["url", HREF, "", HREF]


def test_columns_of_one_name_are_kept_or_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = given(tmp_path / "in.csv", f"url,x,x\n{HREF},1,2\n")
    assert parse(source, tmp_path / "out.csv") == 0
    assert (tmp_path / "out.csv").read_text().splitlines()[1].startswith("https://h/,1,2,")
    assert parse(source, tmp_path / "out.arrow") == 0
    with pa.ipc.open_file(tmp_path / "out.arrow") as file:
        table = file.read_all()
    assert [column.to_pylist() for column in table.columns[:3]] == [[HREF], ["1"], ["2"]]
    capsys.readouterr()
    for suffix in ("jsonl", "parquet"):
        target = tmp_path / f"out.{suffix}"
        told = refusal(capsys, "parse", "--file", source, "--column", "url", "--output", target)
        assert "has two columns 'x'" in told
    source = given(tmp_path / "in.csv", f"url,url\n{HREF},{HREF}\n")
    told = refusal(capsys, "parse", "--file", source, "--column", "url", "--output", target)
    assert told == f"webapi: {source} has 2 columns 'url'; rename one"


def test_a_quotation_mark_that_is_not_closed_is_an_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = given(tmp_path / "in.csv", f'url,x\n{HREF},"a\n' + f"{HREF},b\n" * 1000)
    command = ("parse", "--file", source, "--column", "url", "--output", tmp_path / "out.csv")
    assert "a quotation mark is not closed" in refusal(capsys, *command)


def test_record_ends_are_those_that_are_found_one_by_one() -> None:
    from webapi.cli.csv_records import record_ends, record_ends_one_by_one

    generator = random.Random(23)
    for _ in range(20_000):
        text = bytes(generator.choices(b'"",,\n\r\nab', k=generator.randrange(14)))
        assert record_ends(text).tolist() == record_ends_one_by_one(text).tolist(), text


# Parquet and Arrow

VALUES = {
    "view": pa.array(["a", None], pa.string_view()),
    "dictionary": pa.array(["a", None]).dictionary_encode(),
    "runs": pa.compute.run_end_encode(pa.array(["a", "a"])),
    "interval": pa.array([(1, 2, 3), None], pa.month_day_nano_interval()),
    "decimal": pa.array([decimal.Decimal("1.10"), None]),
    "nanoseconds": pa.array([1, None], pa.timestamp("ns")),
    "zone": pa.array([0, None], pa.timestamp("s", "UTC")),
    "time": pa.array([1, None], pa.time64("ns")),
    "duration": pa.array([1, None], pa.duration("ns")),
    "nested": pa.array([{"a": [1.5, math.nan], "b": None}, None]),
    "map": pa.array([[("k", 1)], None], pa.map_(pa.string(), pa.int64())),
    "view_list": pa.array([["a"], None], pa.list_(pa.string_view())),
    "bytes": pa.array([b"a", None]),
    "nan": pa.array([math.nan, math.inf]),
    "large": pa.array([2**64 - 1, None], pa.uint64()),
    "half": pa.array([1.5, None], pa.float16()),
}
TEXTS = {
    "view": "a",
    "dictionary": "a",
    "runs": "a",
    "interval": [1, 2, 3],
    "decimal": "1.10",
    "nanoseconds": "1970-01-01 00:00:00.000000001",
    "zone": "1970-01-01 00:00:00Z",
    "time": "00:00:00.000000001",
    "duration": 1,
    "nested": {"a": [1.5, None], "b": None},
    "map": [{"key": "k", "value": 1}],
    "view_list": ["a"],
    "bytes": "a",
    "nan": None,
    "large": 2**64 - 1,
    "half": 1.5,
}


@pytest.mark.parametrize("name", VALUES)
def test_every_type_of_arrow_is_written_or_refused(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = pa.table({"url": [HREF, HREF], "x": VALUES[name]})
    source = tmp_path / "in.arrow"
    with pa.ipc.new_file(source, table.schema) as file:
        file.write_table(table)
    assert parse(source, tmp_path / "out.arrow") == 0
    with pa.ipc.open_file(tmp_path / "out.arrow") as file:
        assert str(file.read_all()["x"].combine_chunks()) == str(VALUES[name])
    assert parse(source, tmp_path / "out.jsonl") == 0

    def refuse(constant: str) -> None:
        raise AssertionError(constant)

    lines = (tmp_path / "out.jsonl").read_text().splitlines()
    found = [json.loads(line, parse_constant=refuse) for line in lines]
    assert found[0]["x"] == TEXTS[name]
    assert parse(source, tmp_path / "out.csv") == 0
    capsys.readouterr()
    target = tmp_path / "out.parquet"
    if name == "interval":
        told = refusal(capsys, "parse", "--file", source, "--column", "url", "--output", target)
        held = "the column 'x' of type month_day_nano_interval"
        assert told == f"webapi: a parquet file cannot hold {held}"
    else:
        assert parse(source, target) == 0
        written = parquet.read_table(target)["x"].combine_chunks()
        assert str(first(written)) == str(first(VALUES[name]))


def first(array: pa.Array) -> object:
    """The first value; Python has no type for nanoseconds, so times are numbers."""
    return (array.cast(pa.int64()) if pa.types.is_temporal(array.type) else array)[0].as_py()


def test_what_has_no_text_is_refused_by_its_column(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for values in (pa.array([b"\xff"]), pa.array([10**14], pa.timestamp("s"))):
        source = tmp_path / "in.parquet"
        parquet.write_table(pa.table({"url": [HREF], "x": values}), source)
        for suffix in ("csv", "jsonl"):
            target = tmp_path / f"out.{suffix}"
            told = refusal(capsys, "parse", "--file", source, "--column", "url", "--output", target)
            assert "the column 'x' of type" in told


def test_urls_may_be_bytes_views_or_runs(tmp_path: Path) -> None:
    source = tmp_path / "in.arrow"
    for urls in (
        pa.array([HREF, "https://h/\ufffd"]).cast(pa.string_view()),
        pa.array([b"https://h/", b"https://h/\xff"]),
        pa.compute.run_end_encode(pa.array([HREF, "https://h/\ufffd"])),
        pa.array([HREF, "https://h/\ufffd"]).dictionary_encode(),
    ):
        table = pa.table({"url": urls})
        with pa.ipc.new_file(source, table.schema) as file:
            file.write_table(table)
        for suffix in ("csv", "jsonl", "parquet"):
            assert parse(source, tmp_path / f"out.{suffix}") == 0
        assert [row["url"] for row in rows(tmp_path / "out.jsonl")] == [HREF, "https://h/\ufffd"]


def test_the_schema_of_a_table_is_kept(tmp_path: Path) -> None:
    fields = [pa.field("url", pa.string(), nullable=False, metadata={"a": "b"})]
    schema = pa.schema([*fields, pa.field("n", pa.int8())], metadata={"c": "d"})
    parquet.write_table(pa.table([[HREF], [1]], schema=schema), tmp_path / "in.parquet")
    assert parse(tmp_path / "in.parquet", tmp_path / "out.arrow") == 0
    with pa.ipc.open_file(tmp_path / "out.arrow") as file:
        found = file.schema
    assert found.field("url").metadata[b"a"] == b"b"
    assert not found.field("url").nullable
    assert found.field("n").type == pa.int8()
    assert found.metadata[b"c"] == b"d"


def test_dictionaries_of_row_groups_go_into_one_file(tmp_path: Path) -> None:
    schema = pa.schema({"url": pa.string(), "x": pa.dictionary(pa.int32(), pa.string())})
    with parquet.ParquetWriter(tmp_path / "in.parquet", schema) as file:
        for group in range(2):
            x = pa.array([f"{group}{row % 9}" for row in range(7_000)]).dictionary_encode()
            file.write_table(pa.table([[HREF] * len(x), x], schema=schema))
    for suffix in ("arrow", "parquet", "jsonl"):
        target = tmp_path / f"out.{suffix}"
        assert parse(tmp_path / "in.parquet", target) == 0
        assert [row["x"] for row in rows(target)[6_999:7_001]] == ["06", "10"]


# Which file


def test_files_without_lines_are_refused_with_what_helps(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for command in ("parse", "params", "check", "compare"):
        for name, help in (
            ("u.csv", "u.csv --column NAME --output FILE reads it"),
            ("u.PARQUET", "is a table"),
            ("u.jsonl", "is a table"),
            ("a.txt.gz", "a.txt.gz | webapi parse - reads it"),
            ("a.csv.zst", "a.csv gives a table to read"),
            ("u.xlsx", "is not a known table"),
        ):
            source = given(tmp_path / name, f"url\n{HREF}\n")
            assert help in refusal(capsys, command, "--file", source)
    target = tmp_path / "out.csv"
    told = refusal(capsys, "parse", "--file", tmp_path / "a.txt.gz", "--output", target)
    assert "is compressed" in told
    source = given(tmp_path / "in.jsonl", '{"link": "a", "n": 1}\n')
    told = refusal(capsys, "parse", "--file", source, "--output", target)
    assert told.endswith(f"--column NAME is needed for {source}, which has link, n")


def test_extensions_may_have_capitals(tmp_path: Path) -> None:
    source = given(tmp_path / "IN.CSV", f"url\n{HREF}\n")
    assert parse(source, tmp_path / "OUT.JsonL") == 0
    assert rows(tmp_path / "OUT.JsonL")[0]["href"] == HREF


# The output


@pytest.mark.skipif(os.name != "posix", reason="POSIX modes and links")
def test_an_output_keeps_its_mode_and_links_to_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = given(tmp_path / "in.csv", f"url\n{HREF}\n")
    out = given(tmp_path / "out.csv", "")
    out.chmod(0o600)
    link = tmp_path / "link.csv"
    link.symlink_to("out.csv")
    assert parse(source, link) == 0
    assert link.is_symlink()
    assert stat.S_IMODE(out.stat().st_mode) == 0o600
    assert out.read_text().splitlines()[1].startswith(HREF)
    dangling = tmp_path / "dangling.csv"
    dangling.symlink_to("new.csv")
    assert parse(source, dangling) == 0
    assert (tmp_path / "new.csv").is_file()
    os.mkfifo(tmp_path / "pipe.csv")
    capsys.readouterr()
    told = refusal(
        capsys, "parse", "--file", source, "--column", "url", "--output", tmp_path / "pipe.csv"
    )
    assert "is not a regular file" in told
    assert stat.S_ISFIFO((tmp_path / "pipe.csv").stat().st_mode)
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith(".")) == []
