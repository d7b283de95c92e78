/*
 * Whether the engine still makes the same stitches: a fixture of designs from every way into it,
 * each with a hash of its positions, commands and colours.
 *
 *   npm run bench:hashes                compares with the hashes on record; fails where one differs
 *   npm run bench:hashes -- --write     and records them
 *   npm run bench:hashes -- monogram    only cases whose name says so
 *
 * A change that only moves code leaves all as they are. One that sews otherwise records the new
 * ones in its own commit, which says why.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { CASES } from './hashes/cases.ts';
import type { Hashed } from './hashes/worker.ts';

const RECORD = path.join(import.meta.dirname, 'hashes.json');

const args = process.argv.slice(2);
const write = args.includes('--write');
const wanted = args.filter((arg) => !arg.startsWith('--'));

const names = [...CASES.keys()];
const chosen = names.filter((name) => wanted.every((word) => name.includes(word)));
/** By name: the hash, and the number of stitches to see how much a change changes. */
const before = JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, string>;
const now = await inWorkers(chosen);

const changed = chosen.filter((name) => before[name] !== now.get(name));
for (const name of changed) console.log(`${name}: ${before[name] ?? 'new'}, now ${now.get(name)}`);
const gone = Object.keys(before).filter((name) => !CASES.has(name));
for (const name of gone) console.log(`${name}: no such case any more`);
console.log(`${chosen.length - changed.length} of ${chosen.length} designs are the same.`);

if (write) {
  const all = names.map((name) => [name, now.get(name) ?? before[name]]);
  writeFileSync(RECORD, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
} else if (changed.length + gone.length > 0) process.exitCode = 1;

/** Each worker takes the next case as soon as it is done with one. */
async function inWorkers(queue: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const left = [...queue];
  const count = Math.min(left.length, availableParallelism());
  await Promise.all(
    Array.from({ length: count }, async () => {
      const worker = new Worker(new URL('hashes/worker.ts', import.meta.url));
      for (let name = left.shift(); name !== undefined; name = left.shift()) {
        found.set(name, (await ask(worker, name)).found);
      }
      await worker.terminate();
    }),
  );
  return found;
}

function ask(worker: Worker, name: string): Promise<Hashed> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (result: Hashed) => {
      worker.off('error', reject);
      resolve(result);
    });
    worker.postMessage(name);
  });
}
