// https://drafts.csswg.org/cssom-view/

// Nothing is laid out: docs/reference/no-layout.md has the answers. glue/window.js has the members of Window, and navigator.webidl has
// Screen. Left out are visual viewports, caret positions, moving and resizing of windows, and quads.

enum ScrollBehavior { "auto", "instant", "smooth" };

dictionary ScrollOptions {
  ScrollBehavior behavior = "auto";
};
dictionary ScrollToOptions : ScrollOptions {
  unrestricted double left;
  unrestricted double top;
};

[Exposed=Window, RunsIn=Engine]
interface MediaQueryList : EventTarget {
  readonly attribute DOMString media;
  readonly attribute boolean matches;
  undefined addListener(EventListener? callback);
  undefined removeListener(EventListener? callback);
  attribute EventHandler onchange;
};

[Exposed=Window, RunsIn=Engine]
interface MediaQueryListEvent : Event {
  constructor(DOMString type, optional MediaQueryListEventInit eventInitDict = {});
  readonly attribute DOMString media;
  readonly attribute boolean matches;
};

dictionary MediaQueryListEventInit : EventInit {
  DOMString media = "";
  boolean matches = false;
};

[ByFunction] partial interface Document {
  Element? elementFromPoint(double x, double y);
  sequence<Element> elementsFromPoint(double x, double y);
  readonly attribute Element? scrollingElement;
};

enum ScrollLogicalPosition { "start", "center", "end", "nearest" };
enum ScrollIntoViewContainer { "all", "nearest" };
dictionary ScrollIntoViewOptions : ScrollOptions {
  ScrollLogicalPosition block = "start";
  ScrollLogicalPosition inline = "nearest";
  ScrollIntoViewContainer container = "all";
};

dictionary CheckVisibilityOptions {
  boolean checkOpacity = false;
  boolean checkVisibilityCSS = false;
  boolean contentVisibilityAuto = false;
  boolean opacityProperty = false;
  boolean visibilityProperty = false;
};

[ByFunction] partial interface Element {
  DOMRectList getClientRects();
  [NewObject] DOMRect getBoundingClientRect();

  boolean checkVisibility(optional CheckVisibilityOptions options = {});

  [ImplementedAs=scrolled] Promise<undefined> scrollIntoView(optional (boolean or ScrollIntoViewOptions) arg = {});
  [ImplementedAs=scrolled] Promise<undefined> scroll(optional ScrollToOptions options = {});
  [ImplementedAs=scrolled] Promise<undefined> scroll(unrestricted double x, unrestricted double y);
  [ImplementedAs=scrolled] Promise<undefined> scrollTo(optional ScrollToOptions options = {});
  [ImplementedAs=scrolled] Promise<undefined> scrollTo(unrestricted double x, unrestricted double y);
  [ImplementedAs=scrolled] Promise<undefined> scrollBy(optional ScrollToOptions options = {});
  [ImplementedAs=scrolled] Promise<undefined> scrollBy(unrestricted double x, unrestricted double y);
  attribute unrestricted double scrollTop;
  attribute unrestricted double scrollLeft;
  readonly attribute long scrollWidth;
  readonly attribute long scrollHeight;
  readonly attribute long clientTop;
  readonly attribute long clientLeft;
  readonly attribute long clientWidth;
  readonly attribute long clientHeight;
  [ImplementedAs=currentZoom] readonly attribute double currentCSSZoom;
};

[ByFunction] partial interface HTMLElement {
  readonly attribute Element? offsetParent;
  readonly attribute long offsetTop;
  readonly attribute long offsetLeft;
  readonly attribute long offsetWidth;
  readonly attribute long offsetHeight;
};

[ByFunction] partial interface HTMLImageElement {
  [ImplementedAs=offsetLeft] readonly attribute long x;
  [ImplementedAs=offsetTop] readonly attribute long y;
};

[ByFunction] partial interface Range {
  DOMRectList getClientRects();
  [NewObject] DOMRect getBoundingClientRect();
};
