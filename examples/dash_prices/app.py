"""A program of Dash: a callback of Python, one with state, and one of JavaScript."""

from __future__ import annotations

from dash import Dash, Input, Output, State, dcc, html

dash = Dash(__name__)
dash.layout = html.Div(
    [
        dcc.Input(id="item", value="tea"),
        dcc.Dropdown(["green", "black"], "green", id="kind"),
        html.Button("Order", id="order"),
        html.P(id="price"),
        html.P(id="length"),
        html.Ul(id="orders", children=[]),
    ]
)


@dash.callback(Output("price", "children"), Input("item", "value"))
def price(item: str) -> str:
    """Tell the price of an item."""
    return f"{2 * len(item)} euros"


@dash.callback(
    Output("orders", "children"),
    Input("order", "n_clicks"),
    State("item", "value"),
    State("kind", "value"),
    State("orders", "children"),
    prevent_initial_call=True,
)
def order(_: int, item: str, kind: str, orders: list[html.Li]) -> list[html.Li]:
    """Add an order."""
    return [*orders, html.Li(f"{kind} {item}")]


dash.clientside_callback(
    "(item) => `${item.length} letters`", Output("length", "children"), Input("item", "value")
)
