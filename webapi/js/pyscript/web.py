"""``pyscript.web``: elements as objects of Python."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from webapi.js.ffi import create_proxy
from webapi.js.proxies import global_value
from webapi.js.pyscript.events import Event
from webapi.js.pyscript.ffi import is_none

CONTAINER_TAGS = [
    *("a", "abbr", "address", "article", "aside", "audio", "b", "blockquote", "body"),
    *("button", "caption", "cite", "code", "colgroup", "data", "dd", "del", "details"),
    *("dialog", "div", "dl", "dt", "em", "fieldset", "figcaption", "figure", "footer", "form"),
    *("h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hgroup", "html", "i", "iframe"),
    *("ins", "kbd", "label", "legend", "li", "main", "map", "mark", "menu", "meta", "meter"),
    *("nav", "object", "ol", "option", "output", "p", "param", "picture", "pre", "progress"),
    *("q", "s", "script", "section", "small", "span", "strong", "style", "sub", "summary"),
    *("sup", "table", "tbody", "td", "template", "textarea", "tfoot", "th", "thead", "time"),
    *("title", "tr", "u", "ul", "var", "wbr"),
]
VOID_TAGS = [
    *("area", "base", "br", "col", "embed", "hr", "img", "input", "link", "source", "track"),
]
_OTHER_TAGS = ("canvas", "video")
_WITH_OPTIONS = ("datalist", "optgroup", "select")
_UNDERSCORED = ("del", "input", "map", "object")
"""The tags that are names of Python, whose classes have an underscore."""


class Element:
    """An element of the page; its other attributes are those of the JavaScript object."""

    element_classes_by_tag_name: ClassVar[dict[str, type[Element]]] = {}
    _dom_element: Any
    _on_events: dict[str, Event]
    __hash__ = None  # type: ignore[assignment]

    @classmethod
    def get_tag_name(cls) -> str:
        """The tag of the class: its name without underscores."""
        return cls.__name__.replace("_", "")

    @classmethod
    def register_element_classes(cls, element_classes: Iterable[type[Element]]) -> None:
        """Let elements with the tags of these classes be objects of these classes."""
        for each in element_classes:
            cls.element_classes_by_tag_name[each.get_tag_name()] = each

    @classmethod
    def unregister_element_classes(cls, element_classes: Iterable[type[Element]]) -> None:
        """Forget what `register_element_classes` was told."""
        for each in element_classes:
            cls.element_classes_by_tag_name.pop(each.get_tag_name(), None)

    @classmethod
    def wrap_dom_element(cls, dom_element: Any) -> Element:
        """The object for a JavaScript element, of the class for its tag."""
        tag = dom_element.tagName.lower()
        return cls.element_classes_by_tag_name.get(tag, cls)(dom_element=dom_element)

    def __init__(
        self, dom_element: Any = None, classes: Any = None, style: Any = None, **attributes: Any
    ) -> None:
        if is_none(dom_element):
            dom_element = global_value("document").createElement(self.get_tag_name())
        self._dom_element = dom_element
        self._on_events = {}
        self.update(classes, style, **attributes)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Element) and bool(other._dom_element == self._dom_element)

    def __getitem__(self, key: int | slice | str) -> Any:
        if isinstance(key, str):
            return _with_id(self._dom_element, key)
        if isinstance(key, (int, slice)):
            return self.children[key]
        kind = type(key).__name__
        raise TypeError(f"Element indices must be integers, slices, or strings, not {kind}.")

    def __getattr__(self, name: str) -> Any:
        if name == "_dom_element":
            raise AttributeError(name)
        if name.startswith("on_"):
            return self.get_event(name)
        return getattr(self._dom_element, _attribute(name))

    def __setattr__(self, name: str, value: Any) -> None:
        if name.startswith("_"):
            super().__setattr__(name, value)
        elif name.startswith("on_"):
            self.get_event(name).add_listener(value)
        else:
            setattr(self._dom_element, _attribute(name), value)

    def get_event(self, name: str) -> Event:
        """The `Event` that is triggered by the event of a name such as ``on_click``.

        PyScript has those events only that are also methods, such as ``click`` and ``focus``.
        """
        if not name.startswith("on_"):
            raise ValueError("Event names must start with 'on_'.")
        kind = name[3:]
        if not hasattr(self._dom_element, kind):
            raise ValueError(f"Element has no '{kind}' event.")
        if name not in self._on_events:
            event = self._on_events[name] = Event()
            self._dom_element.addEventListener(kind, create_proxy(event.trigger))
        return self._on_events[name]

    @property
    def children(self) -> ElementCollection:
        """The children that are elements."""
        return ElementCollection.wrap_dom_elements(self._dom_element.children)

    @property
    def classes(self) -> Classes:
        """The classes, as they were when somebody first looked, and as Python changes them."""
        if "_classes" not in vars(self):
            self._classes = Classes(self)
        return self._classes

    @property
    def style(self) -> Style:
        """The styles that Python sets."""
        if "_style" not in vars(self):
            self._style = Style(self)
        return self._style

    @property
    def parent(self) -> Element | None:
        """The parent, if it is an element."""
        return _wrapped(self._dom_element.parentElement)

    def append(self, *items: Any) -> None:
        """Append elements, collections, lists, texts and numbers.

        Raises: `TypeError` for other values.
        """
        for item in items:
            if isinstance(item, Element):
                self._dom_element.appendChild(item._dom_element)
            elif isinstance(item, (ElementCollection, list, tuple)):
                self.append(*item)
            elif isinstance(item, (str, int, float)):
                self._dom_element.append(item)
            elif hasattr(item, "tagName"):
                self._dom_element.appendChild(item)
            elif hasattr(item, "length"):
                for each in item:
                    self._dom_element.appendChild(each)
            else:
                raise TypeError(f"Cannot append {type(item).__name__} to element.")

    def clone(self, clone_id: str | None = None) -> Element:
        """A deep copy with another ``id``; without one it is ``undefined``, as in PyScript."""
        copy = Element.wrap_dom_element(self._dom_element.cloneNode(True))
        copy.id = clone_id
        return copy

    def find(self, selector: str) -> ElementCollection:
        """The elements inside that match a selector."""
        return _matching(self._dom_element, selector)

    def show_me(self) -> None:
        """``scrollIntoView``"""
        self._dom_element.scrollIntoView()

    def update(self, classes: Any = None, style: Any = None, **attributes: Any) -> None:
        """Add classes and styles, and set attributes."""
        for name in [classes] if isinstance(classes, str) else classes or ():
            self.classes.add(name)
        for name, value in (style or {}).items():
            self.style[name] = value
        for name, value in attributes.items():
            setattr(self, name, value)


class Classes(set[str]):
    """The classes of an element."""

    def __init__(self, element: Element) -> None:
        self._class_list = element._dom_element.classList
        super().__init__(self._class_list)

    def add(self, class_name: str) -> None:
        """Add one class, or several with spaces between them."""
        for name in _names(class_name):
            super().add(name)
            self._class_list.add(name)

    def remove(self, class_name: str) -> None:
        """Remove classes; warn of those that are not there."""
        for name in _names(class_name):
            if name in self:
                super().remove(name)
                self._class_list.remove(name)
            else:
                warning = f"Class '{name}' not found in element classes."
                global_value("console").warn(warning)

    def discard(self, class_name: str) -> None:  # type: ignore[override]
        """Remove classes, if they are there."""
        for name in _names(class_name):
            super().discard(name)
            self._class_list.remove(name)

    def clear(self) -> None:
        """Remove all classes."""
        self._class_list.remove(*self._class_list)
        super().clear()


class Style(dict[str, Any]):
    """The styles of an element that Python sets."""

    def __init__(self, element: Element) -> None:
        self._style = element._dom_element.style
        super().__init__()

    def __setitem__(self, name: str, value: Any) -> None:
        super().__setitem__(name, value)
        self._style.setProperty(name, str(value))

    def __delitem__(self, name: str) -> None:
        super().__delitem__(name)
        self._style.removeProperty(name)


class ContainerElement(Element):
    """An element that can have children: its arguments, of which texts are HTML."""

    def __init__(
        self,
        *items: Any,
        children: list[Any] | None = None,
        dom_element: Any = None,
        style: Any = None,
        classes: Any = None,
        **attributes: Any,
    ) -> None:
        super().__init__(dom_element, classes, style, **attributes)
        for item in [*items, *(children or [])]:
            if isinstance(item, (Element, ElementCollection)):
                self.append(item)
            else:
                self._dom_element.insertAdjacentHTML("beforeend", item)

    def __iter__(self) -> Iterator[Element]:
        yield from self.children


class ElementCollection:
    """A list of elements."""

    __hash__ = None  # type: ignore[assignment]

    @classmethod
    def wrap_dom_elements(cls, dom_elements: Iterable[Any]) -> ElementCollection:
        """The collection of JavaScript elements."""
        return cls([Element.wrap_dom_element(each) for each in dom_elements])

    def __init__(self, elements: list[Element]) -> None:
        self._elements = elements

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ElementCollection) and other._elements == self._elements

    def __getitem__(self, key: int | slice | str) -> Any:
        if isinstance(key, int):
            return self._elements[key]
        if isinstance(key, slice):
            return ElementCollection(self._elements[key])
        if isinstance(key, str):
            name = key.removeprefix("#")
            for each in self._elements:
                found = each if each.id == name else _with_id(each._dom_element, name)
                if found is not None:
                    return found
            return None
        kind = type(key).__name__
        raise TypeError(f"Collection indices must be integers, slices, or strings, not {kind}")

    def __iter__(self) -> Iterator[Element]:
        yield from self._elements

    def __len__(self) -> int:
        return len(self._elements)

    def __repr__(self) -> str:
        return f"{type(self).__name__} (length: {len(self)}) {self._elements}"

    @property
    def elements(self) -> list[Element]:
        """The list."""
        return self._elements

    def find(self, selector: str) -> ElementCollection:
        """The elements that match a selector, inside each element."""
        return ElementCollection([found for each in self for found in each.find(selector)])

    def update_all(self, classes: Any = None, style: Any = None, **attributes: Any) -> None:
        """Update each element."""
        for each in self:
            each.update(classes, style, **attributes)


class Options:
    """The options of a select."""

    def __init__(self, element: Element) -> None:
        self._element = element

    def __getitem__(self, key: Any) -> Any:
        return self.options[key]

    def __iter__(self) -> Iterator[Element]:
        yield from self.options

    def __len__(self) -> int:
        return len(self.options)

    def __repr__(self) -> str:
        return f"{type(self).__name__} (length: {len(self)}) {self.options}"

    @property
    def options(self) -> list[Element]:
        """The options, as elements."""
        return list(map(Element.wrap_dom_element, self._element._dom_element.options))

    @property
    def selected(self) -> Element:
        """The selected option."""
        index: int = self._element._dom_element.selectedIndex
        return self.options[index]

    def add(
        self,
        value: Any = None,
        html: str | None = None,
        text: str | None = None,
        before: Any = None,
        **attributes: Any,
    ) -> None:
        """Add an option, before another one or at the end."""
        named = {"value": value, "innerHTML": html, "text": text}
        attributes |= {name: each for name, each in named.items() if each}
        made = Element.element_classes_by_tag_name["option"](**attributes)
        successor = before._dom_element if before and isinstance(before, Element) else before
        self._element._dom_element.add(made._dom_element, successor)

    def clear(self) -> None:
        """Remove all options."""
        self._element._dom_element.length = 0

    def remove(self, index: int) -> None:
        """Remove the option at an index."""
        self._element._dom_element.remove(index)


class _HasOptions(ContainerElement):
    @property
    def options(self) -> Options:
        """The options."""
        if "_options" not in vars(self):
            self._options = Options(self)
        return self._options


class Page:
    """The page."""

    def __init__(self) -> None:
        document = global_value("document")
        self.html = _wrapped(document.documentElement)
        self.body = _wrapped(document.body)
        self.head = _wrapped(document.head)

    def __getitem__(self, key: str) -> Element | None:
        return _with_id(global_value("document"), key)

    @property
    def title(self) -> str:
        """The title of the document."""
        title: str = global_value("document").title
        return title

    @title.setter
    def title(self, value: str) -> None:
        global_value("document").title = value

    def append(self, *items: Any) -> None:
        """Append to the body."""
        self.body.append(*items)  # type: ignore[union-attr]

    def find(self, selector: str) -> ElementCollection:
        """The elements that match a selector."""
        return _matching(global_value("document"), selector)


def _attribute(name: str) -> str:
    """The name of JavaScript for a name of Python."""
    name = name.removesuffix("_")
    return {"class": "className", "for": "htmlFor"}.get(name, name)


def _names(class_name: str) -> list[str]:
    return class_name.split() if " " in class_name else [class_name]


def _wrapped(dom_element: Any) -> Element | None:
    return None if is_none(dom_element) else Element.wrap_dom_element(dom_element)


def _with_id(node: Any, key: str) -> Element | None:
    return _wrapped(node.querySelector(f"#{key.removeprefix('#')}"))


def _matching(node: Any, selector: str) -> ElementCollection:
    return ElementCollection.wrap_dom_elements(node.querySelectorAll(selector))


def _class_of(tag: str) -> type[Element]:
    base = (
        _HasOptions if tag in _WITH_OPTIONS else Element if tag in VOID_TAGS else ContainerElement
    )
    name = f"{tag}_" if tag in _UNDERSCORED else tag
    return type(name, (base,), {"__doc__": f"An element ``<{tag}>``.", "__module__": __name__})


CLASSES = {
    made.__name__: made
    for made in map(_class_of, (*_OTHER_TAGS, *_WITH_OPTIONS, *CONTAINER_TAGS, *VOID_TAGS))
}
Element.register_element_classes(CLASSES.values())

NAMES: dict[str, Any] = {
    **CLASSES,
    "CONTAINER_TAGS": CONTAINER_TAGS,
    "VOID_TAGS": VOID_TAGS,
    "Classes": Classes,
    "ContainerElement": ContainerElement,
    "Element": Element,
    "ElementCollection": ElementCollection,
    "Options": Options,
    "Page": Page,
    "Style": Style,
}
