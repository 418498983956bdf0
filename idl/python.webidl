// What Python needs besides the standards' IDL.

// Picklable: objects can be pickled and copied, but structuredClone() refuses them, since the standard does
// not make them [Serializable]: https://html.spec.whatwg.org/#serializable-objects

// ParentInEngines: engines have no tree yet, and their event targets run elsewhere than their nodes.

// ItemType: type checkers see a type parameter instead of this interface, NodeList[Element].

// SharedState: the interfaces that inherit from it have no private attributes, and its initialize() and inspect().

// StringMap: the object is a mapping of strings in Python, and has its items as attributes.

// Uncopyable: copies and pickles are refused, as they would share state or have a part of it.

[Carried, Changeable, ExtractAnOrigin, FastPath=("constructor", "canParse", "href", "protocol", "username", "password", "host", "hostname", "port", "pathname", "search", "hash"), Picklable] partial interface URL {};
[Carried, FastPath=("constructor"), Picklable, Pure=(get, getAll, has)] partial interface URLSearchParams {};
[Carried, NewObject=(slice), Pure=(slice, text, arrayBuffer, bytes)] partial interface Blob {};
[Carried] partial interface File {};
[Picklable] partial interface FormData {};
[Carried, ExtractAnOrigin, Pure=(isSameOrigin, isSameSite)] partial interface Origin {};
[FastPath=(decode), Uncopyable] partial interface TextDecoder {};
[FastPath=(test, exec), Pure=(test, exec, generate)] partial interface URLPattern {};
[Pure=(getAttribute, getAttributeNames, hasAttribute)] partial interface Element {};
[SharedState] partial interface HTMLElement {};
[StringMap, Uncopyable] partial interface DOMStringMap {};
[ExtractAnOrigin] partial interface HTMLAnchorElement {};
[ExtractAnOrigin] partial interface HTMLAreaElement {};
[ItemType=Element, Pure=(item, namedItem), Uncopyable] partial interface HTMLCollection {};
[Uncopyable] partial interface DOMParser {};
[ItemType=Node, Uncopyable] partial interface NodeList {};
[Uncopyable] partial interface XMLSerializer {};
[Uncopyable] partial interface NamedNodeMap {};
[Uncopyable] partial interface DOMImplementation {};
[Uncopyable] partial interface DOMTokenList {};
[Uncopyable] partial interface MutationObserver {};
[Uncopyable] partial interface MutationRecord {};
[Uncopyable] partial interface AbstractRange {};
[Uncopyable] partial interface NodeIterator {};
[Uncopyable] partial interface TreeWalker {};
[ParentInEngines=None] partial interface Node {};

// FastPath: the steps' <identifier>_fast_path decorates these constructors and operations; it may answer before
// arguments are converted. The steps' setters of these attributes get the value as it comes, and convert it.

// The members of every global scope. In Python they are functions and attributes of a module.
[Global] partial interface mixin WindowOrWorkerGlobalScope {
  // Python cannot get an engine's functions and objects themselves.
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

// A page as it was fetched. With a URL, the constructor makes an HTML document.
partial interface Document {
  constructor(optional USVString url, optional DOMString encoding = "UTF-8");
  static Document fromHTML((BufferSource or DOMString) html, USVString url, optional DOMString contentType);
};

// There are no workers, so a location is constructed with the URL of a script.
[Carried] partial interface WorkerLocation {
  constructor(USVString url);
};

// For tests: every navigation is recorded, and is refused if onnavigate returns False.
[Navigates, Uncopyable] partial interface Location {
  readonly attribute FrozenArray<LocationNavigation> navigations;
  // Python cannot call JavaScript while it answers an engine.
  [Exposed=Python] attribute LocationNavigationHandler? onnavigate;
};

callback LocationNavigationHandler = any (LocationNavigation navigation);

[Carried, Exposed=Window, Uncopyable]
interface LocationNavigation {
  readonly attribute USVString url;
  readonly attribute NavigationType navigationType;
  readonly attribute boolean refused;
};

// ExtractAnOrigin: https://html.spec.whatwg.org/multipage/browsers.html#extract-an-origin

// NewObject: operations that return a new object each time, which the standard says in prose only.

// Pure: operations that change nothing, as in Gecko's IDL. Carried: answers to engines carry the values of
// attributes, which change only by the interface's own members and by those of its [SameObject] objects.
// Both save an engine requests to Python.

// Navigates: in an engine, the glue's navigated() is called after setters and operations.

// RunsIn: where steps run in a JavaScript engine. Python runs them by request, unless the extended attribute
// says Engine: then a class in JavaScript implements the interface, as Python cannot call JavaScript while it
// answers, nor write to its buffers. The members of mixins of the global scope say it of themselves, and so do
// operations that return objects that the engine has, of interfaces whose other steps Python runs.
[RunsIn=Engine, Uncopyable] partial interface Event {};
[RunsIn=Engine] partial interface CustomEvent {};
[RunsIn=Engine] partial interface ErrorEvent {};
[RunsIn=Engine] partial interface MessageEvent {};
[RunsIn=Engine] partial interface EventSource {};
[RunsIn=Engine, Uncopyable] partial interface EventTarget {};
[RunsIn=Engine, Uncopyable] partial interface AbortController {};
[RunsIn=Engine] partial interface AbortSignal {};
[RunsIn=Engine] partial interface ProgressEvent {};
[RunsIn=Engine] partial interface XMLHttpRequestEventTarget {};
[RunsIn=Engine] partial interface XMLHttpRequestUpload {};
[RunsIn=Engine] partial interface XMLHttpRequest {};
[RunsIn=Engine] partial interface TextEncoder {};
[RunsIn=Engine] partial interface Crypto {};
[RunsIn=Engine] partial interface Performance {};
[Picklable, RunsIn=Engine] partial interface Headers {};
[RunsIn=Engine, Uncopyable] partial interface Request {};
[RunsIn=Engine, Uncopyable] partial interface Response {};
[AsDictionary=UnderlyingSource, RunsIn=Engine, Uncopyable] partial interface ReadableStream {};
[RunsIn=Engine, Uncopyable] partial interface ReadableStreamDefaultReader {};
[RunsIn=Engine, Uncopyable] partial interface ReadableStreamBYOBReader {};
[RunsIn=Engine, Uncopyable] partial interface ReadableStreamDefaultController {};
[RunsIn=Engine, Uncopyable] partial interface ReadableByteStreamController {};
[RunsIn=Engine, Uncopyable] partial interface ReadableStreamBYOBRequest {};
[AsDictionary=UnderlyingSink, RunsIn=Engine, Uncopyable] partial interface WritableStream {};
[RunsIn=Engine, Uncopyable] partial interface WritableStreamDefaultWriter {};
[RunsIn=Engine, Uncopyable] partial interface WritableStreamDefaultController {};
[AsDictionary=Transformer, RunsIn=Engine, Uncopyable] partial interface TransformStream {};
[RunsIn=Engine, Uncopyable] partial interface TransformStreamDefaultController {};
[RunsIn=Engine, Uncopyable] partial interface CompressionStream {};
[RunsIn=Engine, Uncopyable] partial interface DecompressionStream {};
[RunsIn=Engine, Uncopyable] partial interface TextDecoderStream {};
[RunsIn=Engine, Uncopyable] partial interface TextEncoderStream {};
[RunsIn=Engine, Uncopyable] partial interface ByteLengthQueuingStrategy {};
[RunsIn=Engine, Uncopyable] partial interface CountQueuingStrategy {};

// AsDictionary: the constructor's first argument is an object. Its steps convert it to this dictionary, which
// they get as their last argument.
