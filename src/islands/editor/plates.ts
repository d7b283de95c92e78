import { boxOf } from 'ilmek-engine/piece';
import type { RenderBounds } from 'ilmek-engine/render';
import type { Camera } from '../../lib/editor/camera.ts';
import { pieceClient } from '../../stores/editor/sewing.ts';
import { joinedOutlines, lyingOn } from '../../lib/editor/outline.ts';
import { $drawn, type $ownShown, type Sewn } from '../../stores/editor/state.ts';

/*
 * The sewn look on the stage: a coarse picture of the whole page, and over it a sharp one of what is
 * seen. An edit draws only the part anew that looks different: at once, in as many pixels as that
 * allows, and then tile by tile as sharp as it is shown, so that no later edit waits for long. A
 * camera that moves shows what there is, larger or smaller, until it rests.
 */

interface Plate {
  canvas: OffscreenCanvas;
  leftMm: number;
  topMm: number;
  pxPerMm: number;
  /** Its pixels for one of the screen. */
  times: number;
  /** What is yet to be drawn as sharp as it is shown. */
  stale: RenderBounds[];
}

interface Size {
  width: number;
  height: number;
}

interface Wanted {
  camera: Camera;
  size: Size;
  pixels: number;
}

/** On the screen a shadow reaches so far beyond what throws it, px. */
const SHADOW_PX = 4;
/** Longer side of the coarse picture, px. */
const BASE_PX = 700;
/** Beyond the page: objects may lie there. */
const BASE_RIM_MM = 10;
/** Pixels of the sharp one at most: more takes longer than one waits. */
const MOST_PX = 2.4e6;
/** How long the camera rests before it is drawn anew, ms. */
const REST_MS = 120;
const SCALE_LIMITS = [0.5, 120] as const;
/** Pixels of what an edit has changed that are drawn at first, of a large object in a twentieth of a second. */
const QUICK_PX = 36_000;
/** Of a tile that is drawn where nobody waits. */
const TILE_PX = 120_000;

export class Plates {
  #base: Plate | undefined;
  #fine: Plate | undefined;
  #sewn: Sewn | undefined;
  #changed: RenderBounds[] = [];
  #wanted: Wanted | undefined;
  #busy = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #onDrawn: () => void;

  /** @param onDrawn called when there is something new to paint */
  constructor(onDrawn: () => void) {
    this.#onDrawn = onDrawn;
  }

  /** The piece was sewn anew. */
  sewn(sewn: Sewn): void {
    if (sewn.turn === this.#sewn?.turn) return;
    const isOther = this.#sewn && this.#sewn.turn > sewn.turn;
    this.#sewn = sewn;
    if (isOther) this.#base = this.#fine = undefined;
    if (sewn.changed) this.#changed.push(sewn.changed);
    else this.#shown();
    void this.#run();
  }

  /** What is seen. @param pixels of the screen for a CSS px */
  look(camera: Camera, size: Size, pixels: number): void {
    this.#wanted = { camera, size, pixels };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#run(), this.#fine ? REST_MS : 0);
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  /** Paints what there is. */
  paint(canvas: HTMLCanvasElement, { scale, x, y }: Camera, pixels: number): void {
    const pen = canvas.getContext('2d');
    if (!pen) return;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, canvas.width, canvas.height);
    const plates = [this.#base, this.#fine].flatMap((plate) => {
      if (!plate) return [];
      const times = (scale * pixels) / plate.pxPerMm;
      const left = (plate.leftMm - x) * scale * pixels;
      const top = (plate.topMm - y) * scale * pixels;
      const [width, height] = [plate.canvas.width * times, plate.canvas.height * times];
      return [{ plate, left, top, width, height }];
    });
    // Most often the sharp one is all that is seen.
    const covering = plates.findLastIndex(
      ({ left, top, width, height }) =>
        Math.max(left, top) <= 0.5 &&
        left + width >= canvas.width - 0.5 &&
        top + height >= canvas.height - 0.5,
    );
    for (const { plate, left, top, width, height } of plates.slice(Math.max(0, covering))) {
      pen.clearRect(left, top, width, height);
      pen.imageSmoothingQuality = 'high';
      pen.drawImage(plate.canvas, left, top, width, height);
    }
  }

