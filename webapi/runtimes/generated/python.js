// Interfaces, made by python -m idl from idl/python.webidl: change that, not this.


// LocationNavigation

class LocationNavigation {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'LocationNavigation': Illegal constructor");
  }

  get url() {
    return value(LocationNavigationBrand, this, 1);
  }

  get navigationType() {
    return value(LocationNavigationBrand, this, 2);
  }

  get refused() {
    return value(LocationNavigationBrand, this, 3);
  }
}

expose(LocationNavigationBrand, LocationNavigation, [],
  ["url", "navigationType", "refused"]);
