"""The value that the standards' algorithms return as *failure*."""

from enum import Enum
from typing import Final


class Failure(Enum):
    """The type of :data:`FAILURE`: ``result is FAILURE`` narrows a union."""

    FAILURE = "failure"

    def __repr__(self) -> str:
        return self.name

    def __bool__(self) -> bool:
        return False


FAILURE: Final = Failure.FAILURE
