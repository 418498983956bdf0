// What a user does to elements, as the host asks for it.

const innerElement = (object) => internals(ElementBrand, object);

// What a test holds down, and its mouse.
const heldKeys = new Modifiers();
const mouse = new Mouse(heldKeys);

// The arguments after the element are those of Python's functions. The host counts clicks and numbers buttons.
// A script focuses elements for Playwright, and selects options; the browser does the rest.
const userActions = {
  __proto__: null,
  chooseFiles(element, files) {
    userChoosesFiles(element, internals(FileListBrand, files));
  },
  click(element, button, count, keys) {
    withEmptyStack(() => userClicks(element, button, count, keys, mouse));
  },
  fill(element, text) {
    withEmptyStack(() => {
      runScript(focusForFilling, element);
      fillFocused(element, text);
    });
  },
  hit: (element) => objectOf(elementThatIsHit(element)),
  hover(element, keys) {
    withEmptyStack(() => userHovers(element, keys, mouse));
  },
  press(element, keys) {
    withEmptyStack(() => {
      runScript(focusForKeys, element);
      press(element.nodeDocument, keys, heldKeys);
    });
  },
  // Keys go to what has the focus.
  keyDown(element, name) {
    withEmptyStack(() => putKeyDown(element.nodeDocument, name, heldKeys));
  },
  keyUp(element, name) {
    withEmptyStack(() => letKeyUp(element.nodeDocument, name, heldKeys));
  },
  keyPress(element, names) {
    withEmptyStack(() => press(element.nodeDocument, names, heldKeys));
  },
  typeKeys(element, text) {
    withEmptyStack(() => typeText(element.nodeDocument, text, heldKeys));
  },
  insertText(element, text) {
    withEmptyStack(() => insertAtTheFocus(element.nodeDocument, text));
  },
  mouseMove(element, x, y) {
    withEmptyStack(() => mouse.move(element, x, y));
  },
  mouseDown(element, button, count) {
    withEmptyStack(() => mouse.press(element, button, count));
  },
  mouseUp(element, button, count) {
    withEmptyStack(() => mouse.release(element, button, count));
  },
  wheel(element, deltaX, deltaY) {
    withEmptyStack(() => mouse.wheel(element, deltaX, deltaY));
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

const performUserInput = (kind, object, first, second, third) =>
  userActions[kind](innerElement(object), first, second, third);
