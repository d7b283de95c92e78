import type { Thread } from 'ilmek-engine';
import { boxOf, transformObjects, type PieceObject, type PieceShape } from 'ilmek-engine/piece';
import { type FONT_CHOICES, LETTERING_DEFAULTS } from 'ilmek-engine/tables';
import { pageEngine, type MakeRequest } from '../../worker/client.ts';
import { showToast } from '../toasts/toasts.ts';
import { choose, edit } from './edits.ts';
import { pieceClient } from './sewing.ts';
import { $piece } from './state.ts';

/** Puts other objects in the middle of the piece, sewn last, and chooses them. @returns whether it did */
function put(label: string, objects: readonly PieceObject[]): boolean {
  const piece = $piece.get();
  if (!piece || objects.length === 0) return false;
  const taken = new Set(piece.objects.map(({ id }) => id));
  let last = 0;
  const own = objects.map((object) => {
    let id = object.id;
    while (taken.has(id)) id = `n${++last}`;
    taken.add(id);
    return { ...object, id };
  });
  const ids = own.map(({ id }) => id);
  const { left, right, top, bottom } = boxOf(own);
  const x = piece.widthMm / 2 - (left + right) / 2;
  const y = piece.heightMm / 2 - (top + bottom) / 2;
  const done = edit(label, (now) =>
    transformObjects({ ...now, objects: [...now.objects, ...own] }, ids, [1, 0, 0, 1, x, y]),
  );
  if (done) choose(ids);
  return done;
}

/** Typefaces to choose from. */
export type FontStyle = keyof typeof FONT_CHOICES;

/** Adds a text. @param widthMm of all of it. @returns whether it could be sewn */
export async function addLettering(
  text: string,
  fontStyle: FontStyle,
  widthMm: number,
  thread: Thread,
): Promise<boolean> {
  const { longSideMm: _, ...common } = LETTERING_DEFAULTS;
  const sewn = { side: 'width', mm: widthMm } as const;
  const options = { ...common, text, fontStyle, colors: 1, sewn };
  try {
    const { design } = await pageEngine().make({ kind: 'lettering', options } as MakeRequest);
    const bytes = await pageEngine().workingFile(design);
    const { piece } = await pieceClient().begin({ kind: 'file', name: 'text.svg', bytes });
    const name = text.replaceAll(/\s+/g, ' ').slice(0, 60);
    const own = piece.objects.map((object) => ({ ...object, thread, name: object.name || name }));
    const group = `text-${crypto.randomUUID().slice(0, 8)}`;
    return put('Add lettering', own.length > 1 ? own.map((one) => ({ ...one, group })) : own);
  } catch {
    showToast('error', 'Lettering', 'This text could not be sewn in this typeface and size.');
    return false;
  }
}

export const SHAPES = ['circle', 'square', 'heart', 'star', 'line'] as const;
export type AddedShape = (typeof SHAPES)[number];

/** Adds a shape. @param sizeMm its longer side */
export function addShape(shape: AddedShape, sizeMm: number, thread: Thread): boolean {
  const name = shape.charAt(0).toUpperCase() + shape.slice(1);
  const object: PieceObject = {
    kind: 'shapes',
    id: 'n1',
    name,
    thread,
    shapes: [shapeOf(shape, sizeMm)],
    sewing: {},
  };
  return put(`Add a ${shape}`, [object]);
}

function shapeOf(shape: AddedShape, size: number): PieceShape {
  if (shape === 'line') {
    const points = Float64Array.of(0, 0, size, 0);
    return { kind: 'stroke', points, closed: false, widthMm: 2.5 };
  }
  const ring = Float64Array.from(pointsOf(shape, size / 2));
  return { kind: 'area', polygon: { rings: [ring] } };
}

/** How finely round shapes are drawn. */
const ROUND = 96;

function pointsOf(shape: Exclude<AddedShape, 'line'>, r: number): number[] {
  switch (shape) {
    case 'square':
      return [-r, -r, r, -r, r, r, -r, r];
    case 'circle':
      return around(ROUND, () => r);
    case 'star':
      return around(10, (i) => (i % 2 === 0 ? r : r * 0.42));
    case 'heart':
      return Array.from({ length: ROUND }, (_, i) => (2 * Math.PI * i) / ROUND).flatMap((t) => [
        r * Math.sin(t) ** 3,
        (-r * (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t))) /
          16,
      ]);
  }
}

const around = (count: number, radius: (i: number) => number): number[] =>
  Array.from({ length: count }, (_, i) => i).flatMap((i) => {
    const angle = (2 * Math.PI * i) / count - Math.PI / 2;
    return [radius(i) * Math.cos(angle), radius(i) * Math.sin(angle)];
  });
