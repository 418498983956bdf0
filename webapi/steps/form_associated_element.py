"""The form owner of controls.

https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fae-form
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass
