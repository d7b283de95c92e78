import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { CACHE, inRoot, ROOT } from './paths.mjs';
import { runScript, runTool, Stop } from './run.mjs';
import { tail, timed } from './say.mjs';

/** What the built site is made of. */
const SOURCES = [
  'src',
  'public',
  'astro.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Inside dist, so that whatever empties or remakes dist takes it along. */
const STAMP = inRoot('dist', '.built-from');

/** Settings that Astro writes into the pages: those of the environment and of .env files. */
function settings() {
  const names = Object.keys(process.env).filter((name) => /^(?:PUBLIC_|SITE_URL$)/.test(name));
  return names
    .sort()
    .map((name) => `${name}=${process.env[name]}`)
    .join('\n');
}

const current = () =>
  fingerprint(ROOT, [...SOURCES, '.env', '.env.local', '.env.production'], settings());

/** What tests hold the built pages' styles to; goes with node_modules. */
const WHOLE_STYLES = path.join(CACHE, 'whole-styles.json');

const isBuilt = () =>
  existsSync(WHOLE_STYLES) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === current();

/** Builds the site into dist, unless it was built from these very sources. */
export async function build() {
  if (isBuilt()) return;
  rmSync(STAMP, { force: true });
  const sources = current();
  await timed('Building the site', async () => {
    // Whether it can be kept or not: a first start works without, and takes longer.
    const database = runScript('make-database.ts');
    const { code, output } = await runTool('astro', ['build']);
    await database;
    if (code !== 0) throw new Stop(`The site does not build. Astro said:\n${tail(output, 40)}`);
  });
  writeFileSync(STAMP, sources);
}
