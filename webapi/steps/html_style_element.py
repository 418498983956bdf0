"""The steps of the HTMLStyleElement class.

https://html.spec.whatwg.org/multipage/semantics.html#the-style-element
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass
