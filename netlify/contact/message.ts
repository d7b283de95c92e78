import { z } from 'zod';
import {
  EMAIL_LIMIT,
  HONEYPOT,
  MESSAGE_LIMIT,
  NAME_LIMIT,
  SUBJECTS,
} from '../../src/lib/forms/contact.ts';

/* A message as the form sends it, checked against what the form promises. */

/** The largest form, bytes: a whole message of four-byte letters, each escaped, and its names. */
export const MAX_FORM = 96 * 1024;

/** Line breaks of forms are CRLF; whatever else moves the cursor is not written by hand. */
const tidy = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')

    .replace(/[\0-\x08\x0b-\x1f\x7f-\x9f]/g, '')
    .trim();

/** Marks that turn the direction of what follows, or hide: a name must read as it is written. */
const HIDDEN = /[\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/** Mail's own spelling of a word (RFC 2047), which a reader of mails would spell out. */
const ENCODED_WORD = /=\?[^?\s]*\?[bq]\?[^?]*\?=/gi;

/** What is left of a text once nothing in it matches. */
function without(pattern: RegExp, text: string): string {
  const left = text.replace(pattern, '');
  return left === text ? left : without(pattern, left);
}

/** A line that reads as it is written: nothing in it hides, turns, or spells something else. */
export const plainLine = (text: string): string =>
  without(ENCODED_WORD, text.replace(HIDDEN, '')).replace(/\s+/g, ' ').trim();

/** Counts letters as the database does, not their halves. */
const within = (limit: number) => (text: string) => text !== '' && [...text].length <= limit;

const line = (limit: number) =>
  z
    .string()
    .transform((text) => plainLine(tidy(text)))
    .refine(within(limit));

const MESSAGE = z.object({
  firstName: line(NAME_LIMIT),
  lastName: line(NAME_LIMIT),
  email: line(EMAIL_LIMIT).refine((text) => /^[^@\s<>(),;:"]+@[^@\s<>(),;:"]+$/.test(text)),
  subject: z.enum(SUBJECTS),
  message: z.string().transform(tidy).refine(within(MESSAGE_LIMIT)),
});
export type ContactMessage = z.infer<typeof MESSAGE>;

/** What a form holds: a message, a program's catch, or the fields that are wrong. */
export type FormReading =
  | { kind: 'message'; message: ContactMessage }
  | { kind: 'trap' }
  | { kind: 'wrong'; fields: string[] };

/** Reads a form. Of a field that comes twice the first counts. */
export function readForm(form: URLSearchParams): FormReading {
  if (form.get(HONEYPOT)) return { kind: 'trap' };
  const result = MESSAGE.safeParse(Object.fromEntries([...form].reverse()));
  if (result.success) return { kind: 'message', message: result.data };
  const fields = result.error.issues.map(({ path }) => String(path[0]));
  return { kind: 'wrong', fields: [...new Set(fields)] };
}
