import { hash01 } from '../core/hash.ts';
import { CLOTH_HEX } from '../fabrics/presets.ts';
import { linearRgb } from './colour.ts';
import type { Frame } from './frame.ts';
import type { Fabric } from './options.ts';
import { denim, felt, linen, type Spot, sway, twill, type Weave } from './weaves.ts';

/** Colours of the fabrics as they come. */
export const FABRIC_HEX: Record<Exclude<Fabric, 'none'>, string> = CLOTH_HEX;

/** Writes the linear colours of cells `from` to `to` of a row of pixels, three values each. */
export type ClothRow = (row: number, from: number, to: number, out: Float32Array) => void;

const WEAVES: Record<Exclude<Fabric, 'none'>, Weave> = { linen, twill, denim, felt };

/** Yarn of a denim's weft, which is not dyed. */
const UNDYED = linearRgb('#d9d6cc');

/**
 * The fabric under a frame, or nothing for the fabric 'none'. The weave is
 * fixed to the design's plane: neighbouring frames fit together.
 */
export function createCloth(
  fabric: Fabric,
  hex: string | undefined,
  frame: Frame,
): ClothRow | undefined {
  if (fabric === 'none') return undefined;
  const weave = WEAVES[fabric];
  const [red, green, blue] = linearRgb(hex ?? FABRIC_HEX[fabric]);
  const { pxPerMm, leftMm, topMm } = frame;
  // Below two pixels a yarn the weave would only make moiré.
  const contrast = 0.8 * Math.min(1, Math.max(0, (pxPerMm - 3) / 4));
  const spot: Spot = { light: 1.5, undyed: 0.5 };
  const { width } = frame;
  const columns = Float32Array.from({ length: width }, (_, px) => leftMm + (px + 0.5) / pxPerMm);
  const sways = columns.map(sway);
  const slows = columns.map((x) => 0.035 * Math.sin(x * 0.11 + 1));
  return (row, from, to, out) => {
    const y = topMm + (row + 0.5) / pxPerMm;
    const swayed = sway(y + 7);
    const slowly = Math.cos(y * 0.13 + 0.5);
    for (let px = from, at = 0; px < to; px++, at += 3) {
      weave(columns[px] + swayed, y + sways[px], spot);
      const speck =
        1 + 0.027 * (2 * hash01(Math.imul(px, 73856093) ^ Math.imul(row, 19349663), 9) - 1);
      const slow = 1 + slows[px] * slowly;
      const light = (1 + contrast * (spot.light * speck - 1)) * slow;
      out[at] = light * (red + spot.undyed * (UNDYED[0] - red));
      out[at + 1] = light * (green + spot.undyed * (UNDYED[1] - green));
      out[at + 2] = light * (blue + spot.undyed * (UNDYED[2] - blue));
    }
  };
}
