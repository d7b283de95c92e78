import { z } from 'astro/zod';
import { pieceKey } from './fields.ts';

/** The about page: an MDX file whose text is the story. */
export const aboutSchema = z.strictObject({
  lede: z.string().min(40).describe('What stands under the heading'),
  mission: z.string().min(40).max(220).describe('The mission, in one or two sentences'),
  values: z
    .array(
      z.strictObject({
        title: z.string().min(3).max(60).describe('The value, as a short sentence'),
        text: z.string().min(40).describe('What follows from it, in what Ilmek does'),
      }),
    )
    .min(3)
    .describe('What the work is held to'),
});

/** One of the people on the about page. One file a person. */
export const teamMemberSchema = z.strictObject({
  order: z.number().int().min(1).describe('Place on the page, from 1'),
  name: z.string().min(3).describe('First and last name'),
  role: z.string().min(3).max(60).describe('What this person does here'),
  about: z.string().min(20).max(200).describe('A sentence or two, in the third person'),
  piece: pieceKey().describe('The piece in the small hoop beside the name'),
});
