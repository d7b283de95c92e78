import { readdir, readFile, rm, truncate } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backUp } from './backup.ts';
import { restoreMissing } from './restore-missing.ts';
import { startTestProject, type TestProject } from './testing/project.ts';
import { PNG, save, signUp } from './testing/server.ts';

/* Some files are gone or damaged, and a backup has them. */

let project: TestProject;
let keys: string[];
const backup = () => `${project.folder}.tar`;
const fileOf = (key: string) => path.join(project.folder, 'files', 'gallery', key);

beforeAll(async () => {
  project = await startTestProject();
  const ada = await signUp(project, 'ada@example.com');
  keys = [];
  for (let k = 0; k < 4; k++) keys.push(`${ada.id}/${await save(ada)}/picture.png`);
  await project.stop();
  await backUp(project.folder, backup());
});
afterAll(async () => {
  await rm(project.folder, { recursive: true, force: true });
  await rm(backup(), { force: true });
});

it('takes the missing and the damaged ones from it, and touches nothing else', async () => {
  const [missing, short, whole] = keys;
  await rm(fileOf(missing));
  await rm(`${fileOf(missing)}.card~`);
  await truncate(fileOf(short), 10);
  const before = await readFile(`${fileOf(whole)}.card~`);
  const { restored, missing: still } = await restoreMissing(backup(), project.folder);
  expect(restored.sort()).toEqual([missing, short].map((key) => `gallery/${key}`).sort());
  expect(still).toEqual([]);
  for (const key of keys) expect(new Uint8Array(await readFile(fileOf(key)))).toEqual(PNG);
  expect(await readFile(`${fileOf(whole)}.card~`)).toEqual(before);
  expect(await readdir(project.folder)).not.toContain('restoring');
  expect(await restoreMissing(backup(), project.folder)).toEqual({ restored: [], missing: [] });
});

it('refuses while the folder of the files is away', async () => {
  await rm(path.join(project.folder, 'files'), { recursive: true });
  await expect(restoreMissing(backup(), project.folder)).rejects.toThrow(/files .* is away/);
});
