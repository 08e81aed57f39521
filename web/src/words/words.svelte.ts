// The texts of the page and of the game on the screen, in one language.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { language, LANGUAGES, type Lang } from "../settings.svelte";
import type { Message } from "../wire/types";
import en from "./en.ftl?raw";

const files: Record<Lang, () => Promise<string>> = {
  en: async () => en,
  pt: async () => (await import("./pt.ftl?raw")).default,
  fr: async () => (await import("./fr.ftl?raw")).default,
  zh: async () => (await import("./zh.ftl?raw")).default,
};
const LONGEST = 2000;
const REMEMBERED = 4000; // texts
const TALE = "tale-"; // begins the ids of an adventure's texts, which are fetched when one is told

/** A bundle of the texts in these sources; of two with the same id the first counts. */
export function bundle(lang: string, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

function format(bundles: FluentBundle[], id: string, args: Record<string, FluentVariable>): string | null {
  for (const each of bundles) {
    const pattern = each.getMessage(id)?.value;
    if (!pattern) continue;
    const errors: Error[] = [];
    const text = each.formatPattern(pattern, args, errors);
    if (errors.length === 0) return text;
  }
  return null;
}

class Words {
  lang = $state<Lang>("en");
  #page = $state.raw<FluentBundle[]>([bundle("en", en)]);
  #game = $state.raw<FluentBundle[]>([]);
  #loaded = new Map<string, Promise<FluentBundle | null>>();
  #tales = new Map<string, Promise<void>>();
  #made = new WeakMap<FluentBundle[], Map<string, string>>();
  game = "";
  #telling = ""; // the game whose adventures are told

  /** Change the language of the page, and of the game on the screen. */
  async use(lang: Lang = language()): Promise<void> {
    const source = await files[lang]();
    const page = [bundle(lang, source)];
    if (lang !== "en") page.push(bundle("en", en));
    const game = this.game ? await this.#words(this.game, lang) : [];
    this.#page = page;
    this.#game = game;
    this.lang = lang;
    document.documentElement.lang = lang === "zh" ? "zh-Hans" : lang;
  }

  /** Load the texts of a game. */
  async load(game: string): Promise<void> {
    if (this.game === game && this.#game.length) return;
    this.game = game;
    this.#game = await this.#words(game, this.lang);
  }

  /** Load the texts of the game's adventures; until then they are told in the words that the game sends. */
  async #loadTales(): Promise<void> {
    const { game, lang } = this;
    if (this.#telling === game || !this.#game.length) return;
    this.#telling = game;
    const found = await this.#words(game, lang);
    if (this.game === game && this.lang === lang) this.#game = found;
  }

  async #words(game: string, lang: Lang): Promise<FluentBundle[]> {
    const names = [...new Set<Lang>([lang, "en"])];
    const found = await Promise.all(names.map((name) => this.#fetch(game, name)));
    if (this.#telling === game) await Promise.all(names.map((name) => this.#fetchTales(game, name)));
    return found.filter((each) => each !== null);
  }

  /** Add the texts of a game's adventures to its others, to which they may refer. */
  async #fetchTales(game: string, lang: Lang): Promise<void> {
    const path = `/words/${encodeURIComponent(game)}/tales/${lang}.ftl`;
    const into = await this.#fetch(game, lang);
    if (!into || this.#tales.has(path)) return this.#tales.get(path);
    const loading = fetch(path)
      .then(async (answer) => void (answer.ok && into.addResource(new FluentResource(await answer.text()))))
      .catch(() => undefined);
    this.#tales.set(path, loading);
    return loading;
  }

  #fetch(game: string, lang: Lang): Promise<FluentBundle | null> {
    const path = `/words/${encodeURIComponent(game)}/${lang}.ftl`;
    const known = this.#loaded.get(path);
    if (known) return known;
    const loading = fetch(path)
      .then(async (answer) => (answer.ok ? bundle(lang, await answer.text()) : null))
      .catch(() => null);
    this.#loaded.set(path, loading);
    return loading;
  }

  /** A text of the page. */
  t(id: string, args: Record<string, FluentVariable> = {}): string {
    let key = id;
    for (const name in args) key += `\n${name}\n${String(args[name])}`;
    return this.#once(this.#page, key, () => format(this.#page, id, args) ?? id);
  }

  /** A text that was already made of these catalogues, or else a new one. */
  #once(bundles: FluentBundle[], key: string, make: () => string): string {
    let made = this.#made.get(bundles);
    if (!made || made.size > REMEMBERED) this.#made.set(bundles, (made = new Map()));
    let text = made.get(key);
    if (text === undefined) made.set(key, (text = make()));
    return text;
  }

  /** A message of the game: without a text in the catalogue, its argument `text`, or else its id. */
  tell(message: Message | null | undefined): string {
    if (!message) return "";
    return this.#once(this.#game, JSON.stringify(message), () => this.#told(message));
  }

  #told(message: Message): string {
    const args = message.args ?? {};
    const text = message.id ? format(this.#game, message.id, this.#args(args)) : null;
    if (text === null && message.id.startsWith(TALE)) void this.#loadTales();
    return text ?? String(args.text ?? message.id);
  }

  /** Whether the game has a text with this id. */
  has(id: string): boolean {
    return this.#game.some((each) => each.hasMessage(id));
  }

  #args(args: Record<string, unknown>): Record<string, FluentVariable> {
    return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, this.#arg(value)]));
  }

  #arg(value: unknown): FluentVariable {
    if (Array.isArray(value)) {
      return value.map((each) => String(this.#arg(each))).join(this.lang === "zh" ? "、" : ", ").slice(0, LONGEST);
    }
    if (value === null || value === undefined) return "none";
    if (typeof value === "number") return value;
    if (typeof value === "boolean") return String(value);
    if (typeof value === "object" && "id" in value) return this.tell(value as Message);
    return String(value).slice(0, LONGEST);
  }
}

export const words = new Words();
export const t = (id: string, args?: Record<string, FluentVariable>): string => words.t(id, args);
export const tell = (message: Message | null | undefined): string => words.tell(message);
/** A name and what belongs to it, as the language writes the colon between them. */
export const labelled = (name: string, text: string): string => t("labelled", { name, text });
export { LANGUAGES };
