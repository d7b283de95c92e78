/*
 * How fast the engine is: each stage and whole designs, on seeded pictures.
 *
 *   npm run bench             compares with the last recorded run
 *   npm run bench -- record   and records this one
 *
 * Times are medians of one machine on one day: read the ratios, not the
 * milliseconds. A checksum outside the timed loop tells whether two runs made
 * the same stitches at all.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Bench } from 'tinybench';
import type { Design } from 'ilmek-engine';
import { readPrompt } from 'ilmek-engine/compose';
import { digitizeImage, digitizeShapes, digitizeSvg, SubjectFinder } from 'ilmek-engine/digitize';
import { encode } from 'ilmek-engine/formats';
import { inspectDesign } from 'ilmek-engine/inspect';
import {
  face,
  findBackground,
  findColors,
  lamp,
  page,
  rasterize,
  tracePicture,
  thingsOf,
  withLostThings,
} from 'ilmek-engine/internal';
import { renderDesign } from 'ilmek-engine/render';
import { decodeIndex, DIGITIZE_DEFAULTS } from 'ilmek-engine/tables';
import { motifIndex, motifIndexFile } from '../tests/fixtures/motif-index.ts';
import { PROMPTS } from '../tests/fixtures/prompts.table.ts';
import { flagSvg } from '../tests/helpers/flags.ts';
import { badge, landscape } from './pictures.ts';

const RECORD = path.join(import.meta.dirname, 'results.json');

interface Result {
  name: string;
  medianMs: number;
  checksum: number;
}

const options = { ...DIGITIZE_DEFAULTS, colors: 6 };
const flat = badge(600);
const photo = landscape(500);
const flatShapes = tracePicture(flat, options, {}).set;
const photoShapes = tracePicture(photo, options, {}).set;
const flatDesign = digitizeImage(flat, options);
const photoDesign = digitizeImage(photo, options);
const drawn = page(600, 600, face([30, 40, 120], [170, 30, 40]), { light: lamp, grain: 6 });
const raster = rasterize(photo, options.widthMm, 2);
const ground = findBackground(raster, options);
const colors = findColors(raster, ground, options);
const subject = new SubjectFinder(photo);
subject.find();
let strokes = 0;
const motifs = motifIndex();
const motifFile = motifIndexFile();
const words = PROMPTS.map(({ prompt }) => prompt).join('; ');
const longPrompts = [0, 500, 1000, 1500, 2000].map((from) => words.slice(from, from + 500));

const tasks: [string, () => Design | { data: Uint8ClampedArray } | Uint8Array | number][] = [
  ['trace the badge', () => tracePicture(flat, options, {}).set.shapes.length],
  ['trace the landscape', () => tracePicture(photo, options, {}).set.shapes.length],
  ['sew the badge', () => digitizeShapes(flatShapes, 'tiles', options)],
  ['sew the landscape', () => digitizeShapes(photoShapes, 'tiles', options)],
  ['digitize the badge', () => digitizeImage(flat, options)],
  ['digitize the landscape', () => digitizeImage(photo, options)],
  ['sew ink on paper', () => digitizeImage(drawn, options)],
  ['sew a flag with a crest', () => digitizeSvg(flagSvg('es-ga'), options).design],
  [
    'find what colours would lose',
    () =>
      Math.round(
        1e6 * sum(withLostThings(thingsOf(raster, ground, 2), colors, { chroma: 2, most: 6 })),
      ),
  ],
  ['find a subject', () => sum(new SubjectFinder(photo).find().data)],
  // Each stroke lies a little lower, as what is known is not sought again.
  ['answer a stroke', () => subject.find([strokeAt(250 + (strokes++ % 40))]).data.length],
  // 1.5 s of a build, and 0.3 s before the first prompt, would be too much.
  ['build the index of motifs', () => motifIndexFile().motifs.length],
  ['open the index of motifs', () => decodeIndex(motifFile).motifs.size],
  // Each as long as a prompt may be: one is to take 10 ms.
  [
    'read five long prompts',
    () => longPrompts.reduce((all, text) => all + readPrompt(text, motifs).words.length, 0),
  ],
  ['inspect', () => inspectDesign(photoDesign).stitches],
  ['render at 10 px/mm', () => renderDesign(photoDesign, { pxPerMm: 10 })],
  ['render the badge at 10 px/mm', () => renderDesign(flatDesign, { pxPerMm: 10 })],
  ['a still at 24 px/mm', () => renderDesign(photoDesign, { pxPerMm: 24 })],
  ['write DST', () => encode(photoDesign, 'dst')],
  ['write PES', () => encode(photoDesign, 'pes')],
  ['write EXP', () => encode(photoDesign, 'exp')],
];

const bench = new Bench({ time: 400, warmupTime: 100, warmupIterations: 1, iterations: 5 });
for (const [name, run] of tasks) bench.add(name, () => void run());
await bench.run();

const results: Result[] = bench.tasks.map((task, i) => {
  const { result } = task;
  if (result.state !== 'completed') throw new Error(`${task.name}: ${result.state}`);
  return { name: task.name, medianMs: result.latency.p50, checksum: checksum(tasks[i][1]()) };
});
print(results, existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as Result[]) : []);
if (process.argv.includes('record')) writeFileSync(RECORD, `${JSON.stringify(results, null, 2)}\n`);

function strokeAt(y: number) {
  return { what: 'keep', shape: 'stroke', points: [200, y, 300, y], width: 20 } as const;
}

function sum(values: Uint8Array | Float64Array): number {
  let all = 0;
  for (const value of values) all += value;
  return all;
}

/** FNV-1a over what a task made. */
function checksum(made: ReturnType<(typeof tasks)[number][1]>): number {
  if (typeof made === 'number') return made;
  const parts: ArrayLike<number>[] =
    made instanceof Uint8Array
      ? [made]
      : 'x' in made
        ? [made.x, made.y, made.commands]
        : [made.data];
  let hash = 0x811c9dc5;
  for (const part of parts) {
    for (let i = 0; i < part.length; i++) hash = Math.imul(hash ^ (part[i] & 0xffff), 0x01000193);
  }
  return hash >>> 0;
}

function print(now: readonly Result[], before: readonly Result[]): void {
  for (const { name, medianMs, checksum: sum } of now) {
    const last = before.find((b) => b.name === name);
    const ratio = last ? `${(medianMs / last.medianMs).toFixed(2)} × the last` : 'new';
    const same = !last || last.checksum === sum ? '' : ', other stitches';
    process.stdout.write(
      `${name.padEnd(30)} ${medianMs.toFixed(1).padStart(8)} ms   ${ratio}${same}\n`,
    );
  }
}
