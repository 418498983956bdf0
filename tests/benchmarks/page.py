"""Write the figures of `python -m tests.benchmarks --json FILE` into the site's page Performance.

python -m tests.benchmarks.page FILE
"""

from __future__ import annotations

import datetime
import json
import math
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tests.benchmarks.growth import SIZES
from tests.tools.tables import PROJECT, fill

DOCS = PROJECT / "docs"
SVG = (
    '<svg class="plot" viewBox="0 0 640 {height}" role="img" aria-label="{label}" '
    'xmlns="http://www.w3.org/2000/svg" fill="currentColor" font-size="13">\n{body}\n</svg>\n'
)


def bars(title: str, groups: Mapping[str, Mapping[str, float]]) -> str:
    """A bar for each contender of each operation; bars of one operation share a scale."""
    body, y = [], 10
    for operation, timings in groups.items():
        longest = max(timings.values())
        y += 14
        body.append(f'<text x="4" y="{y}" font-weight="600">{operation}</text>')
        y += 8
        for name, seconds in timings.items():
            width = max(1, 400 * seconds / longest)
            shade = 1 if name == "webapi" else 0.4
            body += [
                f'<text x="96" y="{y + 13}" text-anchor="end">{name}</text>',
                f'<rect x="104" y="{y}" width="{width:.1f}" height="16" opacity="{shade}"/>',
                f'<text x="{112 + width:.1f}" y="{y + 13}">{_time(seconds)}</text>',
            ]
            y += 21
        y += 10
    return SVG.format(height=y, label=title, body="\n".join(body))


def lines(title: str, sizes: Sequence[int], series: Mapping[str, Sequence[float]]) -> str:
    """Time against size, both scales logarithmic, with a dashed line for proportional growth."""
    low = min(min(times) for times in series.values())
    high = max(max(times) for times in series.values())
    bottom, top = math.floor(math.log10(low)), math.ceil(math.log10(high))
    left, right = math.log10(sizes[0]), math.log10(sizes[-1])

    def at(size: float, seconds: float) -> str:
        x = 60 + 560 * (math.log10(size) - left) / (right - left)
        y = 330 - 310 * (math.log10(seconds) - bottom) / (top - bottom)
        return f"{x:.1f},{y:.1f}"

    body = []
    for power in range(bottom, top + 1):
        x, y = at(sizes[0], 10**power).split(",")
        body.append(f'<path d="M{x} {y}H620" stroke="currentColor" opacity="0.2"/>')
        body.append(f'<text x="52" y="{float(y) + 4}" text-anchor="end">{_time(10**power)}</text>')
    for size in sizes:
        x = at(size, low).split(",")[0]
        body.append(f'<text x="{x}" y="350" text-anchor="middle">{size:,}</text>')
    for times in series.values():
        points = " ".join(at(*pair) for pair in zip(sizes, times, strict=True))
        body.append(
            f'<polyline points="{points}" fill="none" stroke="currentColor" opacity="0.6"/>'
        )
    first = math.sqrt(low * max(times[0] for times in series.values()))
    last = first * sizes[-1] / sizes[0]
    points = f"{at(sizes[0], first)} {at(sizes[-1], last)}"
    body.append(
        f'<polyline points="{points}" fill="none" stroke="currentColor" stroke-dasharray="6 5"/>'
    )
    return SVG.format(height=360, label=title, body="\n".join(body))


def table(operations: Mapping[str, Mapping[str, float]]) -> str:
    """Our time, and how often each other library's time fits into it."""
    rows = ["| operation | `webapi` | beside |", "| --- | ---: | --- |"]
    for operation, timings in operations.items():
        ours = timings["webapi"]
        ratios = [
            f"`{peer}`\u00a0{ours / seconds:.2f}"
            for peer, seconds in timings.items()
            if peer != "webapi"
        ]
        rows.append(f"| {operation} | {_time(ours)} | {', '.join(ratios)} |")
    return "\n".join(rows)


def write(figures: Mapping[str, Any]) -> None:
    operations = {
        name: timings for name, timings in figures["operations"].items() if "URL" not in timings
    }
    few = {name: operations[name] for name in list(operations)[:3]}
    (DOCS / "static" / "operations.svg").write_text(bars("Time of each library", few), "utf-8")
    (DOCS / "static" / "growth.svg").write_text(
        lines("Time against length", SIZES, figures["growth"]), "utf-8"
    )
    day = datetime.datetime.now(datetime.UTC).date()
    measured = f"CPython {figures['python']}, {figures['urls']:,} URLs of top sites, {day}."
    fill(DOCS / "performance.md", "operations", f"{table(operations)}\n\n{measured}")
    fill(DOCS / "performance.md", "setters", table(figures["setters"]))
    processes = "\n".join(
        f"| {name} | {_of_process(name, value)} |" for name, value in figures["processes"].items()
    )
    fill(DOCS / "performance.md", "processes", f"| what | cost |\n|---|---:|\n{processes}")


def _of_process(name: str, value: float) -> str:
    if name.startswith("bytes"):
        return f"{value:.0f} bytes"
    return _time(value) if value > 0 else "too little to measure"


def _time(seconds: float) -> str:
    for unit, factor in (("s", 1), ("ms", 1e3), ("µs", 1e6)):
        if seconds * factor >= 1:
            return f"{seconds * factor:.3g} {unit}"
    return f"{seconds * 1e9:.0f} ns"


if __name__ == "__main__":
    write(json.loads(Path(sys.argv[1]).read_text("utf-8")))
