import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const folder = join(import.meta.dirname, "../src");
const ids = (lang: string): string[] =>
  new FluentResource(readFileSync(join(folder, `words/${lang}.ftl`), "utf8")).body.map((each) => each.id).sort();

function sources(path: string): string[] {
  return readdirSync(path, { withFileTypes: true }).flatMap((each) =>
    each.isDirectory()
      ? sources(join(path, each.name))
      : /\.(svelte|ts)$/.test(each.name)
        ? [readFileSync(join(path, each.name), "utf8")]
        : [],
  );
}

describe("the words of the page", () => {
  it.each(["pt", "fr", "zh"])("are all there in %s", (lang) => {
    expect(ids(lang)).toEqual(ids("en"));
  });

  it("have no id twice", () => {
    for (const lang of ["en", "pt", "fr", "zh"]) expect(new Set(ids(lang)).size).toBe(ids(lang).length);
  });

  it("are there for every id that a screen names", () => {
    const known = new Set(ids("en"));
    const used = sources(folder).flatMap((text) => [...text.matchAll(/\bt\("([\w-]+)"/g)].map((each) => each[1]!));
    expect(used.filter((each) => !known.has(each))).toEqual([]);
  });
});

describe("a name and what belongs to it", () => {
  it("have the colon of the language between them", () => {
    const told = (lang: string): string => {
      const source = readFileSync(join(folder, `words/${lang}.ftl`), "utf8");
      const made = new FluentBundle(lang, { useIsolating: false });
      made.addResource(new FluentResource(source));
      return made.formatPattern(made.getMessage("labelled")!.value!, { name: "Zaira", text: "6" });
    };
    expect(["en", "pt", "fr", "zh"].map(told)).toEqual(["Zaira: 6", "Zaira: 6", "Zaira : 6", "Zaira：6"]);
  });
});
