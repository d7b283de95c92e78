import { atom, computed } from 'nanostores';
import { persistentAtom } from '@nanostores/persistent';
import type { DesignCounts, Problem } from 'ilmek-engine/inspect';
import { current, type History, type Piece } from 'ilmek-engine/piece';
import type { OwnStitches, SewnPiece } from '../../worker/piece-client.ts';

/* What the editor knows. Functions that change it are in the other files of this folder. */

/** All states of the piece; undefined until one is open. */
export const $history = atom<History | undefined>(undefined);

/** The piece as it is now. */
export const $piece = computed($history, (history) => history && current(history));

/** Whether there is one: what asks no more than this is not drawn anew with each edit. */
export const $isOpen = computed($piece, (piece) => piece !== undefined);

/** Whether nothing of it is sewn: the cloth is bare at once. */
export const $isBare = computed(
  $piece,
  (piece) => piece !== undefined && piece.objects.every(({ hidden }) => hidden),
);

/** The piece as it was opened. */
export const $openedPiece = computed($history, (history) => history?.steps[0].piece);

/** Ids of what is chosen. */
export const $chosen = atom<readonly string[]>([]);

/** The piece by its maker's name; files are called so. */
export const $title = atom('');

/** A piece that has been sewn, and what became of it. */
export interface Sewn extends SewnPiece {
  piece: Piece;
  /** Counts sewings. */
  turn: number;
  /** What the sewing before came to. */
  before: DesignCounts | undefined;
}
export const $sewn = atom<Sewn | undefined>(undefined);

/** What of a sewn piece would sew badly; it is looked for after that is shown. */
export const $checked = atom<Checked | undefined>(undefined);
interface Checked {
  sewn: Sewn;
  problems: readonly Problem[];
  /** How many there were of what was looked at before. */
  before?: number | undefined;
}

/** The piece of which the stage shows the stitches. */
export const $drawn = atom<Piece | undefined>(undefined);

/** What the last edit has changed, sewn before the rest of its piece. */
export const $own = atom<(OwnStitches & { piece: Piece }) | undefined>(undefined);

/** The stitches of what was changed, as long as they are all that is there of the piece as it is. */
export const $ownShown = computed([$own, $piece, $drawn], (own, piece, drawn) =>
  own?.piece === piece && drawn !== piece ? own : undefined,
);

/** Whether something is being sewn, and why the last could not be. */
export const $sewing = atom<{ busy: boolean; fault?: string | undefined }>({ busy: false });

/** What is being opened, and why the last was not. */
export const $opening = atom<{ busy: boolean; fault?: string | undefined }>({ busy: false });

/** What was left out when the piece was opened, in sentences. */
export const $notes = atom<readonly string[]>([]);

/** Where the piece is kept. */
export interface Keeping {
  /** Undefined until it is kept for the first time. */
  id?: string | undefined;
  /** `follows`: another tab writes it. `full`: no room. `nowhere`: this browser keeps nothing. */
  state: 'kept' | 'keeping' | 'follows' | 'full' | 'nowhere';
}
export const $keeping = atom<Keeping>({ state: 'kept' });

/** How the stage looks. */
export const $grid = persistentAtom<'on' | 'off'>('ilmek:editor-grid', 'on');

/** Said to those who hear the page, when something has changed. */
export const $said = atom('');

/** Whether the piece may be changed here. */
export const mayEdit = (): boolean => $keeping.get().state !== 'follows';
