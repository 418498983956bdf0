"""The members that elements of HTML share."""

import pytest

from tests.dom.trees import html_document, made
from tests.parsers import need_a_parser
from webapi import Document, DOMException, Event, HTMLElement, jsnull


@pytest.fixture
def page() -> Document:
    return html_document("x")


def test_hidden(page: Document) -> None:
    """https://html.spec.whatwg.org/multipage/interaction.html#dom-hidden"""
    element = made(page, "p")
    assert element.hidden is False
    for value, shown, attribute in [
        (True, True, ""),
        ("UNTIL-found", "until-found", "until-found"),
        ("x", True, ""),
        (0.5, True, ""),
    ]:
        element.hidden = value
        assert (element.hidden, element.getAttribute("hidden")) == (shown, attribute)
    for value in (False, "", 0, float("nan"), jsnull):
        element.hidden = True
        element.hidden = value
        assert not element.hasAttribute("hidden")


def test_inherited_states(page: Document) -> None:
    element = made(page, "p")
    inner = page.createElement("b")
    element.append(inner)
    assert (inner.translate, inner.spellcheck, inner.isContentEditable) == (True, True, False)
    element.translate = element.spellcheck = False
    element.contentEditable = "PLAINTEXT-only"
    assert (inner.translate, inner.spellcheck, inner.isContentEditable) == (False, False, True)
    assert (inner.contentEditable, element.contentEditable) == ("inherit", "plaintext-only")
    inner.setAttribute("translate", "x")
    inner.setAttribute("spellcheck", "")
    inner.contentEditable = "false"
    assert (inner.translate, inner.spellcheck, inner.isContentEditable) == (False, True, False)
    with pytest.raises(DOMException) as caught:
        inner.contentEditable = "x"
    assert caught.value.name == "SyntaxError"
    inner.contentEditable = "Inherit"
    assert not inner.hasAttribute("contenteditable")


@pytest.mark.parametrize(
    ("outer", "own", "shown"),
    [
        *[
            (None, None, "true"),
            (None, "", "true"),
            (None, "foo", "true"),
            (None, "FALSE", "false"),
        ],
        *[
            ("true", None, "true"),
            ("", None, "true"),
            ("foo", None, "true"),
            ("false", None, "false"),
        ],
        *[("true", "false", "false"), ("false", "true", "true"), ("false", "", "true")],
        ("false", "foo", "true"),
    ],
)
def test_writing_suggestions(
    page: Document, outer: str | None, own: str | None, shown: str
) -> None:
    """https://html.spec.whatwg.org/multipage/interaction.html#computed-writing-suggestions-value"""
    element, inner = made(page, "div"), page.createElement("input")
    between = page.createElementNS("http://www.w3.org/2000/svg", "svg")
    element.append(between)
    between.append(inner)
    for each, value in [(element, outer), (inner, own)]:
        if value is not None:
            each.writingSuggestions = value
            assert each.getAttribute("writingsuggestions") == value
    assert inner.writingSuggestions == shown


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        *[("", ""), ("on", "sentences"), ("OFF", "none"), ("none", "none")],
        *[("sentences", "sentences"), ("Words", "words"), ("characters", "characters")],
        ("foo", "sentences"),
    ],
)
def test_autocapitalize(page: Document, value: str, shown: str) -> None:
    """https://html.spec.whatwg.org/multipage/interaction.html#own-autocapitalization-hint"""
    form = made(page, "form")
    assert form.autocapitalize == ""
    form.autocapitalize = value
    assert (form.autocapitalize, form.getAttribute("autocapitalize")) == (shown, value)
    for tag in ("button", "fieldset", "input", "output", "select", "textarea"):
        inheriting = page.createElement(tag)
        form.append(inheriting)
        assert isinstance(inheriting, HTMLElement)
        assert inheriting.autocapitalize == shown
        inheriting.autocapitalize = "none"
        assert inheriting.autocapitalize == "none"
        inheriting.autocapitalize = ""
        assert inheriting.autocapitalize == shown
        inheriting.remove()
        assert inheriting.autocapitalize == ""
    for tag in ("object", "p", "label"):
        other = page.createElement(tag)
        form.append(other)
        assert isinstance(other, HTMLElement)
        assert other.autocapitalize == ""


def test_draggable_dir_and_input_mode(page: Document) -> None:
    link = made(page, "a")
    assert not link.draggable
    link.setAttribute("href", "")
    assert link.draggable
    assert made(page, "img").draggable
    link.draggable = False
    assert (link.draggable, link.getAttribute("draggable")) == (False, "false")
    link.dir = "RTL"
    link.inputMode = "Tel"
    link.enterKeyHint = "x"
    assert (link.dir, link.inputMode, link.enterKeyHint) == ("rtl", "tel", "")


