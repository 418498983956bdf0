"""The steps of the RadioNodeList class.

https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#radionodelist
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass
