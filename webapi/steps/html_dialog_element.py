"""The steps of the HTMLDialogElement class.

https://html.spec.whatwg.org/multipage/interactive-elements.html#the-dialog-element
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass
