"""Generated forms and what scripts do to them: the same questions for a browser and for webapi.

A case is a page and a list of steps. `answers` answers for webapi, `RUN` for a browser.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Any

from webapi import Document, DOMException, FormData
from webapi.webidl.strings import number_to_string

TYPES = (
    *("text", "search", "tel", "url", "email", "password", "hidden", "date", "month", "week"),
    *("time", "datetime-local", "number", "range", "color", "checkbox", "radio", "file"),
    *("submit", "image", "reset", "button", "unknown", "TEXT", "radio", "checkbox", "number"),
)
VALUES = (
    *(
        "",
        " ",
        "a",
        "x\ny",
        " a\r\nb ",
        "\u00e9\U0001f600",
        "on",
        "0",
        "1",
        "-1",
        "5",
        "7.5",
        "1e2",
    ),
    *("1e400", "-0", ".5", "5.", "+5", " 5", "0x10", "NaN", "50", "101", "99999999999999999999"),
    *("2024-02-29", "2023-02-29", "0000-01-01", "0001-01-01", "275760-09-13", "275760-09-14"),
    *("2020-13-01", "2020-1-1", "12345-06-07", "2024-02", "2024-00", "2020-W53", "2021-W53"),
    *("2024-W01", "2024-w01", "00:00", "23:59:59.999", "24:00", "12:30:00", "12:30:15.10"),
    *("12:30:15.1234", "2024-02-29T12:30", "2024-02-29 12:30:00", "2024-02-29T12:30:00.100"),
    *("2024-02-29T12:30Z", "#abcdef", "#ABCDEF", "#abc", "a@b", "a@b.c", " a@b ", "a@b,c@d"),
    *(" a@b , c", "a@-b", "@", "a b@c", "http://a", "https://a/ b", "mailto:x", "//a", "http://"),
)
NAMES = ("a", "b", "r", "s", "_charset_", "")
NUMBERS = ("0", "1", "5", "10", "-3", "0.1", "2.5", "any", "x", "", "100", "3", "7")
PATTERNS = ("a", "[a-z]+", ".*", "(", "\\d{2}", "[0-9", "a|b", "")
DATES = ("2024-02-01", "2024-02", "2024-W10", "10:00", "2024-02-01T10:00", "20:00", "2024-03-01")
IDS = ("f1", "f2", "i1", "i2", "l1", "none")
CONTROLS = "form, input, textarea, select, option, button, fieldset, output, label"

RUN = """
const [cases, CONTROLS] = args;
// In Chromium, radio buttons without names are not required, and ranges are always valid.
const departs = (each) => (each.type === "radio" && each.name === "") || each.type === "range";
const ask = (page) => {
  const places = new Map([...page.querySelectorAll("*")].map((each, place) => [each, place]));
  const place = (node) => node ? places.get(node) : null;
  const list = (nodes) => nodes && [...nodes].map(place);
  const number = (value) => Number.isNaN(value) ? "NaN" : value;
  const entry = ([name, value]) => [name, typeof value === "string" ? value : "file " + value.name];
  const flags = (validity) => {
    const found = [];
    for (const name in validity) if (validity[name] === true) found.push(name);
    return found.sort();
  };
  return [...page.querySelectorAll(CONTROLS)].map((each) => {
    const name = each.localName;
    if (name === "form") {
      const valid = [...each.elements].some(departs) || each.checkValidity();
      return [name, [...new FormData(each)].map(entry), list(each.elements), valid];
    }
    if (name === "label") return [name, place(each.control), place(each.form)];
    const answer = [name, place(each.form), each.matches(":disabled")];
    if (name === "option") return [...answer, each.selected, each.value, each.label, each.index];
    answer.push(each.type);
    if (each.type !== "image") { // which Chromium bars from validation
      answer.push(each.willValidate);
      if (each.willValidate && !departs(each)) answer.push(flags(each.validity));
    }
    if (name === "fieldset") return [...answer, list(each.elements)];
    // Chromium writes the number of a range anew.
    answer.push(each.type === "range" ? each.valueAsNumber : each.value, list(each.labels));
    if (name === "select") {
      answer.push(each.selectedIndex, each.length, list(each.selectedOptions));
    }
    if (name === "input") {
      answer.push(each.checked, each.indeterminate, number(each.valueAsNumber));
      answer.push(each.defaultValue, each.matches(":checked, :default"));
      answer.push(each.matches(":indeterminate"), place(each.list));
    }
    return answer;
  });
};
const run = (page, [kind, at, name, value]) => {
  const all = page.querySelectorAll("*");
  const each = all[at % all.length];
  const to = all[value % all.length];
  try {
    if (kind === "set" && name in each) each[name] = value;
    if (kind === "attribute" && value === null) each.removeAttribute(name);
    if (kind === "attribute" && value !== null) each.setAttribute(name, value);
    // Chromium steps an empty number field past a minimum that is not whole.
    const isPassed = name.startsWith("step") && each.value === "" && /[.]/.test(each.min);
    if (kind === "call" && !isPassed && typeof each[name] === "function") each[name](...value);
    if (kind === "remove" && each.closest("body > *")) each.remove();
    if (kind === "move" && to.closest("body")) to.append(each);
    if (kind === "clone") each.after(each.cloneNode(true));
  } catch (error) {
    return error.name;
  }
  return null;
};
return cases.map(([html, steps]) => {
  const page = new DOMParser().parseFromString(html, "text/html");
  return [steps.map((step) => run(page, step)), ask(page)];
});
"""
"""The script that answers for a list of cases, about the elements that match `CONTROLS`."""

SANITIZE = """
return args[0].map((type) => args[1].map((value) => {
  const input = document.createElement("input");
  input.type = type;
  try {
    input.value = value;
  } catch (error) {
    return error.name;
  }
  const number = input.valueAsNumber;
  const result = type === "range" ? String(number) : input.value;
  return [result, input.validity.valid, Number.isNaN(number) ? "NaN" : number];
}));
"""
"""The script that sets values of types."""


class Generator:
    """Makes cases. A seed makes the same cases each time."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def case(self) -> list[Any]:
        """A page and steps."""
        return [self.page(), [self.step() for _ in range(self.random.randrange(8))]]

    def page(self) -> str:
        pick = self.random
        parts = [self.element(3) for _ in range(pick.randrange(1, 4))]
        return "<!DOCTYPE html><body>" + "".join(parts)

    def element(self, depth: int) -> str:
        pick = self.random
        name = pick.choice(
            (
                *("form", "form", "input", "input", "input", "input", "textarea", "select"),
                *("button", "fieldset", "label", "output", "div", "datalist"),
            )
        )
        attributes = self.attributes(name)
        if name == "input":
            return f"<input{attributes}>"
        if name == "select":
            inside = "".join(self.option() for _ in range(pick.randrange(5)))
            if pick.random() < 0.3:
                disabled = pick.choice(("", " disabled"))
                inside += f"<optgroup{disabled}>{self.option()}{self.option()}</optgroup>"
            return f"<select{attributes}>{inside}</select>"
        if name == "textarea":
            return f"<textarea{attributes}>{self.text()}</textarea>"
        if name == "datalist":
            return f"<datalist{attributes}>{self.option()}</datalist>"
        if name in ("button", "output"):
            return f"<{name}{attributes}>{self.text()}</{name}>"
        count = pick.randrange(1, 5) if name in ("form", "fieldset") else pick.randrange(3)
        inside = "".join(self.element(depth - 1) for _ in range(count)) if depth else ""
        if name == "fieldset" and pick.random() < 0.5:
            inside = f"<legend>{self.element(0) if depth else ''}</legend>{inside}"
        return f"<{name}{attributes}>{inside}</{name}>"

    def option(self) -> str:
        pick = self.random
        attributes = "".join(
            f" {each}" for each in ("selected", "disabled") if pick.random() < 0.25
        )
        if pick.random() < 0.5:
            attributes += f' value="{pick.choice(("", "1", "2", "a"))}"'
        if pick.random() < 0.2:
            attributes += f' label="{pick.choice(("", "L"))}"'
        return f"<option{attributes}>{pick.choice((' x  y ', '', '1'))}</option>"

    def text(self) -> str:
        return self.random.choice(VALUES[:9]).replace("\r", "&#13;")

    def attributes(self, name: str) -> str:
        pick = self.random
        found: dict[str, str] = {}
        if name == "input":
            found["type"] = pick.choice(TYPES)
        for attribute, likelihood in (
            *(("name", 0.7), ("id", 0.3), ("value", 0.5), ("form", 0.1), ("disabled", 0.1)),
            *(("required", 0.2), ("readonly", 0.1), ("checked", 0.3), ("multiple", 0.2)),
            *(("min", 0.2), ("max", 0.2), ("step", 0.2), ("pattern", 0.1), ("for", 0.5)),
            *(("list", 0.05), ("size", 0.1)),
        ):
            if pick.random() < likelihood:
                found[attribute] = self.value_of(attribute)
        if not found.get("value", "").isascii():  # any text but ASCII matches here
            found.pop("pattern", None)
        if found.get("type") in ("number", "range"):  # Chromium does not read "2024-01" as 2024
            for attribute in ("min", "max"):
                if attribute in found:
                    found[attribute] = pick.choice(NUMBERS)
        return "".join(
            f' {key}="{value.replace("&", "&amp;").replace(chr(34), "&quot;")}"'.replace(
                "\r", "&#13;"
            )
            for key, value in found.items()
        )

    def value_of(self, attribute: str) -> str:
        choices = {
            "name": NAMES,
            "id": IDS,
            "for": IDS,
            "form": IDS,
            "list": IDS,
            "value": VALUES,
            "min": (*NUMBERS, *DATES),
            "max": (*NUMBERS, *DATES),
            "step": NUMBERS,
            "pattern": PATTERNS,
            "size": ("0", "1", "2", "x"),
            "type": TYPES,
        }
        return self.random.choice(choices.get(attribute, ("",)))

    def step(self) -> list[Any]:
        """A kind, the place of an element, a name and a value."""
        pick = self.random
        at = pick.randrange(1000)
        kind = pick.choice(("set", "set", "set", "set", "attribute", "attribute", "call", "tree"))
        if kind == "set":
            name = pick.choice(("value", "value", "value", "checked", "selected", "type", "files"))
            if name == "files":
                name = pick.choice(("indeterminate", "selectedIndex", "length", "valueAsNumber"))
            if name in ("checked", "selected", "indeterminate"):
                return [kind, at, name, pick.random() < 0.5]
            if name in ("selectedIndex", "length"):
                return [kind, at, name, pick.randrange(4)]
            if name == "valueAsNumber":
                return [kind, at, name, pick.choice((0, 1, -1, 2.5, 1e12, 86400000, 1e17))]
            return [kind, at, name, pick.choice(TYPES if name == "type" else VALUES)]
        if kind == "attribute":
            name = pick.choice(
                (
                    *("type", "value", "name", "form", "id", "checked", "selected", "multiple"),
                    *("min", "max", "step", "required", "disabled", "readonly", "for"),
                )
            )
            return [kind, at, name, self.value_of(name) if pick.random() < 0.7 else None]
        if kind == "call":
            name = pick.choice(("reset", "stepUp", "stepDown"))
            return [kind, at, name, [] if name == "reset" else [pick.choice((1, 2, 10))]]
        kind = pick.choice(("remove", "move", "clone"))
        return [kind, at, "", pick.randrange(1000)]


