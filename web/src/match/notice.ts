// Your turn, for people who look elsewhere: the icon of the tab, and a notification if they want one.

import { settings } from "../settings.svelte";
import { t } from "../words/words.svelte";

const SETTLED = 300; // ms that a turn lasts before the icon shows it: browsers change the icon slowly
let timer = 0;

/** Show in the tab whether it is the player's turn. */
export function setIcon(turn: boolean): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    const wanted = turn ? "/page/icon-turn.svg" : "/page/icon.svg";
    if (link && !link.href.endsWith(wanted)) link.href = wanted;
  }, SETTLED);
}

/** Notify a player whose window is not in sight; the result withdraws it. */
export function notifyTurn(title: string): (() => void) | undefined {
  if (!settings.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return undefined;
  const shown = new Notification(t("your-turn"), { body: title, icon: "/page/icon-turn.svg", tag: "turn" });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
  return () => shown.close();
}

/** Ask the browser for the permission; whether it was given. */
export async function mayNotify(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}
