"""Small pages, each for one difference that generated pages had."""

from __future__ import annotations

from typing import Any


def page(html: str, *shadows: str, names: str = "order") -> dict[str, Any]:
    """A page that does not change, and the properties that are asked."""
    asked = {"names": names.split(), "pseudoElements": [], "changes": []}
    return {"html": html, "shadows": shadows, **asked}


MINIMAL = [
    page("<style>li { + & { order: 5 } } li { > & { order: 6 } }</style><li><li><li>"),
    page("<style>.a { + &.b, ~ i & { order: 5 } }</style><b class=a></b><i class='a b'></i>"),
    page("<style>:bogus { i { order: 5 } } b, ::x(y) { & { order: 6 } }</style><i></i><b></b>"),
    page("<style>%a { i { order: 5 } } .-a { i { order: 6 } }</style><b class=-a><i>"),
    page(
        "<style>@scope (.a) to (.b) { @scope (.a) { i { order: 5 } } }</style>"
        "<p class=a><b class=a><i class=b></i><i></i></b></p>"
    ),
    page(
        "<style>@property --r { syntax: '<length>'; inherits: true; initial-value: 1px }"
        "@property --s { syntax: '<length>'; inherits: false; initial-value: 1px }"
        "p { --r: 5px; --s: 5px; --t: 5px } i { --r: var(--x); --s: var(--x); --t: var(--x) }"
        "</style><p><i>",
        names="--r --s --t",
    ),
    page("<style>i { order: revert-layer !important }</style><i style='order: 7'>"),
    page("<style>@layer a { i { order: 2 } } i { order: revert-layer !important }</style><i>"),
    page(
        "<style>@layer a { i { order: 2; order: revert-layer !important } } i { order: 3 }</style>"
        "<i style='order: 7'></i><i style='order: revert-layer !important'></i>"
    ),
    page(
        "<style>::part(p) { order: 4 }</style><p data-shadow=0>",
        "<style>b { order: revert-layer !important } i { order: 3 }</style><b part=p><i part=p>",
    ),
    page(
        "<style>p, i { order: 4 }</style><p data-shadow=0><i></i></p><div data-shadow=0></div>",
        "<style>:host, ::slotted(i) { order: revert-layer !important; display: revert-layer "
        "!important }</style><slot></slot>",
        names="order display",
    ),
    page(
        "<i slot=n>a</i><p data-shadow=0><b slot=n>b</b></p>",
        "<slot name=n><i>not in the flat tree<u></u></i></slot><slot><i></i></slot>",
        names="display color",
    ),
    page(
        "<style>* { float: left } .a { position: absolute } .f { position: fixed }"
        ".r { position: relative }</style><b></b><b class=a></b><b class=f></b><b class=r></b>",
        names="float display",
    ),
    page(
        "<style>* { display: inherit } p { display: PLACE }</style>".replace("PLACE", "table-cell")
        + "<p><button></button><input><select></select><textarea></textarea><meter></meter>"
        "<progress></progress><legend></legend><input type=image><input type=file>"
        "<button style='appearance: none'></button></p>",
        names="display appearance",
    ),
    page(
        "<style>button, input, legend { display: inline } select, meter { display: list-item }"
        "</style><button></button><input><legend></legend><select></select><meter></meter>",
        names="display",
    ),
    page(
        "".join(
            f"<section style='border: 7px solid'><p style='{each}'></p></section>"
            for each in (
                *("list-style: none", "list-style: none inside", "list-style: none url(http://a/)"),
                *("list-style: square none", "list-style: none none", "border: 0", "border: solid"),
                *("border-top: thick dotted red", "border: 2px none", "outline: thin solid"),
                *("border-width: thin; border-style: hidden", "border: inherit"),
                *("border: 1.25px solid", "border: 0.01px solid; outline: 2.9px solid"),
                *("background: rgba(0, 0, 0, .3)", "background: hsl(0 0% 100% / 60%)"),
            )
        )
        + "<table style='border: solid red'><thead><tr><td>x</table>",
        names="list-style-type list-style-image list-style-position border-top-width outline-width "
        "border-top-color background-color background-image",
    ),
    page(
        "<p style='-webkit-font-smoothing: antialiased'><b></b><svg><svg></svg></svg>",
        names="-webkit-font-smoothing overflow-x display",
    ),
    page(
        "<p style='font: inherit; color: red; font-weight: 900; letter-spacing: 3px'>"
        "<button></button><input><input type=checkbox><input type=radio><input type=range>"
        "<input type=file><input type=color><input type=image><input type=hidden><input type=date>"
        "<input type=search><input type=submit><select><option><optgroup></select><textarea>"
        "</textarea><label></label><fieldset><legend></legend></fieldset><meter></meter>"
        "<select multiple></select><select size=4></select><select size=1></select>"
        "<img><video></video><bdi></bdi><bdo></bdo><td></td><dialog></dialog>",
        names="font-size font-family font-weight font-style letter-spacing color background-color "
        "border-top-width border-top-style border-top-color border-left-width border-left-style "
        "padding-top padding-left padding-right margin-left margin-top box-sizing cursor "
        "appearance overflow-x overflow-y resize white-space text-align unicode-bidi left "
        "border-top-left-radius user-select outline-width",
    ),
]
