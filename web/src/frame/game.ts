import type { Match } from "../match/match.svelte";

/** What the page of every game is given. */
export interface GamePageProps {
  match: Match;
  onsettings: () => void;
  onkeys: () => void;
}
