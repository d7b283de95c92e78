import { describe, expect, it } from 'vitest';
import type { Piece, PieceObject } from 'ilmek-engine/piece';
import { stepWords } from './step-words.ts';

const thread = (name: string, hex: string) => ({ hex, name, code: '', chart: '' });
const RED = thread('Madder', '#b3262e');
const BLUE = thread('Indigo', '#2c4a8f');
const object = (id: string, more: Partial<PieceObject> = {}): PieceObject =>
  ({
    ...{ kind: 'shapes', id, name: '', thread: RED, shapes: [], sewing: { stitch: 'fill' } },
    ...more,
  }) as PieceObject;
const piece = (...objects: PieceObject[]): Piece => ({
  ...{ name: '', widthMm: 50, heightMm: 50, density: 'medium', fabric: 'woven', threadWeight: 40 },
  objects,
});

describe('stepWords', () => {
  const [leaf, stem, cup] = [object('a', { name: 'Leaf' }), object('b'), object('c')];
  const first = piece(leaf, stem, cup);

  it('calls what was changed by its name, or as what it is sewn', () => {
    expect(stepWords(first, piece({ ...leaf, locked: true }, stem, cup))).toBe('Leaf');
    expect(stepWords(first, piece(leaf, { ...stem }, cup))).toBe('Fill, madder');
    expect(stepWords(first, piece({ ...leaf }, { ...stem }, cup))).toBe('2 objects');
  });

  it('calls what is gone or new', () => {
    expect(stepWords(first, piece(stem, cup))).toBe('Leaf');
    expect(stepWords(first, piece(leaf, stem, cup, object('d', { name: 'Bee' })))).toBe('Bee');
  });

  it('tells the thread or the name that it has got', () => {
    expect(stepWords(first, piece({ ...leaf, thread: BLUE }, stem, cup))).toBe('Leaf: Indigo');
    expect(stepWords(first, piece({ ...leaf, name: 'Petal' }, stem, cup))).toBe('Leaf: Petal');
    const two = piece({ ...leaf, thread: BLUE }, { ...stem, thread: BLUE }, cup);
    expect(stepWords(first, two)).toBe('2 objects: Indigo');
  });

  it('calls a group as its row does', () => {
    const [a, b] = [leaf, stem].map((one) => ({ ...one, name: 'Twig', group: 'twig-1' }));
    expect(stepWords(piece(a, b, cup), piece({ ...a }, { ...b }, cup))).toBe('Twig');
  });

  it('says nothing of the first step, of another order, or of the page alone', () => {
    expect(stepWords(undefined, first)).toBe('');
    expect(stepWords(first, piece(stem, leaf, cup))).toBe('');
    expect(stepWords(first, { ...first, fabric: 'felt' })).toBe('');
  });
});
