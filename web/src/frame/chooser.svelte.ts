// What a player is about to choose from a turn sheet: the first press shows it, the second one does it.

import { live } from "../match/live.svelte";
import type { Match } from "../match/match.svelte";
import type { Action, Way } from "../wire/types";
import { t } from "../words/words.svelte";

const RESIGNS = /^(resign|surrender)/i;

export class Chooser {
  action = $state.raw<Action | null>(null);
  way = $state.raw<Way | null>(null);
  /** The option that gives the match up, while it is asked again. */
  resigning = $state(-1);
  /** Whether all options are listed. */
  listed = $state(false);
  #tapped = -1;

  constructor(
    readonly match: Match,
    /** An option in words. */
    readonly label: (action: Action, way: Way) => string,
  ) {}

  get actions(): Action[] {
    return this.match.myTurn ? (this.match.turn?.actions ?? []) : [];
  }

  /** Begin a turn with its first option shown, or with none. */
  start(action: Action | null, way: Way | null): void {
    this.action = action;
    this.way = way;
    this.resigning = -1;
    this.listed = false;
    this.#tapped = -1;
  }

  /** Show what an option does. */
  show(action: Action, way: Way): void {
    this.action = action;
    this.way = way;
    live.say(t("tap-again", { stat: this.label(action, way) }));
  }

  /** Press an option: it is done if it was already shown; a finger has to have shown it itself. */
  press(action: Action, way: Way, event?: Event): void {
    const touch = (event as PointerEvent | undefined)?.pointerType === "touch";
    const shown = this.way?.at === way.at && (!touch || this.#tapped === way.at);
    this.#tapped = way.at;
    if (shown) this.act();
    else this.show(action, way);
  }

  /** Do what is shown. */
  act(): void {
    if (this.action && this.way) this.choose(this.action, this.way);
  }

  /** Do an option; giving up is asked again. */
  choose(action: Action, way: Way): void {
    if (this.match.busy) return;
    if (RESIGNS.test(action.id)) this.resigning = way.at;
    else void this.match.choose(way.at);
  }

  resign(): void {
    const at = this.resigning;
    this.resigning = -1;
    void this.match.choose(at);
  }
}
