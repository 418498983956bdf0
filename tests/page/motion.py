"""Transitions and animations of a page, whose events are compared with those of Chromium."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).parent
HTML: Final = (HERE / "motion.html").read_text("ascii")
PROGRAM: Final = (HERE / "motion.js").read_text("ascii")
RECORDED: Final[dict[str, list[Any]]] = json.loads(
    (HERE / "motion_in_chromium.json").read_text("ascii")
)
VIEWS: Final = (HERE / "view_transitions.js").read_text("ascii").rstrip("\n")
RECORDED_VIEWS: Final = json.loads((HERE / "view_transitions_in_chromium.json").read_text("ascii"))
EFFECTS: Final = (HERE / "effects.js").read_text("ascii").rstrip("\n")
RECORDED_EFFECTS: Final[dict[str, Any]] = json.loads(
    (HERE / "effects_in_chromium.json").read_text("ascii")
)
PRESSED: Final = """<!doctype html><style>
button { transition: opacity 50ms } button:active { opacity: 0.3 }
button ~ i { opacity: 0.9; transition: opacity 50ms } button:active ~ i { opacity: 0.4 }
body:active b { opacity: 0.2 } b, u { transition: opacity 50ms } u:active { opacity: 0 }
</style><body><button>Press</button><i>x</i><b>y</b><u>z</u><script>
let log = [];
for (const type of ["transitionrun", "transitionend"]) {
  addEventListener(type, (event) => log.push(event.type + " " + event.target.localName));
}
const taken = () => log.splice(0).sort();
</script>"""
"""What the mouse presses, and its neighbours, transition."""
PRESSED_LOG: Final = [
    f"transition{kind} {name}" for kind in ("end", "run") for name in ("b", "button", "i")
]
"""What Chromium 156 sends while the mouse is down on the button, and when it is up again."""
TIME: Final = 50
"""So many milliseconds may a browser with frames be late: three frames."""
ELAPSED: Final = 80
"""So much may the times of animations that are cancelled differ: browsers skip their frames."""


def is_alike(one: Any, other: Any, most: int) -> bool:
    """Whether two entries of a log are the same, but for the times of frames."""
    if not isinstance(one, list) or not isinstance(other, list):
        return bool(one == other)
    are_near = abs(one[3] - other[3]) <= most and abs(one[4] - other[4]) <= TIME
    return are_near and one[:3] == other[:3] and one[5:] == other[5:]


def different(logs: dict[str, list[Any]]) -> dict[str, list[Any]]:
    """The logs that are not as recorded."""
    assert logs.keys() == RECORDED.keys()
    found = {}
    for name, log in logs.items():
        wanted = RECORDED[name]
        most = ELAPSED if any("cancel" in str(each) for each in wanted) else 0
        pairs = zip(log, wanted, strict=False)
        if len(log) != len(wanted) or not all(is_alike(*pair, most) for pair in pairs):
            found[name] = log
    return found


def effects(evaluate: Callable[..., Any]) -> dict[str, Any]:
    """What a page says of the keyframes and times that are recorded, as they are recorded."""
    asked = {name: list(RECORDED_EFFECTS[name]) for name in ("keyframes", "timings")}
    found: dict[str, Any] = evaluate(EFFECTS, asked)
    return found | {name: dict(zip(asked[name], found[name], strict=True)) for name in asked}
