// The names in a sentence of the log.

export interface Part {
  text: string;
  name: boolean;
}

const BESIDE = "[\\p{L}\\p{N}]";
const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);
const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** A pattern of any of these names, the longest first; none is found inside another word. */
export function namesPattern(names: string[]): RegExp | null {
  const found = [...new Set(names)].filter(Boolean).toSorted((a, b) => b.length - a.length);
  // Chinese is written without spaces.
  const each = found.map((name) => (isHan(name) ? escaped(name) : `(?<!${BESIDE})${escaped(name)}(?!${BESIDE})`));
  return each.length ? new RegExp(`(${each.join("|")})`, "u") : null;
}

/** A sentence in parts: what a name is, and what stands between. */
export function namedParts(text: string, pattern: RegExp | null): Part[] {
  if (!pattern) return [{ text, name: false }];
  return text.split(pattern).map((part, at) => ({ text: part, name: at % 2 === 1 })).filter((part) => part.text);
}
