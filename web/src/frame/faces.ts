// The drawn face of a player: the same name has the same face everywhere.

import { hash } from "../draw/kit";

const FACES = ["bard", "monk", "cleric", "rogue", "ranger", "judoka", "judokaBlue", "dwarf"];

export const faceOf = (name: string): string => FACES[hash(name) % FACES.length]!;

/** A drawn kind for each id, no two the same as long as there are enough kinds: each takes the next one that is free. */
export function distinctKinds(ids: string[], kinds: string[], own: Record<string, string> = {}): Map<string, string> {
  const found = new Map<string, string>();
  const taken = new Set<string>();
  for (const id of ids) {
    const first = own[id] ? kinds.indexOf(own[id]) : hash(id) % kinds.length;
    const kind = kinds.map((_, step) => kinds[(first + step) % kinds.length]!).find((each) => !taken.has(each)) ?? kinds[first]!;
    taken.add(kind);
    found.set(id, kind);
  }
  return found;
}
