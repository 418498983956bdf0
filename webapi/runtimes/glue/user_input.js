// What a user does to elements, as the host asks for it.

const innerElement = (object) => internals(ElementBrand, object);

// The arguments after the element are those of Python's functions. The host counts clicks and numbers buttons.
// A script focuses elements for Playwright, and selects options; the browser does the rest.
const userActions = {
  __proto__: null,
  chooseFiles(element, files) {
    userChoosesFiles(element, internals(FileListBrand, files));
  },
  click(element, button, count, keys) {
    withEmptyStack(() => userClicks(element, button, count, keys));
  },
  fill(element, text) {
    withEmptyStack(() => {
      runScript(focusForFilling, element);
      fillFocused(element, text);
    });
  },
  hit: (element) => objectOf(elementThatIsHit(element)),
  hover(element, keys) {
    withEmptyStack(() => userHovers(element, keys));
  },
  press(element, keys) {
    withEmptyStack(() => {
      runScript(focusForKeys, element);
      press(element.nodeDocument, keys);
    });
  },
  select(element, options) {
    const list = newList();
    for (let index = 0; index < options.length; index++) list[index] = innerElement(options[index]);
    userSelects(element, list);
  },
  type(element, text) {
    withEmptyStack(() => {
      runScript(focusForKeys, element);
      typeText(element.nodeDocument, text);
    });
  },
};

const performUserInput = (kind, object, first, second, third) =>
  userActions[kind](innerElement(object), first, second, third);
