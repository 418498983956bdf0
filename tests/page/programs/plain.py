"""Programs without libraries."""

from __future__ import annotations

from typing import Any

from tests.page.programs import Program, Steps
from tests.page.programs.app import Answer, Asked, Routes, as_json, redirect


class Counter(Program):
    """Buttons, a request, a timer."""

    script = """
        const add = document.querySelector("#add"), reset = document.querySelector("#reset");
        const count = document.querySelector("#count");
        add.addEventListener("click", async () => {
          const answer = await fetch("/add", { method: "POST" });
          count.textContent = (await answer.json()).count;
          reset.disabled = false;
          setTimeout(() => { document.title = `${count.textContent} saved`; }, 20);
        });
        reset.onclick = () => { count.textContent = "0"; reset.disabled = true; };
    """

    def routes(self) -> Routes:
        self.count = 0
        body = """<p id=count>0</p><button id=add>Add</button><button id=reset disabled>Reset</button>"""
        return {"/": self.page(body, "Counter"), "POST /add": self.add}

    def add(self, asked: Asked) -> Answer:
        self.count += 1
        return as_json({"count": self.count})

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        yield "open"
        page.click("#add")
        yield "add"
        page.click("text=Add")
        page.wait_for_function("document.title === '2 saved'")
        yield "add again"
        page.click("#reset")
        yield "reset"


class Login(Program):
    """A form that posts, redirects, cookies."""

    def routes(self) -> Routes:
        return {
            "/": self.home,
            "GET /login": self.form(),
            "POST /login": self.login,
            "/logout": self.logout,
        }

    def form(self, message: str = "", user: str = "") -> str:
        return self.page(
            f"""<p id=message>{message}</p><form method=post action=/login>
            <label>User <input name=user value="{user}" autofocus></label>
            <label>Password <input name=password type=password></label>
            <input type=hidden name=token value="a b&amp;c">
            <label><input type=checkbox name=remember> Remember</label>
            <button name=go value=in>Log in</button></form>""",
            "Log in",
        )

    def home(self, asked: Asked) -> Answer | str:
        user = asked.cookies.get("user")
        if user is None:
            return redirect("/login")
        return self.page(f"<h1>Hello {user}</h1><a href=/logout>Log out</a>", "Home")

    def login(self, asked: Asked) -> Answer | str:
        user = asked.form.get("user", "")
        if asked.form.get("password") != "sesame":
            return Answer(self.form("Wrong password", user), 403)
        age = "; Max-Age=3600" if "remember" in asked.form else ""
        return redirect("/", **{"Set-Cookie": f"user={user}; Path=/{age}"})

    def logout(self, asked: Asked) -> Answer:
        return redirect("/login", **{"Set-Cookie": "user=; Path=/; Max-Age=0"})

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        yield "open"
        page.fill("[name=user]", "ann")
        page.fill("[name=password]", "wrong")
        yield "fill"
        page.click("button")
        yield "wrong password"
        page.fill("[name=password]", "sesame")
        page.check("[name=remember]")
        page.press("[name=password]", "Enter")
        yield "log in"
        page.reload()
        yield "reload"
        page.click("text=Log out")
        yield "log out"


class Catalogue(Program):
    """A form that gets, with all kinds of controls."""

    def routes(self) -> Routes:
        return {"/": self.list}

    def list(self, asked: Asked) -> str:
        shown = "".join(f"<li>{name}: {value}</li>" for name, value in asked.query.items())
        return self.page(
            f"""<form><input name=q placeholder="Search \u00e9"><select name=sort><option>name<option value=p>price
            </select><select name=tags multiple><option>new<option selected>sale<option>old</select>
            <input type=radio name=size value=s><input type=radio name=size value=m checked>
            <input type=checkbox name=stock value=yes><textarea name=note>
a
b</textarea><input name=off disabled value=x><button>Go</button><button type=reset>Clear</button>
            <input type=submit name=as value=CSV></form><ul>{shown}</ul>""",
            "Catalogue",
        )

    def steps(self, page: Any) -> Steps:
        page.goto("/?q=old")
        yield "open"
        page.fill("[name=q]", "caf\u00e9 & bar")
        page.select_option("[name=sort]", "p")
        page.select_option("[name=tags]", ["new", "old"])
        page.check("[value=s]")
        page.check("[name=stock]")
        page.fill("textarea", "one\ntwo")
        yield "fill"
        page.click("text=Clear")
        yield "reset"
        page.fill("[name=q]", "a+b")
        page.uncheck("[name=stock]")
        page.click("[type=submit]")
        yield "submit by the second button"
        page.press("[name=q]", "Enter")
        yield "submit by Enter"
        page.go_back()
        yield "back"


