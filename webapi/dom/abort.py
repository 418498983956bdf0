"""Aborting ongoing activities: https://dom.spec.whatwg.org/#aborting-ongoing-activities

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import Any

from webapi.dom.events import AbortAlgorithm, EventTarget, fire_an_event
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import WeakList, run_steps_after_timeout, throw


class AbortController:
    """https://dom.spec.whatwg.org/#abortcontroller"""

    __slots__ = ("platform_object", "signal")

    def __init__(self) -> None:
        """https://dom.spec.whatwg.org/#dom-abortcontroller-abortcontroller"""
        self.platform_object: Any = None
        self.signal = AbortSignal()

    def abort(self, reason: Any) -> None:
        """https://dom.spec.whatwg.org/#dom-abortcontroller-abort"""
        self.signal.signal_abort(reason)


class AbortSignal(EventTarget):
    """https://dom.spec.whatwg.org/#abortsignal

    A signal holds its dependent signals weakly, and observed ones strongly. Dependent signals hold
    the signal, so they end together. A signal holds its algorithms weakly: their owner keeps them,
    and the signal, as long as it needs them. A signal keeps algorithms without an owner.
    """

    __slots__ = (
        *("_abort_algorithms", "_dependent_signals", "_is_observed", "_kept_algorithms"),
        *("_observed_signals", "_source_signals", "reason"),
    )

    def __init__(self) -> None:
        super().__init__()
        # None, which is undefined, while the signal is not aborted.
        self.reason: Any = None
        self._abort_algorithms: WeakList[AbortAlgorithm] | None = None
        # Algorithms without an owner.
        self._kept_algorithms: set[AbortAlgorithm] | None = None
        self._source_signals: list[AbortSignal] | None = None
        self._dependent_signals: WeakList[AbortSignal] | None = None
        # Observed dependent signals.
        self._observed_signals: set[AbortSignal] | None = None
        self._is_observed = False

    @staticmethod
    def abort(reason: Any) -> AbortSignal:
        """https://dom.spec.whatwg.org/#dom-abortsignal-abort"""
        signal = AbortSignal()
        signal.reason = _reason_or_default(reason)
        return signal

    @staticmethod
    def timeout(milliseconds: int) -> AbortSignal:
        """https://dom.spec.whatwg.org/#dom-abortsignal-timeout"""
        signal = AbortSignal()

        def time_out() -> None:
            signal.signal_abort(DOMException("signal timed out", "TimeoutError"))

        run_steps_after_timeout(milliseconds, time_out)
        return signal

    @staticmethod
    def any(signals: list[AbortSignal]) -> AbortSignal:
        """https://dom.spec.whatwg.org/#create-a-dependent-abort-signal"""
        result_signal = AbortSignal()
        for signal in signals:
            if signal.aborted:
                result_signal.reason = signal.reason
                return result_signal
        seen: set[AbortSignal] = set()
        sources: list[AbortSignal] = []
        for signal in signals:
            for source_signal in signal.source_signals():
                if source_signal not in seen:
                    seen.add(source_signal)
                    sources.append(source_signal)
                    source_signal.add_a_dependent_signal(result_signal)
        result_signal._source_signals = sources
        return result_signal

    @property
    def aborted(self) -> bool:
        """https://dom.spec.whatwg.org/#abortsignal-aborted"""
        return self.reason is not None

    def throw_if_aborted(self) -> None:
        """https://dom.spec.whatwg.org/#dom-abortsignal-throwifaborted"""
        if self.aborted:
            raise throw(self.reason)

    def add_an_algorithm(self, algorithm: AbortAlgorithm) -> None:
        """https://dom.spec.whatwg.org/#abortsignal-add"""
        if self.aborted:
            return
        if self._abort_algorithms is None:
            self._abort_algorithms = WeakList()
        algorithm.reference = self._abort_algorithms.append(algorithm)

    def keep_an_algorithm(self, algorithm: AbortAlgorithm) -> None:
        """Add an algorithm without an owner, and keep it until its removal."""
        self.add_an_algorithm(algorithm)
        if self._kept_algorithms is None:
            self._kept_algorithms = set()
        self._kept_algorithms.add(algorithm)
        self.listeners_changed()

    def remove_an_algorithm(self, algorithm: AbortAlgorithm) -> None:
        """https://dom.spec.whatwg.org/#abortsignal-remove"""
        if self._abort_algorithms is not None:
            self._abort_algorithms.remove(algorithm.reference)
        if self._kept_algorithms is not None:
            self._kept_algorithms.discard(algorithm)
            self.listeners_changed()

    def signal_abort(self, reason: Any) -> None:
        """https://dom.spec.whatwg.org/#abortsignal-signal-abort"""
        if self.aborted:
            return
        self.reason = _reason_or_default(reason)
        dependent_signals_to_abort: list[AbortSignal] = []
        if self._dependent_signals is not None:
            for dependent_signal in self._dependent_signals.items():
                if not dependent_signal.aborted:
                    dependent_signal.reason = self.reason
                    dependent_signals_to_abort.append(dependent_signal)
        self.run_the_abort_steps()
        for dependent_signal in dependent_signals_to_abort:
            dependent_signal.run_the_abort_steps()

    def run_the_abort_steps(self) -> None:
        """https://dom.spec.whatwg.org/#run-the-abort-steps"""
        algorithms = self._abort_algorithms
        self._abort_algorithms = None
        if algorithms is not None:
            for algorithm in algorithms.items():
                algorithm.run()
        self._kept_algorithms = None
        fire_an_event("abort", self)
        self.listeners_changed()

    def source_signals(self) -> list[AbortSignal]:
        """The source signals of a signal that depends on this one."""
        return [self] if self._source_signals is None else self._source_signals

    def add_a_dependent_signal(self, signal: AbortSignal) -> None:
        """https://dom.spec.whatwg.org/#abortsignal-dependent-signals"""
        if self._dependent_signals is None:
            self._dependent_signals = WeakList()
        self._dependent_signals.append(signal)

    def listeners_changed(self) -> None:
        """https://dom.spec.whatwg.org/#abort-signal-garbage-collection"""
        if self._source_signals is None:
            return
        has_algorithms = self._kept_algorithms is not None and len(self._kept_algorithms) > 0
        is_observed = not self.aborted and (has_algorithms or self.has_listeners_of_type("abort"))
        if is_observed is self._is_observed:
            return
        self._is_observed = is_observed
        for source_signal in self._source_signals:
            source_signal.keep_while_observed(self, is_observed)

    def keep_while_observed(self, signal: AbortSignal, is_observed: bool) -> None:
        """Hold a dependent signal strongly, or no longer."""
        if self._observed_signals is None:
            self._observed_signals = set()
        if is_observed:
            self._observed_signals.add(signal)
        else:
            self._observed_signals.discard(signal)


def _reason_or_default(reason: Any) -> Any:
    if reason is None:
        return DOMException("signal is aborted without reason", "AbortError")
    return reason
