import { oklabFromHex } from '../../color/oklab.ts';
import { limitColors } from '../../color/palette.ts';
import type { Thread } from '../../core/design.ts';
import type { PaletteName } from '../../options.ts';
import { chooseThreads } from '../../threads/choose.ts';

/** What a thing in a monogram is: it says which thread sews it. */
export type Part =
  | 'letters'
  | 'sides'
  | 'third'
  | 'frame'
  | 'line'
  | 'ornament'
  | 'leaf'
  | 'shoot'
  | 'accent'
  | 'bead'
  | 'ground';

interface Ink {
  hex: string;
  /** Share of a piece that is sewn in it, for the palettes that weigh. */
  weight: number;
  /** Whose thread it takes where the colours do not reach; left out where there is none. */
  without?: Part;
}

/** Colours that stand on linen: dark letters, metal frames, muted ornaments. */
const INKS: Record<Part, Ink> = {
  letters: { hex: '#1f2d57', weight: 5 },
  frame: { hex: '#b4842c', weight: 3, without: 'letters' },
  sides: { hex: '#8c2440', weight: 3, without: 'letters' },
  third: { hex: '#2c6b73', weight: 2, without: 'sides' },
  line: { hex: '#6b87b5', weight: 1, without: 'frame' },
  ornament: { hex: '#a3573a', weight: 2, without: 'frame' },
  leaf: { hex: '#466f4c', weight: 2, without: 'ornament' },
  shoot: { hex: '#93a65c', weight: 1, without: 'leaf' },
  accent: { hex: '#c63a4d', weight: 1, without: 'ornament' },
  bead: { hex: '#dfb75a', weight: 1, without: 'accent' },
  ground: { hex: '#e6d5b3', weight: 4 },
};

/** The threads of a piece, and which of them each part takes. */
export interface Inks {
  threads: Thread[];
  /** Index of a part's thread; undefined: the part is left out. */
  threadOf(part: Part): number | undefined;
  /** Whether a part has a thread of its own. */
  isOwn(part: Part): boolean;
}

/**
 * The first parts of a style's list have a thread each, as many as there are colours;
 * each other one takes the thread of what it belongs to.
 * @param parts in the order in which they deserve a colour
 */
export function chooseInks(parts: readonly Part[], palette: PaletteName, colors: number): Inks {
  const own = parts.slice(0, limitColors(palette, colors));
  const threads = chooseThreads(
    palette,
    own.map((part) => oklabFromHex(INKS[part].hex)),
    own.map((part) => INKS[part].weight),
  );
  const threadOf = (part: Part): number | undefined => {
    const at = own.indexOf(part);
    const { without } = INKS[part];
    return at >= 0 || !without ? (at >= 0 ? at : undefined) : threadOf(without);
  };
  return { threads, threadOf, isOwn: (part) => own.includes(part) };
}
