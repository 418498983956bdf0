"""Raises an error with file and line for IDL that is wrong or not supported."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from idl.compiler import model
from idl.compiler.converters import NUMERIC, STRINGS, flatten, kind
from idl.compiler.errors import IDLError, Location
from idl.compiler.names import python_name, snake_case
from idl.compiler.reflections import reflection_of

Inheriting = TypeVar("Inheriting", model.Interface, model.Dictionary)


def check(definitions: model.Definitions) -> None:
    """Raise `IDLError` for the first construct that is wrong or unsupported."""
    modules: dict[str, str] = {}
    for definition in (
        *definitions.interfaces.values(),
        *definitions.globals,
        *definitions.callback_interfaces.values(),
        *definitions.dictionaries.values(),
        *definitions.enums.values(),
        *definitions.callbacks.values(),
    ):
        name, location = definition.name, definition.location
        other = modules.setdefault(snake_case(name), name)
        if other != name:
            raise IDLError(location, f"{name!r} and {other!r} have the same module name")
        model.with_types(definition, _check_type, location)
    for interface in definitions.interfaces.values():
        ancestors(interface, definitions.interfaces)
        _check_interface(interface, definitions)
    for mixin in definitions.globals:
        _check_globals(mixin, definitions)
    for callback_interface in definitions.callback_interfaces.values():
        _check_callback_interface(callback_interface, definitions)
    for callback in definitions.callbacks.values():
        _check_arguments(callback.arguments, callback.location, definitions)
    for dictionary in definitions.dictionaries.values():
        _check_dictionary(dictionary, definitions)
        _check_no_cycle(dictionary, definitions, ())


def ancestors(definition: Inheriting, definitions: dict[str, Inheriting]) -> list[Inheriting]:
    """The definitions that a definition inherits from, nearest first."""
    found: list[Inheriting] = []
    current = definition
    while current.inherits:
        if current.inherits not in definitions:
            raise IDLError(
                current.location, f"{current.name!r} inherits from unknown {current.inherits!r}"
            )
        current = definitions[current.inherits]
        if current in found or current.name == definition.name:
            raise IDLError(definition.location, f"{definition.name!r} inherits from itself")
        found.append(current)
    return found


def members_in_order(
    dictionary: model.Dictionary, dictionaries: dict[str, model.Dictionary]
) -> list[model.DictionaryMember]:
    """A dictionary's own and inherited members, in the order in which conversions read them.

    https://webidl.spec.whatwg.org/#js-dictionary
    """
    return [
        member
        for each in (*reversed(ancestors(dictionary, dictionaries)), dictionary)
        for member in sorted(each.members, key=lambda member: member.name)
    ]


def _check_interface(interface: model.Interface, definitions: model.Definitions) -> None:
    seen: dict[str, model.AnyMember] = {}
    for member in interface.members:
        if isinstance(member, model.Stringifier):
            continue
        names: tuple[str, ...]
        match member:
            case model.Iterable():
                names = model.ITERATION
            case model.AsyncIterable():
                names = ("values",)
            case _:
                names = (member.name,)
        for name in names:
            other = seen.setdefault(python_name(name), member)
            if other is not member and not _are_overloads(other, member):
                raise IDLError(member.location, f"{interface.name!r} has two members {name!r}")
        match member:
            case model.Attribute():
                _check_attribute(member, definitions)
            case model.Operation():
                if "Default" in member.extended_attributes and str(member) != "object toJSON()":
                    raise IDLError(member.location, f"[Default] of {member}, not object toJSON()")
                _refuse_an_observable_array(member.type, member.location)
                _check_arguments(member.arguments, member.location, definitions)
            case model.AsyncIterable():
                _check_arguments(member.arguments, member.location, definitions)
            case model.Iterable(key=None) if not interface.indexed_getter:
                raise IDLError(member.location, f"{member} needs a getter of indexed properties")
    _check_listed(interface)
    _check_object(interface, definitions)
    for second in interface.stringifiers[1:]:
        raise IDLError(second.location, f"second stringifier of {interface.name!r}")
    for overloads in interface.operations.values():
        if len({each.promised is None for each in overloads}) > 1:
            raise IDLError(
                overloads[1].location,
                f"overloads of {overloads[1].name!r}: only some return promises",
            )
    getter = interface.indexed_getter
    if getter and not (
        [each.type for each in getter.arguments] == [model.Simple("unsigned long")]
        and any(each.name == "length" for each in interface.attributes)
        and not (interface.iterable and interface.iterable.key)
    ):
        raise IDLError(
            getter.location,
            f"unsupported getter {getter.name!r}: only of indexed properties, with a length",
        )


def _check_globals(mixin: model.Interface, definitions: model.Definitions) -> None:
    """A mixin of the global scope has operations, not overloaded, and read-only attributes."""
    _check_interface(mixin, definitions)
    for member in mixin.members:
        match member:
            case model.Operation(name=name, static=False, special="") if (
                len(mixin.operations[name]) == 1
            ):
                pass
            case model.Attribute(readonly=True, stringifier=False):
                pass
            case model.Attribute(stringifier=False) if "RunsIn" in member.extended_attributes:
                pass
            case _:
                raise IDLError(member.location, f"unsupported member of the global scope: {member}")


def _check_listed(interface: model.Interface) -> None:
    """[ByFunction=(…)] and [FastPath=(…)] list attributes that can be set and operations that are
    not overloaded. The others list operations that are not static.
    """
    readonly = {each.name: each.readonly for each in interface.attributes}
    for attribute in interface.extended_attributes:
        if attribute not in ("ByFunction", "FastPath", "NewObject", "Pure"):
            continue
        names = interface.listed(attribute)
        if not names:
            raise IDLError(interface.location, f"[{attribute}] of {interface.name!r} lists nothing")
        for name in names:
            overloads = interface.operations.get(name, ())
            if attribute in ("ByFunction", "FastPath"):
                fits = len(overloads) == 1 or readonly.get(name) is False
            else:
                fits = {each.static for each in overloads} == {False}
            if not fits:
                said = f"[{attribute}] of {interface.name!r} lists {name!r}"
                raise IDLError(interface.location, said)


def _check_object(interface: model.Interface, definitions: model.Definitions) -> None:
    """[AsDictionary=D] names a dictionary; the constructor's first argument is an object."""
    if "AsDictionary" not in interface.extended_attributes:
        return
    said = f"[AsDictionary={interface.dictionary_of_object}] of {interface.name!r}"
    if interface.dictionary_of_object not in definitions.dictionaries:
        raise IDLError(interface.location, f"{said} names no dictionary")
    match interface.constructors:
        case (model.Operation(arguments=(model.Argument(type=model.Simple("object")), *_)),):
            return
    raise IDLError(
        interface.location, f"{said}, whose one constructor's first argument must be an object"
    )


