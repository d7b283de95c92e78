import type { Initials, Thread } from '../../core/design.ts';
import { UNDERLAY_LEVELS } from '../../fabrics/presets.ts';
import { LETTERING_COLOR_LIMITS, TEXT_LANGUAGES } from '../../lettering/options.ts';
import { MONOGRAM_COLORS, MONOGRAM_STYLES } from '../../monogram/options.ts';
import { FONT_STYLES, FRAME_NAMES, PALETTES, PULL_LIMITS } from '../../options.ts';
import { isGuide } from '../guide.ts';
import {
  BLOCK_SHAPES,
  CAPITAL_LIMITS,
  LETTERING_MAX,
  MAX_BEND,
  OBJECT_STITCHES,
  SPACING_LIMITS,
  STITCH_LIMITS,
  type BlockPlace,
  type Lettering,
  type ObjectSewing,
  type SourceDesign,
  type Position,
} from '../types.ts';

/* Data of ours in a file that anybody may have changed: what is not as it should be is left out. */

/** @returns undefined for what is no JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** One of some choices. */
export const choice = <T>(value: unknown, choices: readonly T[]): T | undefined =>
  choices.find((one) => one === value);

/** A number within limits, both included. */
export const number = (value: unknown, [min, max]: readonly [number, number]): number | undefined =>
  typeof value === 'number' && value >= min && value <= max ? value : undefined;

const GREY: Thread = { hex: '#808080', name: 'Grey', code: '', chart: '' };

/** A thread; a grey one where its colour cannot be read. */
export function readThread(value: unknown): Thread {
  if (!isRecord(value)) return GREY;
  const hex = text(value.hex)?.toLowerCase() ?? '';
  if (!/^#[0-9a-f]{6}$/.test(hex)) return GREY;
  const [name, code, chart] = [value.name, value.code, value.chart].map((v) => text(v) ?? '');
  return { hex, name, code, chart };
}

/** How an object is sewn. */
export function readSewing(value: unknown): ObjectSewing {
  if (!isRecord(value)) return {};
  const sewing: ObjectSewing = {
    stitch: choice(value.stitch, OBJECT_STITCHES),
    angle: number(value.angle, [-360, 360]),
    guide: readGuide(value.guide),
    spacingMm: number(value.spacingMm, SPACING_LIMITS),
    stitchMm: number(value.stitchMm, STITCH_LIMITS),
    pullMm: number(value.pullMm, PULL_LIMITS),
    underlay: choice(value.underlay, UNDERLAY_LEVELS),
    entry: place(value.entry),
    exit: place(value.exit),
  };
  return Object.fromEntries(Object.entries(sewing).filter(([, v]) => v !== undefined));
}

/** The words that an object's shapes are drawn from; undefined where it has none, or they cannot be written anew. */
export function readLettering(value: unknown): Lettering | undefined {
  if (!isRecord(value)) return undefined;
  const words = text(value.text);
  const fontStyle = choice(value.fontStyle, FONT_STYLES);
  const heightMm = number(value.heightMm, CAPITAL_LIMITS);
  const bend = number(value.bend, [-MAX_BEND, MAX_BEND]);
  if (!words?.trim() || words.length > LETTERING_MAX) return undefined;
  if (fontStyle === undefined || heightMm === undefined || bend === undefined) return undefined;
  const stretch = readStretch(value.stretch);
  return { text: words, fontStyle, heightMm, bend, ...(stretch && { stretch }) };
}

/** The letters that a monogram is drawn from; undefined where it has none, or they cannot be drawn anew. */
export function readInitials(value: unknown): Initials | undefined {
  if (!isRecord(value)) return undefined;
  const letters = text(value.text);
  const style = choice(value.style, MONOGRAM_STYLES);
  const language = choice(value.language, TEXT_LANGUAGES);
  const colors = number(value.colors, MONOGRAM_COLORS);
  const palette = choice(value.palette, PALETTES);
  const frame = choice(value.frame, FRAME_NAMES);
  if (!letters?.trim() || letters.length > LETTERING_MAX) return undefined;
  if (!style || !language || !palette || !frame || !Number.isInteger(colors)) return undefined;
  return { text: letters, style, language, colors: colors!, palette, frame };
}

/** Where an object stood in its drawing; undefined where that cannot be read. */
export function readInBlock(value: unknown): BlockPlace | undefined {
  if (!isRecord(value)) return undefined;
  const [block, at] = [value.block, value.at].map((v) => number(v, PLACES));
  const lie = choice(value.lie, BLOCK_SHAPES);
  if (!Number.isInteger(block) || !Number.isInteger(at)) return undefined;
  return { block: block!, at: at!, ...(lie && { lie }) };
}

/** More blocks, and more objects, than any drawing has. */
const PLACES = [0, 1e8] as const;

/** Which stretch of a text, of how many. */
function readStretch(value: unknown): readonly [number, number] | undefined {
  if (!Array.isArray(value)) return undefined;
  const of = number(value[1], [1, LETTERING_COLOR_LIMITS[1]]);
  const at = of === undefined ? undefined : number(value[0], [0, of - 1]);
  if (at === undefined || of === undefined) return undefined;
  return Number.isInteger(at) && Number.isInteger(of) ? [at, of] : undefined;
}

function readGuide(value: unknown): Position[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const points = value.map(place).filter((one) => one !== undefined);
  return points.length === value.length && isGuide(points) ? points : undefined;
}

function place(value: unknown): Position | undefined {
  if (!isRecord(value)) return undefined;
  const [x, y] = [value.x, value.y].map((v) => number(v, [-1e5, 1e5]));
  return x === undefined || y === undefined ? undefined : { x, y };
}

/** What a piece was made from; undefined where that is nothing. */
export function readSources(value: unknown): SourceDesign[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const found = value.flatMap((one) => {
    const [id, name] = isRecord(one) ? [text(one.id), text(one.name)] : [];
    return id === undefined || name === undefined ? [] : [{ id, name }];
  });
  return found.length > 0 ? found : undefined;
}
