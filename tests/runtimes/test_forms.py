"""Forms in engines: tests/dom/test_forms.py has the same in Python."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tests.dom.generated_forms import CONTROLS, RUN, SANITIZE, VALUES, Generator, answers
from tests.dom.test_forms import AUTOCOMPLETE
from tests.dom.test_forms_in_chromium import RECORDED, plain
from tests.parsers import need_a_parser
from tests.runtimes.pages import ENGINES, Page, parameters
from tests.runtimes.test_window import window_of


@pytest.fixture(scope="module", params=parameters(ENGINES))
def page(request: pytest.FixtureRequest) -> Page:
    # PythonMonkey frees no object while a script runs.
    return Page(request.param, max_handles=10_000, page="https://example.org/")


def answered(page: Page, script: str, *arguments: Any) -> Any:
    """What a script answers that was written for a browser."""
    return page.run(f"show(((args) => {{ {script} }})({json.dumps(arguments)}))")


def test_recorded_forms(page: Page) -> None:
    """Chromium's answers for generated forms."""
    need_a_parser()
    cases = [case for case, _ in RECORDED["cases"]]
    expected = [answer for _, answer in RECORDED["cases"]]
    assert answered(page, RUN, cases, CONTROLS) == expected


@pytest.mark.heavy("A thousand forms in four engines take twenty seconds.")
@pytest.mark.parametrize("seed", range(1, 5))
def test_generated_forms(page: Page, seed: int) -> None:
    """The answers of Python: tests/dom/test_forms_in_chromium.py asks Chromium for the same."""
    need_a_parser()
    generator = Generator(seed)
    cases = [generator.case() for _ in range(250)]
    differences = [
        (case, mine, expected)
        for case, mine in zip(cases, answered(page, RUN, cases, CONTROLS), strict=True)
        if mine != (expected := plain(answers(case)))
    ]
    assert differences == []


def test_recorded_values(page: Page) -> None:
    """Chromium's values of inputs, after a script set them."""
    types = [type for type, _ in RECORDED["sanitized"]]
    expected = [answer for _, answer in RECORDED["sanitized"]]
    assert answered(page, SANITIZE, types, VALUES) == expected


LOGIN = """<form id=f action="/session?x" method=post>
  <label for=m>Mail</label><input name=mail id=m type=email required>
  <input type=checkbox name=stay><input type=radio name=r value=1><input type=radio name=r value=2>
  <select name=l><option>en<option value=de>Deutsch</select>
  <textarea name=t>a\r\nb</textarea><input type=file name=p>
  <button name=go value=1></button></form>"""


def fill(page: Page, html: str = LOGIN) -> None:
    page.run(f"""
        document.replaceChildren(document.createElement("body"));
        document.documentElement.innerHTML = {json.dumps(html)};
    """)


def test_a_click_submits(page: Page) -> None:
    """The page records a navigation with a request, which the host can send."""
    need_a_parser()
    fill(page)
    shown = page.run("""
        const form = document.querySelector("form");
        const [mail, stay, first, second, select, area, file, button] = form.elements;
        const events = [];
        const note = (event) => events.push([event.type, event.target.name ?? "",
          event.submitter?.name ?? null, event.isTrusted, event.constructor.name]);
        for (const type of ["invalid", "submit", "formdata"])
          form.addEventListener(type, note, true);
        button.click();
        mail.value = " a@b ";
        stay.click();
        second.checked = true;
        select.value = "de";
        area.value = "x\\ny";
        form.addEventListener("formdata", ({ formData }) => formData.append("more", "\\ud800"));
        button.click();
        show(events);
    """)
    assert shown == [
        ["invalid", "mail", None, True, "Event"],
        ["submit", "", "go", True, "SubmitEvent"],
        ["formdata", "", None, True, "FormDataEvent"],
    ]
    navigation = window_of(page).navigations[-1]
    assert (navigation.url, navigation.navigationType) == ("https://example.org/session?x", "push")
    request = navigation.request
    assert (request.method, request.headers.get("content-type")) == (
        "POST",
        "application/x-www-form-urlencoded",
    )
    body = asyncio.run(request.text())
    assert body == "mail=a%40b&stay=on&r=2&l=de&t=x%0D%0Ay&p=&go=1&more=%EF%BF%BD"


def test_a_listener_prevents_a_submission(page: Page) -> None:
    before = len(window_of(page).navigations)
    page.run("""
        const form = document.createElement("form");
        form.addEventListener("submit", (event) => event.preventDefault());
        document.replaceChildren(form);
        form.requestSubmit();
    """)
    assert len(window_of(page).navigations) == before