def _are_overloads(one: model.AnyMember, other: model.AnyMember) -> bool:
    """Whether they may have one name: a static operation and a regular one may, too."""
    return (
        isinstance(one, model.Operation)
        and isinstance(other, model.Operation)
        and one.name == other.name
    )


def _check_attribute(attribute: model.Attribute, definitions: model.Definitions) -> None:
    place = attribute.location
    if attribute.static:
        raise IDLError(place, f"unsupported static attribute {attribute.name!r}")
    for each in flatten(attribute.type)[0]:
        if kind(each) in ("record", "dictionary") or (
            isinstance(each, model.Generic) and each.name in ("sequence", "async_sequence")
        ):
            raise IDLError(
                place, f"attribute {attribute.name!r} cannot be of type {attribute.type}"
            )
    is_string = isinstance(attribute.type, model.Simple) and attribute.type.name in STRINGS
    if attribute.stringifier and not is_string:
        raise IDLError(place, f"stringifier attribute {attribute.name!r} is not a string")
    reflection_of(attribute, definitions.keywords)
    forwards = attribute.extended_attributes.get("PutForwards")
    if forwards is None:
        return
    (target_type, *_), _ = flatten(attribute.type)
    target = target_type.name if isinstance(target_type, model.Reference) else ""
    interface = definitions.interfaces.get(target)
    names: list[str] = []
    while interface is not None:
        names += [each.name for each in interface.attributes]
        interface = definitions.interfaces.get(interface.inherits or "")
    if not attribute.readonly or forwards not in names:
        raise IDLError(place, f"[PutForwards={forwards}] of {attribute.name!r} names no attribute")


def _check_callback_interface(interface: model.Interface, definitions: model.Definitions) -> None:
    match [each for each in interface.members if not isinstance(each, model.Constant)]:
        case [model.Operation(arguments=arguments, location=location, promised=None)]:
            _check_arguments(arguments, location, definitions)
        case _:
            what = f"unsupported callback interface {interface.name!r}"
            raise IDLError(
                interface.location, f"{what}: it must have one operation only, without a promise"
            )


