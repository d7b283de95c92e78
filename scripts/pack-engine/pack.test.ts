import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inRoot } from '../lib/paths.mjs';
import { packEngine } from './pack.ts';

const run = promisify(execFile);

/** What the engine wants, and what the examples use beside it. */
const PACKAGES = ['clipper2-ts', 'delaunator', 'robust-predicates', 'fflate', 'svg-pathdata'];
const SCOPED = ['@rgrove/parse-xml', '@fontsource/pacifico'];
const EXAMPLES = ['sharp'];

let project: string;

/** An empty project with the packed engine in it, as `npm install` lays it. */
beforeAll(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'ilmek-project-'));
  const modules = path.join(project, 'node_modules');
  for (const name of [...PACKAGES, ...SCOPED, ...EXAMPLES]) {
    await mkdir(path.dirname(path.join(modules, name)), { recursive: true });
    await symlink(inRoot('node_modules', name), path.join(modules, name), 'junction');
  }
  const packed = await packEngine(project);
  await run('tar', ['-xzf', path.basename(packed)], { cwd: project });
  await cp(path.join(project, 'package'), path.join(modules, 'ilmek-engine'), { recursive: true });
  await writeFile(path.join(project, 'package.json'), '{ "type": "module" }');
}, 240_000);

afterAll(() => rm(project, { recursive: true, force: true }));

/** A red flower of five petals on white. */
const FLOWER = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">
  <rect width="400" height="400" fill="#fff"/>${[0, 72, 144, 216, 288]
    .map(
      (turn) =>
        `<circle cx="200" cy="110" r="70" fill="#c22" transform="rotate(${turn} 200 200)"/>`,
    )
    .join('')}<circle cx="200" cy="200" r="50" fill="#fc3"/></svg>`;

/** The examples of the README, in their order. */
async function examples(): Promise<string[]> {
  const readme = await readFile(path.join(project, 'node_modules/ilmek-engine/README.md'), 'utf8');
  return [...readme.matchAll(/^```js\n([^]*?)^```$/gm)].map(([, code]) => code);
}

it('runs every example of its README in Node', { timeout: 120_000 }, async () => {
  await sharp(Buffer.from(FLOWER)).png().toFile(path.join(project, 'flower.png'));
  const codes = await examples();
  const said: string[] = [];
  for (const [i, code] of codes.entries()) {
    await writeFile(path.join(project, `example-${i}.js`), code);
    said.push((await run(process.execPath, [`example-${i}.js`], { cwd: project })).stdout);
  }
  expect(codes).toHaveLength(5);
  const working = await readFile(path.join(project, 'piece.svg'), 'utf8');
  expect(working).toContain('inkstitch:fill_method');
  expect(said.at(-1)).toMatch(/^\d+ stitches, \d+ trims, \d+ minutes$/m);
  const pes = await readFile(path.join(project, 'flower.pes'));
  expect(pes.subarray(0, 4).toString('latin1')).toBe('#PES');
  const name = await sharp(path.join(project, 'name.png')).metadata();
  expect(name.width).toBeGreaterThan(70 * 12);
});

it('is bundled by Vite, tables alone without the rest of it', { timeout: 120_000 }, async () => {
  const size = async (code: string) => {
    await writeFile(path.join(project, 'page.js'), code);
    await build({
      root: project,
      logLevel: 'error',
      build: { lib: { entry: 'page.js', formats: ['es'], fileName: 'page' }, outDir: 'out' },
    });
    return (await readFile(path.join(project, 'out', 'page.js'))).length;
  };
  const tables = await size(
    `import { STITCH_STYLES } from 'ilmek-engine/tables'; console.log(STITCH_STYLES);`,
  );
  const whole = await size(
    `import { digitizeImage } from 'ilmek-engine'; console.log(digitizeImage);`,
  );
  expect(tables).toBeLessThan(2_000);
  expect(whole).toBeGreaterThan(100_000);
});

it('has types for its doors, and no door of this repository', async () => {
  const engine = path.join(project, 'node_modules', 'ilmek-engine');
  const manifest = JSON.parse(await readFile(path.join(engine, 'package.json'), 'utf8')) as {
    exports: Record<string, { types: string; default: string }>;
  };
  const files = new Set(
    (await readdir(engine, { recursive: true })).map((file) => `./${file.replaceAll('\\', '/')}`),
  );
  const doors = Object.values(manifest.exports);
  expect(doors.flatMap((door) => Object.values(door)).filter((file) => !files.has(file))).toEqual(
    [],
  );
  expect(Object.keys(manifest.exports)).not.toContain('./internal');
  expect([...files].filter((file) => /\btest|internal/.test(file))).toEqual([]);
});
