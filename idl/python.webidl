// What Python needs besides the standards' IDL.

// Picklable: objects can be pickled and copied, but structuredClone() refuses them, since the standard does
// not make them [Serializable]: https://html.spec.whatwg.org/#serializable-objects

// ItemType: type checkers see a type parameter instead of this interface, NodeList[Element].

// SharedState: the interfaces that inherit from it have no private attributes, and its initialize() and inspect().

// CSSAttributes: each property of CSS is an attribute of the object.

// StringMap: the object is a mapping of strings in Python, and has its items as attributes. In engines its
// properties are strings, which scripts can add, change and delete.

// Iterates: objects are iterable in Python alone, by steps.iterate(), which gives nodes.

// Uncopyable: copies and pickles are refused, as they would share state or have a part of it.

[Carried, Changeable, ExtractAnOrigin, FastPath=("constructor", "canParse", "href", "protocol", "username", "password", "host", "hostname", "port", "pathname", "search", "hash"), Picklable] partial interface URL {};
[Carried, FastPath=("constructor"), Picklable, Pure=(get, getAll, has)] partial interface URLSearchParams {};
[Carried, NewObject=(slice), Pure=(slice, text, arrayBuffer, bytes)] partial interface Blob {};
[Carried] partial interface File {};
[Picklable] partial interface FormData {};
[Carried, ExtractAnOrigin, Pure=(isSameOrigin, isSameSite)] partial interface Origin {};
[FastPath=(decode), Uncopyable] partial interface TextDecoder {};
[FastPath=(test, exec), Pure=(test, exec, generate)] partial interface URLPattern {};
[RunsIn=Engine, Uncopyable] partial interface DOMParser {};
[RunsIn=Engine, Uncopyable] partial interface XMLSerializer {};
[RunsIn=Engine, StringMap, Uncopyable] partial interface DOMStringMap {};
[RunsIn=Engine, Uncopyable] partial interface CustomElementRegistry {};

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
  // Of forms.
  [Exposed=Python] readonly attribute DOMString target;
  [Exposed=Python] readonly attribute Request request;
};

