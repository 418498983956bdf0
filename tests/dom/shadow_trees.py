"""A script about shadow trees, and what Chromium answers."""

from __future__ import annotations

from typing import Any

MARKUP = (
    """<div id="outer"><b id="named" slot="a">1</b><i id="plain">2</i></div><p id="other"></p>"""
)
SCRIPT = """
const answers = {};
document.body.innerHTML = MARKUP;
const byId = (id) => document.getElementById(id);
const attempt = (steps) => {
  try {
    steps();
    return "";
  } catch (error) {
    return error.name;
  }
};
const label = (node) => {
  if (node instanceof ShadowRoot) return `#${node.host.id || node.host.localName}`;
  if (node === document || node === globalThis) return node === document ? "document" : "window";
  return node && (node.id || node.localName);
};
const outer = byId("outer");
const root = outer.attachShadow({ mode: "open", clonable: true });
root.innerHTML = '<section id="part"><slot name="a" id="slot_a"></slot>' +
  '<slot id="slot_b"><u id="fallback"></u></slot><em id="deep"></em></section>';
answers.root = [
  root.mode, root.host === outer, outer.shadowRoot === root, root.isConnected, root.nodeName,
  root.delegatesFocus, root.slotAssignment, root.clonable, root.serializable, root.parentNode,
  root.ownerDocument === document, root.activeElement, root instanceof DocumentFragment,
];
answers.hosts = ["div", "span", "h6", "x-y", "a", "input", "button", "main"].map((name) =>
  attempt(() => document.createElement(name).attachShadow({ mode: "open" })));
answers.refused = [
  attempt(() => outer.attachShadow({ mode: "open" })),
  attempt(() => byId("other").attachShadow({})),
  attempt(() => byId("other").attachShadow({ mode: "other" })),
  attempt(() => new ShadowRoot()),
  attempt(() => root.append(outer)),
  attempt(() => byId("other").append(root)) === "" ? root.childNodes.length : "",
  attempt(() => root.cloneNode()),
];
byId("other").remove();
document.body.insertAdjacentHTML("beforeend", "<p id=other></p>");
root.innerHTML = '<section id="part"><slot name="a" id="slot_a"></slot>' +
  '<slot id="slot_b"><u id="fallback"></u></slot><em id="deep"></em></section>';
const [first, second] = root.querySelectorAll("slot");
const inside = root.getElementById("deep");
const ids = (nodes) => nodes.map((node) => label(node));
answers.slots = [
  label(byId("named").assignedSlot), label(byId("plain").assignedSlot),
  ids(first.assignedNodes()), ids(second.assignedElements()), first.assignedSlot,
];
byId("plain").slot = "a";
answers.renamed = [ids(first.assignedNodes()), ids(second.assignedNodes()),
  ids(second.assignedNodes({ flatten: true }))];
const before = document.createElement("slot");
before.id = "slot_c";
before.name = "a";
root.prepend(before);
answers.before = [ids(before.assignedNodes()), ids(first.assignedNodes())];
before.remove();
answers.after = [ids(before.assignedNodes()), ids(first.assignedNodes())];
first.name = "c";
answers.none = [byId("plain").assignedSlot, ids(first.assignedNodes({ flatten: true }))];
first.name = "a";
byId("plain").removeAttribute("slot");
answers.tree = [
  inside.isConnected, document.contains(inside), label(inside.getRootNode()),
  label(inside.getRootNode({ composed: true })), document.getElementById("deep"),
  document.querySelectorAll("em").length, inside.closest("div"), outer.innerHTML,
  root.innerHTML.length, outer.textContent,
];
const record = (target, init, listeners) => {
  const log = [];
  const listen = (event) => log.push([
    label(event.currentTarget), label(event.target), event.eventPhase,
    event.composedPath().map(label),
  ]);
  for (const each of listeners) {
    for (const capture of [true, false]) each.addEventListener("probe", listen, capture);
  }
  const event = new Event("probe", init);
  target.dispatchEvent(event);
  for (const each of listeners) {
    for (const capture of [true, false]) each.removeEventListener("probe", listen, capture);
  }
  return [log, label(event.target), event.composedPath().length, event.currentTarget];
};
const all = [document, outer, root, second, inside];
answers.composed = record(inside, { bubbles: true, composed: true }, all);
answers.inside = record(inside, { bubbles: true }, all);
answers.quiet = record(inside, { composed: true }, all);
answers.slotted = record(byId("plain"), { bubbles: true }, [...all, byId("plain")]);
const closed = byId("other").attachShadow({ mode: "closed" });
closed.innerHTML = "<slot></slot><div id=inner></div>";
byId("other").innerHTML = "<s id=light></s>";
const innermost = closed.getElementById("inner").attachShadow({ mode: "open" });
innermost.innerHTML = "<q id=leaf></q>";
answers.closed = [
  byId("other").shadowRoot, byId("light").assignedSlot,
  record(innermost.getElementById("leaf"), { bubbles: true, composed: true },
    [document, byId("other"), closed, innermost]),
  record(byId("light"), { bubbles: true }, [document, byId("light"), closed.firstChild]),
];
const copy = outer.cloneNode(true);
const shallow = outer.cloneNode();
answers.clone = [copy.shadowRoot.innerHTML === root.innerHTML, copy.shadowRoot.isConnected,
  copy.querySelector("b").assignedSlot === copy.shadowRoot.querySelector("slot"),
  shallow.shadowRoot.childNodes.length, byId("other").cloneNode(true).shadowRoot];
byId("other").remove();
outer.remove();
answers.removed = [inside.isConnected, innermost.isConnected, label(byId("named"))];
document.body.append(outer);
answers.inserted = [inside.isConnected, label(byId("named").assignedSlot)];
inside.tabIndex = 0;
inside.focus();
answers.focus = [label(document.activeElement), label(root.activeElement)];
const page = document.implementation.createHTMLDocument("");
page.body.append(outer);
answers.adopted = [inside.ownerDocument === page, root.ownerDocument === page,
  inside.getRootNode({ composed: true }) === page,
  ids(first.assignedNodes())];
const host = document.createElement("div");
document.body.append(host);
host.innerHTML = "<i id=x></i><i id=y></i>";
const manual = host.attachShadow({ mode: "open", slotAssignment: "manual" });
manual.innerHTML = "<slot></slot><slot></slot>";
const [left, right] = manual.querySelectorAll("slot");
left.assign(byId("y"), byId("x"), byId("y"));
answers.manual = [ids(left.assignedNodes()), ids(right.assignedNodes())];
right.assign(byId("x"));
answers.reassigned = [ids(left.assignedNodes()), ids(right.assignedNodes()),
  byId("x").assignedSlot === right];
byId("x").remove();
answers.unassigned = [ids(right.assignedNodes())];
"""

