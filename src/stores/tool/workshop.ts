import { persistentAtom } from '@nanostores/persistent';
import type { FabricName } from 'ilmek-engine';
import { FABRIC_NAMES } from 'ilmek-engine/tables';
import { USUAL_PACE } from '../../lib/workshop/order.ts';
import type { Pace, Rates } from '../../lib/workshop/order.ts';

/** Charts in which the nearest thread is looked for; 'own' is a pasted list. */
export const CHART_CHOICES = ['none', 'brother', 'janome', 'own'] as const;
export type ChartChoice = (typeof CHART_CHOICES)[number];

/** What a workshop has told of itself, for this and for later pieces. */
export interface Workshop extends Pace {
  /** What it is sewn on, where the tool does not ask; undefined: as the tool says. */
  fabric?: FabricName | undefined;
  pieces: number;
  rates: Rates;
  /** Before or after the figure: '€', 'TL'. */
  currency: string;
  chart: ChartChoice;
  /** The pasted list. */
  ownChart: string;
}

export const WORKSHOP_USUAL: Workshop = {
  ...USUAL_PACE,
  pieces: 1,
  rates: { thousand: 0, piece: 0, order: 0 },
  currency: '€',
  chart: 'none',
  ownChart: '',
};

/** Most of anything that is asked for as a number. */
export const WORKSHOP_LIMITS = {
  speed: [50, 2000],
  needles: [1, 20],
  heads: [1, 60],
  pieces: [1, 100_000],
  rate: [0, 1_000_000],
} as const;

/** Longest list of own threads, in characters. */
export const MAX_CHART_TEXT = 60_000;

/** Kept on this device alone. */
export const $workshop = persistentAtom<Workshop>('ilmek:workshop', WORKSHOP_USUAL, {
  encode: JSON.stringify,
  decode: decodeWorkshop,
});

/** Changes a part of it; where storage is full or forbidden it holds for this page. */
export function tellWorkshop(part: Partial<Workshop>): void {
  try {
    $workshop.set({ ...$workshop.get(), ...part });
  } catch {
    // The page goes on with it as it is.
  }
}

/** @param text as it was kept, by whatever version of the site */
export function decodeWorkshop(text: string): Workshop {
  try {
    const kept = JSON.parse(text) as Partial<Record<keyof Workshop, unknown>>;
    const rates = (kept.rates ?? {}) as Record<keyof Rates, unknown>;
    const { speed, needles, heads, pieces, rate } = WORKSHOP_LIMITS;
    return {
      speed: numberOf(kept.speed, speed, WORKSHOP_USUAL.speed),
      needles: numberOf(kept.needles, needles, WORKSHOP_USUAL.needles),
      heads: numberOf(kept.heads, heads, WORKSHOP_USUAL.heads),
      pieces: numberOf(kept.pieces, pieces, WORKSHOP_USUAL.pieces),
      rates: {
        thousand: numberOf(rates.thousand, rate, 0),
        piece: numberOf(rates.piece, rate, 0),
        order: numberOf(rates.order, rate, 0),
      },
      fabric: FABRIC_NAMES.find((name) => name === kept.fabric),
      chart: CHART_CHOICES.find((name) => name === kept.chart) ?? 'none',
      currency: textOf(kept.currency, 6, WORKSHOP_USUAL.currency),
      ownChart: textOf(kept.ownChart, MAX_CHART_TEXT, ''),
    };
  } catch {
    return WORKSHOP_USUAL;
  }
}

function numberOf(value: unknown, [least, most]: readonly [number, number], usual: number): number {
  return typeof value === 'number' && value >= least && value <= most ? value : usual;
}

// A declaration: what was kept is read while this module begins.
function textOf(value: unknown, longest: number, usual: string): string {
  return typeof value === 'string' ? value.slice(0, longest) : usual;
}
