// Problems as sentences.

import { Problem } from "../wire/http";
import { t } from "../words/words.svelte";

const KNOWN = ["offline", "wrong-match", "wrong-token", "no-spectators", "too-fast", "store", "full", "restart", "unreadable", "not-over", "name-taken", "bad-name"];
/** Problems that another name solves. */
export const ABOUT_NAMES = ["name-taken", "bad-name"];

/** A sentence for a problem, in the language of the page. */
export function problemText(error: unknown): string {
  if (!(error instanceof Problem)) return t("problem-fault");
  if (KNOWN.includes(error.code)) return t(`problem-${error.code}`);
  return error.message ? error.message[0]!.toUpperCase() + error.message.slice(1) + "." : t("problem-fault");
}

/** A sentence for the code of a refused connection. */
export const troubleText = (code: string): string => t(KNOWN.includes(code) ? `problem-${code}` : "problem-fault");
