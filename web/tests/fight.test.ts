import { expect, test } from "vitest";
import { region } from "../src/draw/kit";
import { FightReader, swingsOf } from "../src/games/tactics/model";
import { patched } from "../src/match/patch";

const creature = (id: string, side: string, x: number): Record<string, unknown> => ({ creatureId: id, name: id, base: id, side, seat: side === "party" ? 0 : 1, hp: 9, maxHp: 9, tempHp: 0, position: [x, 0], isAlive: true, isConscious: true });
const entry = (id: string, hp: number): Record<string, unknown> => ({ creatureId: id, name: id, initiative: 10, hp, maxHp: 9, tempHp: 0, conditions: [], isAlive: true, isConscious: true });
const view = {
  creatures: { ada: creature("ada", "party", 0), wolf: creature("wolf", "foes", 3) },
  combatUpdate: { round: 1, inCombat: true, activeCreatureId: "ada", order: [entry("ada", 9), entry("wolf", 9)], positions: { ada: [0, 0], wolf: [3, 0] } },
};

test("a creature that has not changed is the same object in the next position, so that it is not drawn anew", () => {
  const reader = new FightReader();
  const before = reader.read(view, 0);
  // The order comes whole with every patch.
  const next = patched(view, { type: "patch", number: 1, from: 0, set: { "combatUpdate/order": [entry("ada", 9), entry("wolf", 4)], "combatUpdate/activeCreatureId": "wolf" } });
  const after = reader.read(next, 0);
  expect(after.byId.get("ada")).toBe(before.byId.get("ada"));
  expect(after.order[0]).toBe(before.order[0]);
  expect(after.sides).toBe(before.sides);
  expect(after.byId.get("wolf")).toMatchObject({ hp: 4, position: [3, 0] });
  expect([after.active, before.active]).toEqual(["wolf", "ada"]);
});

test("a creature that has moved is another object at its new place", () => {
  const reader = new FightReader();
  const before = reader.read(view, 0);
  const after = reader.read(patched(view, { type: "patch", number: 1, from: 0, set: { "combatUpdate/positions/wolf": [2, 0] } }), 0);
  expect(after.byId.get("wolf")!.position).toEqual([2, 0]);
  expect(after.byId.get("ada")).toBe(before.byId.get("ada"));
});

test("the own side is a, and the others follow by name", () => {
  const sides = new FightReader().read(view, 1).sides;
  expect([...sides]).toEqual([["ada", "b"], ["wolf", "a"]]);
});

test("the outline of a set of cells has corners alone, and a hole is a path of its own", () => {
  expect(region([[0, 0], [1, 0]], 10)).toBe("M0 0L20 0L20 10L0 10Z");
  const ring = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x): [number, number] => [x, y])).filter(([x, y]) => x !== 1 || y !== 1);
  expect(region(ring, 1).match(/M/g)).toHaveLength(2);
  expect(region([[0, 0], [0, 0]], 10)).toBe("M0 0L10 0L10 10L0 10Z");
});

test("the moments at which the odds of a side moved most are told in the order of the match", () => {
  const chart = { sides: ["master", "party"], points: [[0, 0.6], [3, 0.2], [4, 0.22], [6, 0.5], [8, 0.56], [9, 0.9]].map(([number, party]) => ({ number: number!, won: [1 - party!, party!] })) };
  const entries = [3, 4, 6, 8, 9].map((number) => ({ number, text: `Move ${number}\nand more` }));
  expect(swingsOf(chart, "party", entries)).toEqual([{ number: 3, change: -40, text: "Move 3" }, { number: 6, change: 28, text: "Move 6" }, { number: 9, change: 34, text: "Move 9" }]);
  expect(swingsOf(chart, "master", entries).map((each) => each.change)).toEqual([40, -28, -34]);
});
