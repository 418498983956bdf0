"""What the synchronous and the asynchronous page do otherwise: they run the coroutines of a tab."""

from __future__ import annotations

import asyncio
import inspect
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from types import TracebackType
from typing import Any, Protocol, Self, TypeAlias, TypeVar

from webapi.page.errors import ClosedError
from webapi.page.records import AsyncDialog
from webapi.page.refusals import refusing_by_name
from webapi.page.reports import note_page
from webapi.page.tab import Tab
from webapi.runtimes.driver import OwnLoop, is_loop_running

Result = TypeVar("Result")
Failed: TypeAlias = Callable[[BaseException], None]
"""Takes what a listener raises."""


class Face:
    """A page, which raises what no script has caught."""

    def __init__(self, tab: Tab, raise_errors: bool) -> None:
        self._tab = tab
        self._raise_errors = raise_errors
        self._is_closing = False
        note_page(self)

    @contextmanager
    def _action(self) -> Iterator[None]:
        """Begin and end an action."""
        self._tab.begin_action()
        try:
            yield
        except Exception as error:
            if self._raise_errors:
                self._tab.note_errors(error)
            raise
        finally:
            self._tab.raise_failure()
        if self._raise_errors:
            self._tab.raise_errors()

    def _document(self) -> str:
        """The document for a report."""
        raise NotImplementedError

    def _check(self, coroutine: Coroutine[Any, Any, Any]) -> None:
        if self._tab.is_closed:
            coroutine.close()
            raise ClosedError
        if not self._is_closing:
            try:
                self._raise_late_failure()
            except BaseException:
                coroutine.close()
                raise

    def _raise_late_failure(self) -> None:
        error = self._tab.take_late_failure()
        if error is not None:
            raise error


class Loop(Protocol):
    """Where the coroutines of synchronous faces run."""

    def run(self, coroutine: Coroutine[Any, Any, Result]) -> Result:
        """Run a coroutine to its end.

        Raises: `RuntimeError` in a loop that runs, and is another one.
        """

    def check_idle(self) -> None:
        """Raise `RuntimeError` if something runs, and nothing else can meanwhile."""

    def call(self, failed: Failed, listener: Callable[..., object], *values: Any) -> object:
        """Call a listener, in the loop; ``failed`` takes what it raises."""

    def close(self) -> None:
        """Close the loop."""


class _LoopOfOnePage(OwnLoop):
    """An event loop for callers outside of all loops, of whom one runs something at a time."""

    def __init__(self) -> None:
        super().__init__()
        self._turn = threading.Lock()
        self._running = ""

    def call(self, failed: Failed, listener: Callable[..., object], *values: Any) -> object:
        """Call a listener, in the loop."""
        try:
            return listener(*values)
        except BaseException as error:
            failed(error)
            return None

    def run(self, coroutine: Coroutine[Any, Any, Result]) -> Result:
        if not self._turn.acquire(blocking=False):
            coroutine.close()
            raise self._busy()
        try:
            if is_loop_running():
                coroutine.close()
                raise RuntimeError(
                    "an event loop runs in this thread: use webapi.page.async_api.Page, or call "
                    "Page from a function that is not asynchronous"
                )
            self._running = _name_of(coroutine)
            return super().run(coroutine)
        finally:
            self._turn.release()

    def check_idle(self) -> None:
        if self._turn.locked():
            raise self._busy()

    def _busy(self) -> RuntimeError:
        return RuntimeError(
            f"the page is busy with {self._running}: it does one thing at a time, for all threads, "
            "and nothing for a handler"
        )


def _name_of(action: Coroutine[Any, Any, Any]) -> str:
    """The name of an action, which is an argument of `Tab.act` and `Tab.ask`."""
    name: str = getattr(action, "__name__", "something")
    frame = getattr(action, "cr_frame", None)
    argument = {"act": "kind", "ask": "name"}.get(name)
    return name if argument is None or frame is None else str(frame.f_locals.get(argument, name))


async def nothing() -> None:
    """Take part in the event loop."""


class SyncDisposable:
    """Takes back what a method did, at the end of a block or by `dispose`."""

    def __init__(self, undo: Callable[[], object]) -> None:
        self._undo = undo

    def __repr__(self) -> str:
        return "<Disposable>"

    def __enter__(self) -> Self:
        """Return this, which the end of the block disposes of."""
        return self

    def __exit__(self, *_: object) -> None:
        self.dispose()

    def dispose(self) -> None:
        """Take it back."""
        self._undo()


class AsyncDisposable:
    """Takes back what a method did, at the end of a block or by `dispose`."""

    def __init__(self, undo: Callable[[], object]) -> None:
        self._undo = undo

    def __repr__(self) -> str:
        return "<Disposable>"

    async def __aenter__(self) -> Self:
        """Return this, which the end of the block disposes of."""
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.dispose()

    async def dispose(self) -> None:
        """Take it back."""
        self._undo()


