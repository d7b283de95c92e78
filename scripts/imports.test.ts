import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import rules from '../.dependency-cruiser.mjs';

/* The rules of .dependency-cruiser.mjs, tried on a project made to break them. */

const FILES = [
  'src/engine/digitize/index.ts',
  'src/engine/internal.ts',
  'src/engine/options.ts',
  'src/engine/tables.ts',
  'src/engine/stitch/a.ts',
  'src/engine/stitch/b.ts',
  'src/islands/generators/Converter.tsx',
  'src/stores/tool/job.ts',
  'src/services/pictures.ts',
  'src/worker/client.ts',
  'src/worker/engine.worker.ts',
  'src/lib/files/files.ts',
  'src/cli/run.ts',
  'server/app.ts',
];

const PACKAGES = ['react', 'clipper2-ts', 'nanostores', 'hono'];

/** [who, whom, the rule it breaks or none]. Each pair is tried alone. */
const CASES: [from: string, to: string, rule: string | undefined][] = [
  ['src/engine/digitize/index.ts', 'clipper2-ts', undefined],
  ['src/engine/digitize/index.ts', '../stitch/a.ts', undefined],
  ['src/engine/digitize/index.ts', '../../lib/files/files.ts', 'engine-alone'],
  ['src/engine/digitize/index.ts', 'node:fs', 'engine-alone'],
  ['src/engine/digitize/index.ts', 'react', 'engine-alone'],
  ['src/islands/generators/Converter.tsx', '../../stores/tool/job.ts', undefined],
  ['src/islands/generators/Converter.tsx', '../../engine/tables.ts', undefined],
  ['src/islands/generators/Converter.tsx', '../../engine/options.ts', 'engine-doors'],
  ['src/islands/generators/Converter.tsx', '../../engine/internal.ts', 'engine-internal'],
  [
    'src/islands/generators/Converter.tsx',
    '../../engine/digitize/index.ts',
    'engine-by-the-worker',
  ],
  ['src/islands/generators/Converter.tsx', '../../worker/client.ts', undefined],
  ['src/islands/generators/Converter.tsx', '../../worker/engine.worker.ts', 'one-door'],
  ['src/islands/generators/Converter.tsx', '../../../server/app.ts', 'islands-imports'],
  ['src/stores/tool/job.ts', 'nanostores', undefined],
  ['src/stores/tool/job.ts', 'react', 'no-react-outside-islands'],
  ['src/stores/tool/job.ts', '../../islands/generators/Converter.tsx', 'stores-imports'],
  ['src/services/pictures.ts', '../stores/tool/job.ts', 'services-imports'],
  ['src/worker/client.ts', '../engine/digitize/index.ts', 'engine-by-the-worker'],
  ['src/worker/engine.worker.ts', '../engine/digitize/index.ts', undefined],
  ['src/lib/files/files.ts', '../../services/pictures.ts', 'lib-imports'],
  ['src/cli/run.ts', '../engine/digitize/index.ts', undefined],
  ['src/cli/run.ts', '../engine/stitch/a.ts', 'engine-doors'],
  ['server/app.ts', 'hono', undefined],
  ['server/app.ts', '../src/stores/tool/job.ts', 'servers-without-the-page'],
];

let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'ilmek-imports-'));
  await put(
    'package.json',
    JSON.stringify({ dependencies: Object.fromEntries(PACKAGES.map((name) => [name, '1'])) }),
  );
  for (const name of PACKAGES) await put(`node_modules/${name}/index.js`, '');
});
afterAll(() => rm(root, { recursive: true }));

async function put(file: string, text: string): Promise<void> {
  await mkdir(path.join(root, path.dirname(file)), { recursive: true });
  await writeFile(path.join(root, file), text);
}

/** Names of the rules that a set of imports breaks. */
async function broken(imports: [from: string, to: string][]): Promise<string[]> {
  for (const file of FILES) await put(file, 'export default 0;\n');
  for (const [from, to] of imports) await put(from, `import x from '${to}';\nexport default x;\n`);
  const { forbidden, options } = rules;
  const { output } = await cruise(['src', 'server'], {
    ...options,
    tsConfig: {},
    ruleSet: { forbidden },
    validate: true,
    baseDir: root,
  });
  return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name);
}

it.each(CASES)('%s imports %s: %s', async (from, to, rule) => {
  expect(await broken([[from, to]])).toEqual(rule ? expect.arrayContaining([rule]) : []);
});

it('finds a circle', async () => {
  const circle: [string, string][] = [
    ['src/engine/stitch/a.ts', './b.ts'],
    ['src/engine/stitch/b.ts', './a.ts'],
  ];
  expect(await broken(circle)).toContain('no-circle');
});
