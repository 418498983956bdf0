"""Many rows: ``python -m tests.benchmarks.columns.scale --rows 10000000 --page``.

Measures how time grows with the rows, peak memory, and two processes against one, by Dask and by
``webapi parse --jobs``; Spark beside functions that return their input. Jobs that are compared take
turns, and the best round of each counts. ``--page`` writes docs/performance.md. Needs what
tests/columns/requirements.txt has, and Java for Spark.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet

from tests.tools.corpus import top100
from tests.tools.tables import PROJECT, fill
from webapi import columns

from .__main__ import verdict

CHUNK = 100_000
ROUNDS = 3


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
    parser.add_argument("--page", action="store_true", help="write the site's page Performance")
    options = parser.parse_args(arguments)
    figures: dict[str, Any] = {}
    with tempfile.TemporaryDirectory(prefix="webapi-scale-") as folder:
        file = Path(folder, "urls.parquet")
        write(file, options.rows)
        stages = {name: stage for name, stage in STAGES.items() if options.only in name}
        for number, (name, stage) in enumerate(stages.items(), 1):
            tell(f"[{number}/{len(stages)}] {name}\n")
            environment = os.environ.copy()
            figures[name] = stage(file, options.rows)
            os.environ.clear()  # Dask sets what makes the allocator of later stages slow
            os.environ.update(environment)
    if options.json is not None:
        options.json.write_text(
            json.dumps(figures, indent=2, default=asdict) + "\n", encoding="utf-8"
        )
    if options.plot is not None and "growth" in figures:
        draw(figures["growth"], options.plot)
    if options.page:
        compared = [each for name in COMPARING for each in figures.get(name, [])]
        fill(PROJECT / "docs" / "performance.md", "columns", table(compared, options.rows))
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
import pyarrow as pa
answer = {"parse": columns.parse, "nothing": lambda urls: urls}[sys.argv[2]]
size, most = int(sys.argv[3]), int(sys.argv[4])
columns.parse(["https://example.org/"])
found = 0
with pyarrow.parquet.ParquetFile(sys.argv[1], pre_buffer=False) as file:
    batches = (batch.column("url") for batch in file.iter_batches(size))
    if most:
        batches = [pa.chunked_array([next(batches) for _ in range(most)])]
    for batch in batches:
        found = max(found, answer(batch).nbytes)
peak = next(int(line.split()[1]) for line in open("/proc/self/status") if line.startswith("VmHWM"))
print(found, peak * 1024)
"""


