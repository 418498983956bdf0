"""The FormData interface.

Made by ``python -m idl`` from idl/xhr.webidl: change that, not this.
"""

from webapi.steps import file as file_steps
from webapi.steps import form_data as steps
from webapi.webidl import iterables
from webapi.webidl.classes import explain_missing_initialization, to_object_text
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.overloads import by_position, resolve
from webapi.webidl.platform_objects import Interface, maker, pairs_of, same_or_value
from webapi.webidl.strings import to_usvstring
from webapi.webidl.unions import Choices

_CONSTRUCTOR_OVERLOADS = {0: 1, 1: 2, 2: 2}
_HTMLFormElement = Interface("webapi.interfaces.html_form_element", "HTMLFormElement")
_HTMLElement = Interface("webapi.interfaces.html_element", "HTMLElement")
_to_submitter = nullable(_HTMLElement.convert)
_Blob = Interface("webapi.interfaces.blob", "Blob")
_APPEND_OVERLOADS = {2: (1, Choices(string=1, interfaces={_Blob: 2})), 3: 2}
_File = Interface("webapi.interfaces.file", "File")
_object_or_value = same_or_value({file_steps.State: _File})
_SET_OVERLOADS = {2: (1, Choices(string=1, interfaces={_Blob: 2})), 3: 2}
_pairs = pairs_of(steps.value_pairs_to_iterate_over, _object_or_value)


