import type { Thread } from 'ilmek-engine';
import type { MonogramStyle } from 'ilmek-engine/monogram';
import {
  boxOf,
  frameAround,
  letteringObject,
  transformObjects,
  type FrameForm,
  type PieceObject,
  type SetLettering,
} from 'ilmek-engine/piece';
import { DIGITIZE_DEFAULTS, MONOGRAM_DEFAULTS } from 'ilmek-engine/tables';
import { shapeOf, type AddedShape } from '../../lib/editor/added-shapes.ts';
import { baseName } from '../../lib/files/files.ts';
import { allHiddenWords } from '../../lib/shelf/all-hidden.ts';
import type { MakeRequest } from '../../worker/client.ts';
import type { FoundMotif, PieceSource } from '../../worker/piece-client.ts';
import { showToast } from '../toasts/toasts.ts';
import { $machine } from '../tool/machine.ts';
import { chosenObjects } from './commands.ts';
import { choose, edit, newGroup, sentence } from './edits.ts';
import { freePlace } from './free-place.ts';
import { drawLettering, letteringFault } from './lettering.ts';
import { pieceClient } from './sewing.ts';
import { $piece } from './state.ts';

/* What is added to a piece. */

/**
 * Puts other objects beside what is there, sewn last, and chooses them.
 * @param inPlace they lie where they belong
 * @returns whether it did
 */
function put(label: string, objects: readonly PieceObject[], inPlace = false): boolean {
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
  const { x, y, ...page } = freePlace(piece, boxOf(own), $machine.get()?.field);
  const done = edit(label, (now) => {
    const next = { ...now, objects: [...now.objects, ...own] };
    return inPlace ? next : { ...transformObjects(next, ids, [1, 0, 0, 1, x, y]), ...page };
  });
  if (done) choose(ids);
  return done;
}

/** Adds a text. @param widthMm of all of it. @returns whether it could be drawn */
export async function addLettering(
  set: SetLettering,
  widthMm: number,
  thread: Thread,
): Promise<boolean> {
  try {
    const { lettering, shapes } = await drawLettering(set, { widthMm });
    return put('Add lettering', [letteringObject(lettering, shapes, thread)]);
  } catch (error) {
    showToast('error', 'Lettering', letteringFault(error));
    return false;
  }
}

/** Adds a monogram. @param letters up to four. @param mm its longer side */
export function addMonogram(
  letters: string,
  style: MonogramStyle,
  mm: number,
  thread: Thread,
): Promise<boolean> {
  const { longSideMm: _, ...common } = MONOGRAM_DEFAULTS;
  const sewn = { side: 'longer', mm } as const;
  const make = {
    kind: 'monogram',
    options: { ...common, text: letters, style, colors: 1, sewn },
  } as MakeRequest;
  return addMade('Monogram', { kind: 'make', make }, letters, thread);
}

/** Adds a motif, in its own colours. @param mm its longer side */
export const addMotif = ({ id, name }: FoundMotif, mm: number): Promise<boolean> =>
  addMade('Motif', { kind: 'motif', id, sewn: { side: 'longer', mm } }, name);

/** Adds a picture: flat art as shapes, a photograph as its stitches. @param mm its width */
export async function addPicture(file: File, mm: number, colors: number): Promise<boolean> {
  const name = baseName(file.name);
  if (/\.svg$/i.test(file.name)) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return addMade('Picture', { kind: 'file', name: file.name, bytes }, name);
  }
  const { widthMm: _, ...options } = DIGITIZE_DEFAULTS;
  const make: MakeRequest = {
    kind: 'picture',
    source: { kind: 'file', file },
    options: { ...options, colors, sewn: { side: 'width', mm } },
  };
  return addMade('Picture', { kind: 'make', make }, name);
}

const OFFLINE = 'It could not be fetched. You may be offline.';

/**
 * Adds what a tool makes; of several objects, as a group.
 * @param called what its objects are called that have no name
 * @param thread of all of it; its own ones without
 * @returns whether it could be made; why not is said on the page
 */
async function addMade(
  what: string,
  source: PieceSource,
  called: string,
  thread?: Thread,
): Promise<boolean> {
  try {
    const { piece } = await pieceClient().begin(source);
    const name = called.replaceAll(/\s+/g, ' ').slice(0, 60);
    const group = newGroup(what.toLowerCase());
    const own = piece.objects.map((object) => ({
      ...object,
      ...(thread && { thread }),
      name: (keepsNames(source) && object.name) || name,
      ...(piece.objects.length > 1 && { group }),
    }));
    return put(`Add ${what.toLowerCase()}`, own);
  } catch (error) {
    showToast('error', what, whyNotMade(error, source));
    return false;
  }
}

const UNREAD =
  'It cannot be read: it is damaged, or no picture. Choose a PNG, JPG, WebP, GIF or SVG file.';

/** Faults of a picture itself: no other size helps. The converter's own words would weigh on its page. */
const OF_THE_PICTURE: ReadonlyMap<unknown, string> = new Map([
  ...['not-a-picture', 'decode-failed', 'cut-off', 'unreadable', 'heic'].map(
    (code) => [code, UNREAD] as const,
  ),
  ['too-small', 'It has too few pixels to sew: choose one of at least 8 × 8.'],
  ['too-many-pixels', 'It has more than 65 megapixels: make it smaller in a picture editor.'],
  ['out-of-memory', 'The device ran out of memory. Close other tabs, and try again.'],
]);

function whyNotMade(error: unknown, source: PieceSource): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'worker-failed') return OFFLINE;
  if (source.kind === 'file' && code === 'bad-format') return sentence(error);
  return OF_THE_PICTURE.get(code) ?? allHiddenWords(error) ?? 'It could not be sewn at this size.';
}

/** Whether the objects of what is made have names of their own: texts and motifs are called by their words. */
const keepsNames = (source: PieceSource): boolean =>
  source.kind === 'file' || (source.kind === 'make' && source.make.kind === 'picture');

/** Adds a border round what is chosen, or round all of it. */
export function addFrame(form: FrameForm, thread: Thread): boolean {
  const { objects = [], widthMm = 100, heightMm = 100 } = $piece.get() ?? {};
  const chosen = chosenObjects();
  const held = chosen.length > 0 ? chosen : objects.filter(({ hidden }) => !hidden);
  const bare = { left: 10, top: 10, right: widthMm - 10, bottom: heightMm - 10 };
  const inside = held.length > 0 ? boxOf(held) : bare;
  return put('Add a frame', [frameAround(inside, form, thread, 'frame')], true);
}

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
