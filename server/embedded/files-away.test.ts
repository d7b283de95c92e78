import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backUp } from './backup.ts';
import { openEmbedded } from './open.ts';
import { startTestProject, type TestProject } from './testing/project.ts';
import { IMAGES } from './testing/seen.ts';
import { type Client, copyOut, designRow, save, signUp, upload } from './testing/server.ts';

/* The disk of the files is not mounted: in its place lies an empty folder. */

let project: TestProject;
let ada: Client;
let saved: string;
const lines: string[] = [];
const files = () => path.join(project.folder, 'files');
const away = () => path.join(project.folder, 'away');

async function unmount(): Promise<void> {
  await rename(files(), away());
  await mkdir(files());
}
async function mount(): Promise<void> {
  // Only an empty folder can be removed like this.
  await rmdir(files());
  await rename(away(), files());
}

beforeAll(async () => {
  project = await startTestProject(undefined, { onTrouble: (line) => void lines.push(line) });
  ada = await signUp(project, 'ada@example.com');
  saved = await save(ada);
});
afterAll(() => project?.close());

const fresh = () => `${ada.id}/${crypto.randomUUID()}/picture.png`;
const picture = () => `${ada.id}/${saved}/picture.png`;

it('refuses what would be saved or removed meanwhile, and says so to visitor and owner', async () => {
  // Of no piece yet: its maker may remove it.
  const loose = fresh();
  await upload(ada, loose);
  await unmount();
  const answers = [
    await upload(ada, fresh()),
    await copyOut(ada, picture()),
    await ada.ask(`/storage/v1/object/gallery/${picture()}`),
    await ada.ask('/storage/v1/object/gallery', {
      method: 'DELETE',
      body: { prefixes: [loose] },
    }),
  ];
  for (const { status, body } of answers) {
    expect(status).toBe(503);
    expect(body).toMatchObject({ code: 'files-away' });
    expect(JSON.stringify(body)).toMatch(/folder of files is away for now.*Nothing is lost/);
    expect(JSON.stringify(body)).not.toContain(project.folder);
  }
  expect(lines.join('\n')).toMatch(/folder files of the data is away.*Is a disk not mounted\?/);
  // Nothing of it is there by half, and what needs no files goes on.
  expect(await readdir(files())).toEqual([]);
  expect((await ada.ask(IMAGES, { body: designRow(ada.id) })).status).toBeGreaterThanOrEqual(400);
  expect((await ada.ask(`${IMAGES}?select=id`)).body).toEqual([{ id: saved }]);

  await mount();
  const key = fresh();
  expect((await upload(ada, key)).status).toBe(200);
  expect((await ada.ask(`/storage/v1/object/gallery/${picture()}`)).status).toBe(200);
});

it('refuses a backup without the files', async () => {
  const folder = path.join(project.folder, 'stopped');
  await mkdir(path.join(folder, 'database'), { recursive: true });
  const file = path.join(project.folder, 'x.tar');
  await expect(backUp(folder, file)).rejects.toThrow(/away or empty.*Is a disk not mounted/);
});

it('saves nothing after a start without the folder, and saves again once it is back', async () => {
  const other = await startTestProject();
  const grace = await signUp(other, 'grace@example.com');
  const pieces = [await save(grace), await save(grace)];
  await other.stop();
  const there = path.join(other.folder, 'files');
  await rename(there, `${there}-away`);

  const embedded = await openEmbedded({ folder: other.folder, siteUrl: 'http://localhost' });
  const key = `${grace.id}/${pieces[0]}/picture.png`;
  const read = () =>
    embedded.fetch(
      new Request(`http://localhost/storage/v1/object/gallery/${key}`, {
        headers: { apikey: grace.apikey, Authorization: `Bearer ${grace.token}` },
      }),
    );
  expect(embedded.cleaned.refused).toMatch(/is not there/);
  expect((await read()).status).toBe(503);
  await rename(`${there}-away`, there);
  expect((await read()).status).toBe(200);
  const { rows } = await embedded.database.query('select id from public.gallery_images');
  expect(rows).toHaveLength(2);
  await embedded.close();

  // It is lost for good, and its owner says so.
  await rm(there, { recursive: true });
  const tidied = await openEmbedded({ folder: other.folder, siteUrl: '', tidy: true });
  expect(tidied.cleaned.designs).toBe(2);
  expect(tidied.cleaned.refused).toBeUndefined();
  await tidied.close();
  expect((await readdir(there)).sort()).toEqual(['.ilmek', 'gallery', 'shared']);
  await rm(other.folder, { recursive: true, force: true });
});
