// Container queries: https://drafts.csswg.org/css-conditional-5/#container-queries
// webapi/runtimes/container_queries.py reads them. Nothing is laid out: a container is as large as its width and height in
// pixels, else as its box in layout.js.

const axesOfSize = 15; // width, height, inline-size, block-size, as in container_queries.py
const axesOfInlineSize = 5; // inline-size and width,
const axesOfVerticalText = 6; // or inline-size and height

let knownContainers; // what is known of elements while one question is answered
let knownQueries = new Table(); // by their texts and sizes

// webapi/dom/host.py is the counterpart in Python.
function matchesContainers(element, isOfPseudoElement, containers) {
  const isFirst = knownContainers === undefined;
  const start = isOfPseudoElement ? element : flatParent(element);
  try {
    if (isFirst) {
      knownContainers = new Table();
      readContainers(start);
    }
    for (let index = 0; index < containers.length; index++) {
      if (!hasContainer(start, containers[index])) return false;
    }
    return true;
  } finally {
    if (isFirst) knownContainers = undefined;
  }
}

// Rules @container may say what is a container, so the outermost come first: each question then ends soon.
function readContainers(start) {
  const elements = newList();
  for (let each = start; each !== undefined; each = flatParent(each)) elements[elements.length] = each;
  for (let index = elements.length - 1; index >= 0; index--) containerOf(elements[index]);
}

function containerOf(element) {
  let known = tableGet(knownContainers, element);
  if (known !== undefined) return known;
  const types = listed(keywordOf(element, "container-type", "normal"));
  const isVertical = !textStarts(keywordOf(element, "writing-mode", "horizontal-tb", true), "horizontal");
  const axesOfInline = isVertical ? axesOfVerticalText : axesOfInlineSize;
  known = {
    __proto__: null,
    axes: types.size === true ? axesOfSize : types["inline-size"] === true ? axesOfInline : 0,
    isVertical,
    names: listed(keywordOf(element, "container-name", "none")),
  };
  tableSet(knownContainers, element, known);
  return known;
}

// https://drafts.csswg.org/css-conditional-5/#query-container: whether one of some conditions holds
function hasContainer(start, conditions) {
  for (let index = 0; index < conditions.length; index++) {
    const name = conditions[index][0];
    const query = conditions[index][1];
    const axes = conditions[index][2];
    const styles = conditions[index][3];
    let each = start;
    while (each !== undefined && !isMeant(containerOf(each), name, axes)) each = flatParent(each);
    if (each !== undefined && (query === "" || fulfils(each, query, axes, styles))) return true;
  }
  return false;
}

const isMeant = (container, name, axes) =>
  (name === "" || (name !== "none" && container.names[name] === true)) && (axes & ~container.axes) === 0;

function fulfils(element, query, axes, styles) {
  const { isVertical } = containerOf(element);
  let sizes = "0,0,0,0";
  if (axes !== 0) {
    const display = displayOf(element);
    if (display === "contents" || display === "inline" || !isRendered(element)) return false;
    const width = sizeInPixels(element, "width");
    const height = sizeInPixels(element, "height");
    sizes = width + "," + height + "," + (isVertical ? height + "," + width : width + "," + height);
  }
  const fonts = fontSizeOf(element) + "," + fontSizeOf(element.nodeDocument.documentElement);
  const viewport = page.sizes.innerWidth + "," + page.sizes.innerHeight;
  const found = newList();
  for (let index = 0; index < styles.length; index++) found[index] = hasStyle(element, styles[index][0], styles[index][1]);
  const question = quote(query) + ",[" + sizes + "],[" + fonts + "," + viewport + "],[" + joinList(found, ",") + "]";
  let answer = tableGet(knownQueries, question);
  if (answer !== undefined) return answer;
  if (tableSize(knownQueries) > maxTexts) knownQueries = new Table();
  answer = askWindow('"container",' + question);
  tableSet(knownQueries, question, answer);
  return answer;
}

// https://drafts.csswg.org/css-conditional-5/#style-container
function hasStyle(element, name, value) {
  const own = customValue(element, name);
  if (value === null) return own !== undefined;
  const registered = registeredProperty(element.nodeDocument, name);
  if (value === "initial") return own === (registered === undefined ? undefined : registered.initial);
  if (value === "inherit" || value === "unset") {
    const parent = flatParent(element);
    return own === (parent === undefined ? undefined : customValue(parent, name));
  }
  const wanted = substituted(element, value, new Table());
  if (registered === undefined || wanted === undefined || !hasSyntax(registered.syntax, wanted)) return own === wanted;
  return own === computedCustomValue(element, registered.syntax, wanted);
}
