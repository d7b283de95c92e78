/*
 * Feeds every reader damaged files and noise, seeded, and tells what came of it.
 *
 *   node bench/fuzz-files.ts                      100,000 inputs a format
 *   node bench/fuzz-files.ts --count 5000 csv     fewer, of some formats
 *   node bench/fuzz-files.ts --files FOLDER       damages the machine files of a folder too; formats
 *                                           that are only read have no others
 *
 * Each format runs in a process of its own, whose greatest memory is the system's figure;
 * Node itself has about 60 MB of it. Exit code 1 where a reader ends in anything
 * but a design or a FormatError, takes a second, or the process passes 256 MB.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { FormatId } from 'ilmek-engine';
import { decode, encode } from 'ilmek-engine/formats';
import { mutation, readsSoundly } from 'ilmek-engine/internal';
import { FORMATS, formatOfFileName } from 'ilmek-engine/tables';

const MAX_MS = 1000;
const MAX_MB = 256;

interface Outcome {
  designs: number;
  errors: number;
  worstMs: number;
  seconds: number;
  megabytes: number;
}

const { values, positionals } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    files: { type: 'string', multiple: true, default: [] },
    child: { type: 'boolean' },
  },
  allowPositionals: true,
});
const readable = Object.values(FORMATS)
  .filter(({ canRead }) => canRead)
  .map(({ id }) => id);
const formats = positionals.length > 0 ? (positionals as FormatId[]) : readable;

if (values.child) console.log(JSON.stringify(fuzz(formats[0])));
else await reportAll();

async function reportAll(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ilmek-fuzz-'));
  try {
    await writeSamples(folder);
    const sound = formats.map((format) => report(format, folder));
    process.exitCode = sound.every(Boolean) ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What the engine makes of a small badge, in each format that it writes; not in a child, for its memory. */
async function writeSamples(folder: string): Promise<void> {
  const { digitizeImage } = await import('ilmek-engine');
  const { DIGITIZE_DEFAULTS } = await import('ilmek-engine/tables');
  const { badge } = await import('./pictures.ts');
  const options = { ...DIGITIZE_DEFAULTS, widthMm: 20, colors: 4, name: 'Badge' };
  const design = digitizeImage(badge(120), options);
  for (const { id, canWrite } of Object.values(FORMATS)) {
    if (canWrite) writeFileSync(path.join(folder, `badge.${id}`), encode(design, id));
  }
}

/** Runs one format's child and prints its row. @returns whether all went well. */
function report(format: FormatId, samples: string): boolean {
  const folders = [samples, ...values.files].flatMap((folder) => ['--files', folder]);
  const args = [import.meta.filename, '--child', '--count', values.count, ...folders, format];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) {
    console.log(`${format.padEnd(5)} failed: ${stderr.trim()}`);
    return false;
  }
  const outcome = JSON.parse(stdout) as Outcome | null;
  if (!outcome) {
    console.log(`${format.padEnd(5)} no file to damage: see --files`);
    return true;
  }
  const { designs, errors, worstMs, seconds, megabytes } = outcome;
  const cells = [
    format.padEnd(5),
    `${designs} designs`.padStart(15),
    `${errors} errors`.padStart(14),
    `worst ${worstMs.toFixed(0)} ms`.padStart(14),
    `${seconds.toFixed(1)} s`.padStart(9),
    `${megabytes.toFixed(0)} MB`.padStart(8),
  ];
  console.log(cells.join(''));
  return worstMs < MAX_MS && megabytes < MAX_MB;
}

function fuzz(format: FormatId): Outcome | null {
  const files = values.files
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
    .filter((name) => formatOfFileName(name) === format)
    .map((name) => new Uint8Array(readFileSync(name)));
  if (files.length === 0) return null;
  const count = Number(values.count);
  let designs = 0;
  let worstMs = 0;
  const started = performance.now();
  for (let seed = 0; seed < count; seed++) {
    const bytes = mutation(files[seed % files.length], seed);
    const start = performance.now();
    if (readsSoundly(() => decode(bytes, format))) designs++;
    worstMs = Math.max(worstMs, performance.now() - start);
  }
  return {
    designs,
    errors: count - designs,
    worstMs,
    seconds: (performance.now() - started) / 1000,
    megabytes: process.resourceUsage().maxRSS / 1024,
  };
}
