"""The state that subclasses add to serializable objects, for pickle and copy."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, TypeAlias

    AddedState: TypeAlias = tuple[dict[str, Any], dict[str, Any]]


def added_state(this: object) -> AddedState:
    """The attributes and the slots that subclasses of an interface added to ``this``.

    An interface's own slots are those whose names begin with ``_webapi_``.
    """
    state: Any = object.__getstate__(this)
    attributes, slots = state if isinstance(state, tuple) else (state, {})
    own = {name: slots[name] for name in slots if not name.startswith("_webapi_")}
    return attributes or {}, own


def restore_added_state(this: object, added: AddedState) -> None:
    """Set the attributes and slots that `added_state` found on ``this``."""
    attributes, slots = added
    if attributes:
        vars(this).update(attributes)
    for name, value in slots.items():
        setattr(this, name, value)