def _check_dictionary(dictionary: model.Dictionary, definitions: model.Definitions) -> None:
    names = [
        member.name
        for each in ancestors(dictionary, definitions.dictionaries)
        for member in each.members
    ]
    for member in dictionary.members:
        _refuse_an_observable_array(member.type, member.location)
        if member.name in names:
            raise IDLError(member.location, f"{dictionary.name!r} has two members {member.name!r}")
        names.append(member.name)
        if member.required and member.default:
            raise IDLError(member.location, f"required member {member.name!r} has a default")
        _check_default(member, member.location, definitions)


def _check_no_cycle(
    dictionary: model.Dictionary, definitions: model.Definitions, inside: tuple[str, ...]
) -> None:
    if dictionary.name in inside:
        raise IDLError(dictionary.location, f"{dictionary.name!r} has members of its own type")
    for each in (dictionary, *ancestors(dictionary, definitions.dictionaries)):
        for member in each.members:
            for name in model.references(member.type, "dictionary"):
                inner = definitions.dictionaries[name]
                _check_no_cycle(inner, definitions, (*inside, dictionary.name))


def _check_arguments(
    arguments: Iterable[model.Argument], location: Location, definitions: model.Definitions
) -> None:
    before: model.Argument | None = None
    for argument in arguments:
        if before and before.variadic:
            raise IDLError(location, f"argument {argument.name!r} follows a variadic one")
        if before and before.optional and not (argument.optional or argument.variadic):
            raise IDLError(location, f"required argument {argument.name!r} follows optional ones")
        if argument.type == model.Simple("undefined"):
            raise IDLError(location, f"argument {argument.name!r} cannot be of type undefined")
        _refuse_an_observable_array(argument.type, location)
        _check_default(argument, location, definitions)
        before = argument


def _check_type(type_: model.Type, location: Location) -> model.Type:
    """The type, if it is supported."""
    for each in model.nested(type_):
        if each is not type_:
            _refuse_an_observable_array(each, location)
        match each:
            case model.Simple("bigint"):
                raise IDLError(location, "unsupported type bigint")
            case model.Nullable(model.Simple("any") | model.Generic("Promise")):
                raise IDLError(location, f"{each}: this type cannot be nullable")
            case model.Generic("async_sequence", item) if item != model.Simple("any"):
                raise IDLError(location, f"unsupported type {each}")
            case model.Union():
                _check_union(each, location)
    return type_


def _refuse_an_observable_array(type_: model.Type, location: Location) -> None:
    """https://webidl.spec.whatwg.org/#idl-observable-array: only an attribute has that type."""
    if isinstance(type_, model.Generic) and type_.name == "ObservableArray":
        raise IDLError(location, f"{type_} is no type of a regular attribute")


def _check_union(union: model.Union, location: Location) -> None:
    members, _ = flatten(union)
    seen = set[str]()
    for each in members:
        name = kind(each)
        if name == "any":
            raise IDLError(location, f"{each} cannot be a member of the union {union}")
        if name == "interfaces":
            name = str(each)
        if name in seen and name != "buffer":
            raise IDLError(location, f"indistinguishable types in the union {union}")
        seen.add(name)
    objects = {"dictionary", "record", "callback_interface"}
    if len(seen & objects) > 1 or len(seen & {"sequence", "async_sequence"}) > 1:
        raise IDLError(location, f"indistinguishable types in the union {union}")


def _check_default(
    owner: model.Argument | model.DictionaryMember,
    location: Location,
    definitions: model.Definitions,
) -> None:
    default = owner.default
    if default is None or owner.type == model.Simple("any"):
        return
    members, includes_null = flatten(owner.type)
    fits = default.kind == "null" and includes_null
    for each in members:
        match each, default.kind:
            case model.Reference(name, "enum"), "string":
                fits |= default.value in definitions.enums[name].values
            case model.Simple(name), "string":
                fits |= name in STRINGS
            case model.Simple(name), "number":
                fits |= name in NUMERIC
            case model.Simple("boolean"), "boolean":
                fits = True
            case model.Generic("sequence"), "sequence":
                fits = True
            case model.Reference(_, "dictionary"), "dictionary":
                fits = True
    if not fits:
        raise IDLError(location, f"{default} is no default value of type {owner.type}")
