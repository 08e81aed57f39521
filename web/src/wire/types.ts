// The messages of the server, and what the page knows of them beyond their generated types.

import type { FromServer as Generated, MatchListed as Listed, Message, Outcome, RollTold, SeatInfo } from "../protocol.gen";

export type * from "../protocol.gen";
export type Rolled = RollTold;
export type Kind = "begin" | "command" | "answer" | "time" | "undo";
export type GameEvent = Record<string, unknown> & { type?: string };

export type FromServer = Generated;

export type MatchListed = Listed & {
  number?: number;
  seats?: (SeatInfo & { open?: boolean })[];
  outcome?: Outcome | null;
  spectators?: number;
};

export type { Message };
