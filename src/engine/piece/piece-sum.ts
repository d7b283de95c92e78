import { rowAngle } from './row-angle.ts';
import { endingsOf, type Piece, type PieceObject, type PieceShape } from './types.ts';

/**
 * A number for all that the stitches of a piece depend on, in two times 32 bits (FNV-1a, and the same
 * from another beginning): names, groups and locks do not matter. The file of a piece has the same.
 */
export function sumOfPiece({ objects, ...piece }: Piece): string {
  const { widthMm, heightMm, density, fabric, pullMm, threadWeight } = piece;
  const sum = new Sum();
  sum.text([widthMm, heightMm, density, fabric, pullMm, threadWeight].join());
  for (const object of objects) {
    sum.text(howSewn(object));
    for (const part of drawnSum(object)) sum.number(part);
  }
  return sum.told;
}

const SEEDS = [0x811c9dc5, 0x9747b28c];

class Sum {
  #a = SEEDS[0];
  #b = SEEDS[1];

  number(value: number): void {
    this.#a = Math.imul(this.#a ^ value, 0x01000193);
    // Multiplication carries upward alone: high bits are brought down.
    this.#b = Math.imul(this.#b ^ (this.#b >>> 15) ^ value, 0x85ebca6b);
  }

  text(words: string): void {
    for (let i = 0; i < words.length; i++) this.number(words.charCodeAt(i));
    this.number(-1);
  }

  line(line: Float64Array): void {
    // A file knows one zero.
    const numbers = new Uint32Array(line.map((v) => v + 0).buffer);
    for (const number of numbers) this.number(number);
    this.number(-1);
  }

  get parts(): [number, number] {
    return [this.#a >>> 0, this.#b >>> 0];
  }

  get told(): string {
    return this.parts.map((part) => part.toString(16).padStart(8, '0')).join('');
  }
}

/** How an object is sewn, beside what it is drawn by. */
function howSewn(object: PieceObject): string {
  const { kind, thread, transform, hidden } = object;
  const own = [kind, thread.hex, transform?.join(' '), hidden === true, rowAngle(object)];
  // What nothing is done after has the sum that it had before there were such.
  const endings = endingsOf(object);
  if (object.kind !== 'shapes') return [...own, ...endings].join();
  const { stitch, guide, spacingMm, stitchMm, pullMm, underlay, entry, exit } = object.sewing;
  const places = [...(guide ?? []), entry, exit].map((at) => at && [at.x, at.y].join(' '));
  return [...own, stitch, spacingMm, stitchMm, pullMm, underlay, ...places, ...endings].join();
}

const drawn = new WeakMap<object, [number, number]>();

/** The same of what it is drawn by: found once, as edits leave most drawings as they are. */
function drawnSum(object: PieceObject): [number, number] {
  const drawing = object.kind === 'shapes' ? object.shapes : object.runs;
  const known = drawn.get(drawing);
  if (known) return known;
  const sum = new Sum();
  if (object.kind === 'stitches') for (const run of object.runs) sum.line(run);
  else for (const shape of object.shapes) addShape(sum, shape);
  drawn.set(drawing, sum.parts);
  return sum.parts;
}

function addShape(sum: Sum, shape: PieceShape): void {
  switch (shape.kind) {
    case 'area':
      sum.text('area');
      shape.polygon.rings.forEach((ring) => sum.line(ring));
      return;
    case 'stroke':
      sum.text(`stroke ${shape.closed} ${shape.widthMm}`);
      sum.line(shape.points);
      return;
    case 'column':
      sum.text(`column ${shape.closed === true} ${shape.paired === true}`);
      sum.line(shape.left);
      sum.line(shape.right);
  }
}
