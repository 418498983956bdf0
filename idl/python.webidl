// What the standards' IDL leaves to other standards or does not say, and Python needs.

// pickle and copy: https://html.spec.whatwg.org/#serializable-objects
[Serializable] partial interface URL {};
[Serializable] partial interface URLSearchParams {};
