// What a screen reader hears: one polite and one assertive region, one message per action.

/** A text that differs from the one before: a region that does not change says nothing. */
const anew = (before: string, text: string): string => (before === text ? `${text}\u00a0` : text);

class Live {
  polite = $state("");
  assertive = $state("");

  /** Say something when the reader is free. */
  say(text: string): void {
    if (!text) return;
    this.polite = anew(this.polite, text);
  }

  /** Forget what was said, such as in another language. */
  clear(): void {
    this.polite = "";
    this.assertive = "";
  }

  /** Say something at once. */
  alert(text: string): void {
    if (!text) return;
    this.assertive = anew(this.assertive, text);
  }
}

export const live = new Live();
