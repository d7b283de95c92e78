import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backUp, BackupError, restore } from './backup.ts';
import { DamagedBackupError } from './backup-file.ts';
import { openEmbedded } from './open.ts';
import { namesOf, snapshotsOf } from './snapshot.ts';
import { PNG, save, share, signUp, startTestServer, type TestServer } from './testing/server.ts';

/* A backup that is taken while a member saves, and lives again elsewhere. */

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ilmek-backup-'));
  // Its thread looks for who wants a copy.
  server = await startTestServer({}, true);
});
afterAll(async () => {
  await server?.close();
  await rm(beside(), { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

const beside = () => `${server.folder}-2`;
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
  // A folder whose name begins as the data's is another one.
  await mkdir(beside());
  const file = path.join(beside(), 'one.tar');
  const { damaged } = await backUp(server.folder, file);
  expect(damaged).toEqual([]);
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
});

it('refuses a file that is cut or is no backup, and leaves nothing of it', async () => {
  const file = path.join(beside(), 'one.tar');
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

it('says where it cannot be, and leaves nothing there', async () => {
  const data = server.folder;
  await symlink(data, inFolder('link'));
  await expect(backUp(data, path.join(data, 'x.tar'))).rejects.toThrow(/in the folder of the data/);
  await expect(backUp(data, path.join(data, 'files', 'x.tar'))).rejects.toThrow(/of the data, and/);
  await expect(backUp(data, inFolder('link/x.tar'))).rejects.toThrow(/in the folder of the data/);
  await expect(backUp(data, inFolder('nowhere/x.tar'))).rejects.toThrow(
    /no folder .*nowhere: make/,
  );
  await expect(backUp(data, path.join(inFolder('no.tar'), 'x.tar'))).rejects.toThrow(/no folder/);
  expect((await readdir(data)).filter((name) => name.includes('tar'))).toEqual([]);
});

it('is forgotten by the server where whoever wanted it has ended', async () => {
  const { folder: data } = server;
  const place = snapshotsOf(data);
  await mkdir(place, { recursive: true });
  const [waits, gone, long] = ['waits', 'gone', 'long'].map((id) => namesOf(data, id));
  for (const names of [waits, gone, long]) await mkdir(names.folder);
  for (const names of [waits, long]) await writeFile(names.lease, '');
  const before = new Date(Date.now() - 120_000);
  await utimes(long.lease, before, before);
  await mkdir(`${gone.folder}.part`);
  await writeFile(gone.failed, 'no');
  const waiting = ['waits', 'waits.lease'];
  await expect.poll(async () => (await readdir(place)).sort()).toEqual(waiting);
  await rm(place, { recursive: true });
});

interface Ended {
  code: number;
  said: string;
}

/** `npm run backup` or `npm run restore` as a process of its own. */
function runScript(given: string[], env: NodeJS.ProcessEnv): Promise<Ended> {
  const script = path.join(import.meta.dirname, '..', '..', 'scripts', 'backup.ts');
  return new Promise((resolve) => {
    const options = { env: { ...process.env, ...env } };
    execFile(process.execPath, [script, ...given], options, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr });
    });
  });
}

it('is made of damaged data, too, and names what is damaged, by the running server or without', async () => {
  const grace = await signUp(server, 'grace@example.com');
  const [cut, gone] = [await save(grace), await save(grace)];
  const pictureOf = (id: string) =>
    path.join(server.folder, 'files', 'gallery', grace.id, id, 'picture.png');
  await truncate(pictureOf(cut), 10);
  await rm(pictureOf(gone));
  const named = (id: string) =>
    `the file gallery/${grace.id}/${id}/picture.png of “Red tulip” (grace@example.com)`;
  const expected = [`${named(cut)} is not what was stored`, `${named(gone)} is missing`];
  const { damaged } = await backUp(server.folder, inFolder('damaged.tar'));
  expect(damaged.sort()).toEqual(expected.sort());
  await restore(inFolder('damaged.tar'), inFolder('damaged'));

  const file = inFolder('again.tar');
  const { code, said } = await runScript(['backup', file], { DATA_DIR: inFolder('damaged') });
  expect(code).toBe(2);
  expect(existsSync(file)).toBe(true);
  expect(said).toMatch(/holds \d+ files[^]*What is damaged in the data is so in the backup, too/);
  for (const line of expected) expect(said).toContain(`  ${line}\n`);
  expect(await readdir(snapshotsOf(inFolder('damaged')))).toEqual([]);

  const back = await runScript(['restore', file], {
    ...{ DATA_DIR: inFolder('damaged'), npm_lifecycle_event: 'restore' },
    npm_config_only_missing: 'true',
  });
  expect(back.said).toContain(`npm run restore -- ${file} --only-missing. This time it is done`);
  expect(back.said).toContain('Not in the backup:');
});
