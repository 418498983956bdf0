// What a user does to elements, as the host asks for it.

const innerElement = (object) => internals(ElementBrand, object);

// What a test holds down, and its mouse.
const heldKeys = new Modifiers();
const theMouse = new Mouse(heldKeys);
theMouse.newDrag = newDrag;
let keysOfAnAction = newList();

// The arguments after the element are those of Python's functions. The host counts clicks and numbers buttons.
// A script focuses elements for Playwright, and selects options; the browser does the rest.
const userActions = {
  __proto__: null,
  chooseFiles(element, files) {
    userChoosesFiles(element, internals(FileListBrand, files));
  },
  click(element, button, count) {
    withEmptyStack(() => theMouse.click(element, button, count));
  },
  fill(element, text) {
    withEmptyStack(() => {
      runScript(focusForFilling, element);
      fillFocused(element, text);
    });
  },
  hit: (element) => objectOf(elementThatIsHit(element)),
  isMoving,
  nextFrame: () => (tableSize(frames) === 0 ? 0 : nextFrame(now())),
  // The keys that the mouse's next action on an element needs, and the end of it.
  holdKeys(element, keys) {
    withEmptyStack(() => (keysOfAnAction = holdNamedKeys(element, keys, heldKeys)));
  },
  releaseKeys(element) {
    withEmptyStack(() => releaseKeys(element.nodeDocument, keysOfAnAction, heldKeys));
  },
  focusForKeys(element) {
    runScript(focusForKeys, element);
  },
  press(element, keys) {
    withEmptyStack(() => {
      runScript(focusForKeys, element);
      press(element.nodeDocument, keys, heldKeys);
    });
  },
  // Keys go to what has the focus.
  keyDown(element, name) {
    withEmptyStack(() => {
      if (name !== "Escape" || !theMouse.cancelDrag()) putKeyDown(element.nodeDocument, name, heldKeys);
    });
  },
  keyUp(element, name) {
    withEmptyStack(() => letKeyUp(element.nodeDocument, name, heldKeys));
  },
  keyPress(element, names) {
    withEmptyStack(() => {
      if (names === "Escape" && theMouse.cancelDrag()) letKeyUp(element.nodeDocument, names, heldKeys);
      else press(element.nodeDocument, names, heldKeys);
    });
  },
  typeKeys(element, text) {
    withEmptyStack(() => typeText(element.nodeDocument, text, heldKeys));
  },
  insertText(element, text) {
    withEmptyStack(() => insertAtTheFocus(element.nodeDocument, text));
  },
  mousePoint: () => [theMouse.x, theMouse.y],
  mouseMove(element, x, y) {
    withEmptyStack(() => theMouse.move(element, x, y));
  },
  mouseDown(element, button, count) {
    withEmptyStack(() => theMouse.press(element, button, count));
  },
  mouseUp(element, button, count) {
    withEmptyStack(() => theMouse.release(element, button, count));
  },
  wheel(element, deltaX, deltaY) {
    withEmptyStack(() => theMouse.wheel(element, deltaX, deltaY));
  },
  select(element, options) {
    const list = newList();
    for (let index = 0; index < options.length; index++) list[index] = innerElement(options[index]);
    userSelects(element, list);
  },
  type(element, text) {
    withEmptyStack(() => {
      runScript(focusForKeys, element);
      typeText(element.nodeDocument, text, heldKeys);
    });
  },
};

// Boxes have one place here; that they move is told by what runs and has an end.
const movers = splitOnAsciiWhitespace(
  "transform translate rotate scale zoom offset-distance offset-path top right bottom left inset-block-start " +
    "inset-block-end inset-inline-start inset-inline-end width height min-width min-height max-width max-height " +
    "block-size inline-size min-block-size min-inline-size max-block-size max-inline-size margin-top margin-right " +
    "margin-bottom margin-left padding-top padding-right padding-bottom padding-left border-top-width " +
    "border-right-width border-bottom-width border-left-width font-size line-height letter-spacing word-spacing " +
    "flex-basis flex-grow flex-shrink row-gap column-gap grid-template-columns grid-template-rows",
);

function isMoving(element) {
  flushStyles(element);
  for (let index = 0; index < relevantAnimations.length; index++) {
    const animation = relevantAnimations[index];
    const { effect } = animation;
    if (effect === undefined || effect.target === undefined || effect.pseudoElement !== undefined) continue;
    const moves = animation.playState === "running" && effect.phase === "active" && effect.activeDuration !== Infinity;
    if (moves && movesBoxes(animation) && isHostIncludingInclusiveAncestor(effect.target, element)) return true;
  }
  return false;
}

function movesBoxes(animation) {
  const { frames } = animation.effect;
  for (let index = 0; index < movers.length; index++) {
    if (animation.transitionProperty === movers[index]) return true;
    for (let place = 0; place < frames.length; place++) {
      if (declarationOf(frames[place].declared, movers[index]) !== undefined) return true;
    }
  }
  return false;
}

const performUserInput = (kind, object, first, second, third) =>
  userActions[kind](innerElement(object), first, second, third);
