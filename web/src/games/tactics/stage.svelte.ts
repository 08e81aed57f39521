// The fight while it is being played: where tokens are on the way, and what flies over the board.

import type { Match, Step } from "../../match/match.svelte";
import { sound, type Sound } from "../../match/sound";
import { moves, paced, settings } from "../../settings.svelte";
import { t, words } from "../../words/words.svelte";

export interface Float {
  id: number;
  on: string;
  text: string;
  kind: "bad" | "good" | "crit" | "note";
}

const DAMAGE: Record<string, Sound> = {
  fire: "fire", cold: "cold", lightning: "lightning", thunder: "lightning", radiant: "radiant", force: "radiant",
  necrotic: "necrotic", poison: "necrotic", acid: "necrotic", psychic: "necrotic", bludgeoning: "blunt", piercing: "blade", slashing: "blade",
};
const MAGIC = new Set(["fire", "cold", "lightning", "thunder", "radiant", "force", "necrotic", "poison", "acid", "psychic"]);
/** Weapons whose flight can be heard. */
const SHOT = /bow|sling|dart|javelin|dagger|axe|spear|trident|rock|stone/;
const STEP = 110;
const LONGEST = 900;

export class Stage {
  /** Positions of creatures on their way. */
  at = $state<Record<string, [number, number]>>({});
  hp = $state<Record<string, number>>({});
  hit = $state("");
  /** Who was missed, and who was hit critically. */
  missed = $state("");
  crit = $state("");
  lunge = $state<{ who: string; to: string } | null>(null);
  shot = $state<{ from: string; to: string } | null>(null);
  area = $state.raw<[number, number][]>([]);
  floats = $state<Float[]>([]);
  /** Bursts of particles where magic strikes, by the kind of damage. */
  sparks = $state.raw<{ id: number; on: string; kind: string }[]>([]);
  active = $state("");
  stepMs = $state(STEP);
  #serial = 0;
  #arrow = false; // the last attack was a shot or a throw

  constructor(readonly match: Match) {}

  /** Forget what the newest position tells better. */
  reset(): void {
    for (const id of Object.keys(this.at)) delete this.at[id];
    for (const id of Object.keys(this.hp)) delete this.hp[id];
    this.active = "";
    if (this.area.length) this.area = [];
    this.shot = null;
    this.lunge = null;
    this.hit = "";
    this.missed = "";
    this.crit = "";
  }

  float(on: string, text: string, kind: Float["kind"]): void {
    const id = ++this.#serial;
    this.floats = [...this.floats.slice(-8), { id, on, text, kind }];
    setTimeout(() => (this.floats = this.floats.filter((each) => each.id !== id)), 1100);
  }

  /** Particles for a moment; none if they or all motion are off. */
  spark(on: string, kind: string): void {
    if (!settings.shake || !moves()) return;
    const id = ++this.#serial;
    this.sparks = [...this.sparks.slice(-5), { id, on, kind }];
    setTimeout(() => (this.sparks = this.sparks.filter((each) => each.id !== id)), 700);
  }

  /** Play the events of a step. */
  async play(step: Step): Promise<void> {
    const events = (step.update.events ?? []) as Record<string, unknown>[];
    for (let place = 0; place < events.length && !this.match.hurried; place++) {
      const event = events[place]!;
      const who = String(event.creature_id ?? "");
      switch (event.type) {
        case "TURN_START":
          this.active = who;
          await this.match.wait(260);
          break;
        case "MOVED": {
          let walked = 0;
          this.stepMs = moves() ? Math.max(30, paced(STEP)) : 0;
          for (; place < events.length; place++) {
            const next = events[place]!;
            if (next.type !== "MOVED" || next.creature_id !== who) break;
            this.at[who] = [Number(next.x), Number(next.y)];
            if (walked === 0) sound("step");
            walked += 1;
            if (walked * STEP < LONGEST) await this.match.wait(STEP);
          }
          place -= 1;
          await this.match.wait(120);
          break;
        }
        case "ATTACK_ROLLED": {
          const [from, to] = [String(event.actor_id), String(event.target_id)];
          const far = this.#apart(from, to) > 2;
          if (moves()) {
            if (far) this.shot = { from, to };
            else this.lunge = { who: from, to };
          }
          this.#arrow = far && SHOT.test(String(event.weapon));
          if (this.#arrow) sound("bow");
          await this.match.wait(far ? 260 : 180);
          this.shot = null;
          this.lunge = null;
          if (!event.hit) {
            sound("miss");
            this.float(to, t("float-miss"), "note");
            if (moves()) this.missed = to;
            await this.match.wait(220);
            this.missed = "";
          } else if (event.critical) {
            sound("critical");
            this.float(to, t("float-critical"), "crit");
            if (moves()) this.crit = to;
          }
          break;
        }
        case "DAMAGE_DEALT":
          sound(this.#arrow && event.damage_type === "piercing" ? "arrow" : (DAMAGE[String(event.damage_type)] ?? "blade"));
          if (MAGIC.has(String(event.damage_type))) this.spark(who, String(event.damage_type));
          this.hp[who] = Number(event.hp);
          this.float(who, `−${String(event.amount)}`, event.critical ? "crit" : "bad");
          if (settings.shake && moves()) this.hit = who;
          await this.match.wait(300);
          this.hit = "";
          this.crit = "";
          break;
        case "HEALED":
          sound("radiant");
          this.spark(who, "heal");
          this.hp[who] = Number(event.hp);
          this.float(who, `+${String(event.amount)}`, "good");
          await this.match.wait(300);
          break;
        case "CREATURE_DOWNED":
          sound("death");
          await this.match.wait(420);
          break;
        case "SPELL_RESOLVED": {
          const cells = event.cells as [number, number][] | undefined;
          if (cells?.length) {
            this.area = cells;
            await this.match.wait(420);
            this.area = [];
          }
          break;
        }
        case "CONDITION_APPLIED": {
          const text = words.tell({ id: "condition", args: { condition: String(event.condition), text: "" } });
          if (text) this.float(who, text, "note");
          sound("condition");
          await this.match.wait(160);
          break;
        }
        case "COMBAT_END":
          sound(event.winner === "party" ? "won" : "lost");
          break;
        default:
      }
    }
  }

  #apart(a: string, b: string): number {
    const combat = this.match.view?.combatUpdate as { positions?: Record<string, [number, number]> } | undefined;
    const [from, to] = [this.at[a] ?? combat?.positions?.[a], this.at[b] ?? combat?.positions?.[b]];
    return from && to ? Math.max(Math.abs(from[0] - to[0]), Math.abs(from[1] - to[1])) : 1;
  }
}
