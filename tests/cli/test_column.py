"""``webapi parse --file … --output …``: files in, files out, by the column."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.columns.answers import answer
from tests.columns.optional import require
from tests.work import LIMIT
from webapi import columns
from webapi.cli import main

pa = require("pyarrow")
require("numpy")
csv = require("pyarrow.csv")
parquet = require("pyarrow.parquet")

URLS = [
    "https://example.org/a?b#c",
    None,
    "HTTP://User:secret@EXAMPLE.org:80",
    "no URL",
    "",
    'data:,"\\',
    "https://bücher.example/ü?\\",
    "https://a b/",
]
TABLE = pa.table(
    {"id": range(len(URLS)), "url": URLS, "label": ['"', "é", "", "x", "\\", "\t", "a", "b"]}
)


def write(table: Any, path: Path) -> Path:
    match path.suffix:
        case ".parquet":
            parquet.write_table(table, path)
        case ".arrow" | ".feather":
            with pa.ipc.new_file(path, table.schema) as file:
                file.write_table(table)
        case ".csv":
            csv.write_csv(table, path)
        case ".jsonl" | ".ndjson":
            path.write_text("".join(f"{json.dumps(row)}\n" for row in table.to_pylist()), "utf-8")
    return path


def read(path: Path) -> list[dict[str, Any]]:
    match path.suffix:
        case ".parquet":
            return parquet.read_table(path).to_pylist()
        case ".arrow" | ".feather":
            with pa.ipc.open_file(path) as file:
                return file.read_all().to_pylist()
        case ".csv":
            strings = dict.fromkeys([*TABLE.schema.names, "input", *columns.FIELDS], pa.string())
            convert = csv.ConvertOptions(
                column_types=strings, strings_can_be_null=True, quoted_strings_can_be_null=False
            )
            return csv.read_csv(path, convert_options=convert).to_pylist()
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("source", [".parquet", ".arrow", ".csv", ".jsonl"])
@pytest.mark.parametrize("target", [".parquet", ".feather", ".csv", ".ndjson"])
def test_every_format_of_input_goes_into_every_format_of_output(
    source: str, target: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, out = write(TABLE, tmp_path / f"in{source}"), tmp_path / f"out{target}"
    assert main(["parse", "--file", str(file), "--column", "url", "--output", str(out)]) == 1
    rows = TABLE.to_pylist()
    if source == ".csv":
        rows = [{**row, "id": str(row["id"]), "url": row["url"] or ""} for row in rows]
    expected = [{**row, **(answer(row["url"]) or dict.fromkeys(columns.FIELDS))} for row in rows]
    if target == ".csv":
        # An empty field of CSV stays one, without the quotation marks that an empty text has.
        expected = [{**row, "id": str(row["id"]), "url": row["url"] or None} for row in expected]
        expected[4]["url"] = ""
    found = read(out)
    if target == ".ndjson":  # what is null is left out, where it was not there before
        kept = TABLE.schema.names if source == ".jsonl" else ()
        expected = [
            {name: value for name, value in row.items() if value is not None or name in kept}
            for row in expected
        ]
    assert found == expected
    failed = sum(row.get("error") is not None for row in expected)
    told = capsys.readouterr()
    assert told.out == ""
    assert f"8 read, {8 - failed} parsed, {failed} failed, " in told.err
    assert f"{failed - 1} missing-scheme-non-relative-URL\n" in told.err
    assert "1 domain-to-ASCII\n" in told.err
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted([file.name, out.name])


LINES = [
    b"\xef\xbb\xbfhttps://example.org/\r",
    b"",
    b"https://\xff.example/",
    b"https://example.org/\xe2\x82",
    b'https://example.org/a\\b?\\#"',
    b"\r",
    "https://bücher.example/ü".encode(),
    b"//h/",
    b"https://last.example/",
]


@pytest.mark.parametrize("end", [b"", b"\n"])
def test_lines_of_text_are_answered_as_on_standard_output(
    end: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, out = tmp_path / "urls.txt", tmp_path / "urls.jsonl"
    file.write_bytes(b"\n".join(LINES) + end)
    for options in ([], ["--base", "https://example.org/a/b"]):
        status = main(["parse", "--file", str(file), "--output", str(out), *options])
        found = read(out)
        capsys.readouterr()
        assert main(["parse", "--file", str(file), *options]) == status
        streamed = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
        for row in [*found, *streamed]:
            if "error" in row:
                row["error"] = "failed"
        assert found == streamed


def many(tmp_path: Path, count: int) -> Path:
    file = tmp_path / "many.txt"
    lines = (
        f"https://h{row % 97}.example/{row}{'ü' * (row % 7 == 0)}{'-' * 60}\n"
        for row in range(count)
    )
    file.write_text("".join(lines), "utf-8")
    return file


@pytest.mark.parametrize(
    "target",
    [
        ".jsonl",
        *(
            pytest.param(each, marks=pytest.mark.heavy("Formats share the code, and take seconds."))
            for each in (".csv", ".arrow", ".parquet")
        ),
    ],
)
def test_two_processes_write_what_one_writes(target: str, tmp_path: Path) -> None:
    file = many(tmp_path, 70_000)
    outputs = []
    for jobs in ("1", "2"):
        out = tmp_path / f"out{jobs}{target}"
        command = ["parse", "--file", str(file), "--output", str(out), "--jobs", jobs]
        subprocess.run([sys.executable, "-m", "webapi", *command], check=True)
        outputs.append(out)
    assert outputs[0].read_bytes() == outputs[1].read_bytes()


def test_a_killed_process_leaves_no_half_file(tmp_path: Path) -> None:
    file, out = many(tmp_path, 200_000), tmp_path / "out.jsonl"
    out.write_text("what was there before")
    command = ["parse", "--file", str(file), "--output", str(out), "--jobs", "2"]
    running = subprocess.Popen(
        [sys.executable, "-m", "webapi", *command], stderr=subprocess.PIPE, text=True
    )
    while running.poll() is None:
        if any(part.name.isdigit() for part in tmp_path.glob(".out.jsonl.*/*")):  # one is answered
            os.kill(children(running.pid)[0], signal.SIGKILL)
            break
    _, told = running.communicate()
    assert running.returncode == 2
    assert "webapi: a process was killed; there is no output" in told
    assert out.read_text() == "what was there before"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["many.txt", "out.jsonl"]


def children(process: int) -> list[int]:
    """The processes that do the work, and not the one that keeps count of resources."""
    found = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [
        int(each) for each in found if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()
    ]


def failing(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    try:
        assert main(["parse", *map(str, arguments)]) == 2
    except SystemExit as end:
        assert end.code == 2
    told = capsys.readouterr().err
    assert "hunter2" not in told
    assert len(told.splitlines()[-1]) < 300
    return told


def test_a_file_that_cannot_be_read_is_one_error_and_leaves_no_output(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    secret = "https://user:hunter2@example.org/"
    out = tmp_path / "out.parquet"
    whole = write(pa.table({"url": [secret] * 1000, "n": range(1000)}), tmp_path / "whole.parquet")
    cut = tmp_path / "cut.parquet"
    cut.write_bytes(whole.read_bytes()[:-100])
    told = failing(capsys, "--file", cut, "--column", "url", "--output", out)
    assert f"{cut} is damaged, or not a parquet file" in told
    told = failing(capsys, "--file", whole, "--column", "link", "--output", out)
    assert f"{whole} has no column 'link'; it has url, n" in told
    told = failing(capsys, "--file", whole, "--column", "n", "--output", out)
    assert "urls must be a column of strings or bytes, not of int64" in told
    ragged = tmp_path / "ragged.csv"
    ragged.write_text(f"url\n{secret}\n{secret},{secret}\n")
    told = failing(capsys, "--file", ragged, "--column", "url", "--output", out)
    assert f"{ragged}: line 3 has 2 fields, the header 1" in told
    broken = tmp_path / "broken.jsonl"
    broken.write_text(f'{{"url": "{secret}"}}\n{{"url": "{secret}\n')
    told = failing(capsys, "--file", broken, "--column", "url", "--output", out)
    assert f"{broken}: line 2 is not a JSON object" in told
    taken = write(pa.table({"url": [secret], "host": ["a"]}), tmp_path / "taken.csv")
    told = failing(capsys, "--file", taken, "--column", "url", "--output", out)
    assert f"{taken} has a column 'host' already" in told
    assert "missing.txt" in failing(capsys, "--file", tmp_path / "missing.txt", "--output", out)
    nowhere = tmp_path / "nowhere" / "out.parquet"
    assert "nowhere" in failing(capsys, "--file", whole, "--column", "url", "--output", nowhere)
    assert not out.exists()
    assert not [path for path in tmp_path.iterdir() if path.name.startswith(".")]


def test_wrong_usage_says_which_option_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, out = tmp_path / "urls.txt", tmp_path / "urls.jsonl"
    table = tmp_path / "a.csv"
    table.write_text("id,link\n")
    for arguments, message in (
        (
            ["--file", file, "--output", tmp_path / "urls.xml"],
            "the extension must be one of .parquet",
        ),
        (["--file", file, "--output", out, "--column", "url"], "--column NAME makes no sense with"),
        (
            ["--file", table, "--output", out],
            f"--column NAME is needed for {table}, which has id, link",
        ),
        (["--file", file, "--output", out, "--jobs", "0"], "argument --jobs: at least 1"),
        (["--file", file, "--output", out, "--errors"], "--errors goes without --output"),
        (["--output", out, "https://h/"], "--output needs --file FILE"),
        (["--file", "-", "--output", out], "--output needs --file FILE"),
        (["--file", file, "--jobs", "2"], "--column and --jobs need --output FILE"),
    ):
        assert message in failing(capsys, *arguments)


@pytest.mark.parametrize("suffix", [".parquet", ".arrow", ".csv"])
def test_a_file_without_rows_gives_one_without_rows(suffix: str, tmp_path: Path) -> None:
    file = write(TABLE.slice(0, 0), tmp_path / f"in{suffix}")
    for target in (".parquet", ".arrow", ".csv", ".jsonl"):
        out = tmp_path / f"out{target}"
        assert main(["parse", "--file", str(file), "--column", "url", "--output", str(out)]) == 0
        assert read(out) == []
    empty = tmp_path / "empty.txt"
    empty.touch()
    assert main(["parse", "--file", str(empty), "--output", str(tmp_path / "out.parquet")]) == 0
    names = ["input", *columns.FIELDS]
    assert parquet.read_table(tmp_path / "out.parquet").schema.names == names


def test_a_process_gets_a_chunk_without_the_rows_around_it(tmp_path: Path) -> None:
    from webapi.cli.column import Task
    from webapi.cli.tables import Source

    batch = pa.record_batch({"url": [f"https://example.org/{row}" for row in range(100_000)]})
    source = Source("urls.parquet", "url", "parquet", ["url"])
    task = Task(tmp_path, "json", source, None)
    task.leave(batch.slice(50_000, 10), 7)
    assert task.rows(7).stat().st_size < 2000
    assert task.answer_left((7, 1)).rows == 10
    assert task.part(7).read_text().startswith('{"url": "https://example.org/50000"')
    assert not task.rows(7).exists()


READ = """
import sys
import pyarrow as pa
from webapi.cli.tables import Source
for _ in Source.of(sys.argv[1], "url").chunks():
    pass
