import { z } from 'astro/zod';
import { isoDay, pieceKey, text } from './fields.ts';

const card = z
  .strictObject({
    order: z.number().int().min(1).describe('Its place among the cards, from 1.'),
    title: text(3, 30).describe('As in "Getting Started".'),
    description: text(20, 120).describe('What the guide answers, in a sentence.'),
  })
  .describe('Its card on the help center; a guide without one has a page of its own.');

const step = z.strictObject({
  name: text(3, 60).describe('What to do, in a few words.'),
  text: text(20, 500).describe('How; plain text: it is shown, and told to search engines.'),
});

/** The frontmatter of a guide: src/content/guides/ADDRESS.mdx. */
export const guideSchema = z.strictObject({
  title: text(10, 80).describe('The heading of the page.'),
  description: text(50, 160).describe('Description for search engines.'),
  lede: text(40, 260).describe('What stands under the heading: whom it helps, and to what.'),
  keywords: z.array(text(2, 40)).min(3).describe('Words that people search for.'),
  piece: pieceKey().describe('The piece in the hoop.'),
  published: isoDay().describe('Day of publication.'),
  updated: isoDay().optional().describe('Day of the last change that a reader would notice.'),
  howTo: z
    .strictObject({
      name: text(10, 80).describe('What one has done at the end.'),
      steps: z.array(step).min(2).describe('In order.'),
    })
    .optional()
    .describe('Instructions, shown by <Steps steps={frontmatter.howTo.steps} />.'),
  card: card.optional(),
});
