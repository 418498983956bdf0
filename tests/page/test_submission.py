"""Forms that a page submits, and the applications that answer them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qsl

import pytest

from tests.parsers import need_a_parser
from webapi import Request, Response
from webapi.page import Page

NewPage = Callable[..., Page]

need_a_parser()


FORM = """<!doctype html><meta charset=utf-8><form action=/to method={method} enctype={type}>
<input name=name value="Ann é&"><input type=checkbox name=box checked>
<textarea name=text>a
b</textarea><button name=by value=button>Send</button></form>"""
PAIRS = [("name", "Ann é&"), ("box", "on"), ("text", "a\r\nb"), ("by", "button")]


def html(body: str) -> Response:
    return Response(body, {"headers": {"content-type": "text/html;charset=utf-8"}})


def asked(page: Page) -> list[tuple[str, str, int | None]]:
    return [(each.method, each.url.pathname, each.status) for each in page.requests]


def test_a_form_by_get(new_page: NewPage) -> None:
    page = new_page({"/": FORM.format(method="get", type=""), "/to?*": "<h1>to</h1>"})
    page.goto("/?x#y")
    page.click("button")
    assert page.text_content("h1") == "to"
    assert page.url == "http://localhost/to?name=Ann+%C3%A9%26&box=on&text=a%0D%0Ab&by=button"
    assert page.navigations[-1].method == "GET" and page.navigations[-1].post_data is None


@pytest.mark.parametrize(
    ("type", "content_type", "body"),
    [
        (
            "application/x-www-form-urlencoded",
            "application/x-www-form-urlencoded",
            "name=Ann+%C3%A9%26&box=on&text=a%0D%0Ab&by=button",
        ),
        ("text/plain", "text/plain", "name=Ann é&\r\nbox=on\r\ntext=a\r\nb\r\nby=button\r\n"),
        ("multipart/form-data", "multipart/form-data; boundary=", None),
    ],
)
def test_a_form_by_post(new_page: NewPage, type: str, content_type: str, body: str | None) -> None:
    page = new_page({"/": FORM.format(method="post", type=type), "POST /to": "<h1>to</h1>"})
    page.goto("/")
    page.click("button")
    assert (page.url, page.text_content("h1")) == ("http://localhost/to", "to")
    request = page.requests[-1]
    headers = request.headers
    assert (headers.get("origin"), headers.get("referer")) == (
        *("http://localhost", "http://localhost/"),
    )
    assert request.post_data is not None and request.post_data == page.navigations[-1].post_data
    assert page.navigations[-1].method == "POST"
    assert re.sub("boundary=.*", "boundary=", headers.get("content-type") or "") == content_type
    if body is not None:
        assert request.post_data == body
    else:
        boundary = (headers.get("content-type") or "").partition("boundary=")[2]
        assert request.post_data.count(f"--{boundary}") == len(PAIRS) + 1
        for name, value in PAIRS:
            assert f'name="{name}"\r\n\r\n{value}\r\n' in request.post_data


@pytest.mark.parametrize(
    ("status", "method"), [(301, "GET"), (302, "GET"), (303, "GET"), (307, "POST"), (308, "POST")]
)
def test_redirects_of_a_post(new_page: NewPage, status: int, method: str) -> None:
    """https://fetch.spec.whatwg.org/#http-redirect-fetch"""

    def app(request: Request) -> Any:
        if request.url.endswith("/to"):
            headers = [("location", "/end"), ("set-cookie", "seen=1")]
            return Response(None, {"status": status, "headers": headers})
        if request.url.endswith("/end"):
            return html(f"<h1>{request.method} {request.headers.get('cookie')}</h1>")
        return html(FORM.format(method="post", type=""))

    page = new_page(app)
    page.goto("/")
    page.click("button")
    assert page.text_content("h1") == f"{method} seen=1"
    assert asked(page)[1:] == [("POST", "/to", status), (method, "/end", 200)]
    end = page.requests[-1]
    assert (end.post_data is not None) is (method == "POST")
    assert end.headers.has("content-type") is (method == "POST")
    assert page.navigations[-1].method == "POST"
    page.reload()
    assert asked(page)[-1] == (method, "/end", 200)


def test_history_of_a_post(new_page: NewPage) -> None:
    count = iter(range(1, 9))

    def app(request: Request) -> Any:
        if request.method == "POST":

            async def answer() -> Response:
                return html(f"<h1>{next(count)} {await request.text()}</h1><a href=/>a</a>")

            return answer()
        return html(FORM.format(method="post", type=""))

    page = new_page(app)
    page.goto("/")
    page.fill("[name=name]", "B")
    page.click("button")
    body = "name=B&box=on&text=a%0D%0Ab&by=button"
    assert page.text_content("h1") == f"1 {body}"
    assert page.evaluate("history.length") == 2
    page.reload()
    assert page.text_content("h1") == f"2 {body}"
    page.click("a")
    page.go_back()
    assert page.text_content("h1") == f"3 {body}"
    page.go_back()
    assert page.url == "http://localhost/" and page.requests[-1].method == "GET"
    page.go_forward()
    assert page.text_content("h1") == f"4 {body}"
    assert [each.method for each in page.navigations] == [
        *("GET", "POST", "POST", "GET", "POST", "GET", "POST")
    ]


