/** Sewing fields of common hoops, in mm, from the smallest. */
const HOOPS = [
  [100, 100],
  [130, 180],
  [160, 260],
  [200, 200],
  [200, 300],
  [240, 360],
] as const;

/**
 * The smallest common hoop that takes a design, turned if need be.
 * @returns its size in words ('130 × 180'), or undefined where none does.
 */
export function fittingHoop(widthMm: number, heightMm: number): string | undefined {
  const short = Math.min(widthMm, heightMm);
  const long = Math.max(widthMm, heightMm);
  const hoop = HOOPS.find(([a, b]) => short <= a && long <= b);
  return hoop && `${hoop[0]} × ${hoop[1]}`;
}
