"""The steps of the HTMLOutputElement class.

https://html.spec.whatwg.org/multipage/form-elements.html#the-output-element
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass
