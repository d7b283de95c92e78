import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MotifKind } from '../prompt/motif-index.ts';
import { RELATIONS, type PromptPlan, type PromptSubject, type Relation } from '../prompt/plan.ts';
import type { Box } from '../vector/geometry.ts';
import { makeActor, type Actor } from './actors.ts';
import { figureBox, type Figure } from './figure.ts';
import { area } from './ornaments.ts';
import { joinRelated } from './relate.ts';

/* Things that stand to each other, by where their colours lie. */

const rectangle = (left: number, top: number, right: number, bottom: number): number[] => [
  ...[left, top, right, top],
  ...[right, bottom, left, bottom],
];

/** An animal that looks to the left: head and tail stand above its back. */
const ANIMAL = [
  0, 2, 0, 0, 1.5, 0, 1.5, 1, 3.4, 1, 3.4, 0.2, 3.6, 0.2, 3.6, 2, 3, 2, 3, 3, 0.6, 3, 0.6, 2,
];
const BOX = rectangle(0, 0, 2, 2);
/** Open to the right, like a new moon. */
const CRESCENT = [0, 0, 3, 0, 3, 0.5, 0.6, 0.5, 0.6, 2.5, 3, 2.5, 3, 3, 0, 3];
const STICK = rectangle(0, 0, 0.3, 3);

const HEXES = ['#aa0000', '#00aa00', '#0000aa', '#aaaa00'];

function actorOf(points: number[], subject: number, id: string, kind: MotifKind): Actor {
  const role = { id, kind, subject, place: 'any', size: 'normal' } as const;
  return makeActor([area(points, HEXES[subject])], role);
}

const planOf = (relations: (Relation | undefined)[]): PromptPlan => ({
  language: 'en',
  subjects: relations.map((relation): PromptSubject => ({
    motif: 'fluent:box',
    word: 'box',
    count: 1,
    colors: [],
    size: 'normal',
    place: 'any',
    relation,
  })),
  words: [],
  arrangement: undefined,
  colors: [],
  unknown: [],
  without: [],
  respelled: [],
});

const partOf = (figure: Figure, subject: number): Box =>
  figureBox(figure.filter(({ hex }) => hex === HEXES[subject]));

/** The first thing stands so to the second one. */
function pair(
  kind: Relation['kind'],
  mover: Actor,
  other: Actor,
): { mover: Box; other: Box; figure: Figure } {
  const joined = joinRelated([mover, other], planOf([{ kind, to: 1 }, undefined]));
  expect(joined).toHaveLength(1);
  const { figure } = joined[0];
  return { mover: partOf(figure, 0), other: partOf(figure, 1), figure };
}

const middle = ({ left, right }: Box): number => (left + right) / 2;
const tall = ({ top, bottom }: Box): number => bottom - top;

