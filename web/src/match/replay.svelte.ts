// A match again: every position of it, one of which is on the screen.

import { request } from "../wire/http";
import type { GameEvent, MatchListed, Message, Rolled, SeatInfo } from "../wire/types";
import { words } from "../words/words.svelte";
import { Match, type Entry } from "./match.svelte";
import { patched } from "./patch";

interface Frame {
  number: number;
  seat?: number;
  kind?: Entry["kind"];
  text?: string;
  voice?: string;
  events?: GameEvent[];
  rolls?: Rolled[];
  set?: Record<string, unknown>;
  gone?: string[];
  drawn?: Message[];
}

interface Frames {
  id: string;
  game: string;
  seat: number;
  last: number;
  fixed: Record<string, unknown>;
  view: Record<string, unknown>;
  frames: Frame[];
}

const PAGE = 500;
/** The seat of a replay that shows what all seats saw together. */
export const EVERYONE = -2;

export interface Mark {
  at: number;
  kind: "death" | "critical" | "round" | "turn";
  text: string;
}

/** A match that was played, shown at one of its moments; it has no connection. */
export class Replayed extends Match {
  override readonly replayed = true;
  at = $state(0);
  count = $state(0);
  loading = $state(true);
  marks = $state.raw<Mark[]>([]);
  #positions: Record<string, unknown>[] = [];
  #entries: Entry[] = [];
  #drawn: Message[][] = [];
  #info: MatchListed | null = null;
  #token = "";

  /** Load the whole match as a seat sees it. */
  async load(info: MatchListed & { seats?: SeatInfo[] }, seat: number, token: string): Promise<void> {
    this.loading = true;
    this.#info = info;
    this.#token = token;
    const drawn: Message[][] = [];
    const positions: Record<string, unknown>[] = [];
    const entries: Entry[] = [];
    let fixed: Record<string, unknown> = {};
    for (let first = 0, last = 0; first <= last; ) {
      const query = `first=${first}&count=${PAGE}&lang=${words.lang}${this.draws ? "&drawn=true" : ""}${seat === EVERYONE ? "&seat=all" : seat >= 0 ? `&seat=${seat}` : ""}`;
      const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
      const page = await request<Frames>(`/matches/${encodeURIComponent(this.id)}/frames?${query}`, { headers });
      last = page.last;
      fixed = page.fixed;
      let view = page.view;
      page.frames.forEach((frame, place) => {
        if (place > 0) view = patched(view, { type: "patch", number: frame.number, from: 0, set: frame.set ?? {}, gone: frame.gone ?? [] });
        positions.push(view);
        drawn.push(frame.drawn ?? drawn.at(-1) ?? []);
        entries.push({ number: frame.number, seat: frame.seat ?? -1, kind: frame.kind ?? "command", text: frame.text ?? "", events: frame.events ?? [], rolls: frame.rolls ?? [], undone: false, voice: frame.voice ?? "" });
      });
      const end = page.frames.at(-1)?.number ?? last;
      first = end + 1;
      if (!page.frames.length) break;
    }
    await words.load(info.game);
    this.#positions = positions;
    this.#entries = entries;
    this.#drawn = drawn;
    this.fixed = fixed;
    this.seats = info.seats ?? [];
    this.seat = Math.max(-1, seat);
    this.count = positions.length;
    this.welcome = { type: "welcome", match: this.id, game: info.game, rules: "", scenario: info.scenario, seat, seats: this.seats, number: 0, now: 0, fresh: true };
    this.marks = findMarks(entries);
    this.loading = false;
    this.seek(Math.min(this.at, this.count - 1));
  }

  /** Have the lines that the game draws fetched with every frame. */
  override drawLines(): void {
    if (this.draws) return;
    this.draws = true;
    const at = this.at;
    if (this.#info) void this.load(this.#info, this.welcome?.seat ?? -1, this.#token).then(() => this.seek(at), () => {});
  }

  /** Show the position after a frame. */
  seek(at: number): void {
    const place = Math.max(0, Math.min(this.count - 1, at));
    this.at = place;
    this.view = this.#positions[place] ?? null;
    this.entries = this.#entries.slice(0, place + 1);
    this.number = this.#entries[place]?.number ?? 0;
    this.drawn = this.#drawn[place] ?? [];
  }

  /** The place of an input by its number. */
  placeOf(number: number): number {
    const found = this.#entries.findIndex((each) => each.number >= number);
    return found < 0 ? this.count - 1 : found;
  }

  get caption(): string {
    return this.#entries[this.at]?.text.split("\n").at(0) ?? "";
  }
}

function findMarks(entries: Entry[]): Mark[] {
  const found: Mark[] = [];
  // A game whose events do not tell of turns has a new one where another seat acts.
  const told = entries.some((entry) => entry.events.some((event) => event.type === "TURN_START"));
  let seat = -1;
  entries.forEach((entry, at) => {
    if (!told && entry.kind === "command" && entry.seat >= 0 && entry.seat !== seat) {
      seat = entry.seat;
      found.push({ at, kind: "turn", text: entry.text });
    }
    for (const event of entry.events) {
      if (event.type === "TURN_START") found.push({ at, kind: "turn", text: entry.text });
      else if (event.type === "NEW_ROUND" || event.type === "round:start") found.push({ at, kind: "round", text: String(event.round) });
      else if (event.type === "CREATURE_DOWNED") found.push({ at, kind: "death", text: entry.text });
      else if (event.type === "ATTACK_ROLLED" && event.critical) found.push({ at, kind: "critical", text: entry.text });
    }
  });
  return found;
}
