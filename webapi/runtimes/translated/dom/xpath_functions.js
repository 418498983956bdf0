// The core functions of XPath: https://www.w3.org/TR/1999/REC-xpath-19991116/#corelib
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// Whether there is such a function with so many arguments.
function isFunctionCall(name, count) {
  if (name === "last" || name === "position" || name === "true" || name === "false") {
    return count === 0;
  }
  if (
    name === "count" ||
      name === "id" ||
      name === "boolean" ||
      name === "not" ||
      name === "sum" ||
      name === "floor" ||
      name === "ceiling" ||
      name === "round" ||
      name === "lang"
  ) {
    return count === 1;
  }
  if (
    name === "local-name" ||
      name === "namespace-uri" ||
      name === "name" ||
      name === "string" ||
      name === "string-length"
  ) {
    return count <= 1;
  }
  if (name === "normalize-space" || name === "number") return count <= 1;
  if (
    name === "starts-with" ||
      name === "contains" ||
      name === "substring-before" ||
      name === "substring-after"
  ) {
    return count === 2;
  }
  if (name === "substring") return count === 2 || count === 3;
  if (name === "concat") return count >= 2;
  return name === "translate" && count === 3;
}

// https://www.w3.org/TR/1999/REC-xpath-19991116/#section-Function-Calls
class XPathFunctionCall extends XPathExpressionPart {
  constructor(name, arguments_) {
    super();
    this.name = name;
    this.arguments = arguments_;
  }

  // https://www.w3.org/TR/1999/REC-xpath-19991116/#section-Function-Calls
  evaluate(context) {
    const values = newList();
    const items = this.arguments;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      listAppend(values, each.evaluate(context));
    }
    const name = this.name;
    if (name === "last") return xpathOfNumber(context.size);
    if (name === "position") return xpathOfNumber(context.position);
    if (name === "true" || name === "false") return xpathOfTruth(name === "true");
    if (values.length === 0) {
      listAppend(values, xpathOfNodes(listOf([context.node])));
    }
    if (values.length === 1) return functionOfOne(name, values[0], context);
    return functionOfTexts(name, values);
  }
}

// The functions that have one argument, or the context node instead.
function functionOfOne(name, value, context) {
  if (name === "count") return xpathOfNumber(value.nodes.length);
  if (name === "id") {
    return xpathOfNodes(context.order.sorted(elementsById(value, context)));
  }
  if (name === "local-name" || name === "namespace-uri" || name === "name") {
    return xpathOfText(value.nodes.length === 0 ? "" : nameOf(name, value.nodes[0]));
  }
  if (name === "string") return xpathOfText(value.text);
  if (name === "string-length") return xpathOfNumber(codePoints(value.text).length);
  if (name === "normalize-space") return xpathOfText(normalizedSpace(value.text));
  if (name === "boolean") return xpathOfTruth(value.truth);
  if (name === "not") return xpathOfTruth(!value.truth);
  if (name === "lang") {
    return xpathOfTruth(hasLanguage(context.node, asciiLowercase(value.text)));
  }
  if (name === "sum") return xpathOfNumber(sumOf(value.nodes));
  return xpathOfNumber(roundedBy(name, value.number));
}

// https://www.w3.org/TR/1999/REC-xpath-19991116/#section-Number-Functions
function roundedBy(name, number) {
  if (name === "floor") return floatFloor(number);
  if (name === "ceiling") return floatCeiling(number);
  return name === "round" ? roundedHalfUp(number) : number;
}

// https://www.w3.org/TR/1999/REC-xpath-19991116/#section-String-Functions
function functionOfTexts(name, values) {
  const text = values[0].text;
  const other = values[1].text;
  if (name === "starts-with") return xpathOfTruth(textStarts(text, other));
  if (name === "contains") return xpathOfTruth(textContains(text, other));
  if (name === "substring-before") return xpathOfText(textBefore(text, other));
  if (name === "substring-after") return xpathOfText(textAfter(text, other));
  if (name === "substring") {
    const length = values.length < 3 ? Infinity : values[2].number;
    return xpathOfText(substring(text, values[1].number, length));
  }
  if (name === "translate") return xpathOfText(translatedText(text, other, values[2].text));
  const parts = newList();
  for (let index = 0; index < values.length; index++) {
    const each = values[index];
    listAppend(parts, each.text);
  }
  return xpathOfText(joinedTexts(parts));
}

