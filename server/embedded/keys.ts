import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The key that pages send; public, as on a hosted project. It is the default of PUBLIC_SUPABASE_ANON_KEY. */
export const LOCAL_ANON_KEY = 'sb_publishable_local';

/** What must stay on this machine. */
export interface Secrets {
  /** Signs the tokens of sessions. */
  jwtSecret: string;
  /** Passes row security. */
  serviceKey: string;
}

/** The secrets of a data folder, made at random the first time. */
export async function readSecrets(folder: string): Promise<Secrets> {
  const file = path.join(folder, 'secrets.json');
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Secrets;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const secrets: Secrets = {
    jwtSecret: randomBytes(32).toString('base64url'),
    serviceKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
  };
  await mkdir(folder, { recursive: true });
  // Under another name first: half a file would lock everybody out for good.
  await writeFile(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 });
  await rename(`${file}.new`, file);
  return secrets;
}
