// The ground of a map as one drawing: rock and hatching, floor, rough and raised ground, grid, walls, things.

import { patterns, region } from "../../draw/kit";
import type { Door, Ground } from "./model";

export const CELL = 44;
const HATCH = 46;

const at = (ground: Ground, x: number, y: number): number => (x < 0 || y < 0 || x >= ground.width || y >= ground.height ? -1 : y * ground.width + x);

export function cellsWhere(ground: Ground, test: (cell: number) => boolean): [number, number][] {
  const found: [number, number][] = [];
  for (let cell = 0; cell < ground.width * ground.height; cell++) if (test(cell)) found.push([cell % ground.width, Math.floor(cell / ground.width)]);
  return found;
}

const put = (x: number, y: number, inner: string): string => `<g transform="translate(${x * CELL} ${y * CELL})">${inner}</g>`;
const crate = `<rect x="4" y="6" width="36" height="36" rx="3" fill="#000" opacity=".15"/><rect x="4" y="4" width="36" height="36" rx="3" class="m-wood"/><path class="m-woodline" d="M4 16h36M4 28h36M8 4v36M36 4v36"/>`;
const boulder = `<path d="M8 30c-3-10 4-22 14-22s18 10 15 21c-2 8-8 10-15 10S10 38 8 30Z" class="m-stone"/><path d="M14 20c3-5 8-7 13-5M26 32c4-1 6-4 6-8" fill="none" stroke="var(--map-wall-edge)" stroke-width="1.3" opacity=".5" stroke-linecap="round"/>`;
const bush = `<path d="M7 30c-4-3-3-9 1-10-1-7 7-10 11-6 3-6 13-4 13 3 6 0 8 7 4 11 1 5-5 8-9 5-4 4-11 4-13 0-3 2-7 1-7-3Z" class="m-bush"/><path d="M14 24q3-3 6 0M24 18q3-3 6 0M22 30q3-3 6 0" class="m-bushline"/>`;
const thicket = `<rect width="44" height="44" fill="url(#pt-fog)"/><path d="M6 34q4-16 9-2M17 30q5-20 10 0M28 36q4-16 9-4" class="m-bushline"/>`;
const doorway = (open: boolean, upright: boolean): string => {
  const inner = open
    ? `<path class="m-wood" d="M19 5h6l-16 24-5-4Z" transform="translate(2 0)"/><path class="m-woodline" d="M22 5A34 34 0 0 0 6 28" stroke-dasharray="2 3"/>`
    : `<rect x="17" y="5" width="10" height="34" rx="1.5" class="m-wood"/><path class="m-woodline" d="M22 5v34"/><circle cx="22" cy="31" r="2.2" fill="var(--map-wood-ink)"/>`;
  const drawn = `<rect x="14" y="-3" width="16" height="8" class="m-stone"/><rect x="14" y="39" width="16" height="8" class="m-stone"/>${inner}`;
  return upright ? drawn : `<g transform="rotate(90 22 22)">${drawn}</g>`;
};

/** The drawing of the ground as the inside of an SVG; `feet` says a height in words. */
export function drawGround(ground: Ground, doors: Door[], feet: (count: number) => string): string {
  const floor = cellsWhere(ground, (cell) => !ground.wall[cell]);
  const d = region(floor, CELL);
  const { width, height } = ground;
  const grid =
    Array.from({ length: width - 1 }, (_, x) => `M${(x + 1) * CELL} 0V${height * CELL}`).join("") +
    Array.from({ length: height - 1 }, (_, y) => `M0 ${(y + 1) * CELL}H${width * CELL}`).join("");
  const rough = region(cellsWhere(ground, (cell) => ground.difficult[cell]! && !ground.wall[cell]), CELL);
  const levels = [...new Set(ground.feet.filter((feet) => feet > 0))].sort((a, b) => a - b);
  let high = "";
  let hachures = "";
  let marks = "";
  for (const level of levels) {
    const cells = cellsWhere(ground, (cell) => ground.feet[cell]! >= level && !ground.wall[cell]);
    const outline = region(cells, CELL);
    high += `<path class="m-high" d="${outline}"/><path class="m-highline" d="${outline}"/>`;
    const isHigh = (x: number, y: number): boolean => {
      const cell = at(ground, x, y);
      return cell >= 0 && (ground.feet[cell]! >= level || ground.wall[cell]!);
    };
    for (const [x, y] of cells)
      for (let i = 0; i < 5; i++) {
        const o = (CELL * (i + 0.5)) / 5;
        const l = i % 2 ? 5 : 8;
        if (!isHigh(x, y - 1)) hachures += `M${x * CELL + o} ${y * CELL}v${-l}`;
        if (!isHigh(x, y + 1)) hachures += `M${x * CELL + o} ${(y + 1) * CELL}v${l}`;
        if (!isHigh(x - 1, y)) hachures += `M${x * CELL} ${y * CELL + o}h${-l}`;
        if (!isHigh(x + 1, y)) hachures += `M${(x + 1) * CELL} ${y * CELL + o}h${l}`;
      }
    // The height stands where two cells of it lie side by side, if any do, so that it is not cut at the edge.
    const own = cellsWhere(ground, (cell) => ground.feet[cell] === level && !ground.wall[cell]);
    const wide = own.find(([x, y]) => own.some(([right, below]) => right === x + 1 && below === y));
    const first = wide ?? own[0];
    if (first) marks += `<g transform="translate(${wide ? (first[0] + 0.2) * CELL : (first[0] + 0.5) * CELL} ${first[1] * CELL + 15})"><text class="m-text mlab" text-anchor="${wide ? "start" : "middle"}">+${feet(level)}</text></g>`;
  }
  const things =
    cellsWhere(ground, (cell) => ground.noStep[cell]!).map(([x, y]) => put(x, y, crate)).join("") +
    cellsWhere(ground, (cell) => ground.noSight[cell]!).map(([x, y]) => put(x, y, thicket)).join("") +
    cellsWhere(ground, (cell) => ground.cover[cell] === 1 && !ground.noStep[cell]! && !ground.wall[cell]).map(([x, y]) => put(x, y, bush)).join("") +
    cellsWhere(ground, (cell) => ground.cover[cell]! >= 2 && !ground.noStep[cell]! && !ground.wall[cell]).map(([x, y]) => put(x, y, boulder)).join("") +
    doors
      .map((each) => {
        const [x, y] = each.position;
        const above = at(ground, x, y - 1);
        const below = at(ground, x, y + 1);
        const upright = (above < 0 || ground.wall[above]!) && (below < 0 || ground.wall[below]!);
        return put(x, y, doorway(each.isOpen, upright));
      })
      .join("");
  return (
    `<defs>${patterns(CELL)}<clipPath id="floor"><path d="${d}"/></clipPath></defs>` +
    `<path class="m-rock" d="M-4000-4000H8000V8000H-4000Z"/><path class="m-ring" stroke="url(#pt-hatch)" stroke-width="${HATCH}" d="${d}"/>` +
    `<path class="m-floor" d="${d}"/><g clip-path="url(#floor)"><path class="m-rough" d="${rough}"/><path fill="url(#pt-rough)" d="${rough}"/><path class="m-roughline" d="${rough}"/>${high}<path class="m-grid" d="${grid}"/><path class="m-hach" d="${hachures}"/><path class="m-wallshade" d="${d}"/></g>` +
    `<path class="m-wall" d="${d}"/>${things}${marks}`
  );
}
