"""Say what changed in the standards that webapi follows, and name their newest commits.

``python -m tests.tools.standards REPORT`` clones the repository of each document that
``webapi/standards.toml`` names with a commit. Where a document has a newer commit, it writes this
commit and its date into the file, and the difference into REPORT, in Markdown. Without a newer
commit, it writes nothing. A workflow makes a pull request of both every week.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import tempfile
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from webapi.standards import Standard

STANDARDS = Path(__file__).parents[2] / "webapi" / "standards.toml"
HOST = "https://github.com/"
MOST_CHARACTERS = 50_000
"""The longest difference that is quoted: GitHub takes pull requests of 65,536 characters."""


@dataclass(frozen=True)
class Change:
    """The newest commit of a document, and the difference of its source and its Web IDL."""

    title: str
    repository: str
    before: str
    after: str
    date: str
    difference: str


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.standards", description=__doc__)
    parser.add_argument("report", type=Path)
    parser.add_argument("--host", default=HOST, help=f"default: {HOST}")
    parser.add_argument("--standards", type=Path, default=STANDARDS)
    options = parser.parse_args(arguments)
    text = options.standards.read_text("utf-8")
    changes = []
    with tempfile.TemporaryDirectory() as folder:
        for name, table in tomllib.loads(text).items():
            each = Standard(**table)
            if each.commit and name != "wpt":  # wpt.importer writes that one
                clone = Path(folder, name)
                change = newest(each.title, each.repository, each.commit, options.host, clone)
                if change is not None:
                    changes.append(change)
    if changes:
        options.standards.write_text(updated(text, changes), "utf-8")
        options.report.write_text(report(changes), "utf-8")
    return 0


def newest(title: str, repository: str, commit: str, host: str, clone: Path) -> Change | None:
    """Clone a repository, and return what changed after a commit.

    Raises:
        CalledProcessError: the repository, or its commit, is not there.
    """
    address = f"{host}{repository}"
    git(Path(), "clone", "--quiet", "--filter=blob:none", "--", address, str(clone))
    after = git(clone, "rev-parse", "HEAD").strip()
    difference = git(clone, "diff", commit, after, "--", "*.bs", "*.idl", "*.webidl")
    if not difference:
        return None
    day = git(clone, "show", "--no-patch", "--format=%cs", after).strip()
    return Change(title, repository, commit, after, day, difference)


def git(folder: Path, *arguments: str) -> str:
    command = ["git", *arguments]
    return subprocess.run(
        command, cwd=folder, check=True, stdout=subprocess.PIPE, encoding="utf-8", errors="replace"
    ).stdout


def updated(text: str, changes: Sequence[Change]) -> str:
    """The text of ``standards.toml`` with the new commits and their dates."""
    for change in changes:
        day = date.fromisoformat(change.date)
        version = f"{day.day} {day:%B %Y}"
        repository = re.escape(change.repository)
        pattern = rf'version = ".*"(\nrepository = "{repository}"\ncommit = "){change.before}"'
        text, count = re.subn(pattern, rf'version = "{version}"\g<1>{change.after}"', text)
        assert count == 1, change.title
    return text


def report(changes: Sequence[Change]) -> str:
    """The text of the pull request."""
    parts = [
        "These standards changed after the commits that webapi follows. Before you merge, change "
        "the algorithms with the same names, import the Web Platform Tests, and add a rule where "
        "browsers or libraries keep the old answer: CONTRIBUTING.md, *When a standard changes*."
    ]
    room = MOST_CHARACTERS // len(changes)
    for change in changes:
        link = f"{HOST}{change.repository}/compare/{change.before}...{change.after}"
        quoted = change.difference[:room]
        fence = "`" * (1 + max(map(len, re.findall("`+", quoted)), default=2))
        parts.append(f"## {change.title}\n\n[{change.before[:12]} to {change.after[:12]}]({link})")
        if len(quoted) < len(change.difference):
            parts.append(f"The difference has {len(change.difference):,} characters; it is cut.")
        parts.append(f"{fence}diff\n{quoted.rstrip()}\n{fence}")
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    raise SystemExit(main())
