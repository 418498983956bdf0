[Exposed=*]
interface Base {
  constructor(DOMString name);
  readonly attribute DOMString name;
  DOMString greet(DOMString other);
};

[Exposed=*]
interface Derived : Base {
  constructor(DOMString name, long number);
  attribute long number;
};

interface mixin Tagging {
  attribute DOMString tag;
  DOMString describe();
};
partial interface mixin Tagging {
  const long TAGS = 3;
};
Derived includes Tagging;
Other includes Tagging;

[Exposed=*]
interface Other {
  constructor();
  Derived? partner();
};
partial interface Other {
  stringifier;
};
