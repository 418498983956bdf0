// Interfaces, made by python -m idl from idl/dom.webidl: change that, not this.


// ProcessingInstruction: https://dom.spec.whatwg.org/

class ProcessingInstruction {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'ProcessingInstruction': Illegal constructor");
  }

  get target() {
    return internals(ProcessingInstructionBrand, this).target;
  }
}

expose(ProcessingInstructionBrand, ProcessingInstruction, [],
  ["target"]);
