"""The value that the standards' algorithms return as *failure*."""

from __future__ import annotations

from enum import Enum

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final, Literal


class Failure(Enum):
    """The type of :data:`FAILURE`. ``result is FAILURE`` and ``not result`` narrow a union."""

    FAILURE = "failure"

    def __repr__(self) -> str:
        return self.name

    def __bool__(self) -> Literal[False]:
        return False


FAILURE: Final = Failure.FAILURE
