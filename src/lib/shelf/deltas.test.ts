import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noteEdit, recolor, startHistory, type Piece } from 'ilmek-engine/piece';
import { applyDelta, deltaOf, type Delta } from './deltas.ts';

const RED = { hex: '#b3262e', name: 'Madder', code: '', chart: '' };
const BLUE = { hex: '#2c4a8f', name: 'Indigo', code: '', chart: '' };
const line = (id: string, length = 10) => ({
  kind: 'stitches' as const,
  id,
  name: '',
  thread: RED,
  runs: [Float64Array.of(0, 0, length, 10)],
});
const PIECE: Piece = {
  name: 'Leaf',
  widthMm: 40,
  heightMm: 30,
  density: 'medium',
  fabric: 'woven',
  threadWeight: 40,
  objects: ['a', 'b', 'c', 'd'].map((id) => line(id)),
};

/** What a delta makes that a database hands back. */
const read = (before: unknown, delta: Delta) => applyDelta(before, structuredClone(delta));
const written = (before: unknown, after: unknown) => read(before, deltaOf(before, after));

const value = fc.letrec((tie) => ({
  leaf: fc.oneof(fc.integer(), fc.string(), fc.constant(undefined), fc.constantFrom(NaN, -0, 0)),
  fields: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tie('any'), { noNullPrototype: true }),
  items: fc.array(tie('any'), { maxLength: 20 }),
  any: fc.oneof({ depthSize: 'small' }, tie('leaf'), tie('fields'), tie('items')),
})).any;

/** Takes parts of a value apart and joins them anew with parts of another, as edits do. */
function mixed(a: unknown, b: unknown, picks: readonly number[]): unknown {
  const [pick = 0, ...rest] = picks;
  if (Array.isArray(a)) {
    const at = pick % (a.length + 1);
    const [item, ...after] = (a as unknown[]).slice(at);
    const ways = [
      [...after],
      [...after, item],
      [mixed(item, b, rest), ...after],
      [b, item, ...after],
    ];
    return [...(a as unknown[]).slice(0, at), ...ways[pick % 4]];
  }
  if (typeof a !== 'object' || a === null) return b;
  const keys = Object.keys(a);
  const key = keys[pick % Math.max(1, keys.length)] ?? 'e';
  const { [key]: old, ...others } = a as Record<string, unknown>;
  return [{ ...others, [key]: mixed(old, b, rest) }, { ...a, [key]: b }, others][pick % 3];
}

describe('deltaOf, applyDelta', () => {
  it('make any value of any other, keys in their order', () => {
    fc.assert(
      fc.property(value, value, fc.array(fc.nat(40), { maxLength: 8 }), (a, b, picks) => {
        for (const after of [b, mixed(a, b, picks), a]) {
          const made = written(a, after);
          expect(made).toStrictEqual(after);
          expect(JSON.stringify(made)).toBe(JSON.stringify(after));
        }
      }),
    );
  });

  it('share what an edit leaves as it is', () => {
    const { objects } = PIECE;
    const after = { ...PIECE, objects: [objects[3], { ...objects[1], thread: BLUE }, objects[2]] };
    const made = written(PIECE, after) as Piece;
    expect(made).toStrictEqual(after);
    expect(made.objects[0]).toBe(objects[3]);
    expect(made.objects[1]).toMatchObject({ id: 'b', thread: BLUE });
    expect(made.objects[2]).toBe(objects[2]);
  });

  it('hold an edit, and not the piece', () => {
    const large = { ...PIECE, objects: Array.from({ length: 400 }, (_, i) => line(`n${i}`, i)) };
    const edited = recolor(large, ['n7', 'n200'], BLUE);
    const delta = deltaOf(large, edited);
    expect(applyDelta(large, delta)).toStrictEqual(edited);
    expect(JSON.stringify(delta).length).toBeLessThan(600);
    const { runs } = large.objects[7];
    expect((applyDelta(large, delta) as typeof large).objects[7].runs).toBe(runs);
  });
});

describe('a history of deltas', () => {
  it('comes back with its sharing', () => {
    let history = startHistory(PIECE, 'Opened');
    for (const id of ['a', 'c', 'a']) {
      const piece = recolor(history.steps.at(-1)!.piece, [id], id === 'a' ? BLUE : RED);
      history = noteEdit(history, { label: 'Thread', piece });
    }
    const pieces = history.steps.map(({ piece }) => piece);
    const back = [PIECE];
    for (const [i, piece] of pieces.entries()) {
      if (i > 0) back.push(read(back[i - 1], deltaOf(pieces[i - 1], piece)) as Piece);
    }
    expect(back).toStrictEqual(pieces);
    expect(back[3].objects[1]).toBe(PIECE.objects[1]);
  });
});
