import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from './paths.mjs';

interface Entry {
  version?: string;
  resolved?: string;
  integrity?: string;
  /** Comes within the package that it stands in. */
  inBundle?: boolean;
  /** A folder of this repository, which no registry has. */
  link?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
type Lock = Record<string, Entry>;

/** Where Node looks for a package that is asked for in a folder: there, then further out. */
function entryOf(lock: Lock, folder: string, name: string): Entry | undefined {
  const here = lock[`${folder && `${folder}/`}node_modules/${name}`];
  if (here || folder === '') return here;
  const outer = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1));
  return entryOf(lock, outer, name);
}

const EXACT = /^\d+\.\d+\.\d+[\w.+-]*$/;

/** What packages want that has no entry in the lock, or one of another version: `npm ci` refuses it. */
function missing(lock: Lock): string[] {
  return Object.entries(lock).flatMap(([folder, entry]) =>
    Object.entries({
      ...entry.dependencies,
      ...entry.devDependencies,
      ...entry.optionalDependencies,
    })
      .filter(([name, wanted]) => {
        const found = entryOf(lock, folder, name)?.version;
        return !found || (EXACT.test(wanted) && found !== wanted);
      })
      .map(([name, wanted]) => `${folder || 'package.json'} wants ${name} ${wanted}`),
  );
}

const read = (name: string) => JSON.parse(readFileSync(inRoot(name), 'utf8')) as unknown;
const { packages } = read('package-lock.json') as { packages: Lock };

/*
 * `npm ci` needs an entry for everything that is wanted, for other systems too. npm leaves those out
 * that the registry did not have on the day, or that stand under two versions of one package: then
 * take a version whose parts are all there, so that one entry of each serves everybody.
 */
describe('the lock file', () => {
  it('has an entry for each package that is wanted, on every system', () => {
    expect(missing(packages)).toEqual([]);
  });

  it.each([
    ['linux-arm64-gnu', '@tailwindcss/oxide'],
    ['darwin-arm64', '@tailwindcss/oxide'],
    ['win32-x64-msvc', '@tailwindcss/oxide'],
    ['linux-arm64-gnu', '@astrojs/compiler-binding'],
    ['darwin-arm64', '@astrojs/compiler-binding'],
    ['win32-x64-msvc', '@astrojs/compiler-binding'],
  ])('has the part for %s of %s', (system, name) => {
    const { version } = packages[`node_modules/${name}`];
    expect(packages[`node_modules/${name}-${system}`]).toMatchObject({ version, optional: true });
  });

  it('agrees with package.json, and leaves it to everybody which registry they ask', () => {
    const own = read('package.json') as Entry;
    expect(packages['']).toMatchObject({
      dependencies: own.dependencies,
      devDependencies: own.devDependencies,
    });
    const fetched = Object.entries(packages).filter(
      ([folder, { link }]) => folder.includes('node_modules/') && !link,
    );
    for (const [folder, entry] of fetched) {
      expect(entry.resolved, folder).toBeUndefined();
      if (!entry.inBundle) expect(entry.integrity, folder).toMatch(/^sha512-/);
    }
  });

  it('would be found to lack a part, or to have it of another version', () => {
    const wants = { version: '2.0.0', optionalDependencies: { part: '2.0.0' } };
    expect(missing({ 'node_modules/a': wants })).toEqual(['node_modules/a wants part 2.0.0']);
    const other = { 'node_modules/a': wants, 'node_modules/part': { version: '1.0.0' } };
    expect(missing(other)).toHaveLength(1);
    const nested = { ...other, 'node_modules/a/node_modules/part': { version: '2.0.0' } };
    expect(missing(nested)).toEqual([]);
  });
});
