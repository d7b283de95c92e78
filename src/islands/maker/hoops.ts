import type { HoopReport } from 'ilmek-engine/inspect';

/**
 * The smallest common hoop that takes a design, as the engine found it.
 * @returns the size of its field in words ('130 × 180 mm'), or undefined where none does.
 */
export function fittingHoop({ smallest }: Pick<HoopReport, 'smallest'>): string | undefined {
  return smallest && `${smallest.hoop.widthMm} × ${smallest.hoop.heightMm} mm`;
}
