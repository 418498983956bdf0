[Exposed=*]
interface Pairs {
  constructor();
  readonly attribute unsigned long size;
  iterable<DOMString, long>;
  stringifier;
};

[Exposed=*]
interface Unsized {
  constructor();
  iterable<DOMString, DOMString>;
};

[Exposed=*]
interface Items {
  constructor();
  readonly attribute unsigned long length;
  getter DOMString? item(unsigned long index);
  iterable<DOMString>;
};

[Exposed=*]
interface Indexed {
  constructor();
  readonly attribute unsigned long length;
  getter long at(unsigned long index);
};
