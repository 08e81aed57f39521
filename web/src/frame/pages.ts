// The page of each game, loaded when it is needed.

import type { Component } from "svelte";

import type { GamePageProps } from "./game";

type Load = () => Promise<{ default: Component<GamePageProps> }>;

const pages: Record<string, Load> = {
  duel: () => import("../games/duel/Page.svelte"),
  rounds: () => import("../games/rounds/Page.svelte"),
  stellar: () => import("../games/stellar/Page.svelte"),
  wuxia: () => import("../games/wuxia/Page.svelte"),
  tactics: () => import("../games/tactics/Page.svelte"),
};

/** Whether a game has a page that draws its view. */
export const hasOwnPage = (game: string): boolean => game in pages;

/** The page of a game; a game without its own gets the generic one. */
export const gamePage = (game: string): Load => pages[game] ?? (() => import("../games/generic/Page.svelte"));
