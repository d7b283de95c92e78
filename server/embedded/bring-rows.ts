import type { StoredFile } from './cleanup-plan.ts';
import type { Database } from './migrate.ts';

/* The rows of what comes back from quarantine. */

export interface DesignRow {
  id: string;
  user_id: string;
  name: string;
  visibility: 'private' | 'shared';
  url: string;
  original_image: string | null;
  stitches: string | null;
  shared_at: string | null;
  hidden_at: string | null;
}

const PUBLIC = '/storage/v1/object/public/shared/';

/** Keys of the public copies without which a design cannot be shared; one that is hidden has none. */
export const copiesOf = ({ visibility, hidden_at, ...row }: DesignRow): string[] =>
  visibility === 'shared' && hidden_at === null
    ? [row.url, row.original_image, row.stitches]
        .filter((address) => address !== null)
        .map((address) => address.slice(PUBLIC.length))
    : [];

export interface EntryRow {
  id: string;
  bucket_id: string;
  name: string;
}

/** What `rows.json` of a quarantine says. */
export interface QuarantineRows {
  'public.gallery_images': DesignRow[];
  'storage.objects': EntryRow[];
}

export class BringRows {
  readonly #database: Database;
  readonly #columns = new Map<string, string>();

  constructor(database: Database) {
    this.#database = database;
  }

  async #some(sql: string, values: unknown[]): Promise<boolean> {
    const { rows } = await this.#database.query<{ some: boolean }>(
      `select exists (${sql}) as some`,
      values,
    );
    return rows[0].some;
  }

  hasDesign(id: string): Promise<boolean> {
    return this.#some('select from public.gallery_images where id = $1', [id]);
  }

  hasEntry({ bucket_id, name }: EntryRow): Promise<boolean> {
    return this.#some('select from storage.objects where bucket_id = $1 and name = $2', [
      bucket_id,
      name,
    ]);
  }

  /** The address of a member; undefined where there is no such account. */
  async emailOf(member: string): Promise<string | undefined> {
    const { rows } = await this.#database.query<{ email: string | null }>(
      'select email from auth.users where id = $1',
      [member],
    );
    return rows[0] && (rows[0].email ?? '');
  }

  /** Whether a file belongs to a piece that is there: as its own, or as a copy that it shows. */
  wants({ bucket, key }: StoredFile): Promise<boolean> {
    if (bucket === 'shared') return this.#some('select where public.gallery_shows($1)', [key]);
    return this.#some(
      `select from public.gallery_images g where g.id = public.design_of($1)
         and g.user_id::text = split_part($1, '/', 1)`,
      [key],
    );
  }

  /**
   * Adds a design with its entries, all or nothing.
   * @param shared whether its public copies are there: else it comes back private
   * @throws the database's error
   */
  async addDesign(design: DesignRow, entries: readonly EntryRow[], shared: boolean): Promise<void> {
    const own = entries.filter(({ bucket_id }) => bucket_id === 'gallery');
    const copies = entries.filter(({ bucket_id }) => bucket_id !== 'gallery');
    await this.#atOnce(async () => {
      for (const entry of own) await this.#insert('storage.objects', entry);
      // Files of a design that stands are sealed, and public copies of one that is shared: in this order.
      const kept = await this.#kept(design);
      await this.#insert('public.gallery_images', {
        ...design,
        ...{ visibility: 'private', shared_at: null },
        ...kept,
      });
      if (design.visibility !== 'shared' || !shared) return;
      for (const entry of copies) await this.#insert('storage.objects', entry);
      await this.#database.query(
        `update public.gallery_images set visibility = 'shared', shared_at = $2, url = $3,
           original_image = $4, stitches = $5 where id = $1`,
        [design.id, design.shared_at, design.url, design.original_image, design.stitches],
      );
    });
  }

  /** The addresses of a design's private files. */
  async #kept({ user_id, id }: DesignRow): Promise<Partial<DesignRow>> {
    const { rows } = await this.#database.query<Partial<DesignRow>>(
      `select picture as url, original as original_image, stitches
       from public.gallery_kept($1::uuid, $2::uuid)`,
      [user_id, id],
    );
    return rows[0];
  }

  /** Adds the entry of a file of a design that stands, where it has none. */
  async addEntry({ bucket, key }: StoredFile, entry: EntryRow | undefined): Promise<void> {
    const there = await this.hasEntry({ id: '', bucket_id: bucket, name: key });
    if (there || !entry) return;
    await this.#atOnce(async () => {
      // The design is sealed for everybody; this puts back what it had.
      await this.#database.query("set local session_replication_role = 'replica'");
      await this.#insert('storage.objects', entry);
    });
  }

  async #atOnce(work: () => Promise<void>): Promise<void> {
    await this.#database.exec('begin');
    try {
      await work();
      await this.#database.exec('commit');
    } catch (error) {
      await this.#database.exec('rollback');
      throw error;
    }
  }

  /** @param table with its schema, one of ours */
  async #insert(table: 'public.gallery_images' | 'storage.objects', row: object): Promise<void> {
    const columns = await this.#columnsOf(table);
    await this.#database.query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1)`,
      [JSON.stringify(row)],
    );
  }

  /** What can be written of a table: other columns are made of these. */
  async #columnsOf(table: string): Promise<string> {
    const known = this.#columns.get(table);
    if (known) return known;
    const { rows } = await this.#database.query<{ columns: string }>(
      `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [table],
    );
    this.#columns.set(table, rows[0].columns);
    return rows[0].columns;
  }
}
