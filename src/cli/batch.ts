import { readdir, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SvgOptions } from 'ilmek-engine/digitize';
import type { BatchJob, BatchResult } from './batch-worker.ts';
import { readEdits, type EditValues } from './edits.ts';
import { CliError } from './cli-error.ts';
import { STREAM, writableFormat } from './files.ts';
import { pesVersion, type OutputValues } from './output.ts';
import { ProgressLine } from './progress.ts';
import { nameOf } from './sew.ts';

/*
 * Many pictures at once: one process, a thread for each core, each thread keeps the engine that it
 * has loaded. A picture that cannot be sewn is told, and the others go on.
 */

const PICTURES = /\.(?:png|jpe?g|webp|gif|svg)$/i;

interface BatchValues extends OutputValues, EditValues {
  outDir: string;
}

/** Sews pictures, and those in folders, into a folder. @throws CliError */
export async function runBatch(
  inputs: readonly string[],
  values: BatchValues,
  options: SvgOptions,
): Promise<void> {
  const { format: formats = [], outDir, json = false } = values;
  if (values.out || values.preview || values.worksheet) {
    throw new CliError(
      '--out-dir takes machine files alone: wanted --format, not --out, --preview or --worksheet',
    );
  }
  if (formats.length === 0) throw new CliError('--out-dir wants --format NAME, such as pes');
  for (const format of formats) writableFormat(STREAM, format);
  const encoding = pesVersion(values['format-version']);
  const files = await picturesOf(inputs);
  checkNames(files);
  const jobs = files.map((source): BatchJob => {
    const base = path.join(outDir, nameOf(source));
    const outs = formats.map((format) => `${base}.${format.toLowerCase()}`);
    return {
      source,
      outs,
      encoding,
      options: { ...options, name: nameOf(source) },
      edits: readEdits(values),
      hoop: values.hoop,
      order: { cap: values.cap, 'no-cutter': values['no-cutter'] },
    };
  });
  await checkFolder(outDir);
  const failed = await runAll(jobs, json);
  if (failed > 0) throw new CliError(`${failed} of ${jobs.length} pictures were not sewn`);
}

/** A file of the folder's name is told once, and not for each picture. */
async function checkFolder(folder: string): Promise<void> {
  const isFile = await stat(folder).then(
    (entry) => !entry.isDirectory(),
    () => false,
  );
  if (isFile) throw new CliError(`--out-dir ${folder} is a file: name a folder`);
}

/** The files named, and the pictures in folders named, in the order of their names. */
async function picturesOf(inputs: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const input of inputs) {
    if (input === STREAM)
      throw new CliError('the standard input is one picture: wanted --out FILE');
    const isFolder = await stat(input).then(
      (entry) => entry.isDirectory(),
      () => false,
    );
    if (!isFolder) {
      found.push(input);
      continue;
    }
    const names = (await readdir(input)).filter((name) => PICTURES.test(name)).sort();
    if (names.length === 0)
      throw new CliError(`${input} holds no picture (png, jpg, webp, gif, svg)`);
    found.push(...names.map((name) => path.join(input, name)));
  }
  if (found.length === 0) throw new CliError('wanted pictures or folders, got 0 file names');
  return found;
}

/** Two pictures of one name would be one file. */
function checkNames(files: readonly string[]): void {
  const taken = new Map<string, string>();
  for (const file of files) {
    // Names that differ in case alone are one file on many systems.
    const name = nameOf(file).toLowerCase();
    const other = taken.get(name);
    if (other !== undefined)
      throw new CliError(`${other} and ${file} would become one file: rename one`);
    taken.set(name, file);
  }
}

/** Each thread takes the next picture as soon as it is done with one. @returns how many failed */
async function runAll(jobs: readonly BatchJob[], json: boolean): Promise<number> {
  const left = [...jobs];
  const line = new ProgressLine();
  let done = 0;
  let failed = 0;
  const tell = (result: BatchResult): void => {
    done++;
    line.clear();
    for (const note of result.notes) process.stderr.write(`ilmek: ${result.source}: ${note}\n`);
    if (result.error !== undefined) failed++;
    if (json) process.stdout.write(`${JSON.stringify(jsonOf(result))}\n`);
    else if (result.error === undefined) process.stdout.write(`${result.line}\n`);
    if (result.error !== undefined)
      process.stderr.write(`ilmek: ${withSource(result.source, result.error)}\n`);
    line.show(`${done} of ${jobs.length}`);
  };
  const threads = Math.min(jobs.length, availableParallelism());
  line.show(`0 of ${jobs.length}`);
  await Promise.all(
    Array.from({ length: threads }, async () => {
      const worker = new Worker(new URL('batch-worker.ts', import.meta.url));
      for (let job = left.shift(); job; job = left.shift()) tell(await ask(worker, job));
      await worker.terminate();
    }),
  );
  line.clear();
  return failed;
}

/** What is told of a picture, with its name, where that is not said yet. */
const withSource = (source: string, told: string): string =>
  told.startsWith(source) ? told : `${source}: ${told}`;

function jsonOf({ source, outs, report, error }: BatchResult) {
  return error === undefined ? { source, outs, ...report } : { source, error };
}

function ask(worker: Worker, job: BatchJob): Promise<BatchResult> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (result: BatchResult) => {
      worker.off('error', reject);
      resolve(result);
    });
    worker.postMessage(job);
  });
}
