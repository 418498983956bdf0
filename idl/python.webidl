// What the standards' IDL leaves to other standards or does not say, and Python needs.

// pickle and copy: https://html.spec.whatwg.org/#serializable-objects
[FastRoad, Serializable] partial interface URL {};
[Serializable] partial interface URLSearchParams {};

// FastRoad: before it converts arguments, the constructor asks constructor_fast_road(this, …), which
// is done if that returns true; a static operation that returns a boolean and is given one str asks
// <identifier>_fast_road(it), which is done if that returns something true.