def test_a_form_with_the_method_get_leads_to_a_url(page: Page) -> None:
    page.run("""
        const form = document.createElement("form");
        const input = form.appendChild(document.createElement("input"));
        [form.action, input.name, input.value] = ["/search#a", "q", "tea & milk"];
        document.replaceChildren(form);
        form.submit();
    """)
    url = window_of(page).navigations[-1].url
    assert url == "https://example.org/search?q=tea+%26+milk#a"


def test_a_script_as_the_action(page: Page) -> None:
    """A form may have a script as its action, as links may."""
    page.run("""
        globalThis.ran = 0;
        const form = document.createElement("form");
        form.action = "javascript:ran%20=%20location.pathname%20?%201%20:%202";
        form.method = "post";
        document.replaceChildren(form);
        form.submit();
    """)
    page.bridge.run_until_idle()
    assert page.value("ran") == 1


def test_form_data_of_a_form(page: Page) -> None:
    script = """
        const form = document.createElement("form");
        const other = document.createElement("form");
        const [input, button, file] = ["input", "button", "input"].map((name) => {
          return form.appendChild(document.createElement(name));
        });
        [input.name, button.name, button.value, file.name, file.type] = ["a", "b", "c", "d",
          "file"];
        input.value = String.fromCharCode(0xd800);
        let given;
        form.addEventListener("formdata", (event) => { given = event.formData; }, { once: true });
        const data = new FormData(form, button);
        const entries = [...data].map(([name, value]) => {
          return [name, value instanceof File ? [value.name, value.size, value.type] : value];
        });
        data.append("e", "f");
        const name = (steps) => { try { steps(); } catch (error) { return error.name; } };
        class Mine extends FormData {}
        const errors = [() => new FormData(1), () => new FormData(null), () => new FormData(form,
          1),
          () => new FormData(form, input), () => new FormData(other, button)].map(name);
        let again;
        form.addEventListener("formdata", () => { again = name(() => new FormData(form)); });
        show([entries, [...given].length, [...data].length, new Mine(form) instanceof Mine,
          [...new Mine(form)].length, [...new FormData(form, null)].length,
          [...new FormData(undefined)].length, FormData.length, errors, again]);
    """
    assert page.run(script) == [
        [["a", "\ufffd"], ["b", "c"], ["d", ["", 0, "application/octet-stream"]]],
        *(3, 4, True, 2, 2, 0, 0),
        ["TypeError", "TypeError", "TypeError", "TypeError", "NotFoundError"],
        "InvalidStateError",
    ]


def test_collections(page: Page) -> None:
    script = """
        const form = document.createElement("form");
        const made = [["radio", "r", 1], ["radio", "r", 2], ["text", "item"]];
        for (const [type, name, value] of made) {
          const input = form.appendChild(document.createElement("input"));
          [input.type, input.name, input.value] = [type, name, value];
        }
        const { elements } = form;
        elements.r.value = "2";
        const select = document.createElement("select");
        select.options.length = 2;
        select.add(document.createElement("option"), 0);
        select.add(document.createElement("option"), select[1]);
        select.options[3].value = select.options[3].id = "x";
        select.remove(0);
        select.options.selectedIndex = 2;
        show([elements.r.constructor.name, elements.r.length, elements.r.value,
          elements.r[1].checked,
          Object.keys(elements), "r" in elements, elements.namedItem("x"),
            elements.item === form.elements[2],
          typeof elements.item, form.length, select.length, select[2] === select.options[2],
          select.options.x === select[2], select.value, select.selectedOptions[0] === select[2],
          [...select].length, [...elements].length, select[9] === undefined, 0 in select,
          Object.getOwnPropertyNames(elements), select.item(9)]);
    """
    assert page.run(script) == [
        *("RadioNodeList", 2, "2", True, ["0", "1", "2"], True, None, False, "function", 3, 3),
        *(True, True, "x", True, 3, 3, True, True, ["0", "1", "2", "r"], None),
    ]


def test_autocomplete(page: Page) -> None:
    script = f"""
        const values = {json.dumps([*AUTOCOMPLETE])};
        const of = (element) => values.map((value) => {{
          element.autocomplete = value;
          return element.autocomplete;
        }});
        const hidden = document.createElement("input");
        hidden.type = "hidden";
        hidden.autocomplete = "off";
        const form = document.createElement("form");
        show([...["input", "select", "textarea"].map((name) => of(document.createElement(name))),
          hidden.autocomplete, form.autocomplete]);
    """
    expected = [*AUTOCOMPLETE.values()]
    assert page.run(script) == [expected, expected, expected, "", "on"]


