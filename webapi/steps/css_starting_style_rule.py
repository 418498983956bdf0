"""The steps of the CSSStartingStyleRule class: https://drafts.csswg.org/css-transitions-2/#cssstartingstylerule"""

from __future__ import annotations

from .css_rule import initialize as initialize
from .css_rule import inspect as inspect


class Slots:
    """CSSStartingStyleRule objects have no private attributes of their own."""
