"""Random pages and selectors, for comparison with a browser."""

from __future__ import annotations

import random
from typing import Any

TAGS = """
    div p span a b ul li section input button select option optgroup fieldset legend textarea form
    svg path math mi progress details dialog x-y meter label
""".split()  # noqa: SIM905
CLASSES = ["a", "b", "c", "A", "a-b", "\xe9"]
PSEUDO_CLASSES = """
    :root :empty :first-child :last-child :only-child :first-of-type :last-of-type :only-of-type
    :link :any-link :enabled :disabled :checked :required :read-only :read-write :placeholder-shown
    :default :indeterminate :defined :open :scope :hover :target :focus
""".split()  # noqa: SIM905
NTH = ["odd", "even", "2n", "n", "-n+3", "3", "2n+1", "3n-1", "0n+2", "-2n+5"]
INPUT_TYPES = """
    text TEXT checkbox radio submit hidden tel number foo button image range password
""".split()  # noqa: SIM905


CHARACTERS = "[]():,>+~*#.\"'\\ |=^$!&@%;/-0a\xe9\n"
SELECTORS = 25


class Generator:
    """The same seed gives the same pages and selectors.

    Left out is what webapi and Chromium answer differently, which ``docs/how-to/tree.md`` lists.
    """

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def question(self) -> dict[str, Any]:
        """A page with selectors. About a third of the selectors are invalid."""
        selectors = [self.selectors() for _ in range(SELECTORS)]
        return {"html": self.page(), "selectors": [self._edited(each) for each in selectors]}

    def _edited(self, selector: str) -> str:
        """Change some characters, seldom."""
        for _ in range(0 if ":lang" in selector else self._random.choice([0, 0, 0, 1, 2])):
            at = self._random.randrange(len(selector) + 1)
            until = at + self._random.choice([0, 0, 1])
            character = self._random.choice(["", *CHARACTERS])
            selector = selector[:at] + character + selector[until:]
        return selector

    def _may(self, probability: float) -> bool:
        return self._random.random() < probability

    def page(self) -> str:
        doctype = "<!DOCTYPE html>" if self._may(0.85) else ""
        return f"{doctype}<html{self._attributes('html')}><body>{self._nodes(5, 4)}"

    def _attributes(self, tag: str) -> str:
        choose = self._random.choice
        found: dict[str, str] = {}
        if self._may(0.5):
            found["class"] = " ".join(self._random.choices(CLASSES, k=self._random.randint(0, 3)))
        if self._may(0.2):
            found["id"] = choose("ijkI")
        if self._may(0.15):
            found["lang"] = choose(["en", "en-US", "de", "zh-Hant-TW", "", "EN-gb", "fr-x-en"])
        if self._may(0.1):
            found["dir"] = choose(["ltr", "rtl", "RTL", "foo"])
        if self._may(0.15):
            found["title"] = choose(["a", "a b", "ab", "a-b", "B", "", "a-b-c"])
        if self._may(0.08):
            found["contenteditable"] = choose(["", "true", "false", "x"])
        if tag == "a" and self._may(0.7):
            found["href"] = "#"
        if tag == "input":
            found["type"] = choose(INPUT_TYPES)
            if self._may(0.5):
                found["name"] = choose("nm")
        if tag in ("input", "button", "select", "textarea", "fieldset", "optgroup", "option"):
            for name in ("disabled", "required", "readonly", "checked", "selected", "placeholder"):
                if self._may(0.25):
                    found[name] = choose(["", "x"])
        if tag == "select" and self._may(0.3):
            found[choose(["multiple", "size"])] = choose(["1", "3"])
        if tag == "button" and self._may(0.4):
            found["type"] = choose(["submit", "button", "reset", "x"])
        if tag in ("input", "button") and self._may(0.1):
            found["form"] = "i"
        if tag in ("details", "dialog") and self._may(0.5):
            found["open"] = ""
        if tag in ("progress", "input") and self._may(0.4):
            found["value"] = choose(["", "1"])
        if self._may(0.05):
            found["xml:lang"] = "fr"
        return "".join(f' {name}="{value}"' for name, value in found.items())

    def _nodes(self, depth: int, most: int) -> str:
        return "".join(self._element(depth) for _ in range(self._random.randint(0, most)))

    def _element(self, depth: int) -> str:
        tag = self._random.choice(TAGS)
        start = f"<{tag}{self._attributes(tag)}>"
        if tag == "input":
            return start
        inside = self._random.choice(["", "t", " ", "<!--c-->"])
        if tag == "select":
            options = (f"<option{self._attributes('option')}>x</option>" for _ in range(2))
            inside = "".join(options)
            inside += f"<optgroup{self._attributes('optgroup')}><option>y</option></optgroup>"
        elif depth > 0 and tag != "textarea":
            inside += self._nodes(depth - 1, 4)
        return f"{start}{inside}</{tag}>"

    def selectors(self, depth: int = 3) -> str:
        return ", ".join(self._complex(depth) for _ in range(self._random.choice([1, 1, 2])))

    def _complex(self, depth: int, has: bool = True) -> str:
        selector = self._compound(depth, has)
        for _ in range(self._random.choice([0, 0, 1, 1, 2, 3])):
            selector += self._random.choice([" ", " ", " > ", " + ", " ~ "])
            selector += self._compound(depth, has)
        return selector

    def _compound(self, depth: int, has: bool) -> str:
        selector = ""
        if self._may(0.5):
            selector = self._random.choice([*TAGS, "*", "DIV", "P", "html", "body"])
            if self._may(0.05):
                selector = self._random.choice(["*|", "|"]) + selector
        for _ in range(self._random.choice([0, 1, 1, 2])):
            simple = self._simple(depth)
            while not has and ":has" in simple:
                simple = self._simple(depth)
            selector += simple
        return selector or "div"

    def _simple(self, depth: int) -> str:
        choose = self._random.choice
        kind = self._random.random()
        if kind < 0.3:
            return choose([f".{choose(CLASSES)}", f".{choose(CLASSES)}", f"#{choose('ijk')}"])
        if kind < 0.5:
            name = choose(["title", "class", "id", "type", "href", "disabled", "dir", "checked"])
            operator = choose(["", "=", "~=", "|=", "^=", "$=", "*="])
            if not operator:
                return f"[{name}]"
            value = choose(["a", "b", "ab", "", "en", "A", "text", "a-b"])
            return f'[{name}{operator}"{value}"{choose(["", " i"])}]'
        if kind < 0.75:
            return choose(PSEUDO_CLASSES)
        if kind < 0.8:
            return f":lang({choose(['en', 'en-US', 'de', 'fr', 'zh-Hant'])})"
        if kind < 0.82:
            return f":dir({choose(['ltr', 'rtl'])})"
        if kind < 0.9 or depth <= 0:
            end = choose(["child", "last-child", "of-type", "last-of-type"])
            return f":nth-{end}({choose(NTH)})"
        if kind < 0.93:
            nth = choose(["nth-child", "nth-last-child"])
            return f":{nth}({choose(NTH)} of {self.selectors(depth - 1)})"
        if kind < 0.95:
            relative = choose(["", "> ", "+ ", "~ "])
            return f":has({relative}{self._complex(depth - 1, has=False)})"
        return f":{choose(['is', 'not', 'where'])}({self.selectors(depth - 1)})"
