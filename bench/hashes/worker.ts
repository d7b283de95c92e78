import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import type { Design } from 'ilmek-engine';
import { Command, countCommand } from 'ilmek-engine/tables';
import { CASES } from './cases.ts';

/** A case as it came out. */
export interface Hashed {
  name: string;
  /** A hash of positions, commands and colours, and the number of stitches; or the error. */
  found: string;
}

parentPort?.on('message', (name: string) => {
  parentPort?.postMessage({ name, found: find(CASES.get(name)!) } satisfies Hashed);
});

function find(make: () => Design): string {
  try {
    const design = make();
    return `${hashOf(design)} ${countCommand(design, Command.Stitch)}`;
  } catch (error) {
    return String(error);
  }
}

function hashOf({ x, y, commands, threads }: Design): string {
  const hash = createHash('sha256');
  // Little-endian, which every system is that Node runs on.
  for (const part of [x, y, commands]) hash.update(part);
  hash.update(threads.map(({ hex }) => hex).join());
  return hash.digest('hex').slice(0, 16);
}
