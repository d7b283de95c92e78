import { capitalsOfWidth, letteringShapes } from 'ilmek-engine/piece';
import { loadFont } from './fonts.ts';
import type { DrawnLettering, LetteringWish } from './protocol.ts';

/** A text of a piece as it is to be written. @throws EngineError and JobError */
export async function drawLettering({ set, size }: LetteringWish): Promise<DrawnLettering> {
  const font = await loadFont(set.fontStyle);
  const heightMm = 'heightMm' in size ? size.heightMm : capitalsOfWidth(set, size.widthMm, font);
  const lettering = { ...set, heightMm };
  return { lettering, shapes: letteringShapes(lettering, font) };
}