class Tabs(Program):
    """Tabs with history: pushState, popstate, fragments."""

    script = """
        const show = (path) => {
          document.querySelector("section").textContent = `tab ${path}`;
          document.title = path;
        };
        const note = (text) => { document.querySelector("ol").append(Object.assign(document.createElement("li"), { textContent: text })); };
        for (const link of document.querySelectorAll("nav a:not([href^='#'])")) {
          link.addEventListener("click", (event) => {
            event.preventDefault();
            history.pushState({ path: link.pathname, count: history.length > 0 }, "", link.href);
            show(link.pathname);
          });
        }
        addEventListener("popstate", (event) => { note(`pop ${JSON.stringify(event.state)}`); show(location.pathname); });
        addEventListener("hashchange", (event) => note(`hash ${new URL(event.oldURL).hash}>${new URL(event.newURL).hash}`));
        show(location.pathname);
    """

    def routes(self) -> Routes:
        body = """<nav><a href=/a>A</a> <a href=/b>B</a> <a href=#end>End</a></nav>
        <section></section><ol></ol>"""
        page = self.page(body)
        return {"/": page, "/a": page, "/b": page}

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        yield "open"
        page.click("text=A")
        yield "a"
        page.click("text=B")
        page.click("text=End")
        yield "b and a fragment"
        page.go_back()
        page.wait_for_function("document.querySelectorAll('li').length > 2")
        yield "back from the fragment"
        page.go_back()
        page.wait_for_url("/a")
        yield "back"
        page.go_back()
        page.wait_for_url("/")
        yield "back to the first"
        page.go_forward()
        page.wait_for_url("/a")
        yield "forward"
        page.reload()
        yield "reload"
        page.evaluate("history.replaceState([1, {a: null}], '', '?x=1#y'), null")
        yield "replace"


class LiveSearch(Program):
    """A search with debounce, which aborts what is under way."""

    script = """
        let timer, controller;
        const input = document.querySelector("#q"), list = document.querySelector("ul");
        const status = document.querySelector("p");
        async function search(text) {
          controller?.abort();
          const mine = controller = new AbortController();
          mine.signal.addEventListener("abort", () => { status.textContent += `[aborted ${text}]`; });
          status.textContent += `[${text}]`;
          try {
            await null;
            const params = new URLSearchParams({ q: text });
            const answer = await fetch(`/search?${params}`, { signal: mine.signal });
            if (!answer.ok) throw new Error(`status ${answer.status}`);
            list.replaceChildren(...(await answer.json()).map((word) => {
              const item = document.createElement("li");
              item.append(word);
              return item;
            }));
          } catch (error) {
            status.textContent += error.name === "AbortError" ? "(abort)" : `(${error.message})`;
          }
        }
        input.addEventListener("input", () => {
          clearTimeout(timer);
          timer = setTimeout(search, 2000, input.value);
        });
        addEventListener("twice", (event) => { search("ban"); search("c"); });
    """

    WORDS = ("apple", "apricot", "banana", "cherry")

    def routes(self) -> Routes:
        body = """<input type=search id=q><p role=status></p><ul></ul>"""
        return {"/": self.page(body, "Search"), "/search": self.search}

    def search(self, asked: Asked) -> Answer:
        text = asked.query["q"]
        if not text:
            return as_json([], 500)
        return as_json([word for word in self.WORDS if word.startswith(text)])

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        yield "open"
        page.fill("#q", "a")
        page.fill("#q", "ap")
        page.wait_for_selector("li")
        yield "search"
        page.fill("#q", "")
        page.wait_for_function("document.querySelector('p').textContent.includes('500')")
        yield "failure"
        page.evaluate("dispatchEvent(new Event('twice')), null")
        page.wait_for_selector("text=cherry")
        yield "abort"


