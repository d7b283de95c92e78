import { place, type Figure } from '../figure.ts';
import type { Body } from '../arrange/body.ts';
import type { Chance } from '../chance.ts';
import type { Inks } from '../inks.ts';
import type { PromptOptions } from '../options.ts';
import { cornerFlourish } from '../ornament/sprigs.ts';
import { diamond, triangle } from '../ornament/shapes.ts';
import { strewFillers } from './fillers.ts';
import { fillersOf, STYLES } from './styles/index.ts';
import { bestZone, fitZone, trackAt, type Zone } from './zone.ts';

export interface FrameInput {
  options: PromptOptions;
  inks: Inks;
  chance: Chance;
  /** 0 to 3. */
  detail: number;
}

/** Size of a style's bands by how much is drawn, beside that on a page of 100 mm. */
const FINENESS = [1, 1, 0.88, 0.74] as const;

/** Puts what the style draws around a composition; in millimetres about 0. */
export function drawFrame(body: Body, { options, inks, chance, detail }: FrameInput): Figure {
  const { longSideMm, preset, variation } = options;
  const half = longSideMm / 2;
  const { form } = body;
  const mm = longSideMm / 100;
  if (detail === 0) return fitZone(body.figure, { form: 'box', preset, rx: half, ry: half }, 0);
  // Where much is drawn around, all of it is finer: the subjects stay the main thing.
  const u = mm * FINENESS[detail];
  const bands = STYLES[preset]({ inks, u, detail, variation, ring: body.ring === true });
  const whole = bands.reduce((sum, { depth }) => sum + depth, 0);
  const zone = bestZone(body.figure, { form, preset }, half, whole);
  const inner = fitZone(body.figure, zone, whole);
  const rings: Figure[] = [];
  let inset = whole;
  for (const { depth, draw } of bands) {
    inset -= depth;
    if (draw) rings.push(draw(trackAt(zone, inset + depth / 2)));
  }
  const figure: Figure[] = [...rings, inner];
  if (detail === 3) {
    const room = trackAt(zone, whole + 0.5 * u).points;
    const fillers = fillersOf(preset, inks);
    figure.unshift(strewFillers(inner, room, fillers, { chance, u: mm, most: 14 }));
    if (form === 'round') figure.push(corners(zone, inks));
  }
  return figure.flat();
}

/** In the corners that a round frame leaves of its page. */
function corners({ preset, rx, ry }: Zone, inks: Inks): Figure {
  const corner = CORNERS[preset];
  if (!corner) return [];
  const size = 0.46 * Math.min(rx, ry);
  return [0, 1, 2, 3].flatMap((i): Figure => {
    const [sx, sy] = [i % 2 === 0 ? -1 : 1, i < 2 ? -1 : 1];
    // Drawn for the top left; the bottom ones are turned and mirrored back.
    const turned = place(corner(inks), { x: 0, y: 0, scale: size, mirror: sx > 0 });
    const flipped = sy > 0 ? flipDown(turned) : turned;
    return place(flipped, { x: sx * rx, y: sy * ry, scale: 1 });
  });
}

/** Mirrored about the horizontal axis. */
const flipDown = (figure: Figure): Figure =>
  place(figure, { x: 0, y: 0, scale: 1, mirror: true, angle: Math.PI });

/** Corner pieces for the top left, their corner at 0, about 1 long; styles without one stay round. */
const CORNERS: Partial<Record<PromptOptions['preset'], (inks: Inks) => Figure>> = {
  vintage: (inks) => cornerFlourish(inks.line, inks.leaf),
  decorative: (inks) => cornerFlourish(inks.line, inks.soft),
  geometric: (inks) => [
    ...place(diamond(inks.accent, 1), { x: 0.2, y: 0.2, scale: 0.3 }),
    ...place(triangle(inks.line, 1), { x: 0.5, y: 0.04, scale: 0.16, angle: Math.PI }),
    ...place(triangle(inks.line, 1), { x: 0.04, y: 0.5, scale: 0.16, angle: Math.PI / 2 }),
  ],
};
