import type { Mm } from '../core/units.ts';
import type { TattooCategory } from './options.ts';

/** How a subject wants to be read, whatever the style. */
export interface Reading {
  /** Contours are rounded over this length; scaled with the design, given for 100 mm. */
  smoothMm: Mm;
  /** Contours become straight where they stray less than this; scaled too. 0: they stay curves. */
  straightMm: Mm;
  /** The left half is mirrored to the right. */
  mirror: boolean;
  /** Exponent of darkness: above 1 middle tones grow lighter. */
  gamma: number;
  /** What a tone's distance from its surroundings is multiplied by, less one. */
  local: number;
  /** How much line is drawn: 1 as usual. */
  detail: number;
  /** Direction of hatching and open lines, degrees clockwise from the x axis. */
  hatch: number;
}

/**
 * What each category changes, in a picture as in a motif:
 *
 * - animals: all detail is kept, and hatching falls as fur does;
 * - flowers: contours are rounded, tones are lifted so that petals stay open;
 * - skulls: hollows go dark against bone;
 * - geometric: contours are straightened, hatching stands upright;
 * - tribal: the figure is mirrored about its axis and flows;
 * - portrait: skin stays light, while eyes, mouth and hair stand out against it;
 * - abstract: only large, round forms are left;
 * - nature: hatching lies as the horizon does, contours keep a little roughness;
 * - typography: edges and tones stay exact; nothing is rounded.
 */
export const READINGS: Readonly<Record<TattooCategory, Reading>> = {
  // prettier-ignore
  animals: { smoothMm: 1, straightMm: 0, mirror: false, gamma: 1, local: 0.8, detail: 1.15, hatch: 63 },
  // prettier-ignore
  flowers: { smoothMm: 1.8, straightMm: 0, mirror: false, gamma: 1.25, local: 0.6, detail: 0.95, hatch: 34 },
  // prettier-ignore
  skulls: { smoothMm: 1.3, straightMm: 0, mirror: false, gamma: 0.9, local: 1.2, detail: 1, hatch: 117 },
  // prettier-ignore
  geometric: { smoothMm: 1.2, straightMm: 1.6, mirror: false, gamma: 1, local: 0.5, detail: 0.8, hatch: 90 },
  // prettier-ignore
  tribal: { smoothMm: 2.2, straightMm: 0, mirror: true, gamma: 0.85, local: 0.6, detail: 0.75, hatch: 146 },
  // prettier-ignore
  portrait: { smoothMm: 0.8, straightMm: 0, mirror: false, gamma: 1.35, local: 1.5, detail: 1.2, hatch: 45 },
  // prettier-ignore
  abstract: { smoothMm: 4, straightMm: 0, mirror: false, gamma: 1, local: 0.2, detail: 0.55, hatch: 18 },
  // prettier-ignore
  nature: { smoothMm: 0.7, straightMm: 0, mirror: false, gamma: 1.1, local: 0.9, detail: 1.1, hatch: 8 },
  // prettier-ignore
  typography: { smoothMm: 0, straightMm: 0, mirror: false, gamma: 1, local: 0, detail: 1, hatch: 27 },
};
