"""Expressions of XPath, and what they give in Chromium.

`python -m tests.dom.xpath` writes Chromium's answers into `xpath_in_chromium.json`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

RECORD: Final = Path(__file__).with_suffix("").with_name("xpath_in_chromium.json")
HTML: Final = (
    '<!DOCTYPE html><html lang="en"><head><title>t</title></head><body>'
    '<h1 id="head" hx-on:click="1">Head</h1><p id="a" class="x y">one <b>two</b> three</p>'
    '<p id="b" title="7">8<!--c--></p><ul><li>1</li><li class="x">2<ul>'
    '<li id="deep">x</li></ul></li>'
    '<li xml:lang="de-CH">3</li></ul><svg viewBox="0 0 1 1" xlink:href="#a"><g id="g"><P/></g>'
    "</svg>"
    '<p hidden="" data-hx-on-load="2">\xe9 \u2603</p></body></html>'
)
XML: Final = (
    '<?style a?><r xmlns:n="urn:n" a="1"><n:e n:a="2" a="3"><e/>t<![CDATA[u]]></n:e>'
    '<e xml:lang="en">'
    "<!--c--><?p d?><q r='s'/></e><E/>4</r>"
)
AXES: Final = (
    *("ancestor", "ancestor-or-self", "attribute", "child", "descendant", "descendant-or-self"),
    *("following", "following-sibling", "namespace", "parent", "preceding", "preceding-sibling"),
    "self",
)
EXPRESSIONS: Final = (
    *("/", "/*", ".", "..", "//p", "//P", "//g", "//li", "/html/body/p", "//p/..", "//*", "//@*"),
    *("//text()", "//comment()", "//processing-instruction()", "//processing-instruction('p')"),
    *(f"//b/{axis}::{test}" for axis in AXES for test in ("*", "*[1]", "*[last()]")),
    *(f"//li[2]/{axis}::node()" for axis in AXES if axis not in ("ancestor", "preceding")),
    *(f"//@id/{axis}::node()[2]" for axis in AXES if axis != "ancestor"),
    *("//p[1]", "//p[last()]", "//p[position() < 3]", "(//p)[2]", "(//li)[last()]/ancestor::*[1]"),
    *("//p[@id]", "//p[@class='x y']", "//*[@id='a' or @id='b']", "//*[not(@*)]", "//li[. > 1]"),
    *(
        "//li//li",
        "//ul//ul//li",
        "//ul[li/ul]/li[1]",
        "//p | //li | //p/@id",
        "//h1/@id | //p/@class",
    ),
    *("//*[@*[starts-with(name(), 'hx-on:') or starts-with(name(), 'data-hx-on-')]]", "//svg"),
    *("//*[name()='svg']", "//@viewBox", "//@viewbox", "//*[local-name()='g']/*", "//n:e", "//n:*"),
    *(
        "//n:e/@n:a",
        "//e",
        "//E",
        "//@n:*",
        "//e/..",
        "id('a b')",
        "id(//p/@id)/b",
        "//*[lang('de')]",
    ),
    *("count(//p)", "count(//@*)", "sum(//li)", "sum(//p/@title)", "string(//p)", "string(/)"),
    *("name(//*[@viewBox])", "local-name(//n:e)", "namespace-uri(//p)", "name(//@n:a)", "name()"),
    *("1", "-1", "--1", "1.", ".5", "1 + 2 * 3", "(1 + 2) * 3", "7 mod 3", "-7 mod 3", "7 mod -3"),
    *(
        "5 mod 0",
        "1.5 mod 0.5",
        "1 div 0",
        "-1 div 0",
        "0 div 0",
        "7 div 2",
        "2 - 1 - 1",
        "10 - -3",
    ),
    *("div div div", "* * *", "//p[* mod 2]", "1 = 1.0", "1 = '1'", "'a' != 'b'", "true() = 'x'"),
    *(
        "1 < 2",
        "'2' <= '10'",
        "2 > 10",
        "1 < 2 < 3",
        "3 > 2 > 1",
        "//li = 2",
        "//li != 2",
        "2 = //li",
    ),
    *(
        "//li < //p",
        "//li = //p",
        "//li != //li",
        "//none = //none",
        "//none != //none",
        "//li > 2",
    ),
    *(
        "//none = false()",
        "true() or 1 div 0",
        "false() and 1",
        "1 and 0 or 1",
        "not(//none)",
        "1=1=1",
    ),
    *(
        "boolean('')",
        "boolean(0 div 0)",
        "boolean(//p)",
        "number('')",
        "number(' 12 ')",
        "number('1e3')",
    ),
    *(
        "number('+1')",
        "number('-.5')",
        "number(true())",
        "number('0x1')",
        "number(//li)",
        "floor(-1.5)",
    ),
    *(
        "ceiling(-1.5)",
        "round(-1.5)",
        "round(1.5)",
        "round(2.5)",
        "round(0 div 0)",
        "floor(1 div 0)",
    ),
    *(
        "string(1 div 0)",
        "string(-0)",
        "string(0.1)",
        "string(100000)",
        "string(1.50)",
        "string(true())",
    ),
    *(
        "string()",
        "string-length()",
        "string-length('abc')",
        "concat('a', 1, true(), //b)",
        "concat('a')",
    ),
    *(
        "starts-with('abc', 'ab')",
        "starts-with('abc', '')",
        "contains('abc', 'bc')",
        "contains('a', '')",
    ),
    *(
        "substring-before('1999/04', '/')",
        "substring-after('1999/04', '/')",
        "substring-after('a', '')",
    ),
    *("substring('12345', 2, 3)", "substring('12345', 2)", "substring('12345', 1.5, 2.6)"),
    *(
        "substring('12345', 0, 3)",
        "substring('12345', 0 div 0, 3)",
        "substring('12345', -42, 1 div 0)",
    ),
    *(
        "substring('12345', -1 div 0, 1 div 0)",
        "normalize-space('  a \t b\n')",
        "normalize-space(//p)",
    ),
    *("translate('bar', 'abc', 'AB')", "translate('--aaa--', 'abc-', 'ABC')", "'it''s'", '"it\'s"'),
    *("last()", "position()", "//p[position() = last()]", "//p[string-length() > 5]", "//p[2][1]"),
    *(
        "//li[position() mod 2 = 1]",
        "//li[1]/following::li[1]",
        "//li[3]/preceding::li[1]",
        "//p[0]",
    ),
    *("//body/descendant::p[2]", "//p/self::p[1]", "/descendant::li[3]", "//ul/li[last()]/@*"),
    *(
        "string(//li[2])",
        "//*[contains(@class, 'x')]",
        "//p/b/text()",
        "//text()[. = 'two']",
        "1|2",
    ),
    *(
        "",
        " ",
        "/ /",
        "//",
        "p[",
        "p]",
        "p[]",
        "(p",
        "@",
        "@@a",
        "a::b",
        "child::",
        "foo()",
        "count()",
    ),
    *("count(1)", "'a", "1 2", "a b", "x:y", "x:y()", "text(1)", "..[1]", "p/1", "/1", "a//", "!"),
    *("count(//p", "1 +", "or", "- 1", "a:b:c", "//p/", "|", "a |", "()", "last(1)", "self::"),
    *(
        "processing-instruction(x)",
        "comment('a')",
        "*[*]",
        "@*[1]",
        "true",
        "not",
        "text",
        "//text",
    ),
)
SCRIPT: Final = """
const pages = [
  new DOMParser().parseFromString(HTML, "text/html"),
  new DOMParser().parseFromString(XML, "application/xml"),
];
const place = (node) => {
  const parts = [];
  for (let each = node; each !== null; ) {
    if (each.nodeType === 2) {
      parts.unshift("@" + each.name);
      each = each.ownerElement;
    } else {
      parts.unshift(each.parentNode === null ? "" : [...each.parentNode.childNodes].indexOf(each));
      each = each.parentNode;
    }
  }
  return parts.join("/");
};
const resolver = (prefix) => ({ n: "urn:n" })[prefix] ?? null;
const answer = (page, expression) => {
  try {
    let result = page.evaluate(expression, page, resolver);
    if (result.resultType === 1) return String(result.numberValue);
    if (result.resultType === 2) return [result.stringValue];
    if (result.resultType === 3) return result.booleanValue;
    const places = [];
    result = page.evaluate(expression, page, resolver, XPathResult.ORDERED_NODE_ITERATOR_TYPE);
    for (let node; (node = result.iterateNext()); ) places.push(place(node));
    return { places };
  } catch (error) {
    return { error: error.name };
  }
};
return EXPRESSIONS.map((each) => pages.map((page) => answer(page, each)));
"""


def script() -> str:
    """The body of a function that returns the answers to all expressions."""
    values = {"HTML": HTML, "XML": XML, "EXPRESSIONS": EXPRESSIONS}
    return (
        "".join(f"const {name} = {json.dumps(each)};\n" for name, each in values.items()) + SCRIPT
    )


def recorded() -> dict[str, Any]:
    """Chromium's answers by expression: of the HTML, and of the XML."""
    answers: dict[str, Any] = json.loads(RECORD.read_text("ascii"))
    return answers


def record() -> None:
    """Ask Chromium, and write its answers."""
    from tests.browser.driver import start

    with start("chromium") as browser:
        answers = dict(zip(EXPRESSIONS, browser.new_page().run(script()), strict=True))
    lines = (f"{json.dumps(each)}: {json.dumps(answer)}" for each, answer in answers.items())
    RECORD.write_text("{\n" + ",\n".join(lines) + "\n}\n", "ascii")


if __name__ == "__main__":
    record()