class SyncOwner:
    """What has pages: their coroutines run in one event loop."""

    def __init__(self, owner: SyncOwner | SyncFace | None) -> None:
        self._loop: Loop = _LoopOfOnePage() if owner is None else owner._loop

    def _run(self, coroutine: Coroutine[Any, Any, Result]) -> Result:
        return self._loop.run(coroutine)

    def _decide(self, coroutine: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine that waits for nothing, in a handler too."""
        with suppress(StopIteration):
            coroutine.send(None)

    def __enter__(self) -> Self:
        """Return this, which the end of the block closes."""
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the pages."""
        raise NotImplementedError


class AsyncOwner:
    """What has pages, in the event loop of its caller."""

    def __init__(self, owner: AsyncOwner | AsyncFace | None) -> None:
        pass

    async def _run(self, coroutine: Coroutine[Any, Any, Result]) -> Result:
        return await coroutine

    async def _decide(self, coroutine: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine that waits for nothing, in a handler too."""
        await coroutine

    async def __aenter__(self) -> Self:
        """Return this, which the end of the block closes."""
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Close the pages."""
        raise NotImplementedError


@refusing_by_name
class SyncFace(Face):
    """A page in the event loop of its owner, or in one of its own."""

    def __init__(self, tab: Tab, raise_errors: bool, owner: SyncOwner | None) -> None:
        super().__init__(tab, raise_errors)
        self._owns_loop = owner is None
        self._loop: Loop = _LoopOfOnePage() if owner is None else owner._loop
        tab.call = self._loop.call

    def _decide(self, coroutine: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine that waits for nothing, in a handler too."""
        with suppress(StopIteration):
            coroutine.send(None)

    def __enter__(self) -> Self:
        """Return the page, which the end of the block closes."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if error is not None:
            self._raise_errors = self._tab.raise_app_errors = False
            self._tab.keeps_document = True
        self.close()

    def _run(self, coroutine: Coroutine[Any, Any, Result]) -> Result:
        try:
            self._loop.check_idle()
        except Exception:
            coroutine.close()
            raise
        self._check(coroutine)
        with self._action():
            return self._loop.run(coroutine)

    def _document(self) -> str:
        """The document for a report: as it is, or as it was at the end of a test that failed."""
        if not self._tab.is_closed:
            with suppress(Exception):  # the test has failed already
                self._loop.run(self._tab.keep_document())
        return self._tab.document

    def close(self) -> None:
        """Close the page; raise an exception of a script that was not raised."""
        if self._tab.is_closed:
            return
        self._loop.check_idle()
        self._is_closing = True
        try:
            self._run(self._tab.close())
        finally:
            self._tab.is_closed = True
            if self._owns_loop:
                self._loop.close()
        self._raise_late_failure()


@refusing_by_name
class AsyncFace(Face):
    """A page in the event loop of its caller. Its actions follow one another."""

    def __init__(self, tab: Tab, raise_errors: bool, owner: AsyncOwner | None) -> None:
        super().__init__(tab, raise_errors)
        self._lock = asyncio.Lock()
        tab.dialog_class = AsyncDialog
        self._called: set[asyncio.Future[Any]] = set()
        tab.call = self._call

    def _call(self, failed: Failed, listener: Callable[..., object], *values: Any) -> None:
        """Call a listener; if it is asynchronous, in a task."""

        def done(task: asyncio.Future[Any]) -> None:
            self._called.discard(task)
            if not task.cancelled() and (error := task.exception()) is not None:
                failed(error)

        try:
            called = listener(*values)
        except BaseException as error:
            failed(error)
            return
        if inspect.isawaitable(called):
            task = asyncio.ensure_future(called)
            self._called.add(task)
            task.add_done_callback(done)

    async def _decide(self, coroutine: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine that waits for nothing, in a handler too."""
        await coroutine

    async def __aenter__(self) -> Self:
        """Return the page, which the end of the block closes."""
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if error is not None:
            self._raise_errors = self._tab.raise_app_errors = False
            self._tab.keeps_document = True
        await self.close()

    async def _run(self, coroutine: Coroutine[Any, Any, Result]) -> Result:
        self._check(coroutine)
        try:
            async with self._lock:
                with self._action():
                    return await coroutine
        finally:
            coroutine.close()  # if nobody has begun it

    def _document(self) -> str:
        """The document for a report, if ``async with`` has closed the page."""
        return self._tab.document

    async def close(self) -> None:
        """Close the page; raise an exception of a script that was not raised."""
        if self._tab.is_closed:
            return
        self._is_closing = True
        try:
            await self._run(self._tab.close())
        finally:
            self._tab.is_closed = True
        self._raise_late_failure()
