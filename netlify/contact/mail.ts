import { SUBJECT_NAMES } from '../../src/lib/forms/contact.ts';
import { plainLine, type ContactMessage } from './message.ts';

/** A mail to the owner of the site. */
export interface ContactMail {
  from: string;
  to: string;
  /** The one who wrote, where he said who he is: the owner just answers. */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
}

/** Sends a mail. @throws Error where it was not taken */
export type SendMail = (mail: ContactMail) => Promise<void>;

/** Where mails go, and by which server. */
export interface MailSettings {
  /** smtp:// or smtps:// with user and password. */
  url: string;
  to: string;
  from: string;
}

/** The owner's mail server, where one is set; see the table of settings in the README. */
export function readMailSettings(
  env: Record<string, string | undefined>,
): MailSettings | undefined {
  const url = env.SMTP_URL?.trim();
  const to = env.CONTACT_MAIL_TO?.trim();
  if (!url || !to || !/^smtps?:\/\//.test(url)) return undefined;
  return { url, to, from: env.CONTACT_MAIL_FROM?.trim() || to };
}

/** How long a mail server may think, ms: the visitor waits for it. */
const PATIENCE_MS = 6000;

/** Sends through a mail server; the library is loaded with the first mail. */
export function smtp({ url }: MailSettings): SendMail {
  return async (mail) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      await transport.sendMail(mail);
    } finally {
      transport.close();
    }
  };
}

/** The mail that a message becomes: plain text, from our own address. */
export function toMail(
  message: ContactMessage,
  { to, from }: Omit<MailSettings, 'url'>,
): ContactMail {
  const name = `${message.firstName} ${message.lastName}`;
  return {
    from,
    to,
    replyTo: { name, address: message.email },
    // Two names that are harmless may make a word of mail's own spelling together.
    subject: plainLine(`${SUBJECT_NAMES[message.subject]}: ${name}`),
    text: `${message.message}\n\n${name}\n${message.email}\n`,
  };
}