// https://www.w3.org/TR/1999/REC-xpath-19991116/#function-id
function elementsById(value, context) {
  const texts = newList();
  if (value.kind === NODE_SET_VALUE) {
    const items = value.nodes;
    for (let index = 0; index < items.length; index++) {
      const node = items[index];
      listAppend(texts, stringValueOf(node));
    }
  } else {
    listAppend(texts, value.text);
  }
  const found = newList();
  const seen = new Table();
  for (let index = 0; index < texts.length; index++) {
    const text = texts[index];
    const items2 = splitOnAsciiWhitespace(text);
    for (let index2 = 0; index2 < items2.length; index2++) {
      const each = items2[index2];
      const element = context.node.nodeDocument.getElementById(each);
      if (element !== undefined && !tableHas(seen, element)) {
        tableSet(seen, element, true);
        found[found.length] = element;
      }
    }
  }
  return found;
}

// https://www.w3.org/TR/1999/REC-xpath-19991116/#section-Node-Set-Functions
function nameOf(function_, node) {
  if (node.nodeType === PROCESSING_INSTRUCTION_NODE) {
    return function_ === "namespace-uri" ? "" : node.target;
  }
  if (node.nodeType === ATTRIBUTE_NODE) {
    const attribute = node;
    return partOfName(function_, attribute.namespaceUri, attribute.prefix, attribute.localName);
  }
  if (node.nodeType !== ELEMENT_NODE) return "";
  const element = node;
  return partOfName(function_, element.namespace, element.prefix, element.localName);
}

// What one of the three functions wants of a name.
function partOfName(function_, namespace, prefix, localName) {
  if (function_ === "namespace-uri") return namespace === undefined ? "" : namespace;
  return function_ === "local-name" || prefix === undefined ? localName : prefix + ":" + localName;
}

// https://www.w3.org/TR/1999/REC-xpath-19991116/#function-normalize-space
function normalizedSpace(text) {
  const parts = newList();
  const items = splitOnAsciiWhitespace(text);
  for (let index = 0; index < items.length; index++) {
    const each = items[index];
    if (parts.length > 0) {
      parts[parts.length] = " ";
    }
    parts[parts.length] = each;
  }
  return joinedTexts(parts);
}

// https://www.w3.org/TR/1999/REC-xpath-19991116/#function-substring
function substring(text, start, length) {
  const first = roundedHalfUp(start);
  const end = first + roundedHalfUp(length);
  const kept = newList();
  const items = codePoints(text);
  for (let index = 0; index < items.length; index++) {
    const char = items[index];
    if (index + 1 >= first && index + 1 < end) {
      kept[kept.length] = char;
    }
  }
  return joinedTexts(kept);
}

// https://www.w3.org/TR/1999/REC-xpath-19991116/#function-translate
function translatedText(text, old, new_) {
  const replacements = codePoints(new_);
  const table = new Table();
  const items = codePoints(old);
  for (let index = 0; index < items.length; index++) {
    const char = items[index];
    if (!tableHas(table, char)) {
      tableSet(table, char, index < replacements.length ? replacements[index] : "");
    }
  }
  const parts = newList();
  const items2 = codePoints(text);
  for (let index2 = 0; index2 < items2.length; index2++) {
    const char = items2[index2];
    const replacement = tableGet(table, char);
    listAppend(parts, replacement === undefined ? char : replacement);
  }
  return joinedTexts(parts);
}

// https://www.w3.org/TR/1999/REC-xpath-19991116/#function-lang
function hasLanguage(node, wanted) {
  const owner = ownerOf(node);
  const items = inclusiveAncestors(owner === undefined ? node : owner);
  for (let index = 0; index < items.length; index++) {
    const each = items[index];
    if (each.nodeType === ELEMENT_NODE) {
      const attribute = each.attributeByNamespace(XML_NAMESPACE, "lang");
      if (attribute !== undefined) {
        const language = asciiLowercase(attribute.value);
        return language === wanted || textStarts(language, wanted + "-");
      }
    }
  }
  return false;
}

// https://www.w3.org/TR/1999/REC-xpath-19991116/#function-sum
function sumOf(nodes) {
  let total = 0;
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    total += xpathNumber(stringValueOf(node));
  }
  return total;
}
