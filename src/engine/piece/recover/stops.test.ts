import { describe, expect, it } from 'vitest';
import { Command, countCommand, type Design } from '../../core/design.ts';
import { digitizeSvg } from '../../digitize/index.ts';
import { decode, encode } from '../../formats/index.ts';
import { DIGITIZE_DEFAULTS } from '../../options.ts';
import {
  pieceOfDesign,
  readPiece,
  recoverPiece,
  sewPiece,
  setMarks,
  writePiece,
} from '../index.ts';
import type { Piece } from '../types.ts';

const { widthMm: _, ...OPTIONS } = DIGITIZE_DEFAULTS;
const svg = (drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="60mm" height="40mm" viewBox="0 0 60 40">${drawing}</svg>`;
/** Two fills and two bands: red, red, blue, red. */
const PARTS = [
  '<rect x="3" y="3" width="14" height="14" fill="#c02020"/>',
  '<rect x="3" y="22" width="14" height="14" fill="#c02020"/>',
  '<path d="M24 6H54" stroke="#2040a0" stroke-width="3" fill="none"/>',
  '<path d="M24 20H54" stroke="#c02020" stroke-width="3" fill="none"/>',
];
const drawn = (): Piece => {
  const pieces = PARTS.map(
    (part) => pieceOfDesign(digitizeSvg(svg(part), OPTIONS).design).objects[0],
  );
  const { design } = digitizeSvg(svg(PARTS.join('')), OPTIONS);
  const objects = pieces.map((one, i) => ({ ...one, id: `p${i}`, inBlock: undefined }));
  return { ...pieceOfDesign(design), asMade: undefined, objects };
};
const stops = (design: Design) => countCommand(design, Command.Stop);
const MACHINES = ['pes', 'vp3', 'hus', 'u01', 'dst', 'jef', 'exp', 'sew'] as const;
const through = (design: Design, format: (typeof MACHINES)[number]) =>
  decode(encode(design, format), format);
/** How many needle points lie before each stop, as shares of all. */
function stopsAt({ commands }: Design): number[] {
  let stitches = 0;
  const at: number[] = [];
  for (const command of commands) {
    if (command === Command.Stitch) stitches++;
    else if (command === Command.Stop) at.push(stitches);
  }
  return at.map((n) => n / stitches);
}

describe.each(MACHINES)('a stop of a %s file, where no thread changes', (format) => {
  const file = through(sewPiece(setMarks(drawn(), ['p0', 'p2'], { stopAfter: true })), format);

  it('is read, stays with the object that was sewn before it, and is written back', () => {
    expect(stops(file)).toBeGreaterThan(0);
    const { piece } = recoverPiece(file);
    const marked = piece.objects.filter(({ stopAfter }) => stopAfter);
    expect(marked.length).toBe(stops(file));
    expect(marked.every(({ kind }) => kind === 'shapes')).toBe(true);
    const again = through(sewPiece(piece), format);
    expect(stops(again)).toBe(stops(file));
    stopsAt(again).forEach((at, i) => expect(at).toBeCloseTo(stopsAt(file)[i], 1));
    // In a working file, too.
    expect(readPiece(writePiece(piece)).piece.objects.map(({ stopAfter }) => stopAfter)).toEqual(
      piece.objects.map(({ stopAfter }) => stopAfter),
    );
  });

  it('stays where stitches are kept as they are', () => {
    const fixed = pieceOfDesign(file);
    expect(fixed.objects.filter(({ stopAfter }) => stopAfter).length).toBe(stops(file));
    expect(stops(through(sewPiece(fixed), format))).toBe(stops(file));
  });
});

describe('stops of an appliqué', () => {
  it('keep the lines that a person lays and cuts the cloth by, though satin covers them later', () => {
    const cloth = svg('<circle cx="30" cy="20" r="15" fill="#c02020"/>');
    const { design } = digitizeSvg(cloth, { ...OPTIONS, style: 'applique' });
    expect(stops(design)).toBe(2);
    const { piece } = recoverPiece(through(design, 'pes'));
    expect(piece.objects.map(({ stopAfter }) => stopAfter === true).slice(0, -1)).toEqual([
      true,
      true,
    ]);
    const sewn = sewPiece(piece);
    expect(stops(sewn)).toBe(2);
    // The first line goes once around the cloth: 94 mm, a stitch each 2.5 mm.
    expect(sewn.commands.indexOf(Command.Stop)).toBeGreaterThan(30);
  });
});
