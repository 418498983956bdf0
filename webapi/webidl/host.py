"""The host of modules that are written once.

``runtimes/glue/host.js`` has the same for JavaScript engines. The translator reads the names and
signatures here, and none of the bodies.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from threading import local
from types import BuiltinMethodType, MethodType, MethodWrapperType
from typing import Any, Final, Generic, TypeVar
from weakref import WeakKeyDictionary, ref

from webapi.webidl.array_buffers import allocate_buffer as allocate_buffer
from webapi.webidl.array_buffers import buffer_byte_length as buffer_byte_length
from webapi.webidl.array_buffers import clone_as_bytes as clone_as_bytes
from webapi.webidl.array_buffers import clone_buffer as clone_buffer
from webapi.webidl.array_buffers import copy_bytes as copy_bytes
from webapi.webidl.array_buffers import element_size as element_size
from webapi.webidl.array_buffers import is_detached as is_detached
from webapi.webidl.array_buffers import kind_of_bytes as kind_of_bytes
from webapi.webidl.array_buffers import kind_of_view as kind_of_view
from webapi.webidl.array_buffers import new_view as new_view
from webapi.webidl.array_buffers import read_blob as read_blob
from webapi.webidl.array_buffers import transfer_array_buffer as transfer_array_buffer
from webapi.webidl.array_buffers import view_byte_length as view_byte_length
from webapi.webidl.array_buffers import view_byte_offset as view_byte_offset
from webapi.webidl.array_buffers import view_length as view_length
from webapi.webidl.array_buffers import viewed_buffer as viewed_buffer
from webapi.webidl.async_sequences import AsyncSequence as AsyncSequence
from webapi.webidl.async_sequences import AsyncSequenceIterator as AsyncSequenceIterator
from webapi.webidl.async_sequences import end_of_iteration as end_of_iteration
from webapi.webidl.byte_strings import byte_lowercase as byte_lowercase
from webapi.webidl.byte_strings import byte_uppercase as byte_uppercase
from webapi.webidl.byte_strings import concatenated as concatenated
from webapi.webidl.byte_strings import is_header_value as is_header_value
from webapi.webidl.byte_strings import is_reason_phrase as is_reason_phrase
from webapi.webidl.byte_strings import is_token as is_token
from webapi.webidl.byte_strings import normalize_header_value as normalize_header_value
from webapi.webidl.byte_strings import pairs_of_init as pairs_of_init
from webapi.webidl.byte_strings import sorted_tokens as sorted_tokens
from webapi.webidl.clock import current_high_resolution_time
from webapi.webidl.compression import CompressionContext as CompressionContext
from webapi.webidl.compression import new_compressor as new_compressor
from webapi.webidl.compression import new_decompressor as new_decompressor
from webapi.webidl.css_colors import parsed_color as parsed_color
from webapi.webidl.css_strings import character_of_hexadecimal as character_of_hexadecimal
from webapi.webidl.css_strings import clamped_integer as clamped_integer
from webapi.webidl.css_strings import code_points as code_points
from webapi.webidl.css_strings import css_number as css_number
from webapi.webidl.css_strings import has_token as has_token
from webapi.webidl.css_strings import hexadecimal_number as hexadecimal_number
from webapi.webidl.css_strings import is_integer as is_integer
from webapi.webidl.css_strings import leading_integer as leading_integer
from webapi.webidl.css_strings import number_in_css as number_in_css
from webapi.webidl.css_strings import rounded as rounded
from webapi.webidl.css_strings import serialize_a_string as serialize_a_string
from webapi.webidl.css_strings import serialize_an_identifier as serialize_an_identifier
from webapi.webidl.css_strings import split_on_hyphens as split_on_hyphens
from webapi.webidl.css_strings import text_after_hyphen as text_after_hyphen
from webapi.webidl.dom_strings import ascii_lowercase as ascii_lowercase
from webapi.webidl.dom_strings import ascii_uppercase as ascii_uppercase
from webapi.webidl.dom_strings import code_units_in_pieces as code_units_in_pieces
from webapi.webidl.dom_strings import code_units_length as code_units_length
from webapi.webidl.dom_strings import code_units_substring as code_units_substring
from webapi.webidl.dom_strings import data_attribute as data_attribute
from webapi.webidl.dom_strings import data_name as data_name
from webapi.webidl.dom_strings import first_code_point as first_code_point
from webapi.webidl.dom_strings import first_strong_direction as first_strong_direction
from webapi.webidl.dom_strings import has_ascii_whitespace as has_ascii_whitespace
from webapi.webidl.dom_strings import is_valid_attribute_local_name as is_valid_attribute_local_name
from webapi.webidl.dom_strings import (
    is_valid_custom_element_name as is_valid_custom_element_name,
)
from webapi.webidl.dom_strings import is_valid_doctype_name as is_valid_doctype_name
from webapi.webidl.dom_strings import is_valid_element_local_name as is_valid_element_local_name
from webapi.webidl.dom_strings import is_valid_namespace_prefix as is_valid_namespace_prefix
from webapi.webidl.dom_strings import is_xml_name as is_xml_name
from webapi.webidl.dom_strings import joined_texts as joined_texts
from webapi.webidl.dom_strings import split_into_lines as split_into_lines
from webapi.webidl.dom_strings import split_on_ascii_whitespace as split_on_ascii_whitespace
from webapi.webidl.dom_strings import text_after_colon as text_after_colon
from webapi.webidl.dom_strings import text_before_colon as text_before_colon
from webapi.webidl.dom_strings import text_contains as text_contains
from webapi.webidl.dom_strings import without_password as without_password
from webapi.webidl.event_loop import report_an_exception, running_loop
from webapi.webidl.form_strings import aligned_down as aligned_down
from webapi.webidl.form_strings import exact_product as exact_product
from webapi.webidl.form_strings import exact_sum as exact_sum
from webapi.webidl.form_strings import is_absolute_url as is_absolute_url
from webapi.webidl.form_strings import is_finite as is_finite
from webapi.webidl.form_strings import is_valid_email_address as is_valid_email_address
from webapi.webidl.form_strings import (
    is_valid_floating_point_number as is_valid_floating_point_number,
)
from webapi.webidl.form_strings import matched_numbers as matched_numbers
from webapi.webidl.form_strings import matches_pattern as matches_pattern
from webapi.webidl.form_strings import name_of_file as name_of_file
from webapi.webidl.form_strings import padded as padded
from webapi.webidl.form_strings import quotient as quotient
from webapi.webidl.form_strings import rounded_down as rounded_down
from webapi.webidl.form_strings import split_on_commas as split_on_commas
from webapi.webidl.form_strings import split_on_newlines as split_on_newlines
from webapi.webidl.form_strings import stripped as stripped
from webapi.webidl.form_strings import stripped_and_collapsed as stripped_and_collapsed
from webapi.webidl.form_strings import type_of_file as type_of_file
from webapi.webidl.form_strings import with_normalized_newlines as with_normalized_newlines
from webapi.webidl.form_strings import without_newlines as without_newlines
from webapi.webidl.html_numbers import local_time_text as local_time_text
from webapi.webidl.html_numbers import number_text as number_text
from webapi.webidl.html_numbers import parsed_integer as parsed_integer
from webapi.webidl.html_numbers import parsed_number as parsed_number
from webapi.webidl.html_parsing import parse_html_fragment as parse_html_fragment
from webapi.webidl.markup_parser import MarkupParser as MarkupParser
from webapi.webidl.markup_strings import escaped_attribute as escaped_attribute
from webapi.webidl.markup_strings import escaped_text as escaped_text
from webapi.webidl.markup_strings import escaped_xml_attribute as escaped_xml_attribute
from webapi.webidl.markup_strings import escaped_xml_text as escaped_xml_text
from webapi.webidl.markup_strings import index_text as index_text
from webapi.webidl.markup_strings import is_public_id as is_public_id
from webapi.webidl.markup_strings import is_xml_text as is_xml_text
from webapi.webidl.media_queries import media_queries as media_queries
from webapi.webidl.microtasks import queue_a_microtask as queue_a_microtask
from webapi.webidl.microtasks import schedule_a_checkpoint
from webapi.webidl.ordinary_object import read_result as read_result
from webapi.webidl.parsed_markup import ParsedHTML as ParsedHTML
from webapi.webidl.promises import Promise as Promise
from webapi.webidl.promises import is_pending as is_pending
from webapi.webidl.promises import mark_as_handled as mark_as_handled
from webapi.webidl.promises import new_promise as new_promise
from webapi.webidl.promises import promise_rejected_with as promise_rejected_with
from webapi.webidl.promises import promise_resolved_with as promise_resolved_with
from webapi.webidl.promises import react as react
from webapi.webidl.promises import reject as reject
from webapi.webidl.promises import resolve as resolve
from webapi.webidl.promises import when_cancelled as when_cancelled
from webapi.webidl.strings import to_usvstring
from webapi.webidl.text_chunks import ChunkDecoder as ChunkDecoder
from webapi.webidl.text_chunks import ChunkEncoder as ChunkEncoder
from webapi.webidl.thrown_value import throw as throw
from webapi.webidl.thrown_value import thrown_value as thrown_value
from webapi.webidl.values import is_buffer
from webapi.webidl.xml_parsing import parse_xml_fragment as parse_xml_fragment
from webapi.webidl.xpath_strings import call_namespace_resolver as call_namespace_resolver
from webapi.webidl.xpath_strings import float_ceiling as float_ceiling
from webapi.webidl.xpath_strings import float_floor as float_floor
from webapi.webidl.xpath_strings import float_quotient as float_quotient
from webapi.webidl.xpath_strings import float_remainder as float_remainder
from webapi.webidl.xpath_strings import in_order as in_order
from webapi.webidl.xpath_strings import rounded_half_up as rounded_half_up
from webapi.webidl.xpath_strings import text_after as text_after
from webapi.webidl.xpath_strings import text_before as text_before
from webapi.webidl.xpath_strings import xpath_number as xpath_number

T = TypeVar("T")

_MANY_PENDING: Final = 256

_agent: Final = local()  # https://tc39.es/ecma262/#sec-agents: a thread


def scalar_value_string(text: str) -> str:
    """https://infra.spec.whatwg.org/#javascript-string-convert"""
    return to_usvstring(text)


