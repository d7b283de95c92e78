import { existsSync } from 'node:fs';
import { cleanedLines } from './embedded/cleaned.ts';
import { DataInUseError } from './embedded/lock.ts';
import { repair } from './embedded/repair.ts';

/**
 * `npm start -- --repair`.
 * @param tidy also sets aside what is half there
 * @param print takes a line for a person
 * @returns whether all is whole
 */
export async function runRepair(
  data: string,
  tidy: boolean,
  print: (line: string) => void,
): Promise<boolean> {
  try {
    const { folder, whole, damaged, removed } = await repair(data);
    print(`Whole, and exported to ${folder}:`);
    for (const line of whole) print(`  ${line}`);
    print(damaged.length > 0 ? 'Not whole:' : 'All of it is whole.');
    for (const line of damaged) print(`  ${line}`);
    if (damaged.length > 0) print(helpFor(tidy));
    if (removed.length > 0) print(`Older exports were removed: ${removed.join(', ')}.`);
    if (tidy && existsSync(data)) await runTidy(data, print);
    return damaged.length === 0;
  } catch (error) {
    print(
      error instanceof DataInUseError
        ? error.message
        : `It cannot be checked: ${(error as Error).message}`,
    );
    return false;
  }
}

const helpFor = (tidy: boolean): string =>
  [
    tidy ? '' : 'Nothing was changed. ',
    'A backup brings the rest back: missing and damaged files alone by npm run restore -- FILE --only-missing, ',
    'everything by npm run restore -- FILE into a data folder that has nothing in it.',
  ].join('');

async function runTidy(data: string, print: (line: string) => void): Promise<void> {
  const { openEmbedded } = await import('./embedded/open.ts');
  const { close, cleaned } = await openEmbedded({
    folder: data,
    siteUrl: '',
    tidy: true,
    onTrouble: print,
  });
  if (!cleaned.place && !cleaned.refused) {
    print('Nothing of it is half there: nothing was set aside.');
  }
  for (const line of cleanedLines(cleaned)) print(line);
  for (const name of cleaned.pieces) print(`  set aside: ${name}`);
  for (const name of cleaned.hidden) print(`  private again: ${name}`);
  await close();
}
