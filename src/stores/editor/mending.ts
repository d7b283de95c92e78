import { atom } from 'nanostores';
import type { ProblemCode } from 'ilmek-engine/inspect';
import {
  current,
  cutUnder,
  fewerColorChanges,
  setSewing,
  shortenMeeting,
  tieEnds,
  type ObjectSewing,
  type Piece,
  type PieceObject,
} from 'ilmek-engine/piece';
import { FABRIC_PRESETS, PROBLEM_TEXTS, usualRowSpacing } from 'ilmek-engine/tables';
import { objectAt, objectsNear } from '../../lib/editor/hit.ts';
import { mendEach } from '../../lib/editor/mend-each.ts';
import { showToast } from '../toasts/toasts.ts';
import { edit, mayEditHere } from './edits.ts';
import { checkNewest } from './sewing.ts';
import { $checked, $history, $piece } from './state.ts';

/* Problems of the sew check, mended by edits of the objects at their places. */

/** Code of what is being mended. */
export const $mending = atom<ProblemCode | undefined>(undefined);

/** How an object is sewn instead; undefined where nothing can be done with it. */
type Mender = (object: Shapes, piece: Piece) => ObjectSewing | undefined;
type Shapes = Extract<PieceObject, { kind: 'shapes' }>;

const NO_ROWS_MM = 100;

/** Sewn along itself. */
const isLine = ({ sewing: { stitch } }: Shapes): boolean =>
  stitch === 'running' || stitch === 'bean';

/** How far apart rows lie; a line has none, and comes after all that have. */
const spacingOf = (object: Shapes, piece: Piece): number =>
  isLine(object) ? NO_ROWS_MM : (object.sewing.spacingMm ?? usualRowSpacing(piece));

/** Bean stitch becomes a single line, and the stitches of a line longer: rows it has none. */
const thinnerLine = ({ sewing: { stitch, stitchMm = 2.5 } }: Shapes): ObjectSewing | undefined => {
  if (stitch === 'bean') return { stitch: 'running' };
  return stitchMm < 3.5 ? { stitchMm: stitchMm + 0.5 } : undefined;
};