def coarse_now() -> float:
    """The current high resolution time, in milliseconds, as events show it."""
    return current_high_resolution_time()


def run_steps_after_timeout(milliseconds: float, steps: Callable[[], None]) -> Any:
    """https://html.spec.whatwg.org/#run-steps-after-a-timeout; return what `cancel_steps` takes.

    Raises ``RuntimeError`` without a running asyncio loop, which keeps the time.
    """
    loop = running_loop("Failed to execute 'timeout' on 'AbortSignal'")
    return loop.call_later(milliseconds / 1000, steps)


def cancel_steps(timer: Any) -> None:
    """Do not run steps that wait for a timeout."""
    timer.cancel()


def callback_key(callback: Any) -> object:
    """Equal for callbacks that are the same to JavaScript.

    A bound method is a new object each time that it is looked up, so its object and its function
    are identified. Python itself compares those written in C, as ``[].append``, so.
    """
    given = getattr(callback, "__wrapped__", callback)
    if isinstance(given, MethodType):
        return id(given.__self__), id(given.__func__)
    if isinstance(given, (BuiltinMethodType, MethodWrapperType)):
        return given
    return id(given)


def platform_object_of(implementation: Any) -> Any:
    """The object that users see of an implementation, as callbacks get it for ``this``.

    Python's callbacks have no ``this``, so they need none.
    """
    return None


