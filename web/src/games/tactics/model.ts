// A fight as the board shows it, read from the view of the seat.

import { kindOf } from "./kinds";
import type { Side, TokenLook } from "../../draw/kit";
import type { TacticsCombat, TacticsCreature, TacticsDoor, TacticsOrderEntry, TacticsZone } from "../../wire/types";

export type Creature = TacticsCreature;
export type Door = TacticsDoor;
export type Zone = TacticsZone;

/** What is known of a kind of creature. */
export interface Kind {
  name: string;
  type: string;
  size: string;
  speedFt: number;
  flyFt: number;
  climbFt: number;
  swimFt: number;
  level: number;
  cr: string;
  abilities: Record<string, number>;
  saves: Record<string, number>;
  skills: Record<string, number>;
  passivePerception: number;
  initiative?: number;
  darkvisionFt?: number;
  blindsightFt?: number;
  truesightFt?: number;
  resistances?: string[];
  immunities?: string[];
  vulnerabilities?: string[];
  spellDc?: number;
  attacks: { id: string; name: string; toHit: number; reachFt?: number; rangeFt?: number; damage?: { dice: string; type: string }[] }[];
  powers: { id: string; name: string; level: number; kind: string }[];
}

export interface Fight {
  round: number;
  inCombat: boolean;
  active: string;
  order: TacticsOrderEntry[];
  creatures: Creature[];
  byId: Map<string, Creature>;
  /** The side of each creature as this seat sees it: `a` is one's own. */
  sides: Map<string, Side>;
  zones: Zone[];
  doors: Door[];
  reason: string;
  winner: string;
}

type View = Record<string, unknown>;

/** Lists may come as lists or, where positions follow by patches, as objects by id. */
const listed = <T>(value: unknown): T[] =>
  Array.isArray(value) ? (value as T[]) : value && typeof value === "object" ? (Object.values(value) as T[]) : [];

const same = <T extends object>(a: T, b: T): boolean => {
  for (const key in b) if (a[key] !== b[key] && !(Array.isArray(b[key]) && String(a[key]) === String(b[key]))) return false;
  return true;
};

/** The first list if both have the same elements. */
const kept = <T>(before: T[], now: T[]): T[] => (before.length === now.length && now.every((each, at) => each === before[at]) ? before : now);

/** Reads fights from views. What a view has in common with the one before is the same object, so that it is not drawn anew. */
export class FightReader {
  #order = new Map<string, TacticsOrderEntry>();
  #read = new Map<string, { from: TacticsCreature; entry: TacticsOrderEntry | undefined; made: Creature }>();
  #last: Fight = { round: 0, inCombat: false, active: "", order: [], creatures: [], byId: new Map(), sides: new Map(), zones: [], doors: [], reason: "", winner: "" };

  /** The fight of a view; the newest update of the combat counts where it differs. */
  read(view: View, seat: number): Fight {
    const combat = (view.combatUpdate ?? {}) as Partial<TacticsCombat>;
    const last = this.#last;
    const order = kept(last.order, listed<TacticsOrderEntry>(combat.order).map((each) => {
      const before = this.#order.get(each.creatureId);
      if (before && same(before, each)) return before;
      this.#order.set(each.creatureId, each);
      return each;
    }));
    const inOrder = new Set(order.map((each) => each.creatureId));
    const creatures = kept(last.creatures, listed<TacticsCreature>(view.creatures).map((from) => {
      const entry = inOrder.has(from.creatureId) ? this.#order.get(from.creatureId) : undefined;
      const position = combat.positions?.[from.creatureId] ?? from.position;
      const before = this.#read.get(from.creatureId);
      if (before && before.from === from && before.entry === entry && before.made.position[0] === position[0] && before.made.position[1] === position[1]) return before.made;
      const made = entry ? { ...from, position, hp: entry.hp, maxHp: entry.maxHp, tempHp: entry.tempHp, isAlive: entry.isAlive, isConscious: entry.isConscious } : { ...from, position };
      this.#read.set(from.creatureId, { from, entry, made });
      return made;
    }));
    const sides = creatures === last.creatures ? last.sides : sidesOf(creatures, seat);
    this.#last = {
      round: combat.round ?? 0,
      inCombat: combat.inCombat ?? false,
      active: combat.activeCreatureId ?? "",
      order,
      creatures,
      byId: creatures === last.creatures ? last.byId : new Map(creatures.map((each) => [each.creatureId, each])),
      sides: sides.size === last.sides.size && [...sides].every(([id, side]) => last.sides.get(id) === side) ? last.sides : sides,
      zones: kept(last.zones, listed<Zone>(view.zones)),
      doors: kept(last.doors, listed<Door>(view.doors)),
      reason: String(view.reason ?? ""),
      winner: String(view.winner ?? ""),
    };
    return this.#last;
  }
}

