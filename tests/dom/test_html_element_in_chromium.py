"""The members that elements of HTML share: Chromium gives the same answers."""

from typing import Any

import pytest

from tests.browser.driver import Page
from tests.browser.fixtures import chromium, chromium_page
from webapi import Document, DOMException, Event, HTMLElement, jsnull

__all__ = ["chromium", "chromium_page"]

TAGS = (
    *("a", "area", "button", "div", "input", "select", "textarea", "iframe", "object", "img"),
    *("summary", "span"),
)
TEXTS = {
    "autocapitalize": ("", "on", "OFF", "none", "sentences", "Words", "characters", "foo"),
    "contentEditable": ("", "true", "FALSE", "plaintext-only", "x", "inherit"),
    "dir": ("", "LTR", "auto", "x"),
    "draggable": ("", "true", "False", "auto"),
    "enterKeyHint": ("GO", "x"),
    "hidden": ("", "x", "until-found", "UNTIL-FOUND"),
    "inputMode": ("", "Numeric", "x"),
    "spellcheck": ("", "true", "FALSE", "x"),
    "tabIndex": ("", "0", "-5", " 7x", "99999999999", "x"),
    "translate": ("", "yes", "NO", "x"),
    "writingSuggestions": ("", "true", "FALSE", "x"),
}
VALUES = (
    *("", "x", "true", "false", "inherit", "until-found", "plaintext-only"),
    *(None, True, False, 0, 1, -1, 0.5),
)
ASK = """
return args[0].map(([tag, name, texts]) => {
  const page = document.implementation.createHTMLDocument("");
  const make = () => page.body.appendChild(page.createElement(tag));
  return [make()[name]].concat(texts.map((text) => {
    const element = make();
    element.setAttribute(name, text);
    return [element[name], element.isContentEditable];
  }), args[1].map((value) => {
    const element = make();
    try {
      element[name] = value;
    } catch (error) {
      return error.name;
    }
    return [element.getAttribute(name), element[name]];
  }));
});
"""

LINES = ("", "a\nb", "\n", "a\r\nb\rc\n\n", " x ", "a\u2028b", "\t")
ASK_TEXTS = """
const page = document.implementation.createHTMLDocument("");
return args[0].map((text) => {
  page.body.innerHTML = "x<b></b>y";
  const element = page.body.children[0];
  element.innerText = text;
  const inner = page.body.innerHTML;
  element.outerText = text;
  return [inner, page.body.innerHTML, page.body.childNodes.length];
});
"""

FOCUS = """<button id=b></button><input id=i><a id=a></a><a id=h href=x></a><b id=d tabindex=-1></b>
<p id=p contenteditable></p><span id=s></span><details id=t open><summary id=u></summary></details>
<div inert><button id=n></button></div><input type=hidden id=y><img id=m><select id=l></select>"""
FOCUSED = ["b", "i", "a", "h", "d", "p", "s", "u", "t", "n", "y", "m", "l", "i"]
ASK_FOCUS = """
document.body.innerHTML = args[0];
const log = [];
for (const type of ["focus", "blur", "focusin", "focusout", "click"]) {
  document.addEventListener(type, (event) => {
    const { type, target, bubbles, cancelable, composed, isTrusted } = event;
    log.push([type, target.id, bubbles, cancelable, composed, isTrusted]);
  }, true);
}
for (const id of args[1]) {
  document.getElementById(id).focus();
  log.push(document.activeElement.id);
}
document.getElementById("b").blur();
document.getElementById("i").blur();
document.getElementById("s").click();
return [...log, document.activeElement.localName];
"""


def made(page: Document, tag: str) -> HTMLElement:
    element = page.createElement(tag)
    assert page.body is not None
    page.body.append(element)
    return element


def answers(tag: str, name: str, texts: tuple[str, ...]) -> list[Any]:
    page = Document("https://example.org/").implementation.createHTMLDocument("")
    found = [getattr(made(page, tag), name)]
    for text in texts:
        element = made(page, tag)
        element.setAttribute(name, text)
        found.append([getattr(element, name), element.isContentEditable])
    for value in VALUES:
        element = made(page, tag)
        try:
            setattr(element, name, jsnull if value is None else value)
        except DOMException as error:
            found.append(error.name)
        else:
            found.append([element.getAttribute(name), getattr(element, name)])
    return found


@pytest.mark.heavy("A browser starts, and gets and sets thousands of values.")
def test_chromium_gets_and_sets_the_same(chromium_page: Page) -> None:
    cases = [(tag, name, texts) for tag in TAGS for name, texts in TEXTS.items()]
    expected = chromium_page.run(ASK, cases, VALUES)
    assert [answers(*case) for case in cases] == expected


@pytest.mark.heavy("A browser starts.")
def test_chromium_makes_the_same_of_texts(chromium_page: Page) -> None:
    page = Document("https://example.org/").implementation.createHTMLDocument("")
    body = page.body
    assert body is not None
    found = []
    for text in LINES:
        body.innerHTML = "x<b></b>y"
        element = body.children[0]
        assert isinstance(element, HTMLElement)
        element.innerText = text
        inner = body.innerHTML
        element.outerText = text
        found.append([inner, body.innerHTML, len(body.childNodes)])
    assert found == chromium_page.run(ASK_TEXTS, LINES)


@pytest.mark.heavy("A browser starts.")
def test_chromium_moves_the_focus_alike(chromium_page: Page) -> None:
    page = Document("https://example.org/").implementation.createHTMLDocument("")
    assert page.body is not None
    page.body.innerHTML = FOCUS
    log: list[Any] = []

    def happened(event: Event) -> None:
        target: Any = event.target
        kind = [event.bubbles, event.cancelable, event.composed, event.isTrusted]
        log.append([event.type, target.id, *kind])

    for each in ("focus", "blur", "focusin", "focusout", "click"):
        page.addEventListener(each, happened, True)
    element: Any
    for name in FOCUSED:
        element = page.getElementById(name)
        element.focus()
        log.append(page.activeElement.id)  # type: ignore[union-attr]
    for name, method in [("b", "blur"), ("i", "blur"), ("s", "click")]:
        getattr(page.getElementById(name), method)()
    log.append(page.activeElement.localName)  # type: ignore[union-attr]
    assert log == chromium_page.run(ASK_FOCUS, FOCUS, FOCUSED)
