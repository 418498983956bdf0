"""Values as ASCII text of JSON, in which answers are written."""

from __future__ import annotations

import json
from json.encoder import encode_basestring_ascii
from typing import Any

_encode = json.JSONEncoder(separators=(",", ":")).encode


def to_json(value: Any) -> str:
    """The text of a value; of a string directly, which is faster.

    >>> to_json(["é", 1, None])
    '["\\\\u00e9",1,null]'
    """
    return encode_basestring_ascii(value) if type(value) is str else _encode(value)
