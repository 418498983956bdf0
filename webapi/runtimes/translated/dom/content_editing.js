// What a user's keys do to the content of an element that is edited, as in Chromium.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const NO_BREAK_SPACE = "\u00a0";

// https://w3c.github.io/editing/docs/execCommand/#editing-host-of
function editingHost(element) {
  let host = element;
  let parent = parentElement(host);
  while (parent instanceof HTMLElementImpl && parent.isContentEditable) {
    host = parent;
    parent = parentElement(host);
  }
  return host;
}

// Whether a user edits text alone.
function isPlain(host) {
  const state = host.attributeValue("contenteditable");
  return state !== undefined && asciiLowercase(state) === "plaintext-only";
}

// Put a text in the place of the selection; the caret follows it.
function insertAtTheCaret(host, text) {
  const place = _deleteTheSelection(host);
  let node = place.node;
  let offset = place.offset;
  if (!(node instanceof TextImpl)) {
    const before = offset === 0 ? undefined : childAt(node, offset - 1);
    let after = childAt(node, offset);
    if (after !== undefined && isLineBreak(after) && after.nextSibling === undefined) {
      remove(after);
      after = undefined;
    }
    if (before instanceof TextImpl) {
      node = before;
      offset = before.length;
    } else if (after instanceof TextImpl) {
      node = after;
      offset = 0;
    } else {
      const made = new TextImpl(host.nodeDocument, "");
      insert(made, node, after);
      node = made;
      offset = 0;
    }
  }
  const written = node;
  written.insertData(offset, text);
  const end = offset + codeUnitsLength(text);
  _balanceSpaces(written, offset, host);
  _balanceSpaces(written, end, host);
  caretAt(host, new Place(written, end));
}

// Delete what is selected; return the place of the caret.
function _deleteTheSelection(host) {
  const selected = editedRange(host);
  const node = selected.startNode;
  const offset = selected.startOffset;
  if (selected.collapsed) return new Place(node, offset);
  const firstBlock = blockOf(node, host);
  const lastBlock = blockOf(selected.endNode, host);
  selected.deleteContents();
  if (firstBlock !== lastBlock && lastBlock !== host) {
    _join(firstBlock, lastBlock);
  }
  return _tidied(host, new Place(node, offset));
}

// Move what a block has to the end of the line before it, which may be a line of its parent.
function _join(first, second) {
  let behind = second;
  while (behind !== undefined && behind.parent !== first) {
    behind = behind.parent;
  }
  const last = behind === undefined ? first.lastChild : behind.previousSibling;
  if (last !== undefined && isLineBreak(last)) {
    remove(last);
  }
  const following = second.firstChild;
  if (last instanceof TextImpl && following instanceof TextImpl) {
    last.insertData(last.length, following.data);
    remove(following);
  }
  const items = childrenOf(second);
  for (let index = 0; index < items.length; index++) {
    const child = items[index];
    insert(child, first, behind);
  }
  let emptied = second;
  while (emptied !== undefined && emptied.firstChild === undefined && emptied !== first) {
    const parent = emptied.parent;
    remove(emptied);
    emptied = parent;
  }
}

// Remove what is empty around a place; a line that is empty gets a ``br``, as in Chromium.
function _tidied(host, place) {
  let node = place.node;
  let offset = place.offset;
  const block = blockOf(node, host);
  if (leafAfter(block, 0, block) === undefined) {
    const items = childrenOf(block);
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      remove(each);
    }
    append(_newElement(host, "br"), block);
    return new Place(block, 0);
  }
  while (node !== block && node.length === 0 && node.parent !== undefined) {
    const parent = node.parent;
    offset = indexOf(node);
    remove(node);
    node = parent;
  }
  return new Place(node, offset);
}

function _newElement(host, name) {
  return host.nodeDocument.createAnElement(name, HTML_NAMESPACE, undefined, true);
}

