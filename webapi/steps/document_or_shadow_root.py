"""The steps of the mixin DocumentOrShadowRoot: https://dom.spec.whatwg.org/#documentorshadowroot"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass
