import { oklabFromRgb } from '../color/oklab.ts';
import { checkImage, type RgbaImage } from '../core/image.ts';
import { OPAQUE } from '../picture/background.ts';
import { smallRaster, type Raster } from '../picture/raster.ts';
import { cutSubject, type Leaning } from './cut.ts';
import { detailOf } from './detail.ts';
import { coverOf, followEdges, readEdges, type EdgeField } from './feather.ts';
import { borderOf, readMarks, sidesOf, type Seeds, type SubjectMark } from './marks.ts';
import { buildGraph, spreadToPixels, type RegionGraph } from './region-graph.ts';
import { holdAround } from './hold.ts';
import { findSaliency } from './saliency.ts';
import { likelihoodOf } from './signs.ts';
import { findSuperpixels } from './superpixels.ts';
import { mostLikely } from './likely.ts';
import { spreadPrior, type SubjectPrior } from './prior.ts';
import { takeAround } from './take-around.ts';
import { makeWhole } from './whole-shapes.ts';

export { insideBars } from './bars.ts';
export type { SubjectMark } from './marks.ts';
export type { SubjectPrior } from './prior.ts';
export { AS_IT_IS, placePicture } from './place.ts';
export type { Affine, Part, PicturePlacing, PlacedPicture } from './place.ts';

/** How much of each pixel is the subject: 0 (nothing) to 255 (all of it). */
export interface SubjectMask {
  /** Of the picture, px. */
  width: number;
  /** Of the picture, px. */
  height: number;
  /** A byte a pixel, row by row. */
  data: Uint8Array<ArrayBuffer>;
  /** What no mark tells is as a prior has it; else as the picture's own signs do. */
  isLed: boolean;
}

interface Answer {
  /** 1 for the fine patches that are the subject. */
  side: Uint8Array;
  isLed: boolean;
}

/** Longer side of the picture in which the subject is sought, px. */
const SIDE = 400;
/** Patches for the cut, and for what stands out. */
const FINE = 3200;
const COARSE = 260;
/** How far the picture's lower edge tells of the ground: it often cuts the subject. */
const BELOW = 0;
/** How much may stand out, and how likely it may be, and still leave it open whether it is the subject. */
const OPEN = [0.4, 0.55, 0.7];
const LIKELY = [0.35, 0.45, 0.55];
/** A prior this high leaves it open. */
const EVEN = 0.5;
/** One whose mean above that is lower than this knows of no subject: it wavers between several. */
const KNOWS = 0.75;
/**
 * So much of a stroke's breadth is taken at its word: whoever paints along an edge paints over it. Where
 * no prior leads the stroke is the best that is known.
 */
const MEANT = { prior: 0.5, signs: 1 };
/** What a and b are multiplied by: OKLab by itself under-weights them. */
const CHROMA = 2;

/**
 * A picture in which the subject is sought. Reading it takes some tenths of a second, an answer
 * some hundredths, whatever the picture's size.
 */
export class SubjectFinder {
  readonly #image: RgbaImage;
  readonly #small: Raster;
  readonly #fine: RegionGraph;
  readonly #coarse: RegionGraph;
  readonly #edgeField: EdgeField;
  /** What was found, by the marks. */
  readonly #answers = new Map<string, Answer>();
  /** What stands out, and of which marks: it changes with `within` alone. */
  #leaning: (Leaning & { key: string }) | undefined;
  /** What somebody else thinks of each fine patch, 0 to 1. */
  #prior: Float64Array | undefined;

  /** @throws EngineError `bad-image` */
  constructor(image: RgbaImage) {
    checkImage(image, 'find subject');
    this.#image = image;
    this.#small = smallRaster(image, SIDE, CHROMA);
    this.#fine = this.#patches(FINE);
    this.#coarse = this.#patches(COARSE);
    this.#edgeField = readEdges(this.#small);
  }

  #patches(wanted: number): RegionGraph {
    return buildGraph(this.#small, findSuperpixels(this.#small, wanted));
  }

