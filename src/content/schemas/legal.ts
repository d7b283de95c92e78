import { z } from 'astro/zod';
import { isoDay, text } from './fields.ts';

/** The frontmatter of a page of the small print: src/content/legal/ADDRESS.mdx. */
export const legalSchema = z.strictObject({
  title: text(5, 60).describe('The heading of the page, as in "Privacy policy".'),
  description: text(50, 160).describe('Description for search engines.'),
  keywords: z.array(text(2, 40)).min(3).describe('Words that people search for.'),
  summary: text(60, 320).describe('What matters most, in a sentence or two.'),
  updated: isoDay().describe('The last-updated date of the page; change it with the text.'),
});
