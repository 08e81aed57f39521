import { describe, expect, it } from "vitest";

import { matters, standingAnswer } from "../src/games/tactics/standing";
import type { Due } from "../src/wire/types";

const due = (helps?: number, choices = ["power-shield", "no"]): Due => ({
  seat: 0,
  request: "3.0",
  choices: choices.map((id) => ({ id })),
  about: { reaction: "shield", ...(helps === undefined ? {} : { helps }) },
});

describe("a standing answer", () => {
  it("takes the reaction, declines it or leaves the question to the person", () => {
    expect(standingAnswer(due(0.6), "always")).toBe(0);
    expect(standingAnswer(due(0.6), "never")).toBe(1);
    expect(standingAnswer(due(0.6), "ask")).toBe(-1);
  });

  it("knows which of the answers declines", () => {
    expect(standingAnswer(due(0.6, ["no", "power-shield"]), "always")).toBe(1);
    expect(standingAnswer(due(0.6, ["no", "power-shield"]), "never")).toBe(0);
  });

  it("asks only if the reaction is likely enough to change anything", () => {
    expect(standingAnswer(due(0.6), "matters")).toBe(-1);
    expect(standingAnswer(due(0.05), "matters")).toBe(1);
    expect(standingAnswer(due(), "matters")).toBe(-1);
    expect([matters(due(0)), matters(due(0.25)), matters(due())]).toEqual([false, true, true]);
  });

  it("does not ask about a spell that is hardly countered, or that is a cantrip", () => {
    const spell = (helps: number, level: number): Due => ({ ...due(helps), about: { reaction: "counterspell", helps, level } });
    expect(standingAnswer(spell(0.6, 3), "matters")).toBe(-1);
    expect(standingAnswer(spell(0.1, 3), "matters")).toBe(1);
    expect(standingAnswer(spell(0.6, 0), "matters")).toBe(1);
    expect(standingAnswer(spell(0.6, 0), "ask")).toBe(-1);
  });

  it("is never given to a question with more than two answers, or about something else", () => {
    expect(standingAnswer(due(0.6, ["a", "b", "no"]), "always")).toBe(-1);
    expect(standingAnswer({ seat: 0, request: "3.0", choices: [{ id: "yes" }, { id: "no" }] }, "always")).toBe(-1);
    expect(standingAnswer(null, "always")).toBe(-1);
  });

  it("adds nothing to a hit, or leaves the choice to the person", () => {
    const hit: Due = { ...due(undefined, ["smite", "stun", "no"]), about: { reaction: "after_hit" } };
    expect(standingAnswer(hit, "never")).toBe(2);
    expect(standingAnswer(hit, "ask")).toBe(-1);
    expect(standingAnswer(hit, "always")).toBe(-1);
  });

  it("rerolls no dice of a spell, or leaves the choice to the person", () => {
    const roll: Due = { ...due(undefined, ["yes-empowered", "no"]), about: { reaction: "empowered_spell" } };
    expect(standingAnswer(roll, "never")).toBe(1);
    expect(standingAnswer(roll, "always")).toBe(-1);
    expect(standingAnswer(roll, "matters")).toBe(-1);
  });
});
