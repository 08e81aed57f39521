// Names of games, scenarios, seats and bots for people.

import type { GameInfo, SeatInfo } from "../wire/types";
import { t, words } from "../words/words.svelte";

const OWN = ["tactics", "duel", "wuxia", "rounds", "stellar"];

const capital = (text: string): string => (text ? text[0]!.toLocaleUpperCase() + text.slice(1) : "");

/** What stands before the colon of a title, and what stands after it. */
function titleParts(title: string): [string, string] {
  const [, name, about] = /^([^:：]+)[:：]\s*(.+)$/.exec(title) ?? [];
  return name && about ? [name, capital(about)] : [title, ""];
}

const ONLY = "default"; // the scenario of a game that has one

/** The short name of a game. */
export const gameName = (name: string, games: GameInfo[] = []): string =>
  OWN.includes(name) ? t(`game-${name}`) : titleParts(games.find((each) => each.name === name)?.title || capital(name))[0];

/** One sentence about a game. */
export const gameLine = (game: GameInfo): string => (OWN.includes(game.name) ? t(`about-${game.name}`) : titleParts(game.title)[1]);

/** The title of a scenario without its final full stop. */
export const scenarioName = (game: string, scenario: string, games: GameInfo[] = []): string =>
  scenario === ONLY ? gameName(game, games) : (
    games.find((each) => each.name === game)?.scenarios.find((each) => each.name === scenario)?.title ??
    (words.has(`scenario-${scenario}`) ? words.tell({ id: `scenario-${scenario}` }) : scenario)
  ).replace(/[.。]$/, "");

/** The name of a scenario without what it is about: `Classic` of `Classic: first to ten`. */
export const scenarioShort = (game: string, scenario: string, games: GameInfo[] = []): string => scenarioName(game, scenario, games).split(/\s*[:：]/)[0]!;

/** What a scenario is about, where its title says so. */
export const scenarioAbout = (title: string): string => {
  const about = /[:：]\s*(.+)$/.exec(title.replace(/[.。]$/, ""))?.[1] ?? "";
  return capital(about);
};

const SEATS = ["party", "master", "player", "opponent", "first", "second", "third", "fourth", "fifth", "sixth", "blue", "red", "gold", "green"];

/** The name of a seat. */
export function seatName(name: string): string {
  if (SEATS.includes(name)) return t(`seat-${name}`);
  // A seat for each character has the name of its character.
  const id = [`seat-${name}`, `fighter-${name}`].find((each) => words.has(each));
  const told = id ? words.tell({ id, args: { text: name } }) : name;
  return capital(told);
}

/** The name of a seat in the list of matches, where the words of its game may not be known. */
export const seatTitle = (seat: SeatInfo): string => seatName(SEATS.includes(seat.name) ? seat.name : seat.title || seat.name);

/** The own side first: it has the first colour everywhere. */
export const ownFirst = <T>(sides: T[], own: (side: T) => boolean): T[] => sides.toSorted((a, b) => Number(own(b)) - Number(own(a)));

const BOTS = ["easy", "medium", "hard", "random", "heuristic", "search", "planner", "master", "aggressive", "balanced", "defensive"];
export const botName = (name: string): string => (BOTS.includes(name) ? t(`bot-${name}`) : name);

/** Who sits at a seat: the player's name, or the bot's. */
export const holder = (seat: SeatInfo): string =>
  seat.held_by === "person" ? seat.player || t("a-player") : t("bot-called", { bot: botName(seat.held_by ?? "") });
