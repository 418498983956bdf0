[Exposed=*, NewObject=(copy)]
interface Objects {
  constructor(DOMString name);
  readonly attribute DOMString name;

  static Objects? make(DOMString name);
  Objects copy();
  [NewObject] (Objects or Special)? either(boolean special);
  Objects? existing();
  sequence<Objects?> all();
  readonly attribute Objects? parent;
  readonly attribute FrozenArray<Objects> children;
  [SameObject] readonly attribute ObjectsList list;
  attribute ObjectsHandler? onmade;
};

[Exposed=*]
interface Special : Objects {};

[Exposed=*]
interface ObjectsList {
  readonly attribute unsigned long length;
  getter Objects? item(unsigned long index);
};

callback ObjectsHandler = undefined (DOMString name, Objects made);