class Notes(Program):
    """Storage that stays, and storage of a session."""

    script = """
        const notes = () => JSON.parse(localStorage.getItem("notes") ?? "[]");
        const draw = () => {
          document.querySelector("ul").innerHTML = notes().map((each) => `<li>${each.replace(/</g, "&lt;")}</li>`).join("");
        };
        sessionStorage.visits = Number(sessionStorage.visits ?? 0) + 1;
        document.querySelector("#visits").textContent = `${sessionStorage.visits} ${sessionStorage.length} ${"notes" in localStorage}`;
        document.querySelector("#save").onclick = () => {
          localStorage.setItem("notes", JSON.stringify([...notes(), document.querySelector("#text").value]));
          localStorage["last"] = notes().length;
          document.querySelector("#text").value = "";
          draw();
        };
        document.querySelector("#clear").onclick = () => { delete localStorage.last; localStorage.removeItem("notes"); draw(); };
        document.cookie = `seen=${sessionStorage.visits}; path=/; SameSite=Lax`;
        draw();
    """

    def routes(self) -> Routes:
        body = """<input id=text><button id=save>Save</button><button id=clear>Clear</button><ul></ul>
        <p id=visits></p><a href=/other>other</a>"""
        return {"/": self.page(body, "Notes"), "/other": "<title>Other</title><a href=/>back</a>"}

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        yield "open"
        page.fill("#text", "milk")
        page.click("#save")
        page.fill("#text", "<b>eggs</b>")
        page.click("#save")
        yield "save"
        page.reload()
        yield "reload"
        page.click("text=other")
        yield "leave"
        page.go_back()
        yield "back"
        page.click("#clear")
        yield "clear"


class Dialogs(Program):
    """The element dialog, and confirm, prompt and alert."""

    script = """
        const dialog = document.querySelector("dialog"), out = document.querySelector("#out");
        document.querySelector("#open").onclick = () => dialog.showModal();
        dialog.addEventListener("close", () => { out.append(`closed:${dialog.returnValue} `); });
        dialog.addEventListener("cancel", () => { out.append("cancelled "); });
        document.querySelector("#ask").onclick = () => {
          out.append(`${confirm("Sure?")} ${prompt("Name?", "Bob")} ${alert("Done")} `);
        };
    """

    def routes(self) -> Routes:
        body = """<button id=open>Open</button><button id=ask>Ask</button><p id=out></p>
        <dialog><form method=dialog><input name=name><button value=no>No</button><button value=yes>Yes</button>
        </form></dialog>"""
        return {"/": self.page(body, "Dialogs")}

    def steps(self, page: Any) -> Steps:
        seen: list[str] = []

        def answer(dialog: Any) -> None:
            seen.append(f"{dialog.type} {dialog.message} {dialog.default_value}")
            if dialog.type == "prompt":
                dialog.accept("Ann")
            elif len(seen) > 3:
                dialog.accept()
            else:
                dialog.dismiss()

        page.on("dialog", answer)
        page.goto("/")
        yield "open the page"
        page.click("#open")
        yield "open"
        page.fill("dialog input", "x")
        page.click("text=Yes")
        yield "close by a button"
        page.click("#open")
        page.press("dialog input", "Escape")
        yield "close by a key"
        page.click("#ask")
        page.click("#ask")
        yield "ask " + ", ".join(seen)


