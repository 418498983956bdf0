"""What modules cost beside the same code as one script: ``python -m tests.benchmarks.modules``.

Both take turns in contexts of their own, which have run another module before, and the best round
of each counts. Times are processor time. A text is parsed once in a process: that is a figure of
its own. ``--page`` writes docs/performance.md.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module

from tests.tools.tables import PROJECT, fill, measured
from webapi.modules.source_text import parse_module

ENGINES = {"quickjs": "QuickJS-ng", "mini_racer": "V8"}
BASE = "https://modules.example/"
HELPERS = """
  function METHOD(items) {
    const found = new Map();
    for (const item of items) found.set(item.key, (found.get(item.key) ?? 0) + item.count);
    return [...found].map(([key, count]) => ({ key, count: count + VALUE }));
  }
"""


class Modules:
    """A program of modules in memory, and the same program as one script."""

    def __init__(self, count: int, functions: int, imports: int) -> None:
        self.texts: dict[str, str] = {}
        self.base_url = BASE
        bundle = []
        for index in range(count):
            names = [f"value{each}" for each in range(max(0, index - imports), index)]
            head = "".join(f"import {{ {name} }} from './{name[5:]}.js';\n" for name in names)
            body = "".join(
                HELPERS.replace("METHOD", f"method{index}of{each}").replace("VALUE", str(each))
                for each in range(functions)
            )
            items = f"[{{ key: 'k', count: {' + '.join(names) or '1'} }}]"
            value = f"const value{index} = method{index}of0({items})[0].count % 1000;\n"
            self.texts[f"{BASE}{index}.js"] = f"{head}{body}export {value}"
            bundle.append(body + value)
        last = f"globalThis.result = value{count - 1};"
        self.texts[f"{BASE}main.js"] = (
            f"import {{ value{count - 1} }} from './{count - 1}.js';{last}"
        )
        self.bundle = f'(() => {{ "use strict"; {"".join(bundle)} {last} }})(); 0;'

    def resolve(self, specifier: str, base_url: str) -> str:
        return BASE + specifier.removeprefix("./")

    def load(self, url: str) -> str:
        return self.texts[url]


PROGRAMS: dict[str, Callable[[], Modules]] = {
    "500 small modules": lambda: Modules(500, 6, 3),
    "a megabyte in 5 chunks": lambda: Modules(5, 800, 4),
}


def processor_seconds(engine: str, program: Modules, as_script: bool) -> float:
    """The processor time of a run in a new context."""
    module = import_module(f"webapi.runtimes.adapters.{engine}")
    context = module.new_context()
    bridge = module.install(context, modules=program)
    bridge.run_module("globalThis.result = undefined;")
    script = module.Engine(context)
    started = time.process_time()
    if as_script:
        script.eval(program.bundle)
    else:
        bridge.import_module("./main.js")
    seconds = time.process_time() - started
    assert bridge.run("typeof result") == "number"
    bridge.close()
    with suppress(AttributeError):
        context.close()
    return seconds


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.modules")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--engines", nargs="*", default=ENGINES, choices=ENGINES)
    parser.add_argument("--page", action="store_true", help="write the site's page Performance")
    options = parser.parse_args(arguments)
    rows = [
        "| engine | program | parsed once | modules | one script | ratio |",
        "| --- | --- | ---: | ---: | ---: | ---: |",
    ]
    for title, make in PROGRAMS.items():
        program = make()
        started = time.process_time()
        for text in program.texts.values():
            parse_module(text)
        parsed = time.process_time() - started
        for engine in options.engines:
            modules = bundle = math.inf
            for _ in range(options.rounds):
                modules = min(modules, processor_seconds(engine, program, False))
                bundle = min(bundle, processor_seconds(engine, program, True))
            rows.append(
                f"| {ENGINES[engine]} | {title} | {parsed * 1e3:.0f} ms | {modules * 1e3:.1f} ms "
                f"| {bundle * 1e3:.1f} ms | {modules / bundle:.2f} |"
            )
    table = measured(rows)
    print(table)
    if options.page:
        fill(PROJECT / "docs" / "performance.md", "modules", table)


if __name__ == "__main__":
    main()
