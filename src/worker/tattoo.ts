import type { Context, ShapeSet } from 'ilmek-engine';
import { digitizeTattoo, digitizeTattooShapes, type TattooOptions } from 'ilmek-engine/tattoo';
import { decodePicture } from './decode.ts';
import type { Made } from './making.ts';
import type { PictureSource } from './protocol.ts';

/** What a tattoo is made from: a picture, or a drawing that was composed from a prompt. */
export type TattooRequest =
  | { mode: 'image'; source: PictureSource; options: TattooOptions }
  | { mode: 'prompt'; drawing: ShapeSet; options: TattooOptions };

/** A tattoo's design. @throws EngineError and JobError. */
export async function makeTattoo(request: TattooRequest, context: Context = {}): Promise<Made> {
  const { options } = request;
  if (request.mode === 'prompt') {
    return { design: digitizeTattooShapes(request.drawing, options, context) };
  }
  const { image, original } = await decodePicture(request.source);
  return { design: digitizeTattoo(image, options, context), original };
}
