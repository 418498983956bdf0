// Interfaces, made by python -m idl from idl/dom.webidl: change that, not this.


// Comment: https://dom.spec.whatwg.org/

class Comment {
  constructor($data = undefined) {
    adopt(this, new CommentImpl(associatedDocument(), $data === undefined ? "" : stringValue($data, "Failed to construct 'Comment': parameter 1")));
  }
}

expose(CommentBrand, Comment, [],
  []);
