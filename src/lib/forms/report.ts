/*
 * What a report about a shared design holds. The dialog is built from this; the function that takes
 * it checks against the same.
 */

export const REPORT_REASONS = ['rights', 'personal', 'unlawful', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What a reason is called. */
export const REASON_NAMES: Record<ReportReason, string> = {
  rights: 'It infringes somebody’s rights',
  personal: 'It shows something personal or private',
  unlawful: 'It is hateful or unlawful',
  spam: 'It is spam',
  other: 'Something else',
};

/** The longest explanation, in characters. */
export const WORDS_LIMIT = 1000;

/** Where reports are taken. */
export const REPORT_PATH = '/api/report';

/** Why a report was not taken. */
export const REPORT_FAULTS = [
  'wrong',
  'unknown',
  'too-large',
  'busy',
  'down',
  'elsewhere',
  'not-json',
] as const;
export type ReportFault = (typeof REPORT_FAULTS)[number];

/** What to do about it. */
export const REPORT_FAULT_TEXTS: Record<ReportFault, string> = {
  wrong: 'Something in the form is missing or too long. Please look at each field once more.',
  unknown: 'This design is not in the gallery any more: there is nothing left to report.',
  'too-large': `The explanation is too long. Please shorten it to ${WORDS_LIMIT} characters.`,
  busy: 'Several reports came from your connection. Please try again later, or write to us.',
  down: 'Our side did not take it. Please try again in a few minutes, or write to us.',
  elsewhere: 'It did not come from this page. Please load the page again.',
  'not-json': 'It did not come as it should. Please load the page again.',
};
