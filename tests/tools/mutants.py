"""Mutants: change one operator or constant of an algorithm, and see whether a test notices.

    python -m tests.tools.mutants                     all of them
    python -m tests.tools.mutants --sample 100 --seed 7 --only webapi/url

Progress goes to stderr. The report on stdout lists the survivors and the share of mutants that
were killed. A survivor is a hole in the tests, or equivalent: no test can notice it. Those that are
equivalent are in ``tests/tools/mutants.toml`` with the reason, and so are those that only take more
time. The exit status is 1 if others survive, or if that file names a mutant that is not there.

An interrupted run goes on where it ended: ``build/mutants.jsonl`` has a line for each mutant that
ran. One that was killed runs again only if the definition that it is in has changed, one that
survived runs each time. Remove the file to run all of them again.

How it works: one process collects the tests and notes for each which lines of the package it runs,
and how long it takes; a test that takes longer than a second is left out. For each mutant a forked
child gets the changed function and runs the tests that run the changed line, until one fails. Where
the change is in what a module does when it is imported, the child imports it and collects anew. A
child that takes much longer than its tests did is in an endless loop, so its mutant is killed; on a
busy machine it may only be slow, so the file of results says "the time limit" of such a mutant.
Needs Python 3.12 and a system with `fork`.
"""

from __future__ import annotations

import argparse
import functools
import gc
import hashlib
import importlib
import inspect
import json
import math
import os
import pickle
import random
import signal
import sys
import tempfile
import time
import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from itertools import chain, zip_longest
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NamedTuple

import pytest

from tests.tools.mutation import ROOT, Finder, Mutant, mutants_of, parts, replacements

PACKAGES = ("webapi/webidl", "webapi/dom", "webapi/steps", "webapi/url")
GENERATED = {"webapi/url/unicode_data.py"}
"""Data that a program wrote: `tests/url/test_normalization.py` compares it with Unicode's."""
ELSEWHERE = {
    *("benchmarks", "browser", "browsers", "columns", "comparison", "docs", "js", "oracle"),
    *("peers", "pyodide", "readers", "runtimes", "tools", "types"),
}
"""Folders of tests that are about other packages, or that start other programs."""
TESTS = [
    *sorted(
        f"tests/{name}"
        for name in {path.parent.name for path in ROOT.glob("tests/*/test_*.py")} - ELSEWHERE
    ),
    *("webapi/url", "webapi/interfaces"),  # whose docstrings have examples
]
JUDGED = Path(__file__).with_suffix(".toml")
RESULTS = ROOT / "build" / "mutants.jsonl"
NOTES = ROOT / "build" / "mutants.pickle"
WEBAPI = str(ROOT / "webapi") + os.sep
SLOW = 1.0
"""A test that takes more seconds than this is left out."""
PATIENCE = 10
"""The seconds that a child may take beside three times what its tests took."""
MEMORY = 8 * 2**30
OPTIONS = ["-q", "-x", "--tb=no", "--assert=plain", "-p", "no:cacheprovider", "-p", "no:xdist"]
OPTIONS += ["-Wignore::pytest.PytestAssertRewriteWarning"]  # Hypothesis is imported already
monitoring: Any = vars(sys).get("monitoring")
"""`sys.monitoring`, which Python 3.11 has not."""


class Test(NamedTuple):
    """A test, and how long it takes."""

    name: str
    seconds: float

    @property
    def file(self) -> str:
        return self.name.partition("::")[0]

    @property
    def function(self) -> str:
        return self.name.partition("[")[0]


class TestFile(NamedTuple):
    """The tests of a file. ``lines`` has by module and line: a bit for each test that runs it."""

    digest: str
    tests: list[Test]
    lines: dict[str, dict[int, int]]

    def that_run(self, path: str, lines: range | None = None) -> Iterator[Test]:
        """Tests that run one of these lines of a module, or any of its lines."""
        bits = 0
        for line, each in self.lines.get(path, {}).items():
            if lines is None or line in lines:
                bits |= each
        return (test for number, test in enumerate(self.tests) if bits >> number & 1)


class Plan:
    """Which tests run for a mutant, in which order."""

    def __init__(self, files: list[TestFile]) -> None:
        self.files = files
        self.killers: set[str] = set()

    def for_lines(self, mutant: Mutant) -> list[Test]:
        """The tests that run a line of the mutant."""
        path = str(ROOT / mutant.path)
        return self.in_order(
            test for file in self.files for test in file.that_run(path, mutant.lines)
        )

    def for_module(self, mutant: Mutant) -> list[Test]:
        """All tests, in the order of how many lines of the module their files run."""
        path = str(ROOT / mutant.path)
        files = sorted(self.files, key=lambda file: len(file.lines.get(path, ())), reverse=True)
        first = [test for file in files for test in self.in_order(file.that_run(path))]
        others = self.in_order(test for file in self.files for test in file.tests)
        return list(dict.fromkeys(first + others))

    def in_order(self, tests: Iterable[Test]) -> list[Test]:
        """First those that killed a mutant before, then the same time for each test function."""
        spent: dict[str, float] = defaultdict(float)
        due = []
        for test in sorted(tests, key=lambda test: test.seconds):
            spent[test.function] += test.seconds
            due.append((test.name not in self.killers, spent[test.function], test))
        return [test for _, _, test in sorted(due)]


