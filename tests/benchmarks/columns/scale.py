"""Many rows: ``python -m tests.benchmarks.columns.scale --rows 10000000 --plot scale.svg``.

Measures how time grows with the rows, a stream's peak memory, and two processes against one, by
Dask and by ``webapi parse --jobs``; Spark beside functions that return their input. Needs what
tests/columns/requirements.txt has, and Java for Spark.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet

from tests.tools.corpus import top100
from webapi import columns

from .__main__ import verdict

CHUNK = 100_000


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.benchmarks.columns.scale",
        description="Measure webapi.columns on many rows: the corpus repeated, each URL with a "
        "query of its own. Prints figures beside their goals, and asserts nothing.",
    )
    parser.add_argument("--rows", type=int, default=1_000_000, help="how many (default: 10⁶)")
    parser.add_argument("--only", default="", help="only stages whose name has this in it")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    parser.add_argument("--plot", type=Path, help="draw time against rows into this SVG or PNG")
    options = parser.parse_args(arguments)
    figures: dict[str, Any] = {}
    with tempfile.TemporaryDirectory(prefix="webapi-scale-") as folder:
        file = Path(folder, "urls.parquet")
        write(file, options.rows)
        for name, stage in STAGES.items():
            if options.only in name:
                tell(f"{name}\n")
                figures[name] = stage(file, options.rows)
    if options.json is not None:
        options.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    if options.plot is not None and "growth" in figures:
        draw(figures["growth"], options.plot)
    return 0


def chunks(rows: int) -> Iterator[Any]:
    """The corpus again and again, each URL with a query that no other has."""
    corpus = pa.array(top100().read_text("utf-8").split("\n")[:-1], pa.large_string())
    mark = pc.if_else(pc.match_substring(corpus, "?"), "&row=", "?row=").cast(corpus.type)
    for start in range(0, rows, len(corpus)):
        count = min(len(corpus), rows - start)
        number = pa.array(range(start, start + count)).cast(pa.large_string())
        urls = corpus.slice(0, count), mark.slice(0, count), number
        nothing = pa.scalar("", corpus.type)
        yield pc.binary_join_element_wise(*urls, nothing).cast(pa.string())
        progress(start + count, rows)


def write(file: Path, rows: int) -> None:
    tell(f"{rows:,} rows into a Parquet file\n")
    schema = pa.schema({"url": pa.string()})
    with pyarrow.parquet.ParquetWriter(file, schema) as writer:
        for urls in chunks(rows):
            for start in range(0, len(urls), CHUNK):
                writer.write_table(pa.table([urls.slice(start, CHUNK)], schema))


def growth(file: Path, rows: int) -> dict[int, float]:
    """Processor seconds by the number of rows."""
    seconds = {}
    size = 10_000
    while size <= rows:
        total = 0.0
        with pyarrow.parquet.ParquetFile(file, pre_buffer=False) as source:
            left = size
            for batch in source.iter_batches(min(CHUNK, size)):
                urls = batch.column("url").slice(0, left)
                began = time.process_time()
                columns.parse(pa.chunked_array([urls]))
                total += time.process_time() - began
                left -= len(urls)
                progress(size - left, size)
                if not left:
                    break
        seconds[size] = total
        print(f"parse, {size:>12,} rows      {total / size * 1e9:6.0f} ns a row")
        size *= 10
    return seconds


MEMORY = """
import sys
import pyarrow.parquet
from webapi import columns
answer = {"parse": columns.parse, "nothing": lambda urls: urls}[sys.argv[3]]
columns.parse(["https://example.org/"])
found = 0
with pyarrow.parquet.ParquetFile(sys.argv[1], pre_buffer=False) as file:
    for batch in file.iter_batches(int(sys.argv[2])):
        found = max(found, answer(batch.column("url")).nbytes)
