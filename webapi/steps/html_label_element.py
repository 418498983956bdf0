"""The steps of the HTMLLabelElement class.

https://html.spec.whatwg.org/multipage/forms.html#the-label-element
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass
