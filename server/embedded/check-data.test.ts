import { readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkData } from './check-data.ts';
import { databaseFolder, LostDatabaseError } from './database-folder.ts';
import { lockFolder } from './lock.ts';
import { restoreMissing } from './restore-missing.ts';
import { startTestProject, type TestProject } from './testing/project.ts';

let project: TestProject;
const inData = (...names: string[]) => path.join(project.folder, ...names);
const check = () => checkData(project.folder);

beforeAll(async () => {
  project = await startTestProject();
  await project.stop();
});
afterAll(() => rm(project.folder, { recursive: true, force: true }));

it('finds nothing wrong with data that was made a moment ago, or is yet to be made', async () => {
  expect(await check()).toEqual({});
  expect(await checkData(inData('new', 'folder'))).toEqual({});
});

it('says that somebody else has it', async () => {
  const unlock = lockFolder(project.folder);
  expect((await check()).broken).toMatch(/is in use by another Ilmek.*DATA_DIR=/);
  unlock();
});

it('says that a folder cannot be made', async () => {
  await writeFile(inData('file'), '');
  expect((await checkData(inData('file', 'data'))).broken).toMatch(
    /cannot be read or written \(E.*rights and the disk/,
  );
});

it('says that the files are away', async () => {
  await rm(inData('files'), { recursive: true });
  expect((await check()).notice).toMatch(/files is away or empty.*is a disk not mounted/);
  await mkdir(inData('files'));
  expect((await check()).notice).toMatch(/files is away or empty/);
});

it('says that the database is away, and touches nothing', async () => {
  const control = inData('database', 'global', 'pg_control');
  const bytes = await readFile(control);
  await mkdir(inData('files'), { recursive: true });
  await writeFile(inData('files', '.ilmek'), '');
  await rm(control);
  expect((await check()).broken).toMatch(/database of the data is away.*nothing was begun anew/);
  expect(() => databaseFolder(project.folder)).toThrow(LostDatabaseError);
  await expect(restoreMissing('backup.tar', project.folder)).rejects.toThrow(/There is no data in/);
  expect(readdirSync(project.folder).join(' ')).not.toContain('unfinished');
  await writeFile(control, bytes);
  expect((await check()).broken).toBeUndefined();
});

it('says that secrets are damaged, and that a database is of another version', async () => {
  await writeFile(inData('secrets.json'), '{"jwt');
  expect((await check()).broken).toMatch(/secrets\.json of the data is damaged/);
  await writeFile(inData('database', 'PG_VERSION'), '14\n');
  expect((await check()).broken).toMatch(/PostgreSQL “14”, and this Ilmek reads 17/);
});
