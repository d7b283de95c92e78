import type { DigitizeOptions, SewnSize } from 'ilmek-engine';
import { aroundToSize, composeAround, outlineOf, type PromptPlan } from 'ilmek-engine/compose';
import { flatPicture } from 'ilmek-engine/digitize';
import { planAround, DIGITIZE_DEFAULTS } from 'ilmek-engine/tables';
import { editedPlan, loadInput } from './compose-words.ts';
import { decodePicture } from './decode.ts';
import type { Making } from './making.ts';
import { inOval, isRectangle } from '../lib/pictures/oval.ts';
import { sewPicture } from './picture.ts';
import type { MadePrompt } from './prompt.ts';
import type { PictureSource, PromptPictureOptions } from './protocol.ts';

/** A picture to be sewn, and in words what is drawn around it. */
export interface PromptPictureRequest {
  source: PictureSource;
  /** As typed. */
  prompt: string;
  /** What was changed of what it was understood to be. */
  edits: string;
  options: PromptPictureOptions & { sewn: SewnSize };
}

const { widthMm: _, ...DEFAULTS } = DIGITIZE_DEFAULTS;

/** How much of the work the picture is. */
const PICTURE_SHARE = 0.8;

/**
 * A picture with what a prompt puts around it.
 * @throws EngineError and JobError, as `makeFromPicture` and `makePrompt`
 */
export async function makePromptPicture(
  { source, prompt, edits, options }: PromptPictureRequest,
  { onFlatPreview: _, onProgress, ...context }: Making,
): Promise<MadePrompt> {
  const [{ image: whole, original }, plan] = await Promise.all([
    decodePicture(source),
    editedPlan(prompt, edits, true),
  ]);
  const around = planAround(plan);
  const input = await loadInput(around, options.preset);
  const given = { ...DEFAULTS, ...pictureOptions(options) };
  const full = outlineOf(flatPicture(whole, given));
  const isOval = source.kind !== 'bitmap' && isRing(around) && isRectangle(full);
  const image = isOval ? inOval(whole) : whole;
  const outline = isOval ? outlineOf(flatPicture(image, given)) : full;
  const design = aroundToSize(
    {
      draw: (longSideMm) => composeAround(around, { ...options, longSideMm }, input, outline),
      sewPicture: (sewn) =>
        sewPicture(
          source,
          image,
          { ...given, sewn },
          {
            ...context,
            onProgress: (progress) =>
              onProgress?.({ ...progress, fraction: progress.fraction * PICTURE_SHARE }),
          },
        ),
    },
    options,
    {
      ...context,
      onProgress: ({ fraction }) =>
        onProgress?.({ stage: 'finish', fraction: PICTURE_SHARE + (1 - PICTURE_SHARE) * fraction }),
    },
  );
  return { plan, design, original };
}

/** Whether a ring goes around the picture, in which a rectangle would have holes at its sides. */
const isRing = ({ arrangement, frame }: PromptPlan): boolean =>
  arrangement === 'wreath' || frame?.shape === 'circle' || frame?.shape === 'oval';

const pictureOptions = ({
  stitchStyle: style,
  density,
  palette,
  colors,
  fabric,
  pullMm,
  threadWeight,
  keepBackground,
  name,
}: PromptPictureOptions): Partial<DigitizeOptions> => ({
  style,
  density,
  palette,
  colors,
  fabric,
  pullMm,
  threadWeight,
  keepBackground,
  name,
});
