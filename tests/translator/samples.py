"""A module that is written once: each function gives the same in both languages."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypedDict, cast

from webapi.webidl.host import (
    Promise,
    allocate_buffer,
    buffer_byte_length,
    clone_as_bytes,
    clone_buffer,
    copy_bytes,
    element_size,
    is_detached,
    is_nan,
    is_pending,
    kind_of_bytes,
    kind_of_view,
    mark_as_handled,
    new_promise,
    new_view,
    promise_rejected_with,
    promise_resolved_with,
    queue_a_microtask,
    react,
    reject,
    remainder,
    resolve,
    throw,
    thrown_value,
    transfer_array_buffer,
    view_byte_length,
    view_byte_offset,
    view_length,
    viewed_buffer,
)

LIMIT: Final = 3
NAMES: Final = "names"


class Options(TypedDict, total=False):
    """An IDL dictionary."""

    size: int
    name: str


@dataclass(eq=False, slots=True)
class Pair:
    """Two values."""

    first: str
    second: int = 7
    """The second one, which may be left out."""

    def swapped(self) -> list[str]:
        """The first one behind a dash."""
        return ["-", self.first]


class Shape:
    """A base."""

    __slots__ = ("_name", "sides")

    def __init__(self, name: str) -> None:
        # A comment above a statement.
        self._name = name  # and one behind it
        self.sides: list[int] = []

    @property
    def label(self) -> str:
        """A property."""
        return f"<{self._name}>"

    def describe(self, prefix: str = "a ") -> str:
        """A method with a default."""
        return prefix + self.label


class Square(Shape):
    """A class that inherits."""

    __slots__ = ("parent",)

    def __init__(self, name: str, parent: Shape | None = None) -> None:
        super().__init__(name)
        self.parent = parent

    @staticmethod
    def within(parent: Shape) -> Square:
        """A square without a name."""
        return Square("", parent)

    def describe(self, prefix: str = "a ") -> str:
        return super().describe(prefix) + "!"

    def delete(self, default: str) -> str:
        """A name that JavaScript reserves for variables only."""
        return default + self._name


def classes() -> list[str]:
    outer = Square("outer")
    inner = Square("inner", parent=outer)
    found = [inner.describe(), outer.describe(prefix="the "), inner.label]
    if inner.parent is not None:
        found.append(inner.parent.label)
    if isinstance(inner.parent, Square) and inner.parent.parent is None:
        found.append("no grandparent")
    found.append(_label_of(Square.within(outer)))
    found.append(_label_of("text"))
    return found


def _label_of(shape: Shape | str) -> str:
    if isinstance(shape, str):
        return shape
    return shape.label


def structs() -> list[str]:
    pair = Pair("a")
    if pair.second != 7:
        return []
    return pair.swapped()


def conditions() -> list[str]:
    found: list[str] = []
    for number in [1, 2, 3, 4]:
        if number == 1:
            kind = "one"
        elif number < LIMIT and not (number == 4 or number == 5):
            kind = "few"
        else:
            kind = "many" if number == 4 else "three"
        found.append(kind)
    return found


def arithmetic() -> list[float]:
    total = 0
    total += 4
    total -= 1
    return [total * (2 + 1), -(total - 5), (1 - total) / 4, 1 - (2 - 3), min(total, 2), max(1.5, 1)]


def texts() -> str:
    text = "\u00e9"
    text += "\u2028"
    is_said = text.startswith("\u00e9") and not text.endswith("\u00e9")
    return f"{text}{NAMES}" + ("yes" if is_said else "no")


def loops() -> list[str]:
    items = ["a", "b", "c"]
    found: list[str] = []
    for index, item in enumerate(items):
        if index == 1:
            continue
        for other in reversed(items):
            if other == item:
                break
            found.append(item + other)
    for _ in range(2):
        found.append("r")
    while len(found) > 4:
        found.pop()
    return found


def live_loop() -> list[int]:
    """A loop over a list sees what is appended meanwhile."""
    items = [1, 2]
    for item in items:
        if item < 5:
            items.append(item + 2)
    return items


def tables() -> list[str]:
    table: dict[str, str] = {}
    table["b"] = "1"
    table["a"] = "2"
    table["b"] = "3"
    found = list(table.values())
    for key in list(table):
        found.append(key)
    del table["b"]
    seen: set[str] = set()
    seen.add("a")
    seen.discard("b")
    if "a" in seen and "b" not in table and len(table) == 1 and len(seen) == 1:
        found.append("right")
    if table.get("c") is None:
        found.append("none")
    for value in list(table.values()):
        found.append(value)
    return found


def queues() -> list[int]:
    queue: deque[int] = deque()
    taken: list[int] = []
    for number in range(3000):
        queue.append(number)
    while len(queue) > 1:
        first = queue[0]
        if queue.popleft() != first:
            return []
    taken.append(queue.popleft())
    queue.append(5)
    taken.append(queue[0])
    taken.append(len(queue))
    return taken


def dictionaries() -> list[str]:
    options: Options = {"size": 3}
    found: list[str] = []
    if "size" in options and "name" not in options:
        found.append("size only")
    name = options.get("name")
    found.append("no name" if name is None else name)
    return found if options["size"] == 3 else []


def closures() -> list[int]:
    count = 0
    steps: list[Callable[[int], int]] = []

    def step(by: int) -> int:
        nonlocal count
        count += by
        return count

    steps.append(step)
    steps.append(lambda by: by * 2)
    found: list[int] = []
    for each in steps:
        found.append(each(4))
    found.append(count)
    return found


def late_variables() -> list[str]:
    """Variables that are assigned in branches and read behind them, or in the next round."""
    found: list[str] = []
    last = "none"
    for index in range(3):
        if index == 0:
            kind = "first"
            found.append("begun")
        else:
            kind = "later"
        found.append(kind)
        found.append(last)
        last = kind
    return found


def exceptions() -> list[Any]:
    found: list[Any] = []
    for index in range(3):
        try:
            if index == 0:
                raise throw("thrown")
            found.append("not thrown")
            if index == 1:
                break
        except Exception as error:
            found.append(thrown_value(error))
        finally:
            found.append("finally")
    try:
        try:
            raise throw(4)
        except Exception as error:
            found.append(thrown_value(error))
            raise
    except Exception as error:
        found.append(thrown_value(error))
    return found


def errors_without_a_cause() -> list[Any]:
    found: list[Any] = []
    try:
        try:
            raise throw("first")
        except Exception as error:
            found.append(thrown_value(error))
            raise throw("second") from None
    except Exception as error:
        found.append(thrown_value(error))
    return found


def dictionaries_without_members() -> list[bool]:
    options: Options = {}
    return ["size" in options, options.get("name") is None]


def bytes_and_views() -> list[int]:
    buffer = allocate_buffer(6)
    other = transfer_array_buffer(clone_buffer(buffer, 1, 4))
    view = new_view(kind_of_bytes(), other, 1, 2)
    copy_bytes(buffer, 2, viewed_buffer(view), view_byte_offset(view), view_byte_length(view))
    part = clone_as_bytes(new_view(kind_of_bytes(), buffer, 0, 5))
    found = [buffer_byte_length(buffer), buffer_byte_length(other), remainder(7, 3)]
    found.append(element_size(kind_of_view(part)))
    found.append(view_length(part))
    if not is_detached(buffer) and not is_nan(view_length(view)):
        found.append(8)
    return found


def pending_promises() -> list[bool]:
    promise = new_promise()
    other = new_promise()
    mark_as_handled(other)
    found = [is_pending(promise), is_pending(promise_resolved_with(None))]
    resolve(promise, None)
    reject(other, "why")
    found.append(is_pending(promise))
    found.append(is_pending(other))
    return found


def tuples() -> list[str]:
    first, second = "a", "b"
    pair = _pair(second)
    return [first, pair[0], cast("str", pair[1])]


def _pair(text: str) -> tuple[str, Any]:
    return (text, "x")


def infinite() -> bool:
    return math.inf > 4 and LIMIT in (2, 3) and LIMIT not in (4, 5)


def equal_or_none() -> list[bool]:
    names: list[str | None] = ["a", "", None]
    equal: list[bool] = []
    for each in names:
        equal.append(each == "a")
        equal.append(each != names[2])
        equal.append(each in ("", "b"))
    return equal


def same_objects() -> list[bool]:
    shape = Shape("a")
    other = Shape("a")
    is_same = shape is other
    return [is_same, shape is not other, is_same is False]


def reserved_words() -> str:
    return Square("a").delete("b")


def promises() -> list[Any]:
    """The list is read when all microtasks have run."""
    found: list[Any] = []

    def note(value: Any) -> None:
        found.append(value)

    outer = new_promise()
    inner = new_promise()
    react(outer, note)
    resolve(outer, inner)
    resolve(inner, "inner")
    react(inner, note)
    queue_a_microtask(lambda: note("microtask"))
    react(_chained(promise_resolved_with("first")), note)
    resolve(inner, "again")
    reject(inner, "too late")
    note("at once")
    return found


def _chained(promise: Promise[Any]) -> Promise[Any]:
    def next_value(value: Any) -> Any:
        return promise_resolved_with("second")

    return react(promise, next_value)


def rejections() -> list[Any]:
    """The list is read when all microtasks have run."""
    found: list[Any] = []

    def fail(value: Any) -> Any:
        raise throw("thrown")

    def note(reason: Any) -> Any:
        found.append(reason)
        return "noted"

    react(react(promise_resolved_with(1), fail), None, note)
    noted = react(promise_rejected_with("rejected"), None, note)
    react(noted, note)
    unseen = promise_rejected_with("unseen")
    mark_as_handled(unseen)
    react(unseen, None, note)
    waiting = new_promise()
    reject(waiting, "later")
    react(react(waiting, None), None, note)
    return found


def appended() -> list[Any]:
    """What is appended is found before the place where it goes."""
    found: list[Any] = []

    def note(value: str) -> str:
        found.append(value)
        return value + "!"

    found.append(note("first"))
    found.append(note("second"))
    return found


def loop_over_what_a_closure_rebinds() -> list[str]:
    log: list[str] = []
    items = ["a", "b"]

    def rebind() -> None:
        nonlocal items
        items = ["c", "d", "e"]

    for each in items:
        rebind()
        log.append(each)
    return log


def loop_in_a_closure_over_what_another_rebinds() -> list[str]:
    log: list[str] = []
    items = ["a", "b"]

    def rebind() -> None:
        nonlocal items
        items = ["c", "d", "e"]

    def read() -> None:
        for each in items:
            rebind()
            log.append(each)

    read()
    return log
