import { z } from 'astro/zod';
import { BLOG_CATEGORIES } from '../../lib/blog/categories.ts';
import { fileKey, isoDay, pieceKey, text } from './fields.ts';

const CATEGORY_NAMES = BLOG_CATEGORIES.map(({ name }) => name);

/** A list of `least` to `most` different texts. */
const texts = (least: number, most: number) =>
  z
    .array(text(2, 40), { error: `write a list of ${least} to ${most} words` })
    .refine(({ length }) => length >= least && length <= most, {
      error: ({ input }) => `has ${(input as string[]).length}: write ${least} to ${most}`,
    })
    .refine((list) => new Set(list).size === list.length, { error: 'one stands there twice' });

/** The frontmatter of a post: src/content/blog/ADDRESS.mdx. All texts are Turkish. */
export const blogSchema = z
  .strictObject({
    title: text(20, 90).describe('The headline, in sentence case.'),
    excerpt: text(80, 220).describe('One or two sentences under the headline and on the card.'),
    category: z
      .enum(CATEGORY_NAMES, { error: `must be one of ${CATEGORY_NAMES.join(', ')}` })
      .describe('The filter under which the post stands.'),
    date: isoDay().describe('Day of publication.'),
    updated: isoDay().optional().describe('Day of the last change that a reader would notice.'),
    author: fileKey('src/content/authors', '.json').describe('Who wrote it.'),
    piece: pieceKey().describe('The piece in the hoop over the post and on its card.'),
    pieceAlt: text(10, 160).describe('What that picture shows, for those who do not see it.'),
    tags: texts(2, 6).describe('What it is about, in a word or two each.'),
    seoTitle: text(10, 70).describe("Title for search engines; the site's name is added."),
    seoDescription: text(50, 160).describe('Description for search engines.'),
    seoKeywords: texts(2, 10).describe('Words that people search for.'),
  })
  .refine(({ date, updated }) => !updated || updated >= date, {
    path: ['updated'],
    error: 'is before the day of publication: correct it, or leave it out',
  });