/** Rows farther apart; underlay goes where that alone does not do: without it satin sinks in. */
const thinner: Mender = (object, piece) => {
  if (isLine(object)) return thinnerLine(object);
  const now = spacingOf(object, piece);
  if (now >= 0.6) return undefined;
  const isOpen = now > 1.15 * usualRowSpacing(piece);
  return { spacingMm: now * 1.2, ...(isOpen && { underlay: 'light' }) };
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

/** Stitches of a line or a row are too short by themselves, or crowd inside the bends of close satin. */
const longer: Mender = (object, piece) => {
  const { stitchMm = Infinity } = object.sewing;
  if (stitchMm < 2) return { stitchMm: stitchMm + 0.5 };
  const now = spacingOf(object, piece);
  return now < usualRowSpacing(piece) ? { spacingMm: now * 1.2 } : undefined;
};

const moreUnderlay: Mender = ({ sewing: { underlay } }) =>
  underlay === 'full' ? undefined : { underlay: underlay === 'normal' ? 'full' : 'normal' };

const MENDERS: Partial<Record<ProblemCode, Mender>> = {
  'too-dense': thinner,
  'too-thick': thinner,
  'one-hole': thinner,
  'open-rows': closer,
  'stitch-too-long': shorter,
  'loose-stitch': shorter,
  'stitch-too-short': longer,
  'no-underlay': moreUnderlay,
  'bare-fill': moreUnderlay,
  // Satin stays satin as long as it becomes wide enough; a line of bean stitch may be as thin as it is.
  'thin-column': (object, piece) =>
    object.sewing.stitch === 'bean'
      ? undefined
      : (wider(object, piece, MOST_WIDENING_MM) ?? { stitch: 'bean' }),
  'pull-gap': (object, piece) => wider(object, piece, 1),
};

/** A column is widened by so much at each edge at most: more is another drawing. */
const MOST_WIDENING_MM = 0.4;

/** Stitches reach farther. @param mostMm at each end; undefined where they reach as far */
function wider({ sewing }: Shapes, piece: Piece, mostMm: number): ObjectSewing | undefined {
  const now = sewing.pullMm ?? piece.pullMm ?? FABRIC_PRESETS[piece.fabric].pullMm;
  return now < mostMm - 0.1 ? { pullMm: Math.min(mostMm, now + 0.15) } : undefined;
}

/**
 * Too much thread in one place: first what is hidden under later areas goes, then ends of lines that
 * meet there, then rows of the densest object there lie farther apart.
 */
const CROWDED: readonly ProblemCode[] = ['too-dense', 'too-thick', 'one-hole'];

/** Rows that end at another colour: nobody knows whose, so that all reach farther. */
const OF_BORDERS: readonly ProblemCode[] = ['pull-gap'];

/** Of satin alone: what else lies there is left as it is. */
const OF_SATIN: readonly ProblemCode[] = ['no-underlay', 'thin-column'];

/** Sewn as satin, or where its shape asks for it. */
const mayBeSatin = ({ sewing: { stitch } }: Shapes): boolean =>
  stitch === undefined || stitch === 'satin' || stitch === 'letters';

/** Of fills alone: what is sewn over one has underlay of its own. */
const OF_FILL: readonly ProblemCode[] = ['bare-fill'];

/** Sewn as a fill, or where its shape asks for it: so are areas too wide for satin. */
const mayBeFill = ({ sewing: { stitch }, shapes }: Shapes): boolean =>
  shapes[0].kind === 'area' && (stitch === undefined || stitch === 'fill' || stitch === 'satin');

/** Of rows: lines have none that could lie closer. */
const OF_ROWS: readonly ProblemCode[] = ['open-rows'];

/** Sewn in rows, of satin, too. */
const mayHaveRows = (object: Shapes): boolean => mayBeSatin(object) || mayBeFill(object);

/** Which of several fills is bare, the likelier first; of what may as well be satin nobody knows. */
const bareness = ({ sewing: { underlay, stitch } }: Shapes): number =>
  ['light', undefined, 'normal', 'full'].indexOf(underlay) + (stitch === 'satin' ? 4 : 0);

/** Mended by the order alone. */
const BY_ORDER: readonly ProblemCode[] = ['joinable-colors', 'repeated-thread', 'many-colors'];

/** Mended in fixed stitches alone: ends of what the engine lays are tied. */
const OF_FIXED: readonly ProblemCode[] = ['untied-end'];

/** What no edit has mended, and in which piece: it is not tried again until that is another. */
export const $unmended = atom<{ piece: Piece; codes: readonly ProblemCode[] } | undefined>(
  undefined,
);

/** Whether all edits against a problem have been tried on the piece as it is. */
function isUnmended(code: ProblemCode): boolean {
  const tried = $unmended.get();
  return tried !== undefined && tried.piece === $piece.get() && tried.codes.includes(code);
}

/**
 * Why a problem cannot be mended here: there is no edit against it, or a command that only lessens it;
 * all have been tried; what lies at its places is fixed stitches, or locked, or is already sewn as that
 * edit would have it.
 */
export type WhyNot = 'no-edit' | 'command' | 'tried' | 'fixed' | 'locked' | 'done';

/** Why no edit would mend a problem of the piece as it is; undefined where one may. */
export function whyNot(code: ProblemCode): WhyNot | undefined {
  if (code === 'many-trims') return 'command';
  if (!hasEdit(code)) return 'no-edit';
  if (isUnmended(code)) return 'tried';
  const piece = $piece.get();
  if (!piece) return undefined;
  if (BY_ORDER.includes(code)) return hasBetterOrder(piece) ? undefined : 'done';
  const objects = stacksOf(code, piece).flat();
  if (OF_FIXED.includes(code)) {
    const fixed = objects.filter(({ kind }) => kind === 'stitches');
    if (fixed.some(({ locked }) => !locked)) return undefined;
    return fixed.length > 0 ? 'locked' : 'done';
  }
  const shapes = objects.filter((object): object is Shapes => object.kind === 'shapes');
  const free = shapes.filter(({ locked }) => !locked);
  if (CROWDED.includes(code) ? free.length > 0 : free.some((one) => mendedBy(code, one, piece)))
    return undefined;
  if (free.length > 0) return 'done';
  if (shapes.length > 0) return 'locked';
  return objects.length > 0 ? 'fixed' : 'done';
}

const betterOrders = new WeakMap<Piece, boolean>();

/** Whether another order has fewer colour changes: of hundreds of objects that is looked for once. */
function hasBetterOrder(piece: Piece): boolean {
  const known = betterOrders.get(piece);
  if (known !== undefined) return known;
  const found = mended(piece, 'joinable-colors') !== piece;
  betterOrders.set(piece, found);
  return found;
}

/** Whether an edit may mend a problem of the piece as it is. */
export const canMend = (code: ProblemCode): boolean => whyNot(code) === undefined;

const hasEdit = (code: ProblemCode): boolean =>
  code in MENDERS || BY_ORDER.includes(code) || OF_FIXED.includes(code);

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
  if ($mending.get() || !$history.get() || !mayEditHere()) return false;
  $mending.set(code);
  try {
    return await mendOne(code, `mend-${++mends}`);
  } finally {
    $mending.set(undefined);
  }
}

