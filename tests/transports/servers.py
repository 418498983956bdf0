"""A server for the tests: uvicorn, in the loop of the test."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.transports.tasks import until
from webapi.transports import Transport, asgi


@asynccontextmanager
async def served(handler: Transport) -> AsyncIterator[str]:
    """The origin of a server that answers by a handler."""
    import uvicorn

    config = uvicorn.Config(asgi(handler), ws="none", lifespan="on", log_config=None)
    server = uvicorn.Server(config)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        task = asyncio.create_task(server.serve([listening]))
        await until(lambda: server.started or task.done())
        try:
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            await task
