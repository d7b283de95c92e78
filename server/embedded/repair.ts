import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { foldersOf } from './cleanup.ts';
import { counted } from './counted.ts';
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
async function exportOthers(data: string, folder: string) {
  const whole: string[] = [];
  const damaged: string[] = [];
  const look = async (check: () => Promise<void>) =>
    check().catch((error: Error) => void damaged.push(error.message));
  await look(async () => {
    const mails = await readMails(data);
    if (mails.length === 0) return;
    await writeFile(path.join(folder, 'mail.json'), JSON.stringify(mails, null, 1));
    whole.push(`${counted(mails.length, 'mail')}, in mail.json`);
  });
  await look(() => checkSecrets(data));
  return { whole, damaged };
}

/**
 * Checks a data folder and exports what is whole into a new folder in it. The data itself is not
 * changed.
 * @throws DataInUseError while a server has it open, or the system's error
 */
export async function repair(data: string): Promise<Repaired> {
  if (!existsSync(data)) return { folder: data, whole: [], damaged: ['There is no data here.'] };
  const unlock = lockFolder(data);
  const folder = path.join(data, `export-${stamp(new Date())}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const tables = await tablesOf(path.join(data, 'database'), path.join(folder, '.database'));
    const read = typeof tables === 'string' ? [] : tables;
    await exportTables(read, path.join(folder, 'tables'));
    const files = await exportFiles(foldersOf(data).files, path.join(folder, 'files'), read);
    const others = await exportOthers(data, folder);
    const rows = read.reduce((sum, table) => sum + table.rows.length, 0);
    const whole = [
      `${counted(rows, 'row')} of ${counted(read.length, 'table')}, in tables/`,
      ...files.whole,
      ...others.whole,
    ];
    const damaged = [
      ...(typeof tables === 'string' ? [`the database does not open: ${tables}`] : []),
      ...read.flatMap(({ name, damaged: lines }) => lines.map((line) => `${name}: ${line}`)),
      ...files.damaged,
      ...others.damaged,
    ];
    const report = [
      'Whole:',
      ...whole,
      '',
      'Not whole:',
      ...(damaged.length ? damaged : ['nothing']),
    ];
    await writeFile(path.join(folder, 'report.txt'), `${report.join('\n')}\n`);
    return { folder, whole, damaged };
  } finally {
    unlock();
  }
}
