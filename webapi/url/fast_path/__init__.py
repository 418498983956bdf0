"""The fast path: shortcuts for URLs that are already serialized, or nearly so.

Contract: each function gives what the state machine gives, or ``None``, which means that it does
not know; a setter's shortcut says so by ``False``, and ``may_fail`` is false only of what the state
machine parses. The state machine stays the one truth; ``tests/url/test_fast_path.py`` holds the two
together.

A *canonical* URL is special, not ``file:``, has no credentials, no default port, no dot segment, a
lowercase ASCII domain that does not end in a number, and nothing to percent-encode: parsing and
serializing it gives it back, as one :func:`re.fullmatch` can see. Of the URLs that people write
some 98 in 100 are so, and most others need one repair.

Each pattern takes time linear in its input: every run is possessive or followed by what it cannot
match, and the lookbehinds look at four code points at most. A group is repeated a thousand times at
most, because each time takes memory, and not possessively, because Python before 3.11.5 goes on in
the wrong place after that.

What a first canonical URL does not need is imported, and compiled, when it is first asked for.
"""

from __future__ import annotations

from .patterns import NETWORK_SCHEMES as NETWORK_SCHEMES
from .patterns import canonical as canonical

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from . import setters as setters
    from .parsing import may_fail as may_fail
    from .parsing import repair as repair
    from .parsing import resolve as resolve


_LAZY: Final = {
    "may_fail": "parsing",
    "repair": "parsing",
    "resolve": "parsing",
    "setters": "setters",
}


def __getattr__(name: str) -> object:
    """Import what is first asked for (PEP 562)."""
    if name not in _LAZY:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module = __import__(f"{__name__}.{_LAZY[name]}", fromlist=[name])
    value = globals()[name] = getattr(module, name, module)
    return value
