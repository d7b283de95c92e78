import { execFile } from 'node:child_process';
import path from 'node:path';

const MAIN = path.join(import.meta.dirname, '..', 'main.mjs');

/** Runs the command line as a person would: as a process of its own. */
export function cli(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [MAIN, ...args], (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });
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