@pytest.mark.parametrize(
    ("tag", "index"),
    [("a", 0), ("button", 0), ("object", 0), ("div", -1), ("summary", -1), ("iframe", 0)],
)
def test_tab_index(page: Document, tag: str, index: int) -> None:
    element = made(page, tag)
    assert element.tabIndex == index
    element.tabIndex = 7
    assert element.getAttribute("tabindex") == "7"
    element.setAttribute("tabindex", "99999999999")
    assert element.tabIndex == index


def test_a_summary_for_its_details(page: Document) -> None:
    need_a_parser()
    details = made(page, "details")
    details.innerHTML = "<b></b><summary></summary><summary></summary>"
    first, second = details.children[1], details.children[2]
    assert isinstance(first, HTMLElement) and isinstance(second, HTMLElement)
    assert (first.tabIndex, second.tabIndex) == (0, -1)


def test_texts(page: Document) -> None:
    """https://html.spec.whatwg.org/multipage/dom.html#the-innertext-idl-attribute"""
    element = made(page, "div")
    element.innerText = "a\nb\r\n\rc\n"
    assert element.innerHTML == "a<br>b<br><br>c<br>"
    assert element.innerText == element.outerText == "abc"
    element.innerText = jsnull
    assert not element.hasChildNodes()
    element.before("x")
    element.after("y")
    assert page.body is not None
    element.outerText = "1\n2"
    assert [each.nodeValue for each in page.body.childNodes] == ["x1", None, "2y"]
    with pytest.raises(DOMException) as caught:
        element.outerText = "x"
    assert caught.value.name == "NoModificationAllowedError"
    element = made(page, "div")
    element.outerText = ""
    assert page.body.innerHTML == "x1<br>2y"


def test_clicks(page: Document) -> None:
    element = made(page, "b")
    clicks = list[tuple[bool, bool, bool, bool]]()

    def clicked(event: Event) -> None:
        clicks.append((event.bubbles, event.cancelable, event.composed, event.isTrusted))
        element.click()  # it is in progress

    element.onclick = clicked
    assert element.onclick is clicked
    element.click()
    element.click()
    assert clicks == [(True, True, True, False)] * 2
    element.onclick = jsnull
    element.click()
    assert len(clicks) == 2 and element.onclick is None
    element.setAttribute("onclick", "clicked()")  # nothing here runs JavaScript
    assert element.onclick is None


def test_event_handlers_of_documents(page: Document) -> None:
    seen = []
    page.onclick = lambda event: seen.append(event.target)
    element = made(page, "i")
    element.click()
    assert seen == [element]


def test_focus(page: Document) -> None:
    assert page.body is not None
    assert page.hasFocus() and page.activeElement is page.body
    one, two, other = made(page, "button"), made(page, "a"), made(page, "p")
    events = []
    for name in ("focus", "focusin", "blur", "focusout"):
        page.addEventListener(name, lambda event: events.append((event.type, event.target)), True)
    for each in (two, other, page.createElement("button")):
        each.focus()  # none of them is focusable
    assert page.activeElement is page.body
    one.focus({"preventScroll": True})
    one.focus()
    two.tabIndex = -1
    two.focus()
    assert page.activeElement is two
    one.blur()
    two.blur()
    assert events == [
        *(("focus", one), ("focusin", one), ("blur", one), ("focusout", one)),
        *(("focus", two), ("focusin", two), ("blur", two), ("focusout", two)),
    ]
    one.focus()
    one.remove()
    assert page.activeElement is page.body
    page.body.append(one)
    page.body.inert = True
    one.focus()
    assert page.activeElement is page.body
    page.documentElement.remove()  # type: ignore[union-attr]
    assert page.activeElement is None


def test_a_handler_that_moves_the_focus(page: Document) -> None:
    one, two = made(page, "button"), made(page, "button")
    one.onblur = lambda event: one.focus()
    one.focus()
    two.focus()
    assert page.activeElement is one


def test_dataset(page: Document) -> None:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-dataset"""
    element = made(page, "p")
    data = element.dataset
    assert data is element.dataset and len(data) == 0 and data
    data.dateOfBirth = 7
    data["-"] = "x"
    data["aB-C"] = "y"
    assert element.getAttributeNames() == ["data-date-of-birth", "data--", "data-a-b--c"]
    element.setAttributeNS(None, "data-X", "z")
    element.setAttribute("data-", "empty")
    assert dict(data) == {"dateOfBirth": "7", "-": "x", "aB-C": "y", "": "empty"}
    assert (data.dateOfBirth, data[""], "x" in data, data.get("x")) == ("7", "empty", False, None)
    assert repr(data).startswith("DOMStringMap({'dateOfBirth': '7'")
    for name, error in [("a-b", "SyntaxError"), ("a b", "InvalidCharacterError")]:
        with pytest.raises(DOMException) as caught:
            data[name] = "x"
        assert caught.value.name == error
    del data.dateOfBirth
    del data["-"]
    assert not element.hasAttribute("data-date-of-birth")
    with pytest.raises(KeyError):
        del data["a-b"]
    with pytest.raises(AttributeError, match="no attribute 'gone'"):
        data.gone  # noqa: B018
    with pytest.raises(KeyError):
        data["a-b"]
