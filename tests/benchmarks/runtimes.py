"""What the Web's classes cost in each JavaScript engine: ``python -m tests.benchmarks.runtimes``.

Prints figures of the engines that are installed, and asserts nothing.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from webapi import URL, URLSearchParams
from webapi.runtimes import Bridge
from webapi.url.components import MEMBERS

ENGINES = ("quickjs", "dukpy", "pythonmonkey", "mini_racer")
ALL = " ".join(f"url.{name};" for name in MEMBERS)
SAMPLE = Path(__file__).parents[1] / "data" / "sample_urls.txt"
SCRIPTS = {
    "construct": "new URL(urls[index]);",
    "construct + href": "new URL(urls[index]).href;",
    "construct + all getters": f"const url = new URL(urls[index]); {ALL}",
    "canParse": "URL.canParse(urls[index]);",
    "params get": 'params.get("c");',
    "construct + setter": 'new URL(urls[index]).hash = "x";',
    "link href, pathname": "link.href = urls[index]; link.pathname;",
    "links[0]": "links[0];",
    "blob of a kilobyte": "new Blob([kilobyte]);",
    "encode 4 KiB of ASCII": "encoder.encode(text);",
    "decode 4 KiB of ASCII": "decoder.decode(bytes);",
}
SETUP = """
  const params = new URLSearchParams("a=1&b=2&c=3");
  const page = new Document("https://example.org/");
  const link = page.createElement("a");
  link.href = "/";
  page.append(link);
  const links = page.links;
  const kilobyte = new Uint8Array(1024).fill(200);
  const text = "abcdefgh".repeat(512);
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const bytes = encoder.encode(text);
"""


def python_alone(urls: Sequence[str]) -> dict[str, Callable[[], None]]:
    """The same work, without an engine."""
    params = URLSearchParams("a=1&b=2&c=3")

    def construct() -> None:
        for url in urls:
            URL(url)

    def construct_and_read() -> None:
        for text in urls:
            url = URL(text)
            _ = (url.href, url.origin, url.protocol, url.username, url.password, url.host)
            _ = (url.hostname, url.port, url.pathname, url.search, url.hash)

    def get() -> None:
        for _ in urls:
            params.get("c")

    return {
        "construct": construct,
        "construct + all getters": construct_and_read,
        "params get": get,
    }


def microseconds(function: Callable[[], Any], count: int, rounds: int) -> float:
    """The best round's time per URL."""
    times = []
    for _ in range(rounds):
        started = time.process_time()
        function()
        times.append(time.process_time() - started)
    return min(times) / count * 1e6


def measure(name: str, urls: Sequence[str], rounds: int) -> dict[str, float]:
    """The figures of an engine."""
    module = import_module(f"webapi.runtimes.adapters.{name}")
    installs = []
    context: Any = None
    bridge: Bridge
    for _ in range(5):
        context = module.new_context()
        started = time.process_time()
        bridge = module.install(context, max_handles=10**9)
        installs.append((time.process_time() - started) * 1e6)
    engine = module.Engine(context)
    engine.eval(f"globalThis.urls = {json.dumps(urls)}; 0;")
    figures = {"install": statistics.median(installs)}
    for title, script in SCRIPTS.items():
        loop = (
            f"(() => {{ const urls = globalThis.urls; {SETUP}"
            f"for (let index = 0; index < urls.length; index++) {{ {script} }} }})(); 0;"
        )

        def run(loop: str = loop) -> None:
            engine.eval(loop)

        figures[title] = microseconds(run, len(urls), rounds)
    figures["handles before drain"] = bridge.live_handles
    for _ in range(3):
        bridge.drain()
    figures["handles after drain"] = bridge.live_handles
    return figures


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.runtimes")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--engines", nargs="*", default=ENGINES, choices=ENGINES)
    options = parser.parse_args(arguments)
    lines = SAMPLE.read_text("utf-8").splitlines()
    urls = ([line for line in lines if URL.canParse(line)] * 100)[:2000]
    alone = {
        title: microseconds(function, len(urls), options.rounds)
        for title, function in python_alone(urls).items()
    }
    goal = 3 * alone["construct + all getters"] + 15
    print(
        "microseconds of processor time, the best of",
        options.rounds,
        "rounds of",
        len(urls),
        "URLs",
    )
    for title, figure in alone.items():
        print(f"{'Python alone':14} {title:26} {figure:10.2f}")
    for name in options.engines:
        try:
            figures = measure(name, urls, options.rounds)
        except ModuleNotFoundError as error:
            print(f"{name:14} {error}")
            continue
        for title, figure in figures.items():
            print(f"{name:14} {title:26} {figure:10.2f}")
    print(f"{'quickjs, goal':14} {'construct + all getters':26} {goal:10.2f}")


if __name__ == "__main__":
    main()