/** Mends all that can be mended, one after the other. */
export async function mendAll(): Promise<void> {
  if (!mayEditHere()) return;
  await checkNewest();
  const found = () => ($checked.get()?.problems ?? []).map(({ code }) => code);
  const before = found().filter(canMend);
  await mendEach(() => found().filter(canMend), mend);
  const left = found();
  const gone = before.filter((code) => !left.includes(code)).length;
  const failed = left.some((code) => hasEdit(code));
  const text = [`${gone} mended.`, staysWords(left)].filter(Boolean).join(' ');
  showToast(failed ? 'error' : 'done', 'Sew check', text);
}

/** What stays of a sew check, and why. */
function staysWords(left: readonly ProblemCode[]): string {
  if (left.length === 0) return '';
  const names = left.map((code) => PROBLEM_TEXTS[code].title.toLowerCase());
  const stay = left.length === 1 ? '1 stays' : `${left.length} stay`;
  return `${stay}: ${names.join(', ')}. The list says why, and what helps.`;
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

/**
 * A piece after one edit against a problem.
 * @returns the same piece where there is none
 */
export function mended(piece: Piece, code: ProblemCode): Piece {
  if (BY_ORDER.includes(code)) {
    const next = fewerColorChanges(piece);
    const isSame = next.objects.every((object, i) => object === piece.objects[i]);
    return isSame ? piece : next;
  }
  const isCrowded = CROWDED.includes(code);
  const stacks = stacksOf(code, piece);
  const ids = stacks.flat().map(({ id }) => id);
  if (OF_FIXED.includes(code)) return tieEnds(piece, ids);
  if (isCrowded) {
    const cut = cutUnder(piece, ids);
    if (cut !== piece) return cut;
    const shortened = placesOf(code).reduce((now, at) => shortenMeeting(now, ids, at), piece);
    if (shortened !== piece) return shortened;
  }
  const able = stacks.map((stack) =>
    stack.filter(
      (object): object is Shapes =>
        object.kind === 'shapes' && !object.locked && mendedBy(code, object, piece) !== undefined,
    ),
  );
  // Of several the densest; of those that are alike the uppermost. Of satin nobody knows which it is.
  const chosen = able.flatMap((stack) => {
    if ([OF_SATIN, OF_BORDERS].some((group) => group.includes(code))) return stack;
    if (OF_FILL.includes(code))
      return stack.toSorted((a, b) => bareness(a) - bareness(b)).slice(0, 1);
    // Lines are one as dense as another.
    if (stack.every(isLine)) return stack;
    return stack.toSorted((a, b) => spacingOf(b, piece) - spacingOf(a, piece)).slice(-1);
  });
  return [...new Set(chosen)].reduce(
    (now, object) => setSewing(now, [object.id], MENDERS[code]!(object, piece)!),
    piece,
  );
}

/** How an object is to be sewn against a problem; undefined where that does not help. */
function mendedBy(code: ProblemCode, object: Shapes, piece: Piece): ObjectSewing | undefined {
  if (OF_SATIN.includes(code) && !mayBeSatin(object)) return undefined;
  if (OF_FILL.includes(code) && !mayBeFill(object)) return undefined;
  if (OF_ROWS.includes(code) && !mayHaveRows(object)) return undefined;
  return MENDERS[code]?.(object, piece);
}

/** The objects at each place of a problem: all of them, or the uppermost. */
const stacksOf = (code: ProblemCode, piece: Piece): PieceObject[][] =>
  placesOf(code).map((at) => {
    if ([CROWDED, OF_SATIN, OF_FILL, OF_BORDERS, OF_FIXED].some((group) => group.includes(code)))
      return objectsNear(piece.objects, at, REACH_MM);
    const top = objectAt(piece.objects, at, REACH_MM);
    return top ? [top] : [];
  });

/** The places of a problem, on the piece's page, mm. */
function placesOf(code: ProblemCode): { x: number; y: number }[] {
  const { problems, sewn } = $checked.get()!;
  const { shift } = sewn;
  const places = problems.find((problem) => problem.code === code)?.places ?? [];
  return places.map(({ xMm, yMm }) => ({ x: xMm + shift.x, y: yMm + shift.y }));
}