class FormData:
    """The entries of a form: pairs of a name and a value, which is a string or a `File`.
    `webapi.bodies` writes it as the body of a request, and reads it from one.

    ``interface FormData``

    https://xhr.spec.whatwg.org/#interface-formdata

    >>> from webapi import File
    >>> form = FormData()
    >>> form.append("title", "Numbers")
    >>> form.append("table", File(["1,2"], "table.csv", {"type": "text/csv"}))
    >>> list(form)
    [('title', 'Numbers'), ('table', <File 'table.csv' of 3 bytes, type 'text/csv'>)]
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "FormData"
    _webapi_is_interface = True

    def __init__(self, /, *arguments, **named):
        """The entries of a form, or none. A submit button adds its own.

        ``constructor()``

        ``constructor(HTMLFormElement form, optional HTMLElement? submitter = null)``

        https://xhr.spec.whatwg.org/#dom-formdata
        """
        if named:
            overloads = (FormData._constructor_1, FormData._constructor_2)
            arguments = by_position(
                overloads, (self, *arguments), named, "Failed to construct 'FormData'"
            )[1:]
        match resolve(arguments, _CONSTRUCTOR_OVERLOADS, "Failed to construct 'FormData'"):
            case 1:
                return FormData._constructor_1(self, *arguments)
            case 2:
                return FormData._constructor_2(self, *arguments)

    def _constructor_1(self):
        steps.constructor(self)

    def _constructor_2(self, form, submitter=None):
        steps.constructor_2(
            self,
            _HTMLFormElement.convert(form, "Failed to construct 'FormData': parameter 1"),
            None
            if submitter is None
            else _to_submitter(submitter, "Failed to construct 'FormData': parameter 2"),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call FormData: what ``new FormData(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "FormData")

    def append(self, /, *arguments, **named):
        """Add an entry at the end. A `Blob` becomes a `File` called ``blob`` or ``filename``;
        anything else becomes a string.

        ``undefined append(USVString name, USVString value)``

        ``undefined append(USVString name, Blob blobValue, optional USVString filename)``

        https://xhr.spec.whatwg.org/#dom-formdata-append

        >>> from webapi import Blob
        >>> form = FormData()
        >>> form.append("table", Blob(["1,2"]), "table.csv")
        >>> form.get("table").name
        'table.csv'
        """
        if not isinstance(self, FormData):
            raise illegal_invocation()
        if named:
            overloads = (FormData._append_1, FormData._append_2)
            arguments = by_position(
                overloads, (self, *arguments), named, "Failed to execute 'append' on 'FormData'"
            )[1:]
        match resolve(arguments, _APPEND_OVERLOADS, "Failed to execute 'append' on 'FormData'"):
            case 1:
                return FormData._append_1(self, *arguments)
            case 2:
                return FormData._append_2(self, *arguments)

    def _append_1(self, name, value):
        steps.append(self, to_usvstring(name), to_usvstring(value))

    def _append_2(self, name, blobValue, filename=None):
        steps.append_2(
            self,
            to_usvstring(name),
            _Blob.convert(blobValue, "Failed to execute 'append' on 'FormData': parameter 2"),
            None if filename is None else to_usvstring(filename),
        )

    def delete(self, name):
        """Remove the entries of that name.

        ``undefined delete(USVString name)``

        https://xhr.spec.whatwg.org/#dom-formdata-delete
        """
        if not isinstance(self, FormData):
            raise illegal_invocation()
        steps.delete(self, to_usvstring(name))

    def get(self, name):
        """The value of the first entry of that name, or ``None``.

        ``FormDataEntryValue? get(USVString name)``

        https://xhr.spec.whatwg.org/#dom-formdata-get
        """
        if not isinstance(self, FormData):
            raise illegal_invocation()
        return _object_or_value(steps.get(self, to_usvstring(name)))

    def getAll(self, name):
        """The values of all entries of that name.

        ``sequence<FormDataEntryValue> getAll(USVString name)``

        https://xhr.spec.whatwg.org/#dom-formdata-getall
        """
        if not isinstance(self, FormData):
            raise illegal_invocation()
        return [_object_or_value(value) for value in steps.getAll(self, to_usvstring(name))]

    def has(self, name):
        """Whether there is an entry of that name.

        ``boolean has(USVString name)``

        https://xhr.spec.whatwg.org/#dom-formdata-has
        """
        if not isinstance(self, FormData):
            raise illegal_invocation()
        return steps.has(self, to_usvstring(name))

    def set(self, /, *arguments, **named):
        """Give the first entry of that name the value, which `append` explains, and remove the
        others, or add an entry at the end.

        ``undefined set(USVString name, USVString value)``

        ``undefined set(USVString name, Blob blobValue, optional USVString filename)``

        https://xhr.spec.whatwg.org/#dom-formdata-set
        """
        if not isinstance(self, FormData):
            raise illegal_invocation()
        if named:
            overloads = (FormData._set_1, FormData._set_2)
            arguments = by_position(
                overloads, (self, *arguments), named, "Failed to execute 'set' on 'FormData'"
            )[1:]
        match resolve(arguments, _SET_OVERLOADS, "Failed to execute 'set' on 'FormData'"):
            case 1:
                return FormData._set_1(self, *arguments)
            case 2:
                return FormData._set_2(self, *arguments)

    def _set_1(self, name, value):
        steps.set(self, to_usvstring(name), to_usvstring(value))

    def _set_2(self, name, blobValue, filename=None):
        steps.set_2(
            self,
            to_usvstring(name),
            _Blob.convert(blobValue, "Failed to execute 'set' on 'FormData': parameter 2"),
            None if filename is None else to_usvstring(filename),
        )

    def entries(self):
        """An iterator over the pairs, which sees changes made meanwhile.

        https://webidl.spec.whatwg.org/#js-iterable-entries
        """
        if not isinstance(self, FormData):
            raise illegal_invocation()
        return iterables.entries(self, _pairs)

    def keys(self):
        """An iterator over the first of each pair, which sees changes made meanwhile.

        https://webidl.spec.whatwg.org/#js-iterable-keys
        """
        if not isinstance(self, FormData):
            raise illegal_invocation()
        return iterables.keys(self, _pairs)

    def values(self):
        """An iterator over the second of each pair, which sees changes made meanwhile.

        https://webidl.spec.whatwg.org/#js-iterable-values
        """
        if not isinstance(self, FormData):
            raise illegal_invocation()
        return iterables.values(self, _pairs)

    def forEach(self, callback, thisArg=None):
        """Call ``callback`` with value, key and the object, or as many as it takes, for each pair.
        The second argument, ``this`` for JavaScript functions, is ignored.

        https://webidl.spec.whatwg.org/#js-iterable-forEach
        """
        if not isinstance(self, FormData):
            raise illegal_invocation()
        iterables.for_each(
            self, _pairs, callback, "Failed to execute 'forEach' on 'FormData': parameter 1"
        )

    def __iter__(self):
        return iterables.entries(self, _pairs)

    _webapi_pairs = staticmethod(_pairs)

    def __contains__(self, item, /):
        return iterables.contains(self, item, self.has, _pairs)

    def __getitem__(self, key, /):
        raise iterables.no_mapping(self)

    __str__ = to_object_text
    __repr__ = steps.inspect
    __getstate__ = steps.serialization_steps
    __setstate__ = steps.deserialization_steps


new_object = maker(FormData, steps.initialize)
