// What the keys read out in every game: the last event, the time left, the odds, the position.

import { seatName } from "../frame/names";
import { keep, settings } from "../settings.svelte";
import { t, tell } from "../words/words.svelte";
import { live } from "./live.svelte";
import type { Match } from "./match.svelte";

function timeLeft(match: Match): string {
  const deadline = match.mine?.deadline ?? match.waits.find((due) => (due.deadline ?? -1) >= 0)?.deadline ?? -1;
  return deadline < 0 ? t("no-time-limit") : t("time-left", { count: Math.max(0, Math.ceil((deadline - match.now()) / 1000)) });
}

function odds(match: Match): string {
  if (!match.odds) return t("no-odds");
  const sides = match.odds.sides.map((each) => `${seatName(each.side)} ${Math.round(100 * each.won)} %`).join(", ");
  return t("odds-are", { sides, draws: Math.round(100 * match.odds.draws) });
}

/** Read out what a key asks for; false if it asks for nothing. */
export function speakKey(match: Match, key: string): boolean {
  if (key === "l") live.say(match.told(match.entries.findLast((each) => each.text)?.text ?? t("log-empty")));
  else if (key === "t") live.say(timeLeft(match));
  else if (key === "v") live.say(odds(match));
  else if (key === "b") live.say(match.position?.() ?? match.drawn.map((line) => tell(line)).join(". "));
  else if (key === "V") {
    settings.oddsBar = !settings.oddsBar;
    keep();
    live.say(t(settings.oddsBar ? "odds-shown" : "odds-hidden"));
  } else return false;
  return true;
}
