import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openEmbedded } from './open.ts';

/** Makes a database that nobody uses, so that the first start of somebody's need not (template.ts). */
export async function makeTemplate(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ilmek-template-'));
  try {
    await (await openEmbedded({ folder, siteUrl: '' })).close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
