import type { Design, Thread } from 'ilmek-engine';
import { Command, hash01 } from 'ilmek-engine/tables';

/* A design that no digitizer makes better tomorrow: its files change only where a writer does. */

const THREADS: Thread[] = [
  { hex: '#b3262e', name: 'Madder', code: '1', chart: 'Test' },
  { hex: '#2c4a8f', name: 'Indigo', code: '2', chart: 'Test' },
  { hex: '#e0a12c', name: 'Saffron', code: '3', chart: 'Test' },
];

const BLOCKS = THREADS.length;
const PATCHES = 4;
const STITCHES = 60;

/**
 * Three threads, four patches each: stitches of every length to 7 mm, jumps to 90 mm, and a cut
 * before each jump.
 */
export function readerDesign(): Design {
  const records: [x: number, y: number, command: Command][] = [];
  for (let block = 0; block < BLOCKS; block++) {
    if (block > 0) records.push([...lastOf(records), Command.ColorChange]);
    for (let patch = 0; patch < PATCHES; patch++) {
      if (patch > 0) records.push([...lastOf(records), Command.Trim]);
      sewPatch(records, block * PATCHES + patch);
    }
  }
  return {
    x: Int32Array.from(records, ([x]) => x),
    y: Int32Array.from(records, ([, y]) => y),
    commands: Uint8Array.from(records, ([, , command]) => command),
    threads: THREADS,
    objects: [],
    name: 'Reader',
  };
}

const between = (low: number, high: number, ...seed: [number, number]): number =>
  Math.round(low + (high - low) * hash01(...seed));

function lastOf(records: readonly (readonly [number, number, Command])[]): [number, number] {
  const [x, y] = records.at(-1) ?? [0, 0];
  return [x, y];
}

function sewPatch(records: [number, number, Command][], patch: number): void {
  let x = between(-320, 320, patch, 1);
  let y = between(-320, 320, patch, 2);
  records.push([x, y, Command.Jump], [x, y, Command.Stitch]);
  for (let i = 1; i < STITCHES; i++) {
    x += between(-49, 49, patch, 10 + 2 * i) || 1;
    y += between(-49, 49, patch, 11 + 2 * i);
    records.push([x, y, Command.Stitch]);
  }
}
