import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createApp } from './app.ts';
import { Backend } from './embedded/backend.ts';
import { checkData } from './embedded/check-data.ts';
import { FAKE_FAL_KEY, FAKE_FAL_PATH } from './fal.ts';
import { House, wantsHouse } from './house.ts';
import { listen, ListenError } from './listen.ts';
import { keptByNpm, keptWords } from './npm-options.ts';
import { HELP, optionWords } from './start-help.ts';
import { Stopping } from './stopping.ts';

/*
 * `npm start`, once the site is built: serves it until Ctrl-C.
 * PORT (4321) and HOST (localhost) choose the address; an argument names
 * another folder than dist. Accounts and gallery are kept in DATA_DIR (.data),
 * unless PUBLIC_SUPABASE_URL names the project that keeps them.
 * SITE_OWNER is the address of the account that owns the site.
 * --help says what else it can do.
 */

const OPTIONS = {
  'fake-ai': { type: 'boolean' },
  repair: { type: 'boolean' },
  tidy: { type: 'boolean' },
  'bring-back': { type: 'boolean' },
  empty: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Those that npm has none of its own for. */
const TOLD_TO_NPM = ['fake-ai', 'repair', 'tidy', 'bring-back', 'empty'] as const;

const root = path.join(import.meta.dirname, '..');
const { values, positionals } = readArguments();
const dist = path.resolve(positionals[0] ?? path.join(root, 'dist'));
const data = path.resolve(process.env.DATA_DIR?.trim() || path.join(root, '.data'));

/** Ends the process with one line on the error stream. */
function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** Says a line to whoever started this. */
function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function readArguments() {
  try {
    const read = parseArgs({ options: OPTIONS, allowPositionals: true });
    const kept = keptByNpm(TOLD_TO_NPM, 'start');
    if (kept.length > 0) print(keptWords(kept, 'npm start --'));
    const more = Object.fromEntries(kept.map((name) => [name, true]));
    return { ...read, values: { ...read.values, ...more } };
  } catch (error) {
    return fail(optionWords(error));
  }
}

function readPort(text: string | undefined): number {
  const port = Number(text?.trim() || 4321);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  return fail(`PORT is “${text}”; it must be a whole number from 0 to 65535.`);
}

/** The address of the account that owns the site, if anybody's does. */
function readOwner(): string | undefined {
  const address = process.env.SITE_OWNER?.trim();
  if (!address || /^[^@\s]+@[^@\s]+$/.test(address)) return address || undefined;
  return fail(`SITE_OWNER is “${address}”; it must be an e-mail address.`);
}

/** How long the stand-in for fal.ai lets a picture wait, and works at it, ms. */
const FAKE_FAL_TIMES = { queueMs: 600, workMs: 2500 };

/** Loaded only when asked for: it draws with a library that takes its time to start. */
async function startFakeFal(siteUrl: () => string) {
  const { FakeFal } = await import('./fake-fal/fake-fal.ts');
  const origin = () => siteUrl() + FAKE_FAL_PATH;
  return new FakeFal({ origin, key: FAKE_FAL_KEY, ...FAKE_FAL_TIMES });
}

/** How often to look whether npm is still there, ms. */
const LOOK_MS = 500;

/**
 * npm puts a shell between itself and this process, and a shell that is told to
 * end does not tell its child: the change of parent does.
 */
function stopWithNpm(stop: () => void): void {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, LOOK_MS).unref();
}

async function main(): Promise<void> {
  if (values.help) return void process.stdout.write(HELP);
  if (values.tidy && !values.repair)
    fail('--tidy goes with --repair: npm start -- --repair --tidy');
  if (values.repair) {
    const { runRepair } = await import('./repair.ts');
    process.exitCode = (await runRepair(data, values.tidy === true, print)) ? 0 : 1;
    return;
  }
  if (values['bring-back']) {
    const { runBringBack } = await import('./bring-back.ts');
    process.exitCode = (await runBringBack(data, print)) ? 0 : 1;
    return;
  }
  if (!existsSync(path.join(dist, 'index.html'))) fail('Nothing is built yet. Run: npm start');
  const log = print;
  let siteUrl = '';
  const backend = process.env.PUBLIC_SUPABASE_URL?.trim()
    ? undefined
    : new Backend({ folder: data, siteUrl: () => siteUrl, siteOwner: readOwner(), log });
  const checked = backend ? await checkData(data) : {};
  const fakeFal = values['fake-ai'] ? await startFakeFal(() => siteUrl) : undefined;
  const app = createApp({ dist, log, backend, fakeFal });
  const address = {
    port: readPort(process.env.PORT),
    host: process.env.HOST?.trim() || 'localhost',
  };
  const listening = await listen(app, address);
  siteUrl = listening.url;
  if (checked.broken) log(`Accounts and gallery do not work: ${checked.broken}`);
  if (checked.notice) log(checked.notice);
  const without = checked.broken ? 'without accounts and gallery; ' : '';
  log(`Ilmek is ready at ${listening.url}  (${without}Ctrl-C ends it)`);
  if (fakeFal) log('A stand-in plays fal.ai: its pictures are made on this machine, by no model.');
  // What is broken is tried again by the first request: perhaps it is mended by then.
  const house =
    backend && !checked.broken && wantsHouse(data, values.empty === true)
      ? new House(data, log)
      : undefined;
  if (backend && !checked.broken) warmUp(backend, () => house?.begin(siteUrl));

  const stopping = new Stopping({
    close: () => {
      house?.close();
      return Promise.all([listening.close(), backend?.close()]);
    },
    // A thread that waits for its disk would be waited for by any other end.
    exit: (orderly) => (orderly ? process.exit(0) : process.kill(process.pid, 'SIGKILL')),
    log,
  });
  process.on('SIGINT', () => stopping.interrupt());
  process.on('SIGTERM', () => stopping.interrupt());
  stopWithNpm(() => stopping.begin());
}

/** Opens the database while nobody waits for it; where it cannot be opened it has said so. */
function warmUp(backend: Backend, then: () => void): void {
  const opened = () => {
    print('Accounts and gallery are open.');
    then();
    // An end that is a kill would keep nothing of it.
    flushCompileCache();
  };
  backend.start().then(opened, () => undefined);
}

main().catch((error: unknown) => {
  if (error instanceof ListenError) fail(error.message);
  throw error;
});
