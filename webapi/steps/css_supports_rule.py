"""The steps of the CSSSupportsRule class: https://drafts.csswg.org/css-conditional-3/#csssupportsrule"""

from __future__ import annotations

from .css_rule import initialize as initialize
from .css_rule import inspect as inspect


class Slots:
    """CSSSupportsRule objects have no private attributes of their own."""