peak = next(int(line.split()[1]) for line in open("/proc/self/status") if line.startswith("VmHWM"))
print(found, peak * 1024)
"""


def memory(file: Path, rows: int) -> dict[str, float]:
    """Bytes of a stream's largest answer, and what parsing adds to the peak of reading alone."""

    def measure(what: str) -> tuple[int, int]:
        command = [sys.executable, "-c", MEMORY, str(file), str(CHUNK), what]
        found, peak = map(int, subprocess.check_output(command, text=True).split())
        return found, peak

    (_, without), (found, peak) = measure("nothing"), measure("parse")
    beyond = (peak - without - found) / 1e6
    print(
        f"memory of a stream: beyond reading it and {found / 1e6:.0f} MB of output, "
        f"{beyond:.0f} MB {verdict(beyond, 64)}"
    )
    return {"output": found, "beyond": peak - without - found}


@dataclass
class Cost:
    """What a job took. Beside other work on the machine, only the processor time says much."""

    seconds: float
    processor: list[float]
    """Seconds of processor time, of each process."""

    def __str__(self) -> str:
        processor = " + ".join(f"{each:.1f}" for each in self.processor)
        return f"{self.seconds:.1f} s ({processor} s of processor time)"


def two_against_one(
    name: str, measure: Callable[[int], Cost], rows: int
) -> dict[str, dict[str, Any]]:
    one, two = measure(1), measure(2)
    ratio = one.seconds / two.seconds
    print(
        f"{name}: {one} with one process, {two} with two, {rows / two.seconds:,.0f} rows a "
        f"second; {ratio:.2f} × (goal 1.7: {'met' if ratio >= 1.7 else 'MISSED'})"
    )
    return {"one": asdict(one), "two": asdict(two)}


def dask(file: Path, rows: int) -> dict[str, Any]:
    import dask.dataframe as dd
    from distributed import Client, LocalCluster, progress

    import webapi.columns.dask  # noqa: F401

    def measure(processes: int) -> Cost:
        with (
            LocalCluster(
                n_workers=processes, threads_per_worker=1, dashboard_address=None
            ) as cluster,
            Client(cluster) as client,
        ):
            client.run(lambda: __import__("webapi.columns.dask"))
            frame = dd.read_parquet(file, split_row_groups=5)
            before = client.run(time.process_time)
            assert len(before) == processes
            began = time.perf_counter()
            parsed = client.compute(frame["url"].url.parse().count())
            if sys.stdout.isatty():
                progress(parsed, notebook=False)
            assert 0.99 * rows < parsed.result()["href"] <= rows
            seconds = time.perf_counter() - began
            after = client.run(time.process_time)
            return Cost(seconds, [after[worker] - before[worker] for worker in before])

    return two_against_one("Dask", measure, rows)


def command_line(file: Path, rows: int) -> dict[str, Any]:
    def measure(jobs: int) -> Cost:
        output = file.with_name("parsed.jsonl")
        command = [sys.executable, "-m", "webapi", "parse", "--file", str(file), "--column", "url"]
        before = os.times()
        began = time.perf_counter()
        subprocess.run([*command, "--output", str(output), "--jobs", str(jobs)], check=False)
        seconds = time.perf_counter() - began
        after = os.times()
        output.unlink()
        user = after.children_user - before.children_user
        return Cost(seconds, [user + after.children_system - before.children_system])

    return two_against_one("webapi parse --jobs", measure, rows)