  /**
   * From now on a prior leads in place of the signs by which this class finds a subject itself:
   * where it is, what it leaves open, and what marks are set against. Marks that have been answered
   * keep their answers. One that is sure of nothing, or of nothing in what is `within`, is ignored:
   * `SubjectMask.isLed` says so.
   * @param prior of the whole picture
   */
  learn(prior: SubjectPrior): void {
    const values = spreadPrior(prior, this.#small);
    this.#prior = meansOf(this.#fine, (i) => values[i]);
    this.#leaning = undefined;
    for (const key of this.#answers.keys()) {
      const marks = JSON.parse(key) as SubjectMark[];
      if (marks.every(({ what }) => what === 'within')) this.#answers.delete(key);
    }
  }

  /**
   * The subject as far as the marks tell; without any, the first guess.
   * @param marks a later one overrules an earlier one
   * @returns a small mask, 400 px on its longer side at most, whatever the picture's size
   */
  find(marks: readonly SubjectMark[] = []): SubjectMask {
    const { width, height, lab } = this.#small;
    const { side, isLed } = this.#answer(marks);
    return {
      width,
      height,
      data: coverOf(this.#edges(side), { width, height }, (i) => lab.subarray(i * 3, i * 3 + 3)),
      isLed,
    };
  }

  /**
   * The picture with nothing but its subject opaque, its edge feathered over a pixel or two.
   * @param picture the same in another size, where that is wanted; the one that was given unless told
   * @throws EngineError `bad-image`
   */
  keep(marks: readonly SubjectMark[] = [], picture: RgbaImage = this.#image): RgbaImage {
    checkImage(picture, 'keep subject');
    const { width, height, data } = picture;
    const lab = new Float32Array(3);
    const cover = coverOf(this.#edges(this.#answer(marks).side), { width, height }, (i) => {
      oklabFromRgb(data[i * 4], data[i * 4 + 1], data[i * 4 + 2], lab);
      lab[1] *= CHROMA;
      lab[2] *= CHROMA;
      return lab;
    });
    const out = new Uint8ClampedArray(data);
    for (let i = 0; i < cover.length; i++) out[i * 4 + 3] = Math.min(data[i * 4 + 3], cover[i]);
    return { width, height, data: out };
  }

  #edges(side: Uint8Array) {
    return followEdges(this.#edgeField, spreadToPixels(this.#fine, side));
  }

  /** Each mark changes what was there before it, around itself. */
  #answer(marks: readonly SubjectMark[]): Answer {
    const key = JSON.stringify(marks);
    const known = this.#answers.get(key);
    if (known) return known;
    const leaning = this.#leans(marks);
    const meant = MEANT[leaning.by];
    const seeds = this.#seeds(this.#fine, marks, meant);
    const last = marks.at(-1);
    const side =
      last && last.what !== 'within'
        ? this.#changed(leaning, seeds, {
            own: this.#seeds(this.#fine, [last], meant),
            before: this.#answer(marks.slice(0, -1)).side,
          })
        : makeWhole(this.#fine, cutSubject(this.#fine, leaning, seeds), seeds);
    const answer = { side, isLed: leaning.by === 'prior' };
    this.#answers.set(key, answer);
    return answer;
  }

  /** What was there before a mark, changed around it. */
  #changed(
    leaning: Leaning,
    seeds: Seeds,
    { own, before }: { own: Seeds; before: Uint8Array },
  ): Uint8Array {
    const held = holdAround(this.#fine, own, before);
    const side = makeWhole(this.#fine, cutSubject(this.#fine, leaning, seeds, held), seeds);
    takeAround(this.#fine, side, before, own);
    return side;
  }

  #seeds(graph: RegionGraph, marks: readonly SubjectMark[], meant = 1): Seeds {
    const seeds = readMarks(graph, marks, { scale: this.#small.width / this.#image.width, meant });
    const clear = new Float64Array(graph.count);
    graph.label.forEach((k, i) => (clear[k] += this.#small.alpha[i] < OPAQUE ? 1 : 0));
    clear.forEach((n, k) => {
      if (n > graph.size[k] / 2) seeds[k] = -1;
    });
    return seeds;
  }

  #leans(marks: readonly SubjectMark[]): Leaning {
    const limits = marks.filter(({ what }) => what === 'within');
    const key = JSON.stringify(limits);
    if (this.#leaning?.key !== key) {
      const seeds = this.#seeds(this.#fine, limits);
      this.#leaning = { key, ...(this.#given(seeds) ?? this.#guessed(limits, seeds)) };
    }
    return this.#leaning;
  }

  /** As the prior has it, where it knows of a subject. */
  #given(seeds: Seeds): Leaning | undefined {
    const prior = this.#prior;
    if (!prior) return undefined;
    const { size } = this.#fine;
    let sure = 0;
    let area = 0;
    prior.forEach((v, k) => {
      if (v <= EVEN || seeds[k] < 0) return;
      sure += v * size[k];
      area += size[k];
    });
    if (sure < KNOWS * area || area === 0) return undefined;
    return { stands: prior.map((v) => v - EVEN), by: 'prior' };
  }

  /** By our own signs: the likeliest of several guesses. */
  #guessed(limits: readonly SubjectMark[], seeds: Seeds): Leaning {
    const { guesses, likelihood } = this.#guesses(limits);
    const stands = mostLikely(this.#fine, guesses, likelihood, (guess) =>
      makeWhole(this.#fine, cutSubject(this.#fine, { stands: guess, by: 'signs' }, seeds), seeds),
    );
    return { stands, by: 'signs' };
  }

  /** What may be the subject: by how much it stands out, and by all signs together. */
  #guesses(limits: readonly SubjectMark[]): {
    guesses: Float64Array[];
    likelihood: Float64Array;
  } {
    const graph = this.#coarse;
    const outside = this.#seeds(graph, limits).map((s) => (s < 0 ? 1 : 0));
    const detail = detailOf(this.#small, graph);
    const stands = findSaliency(graph, borderOf(graph, outside, BELOW), detail);
    const sides = sidesOf(graph, outside);
    const likelihood = this.#toFine(likelihoodOf(graph, { stands, detail, sides }));
    const seen = this.#toFine(stands);
    const guesses = [
      ...OPEN.map((open) => seen.map((v) => v - open)),
      ...LIKELY.map((open) => likelihood.map((v) => v - open)),
    ];
    return { guesses, likelihood };
  }

  /** The mean over each fine patch of what the coarse patches have. */
  #toFine(values: Float64Array): Float64Array {
    const { label } = this.#coarse;
    return meansOf(this.#fine, (i) => values[label[i]]);
  }
}

/** The mean over each patch of what its pixels have. */
function meansOf({ label, size, count }: RegionGraph, at: (i: number) => number): Float64Array {
  const out = new Float64Array(count);
  label.forEach((k, i) => (out[k] += at(i) / size[k]));
  return out;
}
