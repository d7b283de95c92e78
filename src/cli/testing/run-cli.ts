import { execFile } from 'node:child_process';
import path from 'node:path';
import { vi } from 'vitest';
import { run } from '../run.ts';

const MAIN = path.join(import.meta.dirname, '..', 'main.mjs');

/** What a command line printed, and its exit code. */
interface Ended {
  code: number;
  out: string;
  err: string;
}

/** Runs the command line as a person would: as a process of its own. */
export function started(...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, [MAIN, ...args], (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });
}

/** One after the other: all of them print to the same streams. */
let last: Promise<unknown> = Promise.resolve();

/** Runs the command line in this process, whose engine is loaded and warm. */
export function cli(...args: string[]): Promise<Ended> {
  const ended = last.then(() => inProcess(args));
  last = ended;
  return ended;
}

async function inProcess(args: string[]): Promise<Ended> {
  const printed = { out: '', err: '' };
  const { exitCode } = process;
  const ends = [capture(process.stdout, 'out', printed), capture(process.stderr, 'err', printed)];
  process.exitCode = 0;
  try {
    await run(args);
    return { code: Number(process.exitCode), ...printed };
  } finally {
    for (const end of ends) end();
    process.exitCode = exitCode;
  }
}

/** Keeps what is written to a stream. @returns gives the stream back */
function capture<K extends string>(
  stream: NodeJS.WriteStream,
  key: K,
  printed: Record<K, string>,
): () => void {
  const spy = vi.spyOn(stream, 'write').mockImplementation((text) => {
    printed[key] += text.toString();
    return true;
  });
  return () => spy.mockRestore();
}

/** The same with bytes on its standard input; what it prints is bytes too. */
export function piped(
  input: Buffer,
  ...args: string[]
): Promise<{ code: number; out: Buffer; err: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [MAIN, ...args],
      { encoding: 'buffer', maxBuffer: 1e8 },
      (error, out, err) => {
        resolve({ code: error ? Number(error.code) : 0, out, err: err.toString() });
      },
    );
    child.stdin?.end(input);
  });
}

export const FLAG = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200">
  <circle cx="110" cy="100" r="70" fill="#c02020"/>
  <rect x="190" y="60" width="80" height="80" fill="#2040a0"/></svg>`;
