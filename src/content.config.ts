import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { aboutSchema, teamMemberSchema } from './content/schemas/about.ts';
import { contactSchema } from './content/schemas/contact.ts';
import { doorSchema } from './content/schemas/developers.ts';
import { featureCategorySchema } from './content/schemas/features.ts';
import { landingSchema } from './content/schemas/landing.ts';
import { planSchema } from './content/schemas/plans.ts';
import { statusSchema } from './content/schemas/status.ts';
import { authorSchema } from './content/schemas/authors.ts';
import { blogSchema } from './content/schemas/blog.ts';
import { faqSchema } from './content/schemas/faq.ts';
import { guideSchema } from './content/schemas/guides.ts';
import { legalSchema } from './content/schemas/legal.ts';
import { postSlug } from './lib/blog/blog.ts';

/*
 * The site's content: one collection a kind, each with a strict schema in
 * `content/schemas/`, so that a wrong field fails the build.
 */
export const collections = {
  about: defineCollection({
    loader: glob({ base: 'src/content/about', pattern: '*.mdx' }),
    schema: aboutSchema,
  }),
  contact: defineCollection({
    loader: glob({ base: 'src/content/contact', pattern: '*.yaml' }),
    schema: contactSchema,
  }),
  developers: defineCollection({
    loader: glob({ base: 'src/content/developers', pattern: '*.json' }),
    schema: doorSchema,
  }),
  features: defineCollection({
    loader: glob({ base: 'src/content/features', pattern: '*.yaml' }),
    schema: featureCategorySchema,
  }),
  landing: defineCollection({
    loader: glob({ base: 'src/content/landing', pattern: '*.yaml' }),
    schema: landingSchema,
  }),
  plans: defineCollection({
    loader: glob({ base: 'src/content/plans', pattern: '*.yaml' }),
    schema: planSchema,
  }),
  status: defineCollection({
    loader: glob({ base: 'src/content/status', pattern: '*.yaml' }),
    schema: statusSchema,
  }),
  team: defineCollection({
    loader: glob({ base: 'src/content/team', pattern: '*.yaml' }),
    schema: teamMemberSchema,
  }),
  authors: defineCollection({
    loader: glob({ base: 'src/content/authors', pattern: '*.json' }),
    schema: authorSchema,
  }),
  blog: defineCollection({
    loader: glob({
      base: 'src/content/blog',
      pattern: '*.mdx',
      generateId: ({ entry }) => postSlug(entry),
    }),
    schema: blogSchema,
  }),
  faq: defineCollection({
    loader: glob({ base: 'src/content/faq', pattern: '*.yaml' }),
    schema: faqSchema,
  }),
  guides: defineCollection({
    loader: glob({ base: 'src/content/guides', pattern: '*.mdx' }),
    schema: guideSchema,
  }),
  legal: defineCollection({
    loader: glob({ base: 'src/content/legal', pattern: '*.mdx' }),
    schema: legalSchema,
  }),
};
