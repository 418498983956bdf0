// The events of users, which the script "ui_events" has, and those of "data_transfer", "page_events", "message_events",
// "history" and "storage", styles, which "cssom" has, style sheets, which "css_style_sheets" has, and the registry of
// "custom_elements". webapi/dom/host.py is the counterpart in Python.
// By hand, because engines fetch the scripts of these classes when they first need them.

// In a page, tasks come between those of its scripts.
function queueATask(steps) {
  if (page === undefined) runStepsAfterTimeout(0, steps);
  else inPageTask(steps);
}

function newEvent(name) {
  if (name === "dragevent") return newDragEvent();
  if (name === "messageevent") return newMessageEvent();
  if (name === "hashchangeevent") return newHashChangeEvent();
  if (name === "storageevent") return newStorageEvent();
  const isOfPages = name === "beforeunloadevent" || name === "deviceorientationevent" || name === "transitionevent";
  return isOfPages ? newPageEvent(name) : eventNamed(name);
}

const putTheCaretInto = (host) => putTheCaretInside(host);
const newStyle = (element) => inlineStyle(element);
const newAdoptedStyleSheets = (root) => adoptedStyleSheetsOf(root);
const setAdoptedStyleSheets = (array, sheets) => replaceAdoptedStyleSheets(array, sheets);
const mediaQueries = (text) => serializedMediaQueries(text);
// https://html.spec.whatwg.org/multipage/interaction.html#focusable-area: an area has the boxes of its image.
const canBeSeen = (element) =>
  !isInWindow(element) ||
  isHtmlElement(element, "area") ||
  (isRendered(element) && keywordOf(element, "visibility", "visible", true) === "visible");

// Whether neither an element nor what is in it is rendered; out of a window, as its attributes tell.
function isHiddenWithContents(element) {
  if (isInWindow(element)) return isWithoutBoxes(element) && !isHtmlElement(element, "area");
  const isClosed = element.localName === "dialog" && element.attributeValue("open") === undefined;
  return isClosed || element.attributeValue("hidden") !== undefined;
}

const textOfFetchedSheet = (number) => askWindow('"fetched style",' + number);
const newDrag = (mouse, source, url) => dragOf(mouse, source, url);
const newRegistry = (document) => registryFor(document);
