import { describe, expect, it } from "vitest";

import { scenarioAbout } from "../src/frame/names";
import { shortDay, sidesOf } from "../src/games/rounds/model";
import { handle, lettersOf, reportOf, reportsOf, share, withoutHandles } from "../src/games/stellar/model";
import { deedsOf, titled } from "../src/games/tactics/model";
import type { FighterView } from "../src/wire/types";

describe("the sides of a battle", () => {
  const fighters = ["sixth", "third", "first", "second", "fifth", "fourth"].map((side) => ({ side }) as FighterView);

  it("have a colour and shape each, the own side first, the others in their order", () => {
    expect([...sidesOf(fighters, "third")]).toEqual([["third", "a"], ["first", "b"], ["second", "c"], ["fourth", "d"], ["fifth", "e"], ["sixth", "f"]]);
  });
});

describe("the inbox of a faction", () => {
  it("lists what is not dismissed by priority, then the newest first, as the game does", () => {
    const letter = (id: string, priority: number, day: number, dismissed = false) => ({ id, priority, day, read: false, dismissed });
    const letters = [letter("a", 1, 3), letter("b", 2, 1), letter("c", 1, 5), letter("d", 2, 4, true), letter("e", 1, 5)];
    expect(lettersOf(letters).map((each) => each.id)).toEqual(["b", "c", "e", "a"]);
  });
});

describe("the report of a battle", () => {
  const battle = { id: "b1", systemId: "s1", turnResolved: 7, rounds: 3, losses: { red: { frigate: 2, cruiser: 1 }, blue: { frigate: 0 } }, survivors: { red: 4, blue: 9 } };

  it("begins with the own side and counts the ships before and after", () => {
    const rows = reportOf(battle, "blue");
    expect(rows.map(({ faction, lost, left, before }) => [faction, lost, left, before])).toEqual([["blue", 0, 9, 9], ["red", 3, 4, 7]]);
    expect(rows[0]!.types).toEqual([]);
  });

  it("is listed once it is fought, the newest first", () => {
    const others = [{ id: "b2", systemId: "s1", turnResolved: 9 }, { id: "b3", systemId: "s1", turnResolved: 9, rounds: 1 }];
    expect(reportsOf([battle, ...others]).map((each) => each.id)).toEqual(["b3", "b1"]);
  });
});

describe("a thing without a word in the catalogue", () => {
  it("has the name of its id, written as a title", () => {
    expect(["potion_of_healing", "arrow", "thieves_tools"].map(titled)).toEqual(["Potion of Healing", "Arrow", "Thieves Tools"]);
  });
});

describe("the deeds of a creature", () => {
  it("are what it did to others, without what was taken back", () => {
    const hit = { type: "DAMAGE_DEALT", creature_id: "ogre", by: "bran", amount: 7 };
    const deeds = deedsOf([
      { undone: false, events: [hit, { type: "CREATURE_DOWNED", creature_id: "ogre", by: "bran", dead: true }] },
      { undone: true, events: [hit] },
      { undone: false, events: [{ type: "DAMAGE_DEALT", creature_id: "bran", by: "bran", amount: 3 }] },
    ]);
    expect([...deeds]).toEqual([["bran", { damage: 7, kills: 1 }]]);
  });
});

describe("the title of a scenario", () => {
  it("says what it is about after a colon", () => {
    expect(scenarioAbout("Classic: first to ten.")).toBe("First to ten");
    expect(scenarioAbout("经典：先得十分。")).toBe("先得十分");
    expect(scenarioAbout("The crypt")).toBe("");
  });
});

describe("a sentence of stellar", () => {
  const names = new Map([["sys-00002", "Vey"], ["sys-00002-1", "Vey I"], ["fleet-00001", "Blue League 1"], ["field", "The field"]]);

  it("names fleets and places without what is typed in a terminal", () => {
    expect(["sys-00012", "fleet-00003.2", "army-00010", "field"].map(handle)).toEqual(["s12", "f3.2", "a10", "field"]);
    expect(withoutHandles("Ordered: f1 to Vey (s2).", names)).toBe("Ordered: Blue League 1 to Vey.");
    expect(withoutHandles("Vey I (s2-1)被红色霸权占领。", names)).toBe("Vey I被红色霸权占领。");
    expect(withoutHandles("Battle at The field (field): Red Hegemony won", names)).toBe("Battle at The field: Red Hegemony won");
  });

  it("leaves what it does not know as it is", () => {
    expect(withoutHandles("f9 (two ships) was lost (critical)", names)).toBe("f9 (two ships) was lost (critical)");
  });
});

describe("the ships of a fleet", () => {
  it("have their hull and fuel in percent of the most they can have", () => {
    expect(share(900, 300, 4)).toBe("75 %");
    expect(share(1200.4, undefined, 4)).toBe("1200");
  });
});

describe("a day of the week", () => {
  it("is short and differs from the others in every language", () => {
    expect(["Windday", "jour du Vent", "dia do Lume", "segunda-feira", "风日"].map(shortDay)).toEqual(["Win", "Ven", "Lum", "seg", "风日"]);
  });
});