print(pa.default_memory_pool().max_memory())
"""


def test_a_large_file_takes_no_more_memory_than_a_small_one(tmp_path: Path) -> None:
    path = tmp_path / "urls.parquet"
    schema = pa.schema({"url": pa.string()})
    peaks = []
    for count in (5, 25):
        with parquet.ParquetWriter(path, schema, compression="none") as file:
            for group in range(count):
                rows = [f"https://example.org/{group}/{row}" for row in range(40_000)]
                file.write_table(pa.table([rows], schema))
        peaks.append(int(subprocess.check_output([sys.executable, "-c", READ, str(path)])))
    assert peaks[1] < 1.5 * peaks[0]


EAGER = """
import sys
from webapi.cli import column, main
column.PROGRESS_INTERVAL = 0
sys.exit(main(sys.argv[1:]))
"""
"""The command, with a bar for each chunk, however quick the machine."""


def test_a_terminal_shows_a_progress_bar(tmp_path: Path) -> None:
    pty = pytest.importorskip("pty")
    file, out = many(tmp_path, 200_000), tmp_path / "out.csv"
    terminal, end = pty.openpty()
    command = [sys.executable, "-c", EAGER, "parse", "--file", file, "--output", out]
    running = subprocess.Popen(command, stderr=end)
    os.close(end)
    told = b""
    while True:
        try:
            told += os.read(terminal, 65536)
        except OSError:  # the process has closed its end
            break
    os.close(terminal)
    assert running.wait() == 0
    bars = re.findall(rb"\r\[#* *\] +\d+%  [\d,]+ read, 0 failed, [\d,]+/s, \d+:\d\d left", told)
    assert len(bars) > 1
    assert told.splitlines()[-1].endswith(b" s")
    assert b"200000 read, 200000 parsed, 0 failed" in told


def test_a_file_s_names_steer_no_terminal_and_its_passwords_are_hidden(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.csv"
    path.write_text("\x1b[31m\u115f,https://u:s3cret@h/\n1,2\n")
    output = tmp_path / "b.csv"
    arguments = ["parse", "--file", str(path), "--output", str(output), "--column", "url"]
    assert main(arguments) == 2
    error = capsys.readouterr().err
    assert "has no column 'url'; it has \\x1b[31m\\u115f, https://u:***@h/" in error


@pytest.mark.skipif(sys.platform == "emscripten", reason="starts processes")
def test_processes_import_no_files_of_the_current_folder(tmp_path: Path) -> None:
    program = tmp_path / "bin" / "webapi"
    program.parent.mkdir()
    program.write_text(
        "from webapi.cli import program\nif __name__ == '__main__':\n    program()\n"
    )
    folder = tmp_path / "folder"
    folder.mkdir()
    for name in ("json", "multiprocessing", "pickle", "numpy", "pyarrow", "encodings", "webapi"):
        (folder / f"{name}.py").write_text("open('was-run', 'w')\n")
    write(TABLE, folder / "a.jsonl")
    arguments = "parse --file a.jsonl --column url --output b.jsonl --jobs 2"
    command = [sys.executable, str(program), *arguments.split()]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert done.stderr.startswith(f"{len(URLS)} read"), done.stderr
    assert not (folder / "was-run").exists()


@pytest.mark.skipif(sys.platform != "linux", reason="names of files are bytes on Linux")
@pytest.mark.parametrize(
    ("suffix", "jobs"),
    [
        (".csv", "2"),
        *(
            pytest.param(suffix, jobs, marks=pytest.mark.heavy("They share what opens files."))
            for suffix in (".parquet", ".arrow", ".jsonl")
            for jobs in ("1", "2")
        ),
    ],
)
def test_files_have_any_name_in_any_locale(tmp_path: Path, suffix: str, jobs: str) -> None:
    write(TABLE, tmp_path / f"ö{suffix}")
    arguments = f"parse --file ö{suffix} --column url --output é{suffix} --jobs {jobs}"
    done = subprocess.run(
        [sys.executable, "-m", "webapi", *arguments.split()],
        cwd=tmp_path,
        env={**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        capture_output=True,
        timeout=LIMIT,
    )
    assert done.stderr.startswith(f"{len(URLS)} read".encode()), done.stderr
    assert len(read(tmp_path / f"é{suffix}")) == len(URLS)