def limit(tests: list[Test]) -> float:
    return PATIENCE + 3 * sum(test.seconds for test in tests)


def digest(*paths: Path) -> str:
    return hashlib.sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()[:16]


# One process that has collected the tests


class Collected:
    """A plugin of pytest: makes the plan, then calls ``run`` with it and `survives_in_place`."""

    def __init__(self, run: Callable[[Plan, Callable[[Mutant], str | None]], None]) -> None:
        self.run = run
        self.imported: set[CodeType] = set()

    def pytest_configure(self) -> None:
        few_examples()
        monitoring.use_tool_id(monitoring.COVERAGE_ID, "mutants")
        start = monitoring.events.PY_START
        monitoring.register_callback(monitoring.COVERAGE_ID, start, self.started)
        monitoring.set_events(monitoring.COVERAGE_ID, start)

    def started(self, code: CodeType, offset: int) -> None:
        """Note code that runs because a module of `webapi` is being imported."""
        if code.co_filename.startswith(WEBAPI):
            frame = sys._getframe(1)
            while frame.f_back:
                frame = frame.f_back
                if frame.f_code.co_name == "<module>" and is_ours(frame.f_code):
                    self.imported.add(code)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Failed("the tests cannot be collected")
        monitoring.set_events(monitoring.COVERAGE_ID, 0)
        self.functions: dict[str, list[FunctionType]] = defaultdict(list)
        self.caches: list[functools._lru_cache_wrapper[Any]] = []
        for each in gc.get_objects():
            if isinstance(each, functools._lru_cache_wrapper):
                wrapped = inspect.unwrap(each)
                if isinstance(wrapped, FunctionType) and is_ours(wrapped.__code__):
                    self.caches.append(each)
            elif isinstance(each, FunctionType) and is_ours(each.__code__):
                self.functions[each.__code__.co_filename].append(each)
        self.clear_caches()
        self.items = {item.nodeid: item for item in session.items}
        gc.collect()
        gc.freeze()  # what is there is shared with children
        self.plan = Plan(self.test_files())
        gc.freeze()
        self.run(self.plan, self.survives_in_place)
        return True

    def clear_caches(self) -> None:
        for cache in self.caches:
            cache.cache_clear()

    def test_files(self) -> list[TestFile]:
        """What each test runs: of files that have not changed, as noted in the last run."""
        items: dict[str, list[pytest.Item]] = defaultdict(list)
        for item in self.items.values():
            items[item.nodeid.partition("::")[0]].append(item)
        known = pickle.loads(NOTES.read_bytes()) if NOTES.exists() else {}
        package = digest(*sorted(Path(WEBAPI).rglob("*.py")))
        digests = {file: digest(ROOT / file) + package for file in items}
        found = {file: each for file, each in known.items() if each.digest == digests.get(file)}
        new = {file: digests[file] for file in items.keys() - found.keys()}

        def measured() -> bytes:
            return pickle.dumps({file: self.measured(items[file], new[file]) for file in new})

        found |= pickle.loads(answer_of_child(measured))
        NOTES.parent.mkdir(exist_ok=True)
        NOTES.write_bytes(pickle.dumps(found))
        return list(found.values())

    def measured(self, items: list[pytest.Item], digest: str) -> TestFile:
        lines: set[tuple[str, int]] = set()

        def ran(code: CodeType, line: int) -> Any:
            lines.add((code.co_filename, line))
            return monitoring.DISABLE

        monitoring.register_callback(monitoring.COVERAGE_ID, monitoring.events.LINE, ran)
        functions = chain.from_iterable(self.functions.values())
        for code in all_code(function.__code__ for function in functions):
            monitoring.set_local_events(monitoring.COVERAGE_ID, code, monitoring.events.LINE)
        tests: list[Test] = []
        bits: dict[str, dict[int, int]] = defaultdict(lambda: defaultdict(int))
        for item, after in with_next(items):
            lines.clear()
            self.clear_caches()  # the lines of what is cached belong to each test that asks for it
            monitoring.restart_events()
            start = sum(os.times()[:4])
            if failed(item, after):
                raise SystemExit(f"without a change, {item.nodeid} fails")
            seconds = sum(os.times()[:4]) - start
            if seconds < SLOW:
                for path, line in lines:
                    bits[path][line] |= 1 << len(tests)
                tests.append(Test(item.nodeid, seconds + 0.001))
        return TestFile(digest, tests, {path: dict(each) for path, each in bits.items()})

    def survives_in_place(self, mutant: Mutant) -> str | None:
        """Who killed the mutant, or ``""`` if nobody did; ``None`` if it has to be imported."""
        changed = replacements(mutant)
        functions = [
            function
            for function in self.functions[str(ROOT / mutant.path)]
            if changed and function.__code__ in changed
        ]
        if not changed or not functions or [*changed][-1] in self.imported:
            return None
        tests = self.plan.for_lines(mutant)

        def killer() -> bytes:
            for function in functions:
                function.__code__ = changed[function.__code__]
            for item, following in with_next([self.items[test.name] for test in tests]):
                if failed(item, following):
                    return item.nodeid.encode()
            return b""

        killed_by = verdict(killer, tests)
        return None if killed_by == "" and len(changed) > 1 else killed_by  # it may have state


