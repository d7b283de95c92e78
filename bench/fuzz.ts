/*
 * Sews hostile pictures and drawings, seeded, and tells what came of each: `npm run bench:fuzz`.
 *
 *   node bench/fuzz.ts                    five minutes: each kind at its full size, then more seeds
 *   node bench/fuzz.ts --minutes 1 noise  shorter, of the kinds whose names hold a word
 *   node bench/fuzz.ts --seed 7           other pictures
 *
 * Each design is made in a process of its own, whose time and greatest resident memory are the
 * system's figures. A design has 10 s on a quiet machine and 1 GB. What counts is the processor's
 * time, so that a busy machine does not fail it; a hang is ended after 6 times that by
 * the clock, or as much longer as the machine is loaded over its cores.
 * A sewn design is also inspected, and written and read as DST and PES. Exit code 1 on a crash, a
 * hang, a file that is broken, or where a bound is passed.
 */
import { spawn } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { HOSTILE_DRAWINGS, HOSTILE_PICTURES } from 'ilmek-engine/internal';
import { sewHostile, type Case, type Outcome } from './hostile-case.ts';

const MAX_SECONDS = 10;
const MAX_MB = 1024;
/**
 * Two threads of one core, and collecting garbage beside the work, make seconds of a processor
 * more than those of a clock on a quiet machine by about this.
 */
const BUSY = 1.5;
const HANG = 6;

/** How designs are wanted: the first is what a visitor gets who changes nothing. */
const SETTINGS: readonly Case['options'][] = [
  {},
  { photo: 'off', widthMm: 200 },
  { photo: 'off', sewn: { side: 'longer', mm: 100 } },
  { style: 'satin', photo: 'off', colors: 12, density: 'high' },
  { style: 'outline' },
  { fabric: 'towel', frame: 'circle', widthMm: 60 },
  { style: 'applique', colors: 3 },
  { widthMm: 400, style: 'fill' },
  { widthMm: 400, style: 'applique', colors: 3 },
];

interface Row {
  kind: string;
  tried: number;
  sewn: number;
  simplified: number;
  seconds: number;
  megabytes: number;
  refused: Set<string>;
  faults: Set<string>;
}

const { values, positionals } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    child: { type: 'string' },
  },
  allowPositionals: true,
});

if (values.child) child(JSON.parse(values.child) as Case);
else await fuzz();

function child(wanted: Case): void {
  process.stdout.write(JSON.stringify(sewHostile(wanted)));
}

async function fuzz(): Promise<void> {
  const kinds = [
    ...HOSTILE_PICTURES.map(({ name }, index) => ({ kind: `picture: ${name}`, index })),
    ...HOSTILE_DRAWINGS.map(({ name, count }, index) => ({
      kind: `drawing: ${name}, ${count}`,
      index,
    })),
  ].filter(
    ({ kind }) => positionals.length === 0 || positionals.some((word) => kind.includes(word)),
  );
  const rows = kinds.map(({ kind }) => emptyRow(kind));
  const until = performance.now() + Number(values.minutes) * 60_000;
  let next = 0;
  const worker = async (): Promise<void> => {
    // Every kind once, whatever the time; then round after round with other seeds and settings.
    while (next < kinds.length || performance.now() < until) {
      const n = next++;
      const { kind, index } = kinds[n % kinds.length];
      const round = Math.floor(n / kinds.length);
      const wanted: Case = {
        of: kind.startsWith('picture') ? 'picture' : 'drawing',
        index,
        seed: Number(values.seed) + round,
        options: SETTINGS[(round + (round === 0 ? 0 : n)) % SETTINGS.length],
      };
      note(rows[n % kinds.length], wanted, await run(wanted));
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, worker));
  rows.forEach(print);
  process.exitCode = rows.some(({ faults }) => faults.size > 0) ? 1 : 0;
}

function emptyRow(kind: string): Row {
  const figures = { tried: 0, sewn: 0, simplified: 0, seconds: 0, megabytes: 0 };
  return { kind, ...figures, refused: new Set(), faults: new Set() };
}

/** Makes one design in a process of its own. */
function run(wanted: Case): Promise<Outcome> {
  return new Promise((resolve) => {
    const args = [import.meta.filename, '--child', JSON.stringify(wanted)];
    const made = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    let wrong = '';
    made.stdout.on('data', (text) => (out += String(text)));
    made.stderr.on('data', (text) => (wrong += String(text)));
    // Who shares the machine with many waits as much longer.
    const limit = Math.ceil(
      MAX_SECONDS * BUSY * HANG * Math.max(1, loadavg()[0] / availableParallelism()),
    );
    const timer = setTimeout(() => made.kill('SIGKILL'), limit * 1000);
    made.on('close', (code) => {
      clearTimeout(timer);
      if (code === 0) resolve(JSON.parse(out) as Outcome);
      else if (code === null) resolve({ fault: `ended by the system, or after ${limit} s` });
      else resolve({ fault: `crashed: ${wrong.trim().split('\n').at(-1) ?? code}` });
    });
  });
}

function note(row: Row, { seed, options }: Case, outcome: Outcome): void {
  const { seconds = 0, megabytes = 0, refused, fault, simplified } = outcome;
  const which = `seed ${seed}, ${JSON.stringify(options)}`;
  row.tried++;
  row.seconds = Math.max(row.seconds, seconds);
  row.megabytes = Math.max(row.megabytes, megabytes);
  if (refused) row.refused.add(refused);
  else if (!fault) row.sewn++;
  if (simplified) row.simplified++;
  if (fault) row.faults.add(`${fault} (${which})`);
  if (seconds > MAX_SECONDS * BUSY) row.faults.add(`took ${seconds.toFixed(1)} s (${which})`);
  if (megabytes > MAX_MB) row.faults.add(`took ${megabytes.toFixed(0)} MB (${which})`);
}

function print({ kind, tried, sewn, simplified, seconds, megabytes, refused, faults }: Row): void {
  const cells = [
    kind.padEnd(44),
    `${seconds.toFixed(1)} s`.padStart(7),
    `${megabytes.toFixed(0)} MB`.padStart(8),
    `${sewn} of ${tried} sewn`.padStart(14),
    simplified > 0 ? `  ${simplified} simplified` : '',
  ];
  console.log(cells.join(''));
  for (const words of refused) console.log(`    refused: ${words}`);
  for (const fault of faults) console.log(`    FAULT: ${fault}`);
}
