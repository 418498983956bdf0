"""The MutationObserver interface.

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from webapi.interfaces.mutation_callback import to_mutation_callback
from webapi.interfaces.mutation_observer_init import to_mutation_observer_init
from webapi.steps import mutation_observer as steps
from webapi.webidl.classes import explain_missing_initialization, refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.keywords import options_by_name
from webapi.webidl.platform_objects import Interface, maker

_Node = Interface("webapi.interfaces.node", "Node")
_MutationRecord = Interface("webapi.interfaces.mutation_record", "MutationRecord")


class MutationObserver:
    """Tells changes of a tree to a callback.

    ``interface MutationObserver``

    https://dom.spec.whatwg.org/#mutationobserver
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "MutationObserver"
    _webapi_is_interface = True

    def __init__(self, callback):
        """``callback`` gets a list of records and the observer. It runs as a microtask: asyncio's
        loop runs it next.

        ``constructor(MutationCallback callback)``

        https://dom.spec.whatwg.org/#dom-mutationobserver-mutationobserver
        """
        steps.constructor(
            self,
            to_mutation_callback(callback, "Failed to construct 'MutationObserver': parameter 1"),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call MutationObserver: what ``new MutationObserver(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "MutationObserver")

    def observe(self, target, options=None, **named):
        """Tell changes of a node. ``options`` has ``childList``, ``attributes``, ``characterData``,
        ``subtree`` and others. Raises ``TypeError`` if they ask for nothing, or contradict each
        other.

        ``undefined observe(Node target, optional MutationObserverInit options = {})``

        https://dom.spec.whatwg.org/#dom-mutationobserver-observe
        """
        if named:
            options = options_by_name(
                "observe",
                named,
                options,
                {
                    "observe(target, ": (
                        "attributeFilter",
                        "attributeOldValue",
                        "attributes",
                        "characterData",
                        "characterDataOldValue",
                        "childList",
                        "subtree",
                    )
                },
            )
        if not isinstance(self, MutationObserver):
            raise illegal_invocation()
        self._webapi_mutation_observer.observe(
            _Node.convert(
                target, "Failed to execute 'observe' on 'MutationObserver': parameter 1"
            )._webapi_node,
            to_mutation_observer_init(
                options, "Failed to execute 'observe' on 'MutationObserver': parameter 2"
            ),
        )

    def disconnect(self):
        """Tell nothing more, and forget the records.

        ``undefined disconnect()``

        https://dom.spec.whatwg.org/#dom-mutationobserver-disconnect
        """
        if not isinstance(self, MutationObserver):
            raise illegal_invocation()
        self._webapi_mutation_observer.disconnect()

    def takeRecords(self):
        """The records that the callback has not got yet. It will not get them.

        ``sequence<MutationRecord> takeRecords()``

        https://dom.spec.whatwg.org/#dom-mutationobserver-takerecords
        """
        if not isinstance(self, MutationObserver):
            raise illegal_invocation()
        return [
            value.platform_object or _MutationRecord.new(value)
            for value in self._webapi_mutation_observer.take_records()
        ]

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(MutationObserver, steps.initialize)
