import { expect, it } from "vitest";

import { patched } from "../src/match/patch";

it("sets and removes by path, and shares what has not changed", () => {
  const before = { creatures: { a: { hp: 5 }, b: { hp: 7 } }, zones: { "x/y": 1 }, round: 1 };
  const after = patched(before, { type: "patch", number: 2, from: 1, set: { "creatures/a/hp": 0, round: 2 }, gone: ["zones/x~1y"] });
  expect(after).toEqual({ creatures: { a: { hp: 0 }, b: { hp: 7 } }, zones: {}, round: 2 });
  expect(before.creatures.a.hp).toBe(5);
  expect((after.creatures as typeof before.creatures).b).toBe(before.creatures.b);
});

it("adds what was not there", () => {
  const after = patched({ creatures: {} }, { type: "patch", number: 2, from: 1, set: { "creatures/c": { hp: 1 }, "creatures/c/hp": 3 } });
  expect(after).toEqual({ creatures: { c: { hp: 3 } } });
});
