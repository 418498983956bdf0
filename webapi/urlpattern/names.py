"""The code points in the names of groups."""

from __future__ import annotations

from bisect import bisect_right


def is_valid_name_code_point(code_point: str, first: bool) -> bool:
    """https://urlpattern.spec.whatwg.org/#is-a-valid-name-code-point

    >>> is_valid_name_code_point("1", True), is_valid_name_code_point("1", False)
    (False, True)
    """
    if code_point < "\x80":
        return code_point.isalpha() or code_point in "$_" or (not first and code_point.isdigit())
    from .identifiers import ID_CONTINUE, ID_START

    table = ID_START if first else ID_CONTINUE
    if bisect_right(table, ord(code_point)) % 2 == 1:
        return True
    return not first and code_point in "\u200c\u200d"
