"""Events on paths of several targets, written once: each function gives what it logged."""

from __future__ import annotations

from typing import Any

from webapi.dom.events import Event, EventTarget


class Node(EventTarget):
    """A target that may have a parent, and activation behavior."""

    __slots__ = ("can_activate", "log", "name", "parent")

    def __init__(self, name: str, parent: Node | None, log: list[str]) -> None:
        super().__init__()
        self.name = name
        self.parent = parent
        self.log = log
        self.can_activate = False

    def get_the_parent(self, event: Event) -> EventTarget | None:
        return self.parent

    @property
    def has_activation_behavior(self) -> bool:
        return self.can_activate

    def legacy_pre_activation_behavior(self) -> None:
        self.log.append(f"pre {self.name}")

    def activation_behavior(self, event: Event) -> None:
        self.log.append(f"activate {self.name}")

    def legacy_canceled_activation_behavior(self) -> None:
        self.log.append(f"canceled {self.name}")

    def listen(self, stops: bool = False, cancels: bool = False) -> None:
        """Log events in both phases."""

        def note(event: Any) -> None:
            self.log.append(f"{self.name} {described(event)}")
            if stops:
                stop(event)
            if cancels:
                cancel(event)

        def capture(event: Any) -> None:
            note(event)

        self.add_event_listener("x", capture, True)
        self.add_event_listener("x", note, False)


class Plain(EventTarget):
    """A target that has a parent and no activation behavior."""

    __slots__ = ("parent",)

    def __init__(self, parent: Node) -> None:
        super().__init__()
        self.parent = parent

    def get_the_parent(self, event: Event) -> EventTarget | None:
        return self.parent


class Click(Event):
    """An event that activates."""

    @property
    def is_activation_event(self) -> bool:
        return True


def described(event: Event) -> str:
    """The phase, and how many targets the path has."""
    phase = "target"
    if event.event_phase == 1:
        phase = "capturing"
    elif event.event_phase == 3:
        phase = "bubbling"
    length = "three" if len(event.composed_path()) == 3 else "other"
    return f"{phase} {length}"


def stop(event: Event) -> None:
    """Stop at this target."""
    event.stop_propagation()


def cancel(event: Event) -> None:
    """Cancel the event."""
    event.prevent_default()


def dispatched(bubbles: bool, stops: bool, is_activation: bool, cancels: bool) -> list[str]:
    """Dispatch an event at the innermost of three targets."""
    log: list[str] = []
    root = Node("root", None, log)
    middle = Node("middle", root, log)
    leaf = Node("leaf", middle, log)
    root.can_activate = True
    middle.can_activate = True
    root.listen()
    middle.listen(stops)
    leaf.listen(False, cancels)
    event = Click("x") if is_activation else Event("x")
    event.bubbles = bubbles
    event.cancelable = True
    log.append("uncanceled" if leaf.dispatch_event(event) else "canceled")
    log.append("no path" if len(event.composed_path()) == 0 else "path")
    return log


def bubbling() -> list[str]:
    return dispatched(True, False, False, False)


def not_bubbling() -> list[str]:
    return dispatched(False, False, True, False)


def stopped_while_capturing() -> list[str]:
    return dispatched(True, True, False, False)


def activated() -> list[str]:
    return dispatched(True, False, True, False)


def canceled() -> list[str]:
    return dispatched(True, False, True, True)


def activated_from_a_plain_target() -> list[str]:
    log: list[str] = []
    root = Node("root", None, log)
    root.can_activate = True
    event = Click("x")
    event.bubbles = True
    Plain(root).dispatch_event(event)
    return log
