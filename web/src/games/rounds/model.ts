// A battle and a campaign as the page shows them, and the cards and the calendar in the words of the game.

import type { Side } from "../../draw/kit";
import type { BattleView, CalendarDay, CampaignView, CardEffectView, CardView, FighterView, MarkRuleView, Message, PlaceView } from "../../wire/types";
import { words } from "../../words/words.svelte";

/** Lists come as objects by id where positions follow by patches. */
export type ById<T> = T[] | Record<string, T>;
export const listed = <T>(value: ById<T> | undefined): T[] => (Array.isArray(value) ? value : Object.values(value ?? {}));

export type Battle = Omit<BattleView, "fighters"> & { fighters: ById<FighterView> };
export type Campaign = Omit<CampaignView, "places" | "battle"> & { places: ById<PlaceView>; battle?: Battle | null };

const ORDER = ["first", "second", "third", "fourth", "fifth", "sixth"];
const SIDES = ["a", "b", "c", "d", "e", "f"] as const;

/** The colour and shape of each side of a battle: the viewer's is the first. */
export function sidesOf(fighters: FighterView[], own: string): Map<string, Side> {
  const others = fighters.map((who) => who.side).toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  const names = [...new Set([own, ...others])].filter(Boolean);
  return new Map(names.map((name, at): [string, Side] => [name, SIDES[at % SIDES.length]!]));
}

/** The key under which the catalogue of the game names a thing of the calendar. */
const slug = (name: string): string => name.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase().replace(/[^a-z0-9]+/g, "_");

/** A name of the calendar or of the map, in the language of the page. */
export function called(kind: string, name: string): string {
  const id = [slug(name), slug(name).split("_")[0]!].map((each) => `${kind}-${each}`).find((each) => words.has(each));
  return id ? words.tell({ id, args: { text: name } }) : name;
}

// Cards

const verbatim = (text: string): Message => ({ id: "", args: { text } });

function amountOf(effect: CardEffectView): Message {
  const parts: Message[] = [];
  if (effect.amount || !(effect.plus || effect.dice)) parts.push(verbatim(String(effect.amount ?? 0)));
  if (effect.plus) {
    const whole: Message = { id: `attribute-${effect.plus}`, args: { text: effect.plus } };
    parts.push((effect.part ?? 1) === 1 ? whole : { id: "part-of", args: { whole, part: effect.part } });
  }
  if (effect.dice) parts.push(verbatim(effect.dice));
  return parts.reduce((one, other) => ({ id: "sum", args: { one, other } }));
}

/** What an effect does, in a sentence of the game. */
function effectOf(effect: CardEffectView, marks: Record<string, MarkRuleView>): Message {
  const mark = (id: string): Message => ({ id: `mark-${id}`, args: { text: marks[id]?.name ?? id } });
  let amount = amountOf(effect);
  if (amount.id === "sum" && ["heal", "gain", "lose"].includes(effect.do)) amount = { id: "bracketed", args: { whole: amount } };
  let whom: Message = { id: "whom", args: { whom: effect.whom, reach: effect.reach ?? 0 } };
  if (effect.if_marked) whom = { id: "whom-marked", args: { whom, mark: mark(effect.if_marked) } };
  return {
    id: `does-${effect.do}`,
    args: { amount, resource: effect.resource ?? "", whom, way: effect.way ?? "", steps: effect.steps ?? 0, ...(effect.mark ? { mark: mark(effect.mark), lasts: effect.lasts ?? 0 } : {}) },
  };
}

const capital = (text: string): string => (text ? text[0]!.toLocaleUpperCase() + text.slice(1) : "");

export const cardText = (card: CardView | undefined, marks: Record<string, MarkRuleView>): string =>
  (card?.effects ?? []).map((effect) => capital(words.tell(effectOf(effect, marks)))).join(". ");

/** When a card is played. */
export const cardUse = (card: CardView | undefined): string =>
  card ? capital(words.tell({ id: `use-${card.when}`, args: { target: card.target, reach: card.reach, trigger: card.trigger, phase: card.phase } })) : "";

const ICONS: [RegExp, string][] = [
  [/flecha|chuva/, "bow"], [/rede|correntes/, "web"], [/chama|brasa|bomba/, "fire"], [/gelo|onda/, "frost"], [/raio/, "bolt"],
  [/cura|prece|purificar|segundo|pocao|semente/, "heart"], [/escudo|bencao|espelho|contragolpe/, "shield"], [/esquiva/, "dodge"],
  [/salto|investida|pressa/, "dash"], [/grito|mestria|foco|estudo/, "star"], [/^rest|^camp/, "bed"], [/^travel/, "step"], [/^explore/, "search"], [/^wait/, "clock"], [/^open/, "search"], [/^shoot/, "bow"],
];
export const cardIcon = (id: string): string => ICONS.find(([pattern]) => pattern.test(id))?.[1] ?? "sword";

// The calendar

/** The periods of a day, by their keys in the catalogue; night begins with the fourth. */
export const PERIODS = ["amanhecer", "manha", "tarde", "anoitecer", "noite", "madrugada"] as const;
export const isNight = (at: number): boolean => at >= 3;
export const periodAt = (name: string): number => PERIODS.indexOf(slug(name) as (typeof PERIODS)[number]);

/** How much of a moon is lit: 0 is new, 2 is full, 4 is new again. */
const LIT: Record<string, number> = { nova: 0, crescente: 1, cheia: 2, minguante: 3, oculta: 0, acesa: 2 };
export const lit = (phase: string | undefined): number => LIT[slug(phase ?? "")] ?? 0;

/** The days of the calendar around a day: a week that begins with a day that is a multiple of seven from the first. */
export const weekOf = (days: CalendarDay[], at: number): CalendarDay[] => days.slice(7 * at, 7 * at + 7);

// The map of a campaign

/** A place for every place: in columns by the number of roads from the first one, so that roads cross little. */
export function layOut(places: PlaceView[]): Map<string, [number, number]> {
  const byName = new Map(places.map((place) => [place.name, place]));
  const level = new Map<string, number>();
  const queue = places.slice(0, 1);
  if (queue[0]) level.set(queue[0].id, 0);
  for (let place = queue.shift(); place; place = queue.shift()) {
    for (const road of place.ways) {
      const next = byName.get(road.to);
      if (next && !level.has(next.id)) {
        level.set(next.id, level.get(place.id)! + 1);
        queue.push(next);
      }
    }
  }
  const last = Math.max(0, ...level.values());
  const columns = Array.from({ length: last + 1 }, (_, at) => places.filter((place) => (level.get(place.id) ?? last) === at));
  const found = new Map<string, [number, number]>();
  columns.forEach((column, x) =>
    column.forEach((place, y) => {
      const sway = (x % 2 ? 0.06 : -0.05) + (column.length === 1 && x > 0 && x < last ? (x % 2 ? 0.12 : -0.1) : 0);
      found.set(place.id, [last ? x / last : 0.5, (y + 0.5) / column.length + sway / column.length]);
    }),
  );
  return found;
}

/** A day of the week in three letters: of the word that tells it from the others, as in `jour du Vent`. */
export const shortDay = (name: string): string => name.split(/[\s’]/).at(-1)!.slice(0, 3);
