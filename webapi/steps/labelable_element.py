"""The labels of controls: https://html.spec.whatwg.org/multipage/forms.html#dom-lfe-labels"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass
