import { createHash, randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mailbox } from '../mailbox.ts';
import type { Database } from '../migrate.ts';

/* Accounts as the doors look them up, and the mails that the doors send themselves. */

export interface KnownAccount {
  id: string;
  /** Of the password; none where one signs in by other ways. */
  hash: string | null;
  confirmed: boolean;
}

/** What a door needs of the project. */
export interface Project {
  database: Database;
  mailbox: Mailbox;
  /** Where the site is found, without a stroke at the end. */
  siteUrl: string;
}

/** The account of an address, in lower case. */
export async function findAccount(
  database: Database,
  address: string,
): Promise<KnownAccount | undefined> {
  const { rows } = await database.query<KnownAccount>(
    `select id, encrypted_password as hash, email_confirmed_at is not null as confirmed
     from auth.users where email = $1 and not is_sso_user`,
    [address],
  );
  return rows[0];
}

/**
 * Digits of the codes that the links of mails are made from. The project makes them from the address
 * and a code, so a short code is a short link: of six digits it is guessed within hours.
 */
export const CODE_DIGITS = 32;

const code = (): string => Array.from({ length: CODE_DIGITS }, () => randomInt(10)).join('');

const TEMPLATES = path.join(import.meta.dirname, '..', '..', '..', 'supabase', 'templates');

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** A mail's template with its words put in. */
async function written(template: string, words: Record<string, string>): Promise<string> {
  const html = await readFile(path.join(TEMPLATES, `${template}.html`), 'utf8');
  return html.replace(/\{\{ \.(\w+) \}\}/g, (_all, name: string) => escape(words[name] ?? ''));
}

/** Sends another link to whoever has not followed the first; that one is void from now on. */
export async function sendConfirmation(
  { database, mailbox, siteUrl }: Project,
  address: string,
): Promise<void> {
  const token = createHash('sha256')
    .update(address + code())
    .digest('hex');
  await database.query(
    `update auth.users set confirmation_token = $2, confirmation_sent_at = now()
     where email = $1 and email_confirmed_at is null`,
    [address, token],
  );
  const words = { SiteURL: siteUrl, TokenHash: token, Email: address };
  const html = await written('confirmation', words);
  await mailbox.send({ to: address, subject: 'Confirm your e-mail address', html });
}

/** Tells the member of an account that somebody signed up with his address. */
export async function sendRegistered(
  { mailbox, siteUrl }: Project,
  address: string,
): Promise<void> {
  const html = await written('registered', { SiteURL: siteUrl, Email: address });
  await mailbox.send({ to: address, subject: 'You have an account already', html });
}
