// What a sequence of `sequences.py` does to trees of this engine. `replay.py` does the same with webapi.

const HTML = "http://www.w3.org/1999/xhtml";
const SVG = "http://www.w3.org/2000/svg";
const OBSERVED = {
  subtree: true, childList: true, attributes: true, attributeOldValue: true, characterData: true,
  characterDataOldValue: true,
};
const POOLS = [
  "all", "tree", "places", "elements", "texts", "fragments", "documents", "attributes", "ranges", "lists",
  "iterators", "walkers",
];
const CHECKED = 50;
const GREATEST = 60;
const OBSERVERS = 6;
const HAVE_REFERENCE = ["insertBefore", "replaceChild"];
const OF_CHILD = ["before", "after", "replaceWith", "insertAdjacentElement"];
const OF_PARENT = ["append", "prepend", "replaceChildren"];
const EMPTIES = ["innerHTML=", "textContent=", "replaceChildren"];
const UNORDERED = [
  "splitText", "insertNode", "deleteContents", "extractContents", "surroundContents",
];

const toJSON = value =>
  JSON.stringify(value).replace(/[^ -~]/g,
    each => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`);

const lengthOf = object => object.length ?? object.childNodes.length;
const isLarge = node => node.querySelectorAll?.("*").length > GREATEST;
const isEmptyFragment = value => value instanceof DocumentFragment && !value.firstChild;
const isEmptyText = node => node instanceof Text && node.length === 0;
const isForeign = (value, target) =>
  value instanceof DocumentFragment && value.ownerDocument !== target.ownerDocument;
const parses = ({ ownerDocument, namespaceURI, parentNode }) =>
  ownerDocument.contentType === "text/html" && [HTML, SVG].includes(namespaceURI)
    && [HTML, SVG, undefined].includes(parentNode?.namespaceURI);
const isBesideText = ({ previousSibling, nextSibling }) =>
  previousSibling instanceof Text || nextSibling instanceof Text;

const xmlOf = node => {
  try {
    return new XMLSerializer().serializeToString(node);
  } catch (error) {
    return `throws ${error.name}`;
  }
};

class Replay {
  constructor({ html, moves }) {
    this.moves = moves;
    this.log = [];
    this.ids = new Map();
    this.observers = [];
    this.pools = Object.fromEntries(POOLS.map(name => [name, []]));
    const one = document.implementation.createHTMLDocument("t");
    one.body.innerHTML = html;
    const two = document.implementation.createHTMLDocument("");
    const doctype = document.implementation.createDocumentType("x", "", "");
    const three = document.implementation.createDocument("urn:x", "x:r", doctype);
    for (const each of [one, two, three]) {
      this.pools.documents.push(each);
      this.inside(each);
      this.shown(each.createRange());
      this.observe(each);
    }
    this.shown(one.createDocumentFragment());
    this.shown(one.createAttribute("title"));
    this.shown(one.createNodeIterator(one));
    this.shown(one.createTreeWalker(one));
    this.shown(one.body.childNodes);
    this.shown(one.body.children);
    this.shown(one.getElementsByTagName("p"));
    this.shown(one.getElementsByClassName("a"));
    this.shown(one.getElementsByTagName("*"));
  }

  answer(operations) {
    const { log, pools: { documents, ranges } } = this;
    for (const operation of operations) {
      let result;
      try {
        result = this.shown(this.run(operation));
      } catch (error) {
        result = `throws ${error.name}`;
      }
      const records = this.observers.map(each => this.recordsOf(each, operation[0]));
      const answer = [result, records, ranges.map(range => this.pointsOf(range))];
      if ((log.length + 1) % CHECKED === 0) answer.push(this.state());
      log.push(answer);
    }
    this.observers.forEach(observer => observer.disconnect());
    const pages = documents.slice(0, 2);
    log.push([pages.map(page => page.documentElement?.outerHTML ?? null), documents.map(xmlOf)]);
    return log;
  }

  numbered(node) {
    const { ids, pools } = this;
    let id = ids.get(node);
    if (id === undefined) {
      id = pools.all.push(node) - 1;
      ids.set(node, id);
      if (!(node instanceof Attr)) pools.tree.push(node);
      const isCDATA = node instanceof CDATASection;
      if (!(node instanceof Attr || node instanceof DocumentType || isCDATA)) pools.places.push(node);
      if (node instanceof Element) pools.elements.push(node);
      else if (node instanceof CharacterData && !isCDATA) pools.texts.push(node);
      else if (node instanceof DocumentFragment) pools.fragments.push(node);
      else if (node instanceof Attr) pools.attributes.push(node);
    }
    return id;
  }

  keep(pool, most, item) {
    if (pool.length < most) pool.push(item);
    else pool[this.log.length % most] = item;
  }

  shown(value) {
    if (value === null || value === undefined) return null;
    if (typeof value !== "object") return value;
    if (value instanceof Node) return [this.numbered(value)];
    const { lists, ranges, iterators, walkers } = this.pools;
    if (value instanceof NodeList || value instanceof HTMLCollection) {
      this.keep(lists, 8, value);
      return Array.from(value, node => this.numbered(node));
    }
    if (value instanceof Range) this.keep(ranges, 4, value);
    else if (value instanceof NodeIterator) {
      value.nextNode();
      this.keep(iterators, 2, value);
    } else if (value instanceof TreeWalker) this.keep(walkers, 2, value);
    return "object";
  }

  observe(node) {
    if (this.observers.length === OBSERVERS) return;
    const observer = new MutationObserver(() => {});
    observer.observe(node, OBSERVED);
    this.observers.push(observer);
  }

  pointsOf(range) {
    const [start, end] = [this.numbered(range.startContainer), this.numbered(range.endContainer)];
    return [start, range.startOffset, end, range.endOffset];
  }

  recordsOf(observer, name) {
    const records = [];
    let removed = [];
    for (const record of observer.takeRecords()) {
      const added = [...record.addedNodes];
      const moves = removed.some(each => each === added[0]);
      removed = [...record.removedNodes];
      records.push([
        record.type,
        this.numbered(record.target),
        added.map(node => this.numbered(node)),
        removed.map(node => this.numbered(node)),
        record.attributeName,
        record.attributeNamespace,
        record.oldValue,
        moves ? "any" : this.shown(record.previousSibling),
        this.shown(record.nextSibling),
      ]);
    }
    if (this.moves && records.length) {
      const document = this.pools.documents[this.observers.indexOf(observer)];
      observer.disconnect();
      observer.observe(document, OBSERVED);
    }
    if (name === "normalize") return records.filter(([type]) => type === "childList");
    return UNORDERED.includes(name) ? records.map(each => toJSON(each.slice(0, 7))).sort() : records;
  }

  inside(node) {
    const isInFragment = node.getRootNode() instanceof DocumentFragment;
    const owner = isInFragment ? null : this.numbered(node.ownerDocument ?? node);
    const found = [this.numbered(node), owner];
    if (node instanceof Element) {
      found.push(node.nodeName);
      found.push(Array.from(node.attributes, each => [each.namespaceURI, each.name, each.value]));
      if (node instanceof HTMLTemplateElement) found.push(this.inside(node.content));
    } else if (node instanceof CharacterData) found.push(node.data);
    for (let child = node.firstChild; child; child = child.nextSibling) found.push(this.inside(child));
    return found;
  }

  state() {
    const { all, lists, iterators, walkers } = this.pools;
    return [
      all.filter(node => !node.parentNode).map(node => this.inside(node)),
      lists.map(list => [list.length, Array.from(list, node => this.numbered(node))]),
      iterators.map(each => [
        this.numbered(each.root), this.numbered(each.referenceNode), each.pointerBeforeReferenceNode,
      ]),
      walkers.map(each => this.numbered(each.currentNode)),
    ];
  }

  found([pool, number], target, first) {
    let node;
    switch (pool) {
      case "child":
        if (!target.childNodes) return null;
        return target.childNodes.item(number % (target.childNodes.length + 1));
      case "offset":
        return number % (target.length + 2);
      case "within":
        return number % (lengthOf(first) + 1);
      case "beyond":
        return number % (lengthOf(first ?? target) + 3);
      case "hosts":
        return this.found([number & 1 ? "fragments" : "elements", number >> 1]);
      case "copies":
        node = this.found(["elements", number]).cloneNode(false);
        this.numbered(node);
        return node;
      case "placed":
        node = this.found(["texts", number]);
        return node.parentNode ? node : this.found(["copies", number]);
      case "empty":
        node = this.found(["tree", number]);
        return node.hasChildNodes() ? node.cloneNode(false) : node;
    }
    const objects = this.pools[pool];
    return objects[number % objects.length];
  }

  isLeftOut(name, target, args) {
    if (name === (this.moves ? "observe" : "moveBefore")) return true;
    if (args.some(isEmptyFragment)) return true;
    if (name.startsWith("replace") && args.some(each => isForeign(each, target))) return true;
    if (name.includes("HTML") && !parses(target)) return true;
    if (name === "outerHTML=" && isBesideText(target)) return true;
    if (name === "className=" && target.namespaceURI === SVG) return true;
    const { iterators, ranges } = this.pools;
    const places = ranges.flatMap(range => [range.startContainer, range.endContainer]);
    if (name === "normalize") {
      return places.some(node => isEmptyText(node) || [...node.childNodes].some(isEmptyText));
    }
    const emptied = args.filter(each => each instanceof DocumentFragment);
    if (EMPTIES.includes(name)) emptied.push(target);
    if (target instanceof HTMLTemplateElement) emptied.push(target.content);
    if (iterators.some(({ referenceNode: node }) =>
      emptied.some(each => each !== node && each.contains(node)))) return true;
    const parent = OF_CHILD.includes(name) ? target.parentNode : target;
    const moved = HAVE_REFERENCE.includes(name) ? args.slice(0, 1) : args;
    if (name !== "moveBefore" && moved.some(each => each instanceof Node
      && (each.parentNode === parent || each.parentNode === target)
      && places.some(place => place === each.parentNode || each.contains(place)))) return true;
    if (!OF_CHILD.includes(name) && !OF_PARENT.includes(name)) return false;
    if (args.length > 1 && parent instanceof Document) return true;
    return args.some(each => each instanceof DocumentFragment)
      && (parent instanceof Document || target.getRootNode() instanceof DocumentFragment);
  }

  run([name, place, ...given]) {
    let target = this.found(place);
    const args = [];
    for (const each of given) {
      args.push(Array.isArray(each) ? this.found(each, target, args[0]) : each);
    }
    if (this.isLeftOut(name, target, args)) return "left out";
    if (name === "observe") return this.observe(target);
    if (name === "cloneNode" && isLarge(target)) args[0] = false;
    if (name === "importNode" && isLarge(args[0])) args[1] = false;
    const [owner, rest] = name.split(".");
    if (rest) {
      target = target[owner];
      name = rest;
    }
    if (name.endsWith("=")) {
      target[name.slice(0, -1)] = args[0];
      return null;
    }
    if (name.endsWith("?")) return target[name.slice(0, -1)];
    if (!target[name]) return "missing";
    const result = target[name](...args);
    return name === "compareDocumentPosition" && result & 1 ? "disconnected" : result;
  }
}

const digest = async text => {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), byte => byte.toString(16).padStart(2, "0")).join("");
};

// The elements that selectors find in a page, by their places in it.
const select = ({ html, selectors }) => {
  const page = new DOMParser().parseFromString(html, "text/html");
  const places = new Map([...page.querySelectorAll("*")].map((each, place) => [each, place]));
  const find = selector => {
    try {
      return Array.from(page.querySelectorAll(selector), each => places.get(each));
    } catch (error) {
      return `throws ${error.name}`;
    }
  };
  return [page.documentElement.outerHTML, page.compatMode, ...selectors.map(find)];
};

const replay = sequence => new Replay(sequence).answer(sequence.operations);

globalThis.answer = question => (question.operations ? replay : select)(question).map(toJSON);
globalThis.digests = questions =>
  Promise.all(questions.map(question => digest(answer(question).join("\n"))));
