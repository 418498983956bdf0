"use strict"
var out = []
function choose(a) { "use strict"
  if (a) return 1
  else if (a === 0) out.push("zero"); else out.push("é😀"), out.push(2)
  for (const x of [1, 2]) out.push(x)
  do out.push("do"); while (false) // no block
  label: for (;;) { if (1) break label; }
  switch (a) { case 1: out.push("c"); break; default: out.push("d") }
  return () => () => out.push("arrow")
}
out.push(choose(1)); choose(0)()()
class A extends Object {
  constructor() { super(); this.b = () => ({ c: 1 }) }
  get d() { return 4 }
  static { out.push("static") }
  e = x => x
}
out.push(new A().d, new A().b().c, new A().e(5), (function () { return typeof this })())
if (out.length > 3) ; else out.push("no")
var later = async x => { try { await x } catch { out.push("caught") } finally {
  if (x) if (!x) out.push("a"); else out.push("b") } }, has = x => x in {}
later(1); has(1)
const o = {
  j() { return 1 },
  k: function () {},
  async l() { await 0; return 2 }
}
o.j(); o.l()
function* numbers() { yield 1
  yield 2 }
for (const n of numbers()) { if (n === 1) continue; out.push(n) }
let w = 0
while (w < 3) w++
for (let z = 0; z < 2; z++)
  for (let y in { a: 1, b: 2 })
    if (y === "a") w += z
    else w -= z
function early(a) { if (a) return
  w = 100 }
early(1); early(0); early(1)
switch (w) { case 1: case 100: w = 1
  case 3: w = 3; break
  default: w = 0 }
document.title = out.join()
