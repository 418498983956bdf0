// The values of these objects are settings of the page: webapi/runtimes/window.py.

function copyValues(object, values) {
  const names = keysOf(values);
  for (let index = 0; index < names.length; index++) object[names[index]] = values[names[index]];
}

class NavigatorImpl {
  constructor() {
    this.platformObject = undefined;
    copyValues(this, page.navigator);
  }

  javaEnabled() {
    return false;
  }
}

class ScreenImpl {
  constructor() {
    this.platformObject = undefined;
    copyValues(this, page.screen);
  }
}

let theNavigator;
let theScreen;

function navigatorImpl() {
  if (theNavigator === undefined) theNavigator = new NavigatorImpl();
  return theNavigator;
}

function screenImpl() {
  if (theScreen === undefined) theScreen = new ScreenImpl();
  return theScreen;
}
