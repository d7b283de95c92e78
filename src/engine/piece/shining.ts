import { oklabFromHex } from '../color/oklab.ts';
import { shinesThrough } from '../inspect/check-travel.ts';
import type { PlacedObject } from './place-object.ts';

/** For an object and others, 1 for each of those through whose cover its thread is seen. */
export type Shining = (one: PlacedObject, others: readonly PlacedObject[]) => Uint8Array;

/** As `shiningCovers`, for objects whose colours are read once. */
export function shiningOver(all: readonly PlacedObject[]): Shining {
  const byHex = new Map<string, number>();
  for (const { object } of all) {
    const { hex } = object.thread;
    if (!byHex.has(hex)) byHex.set(hex, oklabFromHex(hex)[0]);
  }
  const lightness = ({ object }: PlacedObject) => byHex.get(object.thread.hex)!;
  return (one, others) => {
    const own = lightness(one);
    return Uint8Array.from(others, (other) => (shinesThrough(own, lightness(other)) ? 1 : 0));
  };
}
