// A match as this browser follows it: the position, the log, what it waits for, and what the seat can do.

import { settings } from "../settings.svelte";
import { NotDone, newId, Wire, type Status } from "../wire/socket";
import type {
  Chatted,
  Due,
  FromServer,
  GameEvent,
  Kind,
  Memory,
  Message,
  Outcome,
  Patch,
  Preview,
  Reading,
  Reveal,
  Rolled,
  RollRequest,
  SeatInfo,
  SideOdds,
  Turn,
  Update,
  Welcome,
} from "../wire/types";
import { hold } from "../wire/seats";
import { labelled, words } from "../words/words.svelte";
import { checkThrow } from "./fair";
import { live } from "./live.svelte";
import { patched } from "./patch";
import { cue, hush } from "./sound";
import { speaker } from "./speaker";
import { resultOf } from "./throw";

export interface Entry {
  number: number;
  seat: number;
  kind: Kind;
  text: string;
  events: GameEvent[];
  rolls: Rolled[];
  undone: boolean;
  /** What the narrator says about it; models may say it later. */
  voice: string;
}

/** One input on its way to the screen, with everything that was told about it. */
export interface Step {
  update: Update;
  text: string;
  patch: Patch | null;
}

/** Dice that this seat threw; `checked` is null where the throw cannot be checked. */
export interface Thrown {
  formula: string;
  reason: string;
  faces: number[];
  checked: boolean | null;
}

export interface Refusal {
  text: string;
  code: string;
  suggestion: unknown;
}

const HISTORY = 200; // past inputs that the log shows after a reload
const PAGE = 200;
const BETWEEN = 420; // ms between the inputs of others, at normal pace
const LONGEST_READ = 4000; // ms between two attempts to have a typed line read
const FAR_BEHIND = 60; // inputs, beyond which playing them one by one would only keep people waiting

export class Match {
  status = $state<Status>("connecting");
  statusCode = $state("");
  retryAt = $state(0);
  welcome = $state.raw<Welcome | null>(null);
  seat = $state(-1);
  seats = $state.raw<SeatInfo[]>([]);
  spectators = $state(0);
  paused = $state(false);
  outcome = $state.raw<Outcome | null>(null);
  view = $state.raw<Record<string, unknown> | null>(null);
  fixed = $state.raw<Record<string, unknown>>({});
  waits = $state.raw<Due[]>([]);
  entries = $state.raw<Entry[]>([]);
  /** A sentence as the page of the game tells it. */
  told = $state.raw<(text: string) => string>((text) => text);
  chat = $state.raw<Chatted[]>([]);
  turn = $state.raw<Turn | null>(null);
  turnNumber = $state(-1);
  number = $state(-1);
  undo = $state.raw<{ may: boolean; why?: Message }>({ may: false });
  refusal = $state.raw<Refusal | null>(null);
  rolls = $state.raw<RollRequest[]>([]);
  reveals = $state.raw<Reveal[]>([]);
  /** The newest throw of this seat. */
  thrown = $state.raw<Thrown | null>(null);
  odds = $state.raw<{ number: number; runs: number; sides: SideOdds[]; draws: number } | null>(null);
  busy = $state(false);
  playing = $state(false);
  drawn = $state.raw<Message[]>([]);
  /** The match that the players of this one play next. */
  rematch = $state("");
  /** The seats that want a rematch. */
  wants = $state.raw<number[]>([]);
  /** Plays a step on the board before it counts; set by the page of the game. */
  onStep: ((step: Step) => Promise<void>) | null = null;
  /** The position in words, for people who cannot see the board; set by the page of the game. */
  position: (() => string) | null = null;
  /** Whether the page of the game shows the lines that the game draws. */
  draws = false;
  /** Whether this is a replay, which has no connection. */
  readonly replayed: boolean = false;
  /** Whether the page of the game reads the turn sheet; else it lists options under their headings. */
  reads = false;

