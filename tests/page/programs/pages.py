"""Libraries that act on HTML as it stands."""

from __future__ import annotations

from typing import Any

from tests.page.programs import Program, Steps
from tests.page.programs.app import Answer, Asked, Routes, as_json, redirect


class _Jquery(Program):
    """A list with delegated events, a form that is serialized, requests, tabs."""

    script = """
        $(() => {
          const $list = $("#list");
          $.getJSON("/items", { first: 1, all: ["a", "b"] }).done((items) => {
            $list.append($.map(items, (item, index) => $("<li>", { text: item, "data-index": index, class: "item" }).append(" <button>x</button>")));
          });
          $list.on("click", "button", function () { $(this).closest("li").remove(); $("#count").text($list.children().length); });
          $("form").on("submit", function (event) {
            event.preventDefault();
            $.post("/items", $(this).serialize()).then((html) => { $list.append(html).find("li:last").addClass("new").data("kept", { a: 1 }); this.reset(); },
              (request, status, error) => { $("#count").text([request.status, status, request.responseText].join(" ")); });
          });
          $(".tabs a").on("click", function (event) {
            $(".tabs a").not(this).removeClass("active").end().filter(this).addClass("active");
            $(".pane").hide().filter($(this).attr("href")).show();
            return false;
          }).first().trigger("click");
          $("#all").on("change", function () { $(":checkbox.one").prop("checked", this.checked).trigger("change"); });
          $(".one").on("change", () => $("#count").text($(".one:checked").length).toggleClass("some", $(".one:checked").length > 0));
          $(document).on("keydown", (event) => { if (event.key === "Escape") $("form [name=name]").val("").trigger("focus"); });
        });
    """

    def routes(self) -> Routes:
        body = """<ul class=tabs><li><a href=#p1>One</a><li><a href=#p2>Two</a></ul><div class=pane id=p1>1</div><div class=pane id=p2>2</div>
        <ul id=list></ul><form><input name=name><select name=kind><option>a<option>b</select><button>Add</button></form><p id=count></p>
        <input type=checkbox id=all><input type=checkbox class=one><input type=checkbox class=one>"""
        return {
            "/": self.page(body, "jQuery"),
            "GET /items": as_json(["one", "<two>"]),
            "POST /items": self.add,
        }

    def add(self, asked: Asked) -> Answer | str:
        if not asked.form["name"]:
            return Answer("no name", 400, "text/plain")
        return f"<li>{asked.form['name']} {asked.form['kind']}</li><script>document.title = 'ran'</script>"

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        page.wait_for_selector("#list li")
        yield "open"
        page.click("#list button")
        yield "remove"
        page.click("form button")
        yield "no name"
        page.fill("[name=name]", "a & b")
        page.select_option("[name=kind]", "b")
        page.click("form button")
        page.wait_for_selector(".new")
        yield "add"
        page.click("text=Two")
        yield "tab"
        page.check("#all")
        page.uncheck(".one")
        yield "boxes"
        page.fill("[name=name]", "x")
        page.press("[name=name]", "Escape")
        yield "key"


class Jquery3List(_Jquery):
    libraries = ("jquery-3/dist/jquery.min.js",)


class Jquery4List(_Jquery):
    libraries = ("jquery/dist/jquery.min.js",)


class DataTablesRows(Program):
    """A table that sorts, searches and turns pages."""

    libraries = ("jquery-3/dist/jquery.min.js", "datatables.net/js/dataTables.min.js")
    script = """
        $(() => {
          const table = new DataTable("#table", { pageLength: 3, lengthMenu: [3, 5], autoWidth: false, order: [[0, "asc"]] });
          $("#add").on("click", () => table.row.add(["fig", 9]).draw());
          table.on("click", "tbody tr", (event) => { document.title = table.row(event.target.closest("tr")).data()[0]; });
        });
    """

    def routes(self) -> Routes:
        words = ("pear", "apple", "kiwi", "date", "plum", "lime", "nut")
        rows = "".join(f"<tr><td>{word}<td>{index * 7 % 10}" for index, word in enumerate(words))
        table = f"<table id=table><thead><tr><th>Name<th>Count<tbody>{rows}</table><button id=add>Add</button>"
        return {"/": self.page(table, "Rows")}

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        page.wait_for_selector("text=1 to 3 of 7")
        yield "open"
        page.click("text=Count")
        yield "sort"
        page.click("[data-dt-idx='1']")
        yield "second page"
        page.fill("[type=search]", "l")
        yield "search"
        page.select_option("select", "5")
        page.fill("[type=search]", "")
        yield "longer pages"
        page.click("#add")
        page.click("text=kiwi")
        yield "add and click"


