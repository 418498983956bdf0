"""The steps of the ARIAMixin mixin: https://w3c.github.io/aria/#ARIAMixin"""

from __future__ import annotations


class Slots:
    """The mixin adds no private attributes."""
