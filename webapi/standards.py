"""The versions of the standards that webapi follows, read from ``standards.toml``."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Standard:
    """One document and the version of it that webapi follows.

    ``commit`` is the document's commit in the GitHub repository ``repository``; both are empty
    where a document has none or the copy that was used names none.
    """

    title: str
    version: str
    repository: str
    commit: str

    @property
    def link(self) -> str:
        """The address of that commit on GitHub, or an empty string."""
        return f"https://github.com/{self.repository}/commit/{self.commit}" if self.commit else ""

    def __str__(self) -> str:
        commit = f", commit {self.commit[:12]}" if self.commit else ""
        return f"{self.title}: {self.version}{commit}"


def standards() -> dict[str, Standard]:
    """The documents by short name.

    >>> print(standards()["unicode"])
    Unicode: 18.0.0
    """
    import tomllib
    from importlib.resources import files

    text = (files("webapi") / "standards.toml").read_text("utf-8")
    return {name: Standard(**table) for name, table in tomllib.loads(text).items()}
