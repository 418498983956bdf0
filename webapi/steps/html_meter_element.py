"""The steps of the HTMLMeterElement class.

https://html.spec.whatwg.org/multipage/form-elements.html#the-meter-element
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass
