// What the player is about to do: an action on a target, an aim, or a move; nothing happens until it is confirmed.

import type { Match } from "../../match/match.svelte";
import type { Action, OptionOdds, Preview, Risk, Turn, Way } from "../../wire/types";
import { cellList } from "./model";
import { walkTo } from "./scene";

const QUIET = 70; // ms without a change before a preview is asked for

export const END_TURN = "END_TURN";

/** A corner of a cell, from its middle, in cells. */
export type Corner = readonly [number, number];
/** The corners of a cell, clockwise from the upper left. */
export const CORNERS: Corner[] = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
];

/** How good a way is for the one who acts: expected damage, then the chance, then the shorter walk. */
const worth = (way: Way): number => {
  const odds = way.odds?.[0];
  return (odds?.expected ?? 0) * 100 + (odds?.hit ?? odds?.works ?? 0) * 10 - (way.walks ?? 0) / 100 - (way.risks?.length ?? 0);
};

export const targetsOf = (way: Way): string[] => (way.target ? [way.target] : (way.targets ?? []));

export const bestWay = (ways: Way[]): Way | null => ways.reduce<Way | null>((best, way) => (!best || worth(way) > worth(best) ? way : best), null);

/** The best way of an action on a target. */
export const wayOn = (action: Action, target: string): Way | null => bestWay((action.ways ?? []).filter((way) => targetsOf(way).includes(target)));

export class Plan {
  action = $state.raw<Action | null>(null);
  way = $state.raw<Way | null>(null);
  aimAt = $state(-1);
  /** The corner of the cell that is aimed at, from its middle; null for the middle. */
  corner = $state.raw<Corner | null>(null);
  moveTo = $state(-1);
  target = $state("");
  preview = $state.raw<Preview | null>(null);
  /** Who walks between fights, where no creature has a turn. */
  hero = $state("");
  /** Cells that a walk goes through, in order. */
  via = $state.raw<number[]>([]);
  /** A walk as a command, to be given another end. */
  #walk: Record<string, unknown> | null = null;
  /** The chosen action as a command, to be aimed at a corner. */
  #cast: { action: Action; command: Record<string, unknown> } | null = null;
  #timer = 0;
  #asked = 0;
  #aims = new Map<string, number[]>();

  constructor(readonly match: Match) {}

  get turn(): Turn | null {
    return this.match.turn;
  }

  get actions(): Action[] {
    return this.turn?.actions ?? [];
  }

  /** The place of the planned option, or -1. */
  get place(): number {
    const { action, way } = this;
    if (action?.aim && this.aimAt >= 0) {
      if (this.corner) return -1; // corners are no options, but commands
      const index = this.aimCells(action).indexOf(this.aimAt);
      return index < 0 ? -1 : action.aim.first + index;
    }
    if (way) return way.at;
    if (this.moveTo >= 0) return this.movePlace(this.moveTo);
    return -1;
  }

  /** Whether something is planned that can be done. */
  get ready(): boolean {
    if (this.via.length) return this.moveTo >= 0 && (this.preview?.legal ?? false);
    return this.corner ? (this.preview?.legal ?? false) : this.place >= 0;
  }

  /** Walk through the planned end, and on from there. */
  addWaypoint(): boolean {
    if (this.moveTo < 0 || !this.preview?.legal) return false;
    this.#walk = this.preview.command as Record<string, unknown>;
    this.via = [...this.via, this.moveTo];
    return true;
  }

  /** The cells that an action can be aimed at. */
  aimCells(action: Action): number[] {
    if (!action.aim) return [];
    let cells = this.#aims.get(action.aim.cells);
    if (!cells) this.#aims.set(action.aim.cells, (cells = cellList(action.aim.cells)));
    return cells;
  }

  movePlace(cell: number): number {
    const moves = this.turn?.moves;
    const index = moves ? moves.cells.indexOf(cell) : -1;
    return moves && index >= 0 && index < moves.count ? moves.first + index : -1;
  }

  /** The cells that the hero can walk to between fights. */
  get strolls(): number[] {
    return this.hero ? (this.actions.find((each) => each.id === `MOVE/${this.hero}`)?.ways ?? []).flatMap((way) => way.cell ?? []) : [];
  }

  moveCost(cell: number): number {
    const moves = this.turn?.moves;
    const index = moves ? moves.cells.indexOf(cell) : -1;
    return index < 0 ? -1 : moves!.cost[index]!;
  }

  /** The cells of the walk to a cell, the start included. */
  path(to: number): number[] {
    const moves = this.turn?.moves;
    if (!moves) return [];
    const before = new Map(moves.cells.map((cell, index) => [cell, moves.from[index]!]));
    const found = [to];
    for (let cell = to; cell !== moves.start && found.length < 200; ) {
      const parent = before.get(cell);
      if (parent === undefined) break;
      found.unshift(parent);
      cell = parent;
    }
    return found;
  }

  risksAt(cell: number): Risk[] {
    return (this.turn?.moves?.risks?.[String(cell)] ?? []).map((place) => this.turn!.risks![place]!);
  }

  /** Whether corners can be aimed at. */
  get cornered(): boolean {
    return this.action?.aim?.corners ?? false;
  }

  /** Aim at the next corner of the cell, and at last at its middle again. */
  turnCorner(): boolean {
    if (!this.cornered || this.aimAt < 0) return false;
    const next = CORNERS.findIndex((each) => each === this.corner) + 1;
    this.corner = CORNERS[next] ?? null;
    this.#ask();
    return true;
  }

