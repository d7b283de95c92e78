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

/** The first number that PostgreSQL gives to what is made after the database itself. */
const FIRST_OID = 16_384;

/** All that is looked at, as one hash: it is made in a few hundredths of the time that the look takes. */
const SCHEMA = `
select md5(concat_ws('|',
  (select string_agg(concat_ws(',', oid, relname, relnamespace, relkind, relispartition), ';' order by oid)
    from pg_class where oid >= ${FIRST_OID}),
  (select string_agg(concat_ws(',', attrelid, attname, attnum, atttypid, atttypmod, attnotnull,
      atthasdef, attidentity, attgenerated, attisdropped), ';' order by attrelid, attnum)
    from pg_attribute where attrelid >= ${FIRST_OID}),
  (select string_agg(concat_ws(',', oid, pg_get_expr(adbin, adrelid)), ';' order by oid)
    from pg_attrdef where oid >= ${FIRST_OID}),
  (select string_agg(concat_ws(',', oid, proname, pronamespace, proargtypes, proargnames, proargmodes,
      pronargdefaults, provariadic, provolatile, proretset, prorows, prorettype), ';' order by oid)
    from pg_proc where oid >= ${FIRST_OID}),
  (select string_agg(concat_ws(',', oid, conname, conrelid, conkey), ';' order by oid)
    from pg_constraint where oid >= ${FIRST_OID}),
  (select string_agg(concat_ws(',', oid, typname, typnamespace, typtype, typbasetype), ';' order by oid)
    from pg_type where oid >= ${FIRST_OID}),
  (select string_agg(concat_ws(',', oid, enumlabel, enumsortorder), ';' order by oid) from pg_enum),
  (select string_agg(concat_ws(',', oid, md5(ev_action::text)), ';' order by oid)
    from pg_rewrite where oid >= ${FIRST_OID}),
  (select string_agg(concat_ws(',', objoid, objsubid, description), ';' order by objoid, objsubid)
    from pg_description where objoid >= ${FIRST_OID}),
  (select string_agg(concat_ws(',', oid, nspname), ';' order by oid) from pg_namespace)
)) as hash`;

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
   * @param by the makers of whatever is looked at, and of whoever looks (makers-hash.ts); undefined: it
   *   stays unused
   */
  async open(database: Database, by: string | undefined): Promise<void> {
    if (!by) return;
    // Another Ilmek may have worked on it, or a person.
    const { rows } = await database.query<{ hash: string }>(SCHEMA);
    this.#key = hashOf(`${by} ${rows[0].hash}`);
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
