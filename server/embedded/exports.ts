import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { timeOf } from './quarantine.ts';

/* What `npm start -- --repair` has exported: {data}/export-{time}, each as large as the data. */

/** How their names begin; the time comes after it. */
export const EXPORT = 'export-';

/** What was found, in each of them. It is written last: without it one was cut. */
export const REPORT = 'report.txt';

/** What a report says where nothing is damaged. */
export const NOTHING = 'nothing';

/** How many of the newest stay. */
const KEPT = 3;

/** Whether all was whole when it was made; undefined where it was cut. */
async function isWhole(folder: string): Promise<boolean | undefined> {
  const report = await readFile(path.join(folder, REPORT), 'utf8').catch(() => undefined);
  return report?.trimEnd().endsWith(`Not whole:\n${NOTHING}`);
}

/**
 * Removes earlier exports but for the newest, and the newest that is whole: data that gets worse is
 * exported over and over, and the first of these may be the best there is.
 * @returns the names of those removed
 */
export async function forgetExports(data: string): Promise<string[]> {
  const names = (await readdir(data))
    .filter((name) => name.startsWith(EXPORT) && timeOf(name.slice(EXPORT.length)) !== undefined)
    .sort()
    .reverse();
  const removed: string[] = [];
  let [kept, hasWhole] = [0, false];
  for (const name of names) {
    const whole = await isWhole(path.join(data, name));
    const stays = whole !== undefined && (kept < KEPT || (whole && !hasWhole));
    hasWhole ||= whole === true;
    if (stays) kept++;
    else {
      await rm(path.join(data, name), { recursive: true, force: true });
      removed.push(name);
    }
  }
  return removed;
}
