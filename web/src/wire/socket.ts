// The socket: says hello, reconnects, and matches answers to requests.

import type { Answered, FromServer, Refused } from "./types";

const REPLACED = 4001;
const REFUSED = 4003;
const WAITS = [250, 500, 1000, 2000, 4000, 8000];
const PING_EVERY = 20_000;

export type Status = "connecting" | "open" | "reconnecting" | "replaced" | "refused" | "closed";

export class NotDone extends Error {
  constructor(readonly refused: Refused) {
    super(refused.reason);
  }
}

interface Waiting {
  message: Record<string, unknown>;
  resolve: (answer: FromServer) => void;
  reject: (error: Error) => void;
}

let serial = 0;
/** A new id for a message. */
export const newId = (): string => `p${Date.now().toString(36)}-${(serial++).toString(36)}`;

export class Wire {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #attempts = 0;
  #timer = 0;
  #ping = 0;
  #stopped = false;
  #greeted = false;

  constructor(
    readonly hello: () => Record<string, unknown>,
    readonly hear: (message: FromServer) => void,
    readonly status: (status: Status, reason: string, retryAt: number) => void,
  ) {}

  /** Connect, and stay connected until `stop`. */
  start(): void {
    this.#stopped = false;
    this.#open();
  }

  /** End the connection for good. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    this.#socket?.close();
    for (const each of this.#waiting.values()) each.reject(new Error("closed"));
    this.#waiting.clear();
  }

  /** Connect again at once. */
  again(): void {
    clearTimeout(this.#timer);
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#open();
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/socket`);
    this.#socket = socket;
    this.#greeted = false;
    let last = { code: "", reason: "" };
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", ...this.hello() }));
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      const message = JSON.parse(String(event.data)) as FromServer;
      if (message.type === "trouble") last = message;
      this.#take(message);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket || this.#stopped) return;
      clearInterval(this.#ping);
      if (event.code === REPLACED) return this.status("replaced", "", 0);
      if (event.code === REFUSED) return this.status("refused", last.code, 0);
      const wait = WAITS[Math.min(this.#attempts, WAITS.length - 1)]!;
      this.#attempts += 1;
      this.status("reconnecting", last.code, Date.now() + wait);
      this.#timer = window.setTimeout(() => this.#open(), wait);
    };
    clearInterval(this.#ping);
    this.#ping = window.setInterval(() => this.#send({ type: "ping", sent: Date.now() }), PING_EVERY);
  }

  #take(message: FromServer): void {
    if (message.type === "welcome") {
      this.#attempts = 0;
      this.#greeted = true;
      this.status("open", "", 0);
    }
    // What was not answered is sent again under the same id, so that nothing happens twice.
    if (message.type === "welcome") for (const each of this.#waiting.values()) this.#send(each.message);
    this.hear(message);
    const id = "id" in message && typeof message.id === "string" ? message.id : "";
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    if (message.type === "done" || message.type === "answered") {
      this.#waiting.delete(id);
      waiting.resolve(message);
    } else if (message.type === "refused") {
      this.#waiting.delete(id);
      waiting.reject(new NotDone(message));
    } else if (message.type === "trouble") {
      this.#waiting.delete(id);
      waiting.reject(new NotDone({ type: "refused", id, code: message.code, reason: message.reason }));
    }
  }

  #send(message: Record<string, unknown>): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Send a message that has no answer. */
  tell(message: Record<string, unknown>): void {
    this.#send(message);
  }

  /** Send a message and wait for its answer; while disconnected it is kept. */
  request(message: Record<string, unknown>): Promise<FromServer> {
    const id = newId();
    const full = { ...message, id };
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { message: full, resolve, reject });
      if (this.#greeted) this.#send(full);
    });
  }

  /** Ask about the position. */
  async ask(about: string, details: Record<string, unknown> = {}): Promise<Answered> {
    return (await this.request({ type: "ask", about, ...details })) as Answered;
  }
}