def memory(file: Path, rows: int) -> dict[str, float]:
    """Bytes that parsing adds to the peak of reading alone, its answer aside."""

    def measure(what: str, most: int) -> tuple[int, int]:
        command = [sys.executable, "-c", MEMORY, str(file), what, str(CHUNK), str(most)]
        found, peak = map(int, subprocess.check_output(command, text=True).split())
        return found, peak

    beyond = {}
    for name, most in (("a stream", 0), ("a chunked column", min(rows, 1_000_000) // CHUNK)):
        (_, without), (found, peak) = measure("nothing", most), measure("parse", most)
        beyond[name] = peak - without - found
        megabytes = beyond[name] / 1e6
        print(
            f"memory of {name}: beyond reading it and {found / 1e6:.0f} MB of output, "
            f"{megabytes:.0f} MB {verdict(megabytes, 64)}"
        )
    return beyond


@dataclass
class Cost:
    """What a job took. Beside other work on the machine, only the processor time says much."""

    seconds: float
    processor: list[float]
    """Seconds of processor time, of each process."""

    def __str__(self) -> str:
        processor = " + ".join(f"{each:.1f}" for each in self.processor)
        return f"{self.seconds:.1f} s ({processor} s of processor time)"


@dataclass
class Comparison:
    """A job beside another one."""

    job: str
    cost: Cost
    beside: str
    other: Cost
    faster: float | None = None
    """So many times as fast as the other job it is to be, at least."""
    slower: float | None = None
    """So many times as slow as the other job it is to be, at most."""

    @property
    def ratio(self) -> float:
        ratio = self.cost.seconds / self.other.seconds
        return ratio if self.faster is None else 1 / ratio

    @property
    def met(self) -> bool:
        if self.faster is not None:
            return self.ratio >= self.faster
        return self.slower is None or self.ratio <= self.slower

    def __str__(self) -> str:
        processor = sum(self.cost.processor) / sum(self.other.processor)
        return (
            f"{self.job}: {self.cost}; {self.beside}: {self.other}; {self.ratio:.2f} × "
            f"(goal {self.faster or self.slower}: {'met' if self.met else 'MISSED'}); "
            f"{processor:.2f} × the processor time"
        )


def best_of_rounds(
    jobs: dict[str, Callable[[], Cost]], rows: int, warm_up: int = 0
) -> dict[str, Cost]:
    """Run the jobs by turns, and tell of every run."""
    best: dict[str, Cost] = {}
    for number in range(warm_up + ROUNDS):
        for name, job in jobs.items():
            cost = job()
            rate = f"{rows / cost.seconds:,.0f} rows a second"
            print(f"  {name}: {cost}, {rate}{', to warm up' * (number < warm_up)}", flush=True)
            if number >= warm_up and (name not in best or cost.seconds < best[name].seconds):
                best[name] = cost
    return best


def two_against_one(name: str, measure: Callable[[int], Cost], rows: int) -> list[Comparison]:
    one, two = f"{name}, one process", f"{name}, two processes"
    best = best_of_rounds({one: lambda: measure(1), two: lambda: measure(2)}, rows)
    comparison = Comparison(two, best[two], one, best[one], faster=1.7)
    print(comparison)
    return [comparison]


def dask(file: Path, rows: int) -> list[Comparison]:
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
            # Each process imports what it needs before the clock starts.
            client.compute(frame.partitions[:processes]["url"].url.parse().count()).result()
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


def command_line(file: Path, rows: int) -> list[Comparison]:
    def measure(jobs: int) -> Cost:
        output = file.with_name("parsed.jsonl")
        command = [sys.executable, "-m", "webapi", "parse", "--file", str(file), "--column", "url"]
        before = os.times()
        began = time.perf_counter()
        subprocess.run(
            [*command, "--output", str(output), "--jobs", str(jobs)],
            check=False,
            stderr=None if sys.stderr.isatty() else subprocess.DEVNULL,
        )
        seconds = time.perf_counter() - began
        after = os.times()
        output.unlink()
        user = after.children_user - before.children_user
        return Cost(seconds, [user + after.children_system - before.children_system])

    return two_against_one("`webapi parse` to JSON Lines", measure, rows)


def spark(file: Path, rows: int) -> list[Comparison]:
    """Jobs beside the same jobs with functions that return their input.

    The first round warms up: it starts Python workers, and Java compiles the plan.
    """
    if shutil.which("java") is None:
        print("Spark: no Java here")
        return []
    os.environ |= {"PYSPARK_PYTHON": sys.executable, "SPARK_LOCAL_IP": "127.0.0.1"}
    from pyspark.sql import DataFrame, SparkSession
    from pyspark.sql import functions as F
    from pyspark.sql import types as T

    import webapi.columns.spark as url

    session = (
        SparkSession.builder.master("local[2]")
        .config("spark.ui.enabled", "false")
        # By default three partitions of ten million rows: one core would wait for the other.
        .config("spark.sql.files.maxPartitionBytes", "32m")
        .getOrCreate()
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

    def run(job: DataFrame) -> Cost:
        before = processor_times_below(os.getpid())
        began = time.perf_counter()
        job.write.format("noop").mode("overwrite").save()
        seconds = time.perf_counter() - began
        after = processor_times_below(os.getpid())
        return Cost(seconds, [b - a for a, b in zip(before, after, strict=True)])

    href, its_input = "Spark, `url.href`", "a function that returns its input"
    all_fields, in_each_field = "Spark, `url.with_parsed`", "its input in each of the twelve fields"
    no_field = "its input, and no field"
    jobs = {
        href: frame.select(url.href("url")),
        its_input: frame.select(F.arrow_udf(the_url, T.StringType())("url")),
        all_fields: parsed,
        in_each_field: frame.mapInArrow(the_url_in_each_field, parsed.schema),
        no_field: frame.mapInArrow(lambda batches: batches, frame.schema),
    }
    best = best_of_rounds({name: partial(run, job) for name, job in jobs.items()}, rows, warm_up=1)
    session.stop()
    compared = [
        Comparison(ours, best[ours], theirs, best[theirs], slower=1.5)
        for ours, theirs in ((href, its_input), (all_fields, in_each_field), (all_fields, no_field))
    ]
    print(*compared, sep="\n")
    return compared


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


COMPARING = ("dask", "command line", "spark")


def table(compared: Sequence[Comparison], rows: int) -> str:
    """The comparisons for the site. The goal stands beside what misses it."""
    lines = [
        f"| {rows:,} URLs | time | beside | its time | ratio |",
        "| --- | ---: | --- | ---: | ---: |",
    ]
    for each in compared:
        goal = "" if each.met else f" (goal {each.faster or each.slower})"
        direction = "as fast" if each.faster else "the time"
        lines.append(
            f"| {each.job} | {each.cost.seconds:.1f} s | {each.beside} "
            f"| {each.other.seconds:.1f} s | {each.ratio:.2f} × {direction}{goal} |"
        )
    day = datetime.datetime.now(datetime.UTC).date()
    return "\n".join([*lines, "", f"CPython {platform.python_version()}, two cores, {day}."])


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
