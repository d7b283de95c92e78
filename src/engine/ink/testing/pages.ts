import { hash01 } from '../../core/hash.ts';
import type { RgbaImage } from '../../core/image.ts';

/* Pages drawn in code, for tests: strokes of pens on paper, under a lamp. */

type Rgb = readonly [red: number, green: number, blue: number];

/** A stroke of a pen, px. */
export interface PenStroke {
  /** x0, y0, x1, y1, … */
  points: readonly number[];
  width: number;
  color: Rgb;
}

/** How a page is lit and photographed. */
export interface Shot {
  paper?: Rgb;
  /** How much of the lamp's light reaches a place, 0 to 1; u and v run over the page from 0 to 1. */
  light?: (u: number, v: number) => number;
  /** Bytes by which pixels stray. */
  grain?: number;
}

/** A lamp on the left, and a hand's soft shadow from the lower right. */
export const lamp = (u: number, v: number): number =>
  1 - 0.4 * u - 0.25 / (1 + Math.exp(-20 * (u + v - 1.5)));

/** A page with some strokes on it. */
export function page(
  width: number,
  height: number,
  strokes: readonly PenStroke[],
  { paper = [250, 248, 244], light = () => 1, grain = 0 }: Shot = {},
): RgbaImage {
  const color = Float32Array.from({ length: width * height * 3 }, (_, k) => paper[k % 3]);
  for (const stroke of strokes) draw(color, width, height, stroke);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const lit = light((i % width) / width, Math.floor(i / width) / height);
    const noise = grain * (hash01(i, 7) + hash01(i, 8) - 1);
    for (let c = 0; c < 3; c++) data[i * 4 + c] = Math.round(color[i * 3 + c] * lit + noise);
    data[i * 4 + 3] = 255;
  }
  return { width, height, data };
}

/** A pen takes its share of the paper's light, also where it crosses another. */
function draw(color: Float32Array, width: number, height: number, stroke: PenStroke): void {
  const { points, color: ink } = stroke;
  const half = stroke.width / 2;
  const cover = new Map<number, number>();
  for (let k = 2; k < points.length; k += 2) {
    const [ax, ay, bx, by] = [points[k - 2], points[k - 1], points[k], points[k + 1]];
    const length2 = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
    const reach = half + 1;
    for (
      let y = Math.max(0, Math.floor(Math.min(ay, by) - reach));
      y <= Math.min(height - 1, Math.max(ay, by) + reach);
      y++
    ) {
      for (
        let x = Math.max(0, Math.floor(Math.min(ax, bx) - reach));
        x <= Math.min(width - 1, Math.max(ax, bx) + reach);
        x++
      ) {
        const t = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length2));
        const away = Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
        const share = Math.max(0, Math.min(1, half + 0.5 - away));
        const i = y * width + x;
        if (share > (cover.get(i) ?? 0)) cover.set(i, share);
      }
    }
  }
  for (const [i, share] of cover) {
    for (let c = 0; c < 3; c++) color[i * 3 + c] *= 1 - share * (1 - ink[c] / 255);
  }
}

/** Points of an arc, px; angles in turns. */
export function arc(x: number, y: number, r: number, from = 0, to = 1, ry = r): number[] {
  return Array.from(
    { length: 49 },
    (_, k) => 2 * Math.PI * (from + ((to - from) * k) / 48),
  ).flatMap((a) => [x + r * Math.cos(a), y + ry * Math.sin(a)]);
}

/** A face in lines: a head, two eyes, a mouth, some hair; it fits 400 × 400 px. */
export function face(color: Rgb, mouth = color, width = 4): PenStroke[] {
  const stroke = (points: number[], own = color): PenStroke => ({ points, width, color: own });
  return [
    stroke(arc(200, 200, 140)),
    stroke(arc(150, 160, 22)),
    stroke(arc(250, 160, 22)),
    stroke(arc(200, 220, 70, 0.05, 0.45), mouth),
    ...[-40, 0, 40].map((dx) => stroke([200 + dx, 64, 200 + 1.5 * dx, 30, 190 + 2 * dx, 14])),
  ];
}
