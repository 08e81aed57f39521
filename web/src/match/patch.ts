// Positions that follow by patches.

import type { Patch } from "../wire/types";

type Node = Record<string, unknown>;

const key = (text: string): string => text.replaceAll("~1", "/").replaceAll("~0", "~");

/** A position with a patch applied; what has not changed is shared with the old one. */
export function patched(position: Node, patch: Patch): Node {
  const root: Node = { ...position };
  const copied = new Set<Node>([root]);
  const parent = (path: string[]): Node | null => {
    let node = root;
    for (const part of path) {
      const next = node[part];
      if (typeof next !== "object" || next === null || Array.isArray(next)) return null;
      let own = next as Node;
      if (!copied.has(own)) {
        own = { ...own };
        copied.add(own);
        node[part] = own;
      }
      node = own;
    }
    return node;
  };
  for (const path of patch.gone ?? []) {
    const parts = path.split("/").map(key);
    const last = parts.pop()!;
    const node = parent(parts);
    if (node) delete node[last];
  }
  for (const [path, value] of Object.entries(patch.set ?? {})) {
    const parts = path.split("/").map(key);
    const last = parts.pop()!;
    const node = parent(parts);
    if (node) node[last] = value;
  }
  return root;
}
