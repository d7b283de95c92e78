import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import type { Design, FormatId } from 'ilmek-engine';
import { encode } from 'ilmek-engine/formats';
import { Command } from 'ilmek-engine/tables';
import { MACHINE_FORMATS } from '../../src/tools/formats.ts';
import { readerDesign } from './design.ts';

/*
 * Our machine files, read by a library that we did not write (`read.py`). Where it is installed,
 * the tests ask it; elsewhere they hold the files to what it read when `recorded.json` was made.
 */

/** What of a file is compared. */
export interface Reading {
  /** Needle points, and a hash of where they lie from the first one on. */
  stitches: number;
  points: string;
  changes: number;
  trims: number;
}

type Files = Record<string, Uint8Array>;

const answer = z.object({
  reader: z.string(),
  files: z.array(
    z.object({
      points: z.array(z.tuple([z.number(), z.number()])),
      changes: z.number(),
      trims: z.number(),
    }),
  ),
});

export const sha256 = (data: Uint8Array | string): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 32);

/** The test design in each format that machines take. */
export const ourFiles = (): Record<FormatId, Uint8Array> =>
  Object.fromEntries(
    MACHINE_FORMATS.map((format) => [format, encode(readerDesign(), format)]),
  ) as Record<FormatId, Uint8Array>;

const readingOf = (points: [number, number][], changes: number, trims: number): Reading => ({
  stitches: points.length,
  points: sha256(JSON.stringify(points)),
  changes,
  trims,
});

/** What a design should read as. */
export function sewnOf({ x, y, commands }: Design): Reading {
  const at = [...commands.keys()].filter((i) => commands[i] === Command.Stitch);
  const points = at.map((i): [number, number] => [x[i] - x[at[0]], y[i] - y[at[0]]]);
  const count = (wanted: Command) => commands.filter((command) => command === wanted).length;
  return readingOf(points, count(Command.ColorChange), count(Command.Trim));
}

/**
 * Files as the other library reads them, by the same keys; undefined where Python or the library
 * is not installed.
 * @throws Error where it is, and cannot read one
 */
export function readByOther(
  files: Files,
): { reader: string; readings: Record<string, Reading> } | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'ilmek-reader-'));
  try {
    const names = Object.entries(files).map(([format, bytes]) => {
      const name = path.join(folder, `file.${format}`);
      writeFileSync(name, bytes);
      return name;
    });
    const output = runPython([path.join(import.meta.dirname, 'read.py'), ...names]);
    if (output === undefined) return undefined;
    const { reader, files: read } = answer.parse(JSON.parse(output));
    const readings = Object.keys(files).map((format, i): [string, Reading] => [
      format,
      readingOf(read[i].points, read[i].changes, read[i].trims),
    ]);
    return { reader, readings: Object.fromEntries(readings) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** `read.py` says by this that no library is there. */
const NO_LIBRARY = 3;

function runPython(args: string[]): string | undefined {
  const { status, error, stdout, stderr } = spawnSync('python3', args, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (error || status === NO_LIBRARY) return undefined;
  if (status !== 0) throw new Error(`the other reader failed:\n${stderr}`);
  return stdout;
}
