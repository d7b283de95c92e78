import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { tmpdir } from 'node:os';
import { inRoot } from '../lib/paths.mjs';
import { run, runTool, Stop } from '../lib/run.mjs';

interface Manifest {
  name: string;
  version: string;
  exports: Record<string, string>;
  [key: string]: unknown;
}

/** A door for this repository alone. */
const INTERNAL = './internal';

/**
 * Compiles the engine's doors with all that they reach, and packs them.
 * @param into folder of the packed file
 * @returns its path
 * @throws Stop with what the compiler or npm said
 */
export async function packEngine(into: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ilmek-engine-'));
  try {
    const manifest = JSON.parse(
      await readFile(inRoot('src', 'engine', 'package.json'), 'utf8'),
    ) as Manifest;
    const doors = Object.entries(manifest.exports).filter(([door]) => door !== INTERNAL);
    await compile(
      doors.map(([, file]) => inRoot('src', 'engine', file)),
      folder,
    );
    await writeFile(
      path.join(folder, 'package.json'),
      JSON.stringify({ ...manifest, exports: published(doors), files: ['dist', 'CHANGELOG.md'] }),
    );
    for (const file of ['README.md', 'CHANGELOG.md']) {
      await cp(inRoot('src', 'engine', file), path.join(folder, file));
    }
    await cp(inRoot('LICENSE'), path.join(folder, 'LICENSE'));
    await mkdir(into, { recursive: true });
    const packed = await run('npm', ['pack', folder, '--pack-destination', into, '--silent']);
    if (packed.code !== 0) throw new Stop(packed.output);
    return path.join(into, `${manifest.name}-${manifest.version}.tgz`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Doors as JavaScript, each with its types. */
const published = (doors: [string, string][]) =>
  Object.fromEntries(
    doors.map(([door, file]) => {
      const base = `./dist/${file.slice(2, -'.ts'.length)}`;
      return [door, { types: `${base}.d.ts`, default: `${base}.js` }];
    }),
  );

/**
 * By TypeScript's compiler in machine code.
 * @param files the doors
 * @param folder where the compiled files go, in `dist`
 * @throws Stop with the compiler's findings
 */
async function compile(files: string[], folder: string): Promise<void> {
  const engine = inRoot('src', 'engine');
  const project = path.join(folder, 'tsconfig.json');
  const compilerOptions = {
    rootDir: engine,
    outDir: path.join(folder, 'dist'),
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    stripInternal: true,
  };
  const extended = path.join(engine, 'tsconfig.json');
  await writeFile(
    project,
    JSON.stringify({ extends: extended, compilerOptions, include: [], exclude: [], files }),
  );
  const { code, output } = await runTool('typescript7/tsc', ['-p', project]);
  if (code !== 0) throw new Stop(output);
  await rm(project);
}
