import { accessSync, constants, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { foldersOf } from './cleanup.ts';
import { isDatabaseLost, LostDatabaseError, MAKING } from './database-folder.ts';
import { checkSecrets, DamagedSecretsError } from './keys.ts';
import { DataInUseError, lockFolder } from './lock.ts';
import { troubleOf } from './troubles.ts';

/* What can be seen of a data folder at once: to open the database takes seconds. */

/** The PostgreSQL whose files can be read. */
const POSTGRES = '17';

/** The data cannot be used; the message is a sentence. */
class UnusableDataError extends Error {
  override readonly name = 'UnusableDataError';
}

export interface Checked {
  /** Why accounts and gallery cannot work; undefined where nothing is seen. */
  broken?: string;
  /** What is to be said although they may work. */
  notice?: string;
}

/** Whether the database is one that can be opened, as far as its names and rights tell. */
function checkDatabase(folder: string): void {
  if (isDatabaseLost(folder)) throw new LostDatabaseError(folder);
  const database = path.join(folder, 'database');
  // A first start that never ended begins anew.
  if (!existsSync(database) || existsSync(path.join(folder, MAKING))) return;
  const { R_OK, W_OK, X_OK } = constants;
  accessSync(database, R_OK | W_OK | X_OK);
  const version = path.join(database, 'PG_VERSION');
  if (!existsSync(version) || !statSync(version).isFile()) return;
  const made = readFileSync(version, 'utf8').trim();
  if (made === POSTGRES) return;
  throw new UnusableDataError(
    `The database of the data says that it is of PostgreSQL “${made}”, and this Ilmek reads ${POSTGRES}. Take the Ilmek that made it, or a backup.`,
  );
}

/** Whether files are where they should be. */
function filesNotice(folder: string): string | undefined {
  const { files } = foldersOf(folder);
  if (!existsSync(path.join(folder, 'database', 'global', 'pg_control'))) return undefined;
  accessSync(existsSync(files) ? files : folder, constants.R_OK | constants.W_OK);
  if (existsSync(files) && readdirSync(files).length > 0) return undefined;
  return `The folder ${files} is away or empty. If anything was ever saved: is a disk not mounted?`;
}

/** Looks at a data folder before it is opened, and makes it where there is none. */
export async function checkData(folder: string): Promise<Checked> {
  try {
    lockFolder(folder)();
    checkDatabase(folder);
    const secrets = path.join(folder, 'secrets.json');
    // What is no file might never be read to its end.
    if (existsSync(secrets) && statSync(secrets).isFile()) await checkSecrets(folder);
    return { notice: filesNotice(folder) };
  } catch (error) {
    const { message } = error as Error;
    const said = [DataInUseError, DamagedSecretsError, LostDatabaseError, UnusableDataError].some(
      (known) => error instanceof known,
    );
    return { broken: said ? message : (troubleOf(error)?.line ?? `${message}.`) };
  }
}
