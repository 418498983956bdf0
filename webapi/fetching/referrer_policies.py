"""Referrer policies: https://w3c.github.io/webappsec-referrer-policy/"""

from __future__ import annotations

from typing import Final

DEFAULT_POLICY: Final = "strict-origin-when-cross-origin"
POLICIES: Final = (
    *("no-referrer", "no-referrer-when-downgrade", "same-origin", "origin", "strict-origin"),
    *("origin-when-cross-origin", DEFAULT_POLICY, "unsafe-url"),
)
"""https://w3c.github.io/webappsec-referrer-policy/#referrer-policies, but the empty string"""


def parse_a_referrer_policy(header: str | None) -> str:
    """https://w3c.github.io/webappsec-referrer-policy/#parse-referrer-policy-from-header

    >>> parse_a_referrer_policy("same-origin, later-policy"), parse_a_referrer_policy(None)
    ('same-origin', '')
    """
    tokens = (token.strip().lower() for token in (header or "").split(","))
    return next((token for token in reversed([*tokens]) if token in POLICIES), "")
