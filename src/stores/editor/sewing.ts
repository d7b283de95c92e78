import { madeDesign, type Piece } from 'ilmek-engine/piece';
import { afterFrame } from '../../lib/after-frame.ts';
import { once } from '../../lib/once.ts';
import { canMake, PieceClient } from '../../worker/piece-client.ts';
import { $checked, $drawn, $history, $own, $piece, $sewing, $sewn, type Sewn } from './state.ts';

/** The worker of the page's piece. */
export const pieceClient = once(() => new PieceClient());

/** Sews the piece whenever it changes, one at a time and always the newest. @returns ends it */
export function watchSewing(): () => void {
  const ends = [
    $piece.subscribe((piece) => void (piece && sewNewest())),
    $sewn.listen((sewn) => {
      clearTimeout(timer);
      if (sewn) timer = setTimeout(() => void checkNewest().then(warmUp), CHECK_AFTER_MS);
    }),
  ];
  return () => {
    clearTimeout(timer);
    for (const end of ends) end();
  };
}

/** Pictures come first, and edits that follow each other are checked once, ms. */
const CHECK_AFTER_MS = 350;
let timer: ReturnType<typeof setTimeout> | undefined;

let going: Promise<void> | undefined;

/** Sews until what is sewn is the piece as it is. */
export const sewNewest = (): Promise<void> =>
  (going ??= sewOn().finally(() => {
    going = undefined;
  }));

let failed: Piece | undefined;
/** Counts pieces that were opened: what is sewn of an earlier one is not shown. */
let opened = 0;
/** Counts sewings of the piece, also of one that could not be sewn in between. */
let turns = 0;

/** Another piece is opened: nothing of it has been sewn or checked. */
export function forgetSewn(): void {
  opened++;
  turns = 0;
  $checked.set(undefined);
  $sewn.set(undefined);
  $drawn.set(undefined);
  $own.set(undefined);
}

async function sewOn(): Promise<void> {
  if (!canMake()) {
    $sewing.set({ busy: false, fault: 'This browser is too old to sew: it lacks web workers.' });
    return;
  }
  for (;;) {
    const piece = $piece.get();
    if (!piece || piece === $sewn.get()?.piece || piece === failed) break;
    $sewing.set({ busy: true });
    const own = opened;
    // The sketch of an edit comes first: threads of the worker would take time from it.
    if ($sewn.get()) await afterFrame();
    if (piece !== $piece.get()) continue;
    try {
      const sewn = await pieceClient().sew(piece, madeDesign($history.get()!), (own) => {
        if (piece === $piece.get()) $own.set({ ...own, piece });
      });
      if (own !== opened) continue;
      failed = undefined;
      $sewn.set({ ...sewn, piece, turn: ++turns, before: $sewn.get()?.counts });
      $sewing.set({ busy: false });
    } catch (error) {
      if (own !== opened) continue;
      failed = piece;
      $own.set(undefined);
      // The figures of the piece before are not its own.
      $checked.set(undefined);
      $sewn.set(undefined);
      $sewing.set({ busy: false, fault: wordsFor(error) });
    }
  }
}

/** The check that is going on, and of what. */
let checking: { sewn: Sewn; done: Promise<void> } | undefined;

/**
 * Looks for what would sew badly until that is known of the piece as it is. Whoever asks for it
 * meanwhile waits for the same check: another would end it, and leave him with what was known before.
 */
export async function checkNewest(): Promise<void> {
  for (;;) {
    await sewNewest();
    const sewn = $sewn.get();
    if (!sewn || sewn === $checked.get()?.sewn) return;
    if (checking?.sewn !== sewn) checking = { sewn, done: check(sewn) };
    await checking.done;
    // What could not be looked at is not tried again before it is another.
    if (sewn === $sewn.get()) return;
  }
}

async function check(sewn: Sewn): Promise<void> {
  const problems = await pieceClient()
    .check()
    .catch(() => undefined);
  if (problems) $checked.set({ sewn, problems, before: $checked.get()?.problems.length });
}

/** The opening whose worker is ready for edits. */
let warm = -1;

/** After a piece was opened, once it is sewn and checked: nobody waits for the worker then. */
async function warmUp(): Promise<void> {
  if (warm === opened || !$sewn.get()) return;
  warm = opened;
  // Another edit came: that one makes it ready.
  await pieceClient()
    .warmUp()
    .catch(() => undefined);
}

function wordsFor(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'nothing-to-sew') return 'Nothing is left to sew.';
  if (code === 'too-complex') return 'That is more than a machine holds: make it smaller.';
  return 'It could not be sewn. Undo the last step, or try another.';
}
