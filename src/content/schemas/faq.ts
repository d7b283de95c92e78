import { z } from 'astro/zod';
import { promises, text } from './fields.ts';

const item = z.strictObject({
  question: text(10, 120)
    .endsWith('?', { error: 'end the question with "?"' })
    .describe('As a visitor would ask it.'),
  answer: text(40, 700).describe(
    'Plain text, without markup: it is shown, and told to search engines.',
  ),
  // None for a question of the craft; but it has to be said.
  promises: promises(0),
});

/** The questions of one page: src/content/faq/PAGE.yaml, in the order in which they are shown. */
export const faqSchema = z.strictObject({
  title: text(3, 60).describe('The heading over the questions.'),
  items: z
    .array(item)
    .min(3, { error: 'write at least three questions' })
    .describe('The questions with their answers.'),
});
