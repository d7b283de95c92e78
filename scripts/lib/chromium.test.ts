import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findChromium } from './chromium.mjs';

describe('findChromium', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'ilmek-chromium-'));
    for (const name of ['mine', 'chromium-browser', 'google-chrome']) {
      await writeFile(path.join(folder, name), '#!/bin/sh\n');
      await chmod(path.join(folder, name), 0o755);
    }
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('takes the one that is named before those on the path', async () => {
    const named = path.join(folder, 'mine');
    expect(await findChromium({ CHROMIUM_PATH: named, PATH: folder })).toBe(named);
  });

  it('says so when the named one is none', async () => {
    const named = path.join(folder, 'gone');
    await expect(findChromium({ CHROMIUM_PATH: named })).rejects.toThrow(named);
  });

  it('takes the one without windows first', async () => {
    const shell = path.join(folder, 'chromium-headless-shell');
    await writeFile(shell, '#!/bin/sh\n');
    await chmod(shell, 0o755);
    expect(await findChromium({ PATH: folder })).toBe(shell);
  });

  it('takes a Chromium on the path before a Chrome, and no file that cannot run', async () => {
    await writeFile(path.join(folder, 'chromium'), 'text');
    expect(await findChromium({ PATH: `/none${path.delimiter}${folder}` })).toBe(
      path.join(folder, 'chromium-browser'),
    );
  });
});
