"""What submit buttons override.

https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-attributes
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass
