"""What became of a test file and its subtests."""

from __future__ import annotations

from typing import NamedTuple


class Subtest(NamedTuple):
    """What became of one subtest."""

    name: str
    status: str
    message: str | None


class Result(NamedTuple):
    """What became of a file, in one of its variants; ``status`` is the harness's own."""

    test: str
    status: str
    message: str | None
    subtests: list[Subtest]

    @property
    def passed(self) -> int:
        """How many subtests passed."""
        return sum(subtest.status == "PASS" for subtest in self.subtests)

    @property
    def ok(self) -> bool:
        """Whether all passed, and there were some."""
        return self.status == "OK" and 0 < self.passed == len(self.subtests)
