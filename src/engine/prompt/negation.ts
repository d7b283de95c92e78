import type { Absence } from './plan.ts';
import type { Segment } from './segments.ts';
import { nextWord } from './still-to-come.ts';

/*
 * What a prompt wants away: "a rose without leaves", "yapraksız gül", "çerçeve olmasın". It is
 * taken out before the rest is read, so that nothing else is said of it.
 */

/** A prompt without what it negates. */
export interface Affirmed {
  segments: Segment[];
  absent: Absence[];
  /** Colours that are not to be there, '#rrggbb'. */
  unwanted?: string[] | undefined;
}

/** Takes out what is not to be there. */
export function takeNegations(segments: readonly Segment[]): Affirmed {
  const gone = new Set<number>();
  segments.forEach(({ meaning, without }, at) => {
    if (without) gone.add(at);
    if (meaning?.kind !== 'negate') return;
    gone.add(at);
    for (const index of meaning.binding === 'pre' ? after(segments, at) : before(segments, at))
      gone.add(index);
  });
  const absent = [...gone]
    .sort((a, b) => a - b)
    .flatMap((at): Absence[] => {
      const { motif, typed, unknown, meaning, without } = segments[at];
      if (motif) return [{ word: typed, motifs: [...motif.ids] }];
      const isFrame = meaning?.kind === 'arrangement' && meaning.arrangement === 'border';
      return unknown || without || isFrame || meaning?.kind === 'part'
        ? [{ word: typed, motifs: [] }]
        : [];
    });
  const alone = [...gone]
    .sort((a, b) => a - b)
    .flatMap((at) => (isColorAlone(segments, at, gone) ? [at] : []));
  const colors = alone.flatMap((at) => {
    const { meaning } = segments[at];
    return meaning?.kind === 'color' ? [meaning.color] : [];
  });
  return {
    segments: segments.filter((_, at) => !gone.has(at)),
    absent: [...absent, ...alone.map((at) => ({ word: segments[at].typed, motifs: [] }))],
    unwanted: colors.length > 0 ? [...new Set(colors)] : undefined,
  };
}

/** "No pink", and not "no pink roses", which are roses. */
function isColorAlone(
  segments: readonly Segment[],
  at: number,
  gone: ReadonlySet<number>,
): boolean {
  if (segments[at].meaning?.kind !== 'color' || segments[at].motif) return false;
  // "Zemin beyaz olmasın".
  if (isGround(segments[at - 1])) return false;
  let next = at + 1;
  while (gone.has(next) && isSaid(segments[next])) next++;
  const of = segments[next];
  return !gone.has(next) || !(of.motif || of.unknown || isGround(of));
}

const isGround = (segment: Segment | undefined): boolean =>
  segment?.meaning?.kind === 'part' || segment?.meaning?.kind === 'place';

/** Whether something can be away: a thing, a frame, a word that nobody knows. */
function isItem({ meaning, motif, unknown, without }: Segment): boolean {
  if (without) return false;
  if (unknown || motif) return true;
  if (meaning?.kind === 'place') return meaning.place === 'background';
  return ['arrangement', 'part', 'tones', 'theme', 'color'].includes(meaning?.kind ?? '');
}

const isPart = ({ meaning, motif }: Segment): boolean => meaning?.kind === 'part' && !motif;

/** What is said of a thing before it is named. */
const isSaid = ({ meaning }: Segment): boolean =>
  ['skip', 'count', 'color', 'size', 'unit'].includes(meaning?.kind ?? '');

const isOr = ({ lower }: Segment): boolean => /^(?:n?or|veya|yahut)$/.test(lower);
const isComma = ({ mark, typed }: Segment): boolean => mark === true && typed === ',';

/** "Without leaves, thorns or a stem": the list after the word. */
function after(segments: readonly Segment[], at: number): number[] {
  const { lower } = segments[at];
  // "Not too big": nothing is away.
  const next = segments[at + 1];
  const named = next?.motif ?? ['count', 'color'].includes(next?.meaning?.kind ?? '');
  if (lower === 'not' && !named) return [];
  // "A fish instead of a tail": a drawing keeps its parts.
  const isInstead = /^(?:instead of|rather than)$/.test(lower);
  if (isInstead && segments.slice(at + 1, at + 4).some(isPart)) return [];
  const taken: number[] = [];
  let item = at;
  for (;;) {
    const next = itemFrom(segments, item + 1);
    if (next === undefined) return taken;
    for (let k = item + 1; k <= next; k++) taken.push(k);
    item = next;
    if (!listGoesOn(segments, item + 1)) return taken;
  }
}

/** The next thing that can be away, with nothing but what is said of it before; a colour if none follows. */
function itemFrom(segments: readonly Segment[], from: number): number | undefined {
  let color: number | undefined;
  for (let at = from; at < segments.length; at++) {
    const segment = segments[at];
    const joins =
      at === from && (isOr(segment) || isComma(segment) || segment.meaning?.kind === 'join');
    if (segment.meaning?.kind === 'color' && !segment.motif) color = at;
    else if (isItem(segment)) return at;
    else if (!joins && !isSaid(segment)) return color;
  }
  return color;
}

/** Whether more is listed: after "or" always, after "and" unless a number begins something new. */
function listGoesOn(segments: readonly Segment[], at: number): boolean {
  const here = segments[at];
  if (!here) return false;
  if (isOr(here)) return true;
  if (here.meaning?.kind === 'join') return nextWord(segments, at + 1)?.meaning?.kind !== 'count';
  // "No leaves, thorns or stems": a comma belongs to a list that ends with "or".
  return isComma(here) && segments.slice(at, at + 6).some(isOr);
}

/** "Yaprak ve diken olmasın": the list before the word. */
function before(segments: readonly Segment[], at: number): number[] {
  const taken: number[] = [];
  for (let k = at - 1; k >= 0; k--) {
    const segment = segments[k];
    const said = isSaid(segment) && segment.meaning?.kind !== 'color';
    if (!isItem(segment) && !(said && taken.length === 0)) return taken;
    taken.push(k);
    if (!isItem(segment)) continue;
    while (k > 0 && isSaid(segments[k - 1])) taken.push(--k);
    const joined = segments[k - 1];
    if (!joined || !(isOr(joined) || joined.meaning?.kind === 'join')) return taken;
    taken.push(--k);
  }
  return taken;
}
