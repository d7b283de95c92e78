/*
 * Whether two places of the code share twelve lines or more. Code is compared but for its names and
 * numbers, and tables are left out; of markup and style sheets, which have little but names and
 * numbers, only what is the same counts.
 *
 *   npm run repeats                both places of each
 *   npm run repeats -- src/lib     where one of them is in this folder
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from './lib/paths.mjs';
import { runTool } from './lib/run.mjs';
import { codeLines } from './repeats/code-lines.ts';

/** Two places that share fewer are left alone: joining them costs more than it saves. */
const MIN_LINES = 12;

const FILES = '{src,server,netlify,scripts}/**/*';

/** Lines of a file that are like those of another. */
interface Place {
  /** As the detector has it: of a file with several languages it says which one. */
  name: string;
  start: number;
  end: number;
}

interface Repeat {
  format: string;
  firstFile: Place;
  secondFile: Place;
}

/** What the detector finds. @param flags how it compares */
async function find(formats: string, flags: readonly string[]): Promise<Repeat[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'repeats-'));
  try {
    // It counts the lines between the first and the last.
    const lines = ['--min-lines', String(MIN_LINES - 1)];
    const report = ['--reporters', 'json', '--output', folder];
    const options = ['--mode', 'weak', '--format', formats, ...lines, ...report, ...flags];
    const { code, output } = await runTool('jscpd', ['.', '--pattern', FILES, ...options]);
    if (code !== 0) throw new Error(output);
    const text = await readFile(path.join(folder, 'jscpd-report.json'), 'utf8');
    return (JSON.parse(text) as { duplicates: Repeat[] }).duplicates;
  } finally {
    await rm(folder, { recursive: true });
  }
}

const fileOf = ({ name }: Place): string => name.replace(/(?<=\.astro):.*/, '');

const linesOf = new Map<string, Set<number>>();

async function countOf(place: Place): Promise<number> {
  const file = fileOf(place);
  const known = linesOf.get(file) ?? codeLines(file, await readFile(inRoot(file), 'utf8'));
  linesOf.set(file, known);
  return [...known].filter((line) => line >= place.start && line <= place.end).length;
}

const told = (place: Place): string => `${fileOf(place)}:${place.start}-${place.end}`;

const code = await find('typescript,tsx', ['--ignore-identifiers', '--ignore-literals']);
const counted: Repeat[] = await find('astro,css,markup', []);
for (const repeat of code) {
  const counts = await Promise.all([repeat.firstFile, repeat.secondFile].map(countOf));
  if (Math.min(...counts) >= MIN_LINES) counted.push(repeat);
}

const [folder = ''] = process.argv.slice(2);
const found = counted.filter((repeat) =>
  [repeat.firstFile, repeat.secondFile].some((place) => fileOf(place).startsWith(folder)),
);
for (const { firstFile, secondFile } of found) {
  console.log(`${told(firstFile)}\n  is like ${told(secondFile)}`);
}
if (found.length > 0) {
  console.log(`
${found.length} times two places share ${MIN_LINES} lines or more, the same or but for names and numbers. Whoever
mends one forgets the other: give them one function, component or class, or make data of them.`);
  process.exitCode = 1;
}
