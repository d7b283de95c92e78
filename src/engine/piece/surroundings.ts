import type { Mm } from '../core/units.ts';
import type { PlacedObject } from './place-object.ts';
import type { PieceSettings } from './types.ts';

/** What an object's stitches depend on beside itself. */
export interface Surroundings {
  /** The objects whose boxes come near, itself among them, in sewing order. */
  near: readonly PlacedObject[];
  /** 1 for each of them through whose cover its thread is seen. */
  shines: Uint8Array;
  settings: PieceSettings;
  widthMm: Mm;
  heightMm: Mm;
}
