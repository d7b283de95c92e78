import { createHash } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from './migrate.ts';

/*
 * Supabase Lite looks at all tables, functions and time zones of a database before the first answer,
 * which takes a second; it takes them from here where they were looked at before. They lie in the
 * database's own folder: whatever becomes of that becomes of them.
 *
 *   key │ SHA-256 of the rest │ what was seen, as JSON       (a line each)
 */

const NAME = 'ilmek-schema-cache';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export class SchemaCache {
  readonly #file: string;
  /** By what the database was made what it is; undefined until that is known. */
  #key: string | undefined;
  #stays = false;

  /** @param database its folder */
  constructor(database: string) {
    this.#file = path.join(database, NAME);
  }

  /**
   * From now on it may be used: nothing will change the schema any more.
   * @param by what the start has laid (laid-by.ts); undefined: it stays unused
   */
  async open(database: Database, by: string | undefined): Promise<void> {
    if (!by) return;
    // One that a newer Ilmek has worked on has more of them.
    const { rows } = await database.query<{ version: string }>(
      'select version from supabase_migrations.schema_migrations order by version',
    );
    this.#key = hashOf([by, ...rows.map(({ version }) => version)].join('\n'));
  }

  async get(): Promise<string | undefined> {
    if (!this.#key) return undefined;
    const text = await readFile(this.#file, 'utf8').catch(() => '');
    const [key, hash, ...seen] = text.split('\n');
    const json = seen.join('\n');
    return key === this.#key && hash === hashOf(json) ? json : undefined;
  }

  /** Keeps it, where it can be kept: the next start may have to look again. */
  async set(_key: string, json: string): Promise<void> {
    if (!this.#key) return;
    try {
      await writeFile(`${this.#file}.new`, [this.#key, hashOf(json), json].join('\n'));
      await rename(`${this.#file}.new`, this.#file);
    } catch {
      await rm(`${this.#file}.new`, { force: true }).catch(() => undefined);
    }
  }

  async delete(): Promise<void> {
    if (!this.#stays) await rm(this.#file, { force: true });
  }

  /** A connection deletes it as it closes: it stays for the next one. */
  stay(): void {
    this.#stays = true;
  }
}
