"""What a user does to elements: the events, values and focus follow as in a browser.

>>> from webapi import Document, user
>>> page = Document("https://example.org/")
>>> form, field, box = (page.createElement(name) for name in ("form", "input", "input"))
>>> box.type = "checkbox"
>>> form.append(field, box)
>>> page.append(form)
>>> user.type(field, "Ada")
>>> user.click(box)
>>> field.value, box.checked, page.activeElement is box
('Ada', True, True)

The functions neither wait nor look whether an element is shown. They raise `DOMException`
``InvalidStateError`` if the element is in no document.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from webapi.dom import user_input
from webapi.dom.element import Element as Node
from webapi.dom.forms.options import HTMLOptionElement
from webapi.dom.forms.select import HTMLSelectElement
from webapi.dom.keys import Modifiers
from webapi.dom.pointer_input import Mouse
from webapi.interfaces.element import Element
from webapi.webidl.dom_exception import DOMException

__all__ = ["click", "fill", "hover", "press", "select_option", "type"]

Modifier = Literal["Alt", "Control", "ControlOrMeta", "Meta", "Shift"]
Button = Literal["left", "middle", "right"]

_BUTTONS: Final = {"left": 0, "middle": 1, "right": 2}
_MODIFIERS: Final = {
    "Alt": "Alt",
    "Control": "Control",
    "ControlOrMeta": "Control",
    "Meta": "Meta",
    "Shift": "Shift",
}
"""The modifiers in the order in which they go down."""


def click(
    element: Element,
    *,
    button: Button = "left",
    click_count: int = 1,
    modifiers: Iterable[Modifier] = (),
) -> None:
    """Move the mouse to an element and click it, while modifier keys are held.

    Links navigate, buttons submit, boxes toggle, unless a script prevents it. With a
    ``click_count`` of 2 it is a double click.
    """
    arguments = click_arguments(button, click_count, modifiers)
    user_input.user_clicks(_node(element), *arguments, Mouse(Modifiers()))


def hover(element: Element, *, modifiers: Iterable[Modifier] = ()) -> None:
    """Move the mouse to an element."""
    user_input.user_hovers(_node(element), held_keys(modifiers), Mouse(Modifiers()))


def press(element: Element, key: str) -> None:
    """Focus an element and press a key, such as ``a``, ``Enter`` or ``Shift+Tab``.

    Names are those of ``key`` and ``code`` of a `KeyboardEvent`, of a keyboard of the USA.

    Raises: `DOMException` ``SyntaxError`` for another name.
    """
    user_input.user_presses(_node(element), _text(key), Modifiers())


def type(element: Element, text: str) -> None:
    """Focus an element, and press a key for each character."""
    user_input.user_types(_node(element), _text(text), Modifiers())


def fill(element: Element, value: str) -> None:
    """Focus a control and give it a text or a value at once, without keys.

    Raises: `DOMException` ``InvalidStateError`` if a user cannot.
    """
    user_input.user_fills(_node(element), _text(value))


def select_option(select: Element, value: str | Element | Iterable[str | Element]) -> None:
    """Select the options with these values or labels, or these options, and no others.

    Raises: `DOMException` ``NotFoundError`` for an option that the element does not have,
    ``InvalidStateError`` for what is no select.
    """
    wanted = [value] if isinstance(value, (str, Element)) else list(value)
    node = _node(select)
    choices = node.list_of_options if isinstance(node, HTMLSelectElement) else []
    user_input.user_selects(node, [_option(choices, each) for each in wanted])


def click_arguments(
    button: str | None, click_count: int | None, modifiers: Iterable[str] | None
) -> tuple[int, int, str]:
    """Check the arguments of a click; None stands for one click of the left button.

    Raises: `TypeError`, `ValueError`.
    """
    button = "left" if button is None else button
    click_count = 1 if click_count is None else click_count
    if button not in _BUTTONS:
        raise ValueError(f"no button {button!r}: {', '.join(_BUTTONS)}")
    if not isinstance(click_count, int):
        raise TypeError(f"click_count is an integer, and not {click_count!r}")
    return _BUTTONS[button], click_count, held_keys(modifiers)


def held_keys(modifiers: Iterable[str] | None) -> str:
    """Join the names of modifier keys; None are none.

    Raises: `TypeError`, `ValueError`.
    """
    if isinstance(modifiers, str):
        raise TypeError(f"modifiers is a list, as [{modifiers!r}], and not a text")
    names = tuple(modifiers or ())
    for name in names:
        if name not in _MODIFIERS:
            raise ValueError(f"no modifier {name!r}: {', '.join(_MODIFIERS)}")
    return "+".join(dict.fromkeys(key for name, key in _MODIFIERS.items() if name in names))


def _node(element: Element) -> Node:
    if not isinstance(element, Element):
        raise TypeError(f"a user acts on an element, and not on {element!r}")
    node: Node = element._webapi_node
    return node


def _text(text: str) -> str:
    if not isinstance(text, str):
        raise TypeError(f"a user types a text, and not {text!r}")
    return text


def _option(options: list[HTMLOptionElement], wanted: str | Element) -> Node:
    """An option by itself, or the first one by its value or label."""
    node = None if isinstance(wanted, str) else _node(wanted)
    for option in options:
        if option is node or wanted in (option.value, option.label):
            return option
    raise DOMException(f"The select has no option {wanted!r}.", "NotFoundError")
