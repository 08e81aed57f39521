// What a screen reader hears: one polite and one assertive region, one message per action.

class Live {
  polite = $state("");
  assertive = $state("");
  #flip = false;

  /** Say something when the reader is free. */
  say(text: string): void {
    if (!text) return;
    // The same text twice is said twice only if the region changes.
    this.#flip = !this.#flip;
    this.polite = this.#flip ? text : `${text} `;
  }

  /** Say something at once. */
  alert(text: string): void {
    if (!text) return;
    this.#flip = !this.#flip;
    this.assertive = this.#flip ? text : `${text} `;
  }
}

export const live = new Live();
