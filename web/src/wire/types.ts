// The messages of the server, and what the page knows of them beyond their generated types.

import type { FromServer as Generated, MatchListed as Listed, Message, Outcome, RollTold, SeatInfo } from "../protocol.gen";

export type * from "../protocol.gen";
export type Rolled = RollTold;
export type Kind = "begin" | "command" | "answer" | "time" | "undo";
export type GameEvent = Record<string, unknown> & { type?: string };

/** A creature in the order of turns. */
export interface OrderEntry {
  creatureId: string;
  name: string;
  initiative: number;
  hp: number;
  maxHp: number;
  tempHp: number;
  conditions: unknown[];
  isAlive: boolean;
  isConscious: boolean;
  isPlayerControlled: boolean;
}

export interface SideOdds {
  side: string;
  won: number;
  low?: number;
  high?: number;
}

export type FromServer =
  | Generated
  | { type: "odds"; number: number; runs: number; done?: boolean; sides: SideOdds[]; draws?: number }
  | { type: "rematch"; match?: string; seat?: number };

export type MatchListed = Listed & {
  number?: number;
  seats?: (SeatInfo & { open?: boolean })[];
  outcome?: Outcome | null;
  spectators?: number;
};

export type { Message };
