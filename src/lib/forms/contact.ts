/*
 * What a message to us holds. The page builds its form from this; whoever
 * receives the form checks it against the same.
 */

/** The longest message, in characters. */
export const MESSAGE_LIMIT = 5000;

/** The longest name and e-mail address, in characters. */
export const NAME_LIMIT = 100;
export const EMAIL_LIMIT = 254;

export const SUBJECTS = ['general', 'support', 'billing', 'partnership'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** What a subject is called in the form. */
export const SUBJECT_NAMES: Record<Subject, string> = {
  general: 'General question',
  support: 'Support',
  billing: 'Billing',
  partnership: 'Partnership and sales',
};

/** A field that people leave empty, and programs do not. */
export const HONEYPOT = 'website';

/** What of a field's `ValidityState` a message is chosen by. */
export type Fault = Pick<ValidityState, 'valueMissing' | 'typeMismatch' | 'tooLong'>;

/**
 * What to do about a field that cannot be sent as it stands.
 * @param wanted what the field wants, as in "your first name"
 */
export function faultText(fault: Partial<Fault>, wanted: string): string {
  if (fault.valueMissing) return `Please enter ${wanted}.`;
  if (fault.typeMismatch) return 'Please write it like name@example.com.';
  if (fault.tooLong) return `Please shorten this to ${MESSAGE_LIMIT} characters.`;
  return `Please check ${wanted}.`;
}

/** Where a form without script leads: the message was taken, or it was not. */
export const SENT_PAGE = '/contact/sent';
export const NOT_SENT_PAGE = '/contact/not-sent';

/** Why a message was not taken. */
export const CONTACT_FAULTS = [
  'wrong',
  'too-large',
  'busy',
  'down',
  'elsewhere',
  'not-a-form',
] as const;
export type ContactFault = (typeof CONTACT_FAULTS)[number];

/** What to do about it; what was written is still in the form. */
export const CONTACT_FAULT_TEXTS: Record<ContactFault, string> = {
  wrong: 'Something in the form is missing or too long. Please look at each field once more.',
  'too-large': `The message is too long. Please shorten it to ${MESSAGE_LIMIT} characters.`,
  busy: 'Several messages came from your connection just now. Please wait a minute, then send it again.',
  down: 'Our side did not take it. Please try again in a few minutes, or write us an e-mail.',
  elsewhere: 'It did not come from this page. Please open the form here and send it again.',
  'not-a-form': 'It did not come as a form. Please open the form here and send it again.',
};
