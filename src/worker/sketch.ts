import type { Mm, ShapeSet } from 'ilmek-engine';
import { letterShapes, checkReadable } from 'ilmek-engine/lettering';
import { loadFont } from './fonts.ts';
import { load } from './load.ts';
import type { MakeRequest } from './protocol.ts';

/**
 * What is to be sewn, as a drawing; nothing where that takes as long as sewing it. With words as
 * their own code, so that they are there first of all.
 * @throws EngineError and JobError.
 */
export async function sketch(make: MakeRequest): Promise<ShapeSet | undefined> {
  switch (make.kind) {
    case 'lettering':
      return letterShapes(make.options, await loadFont(make.options.fontStyle));
    case 'monogram':
      return (await load(() => import('./monogram-sketch.ts'))).drawMonogram(make.options);
    case 'prompt':
      return (await load(() => import('./compose-words.ts'))).composeWords(
        make.prompt,
        make.edits,
        make.options,
      );
    case 'picture':
    case 'prompt-picture':
    case 'tattoo':
    case 'tattoo-prompt':
      return undefined;
  }
}

/** How large words must be, where they are too small to be read. @throws EngineError and JobError */
export async function leastReadable(make: MakeRequest): Promise<Mm | undefined> {
  if (make.kind !== 'lettering') return undefined;
  const font = await loadFont(make.options.fontStyle);
  // How long the piece is follows from its width or height only once it is set.
  const { widthMm, heightMm } = letterShapes(make.options, font);
  const longSideMm = Math.max(widthMm, heightMm);
  return checkReadable({ ...make.options, longSideMm }, font).smallestMm;
}
