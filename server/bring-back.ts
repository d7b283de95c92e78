import { existsSync } from 'node:fs';
import path from 'node:path';
import { bringBack } from './embedded/bring-back.ts';
import { foldersOf } from './embedded/cleanup.ts';
import { counted } from './embedded/counted.ts';
import { FilesHome } from './embedded/files-home.ts';
import { DataInUseError } from './embedded/lock.ts';
import { ObjectFiles } from './embedded/object-files.ts';

/**
 * `npm start -- --bring-back`.
 * @param data folder of the project
 * @param print takes a line for a person
 * @returns whether nothing is left in quarantine
 */
export async function runBringBack(data: string, print: (line: string) => void): Promise<boolean> {
  const { files, quarantine } = foldersOf(data);
  if (!existsSync(quarantine) || !existsSync(path.join(data, 'database'))) {
    print(`There is nothing in quarantine in ${data}.`);
    return true;
  }
  const { openEmbedded } = await import('./embedded/open.ts');
  try {
    const embedded = await openEmbedded({
      ...{ folder: data, siteUrl: '', skipCleanUp: true, onTrouble: print },
    });
    try {
      const home = new FilesHome(files);
      await home.demand();
      const objects = new ObjectFiles(files, 0);
      objects.home = home;
      const back = await bringBack(embedded.database, objects, quarantine);
      print(`${counted(back.pieces.length, 'piece')} and ${counted(back.files, 'file')} are back.`);
      for (const name of back.pieces) print(`  ${name}`);
      if (back.staying.length > 0) print(`Still in ${quarantine}:`);
      for (const line of back.staying) print(`  ${line}`);
      return back.staying.length === 0;
    } finally {
      await embedded.close();
    }
  } catch (error) {
    const { message } = error as Error;
    print(
      error instanceof DataInUseError
        ? message
        : `It cannot be brought back: ${message.replace(/\.$/, '')}.`,
    );
    return false;
  }
}
