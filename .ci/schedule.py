"""Run the jobs of jobs.toml on two cores, those that others wait for longest first.

A job is a file of .ci/jobs with its arguments. Its log is printed when it has ended. The table at
the end says what each job took, in seconds of wall clock, user and system time, and how many tests
it ran.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent
SLOTS = 2
TIME_LIMIT = 3000
"""In seconds. A job that takes longer is ended, and has failed."""
STATUS_SKIPPED = 77
SKIPPED = "SKIPPED"
FAILED = "FAILED"
RUN = 'source .ci/lib.sh; source ".ci/jobs/$1.sh" "${@:2}"'
SUMMARY = re.compile(r"\b\d+ (?:passed|failed|error).* in \d[\d.]*s")
COUNT = re.compile(r"(\d+) (?:passed|failed|error)")
PYTEST = "-o faulthandler_timeout=600 -o faulthandler_exit_on_timeout=true"


@dataclass(frozen=True)
class Job:
    name: str
    needs: list[str]
    seconds: int
    slots: int
    weekly: bool


@dataclass
class Running:
    job: Job
    began: float
    process: subprocess.Popen[bytes]


@dataclass(frozen=True)
class Ended:
    name: str
    wall: float
    user: float
    system: float
    tests: int
    result: str

    def row(self) -> str:
        times = f"{self.wall:8.0f} {self.user:8.0f} {self.system:8.0f}"
        return f"{self.name:40} {times} {self.tests or '':>8}  {self.result}".rstrip()


def read() -> dict[str, Job]:
    """The jobs of jobs.toml by name."""
    table = tomllib.loads((HERE / "jobs.toml").read_text("utf-8"))
    jobs = {
        name: Job(
            name,
            given.get("needs", []),
            given["seconds"],
            given.get("slots", 1),
            given.get("weekly", False),
        )
        for name, given in table.items()
    }
    for job in jobs.values():
        for name in {job.name.split()[0]} - {path.stem for path in (HERE / "jobs").iterdir()}:
            sys.exit(f"jobs.toml: there is no .ci/jobs/{name}.sh")
        for name in job.needs:
            if name not in jobs:
                sys.exit(f"jobs.toml: {job.name!r} needs {name!r}, which is no job")
    return jobs


def with_needs(names: Iterable[str], jobs: dict[str, Job]) -> dict[str, Job]:
    """Jobs and all that they need."""
    found: dict[str, Job] = {}
    pending = [*names]
    while pending:
        job = jobs[pending.pop()]
        if job.name not in found:
            found[job.name] = job
            pending += job.needs
    return found


def in_order(jobs: dict[str, Job]) -> list[Job]:
    """Jobs that take both cores first, then by the seconds from the begin of a job to the end."""

    @cache
    def to_the_end(name: str) -> int:
        after = [to_the_end(each.name) for each in jobs.values() if name in each.needs]
        return jobs[name].seconds + max(after, default=0)

    @cache
    def slots(name: str) -> int:
        """The most that a job, or one that waits for it, takes."""
        return max(
            jobs[name].slots, *(slots(each.name) for each in jobs.values() if name in each.needs), 0
        )

    return sorted(jobs.values(), key=lambda job: (-slots(job.name), -to_the_end(job.name)))


class Schedule:
    """Runs jobs, each when what it needs has passed and its slots are free."""

    def __init__(self, jobs: dict[str, Job], work: Path) -> None:
        self.work = work
        self.waiting = in_order(jobs)
        self.running: dict[int, Running] = {}
        self.ended: dict[str, Ended] = {}

    def run(self) -> list[Ended]:
        try:
            while self.waiting or self.running:
                for job in self.next():
                    self.begin(job)
                if self.running:
                    self.wait()
        finally:
            for each in self.running.values():
                end(each)
        return [*self.ended.values()]

    def next(self) -> Iterator[Job]:
        """The jobs to begin now. Those whose needs did not pass have ended as these did."""
        free = SLOTS - sum(each.job.slots for each in self.running.values())
        for job in [*self.waiting]:
            states = [self.ended[name].result if name in self.ended else None for name in job.needs]
            if lost := [state for state in states if state]:
                self.waiting.remove(job)
                result = SKIPPED if {*lost} == {SKIPPED} else FAILED
                self.ended[job.name] = Ended(job.name, 0, 0, 0, 0, result)
            elif None in states:
                continue
            elif job.slots > free:
                return  # or a job that takes both cores would wait for all others
            else:
                self.waiting.remove(job)
                free -= job.slots
                yield job

    def begin(self, job: Job) -> None:
        print(f"=== {job.name} begins", flush=True)
        with self.log(job.name).open("wb") as log:
            process = subprocess.Popen(
                ["bash", "-euo", "pipefail", "-c", RUN, "job", *job.name.split()],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
                env={**os.environ, "CI_WORK": str(self.work), "PYTEST_ADDOPTS": PYTEST},
            )
        self.running[process.pid] = Running(job, time.monotonic(), process)

    def log(self, name: str) -> Path:
        return self.work / f"{name.replace('/', '-')}.log"

    def wait(self) -> None:
        """Wait until a job has ended, and end those that take too long."""
        while True:
            pid, status, usage = os.wait4(-1, os.WNOHANG)
            if pid in self.running:
                break
            for each in self.running.values():
                if time.monotonic() - each.began > TIME_LIMIT:
                    end(each)
            time.sleep(0.2)
        ran = self.running.pop(pid)
        code = ran.process.returncode = os.waitstatus_to_exitcode(status)
        printed = self.log(ran.job.name).read_text("utf-8", "replace")
        print(f"\n=== {ran.job.name} ended\n{printed}", flush=True)
        tests = sum(
            int(count) for line in SUMMARY.findall(printed) for count in COUNT.findall(line)
        )
        may_skip = code == STATUS_SKIPPED and os.environ.get("CI") != "true"
        self.ended[ran.job.name] = Ended(
            ran.job.name,
            time.monotonic() - ran.began,
            usage.ru_utime,
            usage.ru_stime,
            tests,
            "" if code == 0 else SKIPPED if may_skip else FAILED,
        )


def end(running: Running) -> None:
    """End a job with all its processes."""
    with suppress(ProcessLookupError):
        os.killpg(running.process.pid, signal.SIGKILL)


def main() -> int:
    parser = argparse.ArgumentParser(prog=".ci/run", description="Run what proves this project.")
    parser.add_argument("jobs", nargs="*", metavar="JOB", help="only these and what they need")
    parser.add_argument("--weekly", action="store_true", help="the large jobs of the week")
    parser.add_argument("--list", action="store_true", help="name the jobs in order, run nothing")
    options = parser.parse_args()
    jobs = read()
    for name in set(options.jobs) - jobs.keys():
        parser.error(f"{name!r} is no job of .ci/jobs.toml")
    names = options.jobs or [job.name for job in jobs.values() if job.weekly == options.weekly]
    chosen = with_needs(names, jobs)
    if options.list:
        print(*(job.name for job in in_order(chosen)), sep="\n")
        return 0
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended"))  # with all jobs
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="webapi-ci-", ignore_cleanup_errors=True) as folder:
        ended = Schedule(chosen, Path(folder)).run()
        skipped = Path(folder, "skipped")
        reasons = skipped.read_text("utf-8") if skipped.exists() else ""
    wall = time.monotonic() - began
    user = sum(each.user for each in ended)
    system = sum(each.system for each in ended)
    tests = sum(each.tests for each in ended)
    print(f"\n{'seconds':40} {'wall':>8} {'user':>8} {'system':>8} {'tests':>8}")
    for each in [*ended, Ended("all jobs", wall, user, system, tests, "")]:
        print(each.row())
    print(f"{SLOTS} cores were idle for {SLOTS * wall - user - system:.0f} of {SLOTS * wall:.0f} s")
    if reasons:
        print(f"NOT RUN:\n{reasons}", end="")
    return 1 if any(each.result == FAILED for each in ended) else 0


if __name__ == "__main__":
    sys.exit(main())
