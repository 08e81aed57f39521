export const emblem: Record<string, () => string>;
