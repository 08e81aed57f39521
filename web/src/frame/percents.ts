/** Shares as whole percents with the same sum, usually 100: the largest remainders are rounded up. */
export function wholePercents(shares: number[]): number[] {
  const exact = shares.map((share) => 100 * share);
  const whole = exact.map(Math.floor);
  const order = exact.map((_, at) => at).toSorted((a, b) => exact[b]! - whole[b]! - (exact[a]! - whole[a]!));
  const missing = Math.round(exact.reduce((sum, each) => sum + each, 0)) - whole.reduce((sum, each) => sum + each, 0);
  for (const at of order.slice(0, missing)) whole[at]! += 1;
  return whole;
}
