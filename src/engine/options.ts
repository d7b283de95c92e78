import { EngineError } from './core/errors.ts';
import { THREAD_WEIGHT, THREAD_WEIGHT_CHOICES, type ThreadWeight } from './machine.ts';
import type { Mm } from './core/units.ts';

/*
 * Options and defaults that the forms, the worker, the command line and the
 * engine share, so that they never drift.
 */

/** What areas are sewn as; 'mixed' chooses by their width. */
export const STITCH_STYLES = ['mixed', 'satin', 'fill', 'outline', 'running', 'applique'] as const;
export type StitchStyle = (typeof STITCH_STYLES)[number];

/** Whether a style draws lines alone, and leaves areas bare. */
export const isLineStyle = (style: StitchStyle): boolean =>
  style === 'outline' || style === 'running';

/** How close rows lie; in millimetres in `ROW_SPACING_MM`. */
export const DENSITIES = ['low', 'medium', 'high'] as const;
export type Density = (typeof DENSITIES)[number];

/** Which threads of the chart are chosen from, and how a picture's colours become them. */
export const PALETTES = [
  'classic',
  'vibrant',
  'pastel',
  'muted',
  'monochrome',
  'earth-tones',
  'jewel-tones',
  'vintage',
  'neon',
  'rainbow',
  'minimal',
] as const;
export type PaletteName = (typeof PALETTES)[number];

/** Whether a picture is sewn as a photograph, its threads mixed: 'auto' looks at the picture. */
export const PHOTO_MODES = ['auto', 'on', 'off'] as const;
export type PhotoMode = (typeof PHOTO_MODES)[number];

/** Whether a picture is read as ink on paper, of which the ink alone is sewn: 'auto' looks at the picture. */
export const INK_MODES = ['auto', 'on', 'off'] as const;
export type InkMode = (typeof INK_MODES)[number];

/** The typefaces to choose from; which each is, `FONT_CHOICES` says. */
export const FONT_STYLES = [
  'script-elegant',
  'script-decorative',
  'script-modern',
  'script-playful',
  'handwritten',
  'serif-classic',
  'block-bold',
  'sans-modern',
  'decorative-vintage',
] as const;
export type FontStyle = (typeof FONT_STYLES)[number];

/** Whether lines of text are sewn that are too small to be read then. */
export const SMALL_TEXTS = ['sew', 'leave'] as const;
export type SmallTextChoice = (typeof SMALL_TEXTS)[number];

/** What is sewn on: sets compensation, underlay and spacing together. */
export const FABRIC_NAMES = [
  'woven',
  'knit',
  'fleece',
  'denim',
  'canvas',
  'cap',
  'towel',
  'felt',
  'leather',
  'silk',
] as const;
export type FabricName = (typeof FABRIC_NAMES)[number];

/** A satin border around the design. */
export const FRAME_NAMES = ['none', 'square', 'circle', 'rectangle'] as const;
export type FrameName = (typeof FRAME_NAMES)[number];

/**
 * Distance between neighbouring rows of a fill, on woven fabric. The trade gives twice the figure,
 * from one row to the next but one: 0.50, 0.40 and 0.34 mm.
 */
export const ROW_SPACING_MM: Record<Density, Mm> = { low: 0.25, medium: 0.2, high: 0.17 };

/**
 * Whether an even ground is sewn: always, never, or unless it is (nearly) white or of the
 * fabric's colour and so can be taken for cloth. Transparent pixels are never sewn.
 */
export const KEEP_BACKGROUND = [true, false, 'auto'] as const;
export type KeepBackground = (typeof KEEP_BACKGROUND)[number];

/** Which side of what is sewn a size speaks of. */
export const SEWN_SIDES = ['longer', 'width', 'height'] as const;

/**
 * How large a piece is sewn: one side of the extents of its needle points, frame included, bare
 * margins of the picture not; the other side follows by proportion. 5 to 1000 mm. Kept to within
 * 0.3 mm.
 */
export interface SewnSize {
  /** Which side `mm` is. */
  side: (typeof SEWN_SIDES)[number];
  /** 5 to 1000 mm. */
  mm: Mm;
}

/** How shapes are sewn, whatever they come from. */
export interface SewingOptions {
  density: Density;
  fabric: FabricName;
  /** Lengthens stitches at each end against the pull of the thread. 0 to 1 mm; the fabric's where undefined. */
  pullMm: Mm | undefined;
  /** Of the thread that it will be sewn with: finer thread wants closer rows and a finer needle. */
  threadWeight: ThreadWeight;
  /** For labels in files. */
  name: string;
}

/** The part of some options that says how anything is sewn. */
export const sewingOf = ({
  density,
  fabric,
  pullMm,
  threadWeight,
  name,
}: SewingOptions): SewingOptions => ({ density, fabric, pullMm, threadWeight, name });

/** The weight of thread where it is not the usual one, as a design keeps it. */
export const unusualWeight = ({ threadWeight }: Partial<SewingOptions>): ThreadWeight | undefined =>
  threadWeight === THREAD_WEIGHT ? undefined : threadWeight;

/** What of the options matters once shapes are there. */
export type ShapeOptions = Pick<SewingOptions, 'density' | 'name'> &
  Partial<SewingOptions> & { style: StitchStyle };

/** How large what is drawn from words, letters or a tattoo's picture becomes. */
export interface SizeOptions {
  /** The longer side of the whole drawing, a frame included. */
  longSideMm: Mm;
  /** In its place: how large the piece is sewn. `longSideMm` is ignored then. */
  sewn?: SewnSize | undefined;
}