class SignUp(Program):
    """Validation of forms by constraints and by scripts."""

    script = """
        const form = document.forms[0], out = document.querySelector("#out");
        form.addEventListener("invalid", (event) => { out.append(`${event.target.name} `); }, true);
        form.elements.again.addEventListener("input", ({ target }) => {
          target.setCustomValidity(target.value === form.elements.mail.value ? "" : "differs");
        });
        form.addEventListener("submit", (event) => {
          if (form.age.valueAsNumber < 21) { event.preventDefault(); out.append("too young "); }
        });
        const flags = (input) => { const found = []; for (const key in input.validity) if (input.validity[key]) found.push(key); return found; };
        form.addEventListener("change", () => {
          out.title = Array.from(form.elements, (each) => `${each.name}:${flags(each)}`).join(" ");
        });
    """

    def routes(self) -> Routes:
        body = """<form action=/done><input name=mail type=email required><input name=age type=number min=18 max=99>
        <input name=code pattern="[a-z]{3}" title="three letters"><input name=again><select name=kind required>
        <option value="">choose<option>one</select><button>Sign up</button></form><p id=out></p>"""
        return {"/": self.page(body, "Sign up"), "/done": "<title>Done</title>done"}

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        yield "open"
        page.click("button")
        yield "empty"
        page.fill("[name=mail]", "ann")
        page.fill("[name=age]", "17")
        page.fill("[name=code]", "AB")
        page.select_option("select", "one")
        page.click("button")
        yield "wrong"
        page.fill("[name=mail]", "ann@example.org")
        page.fill("[name=again]", "bob@example.org")
        page.fill("[name=age]", "20")
        page.fill("[name=code]", "abc")
        page.click("button")
        yield "differs"
        page.fill("[name=again]", "ann@example.org")
        page.click("button")
        yield "too young"
        page.fill("[name=age]", "44")
        page.click("button")
        yield "valid"


class Watching(Program):
    """Observers of mutations, and changes of the tree."""

    script = r"""
        const list = document.querySelector("#list"), log = document.querySelector("pre");
        const name = (node) => node.nodeName + (node.textContent ? `(${node.textContent})` : "");
        new MutationObserver((records) => {
          for (const each of records) {
            log.textContent += [each.type, each.target.nodeName, each.attributeName, each.oldValue,
              [...each.addedNodes].map(name), [...each.removedNodes].map(name)].join("|") + "\n";
          }
        }).observe(list, { childList: true, attributes: true, attributeOldValue: true, characterData: true,
          characterDataOldValue: true, subtree: true });
        document.querySelector("button").addEventListener("click", () => {
          const item = document.querySelector("template").content.cloneNode(true).firstElementChild;
          item.textContent = `item ${list.children.length + 1}`;
          list.append(item);
          list.dataset.count = list.children.length;
          list.firstElementChild.firstChild.data += "!";
          list.classList.toggle("odd");
          if (list.children.length > 2) list.insertBefore(list.lastElementChild, list.firstChild);
        });
    """

    def routes(self) -> Routes:
        body = """<ul id=list><li>one</li></ul><pre></pre><button>Change</button><template><li class=made></li></template>"""
        return {"/": self.page(body, "Watching")}

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        yield "open"
        page.click("button")
        yield "change"
        page.click("button")
        yield "change again"
        page.evaluate(
            "document.querySelector('#list').replaceChildren('a', document.createElement('b')), null"
        )
        yield "replace"


class OldRequests(Program):
    """XMLHttpRequest: events, headers, JSON, failures."""

    script = r"""
        const out = document.querySelector("pre");
        document.addEventListener("click", (event) => {
          const { url, body, type = "" } = event.target.dataset;
          if (!url) return;
          const request = new XMLHttpRequest();
          const seen = [];
          request.onreadystatechange = () => seen.push(request.readyState);
          for (const name of ["loadstart", "load", "error", "loadend"]) request.addEventListener(name, () => seen.push(name));
          request.addEventListener("loadend", () => {
            const text = type === "json" ? JSON.stringify(request.response) : request.responseText;
            out.textContent += [seen, request.status, request.statusText, request.getResponseHeader("X-Name"),
              new URL(request.responseURL).pathname, text].join(" ") + "\n";
          });
          request.open(body ? "POST" : "GET", url);
          request.responseType = type;
          request.setRequestHeader("X-Requested-With", "XMLHttpRequest");
          if (body) request.setRequestHeader("Content-Type", "application/x-www-form-urlencoded");
          request.send(body);
        });
    """

    def routes(self) -> Routes:
        body = """<button data-url=/json data-type=json>JSON</button><button data-url=/missing>Missing</button>
        <button data-url=/post data-body="a=1&b=%C3%A9">Post</button><button data-url=/moved>Moved</button><pre></pre>"""
        return {
            "/": self.page(body, "Requests"),
            "/json": Answer('{"a": [1, "\u00e9"]}', 200, "application/json", {"X-Name": "one"}),
            "POST /post": lambda asked: f"got {asked.form} {asked.headers['x-requested-with']}",
            "/moved": redirect("/json", 302),
        }

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        yield "open"
        for name in ("JSON", "Missing", "Post", "Moved"):
            page.click(f"text={name}")
            yield name


