// Between fights: the scene of an adventure, who acts in it, and what the party can do.

import type { Action, TacticsAdventure, Way } from "../../wire/types";
import type { Message } from "../../wire/types";

/** The creature that does an action between fights: `ACTOR=rogue`, or the first creature that its id names. */
export function doerOf(action: Action, isCreature: (id: string) => boolean): string {
  const named = /ACTOR=(\S+)/.exec(action.id)?.[1];
  return named ?? action.id.split(/[ /=]/).slice(1).find(isCreature) ?? "";
}

export const WALK = /^MOVE\//;

/** Something of a scene that stands on the map: a person to talk to, or a thing to use. */
export interface Spot {
  id: string;
  name: string;
  position: [number, number];
  person: boolean;
}

const capital = (text: string): string => (text ? text[0]!.toLocaleUpperCase() + text.slice(1) : "");

export function spotsOf(adventure: TacticsAdventure | undefined, tell: (message: Message) => string): Spot[] {
  if (!adventure) return [];
  const listed = <T>(found: T[] | Record<string, T> | undefined): T[] => (Array.isArray(found) ? found : Object.values(found ?? {}));
  const spot = (person: boolean) => (each: { id: string; nameId: string; name: string; position: [number, number] }): Spot => ({ id: each.id, name: capital(tell({ id: each.nameId, args: { text: each.name } })), position: each.position, person });
  return [...listed(adventure.npcs).map(spot(true)), ...listed(adventure.things).map(spot(false))];
}

/** The walk of a creature to a cell, between fights. */
export const walkTo = (actions: Action[], hero: string, cell: number): { action: Action; way: Way } | null => {
  const action = actions.find((each) => each.id === `MOVE/${hero}`);
  const way = action?.ways?.find((each) => each.cell === cell);
  return action && way ? { action, way } : null;
};
