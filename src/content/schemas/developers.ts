import { z } from 'astro/zod';

/*
 * The reference of the engine's package, one file a door: `npm run reference` writes them from the
 * sources, and a test holds them to those. Nobody edits them by hand.
 */

/** A comment's text: paragraphs with a blank line between them, `code` between backticks. */
const text = z.string();

const field = z.strictObject({
  name: z.string().min(1),
  type: z.string().min(1).describe('As TypeScript writes it'),
  text,
  value: z.string().optional().describe('What it is where it is left out, or by default'),
  optional: z.boolean().default(false),
});

const entry = { name: z.string().min(1), text, code: z.string().min(1).describe('TypeScript') };

const functionEntry = z.strictObject({
  ...entry,
  parameters: z.array(field),
  returns: text,
  throws: z.array(text),
});

const typeEntry = z.strictObject({
  ...entry,
  fields: z.array(field),
  members: z.array(z.strictObject({ value: z.string(), text })).describe('Of a union, explained'),
});

const constantEntry = z.strictObject(entry);

/** What is true of the package as a whole: on the door of its own name. */
const packageFacts = z.strictObject({
  version: z.string().regex(/^\d+\.\d+\.\d+/),
  examples: z
    .array(z.strictObject({ title: z.string().min(5), text, code: z.string().min(20) }))
    .min(1)
    .describe('The examples of its README, which a test runs'),
});

/** One of the package's `exports`; its file is named as its page. */
export const doorSchema = z.strictObject({
  order: z.number().int().min(0).describe('Place among the doors'),
  from: z.string().startsWith('ilmek-engine').describe('As it is imported'),
  text: z.string().min(5).describe('What is there, as the README says it'),
  functions: z.array(functionEntry),
  types: z.array(typeEntry),
  constants: z.array(constantEntry),
  also: z.array(z.string()).describe('What it exports that another page describes'),
  package: packageFacts.optional(),
});

export type DoorData = z.infer<typeof doorSchema>;
export type FieldData = z.infer<typeof field>;
export type FunctionData = z.infer<typeof functionEntry>;
export type TypeData = z.infer<typeof typeEntry>;
