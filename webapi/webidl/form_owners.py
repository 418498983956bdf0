"""Whether a tree tells which form owns each control, or only the standard's parser does.

https://html.spec.whatwg.org/#form-owner. The parser associates a control with the last form that
no end tag has closed, also where other elements have closed the form before: in
``<div><form></div><input>``. A parser that gives a tree only does not tell it.
"""

from __future__ import annotations

import re
from typing import Final

from webapi.webidl.parsed_markup import CLOSE, ELEMENT, ParsedHTML

_CONTROLS: Final = ("button", "fieldset", "input", "object", "output", "select", "textarea")
_TAG: Final = re.compile(f"<(/?form|(?:{'|'.join(_CONTROLS)}))[\t\n\f\r />]", re.IGNORECASE)
_FORM: Final = re.compile("</?form", re.IGNORECASE)
_IN_A_TAG: Final = re.compile("<[/A-Za-z!?][^<>]*+</?form", re.IGNORECASE)


def tree_tells_owners(text: str, parsed: ParsedHTML) -> bool:
    """Whether each form has as many controls in the tree as tags stand before its end tag.

    If a control is missing in the tree of its form, the numbers differ: a form that other elements
    have closed gets no more content, so nothing makes up for it. Tags of forms that are in texts
    or in other tags are no tags: then this tells nothing.
    """
    if _IN_A_TAG.search(text) or any(_FORM.search(each) for each in parsed.texts):
        return False
    return _in_text(text) == _in_tree(parsed)


def _in_text(text: str) -> list[int]:
    """How many tags of controls stand between the start tag of each form and the next end tag."""
    counts = list[int]()
    is_open = False
    for match in _TAG.finditer(text):
        name = match[1].lower()
        if name == "form":
            counts.append(0)
            is_open = True
        elif name == "/form":
            is_open = False
        elif is_open:
            counts[-1] += 1
    return counts


def _in_tree(parsed: ParsedHTML) -> list[int]:
    """How many controls the nearest form around them has, for each form."""
    kinds = list[int]()  # of each shape: 2 for a form, 1 for a control
    for namespace, name, *_ in parsed.shapes:
        is_control = namespace == "html" and name in _CONTROLS
        kinds.append(2 if namespace == "html" and name == "form" else int(is_control))
    counts = list[int]()
    open_ = list[int]()  # the number of the nearest form of each open element, or -1
    nearest = -1
    for code in parsed.codes:
        if code >= ELEMENT:
            open_.append(nearest)
            kind = kinds[code - ELEMENT]
            if kind == 2:
                nearest = len(counts)
                counts.append(0)
            elif kind == 1 and nearest >= 0:
                counts[nearest] += 1
        elif code == CLOSE:
            nearest = open_.pop()
    return counts
