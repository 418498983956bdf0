"""The steps of the HTMLFieldSetElement class.

https://html.spec.whatwg.org/multipage/form-elements.html#the-fieldset-element
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass
