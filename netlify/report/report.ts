import { z } from 'zod';
import { EMAIL_LIMIT, HONEYPOT } from '../../src/lib/forms/contact.ts';
import { REPORT_REASONS, WORDS_LIMIT } from '../../src/lib/forms/report.ts';

/* A report as the dialog sends it, checked against what the dialog promises. */

/** The largest report, bytes: whole words of four-byte letters, each escaped. */
export const MAX_REPORT = 24 * 1024;

/** What moves the cursor, line breaks apart, is not written by hand. */
const tidy = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')

    .replace(/[\0-\x08\x0b-\x1f\x7f]/g, '')
    .trim();

const REPORT = z.object({
  design: z.uuid(),
  reason: z.enum(REPORT_REASONS),
  words: z
    .string()
    .transform(tidy)
    // Letters as the database counts them, not their halves.
    .refine((text) => [...text].length <= WORDS_LIMIT)
    .default(''),
  email: z
    .string()
    .transform((text) => text.trim())
    .refine(
      (text) => text.length <= EMAIL_LIMIT && /^([^@\s<>(),;:"]+@[^@\s<>(),;:"]+)?$/.test(text),
    )
    .default(''),
});
export type Report = z.infer<typeof REPORT>;

/** What came: a report, a program's catch, or the fields that are wrong. */
export type ReportReading =
  | { kind: 'report'; report: Report }
  | { kind: 'trap' }
  | { kind: 'wrong'; fields: string[] };

/** Reads a report. @throws SyntaxError where the text is no JSON */
export function readReport(text: string): ReportReading {
  const value: unknown = JSON.parse(text);
  if (z.object({ [HONEYPOT]: z.string().min(1) }).safeParse(value).success) return { kind: 'trap' };
  const result = REPORT.safeParse(value);
  if (result.success) return { kind: 'report', report: result.data };
  const fields = result.error.issues.map(({ path }) => String(path[0] ?? ''));
  return { kind: 'wrong', fields: [...new Set(fields)] };
}
