import type { MotifIndex } from './motif-index.ts';
import type { ParseState, ReadSubject } from './parse-state.ts';
import { PARTS } from './part-names.ts';
import type { Absence, PromptPlan } from './plan.ts';

/*
 * Parts that somebody does not want: the nearest drawing without them, or a word that says that
 * they are still there.
 */

/** Drawings that lack what others of their name have. */
const LACKING: readonly (readonly [motif: string, part: RegExp, other: string])[] = [
  ['fluent:deciduous-tree', /leaf|leaves|foliage|herb/, 'game:dead-wood'],
  ['ilmek:deciduous-tree', /leaf|leaves|foliage|herb/, 'game:dead-wood'],
  ['ilmek:oak', /leaf|leaves|foliage|herb/, 'game:dead-wood'],
  ['fluent:herb', /leaf|leaves|herb/, 'ilmek:bare-branch'],
  ['ilmek:branch', /leaf|leaves|herb/, 'ilmek:bare-branch'],
  ['game:tree-branch', /leaf|leaves|herb/, 'ilmek:bare-branch'],
  ['fluent:rose', /thorn|diken/, 'ilmek:rose'],
  ['ilmek:mushroom', /dot|spot|speck|benek|nokta|puan/, 'fluent:brown-mushroom'],
  ['fluent:snowman', /^(?:scarf|atkı)/, 'ilmek:plain-snowman'],
  ['fluent:snowman', /^kar$|snow|kar tane/, 'fluent:snowman-without-snow'],
  ['fluent:christmas-tree', /ornament|bauble|decoration|ball|süs|top/, 'fluent:evergreen-tree'],
];

/** Drawings that do not have what others of their kind have. */
const NEVER_THERE: readonly (readonly [motif: string, part: RegExp])[] = [
  ['ilmek:rose', /^(?:thorn|diken)/],
];

/** "A fox without a tail", "kuyruksuz tilki": its drawing has one, which is told. */
function stillThere(
  { motif, word }: ReadSubject,
  absent: readonly Absence[],
  index: MotifIndex,
): string[] {
  const list = /:snowman|:(?:scarecrow|gnome|witch|chef|beekeeper|santa|cowboy)/.test(motif)
    ? 'hat|scarf|şapka|atkı|beard|sakal'
    : /:kite$/.test(motif)
      ? 'tail|kuyru'
      : PARTS[index.motifs.get(motif)!.kind];
  if (list === undefined) return [];
  const parts = new RegExp(`^(?:${list})`, 'u');
  return absent
    .map((one) => one.word)
    .filter((typed) => {
      const lower = typed.toLowerCase();
      const isAway = NEVER_THERE.some(([of, part]) => of === motif && part.test(lower));
      // Glasses are no eyes.
      return parts.test(lower) && !isAway && !lower.startsWith('gözlü');
    })
    .map((typed) =>
      /(?:s[ıiuü]z|less)$/u.test(typed) ? `${typed} ${word}` : `${word} without ${typed}`,
    );
}

const BARED: ReadonlySet<string> = new Set(['flower', 'food']);
/** Drawings whose top can be left off. */
const TOPPED: readonly (readonly [motif: string, part: RegExp])[] = [
  ['fluent:christmas-tree', /^(?:star|yıldız)/],
  ['fluent:snowman', /^(?:top )?(?:hat|şapka)/],
  ['ilmek:scarecrow', /^(?:hat|şapka)/],
  ['fluent:snowman-without-snow', /^(?:top )?(?:hat|şapka)/],
];

/** Fruit that is cut open shows its seeds. */
const SEEDED = /:(?:watermelon|kiwi-fruit|pomegranate)$/;
const SEEDS = /^(?:seeds?|pips?|çekirde)/;
const SPINY = /:cactus$/;
const SPINES = /^(?:spin(?:e|y)|thorn|prickl|needle|diken)/;

const FACE = /^(?:face|yüz)/;

/** "Carnations without leaves": a flower whose leaves are not wanted; a tree without its star. */
export const isBared = (
  { motif }: ReadSubject,
  absent: readonly Absence[],
  index: MotifIndex,
): boolean =>
  (BARED.has(index.motifs.get(motif)!.kind) &&
    absent.some(({ word }) => /^(?:lea(?:f|v)|foliage|yapra)/.test(word.toLowerCase()))) ||
  (index.motifs.get(motif)!.kind === 'person' &&
    absent.some(({ word }) => FACE.test(word.toLowerCase()))) ||
  (SEEDED.test(motif) && absent.some(({ word }) => SEEDS.test(word.toLowerCase()))) ||
  (SPINY.test(motif) && absent.some(({ word }) => SPINES.test(word.toLowerCase()))) ||
  TOPPED.some(
    ([of, part]) => of === motif && absent.some(({ word }) => part.test(word.toLowerCase())),
  );

/** The nearest motif without what is not wanted: a bare tree for one without leaves. */
function lacking(motif: string, absent: readonly Absence[], index: MotifIndex): string {
  const parts = absent.flatMap(({ word, motifs }) => [word.toLowerCase(), ...motifs]);
  const found = LACKING.find(([of, part]) => of === motif && parts.some((id) => part.test(id)));
  return found && index.motifs.has(found[2]) ? found[2] : motif;
}

/** Things in drawings that lack what is not wanted; what cannot be left off is told. */
export function leaveOut(
  state: ParseState,
  absent: PromptPlan['without'],
  index: MotifIndex,
): void {
  // "Çiçekli ama dikensiz kaktüs": what is left off one thing is not looked for in another.
  const gone = absent.filter((one) =>
    state.subjects.some((subject) => isBared(subject, [one], index)),
  );
  for (const subject of state.subjects) {
    const motif = lacking(subject.motif, absent, index);
    if (isBared(subject, absent, index)) subject.bare = true;
    else if (motif === subject.motif) {
      const others = absent.filter((one) => !gone.includes(one));
      state.undrawn.push(...stillThere(subject, others, index));
    }
    subject.motif = motif;
  }
}
