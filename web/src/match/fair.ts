// The player's check of fair dice: the server's half leads back to its anchor, and both halves give the faces.
// docs/explanation/fair-dice.md specifies the bytes.

import type { Reveal, RollRequest } from "../wire/types";

const LINK = "turnwright/fair/1/link";
const FACES = "turnwright/fair/1/faces";
const WORDS = 2 ** 32;

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
const unhex = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16)) as Uint8Array<ArrayBuffer>;
const hex = (data: Uint8Array): string => [...data].map((each) => each.toString(16).padStart(2, "0")).join("");

/** What the server committed to for a seat before the match. */
export interface Commitment {
  match: string;
  seat: number;
  anchor: string;
  links: number;
}

async function follows({ match, seat, links }: Commitment, secret: string, known: string, steps: number): Promise<boolean> {
  const prefix = bytes(JSON.stringify([LINK, match, seat, links]));
  let made = unhex(secret);
  for (let step = 0; step < steps; step++) {
    const joined = new Uint8Array(prefix.length + made.length);
    joined.set(prefix);
    joined.set(made, prefix.length);
    made = new Uint8Array(await crypto.subtle.digest("SHA-256", joined));
  }
  return hex(made) === known;
}

/** The sides of the dice in the order in which a formula names them; empty for one that is not plain dice. */
const sidesOf = (formula: string): number[] => {
  const found = /^(\d*)d(\d+)(k[hl]\d*)?$/i.exec(formula.replace(/\s/g, ""));
  return found ? Array<number>(Number(found[1] || 1)).fill(Number(found[2])) : [];
};

async function faces(at: Commitment, request: RollRequest, reveal: Reveal, sides: number[]): Promise<number[]> {
  const key = await crypto.subtle.importKey("raw", unhex(reveal.secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const words: number[] = [];
  let block = 0;
  const next = async (): Promise<number> => {
    if (!words.length) {
      const said = JSON.stringify([FACES, at.match, at.seat, reveal.index, reveal.request, request.formula ?? "", reveal.client_seed, block++]);
      const made = new DataView(await crypto.subtle.sign("HMAC", key, bytes(said)));
      for (let place = 0; place < made.byteLength; place += 4) words.push(made.getUint32(place));
    }
    return words.shift()!;
  };
  const found: number[] = [];
  for (const each of sides) {
    let word = await next();
    while (word >= WORDS - (WORDS % each)) word = await next();
    found.push((word % each) + 1);
  }
  return found;
}

/** Whether a throw is proven; null where it cannot be checked here. */
export async function checkThrow(at: Commitment, request: RollRequest, reveal: Reveal, seed: string): Promise<boolean | null> {
  const sides = sidesOf(request.formula ?? "");
  // Without a secure context a browser has no hashes; beyond the first chain the anchor is another one.
  if (!globalThis.crypto?.subtle || !sides.length || !at.anchor || !request.commitment || reveal.index > at.links) return null;
  if (reveal.client_seed !== seed || reveal.index !== request.index) return false;
  if (!(await follows(at, request.commitment, at.anchor, reveal.index - 1))) return false;
  if (!(await follows(at, reveal.secret, request.commitment, 1))) return false;
  return JSON.stringify(await faces(at, request, reveal, sides)) === JSON.stringify(reveal.faces);
}
