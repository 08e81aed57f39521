// What a player has set in this browser: language, theme, pace, sound, name, standing answers.

export const LANGUAGES = ["en", "pt", "fr", "zh"] as const;
export type Lang = (typeof LANGUAGES)[number];
export type Theme = "system" | "light" | "dark" | "contrast";
export type Standing = "ask" | "always" | "never" | "matters";
/** Who speaks the narration: no one, the browser, or the server's voice. */
export const VOICES = ["off", "browser", "server"] as const;
export type Voice = (typeof VOICES)[number];
export const PACES = [0.5, 1, 2, 4, 0] as const;

const KEY = "turnwright.settings";

interface Saved {
  lang: Lang | "";
  theme: Theme;
  pace: number;
  sound: boolean;
  music: boolean;
  voice: Voice;
  volume: number;
  shake: boolean;
  motion: boolean;
  name: string;
  reactions: Record<string, Standing>;
  oddsBar: boolean;
  notify: boolean;
  pins: string[];
}

const DEFAULTS: Saved = {
  lang: "",
  theme: "system",
  pace: 1,
  sound: true,
  music: false,
  voice: "off",
  volume: 60,
  shake: true,
  motion: true,
  name: "",
  reactions: {},
  oddsBar: true,
  notify: false,
  pins: [],
};

function load(): Saved {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Saved>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Saved>(load());

/** Keep the settings; called after every change. */
export function keep(): void {
  applyMotion();
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser without storage keeps them until the page is closed.
  }
}

/** The language of the page: the chosen one, or the first of the browser's that there is. */
export function language(): Lang {
  if (settings.lang) return settings.lang;
  for (const each of navigator.languages) {
    const base = each.split("-")[0]!.toLowerCase();
    const found = LANGUAGES.find((lang) => lang === base);
    if (found) return found;
  }
  return "en";
}

/** Whether things may move. */
export function moves(): boolean {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A duration at the chosen pace, in milliseconds; 0 if nothing may move or the pace is instant. */
export function paced(ms: number): number {
  return settings.pace === 0 ? 0 : ms / settings.pace;
}

/** Stop every animation of the page where the player has switched them off. */
function applyMotion(): void {
  document.documentElement.dataset.motion = settings.motion ? "on" : "off";
}

/** Show the theme. Transitions are off for a frame, or controls would pass through unreadable colours. */
export function applyTheme(): void {
  const root = document.documentElement;
  applyMotion();
  root.classList.add("still");
  if (settings.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  requestAnimationFrame(() => requestAnimationFrame(() => root.classList.remove("still")));
}