class Basket(Program):
    """Rows from a template, delegated events, sums; a click on a row and keys."""

    script = """
        const body = document.querySelector("tbody"), name = document.querySelector("#name"), price = document.querySelector("#price");
        const total = () => {
          let sum = 0;
          for (const row of body.rows) sum += Number(row.cells[1].textContent);
          document.querySelector("output").value = sum.toFixed(2);
        };
        document.querySelector("#add").addEventListener("submit", (event) => {
          event.preventDefault();
          const row = document.importNode(document.querySelector("template").content, true);
          row.querySelector(".name").textContent = name.value;
          row.querySelector(".price").textContent = price.value;
          body.append(row);
          event.target.reset();
          name.focus();
          total();
        });
        document.querySelector("table").addEventListener("click", ({ target }) => {
          if (target.matches(".remove")) target.closest("tr").remove();
          if (target.dataset.key) {
            const column = target.cellIndex;
            body.append(...[...body.rows].sort((one, two) => one.cells[column].textContent.localeCompare(two.cells[column].textContent, "en", { numeric: true })));
          }
          total();
        });
    """

    def routes(self) -> Routes:
        body = """<form id=add><input id=name required><input id=price type=number value=1 step=0.5><button>Add</button></form>
        <table><thead><tr><th data-key=name>Name<th data-key=price>Price<tbody></table><output>0</output>
        <template><tr><td class=name><td class=price><td><button class=remove type=button>x</button></template>"""
        return {"/": self.page(body, "Basket")}

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        yield "open"
        for name, price in (("pear", "2.5"), ("apple", "10")):
            page.fill("#name", name)
            page.fill("#price", price)
            page.click("text=Add")
            yield name
        page.fill("#name", "fig")
        page.press("#name", "Enter")
        yield "by Enter"
        page.click("text=Name")
        yield "sort by name"
        page.click("text=Price")
        yield "sort by price"
        page.click(".remove")
        yield "remove"


class Typing(Program):
    """What keys and clicks dispatch."""

    script = r"""
        const log = document.querySelector("pre");
        const names = ["keydown", "keypress", "beforeinput", "input", "keyup", "change", "focus", "blur", "focusin", "focusout",
          "pointerdown", "mousedown", "pointerup", "mouseup", "click"];
        for (const name of names) {
          document.addEventListener(name, (event) => {
            const more = event instanceof KeyboardEvent ? `${event.key} ${event.code} ${event.shiftKey}` :
              event instanceof InputEvent ? `${event.inputType} ${event.data}` :
              event instanceof MouseEvent ? `${event.button} ${event.buttons} ${event.detail}` : "";
            log.textContent += `${name} ${event.target.id || event.target.localName} ${more}`.trim() + "\n";
          }, true);
        }
        document.querySelector("#two").addEventListener("keydown", (event) => {
          if (event.key === "Enter" && !event.shiftKey) { event.preventDefault(); event.target.value += "[sent]"; }
        });
    """

    def routes(self) -> Routes:
        body = """<input id=one value=ab><textarea id=two></textarea><label for=box>Box</label><input type=checkbox id=box>
        <pre></pre>"""
        return {"/": self.page(body, "Typing")}

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        yield "open"
        page.press("#one", "End")
        page.press("#one", "c")
        page.press("#one", "Backspace")
        yield "keys"
        page.type("#two", "Hi")
        page.press("#two", "Enter")
        page.press("#two", "Shift+Enter")
        yield "type"
        page.click("label")
        yield "label"
        page.check("#box")
        page.uncheck("#box")
        yield "box"
        page.press("#box", "Space")
        yield "space"


