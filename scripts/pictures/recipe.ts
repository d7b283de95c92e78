import type { Design, DigitizeOptions, RgbaImage, ShapeSet } from 'ilmek-engine';
import { digitizeImage, digitizeShapes } from 'ilmek-engine/digitize';
import { DIGITIZE_DEFAULTS } from 'ilmek-engine/tables';
import type { PieceFacts } from '../../src/lib/pieces/facts.ts';
import type { Shot } from './webp.ts';

/** What a person says of a piece; the engine adds the figures. */
type Words = Pick<PieceFacts, 'name' | 'source' | 'alt' | 'edge'>;

/** A sewn design and how it is photographed. */
export interface Take {
  /** Sews it. */
  sew: () => Design | Promise<Design>;
  shot: Shot;
}

/** One of several pictures that stand beside each other in a piece. */
export interface Panel extends Take {
  /** Where its left upper corner lies, px. */
  at: readonly [number, number];
}

export interface PieceRecipe extends Words {
  key: string;
  maxBytes: number;
  /** Shows the design otherwise than from the front. */
  seen?: (design: Design) => Design;
  /** Its picture, and the design that its caption tells of. */
  main: Take;
  /** Instead of the main picture: several, on a picture of this size, px. */
  panels?: { size: readonly [number, number]; of: readonly Panel[] };
}

export const KB = 1024;

/** Sews a drawing as it was drawn, bottom first. */
export const sewn = (set: ShapeSet, options: Partial<DigitizeOptions> = {}): Design =>
  digitizeShapes(set, 'painted', {
    style: 'mixed',
    density: 'medium',
    pullMm: 0.2,
    name: '',
    ...options,
  });

/** Sews a picture as the converter does. */
export const converted = (
  picture: RgbaImage,
  options: Partial<DigitizeOptions> & { widthMm: number },
): Design => digitizeImage(picture, { ...DIGITIZE_DEFAULTS, name: '', ...options });
