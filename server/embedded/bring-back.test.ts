import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runBringBack } from '../bring-back.ts';
import { NOTHING_CLEANED } from './cleaned.ts';
import type { Database } from './migrate.ts';
import { openEmbedded } from './open.ts';
import { startTestProject, type TestProject } from './testing/project.ts';
import { save, share, signUp } from './testing/server.ts';

/* What a clean-up set aside comes back as it was. */

let project: TestProject;
let owner: string;
/** Two that lose their pictures, one of them shared; and others. */
let shared: string;
let mine: string;

const inFiles = (...names: string[]) => path.join(project.folder, 'files', ...names);
const quarantine = () => path.join(project.folder, 'quarantine');
const away = () => path.join(project.folder, 'away');

/** All rows that pieces consist of. */
async function rowsOf(database: Database) {
  const { rows } = await database.query<{ row: unknown }>(
    `select to_jsonb(g) as row from public.gallery_images g
     union all select to_jsonb(o) from storage.objects o
     union all select to_jsonb(c) from public.gallery_counts c order by 1`,
  );
  return rows.map(({ row }) => row);
}
const filesThere = async () =>
  (await readdir(inFiles(), { recursive: true }))
    .filter((name) => !name.startsWith('.parts'))
    .sort();

async function opened<T>(work: (project: Awaited<ReturnType<typeof openEmbedded>>) => Promise<T>) {
  const embedded = await openEmbedded({ folder: project.folder, siteUrl: 'http://localhost' });
  try {
    return await work(embedded);
  } finally {
    await embedded.close();
  }
}

async function bringBack() {
  const lines: string[] = [];
  const all = await runBringBack(project.folder, (line) => void lines.push(line));
  return { all, said: lines.join('\n') };
}

let before: { rows: unknown[]; files: string[] };

beforeAll(async () => {
  project = await startTestProject();
  const ada = await signUp(project, 'ada@example.com');
  owner = ada.id;
  shared = await save(ada, undefined, true);
  await share(ada, shared, { with_original: true, with_files: true });
  mine = await save(ada, undefined, true);
  for (let k = 0; k < 3; k++) await save(ada);
  await project.stop();
  before = await opened(async ({ database }) => ({
    rows: await rowsOf(database),
    files: await filesThere(),
  }));
});
afterAll(() => rm(project.folder, { recursive: true, force: true }));

it('says what is not there any more, and leaves it in quarantine', async () => {
  await rename(inFiles('gallery', owner, shared), `${away()}-shared`);
  await rename(inFiles('gallery', owner, mine, 'picture.png'), `${away()}-mine`);
  await opened(({ cleaned }) => {
    expect(cleaned).toMatchObject({ designs: 2, unshared: 0, loose: 0 });
    expect(cleaned.pieces).toEqual(Array(2).fill('“Red tulip” (ada@example.com)'));
    return Promise.resolve();
  });
  const { all, said } = await bringBack();
  expect(all).toBe(false);
  expect(said).toContain('0 pieces and 0 files are back.');
  expect(said).toMatch(
    /Still in .*quarantine:\n {2}“Red tulip” \(ada@example.com\): not in the data, and not in quarantine: files\/gallery\/.*picture\.png.*npm run restore -- FILE --only-missing/,
  );
  expect(await readdir(quarantine())).toHaveLength(1);
});

it('puts everything back as it was once the pictures are back', async () => {
  await rename(`${away()}-shared`, inFiles('gallery', owner, shared));
  const folder = inFiles('gallery', owner, mine);
  expect(await readdir(inFiles('gallery', owner))).not.toContain(mine);
  const [place] = await readdir(quarantine());
  // A start sets the picture of the shared piece aside once more: its row is away.
  await opened(({ cleaned }) => Promise.resolve(expect(cleaned.loose).toBeGreaterThan(0)));
  expect(await readdir(quarantine())).toHaveLength(2);
  await rename(
    `${away()}-mine`,
    path.join(quarantine(), place, 'files', 'gallery', owner, mine, 'picture.png'),
  );

  const { all, said } = await bringBack();
  expect(said).toMatch(/^2 pieces and \d+ files are back\.\n {2}“Red tulip” \(ada@example.com\)\n/);
  expect(all).toBe(true);
  expect(await readdir(folder)).toContain('picture.png');
  expect(await readdir(quarantine())).toEqual([]);
  await opened(async ({ database, cleaned }) => {
    expect(cleaned).toEqual(NOTHING_CLEANED);
    expect(await filesThere()).toEqual(before.files);
    expect(await rowsOf(database)).toEqual(before.rows);
  });
});

it('says that there is nothing to bring back', async () => {
  expect((await bringBack()).said).toBe('0 pieces and 0 files are back.');
});