  readonly wire: Wire;
  #known = -1;
  #mark = "";
  #parts: string[] = [];
  #texts = new Map<number, string>();
  #voices = new Map<number, string>();
  #queue: Step[] = [];
  #running = false;
  #end: Outcome | null = null; // the outcome, which is shown once the last input has been played
  #hurry = false;
  #clock = { now: 0, at: 0 };
  #commands = new Map<number, unknown>();
  #asked = 0;
  #seeds = new Map<string, string>();
  #shared = ""; // the half of several throws at once
  #ticked = true; // nothing but the clock has changed since the last position

  constructor(
    readonly id: string,
    readonly token: string,
  ) {
    this.wire = new Wire(
      () => ({
        match: id,
        ...(token ? { token } : {}),
        lang: words.lang,
        position: "patch",
        odds: true,
        cues: true,
        history: HISTORY,
        last: this.#known,
        ...(this.#mark ? { mark: this.#mark } : {}),
      }),
      (message) => this.#hear(message),
      (status, code, retryAt) => {
        this.status = status;
        this.statusCode = code;
        this.retryAt = retryAt;
      },
    );
  }

  /** What this seat is asked for now. */
  get mine(): Due | null {
    return this.seat < 0 ? null : (this.waits.find((due) => due.seat === this.seat) ?? null);
  }

  get myTurn(): boolean {
    return !this.outcome && this.mine !== null && !this.mine.request;
  }

  /** The time of the match in milliseconds. */
  now(): number {
    return this.paused ? this.#clock.now : this.#clock.now + (performance.now() - this.#clock.at);
  }

  start(): void {
    speaker.from(`/matches/${this.id}/speech`, this.token);
    this.wire.start();
  }

  stop(): void {
    hush();
    speaker.stop();
    this.wire.stop();
  }

  /** Say hello anew, in the language of the page. */
  speak(): void {
    this.#known = -1;
    this.#mark = "";
    this.turn = null;
    live.clear();
    this.wire.again();
  }

  /** Finish what is being played. */
  skip(): void {
    this.#hurry = true;
  }

  get hurried(): boolean {
    return this.#hurry || settings.pace === 0;
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "view":
        this.#parts[message.part] = message.data;
        if (message.part === message.parts - 1) {
          this.view = JSON.parse(this.#parts.join("")) as Record<string, unknown>;
          this.#parts = [];
        }
        return;
      case "Narration":
        if (message.voice) this.#voiced(Number(message.id), message.voice, message.part ?? "template");
        if (message.text) this.#texts.set(Number(message.id), message.text);
        return;
      case "cue":
        if (!this.replayed) cue(message.kind, message.name, this.onStep !== null);
        return;
      case "update":
        return this.#update(message);
      case "patch": {
        const step = this.#queue.findLast((each) => each.update.number === message.number);
        if (step) step.patch = message;
        else if (this.view) this.view = patched(this.view, message);
        return;
      }
      case "presence":
        this.seats = message.seats;
        this.spectators = message.spectators ?? 0;
        this.#tick(this.now());
        this.paused = message.paused ?? false;
        return;
      case "chat":
        this.chat = [...this.chat, message];
        if (message.seat !== this.seat) live.say(labelled(message.player, message.text));
        return;
      case "over":
        this.#end = message.outcome;
        if (!this.#running) this.outcome = this.#end;
        return;
      case "pong":
        return this.#tick(message.now);
      case "RollRequest":
        if (message.seat === undefined || message.seat === this.seat) this.rolls = [...this.rolls, message];
        return;
      case "reveal": {
        const asked = this.rolls.find((each) => each.requestId === message.request);
        if (asked && this.#shared && message.client_seed === this.#shared) this.#seeds.set(message.request, this.#shared);
        const result = asked && message.seat === this.seat ? resultOf(asked, message) : null;
        if (result) this.wire.tell(result);
        if (asked && message.seat === this.seat) void this.#check(asked, message);
        this.rolls = this.rolls.filter((each) => each.requestId !== message.request);
        this.reveals = [...this.reveals.slice(-20), message];
        return;
      }
      case "odds":
        this.odds = { number: message.number, runs: message.runs, sides: message.sides, draws: message.draws ?? 0 };
        return;
      case "rematch":
        this.wants = message.wanted ?? [];
        if (message.match) {
          if (message.token && this.welcome) {
            hold({ match: message.match, seat: message.seat ?? 0, token: message.token, game: this.welcome.game, scenario: this.welcome.scenario, at: Date.now() });
          }
          this.rematch = message.match;
        }
        return;
      default:
    }
  }

  /** Check a throw of this seat, and show it. */
  async #check(asked: RollRequest, reveal: Reveal): Promise<void> {
    const seed = this.#seeds.get(asked.requestId);
    const own = this.welcome?.seats.find((each) => each.seat === this.seat);
    const at = { match: this.id, seat: this.seat, anchor: own?.anchor ?? "", links: own?.links ?? 0 };
    const checked = seed === undefined ? null : await checkThrow(at, asked, reveal, seed).catch(() => null);
    this.thrown = { formula: asked.formula ?? "", reason: asked.reason, faces: reveal.faces, checked };
    if (checked === false) live.alert(words.t("dice-forged"));
  }

  /** Show what the narrator says about an input, which may still be on its way to the screen, and speak it. */
  #voiced(number: number, voice: string, part: string): void {
    const shown = this.entries.findLast((each) => each.number === number);
    if (shown) this.entries = this.entries.map((each) => (each === shown ? { ...each, voice } : each));
    else this.#voices.set(number, voice);
    if (part !== "cut") speaker.say(voice, part === "full");
  }

  #tick(now: number): void {
    this.#clock = { now, at: performance.now() };
  }

