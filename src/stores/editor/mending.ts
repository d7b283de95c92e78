import { atom } from 'nanostores';
import type { ProblemCode } from 'ilmek-engine/inspect';
import {
  current,
  cutUnder,
  fewerColorChanges,
  setSewing,
  type ObjectSewing,
  type Piece,
  type PieceObject,
} from 'ilmek-engine/piece';
import { FABRIC_PRESETS, PROBLEM_TEXTS, usualRowSpacing } from 'ilmek-engine/tables';
import { objectAt, objectsNear } from '../../lib/editor/hit.ts';
import { mendEach } from '../../lib/editor/mend-each.ts';
import { showToast } from '../toasts/toasts.ts';
import { edit } from './edits.ts';
import { checkNewest } from './sewing.ts';
import { $checked, $history, $piece } from './state.ts';

/* Problems of the sew check, mended by edits of the objects at their places. */

/** Code of what is being mended. */
export const $mending = atom<ProblemCode | undefined>(undefined);

/** How an object is sewn instead; undefined where nothing can be done with it. */
type Mender = (object: Shapes, piece: Piece) => ObjectSewing | undefined;
type Shapes = Extract<PieceObject, { kind: 'shapes' }>;

const spacingOf = ({ sewing }: Shapes, piece: Piece): number =>
  sewing.spacingMm ?? usualRowSpacing(piece);

const thinner: Mender = (object, piece) => {
  const now = spacingOf(object, piece);
  return now < 0.6 ? { spacingMm: now * 1.2, underlay: 'light' } : undefined;
};

const closer: Mender = ({ sewing }, piece) =>
  sewing.spacingMm === undefined
    ? { spacingMm: usualRowSpacing(piece) * 0.85 }
    : { spacingMm: undefined };

const shorter: Mender = ({ sewing, shapes }) => {
  if (shapes[0].kind === 'area' && sewing.stitch !== 'fill') return { stitch: 'fill' };
  const now = sewing.stitchMm ?? 5;
  return now > 2.5 ? { stitchMm: now - 1 } : undefined;
};

const MENDERS: Partial<Record<ProblemCode, Mender>> = {
  'too-dense': thinner,
  'too-thick': thinner,
  'one-hole': thinner,
  'open-rows': closer,
  'stitch-too-long': shorter,
  'loose-stitch': shorter,
  'no-underlay': ({ sewing }) =>
    sewing.underlay === 'full'
      ? undefined
      : { underlay: sewing.underlay === 'normal' ? 'full' : 'normal' },
  'thin-column': ({ sewing }) => (sewing.stitch === 'bean' ? undefined : { stitch: 'bean' }),
  'pull-gap': ({ sewing }, { fabric, pullMm }) => {
    const now = sewing.pullMm ?? pullMm ?? FABRIC_PRESETS[fabric].pullMm;
    return now < 0.9 ? { pullMm: Math.min(1, now + 0.15) } : undefined;
  },
};

/**
 * Too much thread in one place: first what is hidden under later areas goes, then rows of the densest
 * object there lie farther apart.
 */
const CROWDED: readonly ProblemCode[] = ['too-dense', 'too-thick', 'one-hole'];

/** Of satin alone: what else lies there is left as it is. */
const OF_SATIN: readonly ProblemCode[] = ['no-underlay', 'thin-column'];

/** Sewn as satin, or where its shape asks for it. */
const mayBeSatin = ({ sewing: { stitch } }: Shapes): boolean =>
  stitch === undefined || stitch === 'satin' || stitch === 'letters';

/** Mended by the order alone. */
const BY_ORDER: readonly ProblemCode[] = ['joinable-colors', 'repeated-thread'];

/** What no edit has mended, and in which piece: it is not tried again until that is another. */
export const $unmended = atom<{ piece: Piece; codes: readonly ProblemCode[] } | undefined>(
  undefined,
);

/** Whether all edits against a problem have been tried on the piece as it is. */
export function isUnmended(code: ProblemCode): boolean {
  const tried = $unmended.get();
  return tried !== undefined && tried.piece === $piece.get() && tried.codes.includes(code);
}

/** Whether there is an edit against a problem of the piece as it is. */
export const canMend = (code: ProblemCode): boolean => hasEdit(code) && !isUnmended(code);

const hasEdit = (code: ProblemCode): boolean => code in MENDERS || BY_ORDER.includes(code);

