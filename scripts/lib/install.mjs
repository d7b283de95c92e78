import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { CACHE, inRoot, ROOT } from './paths.mjs';
import { run, Stop } from './run.mjs';
import { tail, timed } from './say.mjs';

const STAMP = path.join(CACHE, 'installed');

/** Changes with what has to be installed: the lock, the wishes, the kind of machine. */
function wanted() {
  const { dependencies, devDependencies, allowScripts } = JSON.parse(
    readFileSync(inRoot('package.json'), 'utf8'),
  );
  const wishes = JSON.stringify([dependencies, devDependencies, allowScripts]);
  return fingerprint(ROOT, ['package-lock.json'], `${wishes} ${process.platform} ${process.arch}`);
}

/** The npm that runs this script, or the one on the path. */
function npmCommand() {
  const own = process.env.npm_execpath ?? '';
  if (/npm-cli\.c?js$/.test(own)) return { command: process.execPath, before: [own] };
  return { command: 'npm', before: [] };
}

/** Words of npm's output, and what they mean for a person. */
const CAUSES = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/,
    'The package registry cannot be reached. Check the network (and the proxy, if you have one:\nnpm config get proxy), then start again: what was fetched so far is kept.',
  ],
  [/ENOSPC/, 'The disk is full. The packages need about 1.2 GB.'],
  [
    /EACCES|EPERM|EROFS/,
    'This user may not write here. Give yourself the folder, then start again.',
  ],
  [/EINTEGRITY/, 'A package arrived damaged. Run: npm cache clean --force, then start again.'],
];

/** @param {import('./run.mjs').Result} result */
function explain({ code, output }) {
  if (code === 127)
    return 'npm is missing. It comes with Node.js: install that from https://nodejs.org';
  const cause = CAUSES.find(([pattern]) => pattern.test(output))?.[1];
  return cause ?? `npm could not install the packages. The end of what it said:\n${tail(output)}`;
}

/**
 * Installs the packages of the committed lock, unless they are there: a fresh clone with `npm ci`,
 * which takes the lock at its word. That empties `node_modules` first; where packages are there,
 * `npm install` changes only what differs, and `--no-save` keeps the lock as it is.
 */
export async function install() {
  const stamp = wanted();
  const there = existsSync(inRoot('node_modules', '.package-lock.json'));
  if (there && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;

  const { command, before } = npmCommand();
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const how = there ? ['install', '--no-save'] : ['ci'];
  await timed(there ? 'Updating the packages' : 'Installing the packages (once)', async () => {
    const result = await run(command, [...before, ...how, ...flags]);
    if (result.code !== 0) throw new Stop(explain(result));
  });
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(STAMP, stamp);
}
