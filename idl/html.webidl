// https://html.spec.whatwg.org/multipage/

// Reduced to hyperlinks, base, templates, parsing and locations: left out are relList, referrerPolicy and the
// obsolete members of the elements, Location's ancestorOrigins, and all else of Document.

partial interface Document {
  [PutForwards=href, LegacyUnforgeable] readonly attribute Location? location;
  attribute USVString cookie;
  [SameObject] readonly attribute HTMLCollection links;
};

enum DocumentReadyState { "loading", "interactive", "complete" };

[Exposed=Python]
partial interface Document {
  readonly attribute DOMString lastModified;
  readonly attribute DocumentReadyState readyState;

  [CEReactions] attribute DOMString title;
  [CEReactions] attribute DOMString dir;
  [CEReactions] attribute HTMLElement? body;
  readonly attribute HTMLHeadElement? head;
  readonly attribute HTMLCollection images;
  readonly attribute HTMLCollection embeds;
  readonly attribute HTMLCollection plugins;
  readonly attribute HTMLCollection forms;
  readonly attribute HTMLCollection scripts;
  NodeList getElementsByName(DOMString elementName);

  boolean hasFocus();

  readonly attribute HTMLCollection anchors; // obsolete
};
Document includes GlobalEventHandlers;

[Exposed=Python]
interface mixin DocumentOrShadowRoot {
  readonly attribute Element? activeElement;
};
Document includes DocumentOrShadowRoot;

[Exposed=Window]
interface HTMLElement : Element {};

[Exposed=Window]
interface HTMLBaseElement : HTMLElement {
  [CEReactions, ReflectSetter] attribute USVString href;
  [CEReactions, Reflect] attribute DOMString target;
};

[Exposed=Window]
interface HTMLAnchorElement : HTMLElement {
  [CEReactions, Reflect] attribute DOMString download;
  [CEReactions, Reflect] attribute USVString ping;
  [CEReactions, Reflect] attribute DOMString rel;
  [CEReactions] attribute DOMString text;
};
HTMLAnchorElement includes HyperlinkElementUtils;
HTMLAnchorElement includes HTMLHyperlinkElementUtils;

interface mixin HyperlinkElementUtils {
  readonly attribute USVString origin;
  [CEReactions] attribute USVString protocol;
  [CEReactions] attribute USVString username;
  [CEReactions] attribute USVString password;
  [CEReactions] attribute USVString host;
  [CEReactions] attribute USVString hostname;
  [CEReactions] attribute USVString port;
  [CEReactions] attribute USVString pathname;
  [CEReactions] attribute USVString search;
  [CEReactions] attribute USVString hash;

  [CEReactions, Reflect] attribute DOMString hreflang;
  [CEReactions, Reflect] attribute DOMString type;
};

interface mixin HTMLHyperlinkElementUtils {
  [CEReactions, ReflectSetter] stringifier attribute USVString href;
  [CEReactions, Reflect] attribute DOMString target;
};

[Exposed=Window]
interface HTMLAreaElement : HTMLElement {
  [CEReactions, Reflect] attribute DOMString alt;
  [CEReactions, Reflect] attribute DOMString coords;
  [CEReactions, Reflect] attribute DOMString shape;
  [CEReactions, Reflect] attribute DOMString download;
  [CEReactions, Reflect] attribute USVString ping;
  [CEReactions, Reflect] attribute DOMString rel;
};
HTMLAreaElement includes HyperlinkElementUtils;
HTMLAreaElement includes HTMLHyperlinkElementUtils;

[Exposed=Python]
interface HTMLTemplateElement : HTMLElement {
  readonly attribute DocumentFragment content;
};

// Trusted types are left out, and so are the members of shadow trees and of streams.

[Exposed=Python]
partial interface Element {
  [CEReactions] attribute [LegacyNullToEmptyString] DOMString innerHTML;
  [CEReactions] attribute [LegacyNullToEmptyString] DOMString outerHTML;

  [CEReactions] undefined insertAdjacentHTML(DOMString position, DOMString string);
};

[Exposed=Python]
interface DOMParser {
  constructor();

  [NewObject] Document parseFromString(DOMString string, DOMParserSupportedType type);
};

enum DOMParserSupportedType {
  "text/html",
  "text/xml",
  "application/xml",
  "application/xhtml+xml",
  "image/svg+xml"
};

[Exposed=Python]
interface XMLSerializer {
  constructor();

  DOMString serializeToString(Node root);
};

[Exposed=Window]
interface Location {
  [LegacyUnforgeable] stringifier attribute USVString href;
  [LegacyUnforgeable] readonly attribute USVString origin;
  [LegacyUnforgeable] attribute USVString protocol;
  [LegacyUnforgeable] attribute USVString host;
  [LegacyUnforgeable] attribute USVString hostname;
  [LegacyUnforgeable] attribute USVString port;
  [LegacyUnforgeable] attribute USVString pathname;
  [LegacyUnforgeable] attribute USVString search;
  [LegacyUnforgeable] attribute USVString hash;

  [LegacyUnforgeable] undefined assign(USVString url);
  [LegacyUnforgeable] undefined replace(USVString url);
  [LegacyUnforgeable] undefined reload();
};

enum NavigationType { "push", "replace", "reload", "traverse" };

[Exposed=Worker]
interface WorkerLocation {
  stringifier readonly attribute USVString href;
  readonly attribute USVString origin;
  readonly attribute USVString protocol;
  readonly attribute USVString host;
  readonly attribute USVString hostname;
  readonly attribute USVString port;
  readonly attribute USVString pathname;
  readonly attribute USVString search;
  readonly attribute USVString hash;
};

[Exposed=*]
interface Origin {
  constructor();

  static Origin from(any value);

  readonly attribute boolean opaque;

  boolean isSameOrigin(Origin other);
  boolean isSameSite(Origin other);
};

interface mixin WindowOrWorkerGlobalScope {
  // base64 utility methods
  DOMString btoa(DOMString data);
  ByteString atob(DOMString data);
};

dictionary StructuredSerializeOptions {
  sequence<object> transfer = [];
};

callback VoidFunction = undefined ();
callback Function = any (any... arguments);
