// Speaks what the narrator says: with the browser's own voice, or with that of the server if it has one.

import { settings } from "../settings.svelte";
import { words } from "../words/words.svelte";

const MOST = 3; // sentences that wait; older ones are only shown
const LONGEST = 600; // characters spoken at once
const TONGUES: Record<string, string> = { en: "en-US", pt: "pt-BR", fr: "fr-FR", zh: "zh-CN" };

class Speaker {
  #waiting: string[] = [];
  #playing: HTMLAudioElement | null = null;
  #at = "";
  #token = "";

  /** The address of the server's voice for this match, and the token of the seat. */
  from(address: string, token: string): void {
    this.#at = address;
    this.#token = token;
  }

  /** Whether this browser can speak by itself. */
  get able(): boolean {
    return "speechSynthesis" in window;
  }

  /** Say a text after what is being said; the whole narration replaces first words that still wait. */
  say(text: string, whole: boolean): void {
    if (settings.voice === "off" || !text) return;
    if (whole) this.#waiting = [];
    this.#waiting.push(text.slice(0, LONGEST));
    if (this.#waiting.length > MOST) this.#waiting.shift();
    void this.#next();
  }

  /** Stop speaking, as when the player acts. */
  stop(): void {
    this.#waiting = [];
    this.#playing?.pause();
    this.#playing = null;
    if (this.able) speechSynthesis.cancel();
  }

  async #next(): Promise<void> {
    if (this.#playing || (this.able && speechSynthesis.speaking)) return;
    const text = this.#waiting.shift();
    if (!text) return;
    if (settings.voice === "server" && this.#at && (await this.#played(text))) return;
    this.#spoken(text);
  }

  /** Play the text as the server speaks it; false if it cannot. */
  async #played(text: string): Promise<boolean> {
    try {
      const reply = await fetch(this.#at, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...(this.#token ? { Authorization: `Bearer ${this.#token}` } : {}) },
        body: JSON.stringify({ text, lang: words.lang }),
      });
      if (!reply.ok) return false;
      const url = URL.createObjectURL(await reply.blob());
      const audio = new Audio(url);
      audio.volume = settings.volume / 100;
      this.#playing = audio;
      const done = (): void => {
        URL.revokeObjectURL(url);
        if (this.#playing === audio) this.#playing = null;
        void this.#next();
      };
      audio.onended = done;
      audio.onerror = done;
      await audio.play();
      return true;
    } catch {
      this.#playing = null;
      return false;
    }
  }

  #spoken(text: string): void {
    if (!this.able) return;
    const said = new SpeechSynthesisUtterance(text);
    said.lang = TONGUES[words.lang] ?? "en-US";
    said.volume = settings.volume / 100;
    said.onend = () => void this.#next();
    speechSynthesis.speak(said);
  }
}

export const speaker = new Speaker();
