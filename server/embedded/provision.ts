import path from 'node:path';
import type { App } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import type { PGlite } from '@electric-sql/pglite';
import { endSessionsWithPassword } from './accounts/sessions.ts';
import type { DatabaseFolder } from './database-folder.ts';
import { makersHash } from './makers-hash.ts';
import { migrate } from './migrate.ts';
import { PLATFORM_SQL } from './platform.ts';
import { restoreRights } from './rights.ts';
import { SchemaCache } from './schema-cache.ts';
import { markSiteOwner } from './site-owner.ts';
import { Template } from './template.ts';

/*
 * What a database has before the first request: files, schemas, migrations, rights. All but the files
 * and the schemas of auth and storage is laid anew at each start, so that a database from a template is in
 * no way another one.
 */

export const SUPABASE = path.join(import.meta.dirname, '..', '..', 'supabase');
const MIGRATIONS = path.join(SUPABASE, 'migrations');

/** What a connection does before its first request as somebody. */
interface WithRowSecurity {
  ensureRlsContext: () => Promise<boolean>;
}

/** A database while it is provided with all that it needs. */
export class Provision {
  readonly #place: DatabaseFolder;
  readonly #by: string | undefined;
  readonly #template: Template;
  readonly #isLaid: boolean;
  readonly schemaCache: SchemaCache;
  #kept: Promise<void> = Promise.resolve();

  private constructor(place: DatabaseFolder, by: string | undefined, cache?: string) {
    this.#place = place;
    this.#by = by;
    this.#template = new Template(by, cache);
    this.#isLaid = place.isNew && this.#template.lay(place.path);
    this.schemaCache = new SchemaCache(place.path);
  }

  /**
   * Lays the files of a new database, where there is a template of it.
   * @param cache where templates are kept
   */
  static async begin(place: DatabaseFolder, cache?: string): Promise<Provision> {
    return new Provision(place, await makersHash(MIGRATIONS), cache);
  }

  /** Lays the rest. @param siteOwner address of the account that owns the site */
  async complete(
    app: Pick<App, 'ensureSystemSchema'>,
    connection: PgliteConnection,
    siteOwner: string | undefined,
  ): Promise<void> {
    const database = connection.driver;
    await laySchemas(app, database);
    await migrate(database, MIGRATIONS);
    // Done with the first request otherwise, when it is too late to take rights back.
    await (connection as unknown as WithRowSecurity).ensureRlsContext();
    await restoreRights(database, MIGRATIONS);
    await endSessionsWithPassword(database);
    if (this.#place.isNew && !this.#isLaid) await this.#keep(connection);
    await markSiteOwner(database, siteOwner);
    await this.schemaCache.open(database, this.#by);
    this.#place.made();
  }

  /** Before the connection is closed: what is kept for other starts is whole then. */
  async end(): Promise<void> {
    this.schemaCache.stay();
    await this.#kept;
  }

  /** Keeps the database as a template, before anything of anybody's is in it. */
  async #keep(connection: PgliteConnection): Promise<void> {
    const database = connection.driver;
    await markSiteOwner(database, undefined);
    await this.schemaCache.open(database, this.#by);
    // A start from the template need not look, either.
    await connection.introspect({ useCache: true });
    await database.exec('checkpoint');
    this.#kept = this.#template.keep(this.#place.path);
  }
}

/** Lays the schemas of auth and storage, once: comparing them takes seconds. */
async function laySchemas(app: Pick<App, 'ensureSystemSchema'>, database: PGlite): Promise<void> {
  const { rows } = await database.query<{ there: boolean }>(
    "select to_regclass('storage.objects') is not null as there",
  );
  if (!rows[0].there) await app.ensureSystemSchema();
  await database.exec(PLATFORM_SQL);
}
