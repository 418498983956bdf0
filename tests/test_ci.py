"""The jobs of `.ci/run` and what schedules them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[1] / ".ci"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the jobs are written for bash")


def schedule(folder: Path, *arguments: str, ci: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, folder / ".ci" / "schedule.py", *arguments],
        cwd=folder,
        env={**os.environ, "CI": ci},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A project whose jobs say when they begin and end, pass, fail and skip."""
    (tmp_path / ".ci" / "jobs").mkdir(parents=True)
    (tmp_path / ".ci" / "schedule.py").symlink_to(FOLDER / "schedule.py")
    (tmp_path / ".ci" / "lib.sh").write_text("skip() { echo none >>$CI_WORK/skipped; exit 77; }\n")
    jobs = {
        "pass": 'echo "begin $1" >>seen; sleep 0.3; echo "end $1" >>seen; echo "3 passed in 0.30s"',
        "fail": "false",
        "skip": "skip",
    }
    for name, text in jobs.items():
        (tmp_path / ".ci" / "jobs" / f"{name}.sh").write_text(f"{text}\n")
    return tmp_path


def write(folder: Path, jobs: dict[str, dict[str, object]]) -> None:
    text = "".join(
        f'"{name}" = {{ '
        + ", ".join(f"{key} = {json.dumps(value)}" for key, value in {"seconds": 1, **job}.items())
        + " }\n"
        for name, job in jobs.items()
    )
    (folder / ".ci" / "jobs.toml").write_text(text)


def test_every_file_of_a_job_has_a_job_and_every_job_a_file() -> None:
    jobs = tomllib.loads((FOLDER / "jobs.toml").read_text("utf-8"))
    files = {path.stem for path in (FOLDER / "jobs").iterdir()}
    assert {name.split()[0] for name in jobs} == files


def test_jobs_begin_when_what_they_need_has_passed(folder: Path) -> None:
    write(
        folder,
        {
            "pass both": {"slots": 2, "needs": ["pass first"]},
            "pass short": {},
            "pass long": {"seconds": 9},
            "pass first": {},
            "pass weekly": {"weekly": True},
        },
    )
    done = schedule(folder)
    assert done.returncode == 0
    seen = (folder / "seen").read_text().splitlines()
    assert "begin weekly" not in seen
    assert {*seen[:2]} == {"begin first", "begin long"}  # two at a time, the longest first
    assert seen.index("begin both") > seen.index("end first")
    assert seen[seen.index("begin both") + 1] == "end both"  # alone on two cores
    *_, total, _ = done.stdout.splitlines()
    assert total.split()[:2] == ["all", "jobs"]
    assert total.split()[-1] == "12"


def test_what_needs_a_failed_job_has_failed_and_the_others_run(folder: Path) -> None:
    write(folder, {"fail": {}, "pass after": {"needs": ["fail"]}, "pass other": {}})
    done = schedule(folder)
    assert done.returncode == 1
    assert (folder / "seen").read_text().splitlines() == ["begin other", "end other"]
    assert [line.split()[-1] for line in done.stdout.splitlines()[-5:-2]].count("FAILED") == 2


@pytest.mark.parametrize(("ci", "status"), [("", 0), ("true", 1)])
def test_a_job_may_be_skipped_but_not_in_ci(folder: Path, ci: str, status: int) -> None:
    write(folder, {"skip": {}, "pass after": {"needs": ["skip"]}})
    done = schedule(folder, ci=ci)
    assert done.returncode == status
    assert not (folder / "seen").exists()
    assert done.stdout.endswith("NOT RUN:\nnone\n")


def test_a_wrong_name_is_refused(folder: Path) -> None:
    write(folder, {"pass": {"needs": ["nothing"]}})
    assert "'pass' needs 'nothing', which is no job" in schedule(folder).stderr
    write(folder, {"other": {}})
    assert "there is no .ci/jobs/other.sh" in schedule(folder).stderr
    write(folder, {"pass": {}})
    assert "'nothing' is no job" in schedule(folder, "nothing").stderr