  #welcome(message: Welcome): void {
    this.welcome = message;
    this.seat = message.seat;
    this.seats = message.seats;
    this.paused = message.paused ?? false;
    this.#end = this.outcome = message.outcome ?? null;
    this.spectators = message.spectators ?? 0;
    if (message.fixed) this.fixed = message.fixed;
    if (message.chat) this.chat = message.chat;
    this.rolls = [];
    this.#tick(message.now);
    this.number = message.number;
    if (message.fresh) {
      this.#queue = [];
      this.waits = [];
      this.turn = null;
      this.entries = (message.history ?? []).map((past) => ({
        ...entry(past.number, past.text ?? ""),
        seat: past.seat ?? -1,
        kind: past.kind ?? "command",
        events: (past.events ?? []) as GameEvent[],
        rolls: past.rolls ?? [],
        undone: past.undone ?? false,
        voice: past.voice ?? "",
      }));
    }
    void words.load(message.game);
  }

  #update(update: Update): void {
    const text = this.#texts.get(update.number) ?? "";
    this.#texts.delete(update.number);
    this.#known = Math.max(this.#known, update.number);
    if (update.mark) this.#mark = update.mark;
    this.#queue.push({ update, text, patch: null });
    void this.#run();
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    await Promise.resolve(); // what belongs to an update follows it in the same batch
    try {
      while (this.#queue.length) {
        if (this.#queue.length > FAR_BEHIND) this.#hurry = true;
        // The rest of an input may still be on its way.
        await new Promise((resolve) => setTimeout(resolve, 0));
        const step = this.#queue[0]!;
        const others = step.update.kind !== "begin" && step.update.seat !== this.seat;
        this.playing = true;
        if (this.onStep && !this.hurried) await this.onStep(step);
        this.#queue.shift();
        this.#apply(step);
        if (others && step.text && this.#queue.length && !this.onStep) await this.wait(BETWEEN);
      }
    } finally {
      this.#running = false;
      this.#hurry = false;
      this.playing = false;
      if (this.#end) this.outcome = this.#end;
    }
    if (!this.#ticked) await this.#settle();
    this.#ticked = true;
  }

  /** Wait at the chosen pace; not at all while hurrying. */
  async wait(ms: number): Promise<void> {
    const end = performance.now() + (settings.pace === 0 ? 0 : ms / settings.pace);
    while (!this.hurried && performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, Math.min(30, end - performance.now())));
    }
  }

  #apply({ update, text, patch }: Step): void {
    this.number = update.number;
    this.#tick(update.now ?? this.now());
    const wasMine = this.myTurn;
    this.waits = update.waits ?? [];
    if (update.undo) this.undo = update.undo;
    if (patch && this.view) this.view = patched(this.view, patch);
    if (update.kind !== "begin" || text) {
      const undone = update.undone ?? -1;
      const kept =
        undone >= 0
          ? this.entries.map((each) => (each.number >= undone ? { ...each, undone: true } : each))
          : this.entries;
      const voice = this.#voices.get(update.number) ?? "";
      this.#voices.delete(update.number);
      this.entries = [...kept, { ...entry(update.number, text), ...known(update), voice }];
      live.say(this.told(text));
    }
    const ticks = update.kind === "time" && (update.events ?? []).every((event) => (event as GameEvent).type === "timer:tick");
    if (ticks) return;
    this.#ticked = false;
    this.turn = null;
    if (this.myTurn && !wasMine) live.alert(words.t("your-turn"));
  }

  /** Have the lines that the game draws fetched with every position. */
  drawLines(): void {
    this.draws = true;
    if (!this.replayed) void this.#draw().catch(() => {});
  }

  /** Fetch what the screen needs once nothing is being played; what the server has no time for is asked again. */
  async #settle(): Promise<void> {
    const mark = ++this.#asked;
    for (let wait = 250; mark === this.#asked; wait = Math.min(4000, 2 * wait)) {
      try {
        if (this.draws) await this.#draw();
        if (mark === this.#asked && this.myTurn && !this.#queue.length) await this.#sheet(mark);
        return;
      } catch (error) {
        if (!(error instanceof NotDone)) return; // the page is closed
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  }

  async #draw(): Promise<void> {
    this.drawn = (await this.wire.ask("draw")).lines ?? [];
  }

  /** Whether an option of this turn gives the match up. */
  resigns(at: number): boolean {
    const command = this.#commands.get(at);
    const type = typeof command === "object" && command !== null ? (command as { type?: unknown }).type : command;
    return typeof type === "string" && /^(resign|surrender)/i.test(type);
  }

  /** Have the turn sheet fetched with every turn. */
  readSheet(): void {
    this.reads = true;
    if (this.myTurn && !this.#running) void this.#settle();
  }

  async #sheet(mark: number): Promise<void> {
    if (this.reads) {
      const answer = await this.wire.ask("turn");
      if (mark !== this.#asked) return;
      this.#commands.clear();
      this.turnNumber = answer.number;
      this.turn = answer.turn ?? null;
      return;
    }
    const [topics, first] = await Promise.all([
      this.wire.ask("topics"),
      this.wire.ask("options", { first: 0, count: PAGE }),
    ]);
    if (mark !== this.#asked) return;
    const labels = new Map<number, Message>();
    this.#commands.clear();
    const take = (places: number[] = [], commands: unknown[] = [], told: Message[] = []): void =>
      places.forEach((place, index) => {
        labels.set(place, told[index]!);
        this.#commands.set(place, commands[index]);
      });
    take(first.places, first.commands, first.labels);
    const total = first.total ?? 0;
    for (let at = PAGE; at < Math.min(total, 3 * PAGE); at += PAGE) {
      const more = await this.wire.ask("options", { first: at, count: PAGE });
      if (mark !== this.#asked) return;
      take(more.places, more.commands, more.labels);
    }
    const groups = topics.topics?.length
      ? topics.topics
      : [{ word: "", title: { id: "", args: { text: "" } }, choices: [...labels.keys()] }];
    this.turn = {
      total,
      actions: groups.map((topic) => ({
        id: topic.word,
        name: topic.title,
        ways: topic.choices.filter((place) => labels.has(place)).map((place) => ({ at: place, label: labels.get(place)! })),
      })),
    };
    this.turnNumber = first.number;
  }

  /** Choose an option by its place. */
  async choose(place: number): Promise<boolean> {
    const command = this.#commands.get(place);
    return this.#do({ type: "command", expects: this.turnNumber, ...(command === undefined ? { place } : { command }) });
  }

  /** Give a command. */
  command(command: unknown): Promise<boolean> {
    return this.#do({ type: "command", expects: this.#known, command });
  }

  /** Answer a question. */
  answer(request: string, choice: number): Promise<boolean> {
    return this.#do({ type: "choose", expects: this.#known, request, choice });
  }

  takeBack(): Promise<boolean> {
    return this.#do({ type: "undo", expects: this.#known });
  }

  /** Throw the dice of a request with entropy of this browser; `alike` throws those too that follow for the same reason. */
  throwDice(request: string, alike = false): Promise<boolean> {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const seed = [...bytes].map((each) => each.toString(16).padStart(2, "0")).join("");
    this.#seeds.set(request, seed);
    if (alike) this.#shared = seed;
    return this.#do({ type: "throw", request, client_seed: seed, ...(alike ? { alike } : {}) });
  }

  /** Ask for a rematch, or withdraw the wish. */
  wishRematch(wanted: boolean): Promise<boolean> {
    return this.#do({ type: "rematch", wanted });
  }

  say(text: string): void {
    this.wire.tell({ type: "chat", id: newId(), text });
  }

  pause(paused: boolean): Promise<boolean> {
    return this.#do({ type: "pause", paused });
  }

  async preview(details: { place?: number; command?: unknown }): Promise<Preview | null> {
    try {
      return (await this.wire.ask("preview", details)).preview ?? null;
    } catch {
      return null;
    }
  }

  /** What a typed line means; null if the server cannot read it. While it has no time, it is asked again. */
  async read(text: string, memory: Memory): Promise<Reading | null> {
    for (let wait = 500; ; wait *= 2) {
      try {
        return (await this.wire.ask("read", { text, memory })).reading ?? null;
      } catch (error) {
        if (!(error instanceof NotDone) || error.refused.code !== "over-budget" || wait > LONGEST_READ) return null;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  }

  /** The command of an option, where the server sent it. */
  commandAt(place: number): unknown {
    return this.#commands.get(place);
  }

  async #do(message: Record<string, unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = null;
    const before = this.turnNumber;
    try {
      await this.wire.request(message);
      // What was possible before the command no longer is; the update brings what is now.
      if (message.type !== "pause" && this.turnNumber === before) this.turn = null;
      return true;
    } catch (error) {
      if (error instanceof NotDone) {
        const { refused } = error;
        const text = refused.message ? words.tell(refused.message) : sentence(refused.reason);
        this.refusal = { text, code: refused.code, suggestion: refused.suggestion };
        live.alert(text);
        if (refused.code === "stale") void this.#settle();
      }
      return false;
    } finally {
      this.busy = false;
    }
  }
}

const entry = (number: number, text: string): Entry => ({
  number,
  seat: -1,
  kind: "command",
  text,
  events: [],
  rolls: [],
  undone: false,
  voice: "",
});

const known = (update: Update): Partial<Entry> => ({
  seat: update.seat ?? -1,
  kind: update.kind ?? "command",
  events: (update.events ?? []) as GameEvent[],
  rolls: update.rolls ?? [],
});

const sentence = (text: string): string => (text ? text[0]!.toUpperCase() + text.slice(1) + (text.endsWith(".") ? "" : ".") : "");