// Delete the selection, or what is beside the caret; tell whether there was anything.
function deleteAtTheCaret(host, isForward) {
  const selected = editedRange(host);
  const node = selected.startNode;
  const offset = selected.startOffset;
  if (!selected.collapsed) {
    caretAt(host, _deleteTheSelection(host));
    return true;
  }
  const isInside = node instanceof TextImpl && (isForward ? offset < node.length : offset > 0);
  let leaf = node;
  if (!isInside) {
    leaf = isForward ? leafAfter(node, offset, host) : leafBefore(node, offset, host);
    if (leaf === undefined) return false;
    const block = blockOf(node, host);
    const other = blockOf(leaf, host);
    if (block !== other) {
      const place = isForward ? new Place(node, offset) : endOf(leaf);
      _join(isForward ? block : other, isForward ? other : block);
      caretAt(host, place);
      return true;
    }
  }
  if (leaf instanceof TextImpl) {
    let start = isInside ? offset : isForward ? 0 : leaf.length;
    let end = start;
    if (isForward) {
      end = placeBehind(leaf.data, start);
    } else {
      start = placeAhead(leaf.data, start);
    }
    leaf.replaceData(start, end - start, "");
    _balanceSpaces(leaf, start, host);
    caretAt(host, _tidied(host, new Place(leaf, start)));
  } else if (leaf !== undefined) {
    let place = startOf(leaf);
    const after = leafAfter(place.node, place.offset + 1, host);
    remove(leaf);
    if (after !== undefined && blockOf(after, host) === blockOf(place.node, host)) {
      place = startOf(after);
    }
    caretAt(host, _tidied(host, place));
  }
  return true;
}

// The place in code units behind the character that begins at a place, or the end.
function placeBehind(text, place) {
  const following = codePoints(codeUnitsSubstring(text, place, place + 2));
  return following.length === 0 ? place : place + codeUnitsLength(following[0]);
}

// The place in code units where the character begins that ends at a place, or the start.
function placeAhead(text, place) {
  const preceding = codePoints(codeUnitsSubstring(text, place > 2 ? place - 2 : 0, place));
  return preceding.length === 0 ? place : place - codeUnitsLength(listPop(preceding));
}

// Press an arrow to a side, Home or End.
function moveTheCaret(host, key) {
  const selected = editedRange(host);
  const isForward = key === "ArrowRight" || key === "End";
  const node = isForward ? selected.endNode : selected.startNode;
  const offset = isForward ? selected.endOffset : selected.startOffset;
  if (key === "Home" || key === "End") {
    const block = blockOf(node, host);
    caretAt(host, key === "Home" ? firstPlace(block) : lastPlace(block));
    return;
  }
  if (key !== "ArrowLeft" && key !== "ArrowRight") return;
  if (!selected.collapsed) {
    caretAt(host, new Place(node, offset));
    return;
  }
  if (node instanceof TextImpl && (isForward ? offset < node.length : offset > 0)) {
    const place = isForward ? placeBehind(node.data, offset) : placeAhead(node.data, offset);
    caretAt(host, new Place(node, place));
    return;
  }
  const leaf = isForward ? leafAfter(node, offset, host) : leafBefore(node, offset, host);
  if (leaf === undefined) return;
  if (blockOf(leaf, host) !== blockOf(node, host)) {
    caretAt(host, isForward ? startOf(leaf) : endOf(leaf));
  } else if (leaf instanceof TextImpl) {
    const first = placeBehind(leaf.data, 0);
    const last = placeAhead(leaf.data, leaf.length);
    caretAt(host, new Place(leaf, isForward ? first : last));
  } else {
    caretAt(host, isForward ? endOf(leaf) : startOf(leaf));
  }
}

