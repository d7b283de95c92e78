import { readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'astro/zod';
import { PROMISE_KEYS } from '../../lib/promises/promises.ts';

/*
 * Fields that several collections share. Each says in its own error how to
 * mend it; Astro puts the names of the entry and the field before that.
 */

/** Names of a folder's files of one kind, without their ending. */
function keysIn(folder: string, ending: string): string[] {
  const files = readdirSync(path.join(process.cwd(), folder));
  return files.filter((file) => file.endsWith(ending)).map((file) => path.basename(file, ending));
}

/**
 * The name of a file, without its ending.
 * @param folder from the project's root, as in "src/assets/pieces"
 */
export const fileKey = (folder: string, ending: string) =>
  z
    .string({ error: `write the name of a file of ${folder}, without ${ending}` })
    .refine((key) => keysIn(folder, ending).includes(key), {
      error: ({ input }) =>
        `there is no ${folder}/${String(input)}${ending}: add it, or take one of ${keysIn(folder, ending).sort().join(', ')}`,
    });

/** A picture by the engine. */
export const pieceKey = () => fileKey('src/assets/pieces', '.webp');

/** What a claim promises, by the keys of `src/lib/promises/promises.table.ts`. @param least how many at least */
export const promises = (least: 0 | 1) =>
  z
    .array(
      z.enum(PROMISE_KEYS, {
        error: ({ input }) =>
          `there is no promise "${String(input)}" in src/lib/promises/promises.table.ts: add it there, kept or planned`,
      }),
      { error: 'name what this promises, by its keys in src/lib/promises/promises.table.ts' },
    )
    .min(least, { error: 'name at least one promise of src/lib/promises/promises.table.ts' })
    .describe('What it promises: keys of src/lib/promises/promises.table.ts');

/** Text of `least` to `most` characters, spaces around it cut off. */
export const text = (least: number, most: number) =>
  z
    .string({ error: `write a text of ${least} to ${most} characters` })
    .trim()
    .min(least, { error: ({ input }) => tooFew(input, least) })
    .max(most, { error: ({ input }) => tooMany(input, most) });

const tooFew = (input: unknown, least: number): string =>
  `has ${String(input).length} characters: write at least ${least}`;
const tooMany = (input: unknown, most: number): string =>
  `has ${String(input).length} characters: shorten it to ${most}`;

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The same day as "2026-03-14", or undefined where there is no such day. */
function toIsoDay(input: unknown): string | undefined {
  // YAML reads a bare 2026-03-14 as midnight UTC.
  if (input instanceof Date) {
    return Number.isNaN(input.valueOf()) ? undefined : input.toISOString().slice(0, 10);
  }
  if (typeof input !== 'string' || !ISO_DAY.test(input)) return undefined;
  const read = new Date(`${input}T00:00:00Z`);
  // 30 February would roll over into March.
  return !Number.isNaN(read.valueOf()) && read.toISOString().startsWith(input) ? input : undefined;
}

/** A day of the calendar; comes out as text, "2026-03-14". */
export const isoDay = () =>
  z.unknown().transform((input, context): string => {
    const day = toIsoDay(input);
    if (day) return day;
    context.issues.push({
      code: 'custom',
      input,
      message: `${JSON.stringify(input)} is no day of the calendar: write it as 2026-03-14`,
    });
    return z.NEVER;
  });
