// Names of games, scenarios, seats and bots for people.

import type { GameInfo, SeatInfo } from "../wire/types";
import { t, words } from "../words/words.svelte";

const OWN = ["tactics", "duel", "wuxia", "rounds", "stellar"];

/** The short name of a game. */
export const gameName = (name: string, games: GameInfo[] = []): string =>
  OWN.includes(name) ? t(`game-${name}`) : (games.find((each) => each.name === name)?.title ?? name);

/** One sentence about a game. */
export const gameLine = (game: GameInfo): string => (OWN.includes(game.name) ? t(`about-${game.name}`) : game.title);

/** The title of a scenario without its final full stop. */
export const scenarioName = (game: string, scenario: string, games: GameInfo[] = []): string =>
  (
    games.find((each) => each.name === game)?.scenarios.find((each) => each.name === scenario)?.title ??
    (words.has(`scenario-${scenario}`) ? words.tell({ id: `scenario-${scenario}` }) : scenario)
  ).replace(/[.。]$/, "");

const SEATS = ["party", "master", "player", "opponent", "first", "second", "blue", "red", "gold", "green"];

/** The name of a seat. */
export function seatName(name: string): string {
  if (SEATS.includes(name)) return t(`seat-${name}`);
  const told = words.has(`seat-${name}`) ? words.tell({ id: `seat-${name}` }) : name;
  return told[0] ? told[0].toUpperCase() + told.slice(1) : told;
}

/** One's own side first: it has the first colour everywhere. */
export const ownFirst = <T>(sides: T[], own: (side: T) => boolean): T[] => sides.toSorted((a, b) => Number(own(b)) - Number(own(a)));

const BOTS = ["easy", "medium", "hard", "random", "heuristic", "search", "planner", "aggressive", "balanced", "defensive"];
export const botName = (name: string): string => (BOTS.includes(name) ? t(`bot-${name}`) : name);

/** Who sits at a seat: the player's name, or the bot's. */
export const holder = (seat: SeatInfo): string =>
  seat.held_by === "person" ? seat.player || t("a-player") : t("bot-called", { bot: botName(seat.held_by ?? "") });