// ByFunction: members whose steps are functions that take the object, in modules that import its class.

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
[RunsIn=Engine] partial interface UIEvent {};
[RunsIn=Engine] partial interface FocusEvent {};
[RunsIn=Engine] partial interface MouseEvent {};
[RunsIn=Engine] partial interface WheelEvent {};
[RunsIn=Engine] partial interface PointerEvent {};
[RunsIn=Engine] partial interface InputEvent {};
[RunsIn=Engine] partial interface KeyboardEvent {};
[RunsIn=Engine] partial interface CompositionEvent {};
[RunsIn=Engine, Uncopyable] partial interface TextEvent {};
[RunsIn=Engine] partial interface ToggleEvent {};
[RunsIn=Engine] partial interface CommandEvent {};
[RunsIn=Engine] partial interface EventSource {};
[RunsIn=Engine, Uncopyable] partial interface EventTarget {};
[RunsIn=Engine] partial interface Node {};
[RunsIn=Engine] partial interface Attr {};
[ImplementedAs=HTMLDocument, RunsIn=Engine] partial interface Document {};
[RunsIn=Engine] partial interface DocumentFragment {};
[ByFunction=(innerHTML), RunsIn=Engine] partial interface ShadowRoot {};
[RunsIn=Engine] partial interface DocumentType {};
[ByFunction=(innerHTML, outerHTML, insertAdjacentHTML), RunsIn=Engine] partial interface Element {};
[RunsIn=Engine] partial interface CharacterData {};
[RunsIn=Engine] partial interface Text {};
[RunsIn=Engine] partial interface CDATASection {};
[RunsIn=Engine] partial interface ProcessingInstruction {};
[RunsIn=Engine] partial interface Comment {};
[ByFunction=(attachInternals), RunsIn=Engine, SharedState] partial interface HTMLElement {};
[RunsIn=Engine, SharedState] partial interface SVGElement {};
[RunsIn=Engine, Uncopyable] partial interface SVGAnimatedString {};
[RunsIn=Engine, SharedState] partial interface SVGGraphicsElement {};
[RunsIn=Engine, SharedState] partial interface SVGSVGElement {};
[RunsIn=Engine, Uncopyable] partial interface SVGNumber {};
[RunsIn=Engine, Uncopyable] partial interface SVGRect {};
[RunsIn=Engine, SharedState] partial interface MathMLElement {};
[RunsIn=Engine] partial interface HTMLBaseElement {};
[ExtractAnOrigin, RunsIn=Engine] partial interface HTMLAnchorElement {};
[ExtractAnOrigin, RunsIn=Engine] partial interface HTMLAreaElement {};
[RunsIn=Engine] partial interface HTMLTemplateElement {};
[RunsIn=Engine] partial interface HTMLUnknownElement {};
[RunsIn=Engine] partial interface HTMLHtmlElement {};
[RunsIn=Engine] partial interface HTMLHeadElement {};
[RunsIn=Engine] partial interface HTMLTitleElement {};
[RunsIn=Engine] partial interface HTMLLinkElement {};
[RunsIn=Engine] partial interface HTMLMetaElement {};
[RunsIn=Engine] partial interface HTMLStyleElement {};
[RunsIn=Engine] partial interface HTMLBodyElement {};
[RunsIn=Engine] partial interface HTMLHeadingElement {};
[RunsIn=Engine] partial interface HTMLParagraphElement {};
[RunsIn=Engine] partial interface HTMLHRElement {};
[RunsIn=Engine] partial interface HTMLPreElement {};
[RunsIn=Engine] partial interface HTMLQuoteElement {};
[RunsIn=Engine] partial interface HTMLOListElement {};
[RunsIn=Engine] partial interface HTMLUListElement {};
[RunsIn=Engine] partial interface HTMLMenuElement {};
[RunsIn=Engine] partial interface HTMLLIElement {};
[RunsIn=Engine] partial interface HTMLDListElement {};
[RunsIn=Engine] partial interface HTMLDivElement {};
[RunsIn=Engine] partial interface HTMLDataElement {};
[RunsIn=Engine] partial interface HTMLTimeElement {};
[RunsIn=Engine] partial interface HTMLSpanElement {};
[RunsIn=Engine] partial interface HTMLBRElement {};
[RunsIn=Engine] partial interface HTMLModElement {};
[RunsIn=Engine] partial interface HTMLPictureElement {};
[RunsIn=Engine] partial interface HTMLSourceElement {};
[ByFunction=(width, height), RunsIn=Engine] partial interface HTMLImageElement {};
[RunsIn=Engine] partial interface HTMLIFrameElement {};
[RunsIn=Engine] partial interface HTMLEmbedElement {};
[RunsIn=Engine] partial interface HTMLObjectElement {};
[RunsIn=Engine] partial interface HTMLVideoElement {};
[RunsIn=Engine] partial interface HTMLAudioElement {};
[RunsIn=Engine] partial interface HTMLTrackElement {};
[RunsIn=Engine] partial interface HTMLMediaElement {};
[RunsIn=Engine, Uncopyable] partial interface TimeRanges {};
[RunsIn=Engine] partial interface HTMLMapElement {};
[RunsIn=Engine] partial interface HTMLTableElement {};
[RunsIn=Engine] partial interface HTMLTableCaptionElement {};
[RunsIn=Engine] partial interface HTMLTableColElement {};
[RunsIn=Engine] partial interface HTMLTableSectionElement {};
[RunsIn=Engine] partial interface HTMLTableRowElement {};
[RunsIn=Engine] partial interface HTMLTableCellElement {};
[RunsIn=Engine] partial interface HTMLFormElement {};
[RunsIn=Engine] partial interface HTMLLabelElement {};
[ByFunction=(valueAsDate, formAction, formEnctype, formMethod), RunsIn=Engine] partial interface HTMLInputElement {};
[ByFunction=(formAction, formEnctype, formMethod), RunsIn=Engine] partial interface HTMLButtonElement {};
[RunsIn=Engine] partial interface HTMLSelectElement {};
[RunsIn=Engine] partial interface HTMLDataListElement {};
[RunsIn=Engine] partial interface HTMLOptGroupElement {};
[RunsIn=Engine] partial interface HTMLOptionElement {};
[RunsIn=Engine] partial interface HTMLTextAreaElement {};
[RunsIn=Engine] partial interface HTMLOutputElement {};
[RunsIn=Engine] partial interface HTMLProgressElement {};
[RunsIn=Engine] partial interface HTMLMeterElement {};
[RunsIn=Engine] partial interface HTMLFieldSetElement {};
[RunsIn=Engine] partial interface HTMLLegendElement {};
[RunsIn=Engine] partial interface HTMLSelectedContentElement {};
[RunsIn=Engine] partial interface HTMLDetailsElement {};
[RunsIn=Engine] partial interface HTMLDialogElement {};
[RunsIn=Engine] partial interface HTMLScriptElement {};
[RunsIn=Engine] partial interface HTMLSlotElement {};
[RunsIn=Engine] partial interface HTMLCanvasElement {};
[RunsIn=Engine] partial interface HTMLMarqueeElement {};
[RunsIn=Engine] partial interface HTMLFrameSetElement {};
[RunsIn=Engine] partial interface HTMLFrameElement {};
[RunsIn=Engine] partial interface HTMLDirectoryElement {};
[RunsIn=Engine] partial interface HTMLFontElement {};
[RunsIn=Engine] partial interface HTMLParamElement {};
[ItemType=Element, NamedProperties=namedItem, RunsIn=Engine, Uncopyable] partial interface HTMLCollection {};
[ItemType=Node, RunsIn=Engine, Uncopyable] partial interface NodeList {};
[NamedProperties=namedItemOrList, RunsIn=Engine] partial interface HTMLFormControlsCollection {};
[RunsIn=Engine] partial interface RadioNodeList {};
[RunsIn=Engine] partial interface HTMLOptionsCollection {};
[RunsIn=Engine, Uncopyable] partial interface ValidityState {};
[ByFunction=(setFormValue), RunsIn=Engine, Uncopyable] partial interface ElementInternals {};
[RunsIn=Engine, Uncopyable] partial interface CustomStateSet {};
[RunsIn=Engine] partial interface SubmitEvent {};
[RunsIn=Engine] partial interface FormDataEvent {};
[RunsIn=Engine, Uncopyable] partial interface FileList {};
[RunsIn=Engine, Uncopyable] partial interface DataTransfer {};
[RunsIn=Engine, Uncopyable] partial interface DataTransferItemList {};
[RunsIn=Engine, Uncopyable] partial interface DataTransferItem {};
[RunsIn=Engine] partial interface DragEvent {};
[RunsIn=Engine] partial interface ClipboardEvent {};
[RunsIn=Engine] partial interface TransitionEvent {};
[RunsIn=Engine] partial interface DeviceOrientationEvent {};
[RunsIn=Engine] partial interface AnimationEvent {};
[RunsIn=Engine] partial interface PageTransitionEvent {};
[RunsIn=Engine] partial interface BeforeUnloadEvent {};
[RunsIn=Engine] partial interface SecurityPolicyViolationEvent {};
[NamedProperties=namedProperty, RunsIn=Engine, Uncopyable] partial interface NamedNodeMap {};
[ImplementedAs=XMLDocument, RunsIn=Engine, SharedState] partial interface XMLDocument {};
[RunsIn=Engine, Uncopyable] partial interface DOMImplementation {};
[RunsIn=Engine, Uncopyable] partial interface DOMTokenList {};
[RunsIn=Engine, Uncopyable] partial interface CSSStyleDeclaration {};
[CSSAttributes, RunsIn=Engine] partial interface CSSStyleProperties {};
[RunsIn=Engine, Uncopyable] partial interface MediaList {};
[RunsIn=Engine, Uncopyable] partial interface StyleSheet {};
[RunsIn=Engine] partial interface CSSStyleSheet {};
[RunsIn=Engine, Uncopyable] partial interface CSSRuleList {};
[RunsIn=Engine, Uncopyable] partial interface StyleSheetList {};
[RunsIn=Engine, Uncopyable] partial interface CSSRule {};
[RunsIn=Engine] partial interface CSSGroupingRule {};
[RunsIn=Engine] partial interface CSSStyleRule {};
[RunsIn=Engine] partial interface CSSConditionRule {};
[RunsIn=Engine] partial interface CSSMediaRule {};
[RunsIn=Engine] partial interface CSSNestedDeclarations {};
[RunsIn=Engine] partial interface CSSImportRule {};
[RunsIn=Engine] partial interface CSSNamespaceRule {};
[CSSAttributes, RunsIn=Engine] partial interface CSSPageDescriptors {};
[RunsIn=Engine] partial interface CSSPageRule {};
[RunsIn=Engine] partial interface CSSMarginRule {};
[RunsIn=Engine] partial interface CSSKeyframeRule {};
[RunsIn=Engine] partial interface CSSKeyframesRule {};
[CSSAttributes, RunsIn=Engine] partial interface CSSFontFaceDescriptors {};
[RunsIn=Engine] partial interface CSSFontFaceRule {};
[RunsIn=Engine] partial interface CSSFontPaletteValuesRule {};
[RunsIn=Engine] partial interface CSSSupportsRule {};
[RunsIn=Engine] partial interface CSSLayerBlockRule {};
[RunsIn=Engine] partial interface CSSLayerStatementRule {};
[RunsIn=Engine] partial interface CSSScopeRule {};
[RunsIn=Engine] partial interface CSSContainerRule {};
[RunsIn=Engine] partial interface CSSStartingStyleRule {};
[RunsIn=Engine] partial interface CSSCounterStyleRule {};
[RunsIn=Engine] partial interface CSSPropertyRule {};
[RunsIn=Engine] partial interface CSSViewTransitionRule {};
[RunsIn=Engine, Uncopyable] partial interface MutationObserver {};
[RunsIn=Engine, Uncopyable] partial interface MutationRecord {};
[RunsIn=Engine, Uncopyable] partial interface AbstractRange {};
[ByFunction=(createContextualFragment), RunsIn=Engine] partial interface Range {};
[RunsIn=Engine] partial interface StaticRange {};
[RunsIn=Engine, Uncopyable] partial interface Selection {};
[RunsIn=Engine, Uncopyable] partial interface NodeIterator {};
[RunsIn=Engine, Uncopyable] partial interface TreeWalker {};
[RunsIn=Engine, Uncopyable] partial interface XPathEvaluator {};
[RunsIn=Engine, Uncopyable] partial interface XPathExpression {};
[Iterates, RunsIn=Engine, Uncopyable] partial interface XPathResult {};
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

// NamedProperties: in engines, objects have named properties, which this method of the implementation gets.

// CallWith: in engines, the implementation's constructor gets the associated document before the arguments.

// ImplementedAs: the class that implements an interface in an engine, where its name is not that of the interface.