SETTABLE: dict[str, str] = {
    "value": "input textarea select option button output",
    "checked": "input",
    "selected": "option",
    "type": "input button",
    "indeterminate": "input",
    "selectedIndex": "select",
    "length": "select",
    "valueAsNumber": "input",
}
CALLABLE = {"reset": "form", "stepUp": "input", "stepDown": "input"}


def run(page: Document, step: list[Any]) -> str | None:
    """Do a step; return the name of an error."""
    kind, at, name, value = step
    nodes = page.querySelectorAll("*")
    each: Any = nodes[at % len(nodes)]
    try:
        if kind == "set" and each.localName in SETTABLE[name].split():
            setattr(each, name, value)
        elif kind == "attribute":
            each.removeAttribute(name) if value is None else each.setAttribute(name, value)
        elif kind == "call" and each.localName in CALLABLE[name].split():
            if name == "reset" or each.value != "" or "." not in each.min:
                getattr(each, name)(*value)
        elif kind == "remove" and each.closest("body > *"):
            each.remove()
        elif kind == "move":
            to = nodes[value % len(nodes)]
            if to.closest("body"):
                to.append(each)
        elif kind == "clone":
            each.after(each.cloneNode(True))
    except DOMException as error:
        return error.name
    return None


def ask(page: Document) -> list[Any]:
    """The answers about each control of a page."""
    places = {id(each): place for place, each in enumerate(page.querySelectorAll("*"))}

    def place(node: Any) -> int | None:
        return None if node is None else places.get(id(node))

    return [answer(each, place) for each in page.querySelectorAll(CONTROLS)]


