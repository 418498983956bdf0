// What the standards' IDL leaves to other standards or does not say, and Python needs.

// Picklable: pickle and copy take what the standard does not call [Serializable], and structuredClone()
// refuses: https://html.spec.whatwg.org/#serializable-objects
[Carried, Changeable, ExtractAnOrigin, FastPath=("constructor", "canParse", "protocol", "username", "password", "host", "hostname", "port", "pathname", "search", "hash"), Picklable] partial interface URL {};
[Carried, FastPath=("constructor"), Picklable, Pure=(get, getAll, has)] partial interface URLSearchParams {};
[Carried, NewObject=(slice), Pure=(slice, text, arrayBuffer, bytes)] partial interface Blob {};
[Carried] partial interface File {};
[Picklable] partial interface FormData {};
[Carried, ExtractAnOrigin, Pure=(isSameOrigin, isSameSite)] partial interface Origin {};
[FastPath=(decode)] partial interface TextDecoder {};
[FastPath=(test, exec), Pure=(test, exec, generate)] partial interface URLPattern {};
[Pure=(getAttribute, getAttributeNames, hasAttribute)] partial interface Element {};
[ExtractAnOrigin] partial interface HTMLAnchorElement {};
[ExtractAnOrigin] partial interface HTMLAreaElement {};
[Pure=(item, namedItem)] partial interface HTMLCollection {};

// FastPath: constructors and operations that the steps' <identifier>_fast_path decorates, and attributes
// whose setter the steps' setter_fast_path decorates. It may answer before any argument is converted.

// What any global has, as functions of a module.
[Global] partial interface mixin WindowOrWorkerGlobalScope {
  // Engines' functions and objects do not reach Python as what they are.
  [Exposed=Python] undefined queueMicrotask(VoidFunction callback);
  [Exposed=Python] undefined reportError(any e);
  [Exposed=Python] any structuredClone(any value, optional StructuredSerializeOptions options = {});

  [Exposed=Python] readonly attribute Crypto crypto;
  [Exposed=Python] readonly attribute Performance performance;

  // Strings of code are no handlers.
  [Exposed=Python] long setTimeout(Function handler, optional long timeout = 0, any... arguments);
  [Exposed=Python] undefined clearTimeout(optional long id = 0);
  [Exposed=Python] long setInterval(Function handler, optional long timeout = 0, any... arguments);
  [Exposed=Python] undefined clearInterval(optional long id = 0);
};

// A page as it was fetched.
partial interface Document {
  static Document fromHTML(BufferSource html, USVString url, optional DOMString contentType);
};

// There are no workers whose script's URL this could be.
[Carried] partial interface WorkerLocation {
  constructor(USVString url);
};

// What tests see of navigation: every one is recorded, and is refused if onnavigate returns False.
partial interface Location {
  readonly attribute FrozenArray<LocationNavigation> navigations;
  // Requests of JavaScript engines go one way: what answers them cannot call JavaScript.
  [Exposed=Python] attribute LocationNavigationHandler? onnavigate;
};

callback LocationNavigationHandler = any (LocationNavigation navigation);

[Carried, Exposed=Window]
interface LocationNavigation {
  readonly attribute USVString url;
  readonly attribute NavigationType navigationType;
  readonly attribute boolean refused;
};

// ExtractAnOrigin: https://html.spec.whatwg.org/multipage/browsers.html#extract-an-origin

// NewObject: operations whose objects are new ones, where the standard's IDL leaves that to its prose.

// Pure: operations that change nothing, as in Gecko's IDL. Carried: the values of attributes, which
// nothing changes but the interface's own members and those of its [SameObject] objects. The
// JavaScript binding need not ask again for what it knows.

// InGlue: not generated for engines but written in JavaScript, as Python cannot call JavaScript while it
// answers, nor write to its buffers. A list names members, which are left out of an interface or mixin
// that is generated.
[InGlue] partial interface Event {};
[InGlue] partial interface CustomEvent {};
[InGlue] partial interface ErrorEvent {};
[InGlue] partial interface EventTarget {};
[InGlue] partial interface AbortController {};
[InGlue] partial interface AbortSignal {};
[InGlue] partial interface TextEncoder {};
[InGlue] partial interface Crypto {};
[InGlue] partial interface Performance {};
