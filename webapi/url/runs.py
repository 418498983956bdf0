"""The runs of code points that a state of the parser takes at once.

Each function matches a run at a place in a string. The run may be empty.
"""

from __future__ import annotations

import re

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final, Protocol

    class Run(Protocol):
        """Match a run at a place; it always matches."""

        def __call__(self, string: str, place: int = 0, /) -> re.Match[str]: ...


def _run(pattern: str) -> Run:
    match: Run = re.compile(pattern).match  # type: ignore[assignment]  # matches everywhere
    return match


digit_run: Final = _run("[0-9]*+")
slash_run: Final = _run(r"[/\\]*+")
authority_run: Final = _run("[^/?#]*+")
special_authority_run: Final = _run(r"[^/\\?#]*+")
path_run: Final = _run("[^?#]*+")

# A ":" ends a host, but not between a "[" and the next "]".
host_run: Final = _run(r"[^:/?#\[]*+(?:\[[^\]/?#]*+[^:/?#\[]*+)*")
special_host_run: Final = _run(r"[^:/\\?#\[]*+(?:\[[^\]/\\?#]*+[^:/\\?#\[]*+)*")
