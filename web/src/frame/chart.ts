// The chances along a match, which the server counts while they are asked for.

import * as http from "../wire/http";
import type { OddsChart } from "../wire/types";

const FIRST = 500; // ms
const MOST = 4000;

/** Fetch the chances along a finished match until all are there, or until the page no longer wants them. */
export async function chartOdds(id: string, wanted: () => boolean, got: (chart: OddsChart) => void): Promise<void> {
  for (let wait = FIRST; wanted(); wait = Math.min(MOST, 1.5 * wait)) {
    const chart = await http.request<OddsChart>(`/matches/${encodeURIComponent(id)}/odds`).catch(() => null);
    if (!chart || !wanted()) return;
    got(chart);
    if (chart.done) return;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
