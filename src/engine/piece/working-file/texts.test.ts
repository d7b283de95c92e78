import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { testFonts } from '../../lettering/test-support.ts';
import { boxOf } from '../edit.ts';
import { sewPiece } from '../sew-piece.ts';
import type { ShapesObject } from '../types.ts';
import { readLetteredPiece } from './read-lettered.ts';
import { readPiece } from './read.ts';
import { nearestTypeface } from './typefaces.ts';
import { writePiece } from './write.ts';

const { font } = testFonts((path) => readFileSync(path));

/** A page of 100 mm, a unit a millimetre. */
const page = (inside: string, more = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="100mm" height="100mm" viewBox="0 0 100 100">${more}${inside}</svg>`;

const read = (inside: string, more = '') => {
  const { piece, notes } = readPiece(page(inside, more), font);
  return { piece, notes, objects: piece.objects as ShapesObject[] };
};

const SANS = 'font-family="Outfit" font-size="20"';

describe('a text of a drawing', () => {
  it('is lettering where it stands, as large as it is drawn', () => {
    const { objects, notes } = read(`<text x="10" y="50" fill="#c03020" ${SANS}>HEH</text>`);
    expect(objects).toHaveLength(1);
    const [object] = objects;
    expect(object).toMatchObject({ name: 'HEH', sewing: { stitch: 'letters' } });
    expect(object.lettering).toMatchObject({ text: 'HEH', fontStyle: 'sans-modern', bend: 0 });
    expect(object.thread.hex).toBe('#c03020');
    const { left, top, bottom } = boxOf([object]);
    expect(bottom).toBeCloseTo(50, 1);
    expect(bottom - top).toBeCloseTo(20 * font('sans-modern').capHeight, 1);
    // The side bearing of an H.
    expect(left).toBeGreaterThan(10);
    expect(left).toBeLessThan(12.5);
    expect(notes).toEqual([expect.stringContaining('nearest typeface')]);
  });

  it('is turned and scaled with what is around it, and can be written anew from its file', () => {
    const { piece } = read(
      `<g transform="rotate(90 50 50) scale(.5)"><text x="60" y="100" ${SANS}>Elif</text></g>`,
    );
    const { left, right, top, bottom } = boxOf(piece.objects);
    expect(bottom - top).toBeGreaterThan(right - left);
    const again = readPiece(writePiece(piece)).piece.objects[0] as ShapesObject;
    expect(again.lettering?.heightMm).toBeCloseTo(10 * font('sans-modern').capHeight, 3);
    expect(() => sewPiece(piece)).not.toThrow();
  });

  it.each([
    ['start', 50, 95],
    ['middle', 28, 72],
    ['end', 5, 50],
  ])('hangs on its anchor: %s', (anchor, least, most) => {
    const { objects } = read(`<text x="50" y="50" text-anchor="${anchor}" ${SANS}>HHH</text>`);
    const { left, right } = boxOf(objects);
    expect(left).toBeGreaterThan(least);
    expect(right).toBeLessThan(most);
    if (anchor === 'middle') expect((left + right) / 2).toBeCloseTo(50, 0);
  });

  it('is an object a line and a colour, in one group', () => {
    const { objects } = read(
      `<text id="t" ${SANS}><tspan x="5" y="30">One <tspan fill="#0000ff">blue</tspan></tspan>
        <tspan x="5" y="60">Two</tspan></text>`,
    );
    expect(objects.map(({ name, group }) => [name, group])).toEqual([
      ['One', 't'],
      ['blue', 't'],
      ['Two', 't'],
    ]);
    expect(new Set(objects.map(({ id }) => id)).size).toBe(3);
    const [one, blue, two] = objects.map((object) => boxOf([object]));
    expect(blue.left).toBeGreaterThan(one.right + 3);
    expect(two.left).toBeCloseTo(one.left, -1);
    expect(two.bottom).toBeGreaterThan(55);
  });

  it('takes its looks from style sheets, shorthand too', () => {
    const { objects } = read(
      '<text class="a" x="5" y="50">Elif</text>',
      '<style>.a { font: italic 900 30px/1 Arial, serif; fill: green }</style>',
    );
    expect(objects[0].lettering?.fontStyle).toBe('block-bold');
    expect(objects[0].lettering?.heightMm).toBeCloseTo(30 * font('block-bold').capHeight, 2);
  });

  it.each([
    ['in letters that the typeface lacks', `<text x="5" y="50" ${SANS}>刺绣</text>`],
    ['along a path', '<text><textPath href="#p">Elif</textPath></text>'],
  ])('is left out and said where it is written %s', (_, inside) => {
    const { objects, notes } = read(inside);
    expect(objects).toEqual([]);
    expect(notes).toEqual([expect.stringContaining('Text is left out')]);
  });

  it('is nothing where it is not seen', () => {
    const { objects, notes } = read(
      `<text x="5" y="50" visibility="hidden" ${SANS}>A</text><text x="5" y="50" fill="none" ${SANS}>B</text><text x="5" y="50"> </text>`,
    );
    expect([objects, notes]).toEqual([[], []]);
  });

  it('is not sewn beside what was made for Ink/Stitch, which sews none: it is there to be shown', () => {
    const text = `<text x="10" y="50" ${SANS}>Place the fabric now</text>`;
    const area = '<path id="leaf" d="M20 60H60V90Z" fill="#3c7a3c"/>';
    const made = (inside: string) =>
      readPiece(
        page(inside).replace('<svg ', '<svg xmlns:inkstitch="http://inkstitch.org/namespace" '),
        font,
      );
    const { piece, notes } = made(text + area);
    expect(piece.objects).toMatchObject([
      { hidden: true, lettering: { text: 'Place the fabric now' } },
      { id: 'leaf' },
    ]);
    expect(piece.objects[1]).not.toHaveProperty('hidden');
    expect(notes).toEqual([expect.stringContaining('Text is not sewn, as in Ink/Stitch')]);
    // Shown, and kept, it is lettering as any.
    const shown = {
      ...piece,
      objects: piece.objects.map((one) => ({ ...one, hidden: undefined })),
    };
    expect(readPiece(writePiece(shown), font).piece.objects[0].hidden).toBeUndefined();
    // Where there is nothing else it is what is to be sewn.
    expect(made(text).piece.objects[0]).not.toHaveProperty('hidden');
    expect(read(text + area).objects.some(({ hidden }) => hidden)).toBe(false);
  });

  it('wants the typefaces that it names, and no other', async () => {
    const asked: string[] = [];
    const load = (style: Parameters<typeof font>[0]) => {
      asked.push(style);
      return Promise.resolve(font(style));
    };
    const text = `<text x="5" y="50" font-family="Georgia" font-size="20">Elif</text>`;
    expect((await readLetteredPiece(page(text), load)).piece.objects).toHaveLength(1);
    expect((await readLetteredPiece(page('<path d="M0 0H9V9Z"/>'), load)).notes).toEqual([]);
    expect(asked).toEqual(['serif-classic']);
    const offline = await readLetteredPiece(page(text), () => Promise.reject(new Error('offline')));
    expect(offline.notes).toEqual([expect.stringContaining('Text is left out')]);
  });
});

describe('the nearest typeface', () => {
  it.each([
    ['Pacifico, cursive', 'script-playful'],
    ['"Times New Roman", serif', 'serif-classic'],
    ['Brush Script MT', 'script-modern'],
    ['Comic Sans MS', 'handwritten'],
    ['Open Sans', 'sans-modern'],
    ['Nobody Knows, sans-serif', 'sans-modern'],
    ['Impact', 'block-bold'],
    ['', 'sans-modern'],
  ])('of %s is %s', (family, style) => {
    expect(nearestTypeface(family, 'normal')).toBe(style);
  });
});