def test_what_listeners_and_scripts_do(new_page: NewPage) -> None:
    page = new_page({"/": FORM.format(method="post", type=""), "POST /to": "<h1>to</h1>"})
    page.goto("/")
    page.evaluate(
        """() => { document.forms[0].addEventListener("submit", (event) => {
          event.preventDefault();
          console.log(event.submitter.value, new URLSearchParams(new FormData(event.target)).size);
        }) }"""
    )
    page.click("button")
    assert [each.text for each in page.console] == ["button 3"]
    assert page.url == "http://localhost/"
    page.evaluate("document.forms[0].submit()")
    assert page.url == "http://localhost/to"
    assert page.requests[-1].post_data == "name=Ann+%C3%A9%26&box=on&text=a%0D%0Ab"


def test_a_form_that_is_not_valid_stays(new_page: NewPage) -> None:
    page = new_page({"/": "<form action=/to><input required><button>Send</button></form>"})
    page.goto("/")
    page.click("button")
    assert page.url == "http://localhost/"
    page.fill("input", "x")
    page.click("button")
    assert page.url == "http://localhost/to?"


def test_targets(new_page: NewPage) -> None:
    site = {"/": "<form action=/to target=_TOP><button>Send</button></form>", "/to?": "<h1>to"}
    page = new_page(site)
    page.goto("/")
    page.evaluate("document.forms[0].target = '_TOP'")
    page.click("button")
    assert page.text_content("h1") == "to"


def test_a_form_that_sends_a_mail_leaves_the_page(new_page: NewPage) -> None:
    page = new_page({"/": "<form action=mailto:a@b.example><button>Send</button></form>"})
    page.goto("/")
    page.click("button")
    assert (page.url, len(page.requests)) == ("http://localhost/", 1)


# Applications


def flask_application() -> Any:
    flask = pytest.importorskip("flask")
    app = flask.Flask(__name__)
    app.secret_key = "of a test"

    def form() -> str:
        return (
            f"<p>{flask.session.get('user', 'nobody')}</p>"
            "<form method=post action=/login><input name=user><button>In</button></form>"
            "<form method=post action=/upload enctype=multipart/form-data>"
            "<input name=note value=n><input type=file name=file><button>Up</button></form>"
        )

    def login() -> Any:
        flask.session["user"] = flask.request.form["user"]
        return flask.redirect("/", 303)

    def upload() -> str:
        request = flask.request
        return f"<h1>{request.form['note']} {request.files['file'].filename!r}</h1>"

    app.add_url_rule("/", view_func=form)
    app.add_url_rule("/login", view_func=login, methods=["POST"])
    app.add_url_rule("/upload", view_func=upload, methods=["POST"])
    return app


def test_flask(new_page: NewPage) -> None:
    page = new_page(flask_application())
    page.goto("/")
    assert page.text_content("p") == "nobody"
    page.fill("[name=user]", "Ann")
    page.click("text=In")
    assert (page.url, page.text_content("p")) == ("http://localhost/", "Ann")
    assert asked(page)[1:] == [("POST", "/login", 303), ("GET", "/", 200)]
    page.click("text=Up")
    assert page.text_content("h1") == "n ''"


def starlette_application() -> Any:
    applications = pytest.importorskip("starlette.applications")
    from starlette.requests import Request as StarletteRequest
    from starlette.responses import HTMLResponse, RedirectResponse
    from starlette.routing import Route

    async def form(request: StarletteRequest) -> HTMLResponse:
        return HTMLResponse(
            f"<p>{request.cookies.get('user', 'nobody')}</p>"
            "<form method=post action=/login><input name=user><button>In</button></form>"
        )

    async def login(request: StarletteRequest) -> RedirectResponse:
        pairs = dict(parse_qsl((await request.body()).decode()))
        response = RedirectResponse("/", 303)
        response.set_cookie("user", pairs["user"], httponly=True)
        return response

    routes = [Route("/", form), Route("/login", login, methods=["POST"])]
    return applications.Starlette(routes=routes)


def test_starlette(new_page: NewPage) -> None:
    page = new_page(starlette_application())
    page.goto("/")
    page.fill("[name=user]", "Ann")
    page.click("text=In")
    assert (page.url, page.text_content("p")) == ("http://localhost/", "Ann")
    assert page.evaluate("document.cookie") == ""
    assert asked(page)[1:] == [("POST", "/login", 303), ("GET", "/", 200)]
