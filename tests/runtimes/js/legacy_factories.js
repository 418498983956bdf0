const out = [];
const fact = (name, value) => out.push([name, value]);
const named = (f) => { try { return f(); } catch (error) { return error.name; } };
const kinds = { Image, Option, Audio };
for (const name of Object.keys(kinds)) {
  const factory = kinds[name];
  const { value, enumerable, writable, configurable } = Object.getOwnPropertyDescriptor(factory, "prototype");
  const inWindow = Object.getOwnPropertyDescriptor(window, name);
  fact(name, [factory.name, factory.length, typeof factory, named(() => factory()), enumerable, writable, configurable, inWindow.enumerable, inWindow.writable, inWindow.configurable]);
  const made = new factory();
  const Interface = made.constructor;
  fact(name + " made", [Interface.name, value === Interface.prototype, made instanceof factory, factory === Interface, made.ownerDocument === document, made.isConnected, made.outerHTML]);
}
fact("images", [[3], [3, 4], [null, "7x"], ["5", 2 ** 32 + 1], [1.9], [{}]].map((each) => new Image(...each).outerHTML));
fact("options", [["a"], ["a", "b"], ["", ""], [null, null], [undefined, undefined], ["<b> c "], ["a", "b", true], ["a", "b", true, true], ["a", "b", false, true], ["a", "b", 0, "x"], [7, 8]].map((each) => { const option = new Option(...each); return [option.outerHTML, option.text, option.value, option.selected, option.defaultSelected]; }));
fact("reset", (() => { const option = new Option("a", "b", false, true); option.defaultSelected = true; option.defaultSelected = false; return option.selected; })());
fact("errors", [named(() => new Option(Symbol())), named(() => new Image(Symbol())), named(() => new Image(1n)), named(() => new Audio({ toString() { throw new RangeError("x"); } }))]);
fact("audios", [[], ["x.ogg"], [undefined], [null], [""]].map((each) => new Audio(...each).outerHTML));
const select = document.createElement("select");
select.add(new Option("one", "1"));
select.add(new Option("two", "2", true, false));
fact("select", [select.value, select.options.length, select.options[1].selected]);
select.add(new Option("three", "3", false, true));
select.options[5] = new Option("six");
fact("more", [select.value, select.innerHTML, select.selectedIndex]);
class Picture extends Image {}
fact("subclass", [new Picture(2).outerHTML, new Picture() instanceof HTMLImageElement]);
return out;
