"""Rules of style sheets but those of styles and media: the record is what Chromium 156 says."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.browser.driver import Page
from tests.browser.fixtures import chromium, chromium_page
from tests.work import assert_linear
from webapi import CSSRuleList, CSSStyleDeclaration, CSSStyleSheet, Document, MediaList

__all__ = ["chromium", "chromium_page"]

RECORD: dict[str, Any] = json.loads(
    Path(__file__).with_name("at_rules_in_chromium.json").read_text("ascii")
)
DIFFERENT = {
    "font-feature-settings": "A value of 1 is not left out.",
    "font-width": "It is no name of font-stretch.",
    "style(--x:1)": "What is no feature of media is kept as it is written.",
    "scroll-state(stuck:top)": "What is no feature of media is kept as it is written.",
    "@font-feature-values": "Only the text is known.",
    "@position-try": "Only the text is known.",
    "@function": "It is not known.",
    "supports(foo:bar)": "Chromium drops rules whose condition is not supported.",
    ".a::before": "Pseudo-elements are not refused.",
}
"""Parts of recorded texts that are answered differently, each with the reason."""


def marked(texts: dict[str, Any]) -> list[Any]:
    """The texts as parameters; those that are answered differently fail."""
    return [
        pytest.param(each, marks=pytest.mark.xfail(strict=True, reason=reason)) if reason else each
        for each in texts
        for reason in [next((DIFFERENT[part] for part in DIFFERENT if part in each), "")]
    ]


TEXTS = marked(RECORD["texts"])
IMPORTS = marked(RECORD["imports"])
ASK = r"""
const shown = (value) => {
  if (value === null || typeof value !== "object") return value;
  if (value instanceof CSSRuleList) return [...value].map(describe);
  if (value instanceof MediaList) return value.mediaText;
  return value instanceof CSSStyleDeclaration ? value.cssText : value;
};
const describe = (rule) => {
  const found = {};
  let prototype = Object.getPrototypeOf(rule);
  for (; prototype !== CSSRule.prototype; prototype = Object.getPrototypeOf(prototype)) {
    for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      if (property.get && !["matches", "styleMap"].includes(name)) found[name] = shown(rule[name]);
    }
  }
  const names = Object.keys(found).sort().map((name) => [name, found[name]]);
  const { type, cssText } = rule;
  return { interface: rule.constructor.name, type, cssText, ...Object.fromEntries(names) };
};
const rulesOf = (text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return [...sheet.cssRules].map(describe);
};
const rulesOfAnElement = (text) => {
  const style = document.createElement("style");
  style.textContent = text;
  document.documentElement.append(style);
  const rules = [...style.sheet.cssRules].map(describe);
  style.remove();
  return rules;
};
"""
CHANGES = r"""
const sheet = new CSSStyleSheet();
const found = [];
const only = (text) => {
  sheet.replaceSync(text);
  return sheet.cssRules[0];
};
const attempt = (call) => {
  try {
    found.push(call());
  } catch (error) {
    found.push(error.name);
  }
};
const counter = only("@counter-style x { system: fixed 3; symbols: a }");
counter.system = "cyclic";
counter.system = "fixed 4";
counter.symbols = "";
counter.pad = "3 'x'";
counter.name = "none";
found.push(counter.name);
counter.name = "z";
counter.suffix = "1";
found.push(counter.cssText);
const frames = only("@keyframes a { from { top: 0 } 50% { left: 0 } from { color: red } }");
found.push(frames[0].keyText, frames[5] === undefined, frames.findRule("FROM ").cssText);
found.push(frames.findRule("0%, 50%"), frames.findRule("x"));
frames.deleteRule("0%");
frames.appendRule("to { top: 1px }");
frames.appendRule("x");
frames.appendRule("to {} to {}");
found.push(frames.length, frames.cssText);
frames.name = "none";
attempt(() => (frames[0].keyText = "x"));
frames[0].keyText = "50%, to";
frames[0].style = "top: 2px; animation-name: x";
found.push(frames.cssText, frames[0].parentRule === frames);
const face = only("@font-face { font-family: a }");
face.style.fontFamily = "b c";
face.style.setProperty("src", "url(x)");
face.style.fontDisplay = "swap";
face.style.setProperty("font-weight", "no");
found.push(face.cssText, face.style.fontFamily, face.style["font-display"]);
found.push(face.style.unicodeRange, face.style.length);
const page = only("@page { margin: 1px; @top-left { color: red } }");
page.selectorText = "x:first";
page.selectorText = "(";
page.style.marginTop = "3px";
page.style.size = "a4";
found.push(page.cssText, page.cssRules.length);
const layer = only("@layer a {}");
layer.insertRule("b {}");
layer.insertRule("@keyframes x {}", 1);
attempt(() => layer.insertRule("@import 'x'"));
attempt(() => layer.insertRule("@namespace 'x'"));
found.push(layer.cssText);
for (const text of ["@layer x", "@foo {}", "@property --x {}", "@top-left {}", "@layer x; b {}"]) {
  attempt(() => sheet.insertRule(text));
}
const style = only("a {}");
attempt(() => style.insertRule("@layer x"));
found.push(CSSRule.KEYFRAMES_RULE, CSSRule.KEYFRAME_RULE, CSSRule.SUPPORTS_RULE);
found.push(CSSRule.COUNTER_STYLE_RULE, CSSRule.FONT_FEATURE_VALUES_RULE);
return found;
"""


def shown(value: object) -> object:
    if isinstance(value, CSSRuleList):
        return list(value)
    if isinstance(value, MediaList):
        return value.mediaText
    if isinstance(value, CSSStyleDeclaration):
        return value.cssText
    return list(value) if isinstance(value, tuple) else value


def assert_described(rules: Any, described: list[dict[str, Any]]) -> None:
    assert [type(each).__name__ for each in rules] == [each["interface"] for each in described]
    for rule, each in zip(rules, described, strict=True):
        for name, wanted in each.items():
            if name == "cssRules":
                assert_described(rule.cssRules, wanted)
            elif name != "interface":
                assert shown(getattr(rule, name)) == wanted, name


@pytest.mark.parametrize("text", TEXTS)
def test_rules(text: str) -> None:
    sheet = CSSStyleSheet()
    sheet.replaceSync(text)
    assert_described(sheet.cssRules, RECORD["texts"][text])


@pytest.mark.parametrize("text", IMPORTS)
def test_rules_that_import(text: str) -> None:
    document = Document("https://example.org/")
    style = document.createElement("style")
    style.textContent = text
    document.append(style)
    sheet = style.sheet
    assert isinstance(sheet, CSSStyleSheet)
    assert_described(sheet.cssRules, RECORD["imports"][text])


def test_lists_of_a_rule_are_frozen() -> None:
    sheet = CSSStyleSheet()
    sheet.replaceSync("@layer a, b; @container (width > 1px) {}")
    layers: Any = sheet.cssRules[0]
    container: Any = sheet.cssRules[1]
    assert layers.nameList == ("a", "b")
    assert container.conditions == ({"name": "", "query": "(width > 1px)"},)


@pytest.mark.parametrize(
    "text",
    [
        *("@layer a{", "@keyframes a{from{}}", "@font-face{src:url(a),", "@scope (a){"),
        *(
            "@container (a) and ",
            "@page{@top-left{}",
            "@property --x{syntax:'a|",
            "@supports (a)or",
        ),
    ],
)
def test_parsing_takes_linear_time(text: str) -> None:
    assert_linear(lambda size: CSSStyleSheet().replaceSync(text * size), 2000)


@pytest.mark.heavy("A browser starts.")
def test_chromium_says_what_is_recorded(chromium_page: Page) -> None:
    asked = f"{ASK} return [args[0].map(rulesOf), args[1].map(rulesOfAnElement)];"
    texts, imports = chromium_page.run(asked, list(RECORD["texts"]), list(RECORD["imports"]))
    assert texts == list(RECORD["texts"].values())
    assert imports == list(RECORD["imports"].values())
    assert chromium_page.run(CHANGES) == RECORD["changes"]


def test_rules_are_appended_in_linear_time() -> None:
    def append(size: int) -> None:
        sheet = CSSStyleSheet()
        for each in range(size):
            sheet.insertRule("a {}", each)

    assert_linear(append, 16_000)
