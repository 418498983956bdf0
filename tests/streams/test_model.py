"""A readable stream against a model of its queue, its state and its backpressure."""

import asyncio
from collections import deque
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.streams.running import run
from webapi import RangeError, ReadableStream

Step = tuple[str, float]
STEPS = st.one_of(
    st.tuples(st.just("enqueue"), st.sampled_from([0.0, 1.0, 2.5, -1.0])),
    st.tuples(st.sampled_from(["read", "read", "close", "error", "cancel"]), st.just(0.0)),
)


class Model:
    """https://streams.spec.whatwg.org/#rs-default-controller-abstract-ops, in few words"""

    def __init__(self, mark: float) -> None:
        self.mark = mark
        self.queue: deque[float] = deque()
        self.state = "readable"
        self.closing = False
        self.waiting = 0
        self.results: list[Any] = []

    def desired_size(self) -> float | None:
        if self.state == "errored":
            return None
        return 0 if self.state == "closed" else self.mark - sum(self.queue)

    def enqueue(self, size: float) -> bool:
        """Whether it is allowed."""
        if self.closing or self.state != "readable":
            return False
        if self.waiting:
            self.waiting -= 1
            self.results.append(size)
        elif size < 0:
            self.error(0)
            return False
        else:
            self.queue.append(size)
        return True

    def read(self, _: float) -> bool:
        if self.state == "errored":
            self.results.append("error")
        elif self.queue:
            self.results.append(self.queue.popleft())
            if self.closing and not self.queue:
                self.state = "closed"
        elif self.state == "closed":
            self.results.append("end")
        else:
            self.waiting += 1
        return True

    def close(self, _: float) -> bool:
        if self.closing or self.state != "readable":
            return False
        self.closing = True
        if not self.queue:
            self.end("closed", "end")
        return True

    def error(self, _: float) -> bool:
        if self.state == "readable":
            self.queue.clear()
            self.end("errored", "error")
        return True

    def cancel(self, _: float) -> bool:
        if self.state == "readable":
            self.queue.clear()
            self.end("closed", "end")
        return True

    def end(self, state: str, result: str) -> None:
        self.state = state
        self.results += [result] * self.waiting
        self.waiting = 0


@settings(max_examples=60, deadline=None)
@given(st.lists(STEPS, max_size=20), st.sampled_from([0.0, 1.0, 3.0]))
def test_a_stream_does_what_the_model_does(steps: list[Step], mark: float) -> None:
    async def main() -> None:
        controllers: list[Any] = []
        strategy = {"highWaterMark": mark, "size": lambda chunk: chunk}
        stream = ReadableStream({"start": controllers.append}, strategy)
        (controller,) = controllers
        reader = stream.getReader()
        model = Model(mark)
        reads = []
        for name, size in steps:
            expected = getattr(model, name)(size)
            try:
                if name == "read":
                    reads.append(reader.read())
                elif name == "cancel":
                    await asyncio.gather(reader.cancel(), return_exceptions=True)
                elif name == "enqueue":
                    controller.enqueue(size)
                elif name == "error":
                    controller.error(LookupError())
                else:
                    controller.close()
            except (TypeError, RangeError):
                assert not expected
            else:
                assert expected
            assert controller.desiredSize == model.desired_size()
        results = []
        for promise in reads[: len(reads) - model.waiting]:
            try:
                result = await promise
                results.append("end" if result["done"] else result["value"])
            except (LookupError, RangeError):
                results.append("error")
        assert results == model.results

    run(main())