class StimulusForm(Program):
    """Controllers with targets, values, classes and actions."""

    libraries = ("@hotwired/stimulus/dist/stimulus.umd.js",)
    script = """
        const { Application, Controller } = Stimulus;
        const application = Application.start();
        application.register("hello", class extends Controller {
          static targets = ["name", "output"];
          static values = { count: { type: Number, default: 0 }, options: Object };
          static classes = ["busy"];
          connect() { this.element.title = `connected ${this.hasNameTarget} ${this.optionsValue.a}`; }
          greet({ params }) { this.countValue++; this.outputTarget.textContent = `${params.word} ${this.nameTarget.value}`; }
          countValueChanged(now, before) { this.element.dataset.seen = `${before}>${now}`; this.element.classList.toggle(this.busyClass, now > 1); }
          escape() { this.nameTarget.value = ""; this.dispatch("cleared", { detail: { count: this.countValue } }); }
        });
        application.register("list", class extends Controller {
          static targets = ["item", "count"];
          static outlets = ["hello"];
          itemTargetConnected() { this.countTarget.textContent = this.itemTargets.length; }
          itemTargetDisconnected() { this.countTarget.textContent = this.itemTargets.length; }
          add(event) {
            const item = document.createElement("li");
            item.setAttribute("data-list-target", "item");
            item.textContent = `${event.type} ${event.detail?.count ?? ""} ${this.helloOutlets.length}`;
            this.element.querySelector("ul").append(item);
          }
          remove({ target }) { target.remove(); }
        });
    """

    def routes(self) -> Routes:
        body = """<div data-controller=list data-action="hello:cleared@window->list#add click@window->list#remove:self" data-list-hello-outlet=".hello">
        <p data-list-target=count></p><ul data-action="click->list#remove:!self"><li data-list-target=item>first</li></ul><button data-action=list#add>More</button></div>
        <div class=hello data-controller=hello data-hello-busy-class=busy data-hello-options-value='{"a": [1]}'>
        <input data-hello-target=name data-action="keydown.esc->hello#escape keydown.enter->hello#greet:prevent" data-hello-word-param=Hi>
        <button data-action="hello#greet" data-hello-word-param=Hello>Greet</button><span data-hello-target=output></span></div>"""
        return {"/": self.page(body, "Stimulus")}

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        yield "open"
        page.fill("input", "Ann")
        page.click("text=Greet")
        yield "greet"
        page.press("input", "Enter")
        yield "greet by Enter"
        page.press("input", "Escape")
        yield "clear"
        page.click("text=More")
        yield "more"
        page.click("text=first")
        yield "remove"
        page.evaluate("document.querySelector('.hello').remove(), null")
        page.click("text=More")
        yield "more without an outlet"


class TurboPages(Program):
    """Visits, frames, streams, forms with redirects."""

    libraries = ("@hotwired/turbo/dist/turbo.es2017-umd.js",)
    script = """
        for (const name of ["turbo:load", "turbo:visit", "turbo:submit-end", "turbo:frame-load", "turbo:render"]) {
          document.addEventListener(name, (event) => { (window.seen ??= []).push(name); document.documentElement.dataset.seen = window.seen.join(" "); });
        }
    """

    def routes(self) -> Routes:
        self.items = ["one"]
        return {
            "/": lambda asked: self.show("Home", self.home()),
            "/about": self.show("About", "<p>About us</p>"),
            "/frame": self.show("Frame", "<turbo-frame id=box>in a frame <a href=/frame2>next</a></turbo-frame>"),
            "/frame2": self.show("Frame 2", "<turbo-frame id=box>the next frame</turbo-frame>"),
            "POST /items": self.add,
            "POST /stream": self.stream,
        }  # fmt: skip

    def show(self, title: str, body: str) -> str:
        return self.page(
            f"<meta name=turbo-prefetch content=false><nav><a href=/>home</a> <a href=/about>about</a></nav>{body}",
            title,
        )

    def home(self) -> str:
        items = "".join(f"<li>{item}</li>" for item in self.items)
        return f"""<ul id=items>{items}</ul><turbo-frame id=box><a href=/frame>open the frame</a></turbo-frame>
        <form action=/items method=post id=add><input name=item required><button>Add</button></form>
        <form action=/stream method=post id=stream><input name=item><button>Stream</button></form>"""

    def add(self, asked: Asked) -> Answer:
        self.items.append(asked.form["item"])
        return redirect("/")

    def stream(self, asked: Asked) -> Answer:
        item = asked.form["item"]
        return Answer(
            f"""<turbo-stream action=append target=items><template><li>{item} streamed</li></template></turbo-stream>
            <turbo-stream action=replace target=stream><template><p id=done>done</p></template></turbo-stream>""",
            type="text/vnd.turbo-stream.html",
        )

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        page.wait_for_function("window.seen && window.seen.includes('turbo:load')")
        yield "open"
        page.click("text=open the frame")
        page.wait_for_selector("text=next")
        yield "frame"
        page.click("text=next")
        page.wait_for_selector("text=the next frame")
        yield "next frame"
        page.click("text=about")
        page.wait_for_selector("text=About us")
        yield "visit"
        page.go_back()
        page.wait_for_selector("#items")
        yield "back"
        page.fill("#add [name=item]", "two")
        page.click("text=Add")
        page.wait_for_selector("li:nth-child(2)")
        yield "submit"
        page.fill("#stream [name=item]", "three")
        page.click("text=Stream")
        page.wait_for_selector("#done")
        yield "stream"


