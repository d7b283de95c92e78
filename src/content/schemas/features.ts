import { z } from 'astro/zod';
import { STITCH_NAMES } from '../../lib/pieces/stitch-rows.ts';
import { pieceKey, promises } from './fields.ts';

/** From which plan on a feature can be used. */
export const FEATURE_BADGES = ['Core', 'Pro', 'Enterprise'] as const;

/** A category of the features page with its features. One file a category. */
export const featureCategorySchema = z.strictObject({
  order: z.number().int().min(1).describe('Place of the category on the page, from 1'),
  title: z.string().min(3).max(40).describe('As in "Files and machines"'),
  summary: z.string().min(20).max(140).describe('What the features here have in common'),
  stitch: z.enum(STITCH_NAMES).describe('The stitch of its row on the sampler'),
  thread: z
    .enum(['madder', 'indigo', 'saffron', 'sage'])
    .describe('The thread of its row on the sampler'),
  piece: pieceKey().optional().describe('A piece that shows it, beside the features'),
  features: z
    .array(
      z.strictObject({
        title: z.string().min(3).max(60).describe('As in "Stitch files in 20+ formats"'),
        description: z.string().min(30).describe('What it does, truly, in a sentence or two'),
        promises: promises(1),
        count: z
          .enum(['styles', 'formats'])
          .optional()
          .describe('A sum that is shown with its parts, so that a figure can be followed'),
        badge: z
          .enum(FEATURE_BADGES)
          .describe('Core: on every plan; Pro: from Pro up; Enterprise: on Enterprise'),
      }),
    )
    .min(1)
    .describe('Its features, in the order in which they are shown'),
});