def call_listener(callback: Any, this: Any, event: Any) -> None:
    """https://webidl.spec.whatwg.org/#call-a-user-objects-operation, of an event listener"""
    callback(event)


def call_event_handler(callback: Any, this: Any, event: Any) -> bool:
    """Call an event handler; tell whether it cancels the event.

    https://html.spec.whatwg.org/#the-event-handler-processing-algorithm
    """
    return callback(event) is False


def exchange_current_event(event: Any) -> Any:
    """Set the current event of the window; return what it was before. Python has no window.

    https://dom.spec.whatwg.org/#window-current-event
    """
    return None


def call_mutation_callback(callback: Any, records: Any, observer: Any) -> None:
    """Invoke a MutationCallback with a list of records and their observer."""
    callback(records, observer)


def call_node_filter(callback: Any, node: Any) -> int:
    """https://webidl.spec.whatwg.org/#call-a-user-objects-operation, of a node filter"""
    result: int = callback(node)
    return result


def call_string_callback(callback: Any, data: str) -> None:
    """Invoke a FunctionStringCallback."""
    callback(data)


def take_from_list(items: list[T], item: T) -> None:
    """Remove an item from a list that has it, quickly if it is the first or the last."""
    if items[-1] is item:
        items.pop()
    else:
        items.remove(item)


