import { num } from './file.ts';
import { MM_PER_PT, type PdfFont } from './font.ts';

/** How a line is drawn. */
export interface Stroke {
  /** '#rrggbb'. */
  hex: string;
  /** Millimetres. */
  width: number;
  /** Lengths of dash and gap, millimetres; unbroken where absent. */
  dash?: readonly [number, number] | undefined;
  /** Ends and corners are round. */
  round?: boolean | undefined;
}

export interface TextStyle {
  font: PdfFont;
  /** Points. */
  pt: number;
  hex: string;
  /** Which end of the text the given x is at. */
  align?: 'left' | 'right' | 'middle' | undefined;
  /** Added between letters, and at blanks, in shares of the type size. */
  tracking?: number | undefined;
  wordSpace?: number | undefined;
}

export type Corner = readonly [x: number, y: number];

/** Corners from x0, y0, x1, y1, … */
export const corners = (...numbers: readonly number[]): Corner[] =>
  Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i], numbers[2 * i + 1]]);

/** Draws on one page, in millimetres from its upper left corner, y downward. */
export class Pen {
  readonly #lines: string[] = [];

  /** @param heightMm of the page. */
  constructor(heightMm: number) {
    // Six decimals: a millimetre must be true over the whole page.
    const exact = (72 / 25.4).toFixed(6);
    this.#lines.push(`${exact} 0 0 -${exact} 0 ${num((heightMm * 72) / 25.4)} cm`);
  }

  /** The page's content. */
  get content(): string {
    return this.#lines.join('\n');
  }

  /** Draws with a part of the page only, from another origin; what `draw` does ends with it. */
  within(
    clip: { x: number; y: number; width: number; height: number } | undefined,
    move: Corner,
    draw: () => void,
  ): void {
    this.#put('q');
    if (clip) {
      const { x, y, width, height } = clip;
      this.#put(`${num(x)} ${num(y)} ${num(width)} ${num(height)} re W n`);
    }
    this.#put(`1 0 0 1 ${num(move[0])} ${num(move[1])} cm`);
    draw();
    this.#put('Q');
  }

  line(from: Corner, to: Corner, stroke: Stroke): void {
    this.#stroke(stroke);
    this.#put(`${pair(from)} m ${pair(to)} l S`);
  }

  polygon(points: readonly Corner[], hex: string): void {
    this.#put(`${rgb(hex)} rg ${outline(points)} h f`);
  }

  rectangle(x: number, y: number, width: number, height: number, hex: string): void {
    this.#put(`${rgb(hex)} rg ${num(x)} ${num(y)} ${num(width)} ${num(height)} re f`);
  }

  border(x: number, y: number, width: number, height: number, stroke: Stroke): void {
    this.#stroke(stroke);
    this.#put(`${num(x)} ${num(y)} ${num(width)} ${num(height)} re S`);
  }

  /** Cubic curves: a start, then two handles and an end for each. */
  curve(points: readonly Corner[], stroke: Stroke): void {
    this.#stroke(stroke);
    let path = `${pair(points[0])} m`;
    for (let i = 1; i + 2 < points.length; i += 3) {
      path += ` ${pair(points[i])} ${pair(points[i + 1])} ${pair(points[i + 2])} c`;
    }
    this.#put(`${path} S`);
  }

  circle([x, y]: Corner, radius: number, stroke: Stroke): void {
    const k = radius * 0.5523; // handles of a quarter circle
    const r = radius;
    const [left, top, right, bottom] = [x - r, y - r, x + r, y + r];
    const start = [right, y, right, y + k, x + k, bottom, x, bottom];
    const half = [x - k, bottom, left, y + k, left, y];
    const end = [left, y - k, x - k, top, x, top, x + k, top, right, y - k, right, y];
    this.curve(corners(...start, ...half, ...end), stroke);
  }

  /** @param y of the baseline. */
  text(text: string, [x, y]: Corner, style: TextStyle): void {
    const { font, pt, hex, align = 'left', tracking = 0, wordSpace = 0 } = style;
    const size = pt * MM_PER_PT;
    const spaces = text.split(' ').length - 1;
    const wide = font.width(text, pt) + size * (tracking * text.length + wordSpace * spaces);
    const start = align === 'left' ? x : align === 'right' ? x - wide : x - wide / 2;
    this.#put(`BT ${rgb(hex)} rg ${num(tracking)} Tc`);
    this.#put(`${num(size)} 0 0 -${num(size)} ${num(start)} ${num(y)} Tm`);
    for (const { resource, words } of font.runs(text)) {
      const glyphs = words.map((word) => `<${word}>`).join(num(-1000 * wordSpace));
      this.#put(`/${resource} 1 Tf [${glyphs}] TJ`);
    }
    this.#put('ET');
  }

  /** Lays a picture of the page's resources into a rectangle. */
  image(name: string, x: number, y: number, width: number, height: number): void {
    this.#put(`q ${num(width)} 0 0 -${num(height)} ${num(x)} ${num(y + height)} cm /${name} Do Q`);
  }

  /** Draws a form of the page's resources, which takes over the stroke. */
  form(name: string, stroke: Stroke): void {
    this.#stroke(stroke);
    this.#put(`/${name} Do`);
  }

  #stroke({ hex, width, dash, round = false }: Stroke): void {
    const pattern = dash ? dash.map(num).join(' ') : '';
    this.#put(`${rgb(hex)} RG ${num(width)} w ${round ? '1 J 1 j' : '0 J 0 j'} [${pattern}] 0 d`);
  }

  #put(line: string): void {
    this.#lines.push(line);
  }
}

const pair = ([x, y]: Corner): string => `${num(x)} ${num(y)}`;

const outline = (points: readonly Corner[]): string =>
  points.map((corner, i) => `${pair(corner)} ${i === 0 ? 'm' : 'l'}`).join(' ');

const rgb = (hex: string): string =>
  [1, 3, 5].map((at) => num(parseInt(hex.slice(at, at + 2), 16) / 255)).join(' ');
