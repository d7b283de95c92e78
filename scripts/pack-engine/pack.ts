import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { tmpdir } from 'node:os';
import ts from 'typescript';
import { inRoot } from '../lib/paths.mjs';
import { run, Stop } from '../lib/run.mjs';

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
    compile(
      doors.map(([, file]) => inRoot('src', 'engine', file)),
      path.join(folder, 'dist'),
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

/** @throws Stop with the compiler's findings */
function compile(files: string[], outDir: string): void {
  const base = inRoot('src', 'engine', 'tsconfig.json');
  const read = ts.readConfigFile(base, (file) => ts.sys.readFile(file));
  const config: unknown = read.config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(base));
  const program = ts.createProgram(files, {
    ...options,
    rootDir: path.dirname(base),
    outDir,
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    stripInternal: true,
  });
  const found = [...ts.getPreEmitDiagnostics(program), ...program.emit().diagnostics];
  if (found.length > 0) {
    throw new Stop(
      ts.formatDiagnostics(found, {
        getCanonicalFileName: (name) => name,
        getCurrentDirectory: () => path.dirname(base),
        getNewLine: () => '\n',
      }),
    );
  }
}