def test_dates_and_selections(page: Page) -> None:
    script = """
        const name = (steps) => { try { return steps(); } catch (error) { return error.name; } };
        const [date, text] = [0, 1].map(() => document.createElement("input"));
        date.type = "date";
        const before = date.valueAsDate;
        date.valueAsDate = new Date(Date.UTC(2024, 1, 29, 13));
        const value = date.value;
        const shown = date.valueAsDate.toISOString();
        const errors = [1, {}, "a", undefined].map((each) => name(() => { date.valueAsDate = each;
          }));
        text.value = "abcdef";
        text.setSelectionRange(1, 3, "backward");
        text.setRangeText("X");
        const { selectionStart, selectionEnd, selectionDirection } = text;
        const { selectionStart: none } = date;
        show([before, value, shown, errors, date.value, text.value, selectionStart, selectionEnd,
          selectionDirection, none, name(() => { date.selectionStart = 1; }), text.labels.length,
          text.willValidate, text.validity.valid, String(text.validity)]);
    """
    assert page.run(script) == [
        *(None, "2024-02-29", "2024-02-29T00:00:00.000Z"),
        ["TypeError", "TypeError", "TypeError", None],
        *("", "aXdef", 1, 2, "none", None, "InvalidStateError", 0, True, True),
        "[object ValidityState]",
    ]


def test_attributes_of_forms_and_buttons(page: Page) -> None:
    script = """
        const [form, button] = ["form", "button"].map((name) => document.createElement(name));
        const before = [form.action, form.method, form.enctype, form.encoding, button.formAction,
          button.formMethod, button.formEnctype, button.type];
        [form.action, form.method, form.encoding] = ["a", "POST", "TEXT/plain"];
        [button.formAction, button.formMethod, button.formEnctype] = ["b", "?",
          "multipart/form-data"];
        show([before, form.action, form.method, form.enctype, form.getAttribute("enctype"),
          button.formAction, button.formMethod, button.formEnctype]);
    """
    urlencoded = "application/x-www-form-urlencoded"
    fill(page, "")
    here = page.value("location.href")
    assert page.run(script) == [
        [here, "get", urlencoded, urlencoded, here, "", "", "submit"],
        *("https://example.org/a", "post", "text/plain", "TEXT/plain"),
        *("https://example.org/b", "get", "multipart/form-data"),
    ]


def test_events_of_forms(page: Page) -> None:
    script = """
        const name = (steps) => { try { return steps(); } catch (error) { return error.name; } };
        const data = new FormData();
        const button = document.createElement("button");
        show([new SubmitEvent("a", { submitter: button }).submitter === button,
          new SubmitEvent("a").submitter, new FormDataEvent("b",
            { formData: data }).formData === data,
          name(() => new FormDataEvent("b", {})), name(() => new FormDataEvent("b",
            { formData: 1 })),
          name(() => new SubmitEvent("a", { submitter: 1 })), name(() => new FileList()),
          name(() => new ValidityState())]);
    """
    errors = ["TypeError"] * 5
    assert page.run(script) == [True, None, True, *errors]


def test_scripts_that_mean_harm(page: Page) -> None:
    """A page may change every built-in, and forms work as before."""
    fill(page, "<form><input name=a value=b><select name=c><option>d</select><input type=file>")
    script = """
        const form = document.querySelector("form");
        const expected = JSON.stringify([...new FormData(form)]);
        const undo = [];
        const evil = () => { throw new Error("evil"); };
        const changed = [[FormData.prototype, "append"], [File.prototype, "name"],
          [Array.prototype, "push"], [String.prototype, "split"], [RegExp.prototype, "exec"],
          [HTMLFormElement.prototype, "elements"], [Map.prototype, "get"], [Object.prototype,
            "file"],
          [Object.prototype, "submitter"], [Array.prototype, Symbol.iterator]];
        for (let index = 0; index < changed.length; index++) {
          const object = changed[index][0], name = changed[index][1];
          const old = Object.getOwnPropertyDescriptor(object, name);
          undo[undo.length] = () => {
            if (old) Object.defineProperty(object, name, old);
            else delete object[name];
          };
          Object.defineProperty(object, name, { get: evil, set: evil, configurable: true });
        }
        let data, valid, error;
        const number = document.createElement("input");
        number.type = "number";
        number.step = "0.1";
        try {
          number.value = "1";
          number.stepUp();
          data = new FormData(form);
          valid = form.checkValidity();
        } catch (thrown) {
          error = String(thrown);
        }
        for (let index = 0; index < undo.length; index++) undo[index]();
        show([error, valid, number.value, data && JSON.stringify([...data]) === expected]);
    """
    assert page.run(script) == [None, True, "1.1", True]