describe('things that stand to each other', () => {
  const thing = actorOf(BOX, 0, 'fluent:gem', 'object');
  const animal = actorOf(ANIMAL, 1, 'fluent:cat', 'animal');

  it('stand on what they are on, and sink in a little', () => {
    const { mover, other } = pair('on', thing, actorOf(BOX, 1, 'fluent:chair', 'object'));
    expect(mover.bottom).toBeGreaterThan(other.top);
    expect(mover.bottom).toBeLessThan(other.top + 0.2 * tall(other));
    expect(mover.top).toBeLessThan(other.top);
  });

  it('ride on a back, not on a head', () => {
    const { mover, other } = pair('riding', thing, animal);
    // The back is at a third of the height.
    expect(mover.bottom).toBeGreaterThan(other.top + 0.25 * tall(other));
    expect(mover.bottom).toBeLessThan(other.top + 0.6 * tall(other));
  });

  it('sit on a back: what is drawn on its feet has its legs beyond it', () => {
    const rider = actorOf(STICK, 0, 'fluent:man', 'person');
    const { mover, other, figure } = pair('riding', rider, animal);
    expect(figure.at(-1)!.hex).toBe(HEXES[1]);
    expect(mover.bottom - (other.top + tall(other) / 3)).toBeGreaterThan(0.3 * tall(mover));
    expect(mover.top).toBeLessThan(other.top + tall(other) / 3);
  });

  it('take the place of the star that a Christmas tree has', () => {
    const role = {
      id: 'fluent:christmas-tree',
      kind: 'tree',
      place: 'any',
      size: 'normal',
    } as const;
    const crown = area([3, 2, 6, 9, 0, 9], '#008844');
    const own = area(rectangle(2.5, 0, 3.5, 1), '#ffcc00');
    const tree = makeActor([crown, own], { ...role, subject: 1 });
    const star = actorOf(BOX, 0, 'fluent:star', 'symbol');
    const { mover, figure } = pair('on', star, tree);
    expect(figure.map(({ hex }) => hex)).toEqual(['#008844', HEXES[0]]);
    const top = figureBox(figure.filter(({ hex }) => hex === '#008844'));
    expect(middle(mover)).toBeCloseTo(middle(top));
    expect(mover.bottom).toBeGreaterThan(top.top);
    expect(tall(mover)).toBeLessThan(tall(top) / 3);
  });

  it('look out of a vessel, which hides their lower part', () => {
    const { mover, other, figure } = pair('in', thing, actorOf(BOX, 1, 'fluent:basket', 'object'));
    expect(mover.top).toBeLessThan(other.top);
    expect(mover.bottom).toBeGreaterThan(other.top);
    expect(mover.bottom).toBeLessThanOrEqual(other.bottom);
    expect(figure.at(-1)!.hex).toBe(HEXES[1]);
  });

  it('lie in the hollow of what has one, else before the middle', () => {
    const moon = pair('in', thing, actorOf(CRESCENT, 1, 'fluent:crescent-moon', 'sky'));
    expect(moon.mover.left).toBeGreaterThan(
      moon.other.left + 0.2 * (moon.other.right - moon.other.left),
    );
    expect(moon.mover.top).toBeGreaterThan(moon.other.top + 0.16 * tall(moon.other));
    expect(moon.mover.bottom).toBeLessThan(moon.other.bottom - 0.16 * tall(moon.other));
    const heart = pair('in', thing, actorOf(BOX, 1, 'fluent:red-heart', 'symbol'));
    expect(middle(heart.mover)).toBeCloseTo(middle(heart.other), 6);
    expect(heart.mover.left).toBeGreaterThan(heart.other.left);
  });

  it('stand at the foot of a tree, below an umbrella, above a house', () => {
    const tree = pair('under', thing, actorOf(BOX, 1, 'fluent:deciduous-tree', 'tree'));
    expect(tree.mover.bottom).toBeCloseTo(tree.other.bottom, 1);
    expect(tall(tree.mover)).toBeLessThan(0.6 * tall(tree.other));
    const roof = pair('under', thing, actorOf(BOX, 1, 'fluent:umbrella', 'object'));
    expect(roof.mover.top).toBeGreaterThan(roof.other.top + 0.5 * tall(roof.other));
    expect(roof.mover.bottom).toBeGreaterThan(roof.other.bottom);
    const house = pair('over', thing, actorOf(BOX, 1, 'fluent:house', 'building'));
    expect(house.mover.bottom).toBeLessThan(house.other.top);
  });

  it('are half hidden by what they are behind', () => {
    const { mover, other, figure } = pair(
      'behind',
      thing,
      actorOf(BOX, 1, 'fluent:shield', 'object'),
    );
    expect(figure[0].hex).toBe(HEXES[0]);
    expect(mover.top).toBeLessThan(other.top);
    expect(mover.bottom).toBeGreaterThan(other.top);
  });

  it('are worn on the head and held before it: animals look to the left', () => {
    const hat = pair('wearing', actorOf(BOX, 0, 'fluent:top-hat', 'object'), animal);
    expect(middle(hat.mover)).toBeLessThan(
      hat.other.left + 0.45 * (hat.other.right - hat.other.left),
    );
    expect(hat.mover.top).toBeLessThan(hat.other.top);
    expect(hat.mover.bottom).toBeLessThan(hat.other.top + 0.3 * tall(hat.other));
    const held = pair('holding', thing, animal);
    expect(middle(held.mover)).toBeLessThan(middle(held.other));
  });

  it('cross with their long axes over each other', () => {
    const stick = actorOf(STICK, 0, 'fluent:dagger', 'object');
    const [joined] = joinRelated([stick, { ...stick }], planOf([{ kind: 'crossed', to: 0 }]));
    const { left, right, top, bottom } = figureBox(joined.figure);
    expect((right - left) / (bottom - top)).toBeCloseTo(1, 1);
  });

  it('stand side by side where several are on the same thing', () => {
    const on = { kind: 'on', to: 2 } as const;
    const bench = actorOf(rectangle(0, 0, 6, 1), 2, 'fluent:bed', 'object');
    const second = actorOf(BOX, 1, 'fluent:gem', 'object');
    const [joined] = joinRelated([thing, second, bench], planOf([on, on, undefined]));
    const [a, b] = [partOf(joined.figure, 0), partOf(joined.figure, 1)];
    expect(a.right).toBeLessThan(b.left + 0.2 * (b.right - b.left));
  });

  it('are joined from the ends: the hat goes where its wearer goes', () => {
    const hat = actorOf(BOX, 0, 'fluent:top-hat', 'object');
    const chair = actorOf(BOX, 2, 'fluent:chair', 'object');
    const relations = [{ kind: 'wearing', to: 1 }, { kind: 'on', to: 2 }, undefined] as const;
    const joined = joinRelated([hat, animal, chair], planOf([...relations]));
    expect(joined).toHaveLength(1);
    const [h, a, c] = [0, 1, 2].map((k) => partOf(joined[0].figure, k));
    expect(h.top).toBeLessThan(a.top);
    expect(a.bottom).toBeLessThan(c.top + 0.3 * tall(c));
  });

  it('lose nothing and end, whatever stands to whatever', () => {
    const one = fc.record({
      kind: fc.constantFrom(...RELATIONS),
      to: fc.integer({ min: 0, max: 3 }),
    });
    fc.assert(
      fc.property(
        fc.array(fc.option(one, { nil: undefined }), { minLength: 4, maxLength: 4 }),
        (relations) => {
          const actors = HEXES.map((_, k) =>
            actorOf(k === 1 ? ANIMAL : BOX, k, 'fluent:cat', 'animal'),
          );
          const joined = joinRelated(actors, planOf(relations));
          const hexes = new Set(joined.flatMap(({ figure }) => figure.map(({ hex }) => hex)));
          expect([...hexes].sort()).toEqual([...HEXES].sort());
          for (const { figure } of joined)
            for (const value of Object.values(figureBox(figure)))
              expect(Number.isFinite(value)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });
});
