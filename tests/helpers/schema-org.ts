import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');
const CACHE = path.join(ROOT, 'node_modules/.cache/ilmek');
const COMPILER = path.join(ROOT, 'node_modules/typescript7/bin/tsc');

const OPTIONS = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  target: 'ES2022',
};

interface Data {
  '@graph': unknown[];
}

/** What a page says of the site and its maker is what the others say: each thing is checked once. */
function withoutRepeats(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.map((text) => {
    const data = JSON.parse(text) as Data;
    const fresh = data['@graph'].filter((thing) => {
      const key = JSON.stringify(thing);
      return !seen.has(key) && seen.add(key);
    });
    return JSON.stringify({ ...data, '@graph': fresh });
  });
}

/**
 * What is wrong with structured data by the types of schema.org: each page's
 * data is type-checked as a `Graph` of schema-dts, which is made from the
 * vocabulary itself.
 * @returns a line a fault: the page and the compiler's words
 */
export function schemaFaults(graphs: readonly { path: string; text: string }[]): string[] {
  mkdirSync(CACHE, { recursive: true });
  // Within node_modules, so that the compiler finds schema-dts beside it.
  const folder = mkdtempSync(path.join(CACHE, 'structured-data-'));
  try {
    // A file for each page: the compiler's words begin with its name and a number.
    for (const [i, data] of withoutRepeats(graphs.map(({ text }) => text)).entries()) {
      const source = `import type { Graph } from 'schema-dts';\nexport const page: Graph = ${data};\n`;
      writeFileSync(path.join(folder, `page-${i}.ts`), source);
    }
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: OPTIONS, include: ['*.ts'] }),
    );
    const { stdout, status, error } = spawnSync(
      process.execPath,
      [COMPILER, '-p', folder, '--pretty', 'false'],
      { cwd: folder, encoding: 'utf8' },
    );
    if (error) throw error;
    const faults = stdout.split('\n').filter((line) => line.startsWith('page-'));
    if (status !== 0 && faults.length === 0) throw new Error(stdout);
    return faults.map((line) => {
      const [, i, words] = /^page-(\d+)\.ts\(.*?\): (.*)$/.exec(line) ?? [];
      return `${graphs[Number(i)]?.path ?? '?'}: ${words ?? line}`;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