class HyperscriptPage(Program):
    """Behaviour in attributes."""

    libraries = ("hyperscript.org/dist/_hyperscript.min.js",)

    def routes(self) -> Routes:
        body = """<button id=toggle _="on click toggle .red on #box then increment :count then put :count into #count">Toggle</button>
        <div id=box></div><p id=count></p><input id=text _="on input put my value into #echo on keydown[key is 'Escape'] set my value to '' then send cleared to #echo">
        <output id=echo _="on cleared set my innerHTML to '<b>cleared</b>'"></output>
        <button id=load _="on click fetch /data as json then put it.name into #box then add @disabled to me then wait 20ms then remove @disabled from me">Load</button>
        <button id=hide _="on click repeat for each in <li/> if each.textContent contains 'o' hide each else set each.textContent to each.textContent + '!' end end">Hide</button>
        <ul><li>one<li>six</ul><div _="init set @data-ready to 'yes' then append 'made' to me"></div>"""
        return {"/": self.page(body, "Hyperscript"), "/data": as_json({"name": "loaded"})}

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        page.wait_for_selector("[data-ready]", state="attached")
        yield "open"
        page.click("#toggle")
        page.click("#toggle")
        page.click("#toggle")
        yield "toggle"
        page.fill("#text", "abc")
        yield "type"
        page.press("#text", "Escape")
        yield "key"
        page.click("#load")
        page.wait_for_selector("text=loaded")
        yield "load"
        page.click("#hide")
        yield "hide"


class BootstrapPage(Program):
    """Collapse, tabs, a modal, a menu, an alert."""

    libraries = ("bootstrap/dist/js/bootstrap.bundle.min.js",)
    script = """
        for (const name of ["show.bs.modal", "shown.bs.modal", "hidden.bs.modal", "shown.bs.tab", "hidden.bs.collapse", "closed.bs.alert", "shown.bs.dropdown"]) {
          document.addEventListener(name, (event) => { document.querySelector("#log").textContent += `${name} ${event.target.id} ${event.relatedTarget?.id ?? ""};`; });
        }
    """

    def routes(self) -> Routes:
        body = """<button id=c data-bs-toggle=collapse data-bs-target=#panel aria-expanded=true>Panel</button><div class="collapse show" id=panel>text</div>
        <ul class="nav nav-tabs" role=tablist><li role=presentation><button id=t1 class="nav-link active" data-bs-toggle=tab data-bs-target=#p1 role=tab>One</button>
        <li role=presentation><button id=t2 class=nav-link data-bs-toggle=tab data-bs-target=#p2 role=tab>Two</button></ul>
        <div><div id=p1 class="tab-pane active" role=tabpanel>1</div><div id=p2 class=tab-pane role=tabpanel>2</div></div>
        <div class=dropdown><button id=d data-bs-toggle=dropdown data-bs-display=static>Menu</button><ul class=dropdown-menu><li><a class=dropdown-item href=#x>Item</a></ul></div>
        <div id=a class="alert show" role=alert>Alert <button class=btn-close data-bs-dismiss=alert>close</button></div>
        <button id=o data-bs-toggle=modal data-bs-target=#m>Modal</button>
        <div class=modal id=m tabindex=-1 style="display:none"><div class=modal-dialog><input id=name><button data-bs-dismiss=modal>Done</button></div></div><pre id=log></pre>"""
        return {"/": self.page(body, "Bootstrap")}

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        yield "open"
        page.click("#c")
        yield "collapse"
        page.click("#t2")
        yield "tab"
        page.press("#t2", "ArrowLeft")
        yield "tab by key"
        page.click("#d")
        yield "menu"
        page.press("#d", "ArrowDown")
        yield "menu by key"
        page.click("#a button")
        yield "alert"
        page.click("#o")
        page.wait_for_selector("#m.show")
        yield "modal"
        page.fill("#name", "x")
        page.click("text=Done")
        yield "done"
        page.click("#o")
        page.wait_for_selector("#m.show")
        page.press("#name", "Escape")
        yield "modal closed by key"


