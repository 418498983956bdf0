"""The benchmark: ``python -m tests.benchmarks``, with requirements.txt installed."""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.tools.corpus import top100
from webapi import URL

from . import growth, processes, url_pattern
from .measure import seconds_per_call
from .operations import Operation, operations, setters


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.benchmarks",
        description="Compare webapi with its peers on real URLs. Prints the ratios of our time to "
        "each peer's (below 1: we are faster) beside the goal, and asserts nothing.",
    )
    parser.add_argument("--rounds", type=int, default=7, help="rounds per chunk (default: 7)")
    parser.add_argument("--urls", type=int, default=100_000, help="how much of the corpus to use")
    parser.add_argument("--only", default="", help="only operations whose name has this in it")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    parser.add_argument("--plot", type=Path, help="draw time against size into this SVG or PNG")
    options = parser.parse_args(arguments)

    lines = top100().read_text("utf-8").split("\n")
    corpus = [line for line in lines if URL.canParse(line)][: options.urls]
    results: dict[str, object] = {"python": platform.python_version(), "urls": len(corpus)}
    print(f"Python {platform.python_version()}, {len(corpus)} URLs, {options.rounds} rounds")
    results["operations"] = _compare(
        [
            each
            for each in (*operations(corpus), *url_pattern.operations())
            if options.only in each.name
        ],
        options.rounds,
    )
    results["setters"] = _compare_setters(corpus, options)
    if not options.only:
        results["processes"] = _measure_processes(corpus)
    if not options.only or options.only == "growth":
        results["growth"] = _measure_growth(options.plot)
    if options.json is not None:
        options.json.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
    return 0


def _compare(chosen: Sequence[Operation], rounds: int) -> dict[str, dict[str, float]]:
    results = {}
    for number, operation in enumerate(chosen, 1):
        print(f"[{number}/{len(chosen)}] {operation.name}", file=sys.stderr)
        contenders = {"webapi": operation.ours, **operation.peers}
        timings = seconds_per_call(contenders, operation.inputs, rounds)
        results[operation.name] = timings
        ours = timings["webapi"]
        print(f"{operation.name:34} {ours * 1e9:9.0f} ns")
        for peer in operation.peers:
            ratio = ours / timings[peer]
            goal = operation.goals.get(peer)
            print(f"{'':34} {ratio:9.2f} × {peer:12} {_verdict(ratio, goal)}")
    return results


def _compare_setters(corpus: list[str], options: argparse.Namespace) -> dict[str, dict[str, float]]:
    chosen = [each for each in setters(corpus) if options.only in each.name]
    results = _compare(chosen, options.rounds)
    for reading, goal in ((True, 0.5), (False, 1.2)):
        ratios = [
            each["webapi"] / each["ada_url"]
            for name, each in results.items()
            if name.endswith(" + href") == reading
        ]
        if len(ratios) > 1:
            name = f"setters{' + href' * reading}, median"
            ratio = statistics.median(ratios)
            print(f"{name:34} {ratio:9.2f} × {'ada_url':12} {_verdict(ratio, goal)}")
    return results


def _measure_processes(corpus: list[str]) -> dict[str, float]:
    figures = {
        "import webapi": processes.import_seconds("import webapi", 20),
        "from webapi import URL": processes.import_seconds("from webapi import URL", 20),
        "import urllib.parse": processes.import_seconds("import urllib.parse", 20),
    }
    for name, seconds in figures.items():
        print(f"{name:34} {seconds * 1e3:9.2f} ms over a bare start")
    first = processes.import_seconds(
        "from urllib.parse import urlsplit; urlsplit('https://a/b')", 20
    )
    for url, limit in (("https://a/b", 1.2), ("https://b\xfccher.example/", None)):
        seconds = processes.import_seconds(f"from webapi import URL; URL({url!a})", 20)
        figures[f"first URL, {url}"] = seconds
        ratio = seconds / first
        print(f"{f'first URL, {url}':34} {ratio:9.2f} × {'urlsplit':12} {_verdict(ratio, limit)}")
    figures["bytes per URL kept"] = processes.bytes_per_url(corpus)
    size = figures["bytes per URL kept"]
    goal = 285 if sys.version_info < (3, 12) else 295
    print(f"{'memory per URL kept, warm, no href':34} {size:9.0f} bytes {_verdict(size, goal)}")
    return figures


def _measure_growth(plot: Path | None) -> dict[str, list[float]]:
    results = {}
    for name in growth.CASES:
        print(f"growth: {name}", file=sys.stderr)
        results[name] = [growth.seconds(name, size) for size in growth.SIZES]
        last, before = results[name][-1], results[name][growth.SIZES.index(100_000)]
        print(
            f"{name:34} {last:9.3f} s at 10⁶ {_verdict(last, 3)}, "
            f"{last / before:5.1f} × the time at 10⁵ {_verdict(last / before, 12)}"
        )
    if plot is not None:
        _draw(results, plot)
    return results


def _draw(results: dict[str, list[float]], plot: Path) -> None:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(9, 7))
    for name, times in results.items():
        axes.loglog(growth.SIZES, times, marker="o", label=name)
    axes.set_xlabel("n")
    axes.set_ylabel("seconds")
    axes.legend(fontsize="small")
    figure.savefig(plot)


def _verdict(value: float, goal: float | None) -> str:
    if goal is None:
        return ""
    return f"(goal {goal:g}: {'met' if value <= goal else 'MISSED'})"


if __name__ == "__main__":
    sys.exit(main())