  /** Whom an aim at a cell would catch. */
  caught(action: Action, cell: number): OptionOdds[] {
    if (this.corner && cell === this.aimAt) return this.preview?.targets ?? [];
    const found = action.aim?.catches?.find((each) => each.cells.includes(cell));
    return (found?.odds ?? []).map((place) => action.aim!.odds![place]!);
  }

  /** Forget everything that is planned. */
  clear(): void {
    this.action = null;
    this.way = null;
    this.aimAt = -1;
    this.corner = null;
    this.moveTo = -1;
    this.preview = null;
    this.via = [];
  }

  /** Plan an action: on the present target if it can reach it, else on its best one. */
  pick(action: Action): void {
    this.clear();
    this.action = action;
    if (action.aim) {
      const best = this.#bestAim(action);
      this.aimAt = best;
    } else {
      this.way = (this.target && wayOn(action, this.target)) || bestWay(action.ways ?? []);
      const aimed = this.way ? targetsOf(this.way)[0] : "";
      if (aimed) this.target = aimed;
    }
    this.#ask();
  }

  #bestAim(action: Action): number {
    let best = -1;
    let most = -Infinity;
    for (const group of action.aim?.catches ?? []) {
      const value = group.odds.reduce((sum, place) => {
        const odds = action.aim!.odds![place]!;
        return sum + (odds.ally ? -2 : 1) * ((odds.expected ?? 0) + (odds.hit ?? 0) + (odds.save !== undefined ? 1 - odds.save : 0));
      }, 0);
      if (value > most && group.cells.length) {
        most = value;
        best = group.cells[0]!;
      }
    }
    return best >= 0 ? best : (this.aimCells(action)[0] ?? -1);
  }

  /** Plan something against a creature: the chosen action if it can, else the best that can. */
  aim(target: string): boolean {
    this.target = target;
    const current = this.action && !this.action.aim ? wayOn(this.action, target) : null;
    if (current) {
      this.moveTo = -1;
      this.way = current;
      this.#ask();
      return true;
    }
    let best: { action: Action; way: Way } | null = null;
    for (const action of this.actions) {
      if (action.aim || action.id.startsWith("READY") || action.id.startsWith("HELP")) continue;
      const way = wayOn(action, target);
      if (way && (!best || worth(way) > worth(best.way))) best = { action, way };
    }
    this.clear();
    if (!best) return false;
    this.action = best.action;
    this.way = best.way;
    this.#ask();
    return true;
  }

  /** Plan at a cell: the aim of the chosen action, or a walk. */
  at(cell: number, corner: Corner | null = null): boolean {
    if (this.action?.aim) {
      if (!this.aimCells(this.action).includes(cell)) return false;
      this.aimAt = cell;
      this.corner = this.cornered ? corner : null;
      this.#ask();
      return true;
    }
    if (this.via.length && this.#walk) {
      if (this.moveCost(cell) < 0) return false;
      this.moveTo = cell;
      this.#ask();
      return true;
    }
    const walk = this.hero ? walkTo(this.actions, this.hero, cell) : null;
    if (walk) {
      this.clear();
      this.action = walk.action;
      this.way = walk.way;
      this.#ask();
      return true;
    }
    if (this.movePlace(cell) < 0) return false;
    this.clear();
    this.moveTo = cell;
    this.#ask();
    return true;
  }

  /** Do what is planned. */
  async confirm(): Promise<boolean> {
    if (!this.ready) return false;
    const done = this.via.length || this.corner ? await this.match.command(this.preview!.command) : await this.match.choose(this.place);
    if (done) this.clear();
    return done;
  }

  async endTurn(): Promise<boolean> {
    const end = this.actions.find((each) => each.id === END_TURN)?.ways?.[0];
    if (!end) return false;
    this.clear();
    return this.match.choose(end.at);
  }

  #ask(): void {
    const place = this.place;
    const asked = ++this.#asked;
    this.preview = null;
    clearTimeout(this.#timer);
    const width = this.turn?.width ?? 1;
    const point = (cell: number): string => `${cell % width}, ${Math.floor(cell / width)}`;
    if (this.corner) {
      const [dx, dy] = this.corner;
      const middle = `${(this.aimAt % width) + dx}, ${Math.floor(this.aimAt / width) + dy}`;
      this.#timer = window.setTimeout(() => void this.#askCorner(asked, middle), QUIET);
      return;
    }
    const question = this.via.length ? { command: { ...this.#walk, to: point(this.moveTo), via: this.via.map(point) } } : { place };
    if (!this.via.length && place < 0) return;
    this.#timer = window.setTimeout(() => {
      void this.match.preview(question).then((found) => {
        if (asked === this.#asked) this.preview = found;
      });
    }, QUIET);
  }

  /** Ask about an aim at a corner: the command of a listed aim, with another point. */
  async #askCorner(asked: number, point: string): Promise<void> {
    const { action } = this;
    if (!action?.aim) return;
    if (this.#cast?.action !== action) {
      const listed = await this.match.preview({ place: action.aim.first });
      if (!listed || asked !== this.#asked) return;
      this.#cast = { action, command: listed.command as Record<string, unknown> };
    }
    const found = await this.match.preview({ command: { ...this.#cast.command, area_center: point } });
    if (asked === this.#asked) this.preview = found;
  }
}
