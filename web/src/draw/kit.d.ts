export type Side = "a" | "b" | "c" | "d" | "e" | "f" | "none";
export interface Who {
  kind: string;
  name: string;
  side?: Side;
}
export interface TokenLook extends Who {
  side: Side;
  hp: number;
  max: number;
  active?: boolean;
  target?: boolean;
  dead?: boolean;
  /** Feet above the ground of the map, or a text in their place. */
  high?: number | string;
  conditions?: string[];
  conc?: boolean;
  hidden?: boolean;
  number?: string | number;
  /** Cells from side to side: badges keep their size on a large creature. */
  across?: number;
}
export const hash: (text: string) => number;
export const kinds: Record<string, (h: number) => string>;
export const judokaOf: (h: number, man: boolean, white: boolean) => string;
export const bust: (who: Who) => string;
export const portrait: (who: Who, size?: number, cls?: string) => string;
export const hpClass: (hp: number, max: number) => "low" | "half" | "full";
export const token: (look: TokenLook) => string;
export const conditionKinds: Record<string, string>;
export const conditionNames: string[];
export const icon: (name: string, size?: number, cls?: string) => string;
export const die: (sides: number, value: number, size?: number, state?: string) => string;
export const patterns: (cell?: number) => string;
export const region: (cells: [number, number][], cell: number) => string;
export const mark: (size?: number) => string;
