import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hasDatabase, isDatabaseLost, MAKING } from './embedded/database-folder.ts';

/*
 * Pieces of our own on the wall of a first local start, so that nobody meets an empty one. They are
 * sewn and saved by a process of its own (scripts/house.ts), as a page would do it, once the
 * database is open and behind everything else.
 */

/** Stands in a data folder until all of them hang. */
const MARK = 'house.wanted';
const PROGRAM = path.join(import.meta.dirname, '..', 'scripts', 'house.ts');

/**
 * Whether the pieces are wanted: by a data folder that has no database yet, or by one whose first
 * start was ended before all of them hung.
 * @param empty somebody wants a wall without them
 */
export function wantsHouse(folder: string, empty: boolean): boolean {
  const mark = path.join(folder, MARK);
  if (empty) rmSync(mark, { force: true });
  else if (isFirst(folder)) writeFileSync(mark, 'The pieces of the house are not all hung yet.\n');
  return existsSync(mark);
}

const isFirst = (folder: string): boolean =>
  existsSync(path.join(folder, MAKING)) || (!hasDatabase(folder) && !isDatabaseLost(folder));

/** Hangs the pieces of the house. */
export class House {
  readonly #folder: string;
  readonly #log: (line: string) => void;
  #child: ChildProcess | undefined;
  #closed = false;

  constructor(folder: string, log: (line: string) => void) {
    this.#folder = folder;
    this.#log = log;
  }

  /** Begins; what is not done when this process ends goes on with the next start. @param url of the site */
  begin(url: string): void {
    if (this.#closed) return;
    const child = fork(PROGRAM, {
      env: { ...process.env, HOUSE_URL: url, DATA_DIR: this.#folder },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#child = child;
    let trouble = '';
    child.stderr?.on('data', (chunk: Buffer) => (trouble += chunk.toString()));
    child.on('error', (error) => (trouble += error.message));
    child.on('close', (code) => {
      this.#child = undefined;
      if (code === 0) {
        rmSync(path.join(this.#folder, MARK), { force: true });
        this.#log('Pieces of our own hang in the gallery; npm start -- --empty begins without.');
      } else if (!this.#closed) {
        this.#log(`Not all pieces of our own hang in the gallery: ${trouble.trim()}`);
      }
    });
  }

  /** Ends it at once. */
  close(): void {
    this.#closed = true;
    this.#child?.kill('SIGKILL');
  }
}
