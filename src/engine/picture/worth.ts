import { oklabDistance, type Oklab } from '../color/oklab.ts';

/*
 * Which threads are worth a spool. A thread for six stitches costs a change of colour, a minute at
 * the machine and a spool from the shop: it joins its nearest, unless it is small and strong. An
 * eye is: a compact spot in a colour that nothing else has.
 */

/** What there is of a thread in a design. */
export interface Spool {
  lab: Oklab;
  /** What it covers; 0 where it is not in use. */
  mm2: number;
  /** What is sewn of it, once that is known. */
  metres?: number | undefined;
  /** A part of it is as round as a spot, and large enough for a needle. */
  compact: boolean;
}

/** Of less than this a thread must be strong; in a small design, of less than this share of all. */
const MIN_STRONG = { mm2: 3, metres: 0.03, share: 0.03 };
/** Of less than this it must not look like another. */
const FEW = { mm2: 10, metres: 0.1, share: 0.05 };
/** Differences in OKLab, chroma counted double: what looks alike, and what is strong. */
const ALIKE = 0.12;
const STRONG = 0.25;
/** As near as this to the line between two others is a mixture of them. */
const BETWEEN = 0.06;

/**
 * For each thread the one that it is sewn in: itself where it is worth that. What is left is never
 * fewer than one.
 */
export function joinThreads(spools: readonly Spool[]): number[] {
  const left = spools.map((spool) => ({ ...spool }));
  const to = spools.map((_, k) => k);
  for (let join = findJoin(left); join; join = findJoin(left)) {
    const { from, into } = join;
    const { mm2, metres } = left[into];
    left[into].mm2 = mm2 + left[from].mm2;
    if (metres !== undefined) left[into].metres = metres + (left[from].metres ?? 0);
    left[from].mm2 = 0;
    to.forEach((thread, k) => (to[k] = thread === from ? into : thread));
  }
  return to;
}

/** The smallest thread that is not worth its spool, and where it goes. */
function findJoin(spools: readonly Spool[]): { from: number; into: number } | undefined {
  const used = [...spools.keys()].filter((k) => spools[k].mm2 > 0);
  const all = { mm2: sum(spools, 'mm2'), metres: sum(spools, 'metres') };
  const bySize = used.toSorted((a, b) => spools[a].mm2 - spools[b].mm2 || a - b);
  for (const from of bySize) {
    const others = used.filter((k) => k !== from);
    if (others.length === 0) return undefined;
    const away = (k: number) => oklabDistance(spools[from].lab, spools[k].lab);
    const into = others.reduce((best, k) => (away(k) < away(best) ? k : best));
    const own = spools[from];
    const isStrong = own.compact && away(into) >= STRONG && !isMixture(own, others, spools);
    if (isLess(own, MIN_STRONG, all) && !isStrong) return { from, into };
    if (isLess(own, FEW, all) && away(into) < ALIKE) return { from, into };
  }
  return undefined;
}

/**
 * Whether a colour lies between two others: what a soft edge between them looks like, and no colour
 * of the picture's own. A grey eye between black and white is one, too, and goes with them.
 */
function isMixture({ lab }: Spool, others: readonly number[], spools: readonly Spool[]): boolean {
  return others.some((a, i) =>
    others.slice(i + 1).some((b) => {
      const [p, q] = [spools[a].lab, spools[b].lab];
      const along = q.map((v, k) => v - p[k]);
      const length = along.reduce((total, v) => total + v * v, 0);
      if (length === 0) return false;
      const t = along.reduce((total, v, k) => total + v * (lab[k] - p[k]), 0) / length;
      if (t <= 0 || t >= 1) return false;
      return oklabDistance(lab, p.map((v, k) => v + t * along[k]) as unknown as Oklab) < BETWEEN;
    }),
  );
}

const sum = (spools: readonly Spool[], key: 'mm2' | 'metres'): number =>
  spools.reduce((total, spool) => total + (spool[key] ?? 0), 0);

function isLess(
  { mm2, metres }: Spool,
  bar: typeof MIN_STRONG,
  all: { mm2: number; metres: number },
): boolean {
  if (mm2 < Math.min(bar.mm2, bar.share * all.mm2)) return true;
  return metres !== undefined && metres < Math.min(bar.metres, bar.share * all.metres);
}
