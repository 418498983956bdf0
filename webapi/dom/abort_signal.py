"""Abort signals: https://dom.spec.whatwg.org/#interface-abortsignal"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any
from weakref import WeakKeyDictionary

from webapi.webidl.dom_exception import DOMException

from .event import fire_an_event
from .event_handlers import EventHandlers
from .event_listeners import EventListener, EventTarget


class AbortSignal(EventTarget):
    """https://dom.spec.whatwg.org/#abortsignal"""

    __slots__ = (
        *("_abort_algorithms", "_dependent_signals", "_is_observed", "_kept_signals"),
        *("_source_signals", "abort_reason", "event_handlers"),
    )

    def __init__(self) -> None:
        super().__init__()
        self.abort_reason: Any = None
        """``None``, which is undefined, while the signal is not aborted."""
        self.event_handlers = EventHandlers(self)
        self._abort_algorithms: list[Callable[[], None]] = []
        self._source_signals: WeakKeyDictionary[AbortSignal, None] = WeakKeyDictionary()
        self._dependent_signals: WeakKeyDictionary[AbortSignal, None] = WeakKeyDictionary()
        """An ordered set, as the standard's sets are"""
        self._kept_signals: set[AbortSignal] = set()
        """Dependent signals that are observed, so that they must not be collected."""
        self._is_observed = False

    @property
    def aborted(self) -> bool:
        """https://dom.spec.whatwg.org/#abortsignal-aborted"""
        return self.abort_reason is not None

    def add_an_algorithm(self, algorithm: Callable[[], None]) -> None:
        """https://dom.spec.whatwg.org/#abortsignal-add"""
        if not self.aborted:
            self._abort_algorithms.append(algorithm)
            self._keep_while_observed()

    def add_an_event_listener(self, listener: EventListener) -> None:
        """https://dom.spec.whatwg.org/#add-an-event-listener, step 4"""
        super().add_an_event_listener(listener)
        self._keep_while_observed()

    def remove_an_event_listener(self, listener: EventListener) -> None:
        """https://dom.spec.whatwg.org/#remove-an-event-listener"""
        super().remove_an_event_listener(listener)
        self._keep_while_observed()

    def signal_abort(self, reason: Any = None) -> None:
        """https://dom.spec.whatwg.org/#abortsignal-signal-abort"""
        if self.aborted:
            return
        self.abort_reason = abort_error() if reason is None else reason
        dependent_signals_to_abort = []
        for dependent_signal in list(self._dependent_signals):
            if not dependent_signal.aborted:
                dependent_signal.abort_reason = self.abort_reason
                dependent_signals_to_abort.append(dependent_signal)
        self._run_the_abort_steps()
        for dependent_signal in dependent_signals_to_abort:
            dependent_signal._run_the_abort_steps()

    def _run_the_abort_steps(self) -> None:
        """https://dom.spec.whatwg.org/#run-the-abort-steps"""
        algorithms, self._abort_algorithms = self._abort_algorithms, []
        for algorithm in algorithms:
            algorithm()
        fire_an_event("abort", self)
        self._keep_while_observed()

    def _keep_while_observed(self) -> None:
        """https://dom.spec.whatwg.org/#abort-signal-garbage-collection"""
        is_observed = not self.aborted and bool(
            self._abort_algorithms or self.has_listeners_of_type("abort")
        )
        if is_observed is self._is_observed:
            return
        self._is_observed = is_observed
        for source_signal in self._source_signals:
            if is_observed:
                source_signal._kept_signals.add(self)
            else:
                source_signal._kept_signals.discard(self)


def abort_error() -> DOMException:
    """The abort reason where none is given."""
    return DOMException("signal is aborted without reason", "AbortError")


def create_a_dependent_abort_signal(signals: Iterable[AbortSignal]) -> AbortSignal:
    """https://dom.spec.whatwg.org/#create-a-dependent-abort-signal

    A signal is dependent if it has source signals.
    """
    result_signal = AbortSignal()
    for signal in signals:
        if signal.aborted:
            result_signal.abort_reason = signal.abort_reason
            return result_signal
    for signal in signals:
        for source_signal in signal._source_signals or (signal,):
            result_signal._source_signals[source_signal] = None
            source_signal._dependent_signals[result_signal] = None
    return result_signal
