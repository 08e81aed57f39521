// A fight as the board shows it, read from the view of the seat.

import { kindOf } from "./kinds";
import type { Side, TokenLook } from "../../draw/kit";
import type { OrderEntry } from "../../wire/types";

export interface Condition {
  name: string;
  until: string;
  source?: string;
  rounds?: number;
  spell?: string;
}

export interface Creature {
  creatureId: string;
  name: string;
  base: string;
  side: string;
  seat: number;
  hp: number;
  maxHp: number;
  tempHp: number;
  ac: number;
  position: [number, number];
  cellsAcross: number;
  conditions: Condition[];
  exhaustion: number;
  concentratesOn: string;
  deathSaves: [number, number];
  isAlive: boolean;
  isConscious: boolean;
  left: string;
  remainingMovementFt: number;
  slots: number[];
  uses: Record<string, number>;
  items: Record<string, number>;
  ammunition: Record<string, number>;
  speedFt?: number;
  slotsMax?: number[];
  hidden?: boolean;
}

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
  attacks: { id: string; name: string; toHit: number }[];
  powers: { id: string; name: string; level: number; kind: string }[];
}

export interface Door {
  id: string;
  position: [number, number];
  isOpen: boolean;
}

export interface Zone {
  power: string;
  source: string;
  rounds: number;
  cells: [number, number][];
}

export interface Fight {
  round: number;
  inCombat: boolean;
  active: string;
  order: OrderEntry[];
  creatures: Creature[];
  byId: Map<string, Creature>;
  zones: Zone[];
  doors: Door[];
  reason: string;
  winner: string;
}

type View = Record<string, unknown>;

/** Lists may come as lists or, where positions follow by patches, as objects by id. */
const listed = <T>(value: unknown): T[] =>
  Array.isArray(value) ? (value as T[]) : value && typeof value === "object" ? (Object.values(value) as T[]) : [];

interface Combat {
  inCombat?: boolean;
  round?: number;
  activeCreatureId?: string | null;
  order?: OrderEntry[];
  positions?: Record<string, [number, number]>;
}

/** The fight of a view; the newest update of the combat counts where it differs. */
export function readFight(view: View): Fight {
  const combat = (view.combatUpdate ?? {}) as Combat;
  const order = listed<OrderEntry>(combat.order);
  const inOrder = new Map(order.map((each) => [each.creatureId, each]));
  const creatures = listed<Creature>(view.creatures).map((each) => {
    const entry = inOrder.get(each.creatureId);
    const position = combat.positions?.[each.creatureId] ?? each.position;
    return entry
      ? { ...each, position, hp: entry.hp, maxHp: entry.maxHp, tempHp: entry.tempHp, isAlive: entry.isAlive, isConscious: entry.isConscious }
      : { ...each, position };
  });
  return {
    round: combat.round ?? 0,
    inCombat: combat.inCombat ?? false,
    active: combat.activeCreatureId ?? "",
    order,
    creatures,
    byId: new Map(creatures.map((each) => [each.creatureId, each])),
    zones: listed<Zone>(view.zones),
    doors: listed<Door>(view.doors),
    reason: String(view.reason ?? ""),
    winner: String(view.winner ?? ""),
  };
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

/** The side of a creature as this seat sees it: `a` is one's own. */
export function sideOf(who: Creature, creatures: Creature[], seat: number): Side {
  const own = creatures.find((each) => each.seat === seat)?.side ?? "party";
  if (who.side === own) return "a";
  const others = [...new Set(creatures.map((each) => each.side).filter((side) => side !== own))].sort();
  return (["b", "c", "d"] as const)[others.indexOf(who.side)] ?? "b";
}

export function lookOf(who: Creature, side: Side, more: Partial<TokenLook> = {}): TokenLook {
  const number = /(\d+)$/.exec(who.name)?.[1];
  return {
    kind: kindOf(who.base),
    name: who.name.replace(/ \d+$/, ""),
    side,
    hp: who.hp,
    max: who.maxHp,
    dead: !who.isAlive || (side !== "a" && !who.isConscious && who.hp <= 0),
    conditions: namedConditions(who).slice(0, 3),
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
