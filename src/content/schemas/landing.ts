import { z } from 'astro/zod';
import { pieceKey, promises } from './fields.ts';

const step = z.strictObject({
  title: z.string().min(3).describe('As in "Upload"'),
  text: z.string().min(20).describe('What happens in this step'),
  promises: promises(1),
});

const highlight = z.strictObject({
  thread: z
    .enum(['madder', 'indigo', 'saffron', 'sage', 'undyed'])
    .describe('The thread wound beside it'),
  figure: z.string().min(1).max(6).describe('The figure, as in "50+"'),
  title: z.string().min(3).describe('What the figure counts'),
  text: z.string().min(20).describe('What that means for a piece'),
  promises: promises(1),
});

const audience = z.strictObject({
  title: z.string().min(3).describe('Who, as in "E-commerce brands"'),
  text: z.string().min(20).describe('What they use Ilmek for'),
  promises: promises(1),
});

const example = z.strictObject({
  piece: pieceKey().describe('What is shown'),
  category: z.string().min(3).describe('What stands under it, as in "Social Media"'),
  columns: z.number().int().min(3).max(5).describe('Its width on a wide page, of 12 columns'),
});

const plan = z.strictObject({
  plan: z.string().min(3).describe('As in "Creator"'),
  price: z
    .string()
    .regex(/^\$\d+$/)
    .describe('As in "$15"'),
  period: z.string().optional().describe('As in "per month"; none for what is free'),
  description: z.string().min(10).max(60).describe('Whom it is for, in one short line'),
  features: z
    .array(z.strictObject({ name: z.string().min(3), promises: promises(1) }))
    .min(1)
    .describe('What it holds, a line each'),
  isPopular: z.boolean().default(false).describe('Marks the one that most people take'),
  buttonText: z.string().min(3).describe('What the button says'),
  checkout: z
    .enum(['creator', 'professional'])
    .optional()
    .describe('Whose checkout address of the configuration the button opens in a new tab'),
  href: z.string().startsWith('/').describe('Where the button leads without a checkout address'),
});

/** The texts of the landing page, list by list. One file. */
export const landingSchema = z.strictObject({
  steps: z.array(step).length(3).describe('The three steps that hang on the thread'),
  highlights: z.array(highlight).min(3).describe('The features, wound and numbered'),
  audiences: z.array(audience).length(4).describe('Who sews with it: four labels'),
  examples: z.array(example).length(6).describe('The gallery: an upper row of three, a lower one'),
  plans: z.array(plan).length(3).describe('The three price tags'),
});