def is_ours(code: CodeType) -> bool:
    return code.co_filename.startswith(WEBAPI)


def all_code(codes: Iterable[CodeType]) -> Iterator[CodeType]:
    for code in codes:
        yield code
        yield from all_code(parts(code))


def with_next(items: list[pytest.Item]) -> Iterator[tuple[pytest.Item, pytest.Item | None]]:
    return zip_longest(items, items[1:])


def failed(item: pytest.Item, following: pytest.Item | None) -> bool:
    from _pytest.runner import runtestprotocol

    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=following))


def few_examples() -> None:
    """Let Hypothesis try the same few examples each time, and not look for smaller ones."""
    from hypothesis import Phase, settings

    phases = [Phase.explicit, Phase.generate]
    settings.register_profile(
        "mutants", derandomize=True, max_examples=30, deadline=None, database=None, phases=phases
    )
    settings.load_profile("mutants")


# A process for each mutant that has to be imported


class Ordered:
    """A plugin of pytest: run these tests only, in their order, and note the first that fails."""

    def __init__(self, tests: list[Test]) -> None:
        self.order = {test.name: place for place, test in enumerate(tests)}
        self.failed = "a collection"

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        few_examples()
        items[:] = [item for item in items if item.nodeid in self.order]
        items.sort(key=lambda item: self.order[item.nodeid])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = report.nodeid


def survives_import(mutant: Mutant, tests: list[Test]) -> str:
    """Who killed the mutant, or ``""`` if nobody did."""

    def killer() -> bytes:
        sys.meta_path.insert(0, Finder(mutant))
        plugin = Ordered(tests)
        files = {test.file: None for test in tests}
        status = pytest.main([*OPTIONS, *files], plugins=[plugin])
        return b"" if status == pytest.ExitCode.OK else plugin.failed.encode()

    return verdict(killer, tests)


def verdict(killer: Callable[[], bytes], tests: list[Test]) -> str:
    killed_by, status = in_child(killer, limit(tests))
    if status < 0 and -status in (signal.SIGXCPU, signal.SIGKILL, signal.SIGALRM):
        return "the time limit"
    return killed_by.decode() if status == 0 else ""  # no test noticed


def answer_of_child(run: Callable[[], bytes]) -> bytes:
    """What the function returns in a child of this process; its `SystemExit` is raised here."""
    answer, status = in_child(run, math.inf)
    if status:
        raise SystemExit(answer.decode())
    return answer


def in_child(run: Callable[[], bytes], seconds: float) -> tuple[bytes, int]:
    """What the function returns in a child of this process, and the exit code of the child."""
    with tempfile.TemporaryFile() as answer:
        child = os.fork()
        if not child:
            status = 1
            try:
                begin_child(seconds)
                answer.write(run())
                status = 0
            except BaseException as error:
                answer.write(repr(error).encode())
            finally:
                answer.flush()
                os._exit(status)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        answer.seek(0)
        return answer.read(), status


def begin_child(seconds: float) -> None:
    import resource  # which Windows has not, and neither has it fork()

    if seconds < math.inf:
        signal.alarm(math.ceil(4 * seconds))  # a child may also wait for ever
        resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(seconds),) * 2)
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    silence = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(silence, stream)


# The command


