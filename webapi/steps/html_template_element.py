"""The steps of the HTMLTemplateElement class.

https://html.spec.whatwg.org/multipage/scripting.html#the-template-element
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass
