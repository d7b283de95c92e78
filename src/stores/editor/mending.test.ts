import { beforeEach, describe, expect, it } from 'vitest';
import type { Problem, ProblemCode } from 'ilmek-engine/inspect';
import {
  sewPiece,
  startHistory,
  type ObjectSewing,
  type Piece,
  type PieceObject,
} from 'ilmek-engine/piece';
import { canMend, mended, whyNot } from './mending.ts';
import { $checked, $history, $piece, type Sewn } from './state.ts';

const thread = { hex: '#b3262e', name: 'Madder', code: '', chart: '' };
const RING = Float64Array.of(0, 0, 20, 0, 20, 20, 0, 20);
const FILL: PieceObject = {
  ...{ kind: 'shapes', id: 'fill', name: '', thread },
  shapes: [{ kind: 'area', polygon: { rings: [RING] } }],
  sewing: { stitch: 'fill' },
};
const FIXED: PieceObject = { ...{ kind: 'stitches', id: 'fixed', name: '', thread }, runs: [RING] };

function check(code: ProblemCode, ...objects: PieceObject[]): void {
  const piece: Piece = {
    ...{ name: '', widthMm: 40, heightMm: 40, density: 'medium', fabric: 'woven' },
    threadWeight: 40,
    objects,
  };
  $history.set(startHistory(piece, 'Opened'));
  const at = { xMm: 10, yMm: 0 };
  const problem = { code, severity: 'note', places: [at], at } as unknown as Problem;
  const sewn = { piece: $piece.get()!, shift: { x: 0, y: 0 } } as Sewn;
  $checked.set({ sewn, problems: [problem] });
}

describe('what of a sew check can be mended', () => {
  beforeEach(() => $checked.set(undefined));

  it('is what an edit of the objects at its places may mend', () => {
    check('stitch-too-long', FILL);
    expect(canMend('stitch-too-long')).toBe(true);
    const blue = { ...FIXED, id: 'blue', thread: { ...thread, hex: '#2c4a8f' } };
    const again = { ...FIXED, id: 'again' };
    // On each other they stay in their order.
    check('joinable-colors', FIXED, blue, again);
    expect(canMend('joinable-colors')).toBe(false);
    check('joinable-colors', FIXED, { ...blue, runs: [Float64Array.of(30, 30, 38, 30)] }, again);
    expect(canMend('joinable-colors')).toBe(true);
    check('too-dense', FILL);
    expect(canMend('too-dense')).toBe(true);
  });

  it.each<[string, ProblemCode, PieceObject, ReturnType<typeof whyNot>]>([
    ['there is no edit', 'tiny-detail', FILL, 'no-edit'],
    ['a command lessens it', 'many-trims', FILL, 'command'],
    ['stitches are fixed', 'stitch-too-long', FIXED, 'fixed'],
    ['loose ends are locked', 'untied-end', { ...FIXED, locked: true }, 'locked'],
    ['ends are tied by the engine', 'untied-end', FILL, 'done'],
    ['an object is locked', 'too-dense', { ...FILL, locked: true }, 'locked'],
    [
      'it is sewn so already',
      'stitch-too-long',
      { ...FILL, sewing: { stitch: 'fill', stitchMm: 2 } },
      'done',
    ],
    ['no satin lies there', 'no-underlay', FILL, 'done'],
    ['lines have no rows', 'open-rows', { ...FILL, sewing: { stitch: 'bean' } }, 'done'],
  ])('is none where %s', (_, code, object, why) => {
    check(code, object);
    expect(whyNot(code)).toBe(why);
  });
});

describe('a fill without underlay', () => {
  const sewn = (underlay?: 'light' | 'normal' | 'full'): PieceObject => ({
    ...FILL,
    sewing: { stitch: 'fill', underlay },
  });

  it('has some after an edit', () => {
    check('bare-fill', sewn('light'));
    const piece = $piece.get()!;
    const after = mended(piece, 'bare-fill');
    expect(after.objects[0]).toMatchObject({ sewing: { stitch: 'fill', underlay: 'normal' } });
    // A lattice is many stitches.
    const stitches = (one: Piece) => sewPiece(one).x.length;
    expect(stitches(after)).toBeGreaterThan(stitches(piece));
  });

  it('may have been asked for as satin, and is too wide for it', () => {
    check('bare-fill', { ...FILL, id: 'satin', sewing: { stitch: 'satin' } }, sewn('full'));
    const [satin, fill] = mended($piece.get()!, 'bare-fill').objects;
    expect(satin).toMatchObject({ sewing: { stitch: 'satin', underlay: 'normal' } });
    expect(fill).toBe($piece.get()!.objects[1]);
  });

  it.each<[string, PieceObject]>([
    ['has all there is', sewn('full')],
    ['is a line', { ...FILL, sewing: { stitch: 'bean' } }],
  ])('is left as it is where it %s', (_, object) => {
    check('bare-fill', object);
    expect(whyNot('bare-fill')).toBe('done');
    expect(mended($piece.get()!, 'bare-fill')).toBe($piece.get());
  });
});

describe('a line in a crowded place', () => {
  const line = (sewing: ObjectSewing): PieceObject => ({
    ...FILL,
    id: 'line',
    shapes: [{ kind: 'stroke', points: Float64Array.of(0, 0, 20, 0), closed: false, widthMm: 0.4 }],
    sewing,
  });
  const after = (...objects: PieceObject[]) => {
    check('too-dense', ...objects);
    return mended($piece.get()!, 'too-dense').objects;
  };

  it('has fewer needle points: rows it has none', () => {
    expect(after(line({ stitch: 'bean' }))).toMatchObject([{ sewing: { stitch: 'running' } }]);
    const [longer] = after(line({ stitch: 'running', stitchMm: 1 }));
    expect(longer).toMatchObject({ sewing: { stitch: 'running', stitchMm: 1.5 } });
    expect(longer).not.toHaveProperty('sewing.spacingMm');
    const long = line({ stitch: 'running', stitchMm: 4 });
    expect(after(long)).toEqual([long]);
  });

  it('is left as it is where rows lie there', () => {
    const bean = line({ stitch: 'bean' });
    const [fill, stays] = after(FILL, bean);
    expect(fill).toMatchObject({ sewing: { stitch: 'fill' } });
    expect(fill).not.toEqual(FILL);
    expect(stays).toBe($piece.get()!.objects[1]);
  });
});
