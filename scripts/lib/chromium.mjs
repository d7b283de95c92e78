import { accessSync, constants, existsSync, readFileSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { run, runTool, Stop } from './run.mjs';
import { tail, timed } from './say.mjs';

/** The one without windows: it needs two thirds of the time for the same pages. */
const SHELL = 'chromium-headless-shell';

const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Where browsers are when they are not on the path. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser that Playwright downloads, where it has done so. */
async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  return chromium.executablePath();
}

/**
 * Finds a Chromium: CHROMIUM_PATH, the system's, Playwright's own.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<string | undefined>}
 */
export async function findChromium(env = process.env) {
  const named = env.CHROMIUM_PATH;
  if (named && !isProgram(named)) throw new Stop(`CHROMIUM_PATH is no program: ${named}`);
  if (named) return named;
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const system = [...onPath, ...PLACES].find(isProgram);
  if (system) return system;
  const own = await playwrightsOwn();
  return isProgram(own) ? own : undefined;
}

/** Where Linux keeps memory that processes share. */
const SHARED = '/dev/shm';
/** Enough for a few browsers, in bytes. */
const ENOUGH_SHARED = 2 ** 30;

/**
 * Arguments of Playwright's that are left out here. Since containers often have little shared
 * memory, it has Chromium use files in /tmp in its place: every frame then goes by a disk, which
 * may be slow or busy.
 * @returns {string[]}
 */
export function needlessArguments() {
  if (!existsSync(SHARED)) return [];
  const { bavail, bsize } = statfsSync(SHARED);
  return bavail * bsize < ENOUGH_SHARED ? [] : ['--disable-dev-shm-usage'];
}

/** Debian's own package brings the libraries that a bare system lacks; Ubuntu's is only a link. */
function hasDebianPackage() {
  const release = '/etc/os-release';
  const debian = existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'));
  return debian && process.getuid?.() === 0;
}

/** How long Debian's servers may take to answer, s. */
const APT_SECONDS = 150;

/** @param {string[]} names one package after the other, each with what was printed. */
async function* debianInstallers(names) {
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, seconds: APT_SECONDS };
  yield await run('apt-get', ['update', '-q'], options);
  for (const name of names) {
    yield await run('apt-get', ['install', '-yq', '--no-install-recommends', name], options);
  }
}

/** One way after the other, until one leaves a browser. */
async function* installers() {
  // Older releases have the second only.
  if (hasDebianPackage()) yield* debianInstallers([SHELL, 'chromium']);
  yield await runTool('playwright', ['install', 'chromium'], { seconds: 300 });
}

/**
 * Whether a browser with windows, which is slower, may get one without beside it: where nobody
 * chose it, and the machine is there for the tests alone.
 * @param {string} found
 */
const mayAddShell = (found) =>
  Boolean(process.env.CI && !process.env.CHROMIUM_PATH) &&
  path.basename(found) !== SHELL &&
  hasDebianPackage();

/**
 * Finds a Chromium, or installs one.
 * @returns {Promise<string>} its path.
 */
export async function ensureChromium() {
  const found = await findChromium();
  if (found && !mayAddShell(found)) return found;
  return timed('Installing Chromium (once)', async () => {
    let said = '';
    for await (const { output } of found ? debianInstallers([SHELL]) : installers()) {
      const installed = await findChromium();
      if (installed && installed !== found) return installed;
      said = output;
    }
    if (found) return found;
    throw new Stop(
      'No Chromium, and none could be installed. Install one, or name it in CHROMIUM_PATH.\n' +
        tail(said),
    );
  });
}
