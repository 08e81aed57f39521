import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { bust, portrait, token } from "../src/draw/kit";

const HOSTILE = ["<img src=x onerror=alert(1)>", "&lt;b&gt;", '"><script>alert(1)</script>', "'><b>"];
const DRAWN = ["art", "bust", "die", "draw", "emblem", "icon", "judoka", "mark", "patterns", "token"]; // functions of the kit, and what they drew

describe("a drawing", () => {
  it("holds no markup from the name of a player or a creature, whatever its kind", () => {
    for (const name of HOSTILE)
      for (const kind of ["ranger", "unknown", "constructor"]) {
        const who = { kind, name, side: "a" as const };
        const drawn = [bust(who), portrait(who), token({ ...who, hp: 3, max: 7 })].join("");
        expect(drawn).not.toMatch(/<(img|script|b)[ >]|onerror/);
      }
  });

  it("is the only thing that is put on the page as markup", () => {
    const sources = readdirSync("src", { recursive: true, encoding: "utf-8" }).filter((name) => /\.(svelte|ts)$/.test(name));
    const put = sources.flatMap((name) => [...readFileSync(join("src", name), "utf-8").matchAll(/\{@html (\w+)|innerHTML|insertAdjacentHTML|document\.write|\beval\(/g)].map((found) => found[1] ?? `${name}: ${found[0]}`));
    expect(put.length).toBeGreaterThan(5);
    expect(put.filter((each) => !DRAWN.includes(each))).toEqual([]);
  });
});
