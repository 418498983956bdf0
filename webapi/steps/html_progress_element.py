"""The steps of the HTMLProgressElement class.

https://html.spec.whatwg.org/multipage/form-elements.html#the-progress-element
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass
