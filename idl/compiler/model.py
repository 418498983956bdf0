"""The IDL as data: the one input of every emitter.

`read` makes these objects per file, with partials and mixins apart and typedefs unresolved; `merge`
returns `Definitions` in which

- every partial is folded into what it extends, in source order, and every mixin's members follow
  the members of each interface that includes it (their ``declared_in`` says which mixin),
- every typedef is replaced by its type, and every `Reference` says what ``kind`` it refers to,
- extended attributes that apply to types ([Clamp] and the like) are part of the types.

All objects are frozen; dicts keep the order of the sources.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from itertools import chain
from typing import Any, Literal, TypeAlias, TypeVar

from idl.compiler.errors import Location

ExtendedAttributes: TypeAlias = Mapping[str, str | None]
"""Names with the text after ``=``, or ``None``: ``{"Exposed": "*", "Serializable": None}``."""


# Types


@dataclass(frozen=True)
class Simple:
    """``any undefined boolean object bigint``, a number type or a string type.

    ``name`` is the IDL name with single spaces (``unrestricted double``, ``unsigned long long``);
    ``attribute`` is the extended attribute that changes its conversion: ``Clamp`` or
    ``EnforceRange`` of an integer type, ``LegacyNullToEmptyString`` of a string type.
    """

    name: str
    attribute: str | None = None

    def __str__(self) -> str:
        return f"[{self.attribute}] {self.name}" if self.attribute else self.name


@dataclass(frozen=True)
class Buffer:
    """``ArrayBuffer``, ``DataView`` or a typed array by name; unions of them are unions.

    ``[AllowShared]`` and ``AllowSharedBufferSource`` set ``allows_shared``.
    """

    name: str
    allows_shared: bool = False

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class Reference:
    """A definition by its identifier; ``kind`` is known once merged."""

    name: str
    kind: Literal["", "interface", "dictionary", "enum", "callback", "callback interface"] = ""

    def __str__(self) -> str:
        return self.name


GenericName: TypeAlias = Literal[
    "sequence", "async_sequence", "FrozenArray", "ObservableArray", "Promise"
]


@dataclass(frozen=True)
class Generic:
    """A type with a parameter, as ``sequence<T>``."""

    name: GenericName
    item: Type

    def __str__(self) -> str:
        return f"{self.name}<{self.item}>"


@dataclass(frozen=True)
class Record:
    """``record<K, V>``"""

    key: Simple
    value: Type

    def __str__(self) -> str:
        return f"record<{self.key}, {self.value}>"


@dataclass(frozen=True)
class Union:
    """``(A or B or …)``, as written: members may be unions or nullable themselves.

    ``alias`` is the typedef by which it was used, if any.
    """

    members: tuple[Type, ...]
    alias: str = ""

    def __str__(self) -> str:
        return self.alias or f"({' or '.join(map(str, self.members))})"


@dataclass(frozen=True)
class Nullable:
    """``T?``"""

    inner: Type

    def __str__(self) -> str:
        return f"{self.inner}?"


Type: TypeAlias = Simple | Buffer | Reference | Generic | Record | Union | Nullable
Node = TypeVar("Node", bound="Type | Argument | Member | Definition | DictionaryMember")


def nested(type_: Type) -> Iterator[Type]:
    """The type and the types inside it."""
    yield type_
    for each in fields(type_):
        value = getattr(type_, each.name)
        for inner in value if isinstance(value, tuple) else [value]:
            if isinstance(inner, Type):
                yield from nested(inner)


def references(type_: Type, kind: str) -> list[str]:
    """The identifiers of the definitions of a kind that a type names."""
    return [
        each.name for each in nested(type_) if isinstance(each, Reference) and each.kind == kind
    ]


def promised(type_: Type) -> Type | None:
    """The type ``T`` of ``Promise<T>``."""
    match type_:
        case Generic("Promise", item):
            return item
    return None


def with_types(node: Node, change: Callable[[Type, Location], Type], location: Location) -> Node:
    """Change each type in a type, argument, member or definition.

    ``change`` takes a type and the location of the construct around it. For a type or an argument
    this is ``location``.
    """
    place = getattr(node, "location", location)

    def changed(value: Any) -> Any:
        if isinstance(value, Type):
            return change(value, place)
        if isinstance(value, Argument | Member | DictionaryMember):
            return with_types(value, change, place)
        return tuple(map(changed, value)) if type(value) is tuple else value

    values = {each.name: changed(getattr(node, each.name)) for each in fields(node)}
    return replace(node, **values)


# Members


@dataclass(frozen=True)
class Default:
    """A default value or a constant's value.

    ``kind`` says what ``value`` is: a ``string``, ``number`` (int or float), ``boolean``, or (with
    the value ``None``) ``null``, an empty ``sequence`` or an empty ``dictionary``.
    """

    kind: Literal["string", "number", "boolean", "null", "sequence", "dictionary"]
    value: str | int | float | bool | None = None

    def __str__(self) -> str:
        match self.kind:
            case "string":
                return f'"{self.value}"'
            case "boolean" | "number":
                return str(self.value).lower()
        return {"null": "null", "sequence": "[]", "dictionary": "{}"}[self.kind]


@dataclass(frozen=True)
class Argument:
    """An argument of an operation, constructor or callback."""

    name: str
    type: Type
    optional: bool = False
    variadic: bool = False
    default: Default | None = None

    def __str__(self) -> str:
        optional = "optional " if self.optional else ""
        variadic = "..." if self.variadic else ""
        default = f" = {self.default}" if self.default else ""
        return f"{optional}{self.type}{variadic} {self.name}{default}"


@dataclass(frozen=True)
class Member:
    """The fields that all members of an interface have.

    ``declared_in`` is the identifier of the interface or mixin in whose declaration it stands, and
    ``standard`` the address that its file's first line gives.
    """

    location: Location
    declared_in: str
    standard: str
    extended_attributes: ExtendedAttributes


@dataclass(frozen=True)
class Constant(Member):
    """``const unsigned short A = 1;``"""

    name: str
    type: Type
    value: Default

    def __str__(self) -> str:
        return f"const {self.type} {self.name} = {self.value}"


@dataclass(frozen=True)
class Attribute(Member):
    """An attribute, regular or static; ``stringifier`` if the object converts to its value."""

    name: str
    type: Type
    readonly: bool = False
    static: bool = False
    stringifier: bool = False

    def __str__(self) -> str:
        words = (
            ("static ", self.static),
            ("stringifier ", self.stringifier),
            ("readonly ", self.readonly),
        )
        return "".join(word for word, used in words if used) + f"attribute {self.type} {self.name}"

    def reflects(self, *extended_attributes: str) -> str:
        """The content attribute that one of these extended attributes names, if any."""
        for each in extended_attributes:
            if each in self.extended_attributes:
                return (self.extended_attributes[each] or self.name.lower()).strip('"')
        return ""


NAMELESS = "(nameless)"
"""The name in the model of a getter without an identifier."""


@dataclass(frozen=True)
class Operation(Member):
    """One operation, or one overload of it.

    A constructor is called ``constructor``, is ``static`` and returns its interface. ``special`` is
    ``getter`` for a getter of indexed properties. If the getter has no identifier, it is no member
    of the class, and its steps are called ``item``.
    """

    name: str
    type: Type
    arguments: tuple[Argument, ...]
    static: bool = False
    special: Literal["", "getter"] = ""

    @property
    def name_of_steps(self) -> str:
        """The name of the function that has the steps."""
        return "item" if self.name == NAMELESS else self.name

    @property
    def promised(self) -> Type | None:
        """The type ``T`` if the operation returns ``Promise<T>``."""
        return promised(self.type)

    def __str__(self) -> str:
        arguments = ", ".join(map(str, self.arguments))
        if self.name == "constructor":
            return f"constructor({arguments})"
        static = "static " if self.static else ""
        special = f"{self.special} " if self.special else ""
        return f"{static}{special}{self.type} {self.name}({arguments})"


@dataclass(frozen=True)
class Stringifier(Member):
    """A bare ``stringifier;``"""

    def __str__(self) -> str:
        return "stringifier"


@dataclass(frozen=True)
class Iterable(Member):
    """``iterable<K, V>``, or ``iterable<V>`` with ``key`` ``None``, or ``setlike<V>``."""

    key: Type | None
    value: Type
    setlike: bool = False

    @property
    def default(self) -> str:
        """The method that an iteration over an object calls."""
        return "entries" if self.key and not self.setlike else "values"

    def __str__(self) -> str:
        if self.setlike:
            return f"setlike<{self.value}>"
        return f"iterable<{self.key}, {self.value}>" if self.key else f"iterable<{self.value}>"


@dataclass(frozen=True)
class AsyncIterable(Member):
    """``async_iterable<V>`` or ``async_iterable<V>(arguments)``."""

    value: Type
    arguments: tuple[Argument, ...]

    def __str__(self) -> str:
        arguments = f"({', '.join(map(str, self.arguments))})" if self.arguments else ""
        return f"async_iterable<{self.value}>{arguments}"


ITERATION = ("entries", "keys", "values", "forEach")
"""The methods that an iterable declaration makes."""

AnyMember: TypeAlias = Constant | Attribute | Operation | Stringifier | Iterable | AsyncIterable
AMember = TypeVar("AMember", bound=Member)


# Definitions


@dataclass(frozen=True)
class Definition:
    """The fields of all definitions; ``standard`` is the address in the first line of its file."""

    name: str
    location: Location
    standard: str
    extended_attributes: ExtendedAttributes


@dataclass(frozen=True)
class Interface(Definition):
    """An interface, a mixin or a callback interface, whole or partial.

    Merged, ``mixins`` names the mixins whose members were added; ``inherits`` is the identifier of
    the interface that it inherits from.
    """

    members: tuple[AnyMember, ...]
    inherits: str | None = None
    partial: bool = False
    mixin: bool = False
    callback: bool = False
    mixins: tuple[str, ...] = ()

    def listed(self, extended_attribute: str) -> tuple[str, ...]:
        """The identifiers in ``[extended_attribute=(a, b)]``, or the strings of ``("a", "b")``."""
        names = (self.extended_attributes.get(extended_attribute) or "").strip("()").split(",")
        return tuple(filter(None, (each.strip(' "') for each in names)))

    @property
    def dictionary_of_object(self) -> str:
        """The dictionary that a constructor's first argument, an object, converts to, if any."""
        return self.extended_attributes.get("AsDictionary") or ""

    def _members(self, of: type[AMember]) -> Iterator[AMember]:
        return (each for each in self.members if isinstance(each, of))

    @property
    def constructors(self) -> tuple[Operation, ...]:
        """The overloads of the constructor; empty if there is none."""
        return self.operations.get("constructor", ())

    @property
    def constants(self) -> tuple[Constant, ...]:
        return tuple(self._members(Constant))

    @property
    def attributes(self) -> tuple[Attribute, ...]:
        return tuple(self._members(Attribute))

    @property
    def operations(self) -> dict[str, tuple[Operation, ...]]:
        """The overloads of each operation that has a name, the constructor included, by `key`."""
        overloads: dict[str, tuple[Operation, ...]] = {}
        for each in self._members(Operation):
            key = self.key(each)
            if key != NAMELESS:
                overloads[key] = (*overloads.get(key, ()), each)
        return overloads

    def key(self, operation: Operation) -> str:
        """The identifier of an operation. That of a static one begins with ``static`` if a regular
        one has it, too.
        """
        name = operation.name
        if operation.static and any(
            each.name == name and not each.static for each in self._members(Operation)
        ):
            return f"static {name}"
        return name

    @property
    def iterable(self) -> Iterable | None:
        """The iterable declaration, if any."""
        return next(self._members(Iterable), None)

    @property
    def async_iterable(self) -> AsyncIterable | None:
        """The declaration of asynchronous iteration, if any."""
        return next(self._members(AsyncIterable), None)

    @property
    def stringifiers(self) -> list[Attribute | Stringifier]:
        """Attributes that are the stringifier, and bare declarations."""
        return [
            each
            for each in self.members
            if isinstance(each, Stringifier) or (isinstance(each, Attribute) and each.stringifier)
        ]

    @property
    def stringifier(self) -> Attribute | Stringifier | None:
        """The stringifier, if any."""
        return next(iter(self.stringifiers), None)

    @property
    def length(self) -> Attribute | None:
        """``size`` or ``length`` of an object that can be iterated over, if it has one."""
        if not (self.iterable or self.indexed_getter):
            return None
        return next((each for each in self.attributes if each.name in ("size", "length")), None)

    @property
    def indexed_getter(self) -> Operation | None:
        """The getter of indexed properties, if any."""
        return next((each for each in self._members(Operation) if each.special), None)

    @property
    def named_getter(self) -> str:
        """The operation that gets named properties, beside indexed ones; empty if there is none."""
        if "LegacyUnenumerableNamedProperties" not in self.extended_attributes:
            return ""
        return next(name for name in ("namedItem", "getNamedItem") if name in self.operations)


@dataclass(frozen=True)
class DictionaryMember:
    """One member of a dictionary."""

    name: str
    type: Type
    location: Location
    required: bool = False
    default: Default | None = None


@dataclass(frozen=True)
class Dictionary(Definition):
    """A dictionary; ``members`` are its own, without those that it inherits."""

    members: tuple[DictionaryMember, ...]
    inherits: str | None = None
    partial: bool = False


@dataclass(frozen=True)
class Enum(Definition):
    """An enumeration of strings."""

    values: tuple[str, ...]


@dataclass(frozen=True)
class Callback(Definition):
    """A callback function."""

    type: Type
    arguments: tuple[Argument, ...]


@dataclass(frozen=True)
class Typedef(Definition):
    """A typedef; none is left once merged."""

    type: Type


@dataclass(frozen=True)
class Includes(Definition):
    """``name includes mixin;``; none is left once merged."""

    mixin: str


AnyDefinition: TypeAlias = Interface | Dictionary | Enum | Callback | Typedef | Includes


@dataclass(frozen=True)
class Definitions:
    """All merged definitions by identifier, with mixins, because the global scope has some."""

    interfaces: dict[str, Interface] = field(default_factory=dict)
    mixins: dict[str, Interface] = field(default_factory=dict)
    callback_interfaces: dict[str, Interface] = field(default_factory=dict)
    dictionaries: dict[str, Dictionary] = field(default_factory=dict)
    enums: dict[str, Enum] = field(default_factory=dict)
    callbacks: dict[str, Callback] = field(default_factory=dict)
    keywords: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """The tables of ``idl/keywords.toml``."""

    def returned(self, kind: Literal["interface", "dictionary"]) -> set[str]:
        """The interfaces or dictionaries of results, alone or inside other types."""
        return self._returned[kind]

    @cached_property
    def _returned(self) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {"interface": set(), "dictionary": set()}

        def add(type_: Type) -> None:
            found["interface"].update(references(type_, "interface"))
            for name in references(type_, "dictionary"):
                if name not in found["dictionary"]:
                    found["dictionary"].add(name)
                    for inner in self.dictionaries[name].members:
                        add(inner.type)

        for interface in (*self.interfaces.values(), *self.globals):
            for member in interface.members:
                match member:
                    case Operation(name="constructor"):
                        pass
                    case Attribute(type=type_) | Operation(type=type_) | Iterable(value=type_):
                        add(type_)
        called = [each.arguments for each in self.callbacks.values()]
        for interface in self.callback_interfaces.values():
            called += [operation.arguments for (operation,) in interface.operations.values()]
        for argument in chain.from_iterable(called):
            add(argument.type)
        return found

    @cached_property
    def given_dictionaries(self) -> set[str]:
        """The dictionaries that are arguments, or parts of them."""
        return {
            name
            for interface in (*self.interfaces.values(), *self.globals)
            for member in interface.members
            if isinstance(member, Operation)
            for argument in member.arguments
            for name in references(argument.type, "dictionary")
        }

    @property
    def globals(self) -> list[Interface]:
        """The mixins of the global scope: ``[Global]``."""
        return [each for each in self.mixins.values() if "Global" in each.extended_attributes]
