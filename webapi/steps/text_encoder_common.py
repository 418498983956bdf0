"""https://encoding.spec.whatwg.org/#interface-mixin-textencodercommon"""

from __future__ import annotations


def encoding_getter(this: object) -> str:
    """https://encoding.spec.whatwg.org/#dom-textencoder-encoding"""
    return "utf-8"
