import { access, readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { foldersOf } from './cleanup.ts';
import { ObjectFiles } from './object-files.ts';
import { clearOrphans } from './orphans.ts';
import { startTestProject, type TestProject } from './testing/project.ts';
import { type Client, save, share, signUp, upload } from './testing/server.ts';

let project: TestProject;
let member: Client;

beforeAll(async () => {
  project = await startTestProject();
  member = await signUp(project, 'member@example.com');
});
afterAll(() => project?.close());

const fresh = () => `${member.id}/${crypto.randomUUID()}/picture.png`;

it('sets files aside for which no row came in a day, and nothing else', async () => {
  const { database, folder } = project;
  const folders = foldersOf(folder);
  const clear = () => clearOrphans(database, new ObjectFiles(folders.files, 1000), folders);
  const [old, young] = [fresh(), fresh()];
  await share(member, await save(member, undefined, true), { with_files: true });
  await upload(member, old);
  await upload(member, young);
  expect(await clear()).toBe(0);
  await database.query(
    "update storage.objects set created_at = now() - interval '25 hours' where name <> $1",
    [young],
  );
  expect(await clear()).toBe(1);
  expect(await clear()).toBe(0);

  const there = (key: string) =>
    access(path.join(folders.files, 'gallery', key)).then(
      () => true,
      () => false,
    );
  expect(await Promise.all([there(old), there(young)])).toEqual([false, true]);
  const { rows } = await database.query<{ files: number }>(
    'select count(*)::int as files from storage.objects',
  );
  // Three private files, two public copies, and the young one.
  expect(rows).toEqual([{ files: 6 }]);
  const [place] = await readdir(folders.quarantine);
  await access(path.join(folders.quarantine, place, 'files/gallery', old));
});

it('takes a handful at a time', async () => {
  const { database, folder } = project;
  const folders = foldersOf(folder);
  const objects = new ObjectFiles(folders.files, 1000);
  for (let i = 0; i < 23; i++) await upload(member, fresh());
  await database.query(
    `update storage.objects o set created_at = now() - interval '2 days'
     where not exists (select from public.gallery_images g where g.id = public.design_of(o.name))`,
  );
  expect(await clearOrphans(database, objects, folders)).toBe(20);
  expect(await clearOrphans(database, objects, folders)).toBe(4);
});
