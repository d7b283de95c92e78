import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DataInUseError, lockFolder, makeFolder } from './lock.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ilmek-lock-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const inFolder = (...names: string[]) => path.join(folder, ...names);

/** What a process without any rights of its own is told when it takes a folder. */
async function refusedBy(data: string): Promise<string> {
  const script = `
    import { lockFolder } from ${JSON.stringify(path.join(import.meta.dirname, 'lock.ts'))};
    // The system's administrator may read and write everything.
    if (process.getuid?.() === 0) process.setuid(65534);
    try { lockFolder(${JSON.stringify(data)}); } catch (error) { console.log(error.message); }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await once(child, 'close');
  return printed;
}

it('makes a folder with all that it lies in, also where some of it is there', async () => {
  makeFolder(inFolder('a', 'b', 'c'));
  makeFolder(inFolder('a', 'b', 'd'));
  expect((await readdir(inFolder('a', 'b'))).sort()).toEqual(['c', 'd']);
  expect((await stat(inFolder('a', 'b', 'd'))).isDirectory()).toBe(true);
});

it('throws where a folder cannot be made, instead of trying for ever', async () => {
  await writeFile(inFolder('file'), '');
  expect(() => makeFolder(inFolder('file'))).toThrow(/EEXIST/);
  expect(() => makeFolder(inFolder('file', 'below'))).toThrow(/EEXIST|ENOTDIR/);
  // A folder of the kernel's, where there is one: nobody makes anything in it.
  if ((await readdir('/')).includes('proc')) {
    expect(() => lockFolder('/proc/ilmek/data')).toThrow(/ENOENT.*mkdir/);
  }
});

it('is closed to a second one until it is given back', () => {
  const data = inFolder('data');
  const unlock = lockFolder(data);
  expect(() => lockFolder(data)).toThrow(DataInUseError);
  unlock();
  lockFolder(data)();
});

it('tells missing rights as rights', async () => {
  const data = inFolder('foreign');
  await mkdir(data);
  await chmod(data, 0o500);
  await chmod(folder, 0o755);
  expect(await refusedBy(data)).toMatch(/EACCES: permission denied, access '.*foreign'/);
  await writeFile(path.join(data, 'lock'), '', { mode: 0o400 });
  await chmod(data, 0o777);
  await chmod(path.join(data, 'lock'), 0o400);
  expect(await refusedBy(data)).toMatch(/EACCES: permission denied, access '.*lock'/);
  await chmod(path.join(data, 'lock'), 0o600);
});

it('says of a damaged lock that it may go, and not that somebody has the data', async () => {
  const data = inFolder('damaged');
  await mkdir(data);
  await writeFile(path.join(data, 'lock'), 'no database at all '.repeat(100));
  expect(() => lockFolder(data)).toThrow(/lock, .* cannot be used .*delete it, and start again/);
  expect(() => lockFolder(data)).not.toThrow(DataInUseError);
});
