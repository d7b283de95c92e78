import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.mjs';

describe('fingerprint', () => {
  let root: string;
  const take = (more?: string): string => fingerprint(root, ['src', 'config.mjs', 'none'], more);

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'ilmek-print-'));
    await mkdir(path.join(root, 'src/pages'), { recursive: true });
    await writeFile(path.join(root, 'src/pages/index.astro'), '<h1>Home</h1>');
    await writeFile(path.join(root, 'config.mjs'), 'export default {};');
  });
  afterEach(() => rm(root, { recursive: true }));

  it('stays when nothing but dates and tests change', async () => {
    const before = take();
    await utimes(path.join(root, 'config.mjs'), 1, 1);
    await writeFile(path.join(root, 'src/pages/index.test.ts'), 'it()');
    expect(take()).toBe(before);
  });

  it.each<[string, () => Promise<void>]>([
    ['content', () => writeFile(path.join(root, 'src/pages/index.astro'), '<h1>home</h1>')],
    ['a name', () => rename(path.join(root, 'src/pages'), path.join(root, 'src/sites'))],
    ['a new file', () => writeFile(path.join(root, 'src/new.ts'), '')],
    ['a file less', () => rm(path.join(root, 'config.mjs'))],
  ])('changes with %s', async (_, change) => {
    const before = take();
    await change();
    expect(take()).not.toBe(before);
  });

  it('changes with what else the result depends on', () => {
    expect(take('PUBLIC_AI_PROVIDER=fal')).not.toBe(take());
  });

  it('does not confuse the end of a name with the start of a content', async () => {
    await writeFile(path.join(root, 'src/a'), 'bc');
    const before = take();
    await rm(path.join(root, 'src/a'));
    await writeFile(path.join(root, 'src/ab'), 'c');
    expect(take()).not.toBe(before);
  });
});
