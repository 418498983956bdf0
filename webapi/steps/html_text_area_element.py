"""The steps of the HTMLTextAreaElement class.

https://html.spec.whatwg.org/multipage/form-elements.html#the-textarea-element
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass
