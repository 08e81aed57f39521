// Requests to the server.

import type { Created, GameInfo, MatchListed, ScenarioFacts } from "./types";

/** Why a request was refused: a code for the page, a sentence for people. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    reason: string,
    readonly status: number,
  ) {
    super(reason);
  }
}

async function request<T>(path: string, options: RequestInit = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { ...options, headers: { accept: "application/json", ...options.headers } });
  } catch {
    throw new Problem("offline", "", 0);
  }
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const { code = "fault", reason = "" } = (body ?? {}) as { code?: string; reason?: string };
    throw new Problem(code, reason, answer.status);
  }
  return body as T;
}

const post = <T>(path: string, body: unknown, token = ""): Promise<T> =>
  request<T>(path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });

export interface NewMatch {
  game: string;
  scenario?: string;
  seats?: string[];
  throws?: number[];
  settings?: Record<string, unknown>;
  open?: number[];
  heroes?: string[];
  from?: { match: string; at: number };
}

export const games = async (lang: string): Promise<GameInfo[]> =>
  (await request<{ games: GameInfo[] }>(`/games?lang=${lang}`)).games;

export const matches = async (ended: boolean, lang: string, count = 50): Promise<MatchListed[]> =>
  (await request<{ matches: MatchListed[] }>(`/matches?ended=${ended}&count=${count}&lang=${lang}`)).matches;

export const match = (id: string): Promise<MatchListed> => request<MatchListed>(`/matches/${encodeURIComponent(id)}`);

export const create = (asked: NewMatch): Promise<Created> => post<Created>("/matches", asked);

/** Create a match that goes on from the position of another after an input; while that one runs, by the token of its player. */
export const fork = (id: string, asked: { at: number; seats: string[] }, token: string): Promise<Created> =>
  post<Created>(`/matches/${encodeURIComponent(id)}/fork`, asked, token);

/** Take a seat by its invite; without one, an open seat. */
export const join = (id: string, token: string, player: string): Promise<{ seat: number; token: string }> =>
  post(`/matches/${encodeURIComponent(id)}/join`, token ? { token, player } : { player });

export const scenarioFacts = (game: string, name: string, lang: string): Promise<ScenarioFacts> =>
  request(`/games/${encodeURIComponent(game)}/scenarios/${encodeURIComponent(name)}?lang=${lang}`);

export { request };
