import { REASON_NAMES } from '../../src/lib/forms/report.ts';
import type { ContactMail, MailSettings } from '../contact/mail.ts';
import type { Report } from './report.ts';

/** The mail that tells the owner of the site of a report: plain text, from our own address. */
export function toReportMail(
  { design, reason, words, email }: Report,
  { to, from }: Omit<MailSettings, 'url'>,
  site = '',
): ContactMail {
  const origin = site.trim().replace(/\/+$/, '');
  const lines = [
    `${REASON_NAMES[reason]}.`,
    ...(words ? ['', words] : []),
    '',
    `${origin}/gallery/${design}`,
    `${origin}/moderation`,
    ...(email ? ['', `An answer is wanted at ${email}`] : []),
  ];
  return {
    from,
    to,
    ...(email && { replyTo: { name: '', address: email } }),
    subject: 'A design of the gallery was reported',
    text: `${lines.join('\n')}\n`,
  };
}
