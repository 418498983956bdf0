"""Styles, and what Chromium 156 makes of them. The tests try them in Python and in engines."""

TEXTS = {
    "color:red": "color: red;",
    "COLOR:RED": "color: red;",
    "color:red;color:blue;width:1px;color:green": "width: 1px; color: green;",
    "color:red !important;color:blue": "color: red !important;",
    "color:red;a{b:c}width:1px;height:1px": "color: red; height: 1px;",
    "color:red}width:1px;height:1px": "height: 1px;",
    "@foo x;color:red": "color: red;",
    "color:red;;:;width 1px;height:1px": "color: red; height: 1px;",
    "/*x*/color/**/:/**/red/**/!/**/important": "color: red !important;",
    "c\\6flor:red": "color: red;",
    "foo:bar;-foo-x:1;color:red": "color: red;",
    "color:red;width:nonsense": "color: red;",
    "--X:{a:b};--y:1 !important": "--X: {a:b}; --y: 1 !important;",
    "--x:  a  b ;": "--x: a  b;",
    "border-width:1px;border-style:solid;border-color:red": (
        "border-width: 1px; border-style: solid; border-color: red;"
    ),
    "width": "",
    "content:'a;b'; color:red": 'content: "a;b"; color: red;',
    "background-image:url(a;b.png);color:red": 'background-image: url("a;b.png"); color: red;',
    "color:red !ie;width:1px": "width: 1px;",
}
"""Texts of the attribute, and ``cssText``."""

