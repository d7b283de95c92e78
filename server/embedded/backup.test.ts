import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backUp, BackupError, restore } from './backup.ts';
import { DamagedBackupError } from './backup-file.ts';
import { openEmbedded } from './open.ts';
import { PNG, save, share, signUp, startTestServer, type TestServer } from './testing/server.ts';

/* A backup that is taken while a member saves, and lives again elsewhere. */

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ilmek-backup-'));
  server = await startTestServer();
}, 120_000);
afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

const inFolder = (name: string) => path.join(folder, name);

it('is taken while the server runs, and opens whole in another folder', async () => {
  const ada = await signUp(server, 'ada@example.com');
  const first = await save(ada, undefined, true);
  await share(ada, first, { with_original: true });
  let stop = false;
  const saved: string[] = [];
  const saving = (async () => {
    while (!stop) saved.push(await save(ada));
  })();
  const file = inFolder('one.tar');
  await backUp(server.folder, file);
  const before = saved.length;
  stop = true;
  await saving;
  expect(await readdir(path.join(server.folder, 'snapshots'))).toEqual([]);

  const elsewhere = inFolder('elsewhere');
  await restore(file, elsewhere);
  const project = await openEmbedded({ folder: elsewhere, siteUrl: 'http://localhost' });
  const { rows } = await project.database.query<{ id: string }>(
    'select id from public.gallery_images',
  );
  const cleaned = project.cleaned;
  await project.close();
  expect(cleaned).toMatchObject({ designs: 0, unshared: 0, lost: 0, foreign: [] });
  expect(cleaned.refused).toBeUndefined();
  const ids = rows.map(({ id }) => id);
  expect(ids).toContain(first);
  expect(ids.length).toBeLessThanOrEqual(before + 2);
  const picture = path.join(elsewhere, 'files', 'shared', ada.id, first, 'picture.png');
  expect(new Uint8Array(await readFile(picture))).toEqual(PNG);

  // Neither what is there is overwritten, nor data that is there.
  await expect(backUp(server.folder, file)).rejects.toThrow(/is there already/);
  await expect(restore(file, elsewhere)).rejects.toThrow(/already, and it stays as it is/);
}, 120_000);

it('refuses a file that is cut or is no backup, and leaves nothing of it', async () => {
  const file = inFolder('one.tar');
  const size = (await readFile(file)).length;
  await truncate(file, Math.floor(size * 0.7));
  const other = inFolder('other');
  await expect(restore(file, other)).rejects.toThrow(DamagedBackupError);
  await writeFile(inFolder('no.tar'), 'x'.repeat(2000));
  await expect(restore(inFolder('no.tar'), other)).rejects.toThrow(DamagedBackupError);
  await expect(restore(inFolder('none.tar'), other)).rejects.toThrow(BackupError);
  expect((await readdir(folder)).filter((name) => name.startsWith('other'))).toEqual([]);
});

it('says that there is nothing to back up', async () => {
  await expect(backUp(inFolder('nothing'), inFolder('x.tar'))).rejects.toThrow(/no data/);
});