class MorphdomList(Program):
    """Trees that become others and keep elements, focus and values."""

    libraries = ("morphdom/dist/morphdom-umd.min.js",)
    script = """
        const root = document.querySelector("#root");
        const first = root.querySelector("[id='2']");
        document.querySelector("#go").onclick = async () => {
          const html = await (await fetch("/next")).text();
          const log = [];
          morphdom(root, html, {
            getNodeKey: (node) => node.id,
            onBeforeElUpdated: (from, to) => { log.push(`update ${from.localName}`); return !from.isEqualNode(to); },
            onNodeAdded: (node) => log.push(`add ${node.nodeName}`),
            onNodeDiscarded: (node) => log.push(`discard ${node.nodeName}`),
          });
          document.querySelector("pre").textContent = log.join("\\n") + (first === root.querySelector("[id='2']"));
        };
    """

    def routes(self) -> Routes:
        body = """<div id=root><ul><li id=1>one</li><li id=2 class=a>two <input id=i value=x></li></ul><select id=s><option>a<option selected>b</select>
        <input type=checkbox id=c checked><textarea id=t>old</textarea></div><button id=go>Go</button><pre></pre>"""
        after = """<div id=root class=new><ul><li id=3>three</li><li id=2 class=b data-a=1>two! <input id=i value=y></li><li id=1><b>one</b></li></ul>
        <select id=s><option selected>a<option>b</select><input type=checkbox id=c><textarea id=t>new</textarea><svg viewBox="0 0 1 1"><path d="M0 0"/></svg></div>"""
        return {"/": self.page(body, "Morph"), "/next": after}

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        yield "open"
        page.fill("#i", "typed")
        page.fill("#t", "typed")
        page.evaluate("document.querySelector('#i').focus(), null")
        yield "fill"
        page.evaluate("document.querySelector('#go').onclick()")
        yield "morph"
        page.click("#go")
        yield "morph again"


class D3Chart(Program):
    """Bars of joined data, axes, a transition, events."""

    libraries = ("d3/dist/d3.min.js",)
    script = """
        const svg = d3.select("#chart").append("svg").attr("width", 200).attr("height", 100);
        const bars = svg.append("g").attr("class", "bars"), axis = svg.append("g").attr("transform", "translate(0,80)");
        const x = d3.scaleBand().range([0, 200]).padding(0.1), y = d3.scaleLinear().range([80, 0]);
        function draw(data) {
          x.domain(data.map((each) => each.name));
          y.domain([0, d3.max(data, (each) => +each.value)]).nice();
          axis.call(d3.axisBottom(x));
          bars.selectAll("rect").data(data, (each) => each.name).join(
            (enter) => enter.append("rect").attr("class", "new").style("fill", "steelblue"),
            (update) => update.classed("new", false),
            (exit) => exit.transition().duration(30).attr("opacity", 0).remove(),
          ).attr("x", (each) => x(each.name)).attr("width", x.bandwidth()).attr("y", (each) => y(each.value)).attr("height", (each) => 80 - y(each.value))
            .on("click", (event, each) => { d3.select("#picked").text(`${each.name} ${event.type}`).property("value", each.value); });
          svg.selectAll("path.line").data([data]).join("path").attr("class", "line").attr("d", d3.line().x((each) => x(each.name)).y((each) => y(each.value)));
        }
        d3.csv("/data.csv").then((data) => { draw(data); window.data = data; });
        d3.select("#more").on("click", () => draw([...window.data.slice(1), { name: "d", value: 9 }]));
        d3.select("#table").selectAll("tr").data([[1, 2], [3, 4]]).join("tr").selectAll("td").data((each) => each).join("td").text((each) => each).html((each) => `<i>${each}</i>`);
        d3.selectAll("#table td").filter(":nth-child(2)").raise().each(function (each, index) { this.dataset.at = index; });
    """

    def routes(self) -> Routes:
        body = "<div id=chart></div><button id=more>More</button><output id=picked></output><table><tbody id=table></table>"
        return {"/": self.page(body, "Chart"), "/data.csv": "name,value\na,3\nb,8\nc,5\n"}

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        page.wait_for_selector("rect")
        yield "open"
        page.click("rect:nth-child(2)")
        yield "pick"
        page.click("#more")
        page.wait_for_selector("rect[opacity]", state="detached")
        yield "more"
