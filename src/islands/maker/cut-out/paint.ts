import type { Part, PicturePlacing, SubjectMask } from 'ilmek-engine/digitize';
import { placeSize } from 'ilmek-engine/tables';
import { WHOLE } from '../../../lib/pictures/crop.ts';

/* What is drawn on the stage of a cut-out: the picture as it is turned, and what is said of it. */

/** What the stage shows: the picture with its frame, or the part within the frame. */
export type Showing = 'frame' | 'subject';

export interface Scene {
  picture: ImageBitmap;
  placing: PicturePlacing;
  showing: Showing;
  mask: SubjectMask | undefined;
  /** A rectangle that is being placed, in shares of what is shown. */
  box: Part | undefined;
  /** A stroke that is being drawn, px of the picture, and its breadth. */
  stroke: { points: readonly number[]; width: number } | undefined;
  keeps: boolean;
}

/** How the picture lies on the stage. */
export const placed = (scene: Pick<Scene, 'picture' | 'placing' | 'showing'>) =>
  placeSize(
    scene.picture,
    scene.showing === 'frame' ? { ...scene.placing, crop: WHOLE } : scene.placing,
  );

/** The hoop's cloth, by day and by night. */
const CLOTH = '#efede4';
const INK = '#1d2138';
/** How much of what is left out is hidden. */
const VEIL = 0.8;
/** Kept is sage, dropped is madder: the colours of the light theme, on cloth that stays light. */
const KEEP = '#3c5d41';
const DROP = '#a5232f';

/** Draws it all. @param ratio px of the screen to one of the page */
export function paint(canvas: HTMLCanvasElement, scene: Scene, ratio: number): void {
  const pen = canvas.getContext('2d')!;
  const { width, there } = placed(scene);
  const scale = canvas.width / width;
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.fillStyle = CLOTH;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const [a, b, c, d, e, f] = there.map((v) => v * scale);
  pen.setTransform(a, b, c, d, e, f);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(scene.picture, 0, 0);
  pen.setTransform(1, 0, 0, 1, 0, 0);
  if (scene.showing === 'frame') paintFrame(pen, scene.placing.crop, ratio);
  else if (scene.mask) paintMask(pen, scene.mask);
  if (scene.box) paintBox(pen, scene.box, scene.keeps ? KEEP : DROP, ratio);
  if (scene.stroke) {
    pen.setTransform(a, b, c, d, e, f);
    paintStroke(pen, scene);
  }
}

function paintStroke(pen: CanvasRenderingContext2D, { stroke, keeps }: Scene): void {
  const { points, width } = stroke!;
  pen.beginPath();
  pen.moveTo(points[0], points[1]);
  for (let k = 0; k < points.length; k += 2) pen.lineTo(points[k], points[k + 1]);
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.globalAlpha = 0.7;
  pen.strokeStyle = keeps ? KEEP : DROP;
  pen.stroke();
  pen.globalAlpha = 1;
}

/** What is cut off lies under a veil; the frame is a seam, with a stitch across each corner. */
function paintFrame(pen: CanvasRenderingContext2D, crop: Part, ratio: number): void {
  const { width, height } = pen.canvas;
  const x = crop.x * width;
  const y = crop.y * height;
  const w = crop.width * width;
  const h = crop.height * height;
  pen.globalAlpha = VEIL;
  pen.fillStyle = CLOTH;
  pen.beginPath();
  pen.rect(0, 0, width, height);
  pen.rect(x, y, w, h);
  pen.fill('evenodd');
  pen.globalAlpha = 0.5;
  pen.strokeStyle = CLOTH;
  pen.lineWidth = ratio;
  pen.beginPath();
  for (const third of [1 / 3, 2 / 3]) {
    pen.moveTo(x + third * w, y);
    pen.lineTo(x + third * w, y + h);
    pen.moveTo(x, y + third * h);
    pen.lineTo(x + w, y + third * h);
  }
  pen.stroke();
  pen.globalAlpha = 1;
  seam(pen, [x, y, w, h], INK, ratio);
  const arm = Math.min(22 * ratio, w / 3, h / 3);
  pen.lineCap = 'square';
  pen.lineJoin = 'miter';
  const inset = 2.5 * ratio;
  for (const [cx, dx] of [
    [x + inset, 1],
    [x + w - inset, -1],
  ]) {
    for (const [cy, dy] of [
      [y + inset, 1],
      [y + h - inset, -1],
    ]) {
      pen.beginPath();
      pen.moveTo(cx, cy + dy * arm);
      pen.lineTo(cx, cy);
      pen.lineTo(cx + dx * arm, cy);
      for (const [color, breadth] of [
        [CLOTH, 7],
        [INK, 4],
      ] as const) {
        pen.strokeStyle = color;
        pen.lineWidth = breadth * ratio;
        pen.stroke();
      }
    }
  }
}

function paintBox(pen: CanvasRenderingContext2D, box: Part, color: string, ratio: number): void {
  const { width, height } = pen.canvas;
  const at = [box.x * width, box.y * height, box.width * width, box.height * height] as const;
  pen.globalAlpha = 0.25;
  pen.fillStyle = color;
  pen.fillRect(...at);
  pen.globalAlpha = 1;
  seam(pen, at, color, ratio);
}

/** A running stitch around a rectangle, seen on light and on dark. */
function seam(
  pen: CanvasRenderingContext2D,
  at: readonly [number, number, number, number],
  color: string,
  ratio: number,
): void {
  pen.lineWidth = 2 * ratio;
  pen.strokeStyle = CLOTH;
  pen.strokeRect(...at);
  pen.setLineDash([9 * ratio, 5 * ratio]);
  pen.strokeStyle = color;
  pen.strokeRect(...at);
  pen.setLineDash([]);
}

/** What is no subject lies under a veil. */
function paintMask(pen: CanvasRenderingContext2D, mask: SubjectMask): void {
  const { width, height, data } = mask;
  const veil = new ImageData(width, height);
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(CLOTH.slice(at, at + 2), 16));
  for (let i = 0; i < data.length; i++) {
    veil.data.set([r, g, b, VEIL * (255 - data[i])], i * 4);
  }
  const small = new OffscreenCanvas(width, height);
  small.getContext('2d')!.putImageData(veil, 0, 0);
  pen.drawImage(small, 0, 0, pen.canvas.width, pen.canvas.height);
}
