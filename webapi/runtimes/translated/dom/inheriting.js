// Values that elements have from the nearest ancestor that says one.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const UNKNOWN = "\u0000";

// The own value of an element, or of its nearest ancestor that has one, or `UNKNOWN`.
//
// ``known`` keeps what was found for each element on the way, so that n calls are linear.
function inherited(element, known, own) {
  const walked = newList();
  let each = element;
  let value = undefined;
  while (each !== undefined && value === undefined) {
    value = tableGet(known, each);
    if (value === undefined) {
      walked[walked.length] = each;
      value = own(each);
      each = parentElement(each);
    }
  }
  const found = value === undefined ? UNKNOWN : value;
  for (let index = 0; index < walked.length; index++) {
    const inside = walked[index];
    tableSet(known, inside, found);
  }
  return found;
}
