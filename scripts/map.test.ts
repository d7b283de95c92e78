import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { inRoot } from './lib/paths.mjs';

/* What the project says of itself: every folder has its words, and every path that is named is there. */

const read = (name: string): string => readFileSync(inRoot(name), 'utf8');

/** Folders that a map need not show: routes, pictures, what only tests use, rooms within the engine's. */
const UNMAPPED = [/^src\/pages\//, /^src\/assets\//, /\/testing$/, /^src\/engine\/.+\//];

function foldersIn(folder: string): string[] {
  const inside = readdirSync(inRoot(folder), { withFileTypes: true });
  return inside
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`)
    .filter((name) => readdirSync(inRoot(name)).length > 0)
    .filter((name) => !UNMAPPED.some((pattern) => pattern.test(name)))
    .flatMap((name) => [name, ...foldersIn(name)]);
}

const ROOTS = ['src', 'server', 'supabase', 'netlify', 'scripts', 'tests'];

/** The lines of CONTRIBUTING's map: folder, and what is said of it, over several lines. */
const MAP = new Map(
  /```\n(src\/pages [^]*?)```/
    .exec(read('CONTRIBUTING.md'))![1]
    .split(/\n(?=\S)/)
    .map((entry) => /^(\S+)\s+([^]*)$/.exec(entry)!.slice(1) as [string, string]),
);

const says = (text: string, folder: string): boolean =>
  new RegExp(`(?<![\\w-])${path.posix.basename(folder)}(?![\\w-])`).test(text);

/** Whether the README of the folder around it names it, or else the map. */
function isNamed(folder: string): boolean {
  const parent = path.posix.dirname(folder);
  const readme = `${parent}/README.md`;
  if (existsSync(inRoot(readme)) && says(read(readme), folder)) return true;
  return MAP.has(folder) || says(MAP.get(parent) ?? '', folder);
}

describe('the map', () => {
  it.each(ROOTS.flatMap(foldersIn))('names %s', (folder) => {
    expect(isNamed(folder)).toBe(true);
  });

  it('names no folder that is gone', () => {
    expect([...MAP.keys()].filter((folder) => !existsSync(inRoot(folder)))).toEqual([]);
  });
});

describe('the worker’s README', () => {
  const named = [...read('src/worker/README.md').matchAll(/`([\w-]+\.ts)`/g)];

  it.each(named.map(([, name]) => name))('%s is there', (name) => {
    expect(existsSync(inRoot('src/worker', name))).toBe(true);
  });
});

describe('“Where do I change …”', () => {
  const text = read('docs/where-to-change.md');
  const named = [...text.matchAll(/`([\w.-]+(?:\/[\w.[\]-]+)+)`/g)].map(([, name]) => name);

  it('is a table of paths', () => expect(named.length).toBeGreaterThan(40));

  it.each([...new Set(named)])('%s is there', (name) => {
    expect(existsSync(inRoot(name))).toBe(true);
  });
});

describe('“What was tried” of SECURITY.md', () => {
  const [, table] = /## What was tried([^]*?)\n## /.exec(read('SECURITY.md'))!;
  const places = table.split('\n').flatMap((row) => row.split('|')[2] ?? []);
  const named = new Set([...places.join().matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const roots = '{server,netlify,src,tests,scripts}';
  const tests = globSync(`${roots}/**/*.test.ts`, { cwd: inRoot('.') }).map((file) =>
    path.basename(file, '.test.ts'),
  );

  it('is a table of tests', () => expect(named.size).toBeGreaterThan(30));

  it.each([...named])('%s is there', (name) => {
    const [, script] = /^npm run (\S+)$/.exec(name) ?? [];
    if (script) expect(scripts).toHaveProperty([script]);
    else if (name.includes('/')) expect(existsSync(inRoot(name))).toBe(true);
    else expect(tests).toContain(name);
  });
});
