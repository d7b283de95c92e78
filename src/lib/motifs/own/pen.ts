/*
 * What our own drawings are drawn with: SVG paths on a page of 32 by 32, y downward, in colours of
 * the thread chart. Angles are degrees, clockwise from the top.
 */

/** Threads of the drawings. */
export const INK = {
  leaf: '#3c7145',
  stem: '#185727',
  sage: '#9eb293',
  red: '#d01121',
  crimson: '#b30e35',
  wine: '#751429',
  rose: '#ec8bb0',
  blush: '#fcd6e0',
  cerise: '#ac1260',
  gold: '#c39227',
  sun: '#fecf16',
  marigold: '#f8a810',
  white: '#ffffff',
  ivory: '#f9f1e2',
  pearl: '#d6d4d0',
  violet: '#572875',
  purple: '#7d2ba5',
  lilac: '#b8aeea',
  cobalt: '#1654a9',
  navy: '#102252',
  sky: '#96ccef',
  teal: '#08908c',
  turquoise: '#35c9c2',
  olive: '#677b29',
  moss: '#5c5f20',
  bark: '#6c311e',
  wood: '#9b5923',
  caramel: '#b6712b',
  honey: '#d5a372',
  terracotta: '#c06240',
  slate: '#566575',
  silver: '#bcbec0',
  graphite: '#2a2d2f',
  skin: '#f0b693',
  henna: '#6c311e',
} as const;

const round = (value: number): string => String(Math.round(value * 100) / 100);

/** An area. */
export const fill = (hex: string, d: string): string => `<path fill="${hex}" d="${d}"/>`;

/** A line of a width. */
export const stroke = (hex: string, d: string, width = 0.9): string =>
  `<path fill="none" stroke="${hex}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

export const disc = (hex: string, x: number, y: number, r: number): string =>
  `<circle fill="${hex}" cx="${round(x)}" cy="${round(y)}" r="${round(r)}"/>`;

/** An ellipse, leaning. */
export const oval = (hex: string, x: number, y: number, rx: number, ry: number, lean = 0): string =>
  `<ellipse fill="${hex}" cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}"${lean ? ` transform="rotate(${round(lean)} ${round(x)} ${round(y)})"` : ''}/>`;

/** The same drawing again, turned about a point and moved. */
export const turned = (body: string, degrees: number, x = 16, y = 16): string =>
  `<g transform="rotate(${round(degrees)} ${round(x)} ${round(y)})">${body}</g>`;

export const moved = (body: string, x: number, y: number, scale = 1): string =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})">${body}</g>`;

/** Mirrored about the middle of the page. */
export const mirrored = (body: string): string =>
  `<g transform="matrix(-1 0 0 1 32 0)">${body}</g>`;

/** A drawing and its mirror image. */
export const both = (body: string): string => body + mirrored(body);

/** A leaf or petal from its base, so long and so wide, leaning. */
export function leaf(
  hex: string,
  [x, y]: readonly [number, number],
  degrees: number,
  long: number,
  wide: number,
): string {
  const turn = (degrees * Math.PI) / 180;
  const at = (along: number, aside: number): string => {
    const px = x + Math.sin(turn) * along + Math.cos(turn) * aside;
    const py = y - Math.cos(turn) * along + Math.sin(turn) * aside;
    return `${round(px)} ${round(py)}`;
  };
  const half = wide * 0.66;
  return fill(
    hex,
    `M${at(0, 0)}C${at(long * 0.25, half)} ${at(long * 0.7, half)} ${at(long, 0)}C${at(long * 0.7, -half)} ${at(long * 0.25, -half)} ${at(0, 0)}Z`,
  );
}

/** A petal that is round at its end. */
export function petal(
  hex: string,
  [x, y]: readonly [number, number],
  degrees: number,
  long: number,
  wide: number,
): string {
  const d = `M${x} ${y}C${round(x + wide * 0.35)} ${round(y - long * 0.3)} ${round(x + wide * 0.85)} ${round(y - long)} ${x} ${round(y - long)}C${round(x - wide * 0.85)} ${round(y - long)} ${round(x - wide * 0.35)} ${round(y - long * 0.3)} ${x} ${y}Z`;
  return turned(fill(hex, d), degrees, x, y);
}

/** So many all around a point. */
export const ring = (count: number, draw: (degrees: number, index: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw((i * 360) / count, i)).join('');
