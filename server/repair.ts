import { cleanedLines } from './embedded/cleanup.ts';
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
    const { folder, whole, damaged } = await repair(data);
    print(`Whole, and exported to ${folder}:`);
    for (const line of whole) print(`  ${line}`);
    print(damaged.length > 0 ? 'Not whole:' : 'All of it is whole.');
    for (const line of damaged) print(`  ${line}`);
    if (damaged.length > 0) {
      print('Nothing was changed. A backup brings the rest back: npm run restore -- FILE');
    }
    if (tidy) await runTidy(data, print);
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

async function runTidy(data: string, print: (line: string) => void): Promise<void> {
  const { openEmbedded } = await import('./embedded/open.ts');
  const { close, cleaned } = await openEmbedded({ folder: data, siteUrl: '', tidy: true });
  const lines = cleanedLines(cleaned);
  for (const line of lines.length > 0 ? lines : ['There is nothing half there.']) print(line);
  await close();
}