EXPECTED: dict[str, Any] = {
    "root": [
        "open",
        True,
        True,
        True,
        "#document-fragment",
        False,
        "named",
        True,
        False,
        None,
        True,
        None,
        True,
    ],
    "hosts": ["", "", "", "", "NotSupportedError", "NotSupportedError", "NotSupportedError", ""],
    "refused": [
        "NotSupportedError",
        "TypeError",
        "TypeError",
        "TypeError",
        "HierarchyRequestError",
        0,
        "NotSupportedError",
    ],
    "slots": ["slot_a", "slot_b", ["named"], ["plain"], None],
    "renamed": [["named", "plain"], [], ["fallback"]],
    "before": [["named", "plain"], []],
    "after": [[], ["named", "plain"]],
    "none": [None, []],
    "tree": [
        True,
        False,
        "#outer",
        "document",
        None,
        0,
        None,
        '<b id="named" slot="a">1</b><i id="plain">2</i>',
        128,
        "12",
    ],
    "composed": [
        [
            [
                "document",
                "outer",
                1,
                ["deep", "part", "#outer", "outer", "body", "html", "document", "window"],
            ],
            [
                "outer",
                "outer",
                2,
                ["deep", "part", "#outer", "outer", "body", "html", "document", "window"],
            ],
            [
                "#outer",
                "deep",
                1,
                ["deep", "part", "#outer", "outer", "body", "html", "document", "window"],
            ],
            [
                "deep",
                "deep",
                2,
                ["deep", "part", "#outer", "outer", "body", "html", "document", "window"],
            ],
            [
                "deep",
                "deep",
                2,
                ["deep", "part", "#outer", "outer", "body", "html", "document", "window"],
            ],
            [
                "#outer",
                "deep",
                3,
                ["deep", "part", "#outer", "outer", "body", "html", "document", "window"],
            ],
            [
                "outer",
                "outer",
                2,
                ["deep", "part", "#outer", "outer", "body", "html", "document", "window"],
            ],
            [
                "document",
                "outer",
                3,
                ["deep", "part", "#outer", "outer", "body", "html", "document", "window"],
            ],
        ],
        "outer",
        0,
        None,
    ],
    "inside": [
        [
            ["#outer", "deep", 1, ["deep", "part", "#outer"]],
            ["deep", "deep", 2, ["deep", "part", "#outer"]],
            ["deep", "deep", 2, ["deep", "part", "#outer"]],
            ["#outer", "deep", 3, ["deep", "part", "#outer"]],
        ],
        None,
        0,
        None,
    ],
    "quiet": [
        [
            [
                "document",
                "outer",
                1,
                ["deep", "part", "#outer", "outer", "body", "html", "document", "window"],
            ],
            [
                "outer",
                "outer",
                2,
                ["deep", "part", "#outer", "outer", "body", "html", "document", "window"],
            ],
            [
                "#outer",
                "deep",
                1,
                ["deep", "part", "#outer", "outer", "body", "html", "document", "window"],
            ],
            [
                "deep",
                "deep",
                2,
                ["deep", "part", "#outer", "outer", "body", "html", "document", "window"],
            ],
            [
                "deep",
                "deep",
                2,
                ["deep", "part", "#outer", "outer", "body", "html", "document", "window"],
            ],
            [
                "outer",
                "outer",
                2,
                ["deep", "part", "#outer", "outer", "body", "html", "document", "window"],
            ],
        ],
        "outer",
        0,
        None,
    ],
    "slotted": [
        [
            [
                "document",
                "plain",
                1,
                [
                    "plain",
                    "slot_b",
                    "part",
                    "#outer",
                    "outer",
                    "body",
                    "html",
                    "document",
                    "window",
                ],
            ],
            [
                "outer",
                "plain",
                1,
                [
                    "plain",
                    "slot_b",
                    "part",
                    "#outer",
                    "outer",
                    "body",
                    "html",
                    "document",
                    "window",
                ],
            ],
            [
                "#outer",
                "plain",
                1,
                [
                    "plain",
                    "slot_b",
                    "part",
                    "#outer",
                    "outer",
                    "body",
                    "html",
                    "document",
                    "window",
                ],
            ],
            [
                "slot_b",
                "plain",
                1,
                [
                    "plain",
                    "slot_b",
                    "part",
                    "#outer",
                    "outer",
                    "body",
                    "html",
                    "document",
                    "window",
                ],
            ],
            [
                "plain",
                "plain",
                2,
                [
                    "plain",
                    "slot_b",
                    "part",
                    "#outer",
                    "outer",
                    "body",
                    "html",
                    "document",
                    "window",
                ],
            ],
            [
                "plain",
                "plain",
                2,
                [
                    "plain",
                    "slot_b",
                    "part",
                    "#outer",
                    "outer",
                    "body",
                    "html",
                    "document",
                    "window",
                ],
            ],
            [
                "slot_b",
                "plain",
                3,
                [
                    "plain",
                    "slot_b",
                    "part",
                    "#outer",
                    "outer",
                    "body",
                    "html",
                    "document",
                    "window",
                ],
            ],
            [
                "#outer",
                "plain",
                3,
                [
                    "plain",
                    "slot_b",
                    "part",
                    "#outer",
                    "outer",
                    "body",
                    "html",
                    "document",
                    "window",
                ],
            ],
            [
                "outer",
                "plain",
                3,
                [
                    "plain",
                    "slot_b",
                    "part",
                    "#outer",
                    "outer",
                    "body",
                    "html",
                    "document",
                    "window",
                ],
            ],
            [
                "document",
                "plain",
                3,
                [
                    "plain",
                    "slot_b",
                    "part",
                    "#outer",
                    "outer",
                    "body",
                    "html",
                    "document",
                    "window",
                ],
            ],
        ],
        "plain",
        0,
        None,
    ],
    "closed": [
        None,
        None,
        [
            [
                ["document", "other", 1, ["other", "body", "html", "document", "window"]],
                ["other", "other", 2, ["other", "body", "html", "document", "window"]],
                [
                    "#other",
                    "inner",
                    1,
                    [
                        "leaf",
                        "#inner",
                        "inner",
                        "#other",
                        "other",
                        "body",
                        "html",
                        "document",
                        "window",
                    ],
                ],
                [
                    "#inner",
                    "leaf",
                    1,
                    [
                        "leaf",
                        "#inner",
                        "inner",
                        "#other",
                        "other",
                        "body",
                        "html",
                        "document",
                        "window",
                    ],
                ],
                [
                    "#inner",
                    "leaf",
                    3,
                    [
                        "leaf",
                        "#inner",
                        "inner",
                        "#other",
                        "other",
                        "body",
                        "html",
                        "document",
                        "window",
                    ],
                ],
                [
                    "#other",
                    "inner",
                    3,
                    [
                        "leaf",
                        "#inner",
                        "inner",
                        "#other",
                        "other",
                        "body",
                        "html",
                        "document",
                        "window",
                    ],
                ],
                ["other", "other", 2, ["other", "body", "html", "document", "window"]],
                ["document", "other", 3, ["other", "body", "html", "document", "window"]],
            ],
            "other",
            0,
            None,
        ],
        [
            [
                ["document", "light", 1, ["light", "other", "body", "html", "document", "window"]],
                [
                    "slot",
                    "light",
                    1,
                    ["light", "slot", "#other", "other", "body", "html", "document", "window"],
                ],
                ["light", "light", 2, ["light", "other", "body", "html", "document", "window"]],
                ["light", "light", 2, ["light", "other", "body", "html", "document", "window"]],
                [
                    "slot",
                    "light",
                    3,
                    ["light", "slot", "#other", "other", "body", "html", "document", "window"],
                ],
                ["document", "light", 3, ["light", "other", "body", "html", "document", "window"]],
            ],
            "light",
            0,
            None,
        ],
    ],
    "clone": [True, False, True, 1, None],
    "removed": [False, False, None],
    "inserted": [True, "slot_a"],
    "focus": ["outer", "deep"],
    "adopted": [True, True, True, ["named"]],
    "manual": [["y", "x"], []],
    "reassigned": [["y"], ["x"], True],
    "unassigned": [[]],
}
