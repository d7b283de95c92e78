import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Keeps PostgreSQL compiled for all threads of this process: V8 has one copy of what has the same bytes,
 * as long as somebody holds it, and no thread compiles it anew.
 */
const held: WebAssembly.Module[] = [];

export async function setup(): Promise<void> {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  held.push(
    await WebAssembly.compile(await readFile(path.join(path.dirname(main), 'pglite.wasm'))),
  );
}

export const teardown = (): void => void (held.length = 0);
