import type { Design, SizedOptions } from 'ilmek-engine';
import { digitizeImage, digitizeSvg } from 'ilmek-engine/digitize';
import { decode, encode } from 'ilmek-engine/formats';
import { inspectDesign } from 'ilmek-engine/inspect';
import { HOSTILE_DRAWINGS, hostileSvg, HOSTILE_PICTURES } from 'ilmek-engine/internal';
import { Command, EngineError, DIGITIZE_DEFAULTS } from 'ilmek-engine/tables';

/** A hostile picture or drawing, by its place in the list, and how it is wanted. */
export interface Case {
  of: 'picture' | 'drawing';
  index: number;
  seed: number;
  options: Partial<Record<keyof SizedOptions, unknown>>;
}

/** What came of it. */
export interface Outcome {
  /** Time of the processor, and the greatest resident memory. */
  seconds?: number;
  megabytes?: number;
  /** The engine's own words for why it is not sewn. */
  refused?: string;
  simplified?: boolean;
  /** What is wrong with the engine. */
  fault?: string;
}

/** Sews one, and checks the files that come of it. */
export function sewHostile(wanted: Case): Outcome {
  const make = prepare(wanted);
  // The engine's own, without what drawing the picture took.
  const before = process.cpuUsage();
  const outcome = attempt(make);
  const { user, system } = process.cpuUsage(before);
  return {
    ...outcome,
    seconds: (user + system) / 1e6,
    megabytes: process.resourceUsage().maxRSS / 1024,
  };
}

function attempt(make: () => Design): Outcome {
  let design: Design;
  try {
    design = make();
  } catch (error) {
    if (error instanceof EngineError) return { refused: error.message };
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  return { fault: faultOf(design), simplified: (design.simplified ?? []).length > 0 };
}

function prepare({ of, index, seed, options }: Case): () => Design {
  const settings = { ...DIGITIZE_DEFAULTS, ...options };
  const sized = (options.sewn ? { ...settings, widthMm: undefined } : settings) as SizedOptions;
  if (of === 'picture') {
    const { width, height, draw } = HOSTILE_PICTURES[index];
    const image = draw(width, height, seed);
    return () => digitizeImage(image, sized);
  }
  const drawing = HOSTILE_DRAWINGS[index];
  const text = hostileSvg(drawing, drawing.count, seed);
  return () => digitizeSvg(text, sized).design;
}

/** The farthest that a machine's field reaches from its middle, in tenths: a metre and a frame. */
const FARTHEST = 6000;

/** What makes a design a broken file; undefined where nothing does. */
function faultOf(design: Design): string | undefined {
  const { x, y, commands } = design;
  const stitches = commands.filter((command) => command === Command.Stitch).length;
  if (stitches === 0) return 'a design without a stitch';
  for (let i = 0; i < commands.length; i++) {
    if (Math.abs(x[i]) > FARTHEST || Math.abs(y[i]) > FARTHEST) return `record ${i} is far out`;
  }
  const report = inspectDesign(design);
  const figures = [
    report.widthMm,
    report.heightMm,
    report.minutes,
    ...(Object.values(report.lengths) as number[]),
  ];
  if (!figures.every(Number.isFinite)) return 'figures that are no numbers';
  for (const format of ['dst', 'pes'] as const) {
    const read = decode(encode(design, format), format);
    const back = read.commands.filter((command) => command === Command.Stitch).length;
    if (Math.abs(back - stitches) > 0.02 * stitches + 10) {
      return `${format} reads ${back} stitches of ${stitches}`;
    }
  }
  return undefined;
}
