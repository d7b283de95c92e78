import { z } from 'astro/zod';
import { promises } from './fields.ts';

/** A plan of the pricing page. One file a plan; the list of features is shown row by row. */
export const planSchema = z.strictObject({
  order: z.number().int().min(1).describe('Place among the plans, from 1'),
  name: z.string().min(3).describe('As in "Starter"'),
  monthlyPrice: z
    .number()
    .positive()
    .nullable()
    .describe('US dollars a month, paid monthly; null where the price is agreed in person'),
  description: z.string().min(10).max(80).describe('Whom the plan is for, in one short line'),
  features: z
    .array(
      z.strictObject({
        name: z.string().min(3).describe('What it is, as in "API access"'),
        promises: promises(1),
        included: z.boolean().describe('Whether this plan has it'),
      }),
    )
    .min(1)
    .describe('The same rows in the same order in each plan, so that the tags can be compared'),
  popular: z.boolean().default(false).describe('Marks the one that most people take'),
});