def has_bit(number: int, place: int) -> bool:
    """Whether a bit of an unsigned long is set; the least significant one has the place 0."""
    return number >> place & 1 == 1


def pending_mutation_observers() -> list[Any]:
    """https://dom.spec.whatwg.org/#agent-pending-mutation-observers, to which steps append"""
    observers: list[Any] = _agent.__dict__.setdefault("pending_mutation_observers", [])
    if observers:
        schedule_a_checkpoint()  # a loop may run now, and none when their microtask was queued
        most = _agent.__dict__.get("most_pending", _MANY_PENDING)
        if len(observers) >= most:
            _forget_disconnected(observers)
            _agent.__dict__["most_pending"] = max(2 * len(observers), _MANY_PENDING)
    return observers


def _forget_disconnected(observers: list[Any]) -> None:
    """Forget the observers that have nothing to tell: without a loop, no microtask takes them.

    The first one stays, as the microtask of the list is queued.
    """
    kept = observers[:1]
    for each in observers[1:]:
        if each.record_queue or each.nodes:
            kept.append(each)
        else:
            each.is_pending = False
    observers[:] = kept


def take_pending_mutation_observers() -> list[Any]:
    """A clone of the pending mutation observers, which are emptied."""
    observers: list[Any] = _agent.__dict__.pop("pending_mutation_observers", [])
    return observers


def signal_slots() -> list[Any]:
    """https://dom.spec.whatwg.org/#signal-slot-list, to which steps append"""
    slots: list[Any] = _agent.__dict__.setdefault("signal_slots", [])
    if slots:
        schedule_a_checkpoint()
    return slots


def take_signal_slots() -> list[Any]:
    """A clone of the signal slots, which are emptied."""
    slots: list[Any] = _agent.__dict__.pop("signal_slots", [])
    return slots


def new_instance(class_: type[T], document: Any, local_name: str, prefix: str | None) -> T:
    """Construct an element of a class."""
    made: Any = class_
    element: T = made(document, local_name, prefix)
    return element


def creation_order(value: Any) -> int:
    """A number by which two objects are ordered while both live."""
    return id(value)


def report(value: Any) -> None:
    """Report a value that was thrown: https://html.spec.whatwg.org/#report-an-exception"""
    report_an_exception(throw(value))


def is_falsy(value: float | str | None) -> bool:
    """Whether JavaScript's conversion to boolean makes it false."""
    return not value or value != value


def is_nan(number: float) -> bool:
    """Whether it is not a number."""
    return math.isnan(number)


def remainder(dividend: int, divisor: int) -> int:
    """The remainder of a division of integers that are not negative."""
    return dividend % divisor


def two_values(first: Any, second: Any) -> Any:
    """An array of two values, as users see it."""
    return [first, second]


def byte_length_size() -> Any:
    """https://streams.spec.whatwg.org/#byte-length-queuing-strategy-size-function"""
    return _byte_length_size


def count_size() -> Any:
    """https://streams.spec.whatwg.org/#count-queuing-strategy-size-function"""
    return _count_size


def _byte_length_size(chunk: Any) -> Any:
    if isinstance(chunk, (bytes, bytearray)):
        return len(chunk)
    if is_buffer(chunk):
        return memoryview(chunk).nbytes
    return chunk.byteLength


def _count_size() -> int:
    return 1


class WeakList(Generic[T]):
    """A list that holds its items weakly. Each stands in it once."""

    __slots__ = ("_items",)

    def __init__(self) -> None:
        self._items: WeakKeyDictionary[T, None] = WeakKeyDictionary()

    def append(self, item: T) -> Any:
        """Append an item; return the reference by which it can be removed."""
        self._items[item] = None
        return ref(item)

    def remove(self, reference: Any) -> None:
        """Remove an item, if it is there."""
        item = reference()
        if item is not None:
            self._items.pop(item, None)

    def items(self) -> list[T]:
        """The items that are still alive, in a list of their own."""
        return list(self._items)
