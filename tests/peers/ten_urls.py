"""The README's table: the answers of libraries for ten URLs."""

from __future__ import annotations

from tests.peers.libraries import Library, NoAnswer, Question

TEN = (
    ("hostname", r"https://example.com\@evil.example/"),
    ("hostname", "http://0x7f.1/admin"),
    ("hostname", "https://ｅｘａｍｐｌｅ.com/"),
    ("hostname", "https://faß.example/"),
    ("hostname", "https:example.com/login"),
    ("hostname", "http://[::ffff:127.0.0.1]/"),
    ("href", "HTTPS://Example.com:443/a/./b/../c"),
    ("href", "https://example.com/%7Ejoe?q=C++ & more"),
    ("pathname", r"https://example.com/a\b|c"),
    ("hostname", "https://exa%6Dple.com/"),
)


def table(libraries: list[Library]) -> str:
    """A Markdown table; a check mark stands for an answer equal to the first library's."""
    rows = [["input", "member", *(f"`{library.name}`" for library in libraries)]]
    rows.append(["---"] * len(rows[0]))
    for member, url in TEN:
        answers = [answer(library, url, member) for library in libraries]
        cells = [
            text if text in ("refused", "nothing") else f"`{text}`"
            for text in (text.replace("|", r"\|") for text in answers)
        ]
        same = [cells[0], *("✓" if text == cells[0] else text for text in cells[1:])]
        shown = url.replace("|", r"\|")
        rows.append([f"`{shown}`", f"`{member}`", *same])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def answer(library: Library, url: str, member: str) -> str:
    try:
        found = library.ask(Question(url))
    except NoAnswer:
        return "crash"
    return "refused" if found is None else found[member] or "nothing"
