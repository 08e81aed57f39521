import { expect, it } from "vitest";

import { wholePercents } from "../src/frame/percents";

it("rounds shares to whole percents that add up to 100", () => {
  expect(wholePercents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
  expect(wholePercents([0.336, 0.336, 0.328])).toEqual([34, 33, 33]);
  expect(wholePercents([0.005, 0.995])).toEqual([1, 99]);
  expect(wholePercents([1, 0])).toEqual([100, 0]);
});