class Results:
    """The file of results, and the progress on stderr."""

    def __init__(self, wanted: list[Mutant]) -> None:
        self.killers: dict[str, str] = {}
        if RESULTS.exists():
            statements = {mutant.name: mutant.statement for mutant in wanted}
            for line in map(json.loads, RESULTS.read_text("utf-8").splitlines()):
                if line["statement"] == statements.get(line["mutant"]):
                    self.killers[line["mutant"]] = line["killed by"]
        self.pending = [mutant for mutant in wanted if not self.killers.get(mutant.name)]
        self.count = 0
        self.start = 0.0
        self.progress = os.fdopen(os.dup(2), "w")

    def add(self, mutant: Mutant, killed_by: str) -> None:
        self.killers[mutant.name] = killed_by
        line = {
            "mutant": mutant.name,
            "statement": mutant.statement,
            "killed by": killed_by,
        }
        RESULTS.parent.mkdir(exist_ok=True)
        with RESULTS.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        self.count += 1
        seconds = (time.monotonic() - self.start) / self.count
        left = (len(self.pending) - self.count) * seconds / 60
        outcome = "killed" if killed_by else "SURVIVED"
        self.say(
            f"{self.count}/{len(self.pending)}, {seconds:.2f} s each, {left:.0f} min left: "
            f"{outcome} {mutant.name}"
        )

    def say(self, text: str) -> None:
        print(text, file=self.progress, flush=True)


def run_all(results: Results) -> None:
    """Run the pending mutants: those that can be changed in place, then the others."""
    for shared in ("hypothesis.strategies", "idna", "_pytest.doctest", "_pytest.unittest"):
        importlib.import_module(shared)
    results.say("collecting the tests, and running them without a change")

    def in_one_process() -> bytes:
        rest: list[tuple[Mutant, list[Test]]] = []

        def run(plan: Plan, survives: Callable[[Mutant], str | None]) -> None:
            results.start = time.monotonic()
            for mutant in results.pending:
                killed_by = survives(mutant)
                if killed_by is None:
                    rest.append((mutant, plan.for_module(mutant)))
                else:
                    results.add(mutant, killed_by)
                    plan.killers.add(killed_by)

        pytest.main([*OPTIONS, *TESTS], plugins=[Collected(run)])
        return pickle.dumps((results.killers, results.count, results.start, rest))

    answer = answer_of_child(in_one_process)
    results.killers, results.count, results.start, rest = pickle.loads(answer)
    if rest:
        unchanged = rest[0][0]._replace(number=-1)
        if killed_by := survives_import(unchanged, rest[0][1][:100]):
            raise SystemExit(f"without a change, {killed_by} fails")
    alive = []
    for mutant, tests in rest:
        few = [test for test in tests if test.file == tests[0].file]
        if killed_by := survives_import(mutant, few):
            results.add(mutant, killed_by)
        else:
            alive.append((mutant, tests))
    for mutant, tests in alive:
        results.add(mutant, survives_import(mutant, tests))


def report(wanted: list[Mutant], killers: dict[str, str], judged: dict[str, str]) -> int:
    run = [mutant for mutant in wanted if mutant.name not in judged]
    survivors = [mutant.name for mutant in run if not killers[mutant.name]]
    gone = judged.keys() - {mutant.name for mutant in every_mutant()}
    for name in survivors:
        print(f"survived: {name}")
    for name in sorted(gone):
        print(f"judged, but not there: {name}")
    killed = len(run) - len(survivors)
    share = f" ({100 * killed / len(run):.1f} %)" if run else ""
    equivalent = len(wanted) - len(run)
    print(f"{killed} of {len(run)} killed{share}; {equivalent} more are judged equivalent")
    return 1 if survivors or gone else 0


@functools.cache
def every_mutant() -> list[Mutant]:
    return [
        mutant
        for package in PACKAGES
        for path in sorted((ROOT / package).rglob("*.py"))
        if (name := path.relative_to(ROOT).as_posix()) not in GENERATED
        for mutant in mutants_of(name)
    ]


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.tools.mutants",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--sample", type=int, help="so many of them, drawn at random")
    parser.add_argument("--seed", type=int, default=0, help="of the drawing")
    parser.add_argument("--only", default="", help="those whose name contains this")
    parser.add_argument("--list", action="store_true", help="print their names and run nothing")
    options = parser.parse_args()
    if monitoring is None or not hasattr(os, "fork"):
        parser.error("this needs Python 3.12 and a system with fork")
    os.chdir(ROOT)
    wanted = [mutant for mutant in every_mutant() if options.only in mutant.name]
    if options.sample is not None:
        wanted = random.Random(options.seed).sample(wanted, min(options.sample, len(wanted)))
    if options.list:
        print(*[mutant.name for mutant in wanted], sep="\n")
        return 0
    judged: dict[str, str] = tomllib.loads(JUDGED.read_text("utf-8"))["equivalent"]
    results = Results([mutant for mutant in wanted if mutant.name not in judged])
    if results.pending:
        run_all(results)
    return report(wanted, results.killers, judged)


if __name__ == "__main__":
    sys.exit(main())
