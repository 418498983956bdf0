"""htmx 2 and 4: HTML from the server, which attributes ask for."""

from __future__ import annotations

from html import escape
from typing import Any

from tests.page.programs import Program, Steps
from tests.page.programs.app import Answer, Asked, Routes, redirect

HTMX_2 = ("htmx-2/dist/htmx.min.js",)
HTMX_4 = ("htmx.org/dist/htmx.min.js",)


class _Contacts(Program):
    """Edit in place, add, delete, an answer out of band."""

    def routes(self) -> Routes:
        self.names = {"1": "Ann", "2": "Bob"}
        return {
            "/": self.home,
            "GET /edit": self.edit,
            "PUT /contact": self.save,
            "POST /contact": self.add,
            "DELETE /contact": lambda asked: self.names.pop(asked.query["id"]) and "",
            "/row": lambda asked: self.row(asked.query["id"]),
        }

    def home(self, asked: Asked) -> str:
        rows = "".join(map(self.row, self.names))
        return self.page(
            f"""<table><tbody id=rows>{rows}</tbody></table><p id=count>{len(self.names)}</p>
            <form hx-post=/contact hx-target=#rows hx-swap=beforeend hx-on:submit="document.title = 'sent'">
            <input name=name required><button>Add</button></form>""",
            "Contacts",
        )

    def row(self, key: str) -> str:
        name = escape(self.names[key])
        return f"""<tr id=row-{key}><td>{name}</td><td>
        <button hx-get="/edit?id={key}" hx-target=#row-{key} hx-swap=outerHTML>Edit {name}</button>
        <button hx-delete="/contact?id={key}" hx-target=#row-{key} hx-swap=outerHTML>Delete {name}</button></td></tr>"""

    def edit(self, asked: Asked) -> str:
        key = asked.query["id"]
        return f"""<tr id=row-{key}><td><input name=name value="{escape(self.names[key])}" autofocus>
        <input type=hidden name=id value={key}></td><td>
        <button hx-put=/contact hx-include="closest tr" hx-target=#row-{key} hx-swap=outerHTML>Save</button></td></tr>"""

    def save(self, asked: Asked) -> str:
        self.names[asked.form["id"]] = asked.form["name"]
        return self.row(asked.form["id"])

    def add(self, asked: Asked) -> str:
        key = str(len(self.names) + 5)
        self.names[key] = asked.form["name"]
        return f"{self.row(key)}<p id=count hx-swap-oob=true>{len(self.names)} <b>now</b></p>"

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        yield "open"
        page.click("text=Edit Ann")
        page.wait_for_selector("[name=id]", state="attached")
        yield "edit"
        page.fill("#row-1 [name=name]", "Anna <3")
        page.click("text=Save")
        page.wait_for_selector("text=Edit Anna")
        yield "save"
        page.fill("form [name=name]", "Cem")
        page.click("form button")
        page.wait_for_selector("text=Edit Cem")
        yield "add"
        page.click("text=Delete Bob")
        page.wait_for_selector("#row-2", state="detached")
        yield "delete"


class Htmx2Contacts(_Contacts):
    libraries = HTMX_2


class Htmx4Contacts(_Contacts):
    libraries = HTMX_4


class _Search(Program):
    """A search while typing, what loads by itself, what fails, a confirmation."""

    def routes(self) -> Routes:
        body = """<input type=search name=q hx-get=/search hx-trigger="input changed delay:2000ms, keyup[key=='Enter']"
        hx-target=#found hx-indicator=#busy><span id=busy class=htmx-indicator>...</span><ul id=found></ul>
        <div hx-get=/late hx-trigger="load delay:10ms" hx-vals='{"a": 1}'></div>
        <button id=fail hx-get=/fail hx-target=#found>Fail</button>
        <button id=sure hx-post=/sure hx-confirm="Sure?" hx-swap=none>Sure</button>
        <div id=polled hx-get=/poll hx-trigger="news from:body" hx-headers='{"X-Name": "v"}'></div>"""
        return {
            "/": self.page(body, "Search"),
            "/search": lambda asked: "".join(
                f"<li>{asked.query['q']}{each}</li>" for each in range(2)
            ),
            "/late": lambda asked: f"<i>late {asked.query['a']}</i>",
            "/fail": Answer("<li>failed</li>", 500),
            "/sure": Answer("", 200, headers={"HX-Trigger": "news"}),
            "/poll": lambda asked: f"<b>{asked.headers['x-name']}</b>",
        }

    def steps(self, page: Any) -> Steps:
        page.on("dialog", lambda dialog: dialog.accept())
        page.goto("/")
        page.wait_for_selector("text=late 1")
        yield "open"
        page.fill("[name=q]", "a")
        page.fill("[name=q]", "ab")
        page.wait_for_selector("text=ab1")
        yield "search"
        page.click("#fail")
        yield "fail"
        page.click("#sure")
        page.wait_for_selector("#polled b")
        yield "confirm"


class Htmx2Search(_Search):
    libraries = HTMX_2


class Htmx4Search(_Search):
    libraries = HTMX_4


class _Pages(Program):
    """Boosted links and forms, which keep the document."""

    def routes(self) -> Routes:
        return {
            "/": self.show("home", "<p>Home</p>"),
            "/about": self.show("about", "<p>About</p><script>document.body.dataset.ran = 'yes'</script>"),
            "GET /form": self.show("form", "<form method=post action=/form><input name=a value=1><button>Send</button></form>"),
            "POST /form": lambda asked: redirect(f"/done?a={asked.form['a']}"),
            "/done": lambda asked: self.show("done", f"<p>Done {asked.query['a']}</p>"),
        }  # fmt: skip

    def show(self, title: str, body: str) -> str:
        links = "<a href=/>home</a> <a href=/about>about</a> <a href=/form>form</a>"
        return self.page(
            f"<div hx-boost:inherited=true hx-boost=true><nav>{links}</nav><main>{body}</main></div>",
            title,
        )

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        page.evaluate("window.kept = true, null")
        yield "open"
        page.click("text=about")
        page.wait_for_selector("text=About")
        yield "about"
        page.click("text=form")
        page.wait_for_selector("form")
        yield "form"
        page.fill("[name=a]", "2")
        page.click("text=Send")
        page.wait_for_selector("text=Done 2")
        yield "send"
        page.evaluate("document.title += window.kept, null")
        page.go_back()
        page.wait_for_selector("form")
        yield "back"


class Htmx2Pages(_Pages):
    libraries = HTMX_2


class Htmx4Pages(_Pages):
    libraries = HTMX_4
