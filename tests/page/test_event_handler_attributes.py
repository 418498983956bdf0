"""Event handlers whose text is an attribute: what headless Chromium 156 shows on the same page.

https://html.spec.whatwg.org/multipage/webappapis.html#event-handler-content-attributes
"""

from __future__ import annotations

from collections.abc import Callable

from tests.parsers import need_a_parser
from webapi.page import Page

need_a_parser()


HTML = """<!doctype html><title>t</title>
<body onload="log.push(`load ${this === window} ${event.type}`)" onhashchange="log.push('hash')">
<form id=f><input id=i name=named
  onclick="log.push([this === i, named === i, typeof submit, event.type].join())"></form>
<div id=d onclick="return false"><a id=k href=#zz>z</a></div>
<button id=b onclick="count(this)">x</button>
<p id=bad onclick="}; evil(">bad</p><p id=syntax onclick="var ;">bad</p>
<script>
  window.log = [];
  window.i = document.getElementById("i");
  function count(element) { log.push(`count ${element.id}`); }
</script>"""


def test_texts_become_functions(new_page: Callable[..., Page]) -> None:
    page = new_page({"/": HTML})
    page.goto("/")
    script = """() => {
      const b = document.getElementById("b");
      const seen = [typeof b.onclick, b.onclick.toString(), b.onclick === b.onclick];
      seen.push(b.onclick.name, b.onclick.length);
      b.click();
      b.setAttribute("onclick", "log.push('two')");
      b.click();
      b.removeAttribute("onclick");
      b.click();
      seen.push(b.onclick);
      b.onclick = () => log.push("three");
      b.click();
      b.setAttribute("onclick", "log.push('four')");
      b.click();
      document.getElementById("i").click();
      return seen;
    }"""
    text = "function onclick(event) {\ncount(this)\n}"
    assert page.evaluate(script) == ["function", text, True, "onclick", 1, None]
    assert page.evaluate("log") == [
        *("load true load", "count b", "two", "three", "four"),
        "true,true,function,click",
    ]


def test_where_handlers_are(new_page: Callable[..., Page]) -> None:
    page = new_page({"/": HTML})
    page.goto("/")
    script = """() => {
      log.length = 0;
      const click = new Event("click", { cancelable: true, bubbles: true });
      const seen = [document.getElementById("k").dispatchEvent(click)];
      seen.push(document.body.onload === window.onload, typeof window.onhashchange);
      const template = document.createElement("template");
      template.innerHTML = "<b onclick='log.push(9)'></b>";
      seen.push(template.content.firstChild.onclick);
      const copy = template.content.firstChild.cloneNode(true);
      document.body.append(copy);
      copy.click();
      seen.push(typeof copy.onclick);
      const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
      group.setAttribute("onclick", "log.push('svg')");
      group.dispatchEvent(new Event("click"));
      const p = document.createElement("p");
      p.setAttribute("onbeforeunload", "log.push('no')");
      p.dispatchEvent(new Event("beforeunload"));
      p.setAttribute("ONCLICK", "log.push(this.localName)");
      p.click();
      return seen;
    }"""
    assert page.evaluate(script) == [False, True, "function", None, "function"]
    assert page.evaluate("log") == [9, "svg", "p"]


def test_texts_that_do_not_parse_and_errors(new_page: Callable[..., Page]) -> None:
    page = new_page({"/": HTML})
    page.goto("/")
    script = """() => {
      const errors = [];
      window.onerror = (message) => { errors.push(message); return true; };
      const find = (id) => document.getElementById(id).onclick;
      const found = [find("syntax"), find("bad"), find("bad"), errors.length];
      document.body.setAttribute("onerror", "document.title = [typeof source, !!error].join()");
      found.push(document.body.onerror === window.onerror, window.onerror.length);
      window.onerror = null;
      found.push(document.body.onerror);
      return found;
    }"""
    assert page.evaluate(script) == [None, None, None, 2, True, 5, None]


def test_a_click_of_the_user_runs_them(new_page: Callable[..., Page]) -> None:
    page = new_page({"/": "<button onclick=\"document.title = 'clicked'\">b</button>"})
    page.goto("/")
    page.click("button")
    assert page.title() == "clicked"


def test_handlers_of_bodies_are_those_of_the_window(new_page: Callable[..., Page]) -> None:
    page = new_page()
    page.set_content("<body>")
    script = """() => {
      const seen = [], f = () => {}, body = document.body;
      for (const name of ["onbeforeunload", "onhashchange", "onpageshow", "onload", "onclick"]) {
        body[name] = f;
        seen.push(body[name] === f, window[name] === f);
        body[name] = null;
        window[name] = f;
        seen.push(body[name] === f);
        window[name] = null;
      }
      const set = document.createElement("frameset");
      set.onhashchange = f;
      set.setAttribute("onpopstate", "1");
      seen.push(window.onhashchange === f, typeof window.onpopstate);
      const text = "<body onload='1' onhashchange='1'>";
      const other = new DOMParser().parseFromString(text, "text/html").body;
      seen.push(other.onload, other.onhashchange);
      other.onload = other.onhashchange = other.onclick = f;
      seen.push(other.onload, other.onhashchange, other.onclick === f, window.onload);
      return [...seen, "onhashchange" in document.createElement("p")];
    }"""
    assert page.evaluate(script) == [
        *(*(True, True, True) * 4, *(True, False, False)),
        *(True, "function", None, None, None, None, True, None, False),
    ]