// Put a ``br`` in the place of the selection; one more shows an empty line at the end.
function breakTheLine(host) {
  const place = _deleteTheSelection(host);
  const node = place.node;
  const offset = place.offset;
  const block = blockOf(node, host);
  const after = leafAfter(node, offset, block);
  const isLast = after === undefined && !(node.isText && offset < node.length);
  const made = _newElement(host, "br");
  if (node instanceof TextImpl && offset > 0 && offset < node.length) {
    node.splitText(offset);
  }
  if (node.isText) {
    const parent = node.parent;
    insert(made, parent, offset === 0 ? node : node.nextSibling);
  } else {
    insert(made, node, childAt(node, offset));
  }
  if (isLast) {
    const second = _newElement(host, "br");
    insert(second, made.parent, made.nextSibling);
  }
  const following = leafAfter(made.parent, indexOf(made) + 1, host);
  caretAt(host, following === undefined ? endOf(made) : startOf(following));
}

// Begin another paragraph at the caret; in a host without one, it is a ``div``.
function splitTheBlock(host) {
  const place = _deleteTheSelection(host);
  const node = place.node;
  const offset = place.offset;
  const block = blockOf(node, host);
  let made;
  if (block === host) {
    if (leafAfter(host, 0, host) === undefined || _isPlaceholder(host)) {
      const first = _newElement(host, "div");
      const items = childrenOf(host);
      for (let index = 0; index < items.length; index++) {
        const each = items[index];
        remove(each);
      }
      append(first, host);
      append(_newElement(host, "br"), first);
    }
    made = _newElement(host, "div");
  } else {
    made = block.cloneASingleNode(host.nodeDocument);
  }
  const selected = new RangeImpl(host.nodeDocument);
  selected.setStart(node, min(offset, node.length));
  selected.setEnd(block, block.length);
  append(selected.extractContents(), made);
  if (leafAfter(made, 0, made) === undefined) {
    const items2 = childrenOf(made);
    for (let index = 0; index < items2.length; index++) {
      const each = items2[index];
      remove(each);
    }
    append(_newElement(host, "br"), made);
  }
  if (block === host) {
    append(made, host);
  } else {
    insert(made, block.parent, block.nextSibling);
    _tidied(host, new Place(block, 0));
  }
  caretAt(host, firstPlace(made));
}

function _isPlaceholder(block) {
  const only = block.firstChild;
  return only !== undefined && only.nextSibling === undefined && isLineBreak(only);
}

// Let every other space around a place be one that is shown, if white space collapses.
function _balanceSpaces(text, place, host) {
  if (isPlain(host) || _keepsSpaces(text, host)) return;
  let start = place;
  let end = place;
  const data = text.data;
  while (start > 0 && _isSpace(codeUnitsSubstring(data, start - 1, start))) {
    start -= 1;
  }
  while (end < text.length && _isSpace(codeUnitsSubstring(data, end, end + 1))) {
    end += 1;
  }
  if (start === end) return;
  const block = blockOf(text, host);
  const before = leafBefore(text, 0, block);
  const isFirst = start === 0 && (before === undefined || isLineBreak(before));
  const after = leafAfter(text, 0, block);
  const isLast = end === text.length && (after === undefined || isLineBreak(after));
  const balanced = newList();
  let isKept = true;
  const end2 = end - start;
  for (let index = 0; index < end2; index++) {
    const isEdge = index === 0 && isFirst || index === end - start - 1 && isLast;
    const isShown = isEdge || isKept && end - start > 1;
    listAppend(balanced, isShown ? NO_BREAK_SPACE : " ");
    isKept = !isKept;
  }
  const spaces = joinedTexts(balanced);
  if (spaces !== codeUnitsSubstring(data, start, end)) {
    text.replaceData(start, end - start, spaces);
  }
}

function _isSpace(unit) {
  return unit === " " || unit === NO_BREAK_SPACE;
}

// Whether the style of an element around a text keeps its white space.
function _keepsSpaces(text, host) {
  let each = parentElement(text);
  while (each !== undefined) {
    if (each instanceof CommonElement && each.attributeValue("style") !== undefined) {
      const value = each.style.getPropertyValue("white-space");
      if (value !== "") return textStarts(value, "pre") || value === "break-spaces";
    }
    if (each.localName === "pre") return true;
    each = parentElement(each);
  }
  return false;
}