def answer(each: Any, place: Callable[[Any], int | None]) -> list[Any]:
    """The answers about one element."""
    name = each.localName
    if name == "form":
        entries = [
            [key, value if isinstance(value, str) else f"file {value.name}"]
            for key, value in FormData(each)
        ]
        valid = any(map(departs, each.elements)) or each.checkValidity()
        return [name, entries, [*map(place, each.elements)], valid]
    if name == "label":
        return [name, place(each.control), place(each.form)]
    found = [name, place(each.form), each.matches(":disabled")]
    if name == "option":
        return [*found, each.selected, each.value, each.label, each.index]
    found.append(each.type)
    if each.type != "image":
        found.append(each.willValidate)
        if each.willValidate and not departs(each):
            found.append(flags(each.validity))
    if name == "fieldset":
        return [*found, [*map(place, each.elements)]]
    found += (
        each.valueAsNumber if each.type == "range" else each.value,
        None if each.labels is None else [*map(place, each.labels)],
    )
    if name == "select":
        found += each.selectedIndex, each.length, [*map(place, each.selectedOptions)]
    if name == "input":
        number = each.valueAsNumber
        found += each.checked, each.indeterminate, "NaN" if math.isnan(number) else number
        found += each.defaultValue, each.matches(":checked, :default")
        found += each.matches(":indeterminate"), place(each.list)
    return found


def departs(each: Any) -> bool:
    """Whether Chromium validates it in another way than the standard."""
    if each.localName != "input":
        return False
    is_nameless = each.type == "radio" and each.name == ""
    return is_nameless or each.type == "range"


def flags(validity: Any) -> list[str]:
    """The members of a ValidityState that are true."""
    names = (
        *("badInput", "customError", "patternMismatch", "rangeOverflow", "rangeUnderflow"),
        *("stepMismatch", "tooLong", "tooShort", "typeMismatch", "valid", "valueMissing"),
    )
    return [each for each in names if getattr(validity, each)]


def answers(case: list[Any]) -> list[Any]:
    """What `RUN` answers for a case."""
    html, steps = case
    page = Document.fromHTML(html, "about:blank")
    return [[run(page, each) for each in steps], ask(page)]


def sanitized(type: str, value: str) -> Any:
    """What `SANITIZE` answers for a type and a value."""
    field = Document("about:blank").createElement("input")
    field.type = type
    try:
        field.value = value
    except DOMException as error:
        return error.name
    number = field.valueAsNumber
    shown = "NaN" if math.isnan(number) else number
    result = number_to_string(number) if type == "range" else field.value
    return [result, field.validity.valid, shown]
