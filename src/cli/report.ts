import type { Design } from 'ilmek-engine';
import {
  type HoopFit,
  inspectDesign,
  type DesignReport,
  type InspectOptions,
  type Problem,
} from 'ilmek-engine/inspect';
import { PROBLEM_TEXTS } from 'ilmek-engine/tables';
import type { PictureKept } from './edits.ts';

/** How figures are told. */
export interface ReportOptions extends InspectOptions {
  /** What of a picture was sewn. */
  picture?: PictureKept | undefined;
}

/** The figures of a design as they are printed with --json. */
export interface JsonReport {
  stitches: number;
  trims: number;
  jumps: number;
  colorChanges: number;
  widthMm: number;
  heightMm: number;
  /** One a colour block, in sewing order. */
  threads: { hex: string; name: string }[];
  /** Estimated time on a machine. */
  minutes: number;
  /** The hoop asked for, else the smallest common one that takes the design; null where none does. */
  hoop: JsonHoop | null;
  /** The picture's even ground; null where it has none. */
  ground: { hex: string; name: string; share: number; sewn: boolean } | null;
  /** How a picture was read that may be ink on paper; null where it cannot be. */
  reading: { as: 'ink' | 'picture'; reason: string } | null;
  /** Text too small to be read, and the width of what is sewn from which on it reads; null where there is none. */
  smallText: { rows: number; heightMm: number; readsFromWidthMm: number; leftOut: boolean } | null;
  /** What was made simpler than it was drawn, in sentences for people. */
  simplified: readonly string[];
  /** What of a picture was sewn; null where it was made from something else. */
  picture: PictureKept | null;
  lengths: DesignReport['lengths'];
  density: DesignReport['density'];
  /** What would sew badly, the gravest first. */
  problems: Problem[];
  /** What this command took, its start-up included; what one picture of many took. */
  seconds: number;
}

interface JsonHoop {
  name: string;
  fits: boolean;
  /** It fits when turned by a quarter. */
  turned: boolean;
  marginMm: number;
}

/** @param started when the work began, ms; the process's own start unless told */
export function jsonReport(design: Design, options: ReportOptions = {}, started = 0): JsonReport {
  const report = inspectDesign(design, options);
  const hoop = report.hoops.asked ?? report.hoops.smallest;
  return {
    stitches: report.stitches,
    trims: report.trims,
    jumps: report.jumps,
    colorChanges: report.colorChanges,
    widthMm: report.widthMm,
    heightMm: report.heightMm,
    threads: design.threads.map(({ hex, name }) => ({ hex, name })),
    minutes: Math.round(report.minutes * 10) / 10,
    hoop: hoop ? jsonHoop(hoop) : null,
    ground: jsonGround(design),
    reading: design.reading ?? null,
    smallText: jsonText(design, report.widthMm),
    simplified: design.simplified ?? [],
    picture: options.picture ?? null,
    lengths: rounded(report.lengths),
    density: rounded(report.density),
    problems: report.problems.map(({ at, places, worst, ...problem }) => ({
      ...problem,
      worst: round(worst),
      at: rounded(at),
      places: places.map(rounded),
    })),
    seconds: Math.round(performance.now() - started) / 1000,
  };
}

function jsonGround({ ground }: Design): JsonReport['ground'] {
  if (!ground) return null;
  const { hex, name, share, sewn } = ground;
  return { hex, name, share: round(share), sewn };
}

function jsonText({ smallText }: Design, widthMm: number): JsonReport['smallText'] {
  if (!smallText) return null;
  const { rows, heightMm, growth, leftOut } = smallText;
  return {
    rows,
    heightMm: round(heightMm),
    readsFromWidthMm: Math.ceil(widthMm * growth),
    leftOut,
  };
}

function jsonHoop({ hoop, fits, turned, marginMm }: HoopFit): JsonHoop {
  return { name: hoop.name, fits, turned, marginMm: round(marginMm) };
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/** The same with all numbers to a thousandth. */
function rounded<T extends object>(values: T): T {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, round(Number(value))]),
  ) as T;
}

/**
 * Prints the figures: one JSON object, or lines for people.
 * @param to the error stream where the standard output carries a file
 */
export function printReport(
  design: Design,
  json: boolean,
  options: ReportOptions = {},
  to: NodeJS.WriteStream = process.stdout,
): void {
  const report = jsonReport(design, options);
  if (json) {
    to.write(`${JSON.stringify(report)}\n`);
    return;
  }
  const lines = [
    `${report.widthMm} × ${report.heightMm} mm, ${report.stitches} stitches, about ${report.minutes} min`,
    `${report.trims} trims, ${report.jumps} jumps, ${report.colorChanges} colour changes`,
    hoopLine(report),
    ...groundLines(report),
    ...readingLines(report),
    ...textLines(report),
    ...report.threads.map(({ hex, name }, i) => `${String(i + 1).padStart(3)}  ${hex}  ${name}`),
    ...report.problems.flatMap(problemLines),
  ];
  to.write(`${lines.join('\n')}\n`);
}

function hoopLine({ hoop }: JsonReport): string {
  if (!hoop) return 'larger than any common hoop';
  if (!hoop.fits) return `does not fit hoop ${hoop.name}`;
  const turned = hoop.turned ? ', turned by a quarter' : '';
  return `fits hoop ${hoop.name}${turned}, ${hoop.marginMm} mm to spare at the sides`;
}

function groundLines({ ground }: JsonReport): string[] {
  if (!ground) return [];
  const { name, share, sewn } = ground;
  const what = `${name} ground, ${Math.round(100 * share)} % of the picture`;
  return sewn
    ? [`sewn too: ${what}; --leave-background leaves it out`]
    : [`left out: ${what}; --keep-background sews it`];
}

function readingLines({ reading }: JsonReport): string[] {
  if (!reading) return [];
  const other =
    reading.as === 'ink' ? '--ink off reads the whole picture' : '--ink on sews the ink alone';
  return [`${reading.reason.replace(/\.$/, '')}; ${other}`];
}

function textLines({ smallText }: JsonReport): string[] {
  if (!smallText) return [];
  const { rows, heightMm, readsFromWidthMm, leftOut } = smallText;
  const what = rows === 1 ? 'a line of text' : `${rows} lines of text`;
  if (leftOut) return [`left out: ${what} too small to be read; --small-text sew sews it`];
  return [
    `too small to be read: ${what}, ${heightMm.toFixed(1)} mm tall; it reads from --sewn-width-mm ${readsFromWidthMm} on, or --small-text leave leaves it out`,
  ];
}

function problemLines({ code, severity, count, at, wantedMm }: Problem): string[] {
  const { title, meaning, advice } = PROBLEM_TEXTS[code];
  const times = count > 1 ? ` (${count} times; the worst` : ' (';
  const place = `${times} at ${round(at.xMm)}, ${round(at.yMm)} mm)`.replace('( at', '(at');
  const size = wantedMm === undefined ? '' : ` Capitals from ${wantedMm} mm on will do.`;
  return [`${severity}: ${title}${place}`, `    ${meaning} ${advice}${size}`];
}
