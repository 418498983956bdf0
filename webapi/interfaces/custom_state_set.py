"""The CustomStateSet interface.

Made by ``python -m idl`` from idl/element_internals.webidl: change that, not this.
"""

from webapi.steps import custom_state_set as steps
from webapi.webidl import iterables
from webapi.webidl.classes import refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_domstring


class CustomStateSet:
    """The states of a custom element, a set of strings.

    ``interface CustomStateSet``

    https://html.spec.whatwg.org/multipage/custom-elements.html#customstateset
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "CustomStateSet"
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("CustomStateSet")

    @property
    def size(self):
        """The number of states.

        ``readonly attribute unsigned long size``

        https://webidl.spec.whatwg.org/#js-set-size
        """
        return self._webapi_states.size

    def has(self, value):
        """Whether the set has a state.

        ``boolean has(DOMString value)``

        https://webidl.spec.whatwg.org/#js-set-has
        """
        if not isinstance(self, CustomStateSet):
            raise illegal_invocation()
        return self._webapi_states.has(to_domstring(value))

    def add(self, value):
        """Add a state, and return the set.

        ``CustomStateSet add(DOMString value)``

        https://webidl.spec.whatwg.org/#js-set-add
        """
        if not isinstance(self, CustomStateSet):
            raise illegal_invocation()
        value = self._webapi_states.add(to_domstring(value))
        return value.platform_object or new_object(value)

    def delete(self, value):
        """Remove a state, and return whether the set had it.

        ``boolean delete(DOMString value)``

        https://webidl.spec.whatwg.org/#js-set-delete
        """
        if not isinstance(self, CustomStateSet):
            raise illegal_invocation()
        return self._webapi_states.delete(to_domstring(value))

    def clear(self):
        """Remove all states.

        ``undefined clear()``

        https://webidl.spec.whatwg.org/#js-set-clear
        """
        if not isinstance(self, CustomStateSet):
            raise illegal_invocation()
        self._webapi_states.clear()

    def entries(self):
        """An iterator over the pairs, which sees changes made meanwhile.

        https://webidl.spec.whatwg.org/#js-iterable-entries
        """
        if not isinstance(self, CustomStateSet):
            raise illegal_invocation()
        return iterables.entries(self, steps.value_pairs_to_iterate_over)

    def keys(self):
        """An iterator over the first of each pair, which sees changes made meanwhile.

        https://webidl.spec.whatwg.org/#js-iterable-keys
        """
        if not isinstance(self, CustomStateSet):
            raise illegal_invocation()
        return iterables.keys(self, steps.value_pairs_to_iterate_over)

    def values(self):
        """An iterator over the second of each pair, which sees changes made meanwhile.

        https://webidl.spec.whatwg.org/#js-iterable-values
        """
        if not isinstance(self, CustomStateSet):
            raise illegal_invocation()
        return iterables.values(self, steps.value_pairs_to_iterate_over)

    def forEach(self, callback, thisArg=None):
        """Call ``callback`` with value, key and the object, or as many as it takes, for each pair.
        The second argument, ``this`` for JavaScript functions, is ignored.

        https://webidl.spec.whatwg.org/#js-iterable-forEach
        """
        if not isinstance(self, CustomStateSet):
            raise illegal_invocation()
        iterables.for_each(
            self,
            steps.value_pairs_to_iterate_over,
            callback,
            "Failed to execute 'forEach' on 'CustomStateSet': parameter 1",
        )

    def __iter__(self):
        return iterables.values(self, steps.value_pairs_to_iterate_over)

    def __contains__(self, item, /):
        return self.has(item)

    def __len__(self):
        return self._webapi_states.size

    def __bool__(self):
        return True

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(CustomStateSet, steps.initialize)
