import { expect, it } from "vitest";

import { resultOf } from "../src/match/throw";

const request = { type: "RollRequest", sessionId: "m", requestId: "1.0", actorId: "a", rollKind: "attack", reason: "" } as const;
const reveal = { type: "reveal", request: "1.0", seat: 1, index: 1, secret: "", client_seed: "s", faces: [4, 17] } as const;

it.each([
  ["2d20kh1", "2d20kh1+5", 17, 22],
  ["2d20kl1", "2d20kl1-1", 4, 3],
  ["2d6", "2d6", 21, 21],
])("counts %s with %s", (formula, formulaHint, natural, total) => {
  expect(resultOf({ ...request, formula, formulaHint }, { ...reveal, faces: [...reveal.faces] })).toMatchObject({ natural, total });
});

it("leaves other formulas to the server", () => {
  expect(resultOf({ ...request, formula: "1d4+1d6" }, { ...reveal, faces: [1, 2] })).toBeNull();
});
