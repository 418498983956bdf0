"""Generated pages: trees with shadow trees, style sheets, and changes of both."""

from __future__ import annotations

import random
from typing import Any

NAMES = (
    *("display", "visibility", "color", "text-align", "margin-left", "font-weight", "float"),
    *("position", "white-space", "--d", "--c", "--r"),
)
"""The properties that are compared."""
PSEUDO_ELEMENTS = ("::before",)
MOST_ELEMENTS = 24
"""So many elements has a page, and so many again its shadow trees."""
TAGS = ("b", "div", "i", "section", "span", "p", "ul", "li", "h2", "a", "button", "q-x")
HOSTS = ("div", "section", "span", "p", "q-x")
"""The elements that may have a shadow tree."""
CLASSES = ("a", "b", "c", "d")
PARTS = ("p", "q")
DECLARATIONS = (
    *("display: none", "display: block", "display: flex", "display: contents", "display: inline"),
    *("display: inherit", "display: initial", "display: unset", "display: revert"),
    *("display: revert-layer", "display: var(--d)", "display: var(--e, grid)"),
    *("visibility: hidden", "visibility: visible", "visibility: inherit", "visibility: unset"),
    *("visibility: collapse", "visibility: revert-layer", "visibility: var(--v)"),
    *("color: rgb(1, 2, 3)", "color: rgb(4, 5, 6)", "color: inherit", "color: revert"),
    *(
        "color: var(--c)",
        "color: currentcolor",
        "color: revert-layer",
        "color: var(--none, var(--c))",
    ),
    *("text-align: center", "text-align: right", "text-align: revert", "text-align: inherit"),
    *("margin: 3px", "margin-left: 5px", "margin: inherit", "margin: revert", "margin: var(--m)"),
    *("margin-left: revert-layer", "margin: 1px 2px 3px var(--m)", "margin-left: var(--bogus)"),
    *("font-weight: 300", "font: inherit", "font-weight: bolder"),
    *(
        "font-weight: revert",
        "font-weight: var(--w)",
        "font-style: italic",
        "font-weight: revert-layer",
    ),
    *("float: left", "float: revert", "position: absolute", "position: revert-layer"),
    *("white-space: pre", "white-space: revert", "white-space: inherit", "white-space: nowrap"),
    *("all: revert", "all: unset", "all: initial", "all: inherit", "all: revert-layer"),
    *("all: var(--a)", "display: bogus", "color: 3px", "bogus: 1", "margin: 1px bogus"),
    *("--d: inline-block", "--d: none", "--d: initial", "--c: rgb(7, 8, 9)", "--d: revert-layer"),
    *("--c: var(--x, rgb(3, 3, 3))", "--x: var(--c)", "--v: hidden", "--v: var(--v)"),
    *("--e: inherit", "--m: 7px", "--m: 1px 2px", "--w: 200", "--a: unset"),
    *("--c: revert", "--c: inherit", "--a: revert", "--r: 5px", "--r: red", "--r: var(--m)"),
    *("--r: inherit", "--r: revert-layer"),
)
MEDIA = ("", "", "", "", "", "", " media=print", " media=screen")
CONDITIONS = (
    *("@media screen", "@media print", "@media (min-width: 100px)", "@media not all", "@media all"),
    *("@media (width < 100px), screen", "@media not (orientation: landscape)"),
    *("@supports (display: grid)", "@supports (display: bogus)", "@supports selector(:has(b))"),
    *("@supports not (color: red)", "@supports (margin: 1px) and (not (bogus: 1))", "@unknown x"),
)
SCOPES = (
    *("@scope (.a)", "@scope (.a) to (.b)", "@scope (div, section) to (:scope > .c)"),
    *("@scope (.b > *) to (i)", "@scope (:has(> .d))", "@scope"),
)
SIMPLE = (
    *(".a", ".b", ".c", ".d", ".a.b", "#i1", "#i2", "[data-x]", "[data-x='1']", ":not(.a)"),
    *(":is(.a, #i3)", ":where(.b, #i1)", ":has(> .c)", ":nth-child(2)", ":nth-child(odd of .a)"),
    *(":only-child", ":first-child", ":empty", ":is(:where(.a) .b)", ":not(:where(.d))", ":root"),
    *(":has(+ .b)", ":not(.a, .b .c)", ":is(b, .c > i)", ":nth-last-of-type(1)", ":has(~ i)"),
    *(":has(.a .b)", ":is(:has(.d), .a)", ":not(:has(*))", ":is(:bogus, .a)", ":defined"),
    *(":has(:is(.a, i) > .b)", ":where(:not(.a, .c))", ":nth-child(2n+1 of i, .b)"),
)
IN_SHADOW = (
    *(":host", ":host(.a)", ":host(:not(.b))", ":host-context(.c)", ":host > *", ":host(.d) b"),
    *("::slotted(*)", "::slotted(.a)", "slot::slotted(i)", ".b::slotted(:not(.c))", "slot"),
    *(":host(:first-child)", ":host .a", ":is(:host, .b) > i", ":host-context(section) .a"),
    *("::part(p)", "q-x::part(q)", ":host::before", "::slotted(b)::before", ":host(.a, .b)"),
)
OVER_SHADOW = ("::part(p)", ".a::part(q)", "div::part(p)", "::part(p q)", "::part(q)::before")
KINDS = (
    *("class", "class", "class", "attribute", "style", "remove", "move", "sheet", "rule"),
    *("part", "slot", "adopt", "text"),
)


