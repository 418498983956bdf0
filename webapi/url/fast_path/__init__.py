"""The fast path: shortcuts for URLs that are already serialized, or nearly so.

Contract: each function returns the state machine's result, or ``None`` if it does not know it.
A falsy ``may_fail(url)`` guarantees that ``url`` parses. The state machine defines the results;
``tests/url/test_fast_path.py`` compares the two.

A *canonical* URL has a special scheme other than ``file:`` and a lowercase ASCII domain that does
not end in a number. It has no credentials, no default port, no dot segment and nothing to
percent-encode. Parsing and serializing such a URL gives it back unchanged, and one
:func:`re.fullmatch` recognizes it. About 98 of 100 URLs that people write are canonical. Most
others need one repair.

Each pattern takes time linear in its input: every run is possessive or is followed by a code point
that it cannot match, and the lookbehinds read at most four code points. A group repeats at most a
thousand times, because each repetition takes memory. Groups do not repeat possessively, because
Python before 3.11.5 continues in the wrong place after a possessive group.

Parsing a canonical URL imports ``patterns`` only. The first other URL imports ``parsing``.
"""

from __future__ import annotations

from .patterns import NETWORK_SCHEMES as NETWORK_SCHEMES
from .patterns import canonical as canonical
