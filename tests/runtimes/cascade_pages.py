"""Pages with random trees and style sheets. A seed gives the same page each time."""

from __future__ import annotations

import random

TAGS = (
    "a",
    "b",
    "div",
    "li",
    "p",
    "section",
    "span",
    "table",
    "td",
    "tr",
    "ul",
    "button",
    "details",
)
CLASSES = ("a", "b", "c", "d")
DECLARATIONS = (
    *("display: none", "display: block", "display: flex", "display: contents", "display: inline"),
    *("display: inherit", "display: initial", "display: unset", "display: revert"),
    *("display: revert-layer", "display: var(--d)", "display: var(--e, grid)", "all: revert"),
    *("visibility: hidden", "visibility: visible", "visibility: inherit", "visibility: unset"),
    *("visibility: collapse", "visibility: revert-layer", "visibility: var(--v)"),
    *("color: rgb(1, 2, 3)", "color: rgb(4, 5, 6)", "color: inherit", "color: revert"),
    *("color: var(--c)", "color: currentcolor", "--d: inline-block", "--d: none", "--d: initial"),
    *("--c: rgb(7, 8, 9)", "--c: var(--x, rgb(3, 3, 3))", "--x: var(--c)", "--v: hidden"),
    *("--v: var(--v)", "--e: inherit", "float: left", "position: absolute", "display: bogus"),
)
_MEDIA = ("", "", "", " media=print", " media=screen")
_KINDS = ("class", "class", "class", "attribute", "style", "remove", "move", "sheet")
NAMES = ("display", "visibility", "color", "--d", "--c", "--v")
"""The properties that are compared."""


VALUES = """([names, changes]) => {
  const values = () => [...document.querySelectorAll("body *")].map((each) => {
    const style = getComputedStyle(each);
    return names.map((name) => style.getPropertyValue(name)).join() + "," + each.checkVisibility();
  });
  const found = [values()];
  for (const [kind, place, value] of changes) {
    const all = document.querySelectorAll("body *");
    const element = all[place % all.length];
    if (kind === "class") element.classList.toggle(value);
    else if (kind === "attribute") element.toggleAttribute(value);
    else if (kind === "style") element.style.cssText = value;
    else if (kind === "remove" && all.length > 5) element.remove();
    else if (kind === "move") document.body.prepend(element);
    else document.body.appendChild(document.createElement("style")).textContent = value;
    found.push(values());
  }
  return found;
}"""
"""The values of all elements, and those after each change."""


def generated_changes(seed: int, count: int) -> list[tuple[str, int, str]]:
    """Changes of a generated page, for `VALUES`."""
    source = random.Random(-seed - 1)
    changes: list[tuple[str, int, str]] = []
    for _ in range(count):
        kind = source.choice(_KINDS)
        value = source.choice(CLASSES)
        if kind == "attribute":
            value = "data-x"
        elif kind == "style":
            value = _declarations(source)
        elif kind == "sheet":
            value = _rule(source, 1)
        changes.append((kind, source.randrange(1000), value))
    return changes


def generated_page(seed: int) -> str:
    """The text of a page."""
    source = random.Random(seed)
    sheets = "".join(
        f"<style{source.choice(_MEDIA)}>{_rules(source, 0)}</style>"
        for _ in range(source.randint(1, 3))
    )
    return f"<!doctype html>{sheets}<body>{_elements(source, 0)}</body>"


def _rules(source: random.Random, depth: int) -> str:
    return "".join(_rule(source, depth) for _ in range(source.randint(1, 7 - 2 * depth)))


def _rule(source: random.Random, depth: int) -> str:
    kind = source.random()
    if kind < 0.75 or depth > 1:
        nested = f"{_nested(source)}" if source.random() < 0.2 else ""
        return f"{_list(source)} {{ {_declarations(source)}; {nested} }}\n"
    if kind < 0.87:
        name = source.choice(("", "one", "two", "one.inner", "three"))
        if name and source.random() < 0.3:
            return f"@layer {name}, {source.choice(('two', 'three', 'four'))};\n"
        return f"@layer {name} {{ {_rules(source, depth + 1)} }}\n"
    condition = source.choice(
        (
            *("@media screen", "@media print", "@media (min-width: 100px)", "@media not all"),
            *("@supports (display: grid)", "@supports (display: bogus)", "@unknown x"),
        )
    )
    return f"{condition} {{ {_rules(source, depth + 1)} }}\n"


def _nested(source: random.Random) -> str:
    prelude = source.choice(
        ("&.a", "& > b", ".b &", "> .c", "span", ":is(&, p) .d", "@media screen")
    )
    return f"{prelude} {{ {_declarations(source)} }} {_declarations(source)}"


def _declarations(source: random.Random) -> str:
    chosen = source.choices(DECLARATIONS, k=source.randint(1, 3))
    return "; ".join(each + (" !important" if source.random() < 0.15 else "") for each in chosen)


def _list(source: random.Random) -> str:
    return ", ".join(_complex(source) for _ in range(source.choice((1, 1, 1, 2))))


def _complex(source: random.Random) -> str:
    text = _compound(source)
    while source.random() < 0.35:
        text += source.choice((" ", " ", " > ", " + ", " ~ ")) + _compound(source)
    return text


def _compound(source: random.Random) -> str:
    first = source.choice(("", "", "*", *TAGS))
    simple = source.choice(("", *_SIMPLE))
    return (first + simple) or f".{source.choice(CLASSES)}"


_SIMPLE = (
    *(".a", ".b", ".c", ".d", ".a.b", "#i1", "#i2", "[data-x]", "[data-x='1']", ":not(.a)"),
    *(":is(.a, #i3)", ":where(.b, #i1)", ":has(> .c)", ":nth-child(2)", ":nth-child(odd of .a)"),
    *(":only-child", ":first-child", ":empty", ":is(:where(.a) .b)", ":not(:where(.d))", ":root"),
)


def _elements(source: random.Random, depth: int) -> str:
    if depth > 4:
        return "x"
    return "".join(_element(source, depth) for _ in range(source.randint(0 if depth else 2, 4)))


def _element(source: random.Random, depth: int) -> str:
    tag = source.choice(("b", "div", "i", "section", "span"))
    attributes = ""
    if source.random() < 0.7:
        classes = source.choices(CLASSES, k=source.randint(1, 2))
        attributes += f' class="{" ".join(classes)}"'
    if source.random() < 0.2:
        attributes += f" id=i{source.randint(1, 3)}"
    if source.random() < 0.2:
        attributes += f" data-x={source.randint(1, 2)}"
    if source.random() < 0.1:
        attributes += f' style="{_declarations(source)}"'
    return f"<{tag}{attributes}>{_elements(source, depth + 1)}</{tag}>"
