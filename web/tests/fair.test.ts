import { expect, it } from "vitest";

import { checkThrow } from "../src/match/fair";
import proof from "./fair.json";

it("proves a throw of the server's own making, and no other", async () => {
  const { at, request, reveal, seed } = proof as never as { at: never; request: never; reveal: { faces: number[] }; seed: string };
  expect(await checkThrow(at, request, reveal as never, seed)).toBe(true);
  expect(await checkThrow(at, request, { ...reveal, faces: [21 - reveal.faces[0]!] } as never, seed)).toBe(false);
  expect(await checkThrow(at, request, reveal as never, "another seed")).toBe(false);
});
