// What the standards' IDL leaves to other standards or does not say, and Python needs.

// pickle and copy: https://html.spec.whatwg.org/#serializable-objects
[FastRoad, Serializable] partial interface URL {};
[FastRoad, Pure=(get, getAll, has), Serializable] partial interface URLSearchParams {};

// FastRoad: constructors, and static operations that return a boolean, are decorated with the steps'
// <identifier>_fast_road, which may answer before any argument is converted.

// A page as it was fetched.
partial interface Document {
  static Document fromHTML(BufferSource html, USVString url, optional DOMString contentType);
};

// There are no workers whose script's URL this could be.
partial interface WorkerLocation {
  constructor(USVString url);
};

// What tests see of navigation: every one is recorded, and is refused if onnavigate returns False.
partial interface Location {
  readonly attribute FrozenArray<LocationNavigation> navigations;
  attribute LocationNavigationHandler? onnavigate;
};

callback LocationNavigationHandler = any (LocationNavigation navigation);

[Exposed=Window]
interface LocationNavigation {
  readonly attribute USVString url;
  readonly attribute NavigationType navigationType;
  readonly attribute boolean refused;
};

// Pure: operations that change nothing, as in Gecko's IDL. The JavaScript binding need not ask again
// for what it knows after one of them.
