import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** A mail as it was sent. */
const MAIL = z.object({
  to: z.string(),
  subject: z.string(),
  /** Its paragraphs, without markup. */
  lines: z.array(z.string()),
  /** Where its one link leads, from the root of the site. */
  link: z.string().startsWith('/').optional(),
  /** ISO time. */
  sentAt: z.iso.datetime(),
});
export type Mail = z.infer<typeof MAIL>;

/** The file of the mails holds something else. */
export class DamagedMailsError extends Error {
  override readonly name = 'DamagedMailsError';
}

/** What a mail driver is given. */
export interface Outgoing {
  to: string;
  subject: string;
  html?: string;
  text?: string;
}

/** Older mails than this many are thrown away. */
const KEPT = 100;

const fileOf = (folder: string) => path.join(folder, 'mail.json');

/**
 * The mails of a data folder, newest first.
 * @throws DamagedMailsError, or the system's error
 */
export async function readMails(folder: string): Promise<Mail[]> {
  let text: string;
  try {
    text = await readFile(fileOf(folder), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  try {
    return z.array(MAIL).parse(JSON.parse(text));
  } catch (cause) {
    const words = 'mail.json of the data holds no mails. The next mail puts it aside.';
    throw new DamagedMailsError(words, { cause });
  }
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity])
    .replace(/\s+/g, ' ')
    .trim();

/** What a mail says, and where its link leads; of our own templates, which are plain. */
export function readHtml(html: string): Pick<Mail, 'lines' | 'link'> {
  const lines = [...html.matchAll(/<p>(.*?)<\/p>/gs)].map(([, inner]) => plain(inner));
  const href = /<a href="([^"]*)"/.exec(html)?.[1];
  const url = href && URL.parse(plain(href));
  return { lines, link: url ? url.pathname + url.search : undefined };
}

/** Takes mails instead of sending them: they can be read at /_mail. */
export class Mailbox {
  readonly #folder: string;
  #writing: Promise<void> = Promise.resolve();

  constructor(folder: string) {
    this.#folder = folder;
  }

  send({ to, subject, html, text = '' }: Outgoing): Promise<void> {
    const words = html ? readHtml(html) : { lines: text.split(/\n+/) };
    const mail: Mail = { to, subject, ...words, sentAt: new Date().toISOString() };
    this.#writing = this.#writing.catch(() => undefined).then(() => this.#add(mail));
    return this.#writing;
  }

  async #add(mail: Mail): Promise<void> {
    const file = fileOf(this.#folder);
    const before = await readMails(this.#folder).catch(async (error: unknown) => {
      if (!(error instanceof DamagedMailsError)) throw error;
      await rename(file, `${file}.damaged-${Date.now()}`);
      return [];
    });
    const mails = [mail, ...before].slice(0, KEPT);
    await mkdir(this.#folder, { recursive: true });
    await writeFile(`${file}.new`, JSON.stringify(mails), { mode: 0o600 });
    await rename(`${file}.new`, file);
  }
}