class Failing(Program):
    """Exceptions that no script catches, and what scripts do about them."""

    script = """
        window.onerror = (message, source, line) => { log.textContent += `onerror ${/custom/.test(message)} ${line > 0};`; };
        addEventListener("unhandledrejection", (event) => { log.textContent += `rejected ${event.reason.message ?? event.reason};`; });
        const log = document.querySelector("pre");
        const actions = {
          throw: () => { throw new Error("custom"); },
          type: () => null.x,
          async: async () => { await 0; throw new RangeError("late"); },
          timer: () => { setTimeout(() => { throw new SyntaxError("in a timer"); }, 5); },
          caught: async () => { try { await fetch("http://[wrong"); } catch (error) { log.textContent += `${error.name};`; } },
          dom: () => { try { document.querySelector("!"); } catch (error) { log.textContent += `${error.name} ${error.code};`; } },
          console: () => { console.error("only printed"); },
        };
        document.addEventListener("click", (event) => actions[event.target.id]?.());
        document.addEventListener("click", () => { log.textContent += "next;"; });
    """

    def routes(self) -> Routes:
        names = ("throw", "type", "async", "timer", "caught", "dom", "console")
        buttons = "".join(f"<button id={name}>{name}</button>" for name in names)
        return {"/": self.page(f"{buttons}<pre></pre>", "Failing")}

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        yield "open"
        for name in ("throw", "type", "async", "timer", "caught", "dom", "console"):
            page.click(f"#{name}")
            yield name


class Disclosure(Program):
    """Details, a popover, hidden panels."""

    script = """
        const log = document.querySelector("pre");
        for (const each of document.querySelectorAll("details, [popover]")) {
          each.addEventListener("toggle", (event) => { log.textContent += `${each.id} ${event.oldState}>${event.newState};`; });
        }
        document.querySelector("#hide").onclick = () => { document.querySelector("#panel").hidden ^= true; };
    """

    def routes(self) -> Routes:
        body = """<details id=one name=group open><summary>First</summary>1</details><details id=two name=group><summary>Second <b>b</b></summary>2</details>
        <button popovertarget=pop>Popover</button><div id=pop popover>shown <button popovertarget=pop popovertargetaction=hide>close</button></div>
        <button id=hide>Hide</button><div id=panel>panel</div><pre></pre>"""
        return {"/": self.page(body, "Disclosure")}

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        yield "open"
        page.click("text=Second")
        yield "second"
        page.click("text=Second")
        yield "closed"
        page.click("text=Popover")
        yield "popover"
        page.evaluate(
            "document.querySelector('pre').textContent += document.querySelector('#pop').matches(':popover-open'), null"
        )
        page.click("text=close")
        yield "popover closed"
        page.click("#hide")
        yield "hidden"
        page.click("#hide")
        yield "shown"


class Upload(Program):
    """FormData with files and texts, sent by fetch; the answer's headers and blob."""

    script = """
        const out = document.querySelector("pre");
        document.querySelector("form").addEventListener("submit", async (event) => {
          event.preventDefault();
          const data = new FormData(event.target, event.submitter);
          data.append("file", new File(["one\\n", new Uint8Array([65, 66])], "a.txt", { type: "text/plain" }));
          data.set("when", new Date(0).toISOString());
          out.textContent += [...data.keys()].join() + ";";
          const answer = await fetch("/upload", { method: "POST", body: data, headers: { "X-Name": "v" } });
          const blob = await answer.blob();
          out.textContent += [answer.status, answer.headers.get("x-count"), blob.type, blob.size, await blob.text()].join(" ");
          const link = document.createElement("a");
          link.href = URL.createObjectURL(blob);
          out.textContent += ` ${link.protocol} ${(await (await fetch(link.href)).text()).length}`;
        });
        document.querySelector("form").addEventListener("formdata", (event) => event.formData.append("added", "yes"));
    """

    def routes(self) -> Routes:
        body = """<form><input name=a value="1&quot;"><input type=checkbox name=b checked><input type=checkbox name=c><select name=d multiple><option selected>x<option selected>y</select>
        <button name=go value=now>Send</button></form><pre></pre>"""
        return {
            "/": self.page(body, "Upload"),
            "POST /upload": lambda asked: Answer(
                " ".join(f"{name}={value}" for name, value in asked.form.items()),
                201,
                "text/plain",
                {"X-Count": str(len(asked.form))},
            ),
        }

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        yield "open"
        page.fill("[name=a]", "caf\u00e9")
        page.check("[name=c]")
        page.click("button")
        page.wait_for_selector("text=blob:")
        yield "send"


