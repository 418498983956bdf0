"""What changes of classes and states can change, as far as transitions and animations need it."""

from __future__ import annotations

import pytest

from webapi.runtimes.style_changes import changes, properties_by_variables, transitioned
from webapi.runtimes.style_texts import style_text

OPACITY = ".t { transition: opacity 1s }"


@pytest.mark.parametrize(
    ("css", "expected"),
    [
        ("", set()),
        (
            ".a { transition: opacity 1s, margin 2s }",
            {"opacity", *(f"margin-{side}" for side in ("top", "right", "bottom", "left"))},
        ),
        (".a { -webkit-transition-property: left; transition-duration: 1s }", {"left"}),
        (".a { transition: none }", set()),
        (
            ".a { transition: var(--x) } .b { --x: top 1s; --x: var(--y) } .c{--y:left 1s}",
            {"top", "left"},
        ),
        (".a { transition: 1s }", None),
        (".a { transition: all 1s }", None),
        (".a { transition-duration: 1s }", None),
        (".a { transition: var(--x) } .b { --x: .3s }", None),
    ],
)
def test_what_may_transition(css: str, expected: set[str] | None) -> None:
    assert transitioned([style_text(css)]) == expected


@pytest.mark.parametrize(
    ("selector", "feature", "key", "carriers"),
    [
        (".a:hover", ":hover", ".a", ((".a", 1),)),
        (".a:focus-within", ":focus", ".a", ((".a", 1),)),
        (".a:hover > .b", ":hover", ".b", ((".a", 2),)),
        (".a:hover + .b .c", ":hover", ".c", ((".a", 3),)),
        (".a:not(:hover)", ":hover", ".a", ((".a", 1),)),
        (".c:is(:where(.a):hover *)", ":hover", ".c", ((".a", 2),)),
        (".a:has(.b:hover)", ":hover", ".a", (("", 4),)),
        (".a.b", ".b", ".a", ((".a", 1),)),
        (".b .a", ".b", ".a", ((".b", 2),)),
        ("[data-x] ~ i", "[data-x", "i", (("", 3),)),
        ("#a b", "#a", "b", (("#a", 2),)),
    ],
)
def test_how_far_a_change_reaches(
    selector: str, feature: str, key: str, carriers: tuple[tuple[str, int], ...]
) -> None:
    text = style_text(f"{OPACITY} {selector} {{ opacity: 0; top: 1px }} .z {{ opacity: 1 }}")
    (found,) = changes([text], feature)
    assert (found.key, found.carriers, found.names) == (key, carriers, ("opacity",))


def test_what_does_not_transition_is_not_noted() -> None:
    text = style_text(f"{OPACITY} .a:hover {{ color: red; top: 1px }}")
    assert changes([text], ":hover") == changes([text], ".none") == []


def test_what_variables_decide() -> None:
    text = style_text(f"{OPACITY} .a {{ opacity: var(--o); top: var(--t) }}")
    assert properties_by_variables([text]) == ["opacity"]
