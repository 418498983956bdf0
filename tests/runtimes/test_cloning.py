"""Structured clones, in every engine, of the values that the tests of Python use too."""

import json

import pytest

from tests.html.cloning import CLONED, REFUSED, described
from tests.runtimes.pages import Page

MAKE = """
const makers = {
  list: () => [],
  object: () => ({}),
  blob: () => new Blob(["b"]),
  file: () => new File(["f"], "name"),
  buffer: () => new ArrayBuffer(1),
  date: () => new Date(0),
  pattern: () => /a/,
  error: () => new RangeError("e"),
  exception: () => new DOMException("e", "AbortError"),
  function: () => () => {},
  url: () => new URL("a:"),
  form: () => new FormData(),
  target: () => new EventTarget(),
  iterator: () => [].values(),
  encoder: () => new TextEncoder(),
};
const make = (graph) => {
  const objects = graph.map(([kind]) => makers[kind]());
  graph.forEach(([, items], place) => {
    items.forEach((item, key) => {
      const names = { list: key, error: "cause" };
      objects[place][names[graph[place][0]] ?? "k" + key] = objects[item];
    });
  });
  return objects[0];
};
const kinds = new Map();
for (const kind in makers) kinds.set(Object.getPrototypeOf(makers[kind]()), kind);
const shape = (root) => {
  const met = [];
  const walk = (value) => {
    if (met.includes(value)) return String(met.indexOf(value));
    met.push(value);
    const kind = kinds.get(Object.getPrototypeOf(value));
    let items = ["list", "object"].includes(kind) ? Object.values(value) : [];
    if (kind === "error" && "cause" in value) items = [value.cause];
    return `${kind}(${items.map(walk)})`;
  };
  return walk(root);
};
"""
KINDS = [line.split(":")[0].strip() for line in MAKE.splitlines() if ": () =>" in line]


@pytest.mark.parametrize("name", CLONED)
def test_these_values_can_be_cloned(page: Page, name: str) -> None:
    clone = f"const value = make({json.dumps(CLONED[name])}); const clone = structuredClone(value);"
    assert page.run(f"{MAKE}{clone}show([clone !== value, shape(clone)]);") == [
        True,
        described(KINDS, CLONED[name]),
    ]


@pytest.mark.parametrize("name", REFUSED)
def test_these_values_cannot_be_cloned(page: Page, name: str) -> None:
    clone = f"structuredClone(make({json.dumps(REFUSED[name])}));"
    caught = f"try {{ {clone} }} catch (error) {{ show(error.name); }}"
    assert page.run(f"{MAKE}{caught}") == "DataCloneError"
