"""Tables in Markdown pages, each between two comments, that programs write.

``python -m tests.tools.tables`` writes the tables of ``webapi/standards.toml`` and of the
translator's rules.
"""

from __future__ import annotations

import datetime
import platform
import re
from pathlib import Path

from idl.translator.rules import RULES
from webapi.standards import standards

PROJECT = Path(__file__).parents[2]
PAGES = (PROJECT / "README.md", PROJECT / "docs" / "versions.md")


def fill(page: Path, name: str, table: str) -> None:
    """Put a table into a page, between ``<!-- table: NAME -->`` and ``<!-- end of table -->``."""
    before = page.read_text("utf-8")
    page.write_text(filled(before, name, table), "utf-8")


def measured(lines: list[str]) -> str:
    """A table of figures, with the version of Python and the day."""
    day = datetime.datetime.now(datetime.UTC).date()
    return "\n".join([*lines, "", f"CPython {platform.python_version()}, {day}."])


def filled(text: str, name: str, table: str) -> str:
    """The page's text with that table in it.

    Raises:
        ValueError: the page has no place for the table.
    """
    pattern = rf"(<!-- table: {re.escape(name)} -->\n).*?(<!-- end of table -->)"
    text, count = re.subn(
        pattern, lambda found: f"{found[1]}\n{table}\n\n{found[2]}", text, flags=re.DOTALL
    )
    if count != 1:
        raise ValueError(f"{count} places for the table {name!r}")
    return text


def standards_table() -> str:
    rows = ["| document | version | commit |", "|---|---|---|"]
    for each in standards().values():
        commit = f"[{each.commit[:12]}]({each.link})" if each.commit else ""
        rows.append(f"| {each.title} | {each.version} | {commit} |")
    return "\n".join(rows)


def rules_table() -> str:
    rows = ["| rule | |", "|---|---|"]
    return "\n".join(rows + [f"| {name} | {text} |" for name, text in RULES.items()])


if __name__ == "__main__":
    for path in PAGES:
        fill(path, "standards", standards_table())
    fill(PROJECT / "docs" / "written-once.md", "rules", rules_table())
