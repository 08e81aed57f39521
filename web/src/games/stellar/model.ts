// The galaxy as the page shows it: factions, fleets in groups, and orders in words.

import type { ArmyView, FactionView, FleetView, GhostView, Message, RangesView, SpaceBattleView, StellarView, SystemView } from "../../wire/types";
import { tell } from "../../words/words.svelte";

/** Lists come as objects by id where positions follow by patches. */
export type ById<T> = T[] | Record<string, T>;
export const listed = <T>(value: ById<T> | undefined): T[] => (Array.isArray(value) ? value : Object.values(value ?? {}));

export type View = Omit<StellarView, "systems" | "fleets" | "armies" | "battles"> & { systems: ById<SystemView>; fleets: ById<FleetView>; armies: ById<ArmyView>; battles: ById<SpaceBattleView> };
/** A battle whose report is known. */
export interface Battle {
  id: string;
  systemId: string;
  turnResolved: number;
  rounds?: number;
  winner?: string;
  losses?: Record<string, Record<string, number>>;
  ammunition?: Record<string, Record<string, number>>;
  intercepted?: Record<string, number>;
  survivors?: Record<string, number>;
}
export interface ReportRow {
  faction: string;
  types: [string, number][];
  lost: number;
  left: number;
  before: number;
  fired: Record<string, number>;
  intercepted: number;
}

/** The report of a battle, a row for each side: the viewer's first. */
export function reportOf(battle: Battle, own: string): ReportRow[] {
  const factions = Object.keys({ ...battle.survivors, ...battle.losses }).toSorted((a, b) => Number(b === own) - Number(a === own));
  return factions.map((faction) => {
    const types = Object.entries(battle.losses?.[faction] ?? {}).filter(([, count]) => count > 0);
    const lost = types.reduce((sum, [, count]) => sum + count, 0);
    const left = battle.survivors?.[faction] ?? 0;
    return { faction, types, lost, left, before: lost + left, fired: battle.ammunition?.[faction] ?? {}, intercepted: battle.intercepted?.[faction] ?? 0 };
  });
}

/** A message to a faction. */
export interface Letter {
  id: string;
  day: number;
  priority: number;
  read: boolean;
  dismissed: boolean;
}
/** The inbox as the game lists it: by priority, then the newest first. */
export const lettersOf = (messages: ById<Letter> | undefined): Letter[] =>
  listed(messages)
    .filter((each) => !each.dismissed)
    .toSorted((a, b) => b.priority - a.priority || b.day - a.day || (a.id < b.id ? -1 : 1));

/** The reports of battles as the game lists them: the newest first. */
export const reportsOf = (battles: ById<Battle> | undefined): Battle[] =>
  listed(battles)
    .filter((each) => each.rounds !== undefined)
    .toSorted((a, b) => b.turnResolved - a.turnResolved || (a.id < b.id ? -1 : 1));

export type { FactionView, FleetView, GhostView, RangesView, SystemView };

export const SIDES = ["a", "b", "c", "d"] as const;
export type Side = (typeof SIDES)[number] | "none";

export interface Point {
  x: number;
  y: number;
}

export interface Group {
  key: string;
  at: Point;
  faction: string;
  ships: number;
  fleets: FleetView[];
}

/** Fleets of a faction in the same place are one mark with a number. */
export function grouped(fleets: FleetView[]): Group[] {
  const found = new Map<string, Group>();
  for (const fleet of fleets) {
    const key = `${fleet.factionId} ${fleet.position.x.toFixed(2)} ${fleet.position.y.toFixed(2)}`;
    const group = found.get(key) ?? { key, at: fleet.position, faction: fleet.factionId, ships: 0, fleets: [] };
    group.ships += fleet.ships?.length ?? 0;
    group.fleets.push(fleet);
    found.set(key, group);
  }
  return [...found.values()];
}

export interface ShipRow {
  type: string;
  count: number;
  hp: number;
  fuel: number;
  armies: number;
}

/** The ships of a fleet by type: how many, and the hull points and fuel of all. */
export function byType(fleet: FleetView): ShipRow[] {
  const found = new Map<string, ShipRow>();
  for (const ship of fleet.ships ?? []) {
    const row = found.get(ship.type) ?? { type: ship.type, count: 0, hp: 0, fuel: 0, armies: 0 };
    row.count += 1;
    row.hp += ship.hp;
    row.fuel += ship.fuel ?? 0;
    row.armies += ship.carriedArmyId ? 1 : 0;
    found.set(ship.type, row);
  }
  return [...found.values()];
}

export const shipsOf = (type: string, count: number): string => tell({ id: `ships-${type}`, args: { count, text: `${count} ${type.replaceAll("_", " ")}` } });

/** What is left of the most that some ships can have, in percent; the number itself where that is not known. */
export const share = (value: number, most: number | undefined, count: number): string => (most ? `${Math.round((100 * value) / (most * count))} %` : String(Math.round(value)));

const LETTERS: Record<string, string> = { sys: "s", fleet: "f", army: "a", ship: "v" };
/** The short form of an id, by which it is typed in a terminal: `s12` of `sys-00012`. */
export const handle = (id: string): string => id.replace(/^(sys|fleet|army|ship)-0*(\d)/, (_, kind: string, digit: string) => LETTERS[kind]! + digit);

/** A sentence with names instead of what is typed in a terminal: `Vey (s2)` is `Vey`, and `f1` the name of the fleet. */
export function withoutHandles(text: string, names: Map<string, string>): string {
  const known = new Map([...names].map(([id, name]) => [handle(id), name]));
  return text.replace(/ ?[(（]([\w.-]+)[)）]/g, (whole, id: string) => (known.has(id) ? "" : whole)).replace(/\bf\d+(?:\.\d+)*\b/g, (id) => known.get(id) ?? id);
}

// Orders

const WORDS: Record<string, string> = {
  MOVE_FLEET: "move", ORDER_INVASION_MOVE: "invade", ORDER_LOAD_MOVE: "fetch", ORDER_UNLOAD_MOVE: "bring", LOAD_ARMIES: "load", UNLOAD_ARMIES: "unload",
  LOAD_ARMY: "embark", UNLOAD_ARMY: "land", TRANSFER_ARMY_PLANET: "transfer", SPLIT_FLEET: "split", MERGE_FLEETS: "merge", RENAME_FLEET: "rename",
};

/** An order as the game words it, with the names of fleets and places. */
export function orderText(order: Record<string, unknown>, name: (id: string) => string): string {
  const args: Record<string, unknown> = { fleet: name(String(order.fleetId ?? "")), system: name(String(order.systemId ?? "")), planet: name(String(order.planetId ?? "")), other: name(String(order.intoFleetId ?? "")), army: name(String(order.armyId ?? "")), ship: name(String(order.shipId ?? "")), name: String(order.name ?? ""), ships: ((order.shipIds as unknown[] | undefined) ?? []).length, text: String(order.type) };
  return tell({ id: `order-${WORDS[String(order.type)] ?? "move"}`, args } as Message);
}
