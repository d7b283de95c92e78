import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, ROOT } from './paths.mjs';

/** An end that the person at the keyboard can do something about: its message says what. */
export class Stop extends Error {}

/** The oldest Node that runs TypeScript files as they are. */
const RUNS_TYPESCRIPT = [22, 18];

/** The Node that the project installs for itself (the npm package `node`). */
const OWN_NODE = inRoot(
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/**
 * The Node for everything that is installed: the project's own, or this one
 * where it is new enough.
 * @returns {string}
 */
function modernNode() {
  if (existsSync(OWN_NODE)) return OWN_NODE;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > RUNS_TYPESCRIPT[0] || (major === RUNS_TYPESCRIPT[0] && minor >= RUNS_TYPESCRIPT[1])) {
    return process.execPath;
  }
  throw new Stop(
    `The project's own Node is missing, and Node ${process.versions.node} is too old without it.\n` +
      'It comes with an install script: allow those (npm config set ignore-scripts false),\n' +
      'delete node_modules and start again; or use Node 24.',
  );
}

/**
 * The file behind a command of an installed package.
 * @param {string} tool name of the package; `package/command` where the command has another.
 */
function toolFile(tool) {
  const [name, command = name] = tool.split('/');
  const folder = inRoot('node_modules', name);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** The environment of a command: its `node` is the project's own. */
function environment(extra) {
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const folders = [inRoot('node_modules', '.bin'), process.env[key] ?? ''];
  return {
    ...process.env,
    [key]: folders.join(path.delimiter),
    ASTRO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    ...extra,
  };
}

/**
 * @typedef {object} Result
 * @property {number} code 0 when all went well; 127 when the command is missing.
 * @property {string} output what it printed on both streams; empty when `show` is set.
 * @property {number} seconds
 */

/**
 * Runs a command in the project's folder, without standard input.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, show?: boolean, seconds?: number }} [options]
 *   `show` prints as it goes; after `seconds` the command and its children are ended.
 * @returns {Promise<Result>}
 */
export function run(command, args, { env = {}, show = false, seconds = 600 } = {}) {
  const started = Date.now();
  return new Promise((resolve) => {
    const stdio = /** @type {const} */ ([
      'ignore',
      show ? 'inherit' : 'pipe',
      show ? 'inherit' : 'pipe',
    ]);
    // On Windows npm is a batch file, which only a shell runs.
    const shell = process.platform === 'win32' && command === 'npm';
    const child = spawn(command, args, { cwd: ROOT, env: environment(env), stdio, shell });
    let output = '';
    let timedOut = false;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => (output += text));
    }
    const timer = setTimeout(() => {
      timedOut = true;
      child.kill('SIGTERM');
      // Its own children can hold the output open for ever: this does not wait for them.
      setTimeout(() => (child.kill('SIGKILL'), end(124)), 5000).unref();
    }, seconds * 1000);
    const end = (code) => {
      clearTimeout(timer);
      if (timedOut) output += `\nStopped: not done after ${seconds} s.\n`;
      resolve({ code: timedOut ? 124 : code, output, seconds: (Date.now() - started) / 1000 });
    };
    child.on('error', (error) => {
      output += error.message;
      end(127);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

/**
 * Runs an installed package's command under the project's Node.
 * @param {string} tool `package`, or `package/command`.
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runTool = (tool, args, options) =>
  run(modernNode(), [toolFile(tool), ...args], options);

/**
 * Runs a script of the project, which may be TypeScript.
 * @param {string} name in `scripts`.
 */
export const runScript = (name) => run(modernNode(), [inRoot('scripts', name)]);
