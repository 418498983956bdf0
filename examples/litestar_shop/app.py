"""A shop of Litestar: a template, a script, a lifespan, and prices that tests replace."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar, Request, get, post
from litestar.di import NamedDependency, Provide
from litestar.plugins.jinja import JinjaTemplateEngine
from litestar.response import Redirect, Template
from litestar.static_files import create_static_files_router
from litestar.template import TemplateConfig

HERE = Path(__file__).parent


def price_of_a_cup() -> int:
    """What another service says."""
    raise NotImplementedError


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    """Open the shop, and close it."""
    app.state.orders = []
    yield
    app.state.orders.append("closed")


@get("/", name="index")
async def index(request: Request, price: NamedDependency[int]) -> Template:
    """Show the orders."""
    return Template("shop.html", context={"orders": request.app.state.orders, "price": price})


@post("/order", name="order")
async def order(request: Request) -> Redirect:
    """Take an order."""
    request.app.state.orders.append((await request.form())["item"])
    return Redirect(request.app.route_reverse("index"))


def make_app(price: Callable[[], int] = price_of_a_cup) -> Litestar:
    """Make the application, with a function that tells the price."""
    return Litestar(
        [index, order, create_static_files_router("/static", [HERE / "static"], name="static")],
        dependencies={"price": Provide(price, sync_to_thread=False)},
        lifespan=[lifespan],
        template_config=TemplateConfig(directory=HERE / "templates", engine=JinjaTemplateEngine),
    )
