"""The arguments of actions, as ``actions.js`` takes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from webapi.page.errors import checked_text
from webapi.user import Button, Modifier, click_arguments, held_keys

__all__ = ["Button", "Modifier", "click_arguments", "held_keys", "options_of", "typed"]

Texts: TypeAlias = "str | Sequence[str] | None"
Numbers: TypeAlias = "int | Sequence[int] | None"


def typed(text: str) -> str:
    """Check what a user types.

    Raises: `TypeError`.
    """
    return checked_text(text, "what a user types")


def options_of(value: Texts, index: Numbers, label: Texts, element: object) -> list[dict[str, Any]]:
    """The options that are wanted: by value or label, by index, by label, by their handles.

    Raises: `TypeError`.
    """
    values = [checked_text(each, "the value of an option") for each in _listed(value)]
    labels = [checked_text(each, "the label of an option") for each in _listed(label)]
    wanted: list[dict[str, Any]] = [{"text": each} for each in values]
    wanted += [{"label": each} for each in labels]
    for each in _listed(index):
        if not isinstance(each, int):
            raise TypeError(f"the index of an option is an integer, and not {each!r}")
        wanted.append({"index": each})
    for each in _listed(element):
        steps = getattr(each, "_steps", None)
        if not isinstance(steps, list) or steps[0][0] != "handle":
            raise TypeError(f"an option is the handle of an element, and not {each!r}")
        wanted.append({"key": steps[0][1]})
    return wanted


def _listed(value: Any) -> Sequence[Any]:
    if value is None:
        return ()
    return value if isinstance(value, (list, tuple)) else (value,)