def spark(file: Path, rows: int) -> dict[str, Any]:
    """Jobs beside the same jobs with functions that return their input.

    Each is run three times: the first one starts Python workers, and Java compiles the plan.
    """
    if shutil.which("java") is None:
        print("Spark: no Java here")
        return {}
    os.environ |= {"PYSPARK_PYTHON": sys.executable, "SPARK_LOCAL_IP": "127.0.0.1"}
    from pyspark.sql import SparkSession
    from pyspark.sql import functions as F
    from pyspark.sql import types as T

    import webapi.columns.spark as url

    session = (
        SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false").getOrCreate()
    )
    session.sparkContext.setLogLevel("OFF")
    frame = session.read.parquet(str(file))
    parsed = url.with_parsed(frame, "url", "parsed")

    def the_url(urls: pa.Array) -> pa.Array:
        return urls

    def the_url_in_each_field(batches: Iterator[Any]) -> Iterator[Any]:
        for batch in batches:
            urls = batch.column(0)
            struct = pa.StructArray.from_arrays([urls] * len(columns.FIELDS), columns.FIELDS)
            yield pa.RecordBatch.from_arrays([urls, struct], names=["url", "parsed"])

    jobs = {
        "href": frame.select(url.href("url")),
        "a function that returns its input": frame.select(
            F.arrow_udf(the_url, T.StringType())("url")
        ),
        "with_parsed": parsed,
        "its input in each of the twelve fields": frame.mapInArrow(
            the_url_in_each_field, parsed.schema
        ),
        "its input, and no field": frame.mapInArrow(lambda batches: batches, frame.schema),
    }
    costs: dict[str, dict[str, Any]] = {}
    for name, job in jobs.items():
        runs = []
        for _ in range(3):
            before = processor_times_below(os.getpid())
            began = time.perf_counter()
            job.write.format("noop").mode("overwrite").save()
            seconds = time.perf_counter() - began
            after = processor_times_below(os.getpid())
            runs.append(Cost(seconds, [b - a for a, b in zip(before, after, strict=True)]))
        first, best = runs[0], min(runs[1:], key=lambda cost: cost.seconds)
        costs[name] = {"first": asdict(first), "best": asdict(best)}
        rate = f"{rows / best.seconds:,.0f} rows a second"
        print(f"Spark, {name}: {best}, {rate}; the first time {first.seconds:.1f} s")
    session.stop()
    for ours, theirs in (
        ("href", "a function that returns its input"),
        ("with_parsed", "its input in each of the twelve fields"),
        ("with_parsed", "its input, and no field"),
    ):
        ratio = costs[ours]["best"]["seconds"] / costs[theirs]["best"]["seconds"]
        print(f"Spark: {ours} takes {ratio:.2f} × {theirs} {verdict(ratio, 1.5)}")
    return costs


def processor_times_below(ancestor: int) -> tuple[float, float]:
    """Seconds of processor time so far: of Java below this process, and of Python below Java."""
    ticks = os.sysconf("SC_CLK_TCK")
    parents: dict[int, int] = {}
    times: dict[int, tuple[bool, float]] = {}
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            name, _, rest = entry.read_text().partition("(")[2].rpartition(")")
        except OSError:  # it has ended
            continue
        numbers = rest.split()[1:]
        parents[int(entry.parent.name)] = int(numbers[0])
        times[int(entry.parent.name)] = name == "java", sum(map(int, numbers[10:14])) / ticks
    below = {ancestor}
    while more := {child for child, parent in parents.items() if parent in below} - below:
        below |= more
    found = [times[process] for process in below - {ancestor}]
    return (
        sum(seconds for is_java, seconds in found if is_java),
        sum(seconds for is_java, seconds in found if not is_java),
    )


STAGES: dict[str, Callable[[Path, int], Any]] = {
    "growth": growth,
    "memory": memory,
    "dask": dask,
    "command line": command_line,
    "spark": spark,
}


def draw(seconds: dict[int, float], plot: Path) -> None:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(8, 5))
    axes.loglog(list(seconds), list(seconds.values()), marker="o", label="webapi.columns.parse")
    per_row = min(total / rows for rows, total in seconds.items())
    axes.loglog(list(seconds), [rows * per_row for rows in seconds], ":", label="linear")
    axes.set_xlabel("rows")
    axes.set_ylabel("seconds of processor time")
    axes.legend()
    figure.savefig(plot)


def progress(done: int, total: int) -> None:
    if sys.stderr.isatty():
        bar = "#" * round(30 * done / total)
        tell(f"\r[{bar:<30}] {done:,} of {total:,}" + "\n" * (done == total))


def tell(text: str) -> None:
    sys.stderr.write(text)
    sys.stderr.flush()


if __name__ == "__main__":
    sys.exit(main())
