// The focus is never lost: if what has it goes away, the part of the screen around it gets it.

import { tick } from "svelte";

const PARTS = "section, aside, main, [role=tabpanel], [role=group]";

/** Put the focus where messages are written, once that is on the screen. */
export function focusChat(event: Event): void {
  event.preventDefault(); // the letter of the key is no message
  void tick().then(() => document.querySelector<HTMLElement>("[data-chat]")?.focus());
}

/** Keep the focus on the screen, for as long as the page is open. */
export function keepFocus(): void {
  let around: HTMLElement[] = [];
  document.addEventListener("focusin", (event) => {
    around = [];
    for (let each = event.target as Element | null; each; each = each.parentElement) if (each instanceof HTMLElement) around.push(each);
  });
  new MutationObserver(() => {
    if (!around.length || around[0]!.isConnected || document.activeElement !== document.body) return;
    const part = around.find((each) => each.isConnected && each.matches(PARTS)) ?? document.querySelector<HTMLElement>("main");
    if (!part) return;
    if (!part.hasAttribute("tabindex")) part.tabIndex = -1;
    part.focus({ preventScroll: true });
  }).observe(document.body, { childList: true, subtree: true });
}
