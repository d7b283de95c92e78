import type { FabricName } from '../options.ts';

/** Colours of the cloths that pieces are shown on, as they come. */
export const CLOTH_HEX = {
  linen: '#e9e3d6',
  twill: '#d8cdb8',
  denim: '#3f5373',
  felt: '#a9a59c',
} as const;

const OWN: Partial<Record<FabricName, string>> = {
  denim: CLOTH_HEX.denim,
  canvas: CLOTH_HEX.twill,
  felt: CLOTH_HEX.felt,
};

/** The colour that a fabric mostly comes in, '#rrggbb': that of plain linen unless it has its own. */
export const clothHex = (fabric: FabricName): string => OWN[fabric] ?? CLOTH_HEX.linen;
