"""Parse HTML with the browser's own parser, inside Pyodide, for which turbohtml is not built.

https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#the-domparser-interface
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from typing import Any

from webapi.webidl.parsed_markup import ParsedHTML, RecordedPage
from webapi.webidl.quirks import mode_of

SCRIPT = """
(function () {
  if (typeof DOMParser === "undefined") return null;
  const NAMESPACES = new Map([
    ["http://www.w3.org/2000/svg", "svg"],
    ["http://www.w3.org/1998/Math/MathML", "math"],
  ]);
  const CLOSE = 0, ELEMENT = 6;
  const CODES = new Map([[3, 1], [8, 2], [7, 3], [10, 4]]); // by nodeType

  // Walk without recursion: codes and texts of the children of a node.
  function record(root) {
    const codes = [], texts = [], shapes = new Map();
    const open = [];
    let node = root.firstChild;
    for (;;) {
      if (node === null) {
        if (open.length === 0) return [Int32Array.from(codes), texts, [...shapes.keys()]];
        codes.push(CLOSE);
        node = open.pop().nextSibling;
        continue;
      }
      if (node.nodeType === 1) {
        const shape = [NAMESPACES.get(node.namespaceURI) ?? "html", node.localName];
        for (const attribute of node.attributes) {
          shape.push(attribute.name);
          texts.push(attribute.value);
        }
        const key = shape.join(" ");
        if (!shapes.has(key)) shapes.set(key, ELEMENT + shapes.size);
        codes.push(shapes.get(key));
        open.push(node);
        node = (node instanceof HTMLTemplateElement ? node.content : node).firstChild;
        continue;
      }
      codes.push(CODES.get(node.nodeType));
      if (node.nodeType === 10) texts.push(node.name, node.publicId, node.systemId);
      else if (node.nodeType === 7) texts.push(node.target, node.data);
      else texts.push(node.data);
      node = node.nextSibling;
    }
  }

  const parse = (text) => new DOMParser().parseFromString(text, "text/html");

  function parseFragment(text, namespace, localName, isInAForm) {
    const document = parse("<!DOCTYPE html>");
    const context = document.createElementNS(namespace, localName);
    if (isInAForm) document.createElement("form").append(context);
    context.innerHTML = text;
    return record(context instanceof HTMLTemplateElement ? context.content : context);
  }

  return { parse: (text) => record(parse(text)), parseFragment };
})()
"""
_HTML = "http://www.w3.org/1999/xhtml"
_NAMESPACES = {"svg": "http://www.w3.org/2000/svg", "math": "http://www.w3.org/1998/Math/MathML"}


def is_there() -> bool:
    """Whether this is Pyodide in a page: workers and Node.js have no DOMParser."""
    return sys.platform == "emscripten" and bool(_browser())


def parse_html_page(text: str) -> RecordedPage:
    """https://html.spec.whatwg.org/#parsing, without the scripting flag"""
    return RecordedPage(_parsed(_browser().parse(text), mode_of(text)))


def parse_html_fragment(text: str, context: str, is_in_a_form: bool) -> ParsedHTML:
    """https://html.spec.whatwg.org/#html-fragment-parsing-algorithm, in no-quirks mode"""
    prefix, _, local_name = context.rpartition(" ")
    namespace = _NAMESPACES.get(prefix, _HTML)
    found = _browser().parseFragment(text, namespace, local_name, is_in_a_form)
    return _parsed(found, "no-quirks")


def _parsed(found: Any, mode: str) -> ParsedHTML:
    codes, texts, shapes = found
    return ParsedHTML(
        list(codes.to_py()), list(texts), [shape.split(" ") for shape in shapes], mode
    )


@cache
def _browser() -> Any:
    """The functions of the script, or null."""
    return import_module("pyodide.code").run_js(SCRIPT)
