"""The results of a test file and its subtests."""

from __future__ import annotations

from typing import NamedTuple


class Subtest(NamedTuple):
    """The result of one subtest.

    ``status`` is PASS, FAIL, TIMEOUT, NOTRUN or PRECONDITION_FAILED.
    """

    name: str
    status: str
    message: str | None


class Result(NamedTuple):
    """The result of a file, in one of its variants.

    ``status`` is the harness's: OK, ERROR, TIMEOUT or PRECONDITION_FAILED; or SKIP for a file that
    runs in neither windows nor workers.
    """

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
        """Whether all subtests passed, and there were some."""
        return self.status == "OK" and 0 < self.passed == len(self.subtests)