function sidesOf(creatures: Creature[], seat: number): Map<string, Side> {
  const own = creatures.find((each) => each.seat === seat)?.side ?? "party";
  const others = [...new Set(creatures.map((each) => each.side).filter((side) => side !== own))].sort();
  return new Map(creatures.map((each) => [each.creatureId, each.side === own ? "a" : ((["b", "c", "d"] as const)[others.indexOf(each.side)] ?? "b")]));
}

// The ground

export interface Ground {
  width: number;
  height: number;
  wall: boolean[];
  noStep: boolean[];
  noSight: boolean[];
  difficult: boolean[];
  cover: number[];
  feet: number[];
  door: boolean[];
}

interface FixedGround {
  width: number;
  height: number;
  walkable: boolean[] | string;
  blocksLos: boolean[] | string;
  difficult: boolean[] | string;
  cover: number[];
  elevationFt: number[];
}

const bitsOf = (value: boolean[] | string, count: number): boolean[] =>
  typeof value === "string" ? cellSet(value, count) : value.map(Boolean);

/** A set of cells from its bits: cell n is bit n % 8 of byte n // 8. */
export function cellSet(bits: string, count: number): boolean[] {
  const bytes = atob(bits);
  return Array.from({ length: count }, (_, cell) => ((bytes.charCodeAt(cell >> 3) >> (cell & 7)) & 1) === 1);
}

/** The cells of a set, in order. */
export function cellList(bits: string): number[] {
  const bytes = atob(bits);
  const found: number[] = [];
  for (let cell = 0; cell < bytes.length * 8; cell++) if ((bytes.charCodeAt(cell >> 3) >> (cell & 7)) & 1) found.push(cell);
  return found;
}

/** The ground in layers: from the fixed parts of the match, or else from the signs of the map. */
export function readGround(view: View, fixed: Record<string, unknown>): Ground {
  const rows = listed<string>(view.map ?? fixed.map);
  const doors = new Set(listed<Door>(view.doors).map((each) => each.position.join()));
  const given = fixed.ground as FixedGround | undefined;
  const width = given?.width ?? rows[0]?.length ?? 0;
  const height = given?.height ?? rows.length;
  const count = width * height;
  const isDoor = Array.from({ length: count }, (_, cell) => doors.has(`${cell % width},${Math.floor(cell / width)}`));
  if (given) {
    const walkable = bitsOf(given.walkable, count);
    const noSight = bitsOf(given.blocksLos, count);
    return {
      width,
      height,
      wall: walkable.map((open, cell) => !open && noSight[cell]! && !isDoor[cell]),
      noStep: walkable.map((open, cell) => !open && !noSight[cell] && !isDoor[cell]),
      noSight: noSight.map((blocks, cell) => blocks && walkable[cell]!),
      difficult: bitsOf(given.difficult, count),
      cover: given.cover,
      feet: given.elevationFt,
      door: isDoor,
    };
  }
  const signs = rows.join("");
  const each = <T>(read: (sign: string) => T): T[] => Array.from(signs, read);
  return {
    width,
    height,
    wall: each((sign) => sign === "#"),
    noStep: each((sign) => sign === "o"),
    noSight: each((sign) => sign === "%"),
    difficult: each((sign) => sign === "~"),
    cover: each((sign) => (sign === "n" ? 1 : sign === "N" ? 2 : 0)),
    feet: each((sign) => (/\d/.test(sign) ? Number(sign) * 5 : 0)),
    door: isDoor,
  };
}

// Looks

export { kindOf };