/** How a picture becomes a design. */
export interface DigitizeOptions extends SewingOptions {
  /** Width of the whole picture on the fabric, background and frame included. 5 to 1000 mm. */
  widthMm: Mm;
  style: StitchStyle;
  palette: PaletteName;
  /** The most threads to use, 1 to 24. */
  colors: number;
  /**
   * A drawing of flat colours keeps its own up to so many, 1 to 24, where it has more than `colors`
   * that are seen apart. Where absent it does not.
   */
  flatColors?: number | undefined;
  /** Mix threads as a photograph needs it. Only the styles mixed, satin and fill do. */
  photo: PhotoMode;
  /** Read as ink on paper; 'auto' where absent. A ground that is to be sewn (`keepBackground`) is no paper. */
  ink?: InkMode | undefined;
  keepBackground: KeepBackground;
  /** Lines of text too small to be read: sewn where absent, or left out. */
  smallText?: SmallTextChoice | undefined;
  frame: FrameName;
}

/** The same with either the width of the whole picture, or the size of what is sewn of it. */
export type SizedOptions =
  | (DigitizeOptions & { sewn?: undefined })
  | (Omit<DigitizeOptions, 'widthMm'> & { widthMm?: undefined; sewn: SewnSize });

/*
 * Least and most of each number: what forms offer and `checkOptions` accepts.
 */

/** Least and most width of a whole picture, mm. */
export const WIDTH_LIMITS = [5, 1000] as const;
/** Least and most of the side that `SewnSize` gives, mm. */
export const SEWN_LIMITS = [5, 1000] as const;
/** Fewest and most threads of a picture. */
export const COLOR_LIMITS = [1, 24] as const;
/** As many threads has a drawing of flat colours where nobody says how many: more are tedious to change. */
export const FLAT_COLORS = 12;
/** Least and most compensation at each end of a stitch, mm. */
export const PULL_LIMITS = [0, 1] as const;

/** What a picture is sewn with where nothing is chosen. */
export const DIGITIZE_DEFAULTS: DigitizeOptions = {
  widthMm: 100,
  style: 'mixed',
  density: 'medium',
  palette: 'classic',
  colors: 6,
  photo: 'auto',
  keepBackground: 'auto',
  fabric: 'woven',
  pullMm: undefined,
  threadWeight: THREAD_WEIGHT,
  frame: 'none',
  name: '',
};

/** The checks of options, each of which throws for the first option out of its range. */
export interface OptionChecks {
  /** Throws: an option is not what is wanted. */
  fail: (name: string, wanted: string, got: unknown) => never;
  /** A number between two limits, both included. */
  within: (name: string, value: number, limits: readonly [number, number]) => void;
  /** The same for whole numbers. */
  whole: (name: string, value: number, limits: readonly [number, number]) => void;
  /** One of a list of names. */
  oneOf: (name: string, value: string, choices: readonly string[]) => void;
  /** What `SewingOptions` has. */
  sewing: (options: SewingOptions) => void;
  /** A side, and a length within `SEWN_LIMITS`. */
  sewnSize: (sewn: SewnSize) => void;
}

/**
 * Checks whose errors are EngineErrors, `bad-options`.
 * @param step of the engine that the errors name
 */
export function optionChecks(step: string): OptionChecks {
  const checks: OptionChecks = {
    fail: (name, wanted, got) => {
      throw new EngineError('bad-options', step, `${name} wants ${wanted}, got ${String(got)}`);
    },
    within: (name, value, [min, max]) => {
      if (!(value >= min && value <= max)) checks.fail(name, `${min} to ${max}`, value);
    },
    whole: (name, value, limits) => {
      checks.within(name, value, limits);
      if (!Number.isInteger(value)) checks.fail(name, 'a whole number', value);
    },
    oneOf: (name, value, choices) => {
      if (!choices.includes(value)) checks.fail(name, `one of ${choices.join(', ')}`, value);
    },
    sewing: ({ density, fabric, pullMm, threadWeight }) => {
      checks.oneOf('density', density, DENSITIES);
      checks.oneOf('fabric', fabric, FABRIC_NAMES);
      if (pullMm !== undefined) checks.within('pullMm', pullMm, PULL_LIMITS);
      if (!THREAD_WEIGHT_CHOICES.includes(threadWeight)) {
        checks.fail('threadWeight', `one of ${THREAD_WEIGHT_CHOICES.join(', ')}`, threadWeight);
      }
    },
    sewnSize: ({ side, mm }) => {
      checks.oneOf('sewn.side', side, SEWN_SIDES);
      checks.within('sewn.mm', mm, SEWN_LIMITS);
    },
  };
  return checks;
}

/** @throws EngineError `bad-options` that names the first option out of its range. */
export function checkOptions(options: SizedOptions): void {
  const { fail, within, whole, oneOf, sewing, sewnSize } = optionChecks('digitize');
  if (options.sewn === undefined) within('widthMm', options.widthMm, WIDTH_LIMITS);
  else {
    if (options.widthMm !== undefined) fail('size', 'widthMm or sewn, not both', 'both');
    sewnSize(options.sewn);
  }
  whole('colors', options.colors, COLOR_LIMITS);
  if (options.flatColors !== undefined) whole('flatColors', options.flatColors, COLOR_LIMITS);
  sewing(options);
  oneOf('style', options.style, STITCH_STYLES);
  oneOf('palette', options.palette, PALETTES);
  oneOf('frame', options.frame, FRAME_NAMES);
  oneOf('photo', options.photo, PHOTO_MODES);
  oneOf('ink', options.ink ?? 'auto', INK_MODES);
  oneOf('smallText', options.smallText ?? 'sew', SMALL_TEXTS);
}