class Generator:
    """Generates pages from a seed."""

    def __init__(self, seed: int) -> None:
        self._source = random.Random(f"styles {seed}")
        self._left = 0
        """How many elements may still be written."""
        self._has_shadows = False

    def question(self) -> dict[str, Any]:
        """A page: its HTML, its shadow trees, and changes."""
        source = self._source
        shadows: list[str] = []
        self._has_shadows = source.random() < 0.4
        if self._has_shadows:
            shadows = [self._shadow() for _ in range(source.randint(1, 2))]
        registered = (
            "@property --r { syntax: '<length>'; inherits: INHERITS; initial-value: 1px }\n"
            if source.random() < 0.3
            else ""
        ).replace("INHERITS", source.choice(("true", "false")))
        sheets = f"<style{source.choice(MEDIA)}>{registered}{self._rules(0)}</style>"
        for _ in range(source.randint(0, 2)):
            sheets += f"<style{source.choice(MEDIA)}>{self._rules(0)}</style>"
        self._left = MOST_ELEMENTS
        return {
            "html": f"<head>{sheets}</head><body>{self._elements(0, len(shadows))}</body>",
            "shadows": shadows,
            "changes": [self._change() for _ in range(source.randint(0, 3))],
            "names": NAMES,
            "pseudoElements": PSEUDO_ELEMENTS,
        }

    def _change(self) -> tuple[str, int, str]:
        source = self._source
        kind = source.choice(KINDS)
        value = source.choice(CLASSES)
        if kind == "attribute":
            value = "data-x"
        elif kind in ("style", "text"):
            value = self._declarations()
        elif kind in ("sheet", "adopt"):
            value = self._rule(1)
        elif kind == "rule":
            value = f"{self._list()} {{ {self._declarations()} }}"
        elif kind == "part":
            value = source.choice(PARTS)
        elif kind == "slot":
            value = source.choice(("", "n"))
        return kind, source.randrange(1000), value

    def _shadow(self) -> str:
        self._left = MOST_ELEMENTS // 4
        inside = self._elements(2, 2) + "<slot></slot>"
        sheet = f"<style>{self._rules(0, in_shadow=True)}</style>"
        named = "<slot name=n class=b><i>y</i></slot>" if self._source.random() < 0.5 else ""
        return f"{sheet}{named}{inside}"

    def _rules(self, depth: int, in_shadow: bool = False) -> str:
        count = self._source.randint(1, 7 - 2 * depth)
        return "".join(self._rule(depth, in_shadow) for _ in range(count))

    def _rule(self, depth: int, in_shadow: bool = False) -> str:
        source = self._source
        kind = source.random()
        if kind < 0.72 or depth > 1:
            nested = self._nested() if source.random() < 0.2 else ""
            return f"{self._list(in_shadow)} {{ {self._declarations()}; {nested} }}\n"
        if kind < 0.84:
            name = source.choice(("", "one", "two", "one.inner", "three"))
            if name and source.random() < 0.3:
                return f"@layer {name}, {source.choice(('two', 'three', 'four'))};\n"
            return f"@layer {name} {{ {self._rules(depth + 1, in_shadow)} }}\n"
        is_scope = kind < 0.89 and not self._has_shadows
        prelude = source.choice(SCOPES if is_scope else CONDITIONS)
        return f"{prelude} {{ {self._rules(depth + 1, in_shadow)} }}\n"

    def _nested(self) -> str:
        prelude = self._source.choice(
            (
                *("&.a", "& > b", ".b &", "> .c", "span", ":is(&, p) .d", "@media screen"),
                *("+ &", "&:not(.a)", "& &", "@layer two", "@supports (color: red)"),
                *("&, .c", "~ i", ":where(&) b", "&::before"),
            )
        )
        return f"{prelude} {{ {self._declarations()} }} {self._declarations()}"

    def _declarations(self) -> str:
        source = self._source
        chosen = source.choices(DECLARATIONS, k=source.randint(1, 3))
        return "; ".join(
            each + (" !important" if source.random() < 0.15 else "") for each in chosen
        )

    def _list(self, in_shadow: bool = False) -> str:
        return ", ".join(self._complex(in_shadow) for _ in range(self._source.choice((1, 1, 1, 2))))

    def _complex(self, in_shadow: bool) -> str:
        source = self._source
        if in_shadow and source.random() < 0.5:
            return source.choice(IN_SHADOW)
        if source.random() < 0.06:
            return source.choice(OVER_SHADOW)
        text = self._compound()
        while source.random() < 0.35:
            text += source.choice((" ", " ", " > ", " + ", " ~ ")) + self._compound()
        return text + source.choice(("", "", "", "", "", "", "", "", "::before", "::marker"))

    def _compound(self) -> str:
        source = self._source
        text = source.choice(("", "", "*", *TAGS)) + source.choice(("", *SIMPLE))
        return text or f".{source.choice(CLASSES)}"

    def _elements(self, depth: int, shadows: int) -> str:
        if depth > 4:
            return "x"
        count = self._source.randint(0 if depth else 2, 4)
        return "".join(self._element(depth, shadows) for _ in range(count))

    def _element(self, depth: int, shadows: int) -> str:
        source = self._source
        self._left -= 1
        if self._left < 0:
            return "x"
        tag = source.choice(TAGS)
        attributes = ""
        if source.random() < 0.7:
            classes = source.choices(CLASSES, k=source.randint(1, 2))
            attributes += f' class="{" ".join(classes)}"'
        if source.random() < 0.2:
            attributes += f" id=i{source.randint(1, 3)}"
        if source.random() < 0.2:
            attributes += f" data-x={source.randint(1, 2)}"
        if source.random() < 0.1:
            attributes += f' style="{self._declarations()}"'
        if shadows and source.random() < 0.1:
            attributes += " slot=n"
        if shadows and source.random() < 0.25:
            attributes += f' part="{source.choice(("p", "q", "p q"))}"'
        if shadows and tag in HOSTS and source.random() < 0.3:
            attributes += f" data-shadow={source.randrange(shadows)}"
            attributes += source.choice(("", "", " exportparts=p", " exportparts='p: q, q'"))
        return f"<{tag}{attributes}>{self._elements(depth + 1, shadows)}</{tag}>"
