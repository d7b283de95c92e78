import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { foldersOf } from './cleanup.ts';
import { counted } from './counted.ts';
import { EXPORT, forgetExports, NOTHING, REPORT } from './exports.ts';
import { checkSecrets } from './keys.ts';
import { lockFolder } from './lock.ts';
import { readMails } from './mailbox.ts';
import { stamp } from './quarantine.ts';
import { openInThread } from './repair-database.ts';
import { Reader, readTables, type ReadTable } from './repair-tables.ts';
import { exportFiles } from './repair-files.ts';

/* `npm start -- --repair`: looks at all data, exports what is whole, and says what is not. */

export interface Repaired {
  /** Where the export lies. */
  folder: string;
  /** What is whole, a line for each kind. */
  whole: string[];
  /** What is not, a line for each thing. */
  damaged: string[];
  /** Earlier exports that were removed. */
  removed: string[];
}

/** The tables, read from a copy: even opening a database changes it. */
async function tablesOf(database: string, copy: string): Promise<ReadTable[] | string> {
  if (!existsSync(database)) return 'it is not there';
  try {
    await cp(database, copy, { recursive: true });
    const reader = new Reader(() => openInThread(copy));
    try {
      return await readTables(reader);
    } finally {
      await reader.close();
    }
  } catch (error) {
    return (error as Error).message || (error as Error).name;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function exportTables(tables: readonly ReadTable[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { name, rows } of tables) {
    const lines = rows.map((row) => `${JSON.stringify(row)}\n`);
    await writeFile(path.join(folder, `${name}.jsonl`), lines.join(''));
  }
}

/** Mails are copied; secrets are only looked at: an export is shown to others more easily than data. */
async function lookAtOthers(data: string, to: string | undefined) {
  const whole: string[] = [];
  const damaged: string[] = [];
  const look = async (check: () => Promise<void>) =>
    check().catch((error: Error) => void damaged.push(error.message));
  await look(async () => {
    const mails = await readMails(data);
    if (mails.length === 0) return;
    if (to) await writeFile(path.join(to, 'mail.json'), JSON.stringify(mails, null, 1));
    whole.push(`${counted(mails.length, 'mail')}, in mail.json`);
  });
  await look(() => checkSecrets(data));
  return { whole, damaged };
}

/** What was seen of data, a line for each thing. */
export interface Looked {
  whole: string[];
  /** What is lost, or not what was stored. */
  damaged: string[];
  /** What nobody misses, or what mends itself. */
  notes: string[];
}

/**
 * Looks at all of a data folder, which nobody writes to meanwhile.
 * @param copy a folder that is not there: the database is read there
 * @param to where to export what is whole; undefined: nowhere
 * @throws the system's error
 */
export async function lookAtData(data: string, copy: string, to?: string): Promise<Looked> {
  const tables = await tablesOf(path.join(data, 'database'), copy);
  const read = typeof tables === 'string' ? [] : tables;
  if (to) await exportTables(read, path.join(to, 'tables'));
  const files = await exportFiles(foldersOf(data).files, to && path.join(to, 'files'), read);
  const others = await lookAtOthers(data, to);
  const rows = read.reduce((sum, table) => sum + table.rows.length, 0);
  return {
    whole: [
      `${counted(rows, 'row')} of ${counted(read.length, 'table')}, in tables/`,
      ...files.whole,
      ...others.whole,
    ],
    damaged: [
      ...(typeof tables === 'string' ? [`the database does not open: ${tables}`] : []),
      ...read.flatMap(({ name, damaged: lines }) => lines.map((line) => `${name}: ${line}`)),
      ...files.damaged,
      ...others.damaged,
    ],
    notes: files.notes,
  };
}

const reportOf = (whole: readonly string[], damaged: readonly string[]): string =>
  ['Whole:', ...whole, '', 'Not whole:', ...(damaged.length ? damaged : [NOTHING]), ''].join('\n');

/**
 * Checks a data folder and exports what is whole into a new folder in it. The data itself is not
 * changed; of earlier exports those stay that may still be of use (exports.ts).
 * @throws DataInUseError while a server has it open, or the system's error
 */
export async function repair(data: string): Promise<Repaired> {
  if (!existsSync(data)) {
    return { folder: data, whole: [], damaged: ['There is no data here.'], removed: [] };
  }
  const unlock = lockFolder(data);
  const folder = path.join(data, EXPORT + stamp(new Date()));
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const looked = await lookAtData(data, path.join(folder, '.database'), folder);
    const damaged = [...looked.damaged, ...looked.notes];
    await writeFile(path.join(folder, REPORT), reportOf(looked.whole, damaged));
    const removed = await forgetExports(data);
    return { folder, whole: looked.whole, damaged, removed };
  } finally {
    unlock();
  }
}
