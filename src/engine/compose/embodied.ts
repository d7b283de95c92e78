import { heightOf, widthOf } from '../vector/geometry.ts';
import { makeActor, type Actor } from './actors.ts';
import { EDGE_PIECE } from './labels.ts';
import { figureBox, silhouette, type AreaPiece, type Figure, type LinePiece } from './figure.ts';

/*
 * Some people are drawn as a head alone. Where they ride, they have a body: a coat, an arm that holds
 * on, and legs, which are bent as those of all riders are.
 */

/** Who is a head alone, and what is worn below it. */
const HEADS: readonly (readonly [RegExp, coat: string, legs: string, shoe: string])[] = [
  [/:(?:santa-claus|mrs-claus|mx-claus)$/, '#c8102e', '#c8102e', '#2a2d2f'],
  [/:baby$/, '#8ecae6', '#8ecae6', '#f9f1e2'],
];

/** Of the head's height: where the coat and the legs end, and how deep the head is in its collar. */
const COAT_ENDS = 1.52;
const LEGS_END = 2;
const COLLAR = 0.08;
/** Of the head's width. */
const COAT_WIDE = 0.66;
const ARM = 0.2;
const SKIN = '#f2b48f';

/** Somebody with a body; whoever has one already stays the same. */
export function embodied(actor: Actor): Actor {
  const found = HEADS.find(([name]) => name.test(actor.id));
  if (!found) return actor;
  const [, coat, legs, shoe] = found;
  const { box, figure, subject, place, size } = actor;
  const [wide, tall] = [widthOf(box), heightOf(box)];
  const x = (box.left + box.right) / 2;
  const y = (share: number): number => box.top + share * tall;
  const half = (COAT_WIDE * wide) / 2;
  const body = [
    ...[-0.42, 0.42].flatMap((side) => [
      rounded([x + side * half, y(1.74)], [0.3 * half, 0.28 * tall], legs),
      rounded([x + side * half - 0.1 * half, y(LEGS_END - 0.05)], [0.46 * half, 0.06 * tall], shoe),
    ]),
    rounded(
      [x, y((1 - COLLAR + COAT_ENDS) / 2)],
      [half, ((COAT_ENDS - 1 + COLLAR) / 2) * tall],
      coat,
    ),
  ];
  const arm: LinePiece = {
    kind: 'line',
    points: Float64Array.of(x - 0.5 * half, y(1.14), x - 1.5 * half, y(1.34)),
    closed: false,
    width: ARM * wide,
    hex: coat,
  };
  const hand = rounded([x - 1.66 * half, y(1.37)], [0.11 * wide, 0.11 * wide], SKIN);
  // Numbered from the bottom to the top: it is one copy of one thing.
  const own = [...body, arm, hand, ...figure].map((piece, k) => ({
    ...piece,
    of: { subject, piece: k },
  }));
  const whole = makeActor(own, {
    id: 'ilmek:rider',
    kind: 'person',
    subject,
    place,
    size,
  });
  return { ...whole, person: true };
}

/** A form between a disc and a box. */
function rounded(
  [x, y]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  hex: string,
): AreaPiece {
  const soft = (v: number): number => Math.sign(v) * Math.abs(v) ** 0.6;
  const ring = Float64Array.from({ length: 64 }, (_, i) => {
    const turn = ((i >> 1) * Math.PI) / 16;
    return i % 2 === 0 ? x + rx * soft(Math.cos(turn)) : y + ry * soft(Math.sin(turn));
  });
  return { kind: 'area', polygon: { rings: [ring] }, hex };
}

/** Of a thing's size: the rim that parts it from what it lies on. */
const RIM = 0.055;
const RIM_HEX = '#f9f1e2';

/** A thing with a light rim around it, which parts it from a ground of its own colour. */
export function rimmed(figure: Figure): Figure {
  const box = figureBox(figure);
  const of = figure.find((piece) => piece.of)?.of;
  const rim = silhouette(figure, RIM * Math.max(widthOf(box), heightOf(box))).map(
    (polygon): AreaPiece => ({
      kind: 'area',
      polygon: { rings: polygon.rings.slice(0, 1) },
      hex: RIM_HEX,
      ...(of && { of: { ...of, piece: EDGE_PIECE } }),
    }),
  );
  return [...rim, ...figure];
}
