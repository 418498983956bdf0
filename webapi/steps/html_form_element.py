"""The steps of the HTMLFormElement class.

https://html.spec.whatwg.org/multipage/forms.html#the-form-element
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass


"""https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-encoding"""
