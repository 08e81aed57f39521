// The result of a throw, as the server expects it back; without it, it waits some seconds before it counts.

import type { Reveal, RollRequest } from "../wire/types";

const DICE = /^(\d*)d(\d+)(?:k([hl])(\d*))?$/i;

/** The message with a throw's result; null for a formula that is not plain dice. */
export function resultOf(request: RollRequest, reveal: Reveal): Record<string, unknown> | null {
  const dice = DICE.exec((request.formula ?? "").replace(/\s/g, ""));
  if (!dice) return null;
  const sorted = reveal.faces.toSorted((a, b) => a - b);
  const kept = Number(dice[4] || 1);
  const counted = !dice[3] ? sorted : dice[3].toLowerCase() === "h" ? sorted.slice(-kept) : sorted.slice(0, kept);
  const natural = counted.reduce((sum, face) => sum + face, 0);
  const bonus = Number(/([+-]\d+)$/.exec((request.formulaHint ?? "").replace(/\s/g, "").replace("−", "-"))?.[1] ?? 0);
  return {
    type: "RollResult",
    sessionId: request.sessionId,
    requestId: request.requestId,
    actorId: request.actorId,
    total: natural + bonus,
    natural,
    clientSeed: reveal.client_seed,
    timestamp: Date.now(),
    naturals: reveal.faces,
  };
}