class Card(Program):
    """A custom element with a shadow root, slots and reactions."""

    script = """
        const log = document.querySelector("pre");
        class MyCard extends HTMLElement {
          static observedAttributes = ["heading", "open"];
          #count = 0;
          constructor() {
            super();
            this.attachShadow({ mode: "open" }).innerHTML = `<h2></h2><button id=more>more</button><slot></slot><slot name=foot>none</slot>`;
            this.shadowRoot.querySelector("#more").addEventListener("click", () => {
              this.dispatchEvent(new CustomEvent("more", { detail: ++this.#count, bubbles: true, composed: true }));
            });
            this.shadowRoot.addEventListener("slotchange", (event) => { log.textContent += `slot ${event.target.name} ${event.target.assignedNodes().length};`; });
          }
          connectedCallback() { log.textContent += `connected ${this.isConnected};`; }
          disconnectedCallback() { log.textContent += "disconnected;"; }
          attributeChangedCallback(name, before, now) {
            log.textContent += `${name} ${before}>${now};`;
            if (name === "heading") this.shadowRoot.querySelector("h2").textContent = now;
          }
          get open() { return this.hasAttribute("open"); }
          set open(value) { this.toggleAttribute("open", value); }
        }
        customElements.define("my-card", MyCard);
        document.addEventListener("more", (event) => {
          log.textContent += `more ${event.detail} ${event.target.localName} ${event.composedPath()[0].localName};`;
        });
        document.querySelector("#move").onclick = () => { document.querySelector("section").append(document.querySelector("my-card")); };
        document.querySelector("#make").onclick = () => {
          const card = document.createElement("my-card");
          card.setAttribute("heading", "made");
          card.open = true;
          card.innerHTML = "<i slot=foot>foot</i>text";
          document.querySelector("section").append(card);
        };
    """

    def routes(self) -> Routes:
        body = """<my-card heading=First><p>in the slot</p></my-card><button id=move>Move</button><button id=make>Make</button><section></section><pre></pre>"""
        return {"/": self.page(body, "Card")}

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        yield "open"
        page.click("#more")
        page.click("my-card button")
        yield "more"
        page.click("#move")
        yield "move"
        page.click("#make")
        yield "make"
        page.evaluate("document.querySelectorAll('my-card')[1].remove(), null")
        yield "remove"


class Router(Program):
    """A router of fragments, location, and pages that replace each other."""

    script = """
        const views = { "": () => "home", "#/users": () => ["ann", "bob"].map((each) => `<a href="#/users/${each}">${each}</a>`).join(" "), };
        const draw = () => {
          const [, , name] = location.hash.split("/");
          document.querySelector("main").innerHTML = name ? `user ${decodeURIComponent(name)}` : (views[location.hash] ?? (() => "unknown"))();
          document.title = location.hash || "home";
        };
        addEventListener("hashchange", draw);
        document.querySelector("#go").onclick = () => { location.hash = "#/users/c d"; };
        document.querySelector("#search").onclick = () => { location.search = "?q=a b"; };
        document.querySelector("#replace").onclick = () => { location.replace("/other?x"); };
        document.querySelector("#assign").onclick = () => { location.assign("/#/nothing"); };
        draw();
    """

    def routes(self) -> Routes:
        body = """<nav><a href=#/users>users</a> <button id=go>go</button><button id=search>search</button><button id=replace>replace</button>
        <button id=assign>assign</button></nav><main></main>"""
        page = self.page(body)
        return {"/": page, "/other": page}

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        yield "open"
        page.click("text=users")
        page.wait_for_selector("text=ann")
        page.click("text=ann")
        page.wait_for_selector("text=user ann")
        yield "ann"
        page.click("#go")
        page.wait_for_selector("text=user c d")
        yield "go"
        page.go_back()
        page.wait_for_selector("text=user ann")
        yield "back"
        page.click("#search")
        page.wait_for_url(lambda url: "q=a" in url)
        yield "search"
        page.click("#assign")
        page.wait_for_selector("text=unknown")
        yield "assign"
        page.click("#replace")
        page.wait_for_url("/other?x")
        yield "replace"
        page.go_back()
        yield "back to another page"