def test_wrong_handles_are_refused(page: Page) -> None:
    """Another object is no form, and its members say so."""
    script = """
        const name = (steps) => { try { return steps(); } catch (error) { return error.name; } };
        const getter = (Interface, key) =>
          Object.getOwnPropertyDescriptor(Interface.prototype, key).get;
        show([() => getter(HTMLInputElement, "value").call({}),
          () => getter(HTMLFormElement, "elements").call(document.createElement("input")),
          () => HTMLFormElement.prototype.submit.call(document),
          () => getter(ValidityState, "valid").call(Object.create(ValidityState.prototype)),
          () => document.createElement("form").requestSubmit({}),
          () => document.createElement("select").add({}),
        ].map(name));
    """
    assert page.run(script) == ["TypeError"] * 6


def test_named_properties_of_a_form(page: Page) -> None:
    script = """
        const form = document.createElement("form");
        const put = (name) => {
          const input = form.appendChild(document.createElement("input"));
          input.name = name;
          return input;
        };
        const [a, b, c] = ["a", "b", "b"].map(put);
        const image = form.appendChild(document.createElement("img"));
        image.id = "picture";
        const before = [form.a === a, form.b.constructor.name, form.b.length, form[1] === b,
          form[9], form.picture === image, "a" in form, form.nothing,
          [...form].length, form.length];
        a.name = "later";
        const past = [form.a === a, form.later === a];
        a.remove();
        const gone = [form.a, form.later];
        form.mine = 1;
        put("mine");
        const hidden = put("submit");
        const odd = put("action");
        form.action = "/x";
        show([before, past, gone, form.mine.localName, form.submit === hidden, form.action === odd,
          form.getAttribute("action"), Object.keys(form), Object.getOwnPropertyNames(form),
          typeof form.reset]);
    """
    assert page.run(script) == [
        [True, "RadioNodeList", 2, True, None, True, True, None, 3, 3],
        *([True, True], [None, None], "input", True, True, "/x"),
        ["0", "1", "2", "3", "4"],
        ["0", "1", "2", "3", "4", "b", "submit", "action", "picture", "mine"],
        "function",
    ]


def test_options_are_set_by_index(page: Page) -> None:
    script = """
        "use strict";
        const name = (steps) => { try { steps(); } catch (error) { return error.name; } };
        const select = document.createElement("select");
        const [a, b, c] = "abc".split("").map((text) => {
          const option = document.createElement("option");
          option.text = text;
          return option;
        });
        select[2] = a;
        const first = [...select].map((each) => each.text);
        select.options[0] = b;
        select[1] = null;
        Object.defineProperty(select, 2, { value: c });
        show([first, [...select].map((each) => each.text), name(() => { select[0] = 1; }),
          select.length]);
    """
    assert page.run(script) == [["", "", "a"], ["b", "a", "c"], "TypeError", 3]


def test_dialogs(page: Page) -> None:
    script = """
        const name = (steps) => { try { return steps(); } catch (error) { return error.name; } };
        const root = document.createElement("body");
        document.replaceChildren(root);
        root.innerHTML = "<dialog><form method=dialog><button value=yes></button></form></dialog>";
        const dialog = root.firstChild;
        globalThis.heard = [];
        for (const type of ["beforetoggle", "toggle", "cancel", "close"]) {
          dialog.addEventListener(type, (event) => {
            heard.push([event.type, event.constructor.name]);
          });
        }
        dialog.showModal();
        const shown = [dialog.open, document.activeElement.localName, dialog.matches(":modal")];
        const error = name(() => dialog.show());
        dialog.querySelector("button").click();
        show([shown, error, dialog.open, dialog.returnValue]);
    """
    need_a_parser()
    if page.name == "pythonmonkey":
        pytest.skip("PythonMonkey's microtasks need a running asyncio loop")
    assert page.run(script) == [[True, "button", True], "InvalidStateError", False, "yes"]
    page.bridge.run_until_idle()
    assert page.value("heard") == [
        ["beforetoggle", "ToggleEvent"],
        ["beforetoggle", "ToggleEvent"],
        ["close", "Event"],
        ["toggle", "ToggleEvent"],
    ]