  async #run(): Promise<void> {
    if (this.#busy || !this.#sewn) return;
    this.#busy = true;
    try {
      while (await this.#next());
    } catch {
      // The worker was lost: the next edit starts another.
    } finally {
      this.#busy = false;
    }
  }

  /** Draws what is wanted most. @returns whether there was anything to do */
  async #next(): Promise<boolean> {
    // Edits that were sewn meanwhile are drawn with it.
    const changed = this.#base && unite(this.#changed.splice(0));
    if (changed) {
      const sewn = this.#sewn!;
      const seen = this.#fine ?? this.#base!;
      const isWhole = await redraw(seen, changed, QUICK_PX);
      if (this.#sewn === sewn) this.#shown();
      this.#onDrawn();
      if (!isWhole) noteStale(seen, changed);
      if (seen !== this.#base) noteStale(this.#base!, changed);
      return true;
    }
    if (!this.#base) {
      this.#changed = [];
      const place = baseOf(this.#sewn!);
      const [bounds] = place;
      const base = createPlate(...place);
      const sewn = this.#sewn;
      await redraw(base, bounds);
      this.#base = base;
      if (this.#sewn === sewn) this.#shown();
      this.#onDrawn();
      return true;
    }
    const place = this.#wanted && placeOf(this.#wanted);
    if (place && !(this.#fine && sameAs(this.#fine, place))) {
      const fine = createPlate(...place);
      for (const plate of [this.#base, this.#fine]) if (plate) enlarge(plate, fine);
      this.#fine = fine;
      fine.stale.push(place[0]);
      return true;
    }
    return (await this.#sharpen(this.#fine)) || (await this.#sharpen(this.#base));
  }

  /** Draws a tile of what a plate lacks. @returns whether there was one */
  async #sharpen(plate: Plate | undefined): Promise<boolean> {
    const stale = plate?.stale.pop();
    if (!plate || !stale) return false;
    const [tile, ...rest] = tileOf(stale, plate.pxPerMm);
    plate.stale.push(...rest);
    await redraw(plate, tile);
    this.#onDrawn();
    return true;
  }

  /** The stage shows the stitches of the piece: sketches of them are no longer wanted. */
  #shown(): void {
    $drawn.set(this.#sewn?.piece);
  }
}

type Own = NonNullable<ReturnType<typeof $ownShown.get>>;

/** Paints what an edit has changed over the piece as it was before. */
export function paintOwn(
  canvas: HTMLCanvasElement,
  own: Own,
  { scale, x, y }: Camera,
  pixels: number,
): void {
  const { leftMm, topMm, widthMm, heightMm } = own.bounds;
  const times = scale * pixels;
  const [left, top] = [(leftMm - x) * times, (topMm - y) * times];
  const pen = canvas.getContext('2d');
  pen?.drawImage(sheetOf(own), left, top, widthMm * times, heightMm * times);
}

/** Painted once for each edit: with each tile that is drawn beside it, it is shown again. */
const sheets = new WeakMap<Own, OffscreenCanvas>();

/** The picture of what was changed, without what lies on it: that stays as it was. */
function sheetOf(own: Own): OffscreenCanvas {
  const known = sheets.get(own);
  if (known) return known;
  const { picture, bounds, ids, piece } = own;
  const { width, height, data } = picture;
  const sheet = new OffscreenCanvas(width, height);
  const bytes = new Uint8ClampedArray(data.buffer as ArrayBuffer);
  const pen = sheet.getContext('2d')!;
  pen.putImageData(new ImageData(bytes, width, height), 0, 0);
  const k = width / bounds.widthMm;
  pen.globalCompositeOperation = 'destination-out';
  const place = {
    left: bounds.leftMm,
    top: bounds.topMm,
    right: bounds.leftMm + bounds.widthMm,
    bottom: bounds.topMm + bounds.heightMm,
  };
  const over = lyingOn(piece.objects, ({ id }) => ids.includes(id), place, boxOf);
  for (const { d, filled, widthMm, transform } of joinedOutlines(over, boxOf)) {
    pen.setTransform(k, 0, 0, k, -bounds.leftMm * k, -bounds.topMm * k);
    if (transform) pen.transform(...transform);
    pen.lineWidth = widthMm;
    if (filled) pen.fill(new Path2D(d), 'evenodd');
    else pen.stroke(new Path2D(d));
  }
  sheets.set(own, sheet);
  return sheet;
}

/** What holds all of some bounds. */
function unite(all: readonly RenderBounds[]): RenderBounds | undefined {
  if (all.length === 0) return undefined;
  const leftMm = Math.min(...all.map((one) => one.leftMm));
  const topMm = Math.min(...all.map((one) => one.topMm));
  const right = Math.max(...all.map((one) => one.leftMm + one.widthMm));
  const bottom = Math.max(...all.map((one) => one.topMm + one.heightMm));
  return { leftMm, topMm, widthMm: right - leftMm, heightMm: bottom - topMm };
}

/** Of a plate, with its pixels for one of the screen. */
type Place = [bounds: RenderBounds, pxPerMm: number, times: number];

function baseOf({ piece: { widthMm, heightMm } }: Sewn): Place {
  const bounds = {
    leftMm: -BASE_RIM_MM,
    topMm: -BASE_RIM_MM,
    widthMm: widthMm + 2 * BASE_RIM_MM,
    heightMm: heightMm + 2 * BASE_RIM_MM,
  };
  const fitting = BASE_PX / Math.max(bounds.widthMm, bounds.heightMm);
  return [bounds, Math.max(SCALE_LIMITS[0], fitting), 1];
}

function placeOf({ camera, size, pixels }: Wanted): Place {
  const most = Math.sqrt(MOST_PX / (size.width * size.height));
  const wanted = camera.scale * Math.min(pixels, most);
  const pxPerMm = Math.min(SCALE_LIMITS[1], Math.max(SCALE_LIMITS[0], wanted));
  const bounds = {
    leftMm: camera.x,
    topMm: camera.y,
    widthMm: size.width / camera.scale,
    heightMm: size.height / camera.scale,
  };
  return [bounds, pxPerMm, pxPerMm / camera.scale];
}

function sameAs(plate: Plate, [bounds, pxPerMm]: Place): boolean {
  return (
    plate.leftMm === bounds.leftMm &&
    plate.topMm === bounds.topMm &&
    plate.pxPerMm === pxPerMm &&
    Math.abs(plate.canvas.width - bounds.widthMm * pxPerMm) <= 1 &&
    Math.abs(plate.canvas.height - bounds.heightMm * pxPerMm) <= 1
  );
}

function createPlate(...[bounds, pxPerMm, times]: Place): Plate {
  const { leftMm, topMm, widthMm, heightMm } = bounds;
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(widthMm * pxPerMm)),
    Math.max(1, Math.round(heightMm * pxPerMm)),
  );
  return { canvas, leftMm, topMm, pxPerMm, times, stale: [] };
}

/** Puts what one plate shows on another, larger or smaller. */
function enlarge(from: Plate, to: Plate): void {
  const times = to.pxPerMm / from.pxPerMm;
  const left = (from.leftMm - to.leftMm) * to.pxPerMm;
  const top = (from.topMm - to.topMm) * to.pxPerMm;
  const [width, height] = [from.canvas.width * times, from.canvas.height * times];
  const pen = to.canvas.getContext('2d')!;
  pen.imageSmoothingQuality = 'high';
  pen.clearRect(left, top, width, height);
  pen.drawImage(from.canvas, left, top, width, height);
}

/** Bounds that lie in others are drawn with them. */
function noteStale(plate: Plate, bounds: RenderBounds): void {
  const sticksOut = (one: RenderBounds) => {
    const both = unite([one, bounds])!;
    return both.widthMm > bounds.widthMm || both.heightMm > bounds.heightMm;
  };
  plate.stale = [...plate.stale.filter(sticksOut), bounds];
}

/** A tile of some bounds, and what is left of them: halves of halves. */
function tileOf(bounds: RenderBounds, pxPerMm: number): RenderBounds[] {
  const { widthMm, heightMm } = bounds;
  if (widthMm * heightMm * pxPerMm ** 2 <= TILE_PX) return [bounds];
  const isWide = widthMm > heightMm;
  const half = isWide ? { widthMm: widthMm / 2 } : { heightMm: heightMm / 2 };
  const moved = isWide
    ? { leftMm: bounds.leftMm + widthMm / 2 }
    : { topMm: bounds.topMm + heightMm / 2 };
  const [tile, ...rest] = tileOf({ ...bounds, ...half }, pxPerMm);
  return [tile, ...rest, { ...bounds, ...half, ...moved }];
}

/**
 * Draws the part of a plate anew that lies in some bounds, from pixel to pixel.
 * @param mostPx it is drawn at once, and coarser where it would be more; as it is looked at without it
 * @returns whether nothing is left to draw of it
 */
async function redraw(plate: Plate, bounds: RenderBounds, mostPx?: number): Promise<boolean> {
  const { canvas, leftMm, topMm, pxPerMm, times } = plate;
  const rim = Math.ceil(SHADOW_PX * times);
  const left = Math.max(0, Math.floor((bounds.leftMm - leftMm) * pxPerMm) - rim);
  const top = Math.max(0, Math.floor((bounds.topMm - topMm) * pxPerMm) - rim);
  const right = Math.ceil((bounds.leftMm + bounds.widthMm - leftMm) * pxPerMm) + rim;
  const bottom = Math.ceil((bounds.topMm + bounds.heightMm - topMm) * pxPerMm) + rim;
  const width = Math.min(canvas.width, right) - left;
  const height = Math.min(canvas.height, bottom) - top;
  if (width < 1 || height < 1) return true;
  const part = {
    leftMm: leftMm + left / pxPerMm,
    topMm: topMm + top / pxPerMm,
    widthMm: width / pxPerMm,
    heightMm: height / pxPerMm,
  };
  if (Math.min(part.widthMm, part.heightMm) < 0.1) return true;
  const coarser = mostPx === undefined ? 1 : Math.max(1, Math.sqrt((width * height) / mostPx));
  const scale = Math.max(SCALE_LIMITS[0], pxPerMm / coarser);
  const picture = await pieceClient().view({
    bounds: part,
    pxPerMm: scale,
    quality: mostPx === undefined ? 'fine' : 'quick',
    pxPerScreenPx: (times * scale) / pxPerMm,
  });
  const pen = canvas.getContext('2d')!;
  pen.imageSmoothingQuality = 'high';
  pen.clearRect(left, top, width, height);
  pen.drawImage(picture, left, top, width, height);
  picture.close();
  return mostPx === undefined;
}