VALUES = (
    ("transition", "opacity 1s", "transition: opacity 1s;"),
    ("transition", "1s", "transition: 1s;"),
    ("transition", "none", "transition: none;"),
    ("transition", "opacity 0.3s ease-in 0.1s", "transition: opacity 0.3s ease-in 0.1s;"),
    (
        "transition",
        "transform .15s ease-out,opacity 150ms linear",
        "transition: transform 0.15s ease-out, opacity 150ms linear;",
    ),
    ("transition", "none, opacity", None),
    ("transition", "all 0s ease 0s", "transition: all;"),
    ("transition", "var(--x)", "transition: var(--x);"),
    ("transition", "opacity -1s", "transition: opacity -1s;"),
    (
        "transition",
        "display 1s allow-discrete, opacity 2s",
        "transition: display 1s allow-discrete, opacity 2s;",
    ),
    ("transition", "opacity 1s 1s 1s", None),
    ("animation", "fade", "animation: auto ease 0s 1 normal none running fade;"),
    ("animation", "none", "animation: auto ease 0s 1 normal none running none;"),
    (
        "animation",
        "fade 1s ease-in 2s 3 alternate both paused",
        "animation: 1s ease-in 2s 3 alternate both paused fade;",
    ),
    (
        "animation",
        "fade 1s, turn 2s",
        "animation: 1s ease 0s 1 normal none running fade, 2s ease 0s 1 normal none running turn;",
    ),
    ("animation", "foo bar", None),
    (
        "animation",
        "infinite infinite 1s",
        "animation: 1s ease 0s infinite normal none running infinite;",
    ),
    ("animation", "1s", "animation: 1s ease 0s 1 normal none running none;"),
    *[("border", "1px solid", "border: 1px solid;"), ("outline", "0", "outline: 0px;")],
    *[("border", "red solid 1px", "border: 1px solid red;")],
    *[("list-style", "none", "list-style: none;"), ("flex", "1", "flex: 1 1 0%;")],
    *[("text-decoration", "underline", "text-decoration: underline;")],
    *[("background", "red", "background: red;"), ("flex", "none", "flex: 0 0 auto;")],
    *[("flex-flow", "wrap row", "flex-flow: wrap;"), ("columns", "2 auto", "columns: 2;")],
    *[("gap", "1px 1px", "gap: 1px;"), ("overflow", "hidden auto", "overflow: hidden auto;")],
    *[("margin", "0", "margin: 0px;"), ("margin", "1px 2px 1px", "margin: 1px 2px;")],
    *[("margin", "1px !important", None), ("margin", "var(--x)", "margin: var(--x);")],
    *[("padding", "-1px", None), ("margin", "-1px", "margin: -1px;")],
    *[("color", "#FFF", "color: rgb(255, 255, 255);"), ("color", "nonsense", None)],
    *[("color", "rgba(1,2,3,.5)", "color: rgba(1, 2, 3, 0.5);"), ("color", "red;", None)],
    *[("color", "#ff000080", "color: rgba(255, 0, 0, 0.5);"), ("color", "#ff", None)],
    *[("color", "hsl(120,100%,50%)", "color: rgb(0, 255, 0);")],
    *[("color", "hwb(30 10% 20% / 0.25)", "color: rgba(204, 115, 26, 0.25);")],
    *[("color", "hsl(-0.5turn none 50%)", "color: rgb(128, 128, 128);")],
    *[("color", "rgb(1 2 3 / 50%)", "color: rgba(1, 2, 3, 0.5);"), ("color", "inherit x", None)],
    *[("color", "currentColor", "color: currentcolor;"), ("color", "unset", "color: unset;")],
    *[("font-size", "12PX", "font-size: 12px;"), ("width", ".5em", "width: 0.5em;")],
    *[("width", "+1.50px", "width: 1.5px;"), ("width", "1e3px", "width: 1000px;")],
    *[("width", "calc(100% - 20px)", "width: calc(100% - 20px);"), ("width", "1", None)],
    *[("width", "calc(1px+2px)", None), ("width", "calc(1s)", None), ("width", "1px 2px", None)],
    *[
        ("z-index", "1.5", None),
        ("z-index", "-1", "z-index: -1;"),
        ("opacity", "50%", "opacity: 0.5;"),
    ],
    *[("font-family", "'Open Sans',Arial", 'font-family: "Open Sans", Arial;')],
    *[("content", "'a\"b'", 'content: "a\\"b";'), ("display", "blocky", None)],
    *[("transform", "rotate(45DEG)", "transform: rotate(45deg);"), ("transform", "x", None)],
    *[("background-image", "url( a.png )", 'background-image: url("a.png");')],
    *[
        ("-webkit-transform", "none", "transform: none;"),
        ("word-wrap", "normal", "overflow-wrap: normal;"),
    ],
    *[("border-radius", "1px 2px", "border-radius: 1px 2px;"), ("inset", "0", "inset: 0px;")],
    *[
        ("line-height", "1.50", "line-height: 1.5;"),
        ("aspect-ratio", "16/9", "aspect-ratio: 16 / 9;"),
    ],
    *[
        ("cursor", "url(a), pointer", 'cursor: url("a"), pointer;'),
        ("font-weight", "bold", "font-weight: bold;"),
    ],
    *[("float", "left", "float: left;"), ("--x", "  a  b ", "--x: a  b;"), ("--x", "", None)],
    *[
        ("--x", "a;b", None),
        ("--x", "a)", None),
        ("foo", "bar", None),
        ("all", "initial", "all: initial;"),
    ],
    *[("margin", "inherit", "margin: inherit;"), ("margin-top", "-0px", "margin-top: 0px;")],
    *[("color", "rgb(1,2,3", "color: rgb(1, 2, 3);"), ("width", "1PX", "width: 1px;")],
)
"""A property, its value, and the attribute ``style`` after ``setProperty``."""

STEPS = (
    (
        [("transition", "opacity 1s, color 2s"), ("transition-duration", "3s, 4s")],
        "transition: opacity 3s, color 4s;",
    ),
    (
        [("animation", "a 1s"), ("animation-name", "b")],
        "animation: 1s ease 0s 1 normal none running b;",
    ),
    *[([("margin", "1px 2px"), ("margin-top", "3px")], "margin: 3px 2px 1px;")],
    *[
        (
            [("margin", "var(--x)"), ("margin-top", "1px")],
            "margin-top: 1px; margin-right: ; margin-bottom: ; margin-left: ;",
        )
    ],
    *[
        (
            [("margin", "inherit"), ("margin-top", "1px")],
            "margin-top: 1px; margin-right: inherit; margin-bottom: inherit; margin-left: inherit;",
        )
    ],
    *[([("color", "red"), ("width", "1px"), ("color", "blue")], "color: blue; width: 1px;")],
    *[([("margin", "1px"), ("color", "red"), ("margin", "2px")], "margin: 2px; color: red;")],
    *[([("color", "red"), ("color", "")], "")],
    *[
        (
            [("margin", "1px"), ("margin-top", "")],
            "margin-right: 1px; margin-bottom: 1px; margin-left: 1px;",
        )
    ],
)
"""Calls of ``setProperty``, and the attribute after them."""
