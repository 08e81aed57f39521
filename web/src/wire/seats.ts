// The seats that this browser holds: their tokens stay in its storage and never stand in an address.

export interface Held {
  match: string;
  seat: number;
  token: string;
  game: string;
  scenario: string;
  at: number;
  /** Unused invites of the match's other seats, for its host to pass on. */
  invites?: { seat: number; name: string; token: string }[];
}

const KEY = "turnwright.seats";
const INVITE = "turnwright.invite";
const MOST = 200;

function read(): Held[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Held[]) : [];
  } catch {
    return [];
  }
}

export const held = (): Held[] => read();

/** The seats of one match, the newest first. */
export const seatsOf = (match: string): Held[] => read().filter((each) => each.match === match);

/** Remember a seat. */
export function hold(seat: Held): void {
  const others = read().filter((each) => each.match !== seat.match || each.seat !== seat.seat);
  try {
    localStorage.setItem(KEY, JSON.stringify([seat, ...others].slice(0, MOST)));
  } catch {
    // Without storage the seat lasts until the page is closed.
  }
}

/** The invite in the address, which is removed from it at once. */
export function takeInvite(): string {
  const found = new URLSearchParams(location.hash.slice(1)).get("invite") ?? "";
  if (location.hash) history.replaceState(history.state, "", location.pathname + location.search);
  try {
    // A reload before the seat is taken still knows the invite.
    if (found) sessionStorage.setItem(INVITE, JSON.stringify([location.pathname, found]));
    const [path, kept] = JSON.parse(sessionStorage.getItem(INVITE) ?? "[]") as string[];
    return found || (path === location.pathname ? (kept ?? "") : "");
  } catch {
    return found;
  }
}

/** The invite has been used. */
export function forgetInvite(): void {
  try {
    sessionStorage.removeItem(INVITE);
  } catch {
    // Without storage it was never kept.
  }
}