/** Conditions that the rules name; the others are marks of the engine. */
const NAMED = new Set([
  "blinded", "charmed", "deafened", "exhaustion", "frightened", "grappled", "incapacitated", "invisible",
  "paralyzed", "petrified", "poisoned", "prone", "restrained", "stunned", "unconscious",
]);

export const namedConditions = (who: Creature): string[] => [
  ...new Set([...who.conditions.map((each) => each.name).filter((name) => NAMED.has(name)), ...(who.exhaustion ? ["exhaustion"] : [])]),
];

/** The side of a creature as the seat sees it. */
export const sideOf = (fight: Fight, who: Creature): Side => fight.sides.get(who.creatureId) ?? "b";

/** Whether a creature lies dead on the map: a foe without hit points counts as dead. */
export const isDead = (who: Creature, side: Side): boolean => !who.isAlive || (side !== "a" && !who.isConscious && who.hp <= 0);

export function lookOf(who: Creature, side: Side, hp: number, more: Partial<TokenLook> = {}): TokenLook {
  const number = /(\d+)$/.exec(who.name)?.[1];
  return {
    kind: kindOf(who.base),
    name: who.name.replace(/ \d+$/, ""),
    side,
    hp,
    max: who.maxHp,
    dead: isDead(who, side),
    conditions: namedConditions(who),
    across: who.cellsAcross,
    conc: who.concentratesOn !== "",
    ...(number ? { number } : {}),
    ...more,
  };
}

/** The distance between two creatures in feet, as the grid counts it. */
export function distance(a: Creature, b: Creature): number {
  const gap = (at: number, size: number, to: number, other: number): number => Math.max(0, to - (at + size - 1), at - (to + other - 1));
  return 5 * Math.max(gap(a.position[0], a.cellsAcross, b.position[0], b.cellsAcross), gap(a.position[1], a.cellsAcross, b.position[1], b.cellsAcross));
}

/** What a creature did in a fight: hit points it took from others, and creatures it brought down. */
export interface Deeds {
  damage: number;
  kills: number;
}

/** What each creature did, from the events of a fight. */
export function deedsOf(entries: { undone: boolean; events: Record<string, unknown>[] }[]): Map<string, Deeds> {
  const found = new Map<string, Deeds>();
  for (const event of entries.filter((each) => !each.undone).flatMap((each) => each.events)) {
    const by = String(event.by ?? "");
    if (!by || by === event.creature_id || (event.type !== "DAMAGE_DEALT" && event.type !== "CREATURE_DOWNED")) continue;
    const deeds = found.get(by) ?? { damage: 0, kills: 0 };
    if (event.type === "DAMAGE_DEALT") deeds.damage += Number(event.amount ?? 0);
    else deeds.kills += 1;
    found.set(by, deeds);
  }
  return found;
}

/** A moment at which the odds of a side moved: by how many percent, and what happened. */
export interface Swing {
  number: number;
  change: number;
  text: string;
}

const LEAST_SWING = 5; // percent
const SWINGS = 3;

/** The moments at which the odds of a side moved most, in the order of the match. */
export function swingsOf(chart: { sides: string[]; points: { number: number; won: number[] }[] }, own: string, entries: { number: number; text: string }[]): Swing[] {
  const which = Math.max(0, chart.sides.indexOf(own));
  const points = chart.points.toSorted((a, b) => a.number - b.number);
  const texts = new Map(entries.map((each) => [each.number, each.text]));
  const found = points.slice(1).map((point, at): Swing => ({
    number: point.number,
    change: Math.round(100 * ((point.won[which] ?? 0) - (points[at]!.won[which] ?? 0))),
    text: (texts.get(point.number) ?? "").split("\n")[0]!,
  }));
  return found
    .filter((each) => Math.abs(each.change) >= LEAST_SWING && each.text)
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, SWINGS)
    .toSorted((a, b) => a.number - b.number);
}

/** The English name of a power or thing, which is its id: `potion_of_healing` is "Potion of Healing". */
export const titled = (id: string): string => id.split("_").map((word) => (["of", "the", "and"].includes(word) ? word : word[0]!.toUpperCase() + word.slice(1))).join(" ");
