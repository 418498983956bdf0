"""Web IDL's conversions, exceptions and iteration, which generated classes call.

https://webidl.spec.whatwg.org/#javascript-binding

A conversion is a function ``(value, context)`` that returns what the standard's steps work on.
``context`` begins the message of the ``TypeError`` raised for a value that does not convert, as in
``Failed to execute 'slice' on 'Blob': parameter 1``.
"""
