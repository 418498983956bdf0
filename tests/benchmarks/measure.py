"""Measure contenders side by side: interleaved chunks, the least of several rounds, no loop."""

from __future__ import annotations

import gc
from collections.abc import Callable, Mapping, Sequence
from time import thread_time
from typing import Any

Contender = Callable[[Any], object]

_CHUNK = 500


def seconds_per_call(
    contenders: Mapping[str, Contender], inputs: Sequence[Any], rounds: int
) -> dict[str, float]:
    """The seconds that one call takes, per contender, on average over ``inputs``.

    Each chunk of the inputs is handed to every contender in turn before the next one, ``rounds``
    times over; a chunk counts with its fastest round. What calling an empty function in the same
    loop takes is subtracted. The clock is the processor time of this thread, so that whatever else
    the machine does counts as little as it can.
    """
    everyone: dict[str, Contender] = {"": _nothing, **contenders}
    totals = dict.fromkeys(everyone, 0.0)
    gc.collect()
    gc.disable()
    try:
        for start in range(0, len(inputs), _CHUNK):
            chunk = inputs[start : start + _CHUNK]
            best = dict.fromkeys(everyone, float("inf"))
            for _ in range(rounds):
                for name, contender in everyone.items():
                    began = thread_time()
                    for item in chunk:
                        contender(item)
                    best[name] = min(best[name], thread_time() - began)
            for name, least in best.items():
                totals[name] += least
            gc.collect(0)
    finally:
        gc.enable()
    loop = totals.pop("")
    return {name: (total - loop) / len(inputs) for name, total in totals.items()}


def _nothing(item: object) -> object:
    return item