function noteUnmended(code: ProblemCode): void {
  const piece = $piece.get();
  const tried = $unmended.get();
  if (piece)
    $unmended.set({ piece, codes: [...(tried?.piece === piece ? tried.codes : []), code] });
}

/** Of a problem that names only its worst places, the next ones show when these are mended. */
const MOST_ROUNDS = 12;
/** A place is of the objects so near, mm. */
const REACH_MM = 1;

let mends = 0;

/**
 * Mends a problem: one step, that undo takes back. Where it does not go away, the piece stays as it
 * was, and that is said.
 * @returns whether it is gone
 */
export async function mend(code: ProblemCode): Promise<boolean> {
  if ($mending.get() || !$history.get()) return false;
  $mending.set(code);
  try {
    return await mendOne(code, `mend-${++mends}`);
  } finally {
    $mending.set(undefined);
  }
}

/** Mends all that can be mended, one after the other. */
export async function mendAll(): Promise<void> {
  await checkNewest();
  const found = () => ($checked.get()?.problems ?? []).map(({ code }) => code);
  const before = found().filter(canMend);
  await mendEach(() => found().filter(canMend), mend);
  const kept = found().filter(hasEdit).length;
  const gone = before.filter((code) => !found().includes(code)).length;
  const rest = kept > 0 ? ` ${kept} cannot be mended by an edit: see what each advises.` : '';
  showToast(kept > 0 ? 'error' : 'done', 'Sew check', `${gone} mended.${rest}`);
}

const isThere = (code: ProblemCode): boolean =>
  $checked.get()?.problems.some((problem) => problem.code === code) ?? false;

async function mendOne(code: ProblemCode, gesture: string): Promise<boolean> {
  const label = `Mend: ${PROBLEM_TEXTS[code].title.toLowerCase()}`;
  const begun = $history.get()!;
  await checkNewest();
  for (let round = 0; round < MOST_ROUNDS && isThere(code); round++) {
    if (!edit(label, (piece) => mended(piece, code), gesture)) break;
    await checkNewest();
  }
  if (!isThere(code)) return true;
  // As if nothing had been tried: no step that would be done again.
  if (current($history.get()!) !== current(begun)) $history.set(begun);
  await checkNewest();
  noteUnmended(code);
  showToast('error', 'Not mended', `${PROBLEM_TEXTS[code].title}: ${PROBLEM_TEXTS[code].advice}`);
  return false;
}

function mended(piece: Piece, code: ProblemCode): Piece {
  if (BY_ORDER.includes(code)) {
    const next = fewerColorChanges(piece);
    const isSame = next.objects.every((object, i) => object === piece.objects[i]);
    return isSame ? piece : next;
  }
  const isCrowded = CROWDED.includes(code);
  const isOfSatin = OF_SATIN.includes(code);
  const stacks = placesOf(code).map((at) => {
    if (isCrowded || isOfSatin) return objectsNear(piece.objects, at, REACH_MM);
    const top = objectAt(piece.objects, at, REACH_MM);
    return top ? [top] : [];
  });
  if (isCrowded) {
    const ids = stacks.flat().map(({ id }) => id);
    const cut = cutUnder(piece, ids);
    if (cut !== piece) return cut;
  }
  const able = stacks.map((stack) =>
    stack.filter(
      (object) =>
        object.kind === 'shapes' &&
        !object.locked &&
        (!isOfSatin || mayBeSatin(object)) &&
        MENDERS[code]!(object, piece),
    ),
  ) as Shapes[][];
  // Of several the densest; of those that are alike the uppermost. Of satin nobody knows which it is.
  const chosen = able.flatMap((stack) =>
    isOfSatin
      ? stack
      : stack.toSorted((a, b) => spacingOf(b, piece) - spacingOf(a, piece)).slice(-1),
  );
  return [...new Set(chosen)].reduce(
    (now, object) => setSewing(now, [object.id], MENDERS[code]!(object, piece)!),
    piece,
  );
}

/** The places of a problem, on the piece's page, mm. */
function placesOf(code: ProblemCode): { x: number; y: number }[] {
  const { problems, sewn } = $checked.get()!;
  const { shift } = sewn;
  const places = problems.find((problem) => problem.code === code)?.places ?? [];
  return places.map(({ xMm, yMm }) => ({ x: xMm + shift.x, y: yMm + shift.y }));
}
