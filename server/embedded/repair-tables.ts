import { computes } from './computes.ts';
import type { Database } from './migrate.ts';

/** A table, as far as it can be read. */
export interface ReadTable {
  /** With its schema. */
  name: string;
  rows: Record<string, unknown>[];
  /** A line for each row that cannot be read. */
  damaged: string[];
}

const SCHEMAS = ['public', 'auth', 'storage'];

/** A database that can be opened anew: what is damaged may break the one that reads it. */
export interface Reopened extends Pick<Database, 'query'> {
  close(): Promise<void>;
}

/** Bytes of a page of a table. */
const PAGE_BYTES = 8192;

/** Asks one statement of a database after the other, each of one that works. */
export class Reader {
  readonly #open: () => Promise<Reopened>;
  #database: Reopened | undefined;

  constructor(open: () => Promise<Reopened>) {
    this.#open = open;
  }

  /** @throws the database's error; the next question is answered all the same */
  async rows<Row>(sql: string, values?: unknown[]): Promise<Row[]> {
    this.#database ??= await this.#open();
    try {
      return (await this.#database.query<Row>(sql, values)).rows;
    } catch (error) {
      if (!(await computes(this.#database))) await this.close();
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.#database?.close().catch(() => undefined);
    this.#database = undefined;
  }
}

/** Reads all tables of a project, row by row where one of them cannot be read as a whole. */
export async function readTables(reader: Reader): Promise<ReadTable[]> {
  const found = await reader.rows<{ name: string; quoted: string }>(
    `select schemaname || '.' || tablename as name, format('%I.%I', schemaname, tablename) as quoted
     from pg_tables where schemaname = any($1::text[]) order by 1`,
    [SCHEMAS],
  );
  const tables: ReadTable[] = [];
  for (const { name, quoted } of found) tables.push(await readTable(reader, name, quoted));
  return tables;
}

const JSON_OF = (from: string) => `select to_jsonb(t) as row from ${from} t`;

interface Row {
  row: Record<string, unknown>;
}

async function readTable(reader: Reader, name: string, quoted: string): Promise<ReadTable> {
  const table: ReadTable = { name, rows: [], damaged: [] };
  try {
    table.rows = (await reader.rows<Row>(JSON_OF(quoted))).map(({ row }) => row);
  } catch {
    await readRowByRow(reader, quoted, table);
  }
  return table;
}

/** Where a row lies can be read although what is in it cannot. */
async function readRowByRow(reader: Reader, quoted: string, table: ReadTable): Promise<void> {
  for (const place of await placesOf(reader, quoted, table)) {
    try {
      const [found] = await reader.rows<Row>(`${JSON_OF(quoted)} where ctid = $1::tid`, [place]);
      table.rows.push(found.row);
    } catch (error) {
      table.damaged.push(`the row at ${place} cannot be read (${(error as Error).message})`);
    }
  }
}

/** Where the rows of a table lie, page by page: one may be damaged, and all others whole. */
async function placesOf(reader: Reader, quoted: string, table: ReadTable): Promise<string[]> {
  const [{ pages }] = await reader.rows<{ pages: number }>(
    `select (pg_relation_size('${quoted.replaceAll("'", "''")}') / ${PAGE_BYTES})::int as pages`,
  );
  const places: string[] = [];
  for (let page = 0; page < pages; page++) {
    const rows = `select ctid::text as place from ${quoted} where ctid >= '(${page},0)'::tid and ctid < '(${page + 1},0)'::tid`;
    try {
      places.push(...(await reader.rows<{ place: string }>(rows)).map(({ place }) => place));
    } catch (error) {
      table.damaged.push(`page ${page} cannot be read (${(error as Error).message})`);
    }
  }
  return places;
}
