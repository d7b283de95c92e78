import { Command, type Design } from '../core/design.ts';
import { clearCanvas, createCanvas, frameOf, type Frame } from './canvas.ts';
import { createCloth } from './cloth.ts';
import { createFinisher, finish, REACH_MM } from './finish.ts';
import { createLoom, layStrand, type Dirty } from './lay.ts';
import { linearRgb } from './light.ts';
import { resolveRenderOptions, type RenderOptions } from './options.ts';
import { strandsOf } from './strands.ts';

/**
 * A picture of a sewn design. A design's tenths lie at
 * px = (tenths / 10 − leftMm or topMm) · pxPerMm.
 */
export interface RenderedImage extends Frame {
  /** Red, green, blue, alpha (not premultiplied), sRGB; rows from the top. */
  data: Uint8ClampedArray;
}

/** Draws a design stitch by stitch, for a player. */
export interface Renderer {
  /** Size and place of the picture. */
  readonly frame: Frame;
  /** Sews the first `upTo` records without finishing the picture: work ahead of `drawTo`, in parts. */
  layTo(upTo: number): void;
  /**
   * The picture with the first `upTo` records sewn. Going forward only the new
   * stitches are drawn, and only what they touch is finished; going back starts anew.
   * Every call gives the same pixel array, changed in place.
   */
  drawTo(upTo: number): RenderedImage;
}

/**
 * Makes the picture of a sewn design: each stitch a round, twisted, shining
 * thread on woven cloth.
 * @param options what differs from `RENDER_DEFAULTS`; a picture may take 64 million samples
 * @throws EngineError `bad-options`
 */
export function renderDesign(design: Design, options: Partial<RenderOptions> = {}): RenderedImage {
  const upTo = options.upTo ?? design.commands.length;
  return createRenderer(design, options).drawTo(upTo);
}

/**
 * Prepares pictures of one design at growing numbers of records.
 * `options.upTo` has no effect here.
 * @param options what differs from `RENDER_DEFAULTS`
 * @throws EngineError `bad-options`
 */
export function createRenderer(design: Design, options: Partial<RenderOptions> = {}): Renderer {
  const all = resolveRenderOptions(options);
  const frame = frameOf(design, all);
  const pad = all.bounds ? Math.ceil(REACH_MM * all.pxPerMm) : 0;
  const canvas = createCanvas(frame, all.samples, pad);
  const strands = strandsOf(design);
  const loom = createLoom(canvas, strands, blockColours(design));
  const finisher = createFinisher(frame, createCloth(all.fabric, all.fabricHex, frame));
  const data = new Uint8ClampedArray(frame.width * frame.height * 4);
  const whole = () => ({ left: 0, top: 0, right: canvas.width, bottom: canvas.height });
  let laid = 0;
  let fresh = true;

  let dirty = clean();

  const layTo = (upTo: number): void => {
    if (laid > 0 && strands.record[laid - 1] >= upTo) {
      clearCanvas(canvas);
      laid = 0;
      fresh = true;
    }
    while (laid < strands.count && strands.record[laid] < upTo) layStrand(loom, laid++, dirty);
  };

  const drawTo = (upTo: number): RenderedImage => {
    layTo(upTo);
    if (fresh) finish(finisher, canvas, whole(), data);
    else if (dirty.left < dirty.right) finish(finisher, canvas, dirty, data);
    fresh = false;
    dirty = clean();
    return { ...frame, data };
  };
  return { frame, layTo, drawTo };
}

const clean = (): Dirty => ({ left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity });

/** Linear red, green and blue of each colour block; blocks without a thread repeat the last one. */
function blockColours(design: Design): Float32Array {
  const blocks = design.commands.reduce((n, c) => (c === Command.ColorChange ? n + 1 : n), 1);
  const colours = new Float32Array(blocks * 3);
  for (let i = 0; i < blocks; i++) {
    const thread = design.threads[Math.min(i, design.threads.length - 1)];
    colours.set(linearRgb(thread?.hex ?? '#808080'), i * 3);
  }
  return colours;
}
