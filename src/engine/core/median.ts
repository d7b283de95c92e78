/** The middle of some numbers; 0 of none. */
export function median(values: readonly number[]): number {
  if (values.length === 0) return 0;
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}
