// Where the page is: the lobby, a new match, a match, or a replay.

export const route = $state({ path: location.pathname, search: location.search });

function update(): void {
  route.path = location.pathname;
  route.search = location.search;
}

addEventListener("popstate", update);

/** Go to an address of the page. */
export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  update();
  if (!replace) scrollTo(0, 0);
}

/** Follow a link inside the page without loading it again. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(link.getAttribute("href") ?? "/");
}

/** Whether there is a screen at a path. */
export const isKnown = (path: string): boolean => path === "/" || matchOf(path) !== "";

export const matchOf = (path: string): string => {
  const found = /^\/matches\/([^/]+)$/.exec(path);
  return found ? decodeURIComponent(found[1]!) : "";
};
