import { expect, test } from "vitest";

import { namedParts, namesPattern } from "../src/frame/bold";

const bold = (text: string, names: string[]): string => namedParts(text, namesPattern(names)).map((part) => (part.name ? `*${part.text}*` : part.text)).join("");

test("names in a sentence are bold, the longest first", () => {
  expect(bold("Goblin Boss hits Dagna.", ["Goblin", "Dagna", "Goblin Boss"])).toBe("*Goblin Boss* hits *Dagna*.");
});

test("a name is not found inside a word or a longer number", () => {
  expect(bold("Goblin 12 and Anna’s foe; Annabel waits.", ["Goblin 1", "Anna"])).toBe("Goblin 12 and *Anna*’s foe; Annabel waits.");
});

test("Chinese names need no space beside them", () => {
  expect(bold("宋静言攻击白汀。", ["白汀", "宋静言"])).toBe("*宋静言*攻击*白汀*。");
});

test("signs in a name mean themselves, and without names a sentence stays whole", () => {
  expect(bold("A (b) falls.", ["(b)"])).toBe("A *(b)* falls.");
  expect(bold("Nobody is here.", [])).toBe("Nobody is here.");
});
