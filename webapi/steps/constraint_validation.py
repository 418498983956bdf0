"""The constraint validation API.

https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#the-constraint-validation-api
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass
