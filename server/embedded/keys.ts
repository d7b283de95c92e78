import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { makeFolder } from './lock.ts';

/** The key that pages send; public, as on a hosted project. It is the default of PUBLIC_SUPABASE_ANON_KEY. */
export const LOCAL_ANON_KEY = 'sb_publishable_local';

/** What must stay on this machine. */
export interface Secrets {
  /** Signs the tokens of sessions. */
  jwtSecret: string;
  /** Passes row security. */
  serviceKey: string;
}

const SHAPE = z.object({ jwtSecret: z.string().min(32), serviceKey: z.string().min(32) });

/** The file of the secrets holds none. */
export class DamagedSecretsError extends Error {
  override readonly name = 'DamagedSecretsError';
}

/** What the file says. @throws DamagedSecretsError */
function parse(text: string): Secrets {
  try {
    return SHAPE.parse(JSON.parse(text));
  } catch {
    throw new DamagedSecretsError(
      'secrets.json of the data is damaged. Delete it, and everybody signs in again; or take it from a backup that was restored elsewhere.',
    );
  }
}

/** Whether the secrets of a data folder can be used, or are yet to be made. @throws DamagedSecretsError */
export async function checkSecrets(folder: string): Promise<void> {
  try {
    parse(await readFile(path.join(folder, 'secrets.json'), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** The secrets of a data folder, made at random the first time. @throws DamagedSecretsError */
export async function readSecrets(folder: string): Promise<Secrets> {
  const file = path.join(folder, 'secrets.json');
  try {
    return parse(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const secrets: Secrets = {
    jwtSecret: randomBytes(32).toString('base64url'),
    serviceKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
  };
  makeFolder(folder);
  // Under another name first: half a file would lock everybody out for good.
  await writeFile(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 });
  await rename(`${file}.new`, file);
  return secrets;
}
