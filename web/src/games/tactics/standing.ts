// Standing answers to questions about reactions: always, never, ask, or ask only if it matters.

import type { Standing } from "../../settings.svelte";
import type { Due, Message } from "../../wire/types";

/** The chance of changing the result from which on a reaction matters. */
export const MATTERS = 0.25;

/** The reaction that a question is about; empty for other questions. */
export const reactionOf = (due: Due | null): string =>
  due?.about?.reaction ?? String((due?.asked?.args?.power as Message | undefined)?.id ?? "").replace(/^power-/, "");

/** Whether a question is what to add to a hit, such as a smite. */
export const isAfterHit = (due: Due | null): boolean => due?.about?.reaction === "after_hit";

/** Whether a question is about dice that were rolled: what to add to a hit, or which dice of a spell to reroll. */
export const isAfterRoll = (due: Due | null): boolean => isAfterHit(due) || due?.about?.reaction === "empowered_spell";

/** The place of the answer that declines. */
export const declining = (due: Due | null): number => Math.max(0, due?.choices?.findIndex((each) => each.id === "no") ?? 0);

/** Whether a reaction is likely enough to change anything, and not wasted on a cantrip; where no chance is known, it may. */
export const matters = (due: Due | null): boolean => due?.about?.level !== 0 && (due?.about?.helps === undefined || due.about.helps >= MATTERS);

/** The answer that is given without asking, or -1; a question that is not a yes or no is always asked. */
export function standingAnswer(due: Due | null, standing: Standing): number {
  // What follows a roll is chosen each time, or never.
  if (isAfterRoll(due)) return standing === "never" ? declining(due) : -1;
  if (!due || !reactionOf(due) || due.choices?.length !== 2) return -1;
  const no = declining(due);
  if (standing === "always") return no === 0 ? 1 : 0;
  if (standing === "never" || (standing === "matters" && !matters(due))) return no;
  return -1;
}
