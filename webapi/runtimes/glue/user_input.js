// What a user does to elements, as the host asks for it.

const innerElement = (object) => internals(ElementBrand, object);

// The arguments after the element are those of Python's functions. The host counts clicks and numbers buttons.
const userActions = {
  __proto__: null,
  click: userClicks,
  fill: userFills,
  hover: userHovers,
  press: userPresses,
  select(element, options) {
    const list = newList();
    for (let index = 0; index < options.length; index++) list[index] = innerElement(options[index]);
    userSelects(element, list);
  },
  type: userTypes,
};

const performUserInput = (kind, object, first, second, third) =>
  userActions[kind](innerElement(object), first, second, third);
