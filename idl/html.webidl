// https://html.spec.whatwg.org/multipage/

// Reduced to hyperlinks, base, templates and parsing: left out are relList, referrerPolicy and the
// obsolete members of the elements, and all else of Document.

partial interface Document {
  [PutForwards=href, LegacyUnforgeable] readonly attribute Location? location;
  readonly attribute USVString referrer;
  attribute USVString cookie;
  [SameObject] readonly attribute HTMLCollection links;
};

enum DocumentReadyState { "loading", "interactive", "complete" };
enum DocumentVisibilityState { "visible", "hidden" };

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
  readonly attribute HTMLScriptElement? currentScript;
  attribute EventHandler onreadystatechange;
  readonly attribute boolean hidden;
  readonly attribute DocumentVisibilityState visibilityState;
  attribute EventHandler onvisibilitychange;

  boolean hasFocus();

  [CEReactions] Document open(optional DOMString unused1, optional DOMString unused2);
  [CEReactions] undefined close();
  [CEReactions] undefined write(DOMString... text);
  [CEReactions] undefined writeln(DOMString... text);

  // obsolete
  [CEReactions] attribute [LegacyNullToEmptyString] DOMString fgColor;
  [CEReactions] attribute [LegacyNullToEmptyString] DOMString linkColor;
  [CEReactions] attribute [LegacyNullToEmptyString] DOMString vlinkColor;
  [CEReactions] attribute [LegacyNullToEmptyString] DOMString alinkColor;
  [CEReactions] attribute [LegacyNullToEmptyString] DOMString bgColor;

  readonly attribute HTMLCollection anchors;
};
Document includes GlobalEventHandlers;

interface mixin DocumentOrShadowRoot {
  readonly attribute Element? activeElement;
};
Document includes DocumentOrShadowRoot;
ShadowRoot includes DocumentOrShadowRoot;

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

[Exposed=Window]
interface HTMLTemplateElement : HTMLElement {
  readonly attribute DocumentFragment content;
};

// Trusted types are left out, and so are the members of declarative shadow roots and of streams.

partial interface ShadowRoot {
  [CEReactions] attribute [LegacyNullToEmptyString] DOMString innerHTML;
};

partial interface Element {
  [CEReactions] attribute [LegacyNullToEmptyString] DOMString innerHTML;
  [CEReactions] attribute [LegacyNullToEmptyString] DOMString outerHTML;

  [CEReactions] undefined insertAdjacentHTML(DOMString position, DOMString string);
};

partial interface Range {
  [CEReactions, NewObject] DocumentFragment createContextualFragment(DOMString string);
};

[Exposed=Window]
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

[Exposed=Window]
interface XMLSerializer {
  constructor();

  DOMString serializeToString(Node root);
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
