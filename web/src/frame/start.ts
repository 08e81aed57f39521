// Starting a match from the lobby.

import { settings } from "../settings.svelte";
import * as http from "../wire/http";
import { hold } from "../wire/seats";
import type { GameInfo, MatchListed, ScenarioInfo } from "../wire/types";

/** A good first scenario of each game. */
const FIRST: Record<string, string> = { tactics: "goblin-ambush", duel: "classic", stellar: "skirmish" };
/** Bots of medium strength, the best first. */
const MEDIUM = ["medium", "heuristic", "planner", "search"];

export const firstScenario = (game: GameInfo): ScenarioInfo | undefined =>
  game.scenarios.find((each) => each.name === FIRST[game.name]) ?? game.scenarios[0];

export const mediumBot = (game: GameInfo): string =>
  MEDIUM.find((each) => game.bots.includes(each)) ?? game.bots[0] ?? "random";

/** Bots by strength, the weakest first, for games that have three; else none. */
export function botLevels(game: GameInfo): string[] {
  const has = (name: string): boolean => game.bots.includes(name);
  if (has("easy") && has("medium") && has("hard")) return ["easy", "medium", "hard"];
  const hard = has("planner") ? "planner" : "search";
  const found = ["random", "heuristic", hard];
  const others = ["search", "master"]; // not a matter of strength
  return found.every(has) && game.bots.every((each) => found.includes(each) || others.includes(each)) ? found : [];
}

/** The seat that a person takes against bots: the party in tactics, else the first. */
export const usualSeat = (scenario: ScenarioInfo): number => Math.max(0, scenario.seats.indexOf("party"));

/** Create a match, take this seat in it unless it is -1, and return its id; the other invites are kept to be passed on. */
export async function start(asked: http.NewMatch, game: GameInfo, seat: number): Promise<string> {
  const made = await http.create(asked);
  const own = made.invites.find((each) => each.seat === seat);
  const kept = { match: made.id, game: game.name, scenario: asked.scenario ?? "", at: Date.now(), invites: made.invites.filter((each) => each !== own) };
  if (own) {
    const joined = await http.join(made.id, own.token, settings.name);
    hold({ ...kept, seat: joined.seat, token: joined.token });
  } else if (kept.invites.length) hold({ ...kept, seat: -1, token: "" });
  return made.id;
}

/** Play on from a moment of a match, in a seat of it against bots; the id of the new match. */
export async function playOn(info: MatchListed, at: number, seat: number, token: string): Promise<string> {
  const seats = (info.seats ?? []).map((each) => (each.seat === seat ? "person" : each.held_by && each.held_by !== "person" ? each.held_by : "heuristic"));
  const made = await http.fork(info.id, { at, seats }, token);
  const own = made.invites.find((each) => each.seat === seat) ?? made.invites[0];
  if (own) {
    const joined = await http.join(made.id, own.token, settings.name);
    hold({ match: made.id, seat: joined.seat, token: joined.token, game: info.game, scenario: info.scenario, at: Date.now() });
  }
  return made.id;
}

/** Start the game at once: a good first scenario against a bot of medium strength. */
export function playNow(game: GameInfo): Promise<string> {
  const scenario = firstScenario(game);
  if (!scenario) throw new http.Problem("no-scenario", "", 0);
  const seat = usualSeat(scenario);
  const seats = scenario.seats.map((_, place) => (place === seat ? "person" : mediumBot(game)));
  return start({ game: game.name, scenario: scenario.name, seats }, game, seat);
}
