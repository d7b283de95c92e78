import type { FabricName, Thread } from 'ilmek-engine';
import type { DesignCounts } from 'ilmek-engine/inspect';
import {
  DIGITIZE_DEFAULTS,
  FABRIC_NAMES,
  FABRIC_PRESETS,
  THREAD_CHARTS,
  THREAD_WEIGHTS,
} from 'ilmek-engine/tables';
import type { ThreadWeight } from 'ilmek-engine/tables';
import type { WorksheetOptions } from 'ilmek-engine/worksheet';
import { hoopName, sidesOf } from '../../../lib/machines/machines.ts';
import type { Field } from '../../../lib/machines/machines.ts';
import { priceOf, runsFor } from '../../../lib/workshop/order.ts';
import { readOwnChart } from '../../../lib/workshop/own-chart.ts';
import type { JobResult } from '../../../stores/tool/job-state.ts';
import type { OwnMachine } from '../../../stores/tool/machine.ts';
import type { Workshop } from '../../../stores/tool/workshop.ts';
import type { AnySettings } from '../../../tools/fields.ts';
import { formatCount, formatMetres, formatMinutes } from '../../common/numbers.ts';
import { likenesses } from './likeness.ts';
import { minutesOf } from './minutes.ts';

/** What is told of a piece at the visitor's own machine, on the page and on paper. */

/** Thread under the cloth, as a part of that above it. */
export const BOBBIN_SHARE = 1 / 3;

/** What a piece is sewn on: as its tool was told, else as the workshop has told, else as it was sewn for. */
export const fabricOf = (
  result: Pick<JobResult, 'settings' | 'fabric'>,
  { fabric }: Workshop,
): FabricName => ownFabric(result.settings) ?? fabric ?? laidFor(result);

/** What a piece's stitches are laid for. */
export const laidFor = ({ settings, fabric }: Pick<JobResult, 'settings' | 'fabric'>): FabricName =>
  fabric ?? ownFabric(settings) ?? DIGITIZE_DEFAULTS.fabric;

const ownFabric = (settings: AnySettings): FabricName | undefined =>
  FABRIC_NAMES.find((name) => name === settings.fabric);

/** What to have ready for a fabric; thread of another weight wants its own needle. */
export function adviceFor(fabric: FabricName, weight: ThreadWeight = 40): string {
  const { advice } = FABRIC_PRESETS[fabric];
  if (weight === 40) return advice;
  return `${advice} Thread of ${weight} wt: a ${THREAD_WEIGHTS[weight].needle} needle.`;
}

/** The threads of the chart that was chosen; undefined where none was. */
export function chartOf({ chart, ownChart }: Workshop): readonly Thread[] | undefined {
  if (chart === 'none') return undefined;
  return chart === 'own' ? readOwnChart(ownChart) : THREAD_CHARTS[chart].threads;
}

/** Whose threads the chart that was chosen names: 'Janome, Elna'. */
function chartName({ chart }: Workshop): string {
  if (chart === 'none' || chart === 'own') return 'your own list';
  return THREAD_CHARTS[chart].label;
}

/** '12.50 €'. */
export const moneyWords = (amount: number, currency: string): string =>
  `${amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })} ${currency}`.trim();

/**
 * What the printed worksheet tells besides its usual figures.
 * @param told what it is sewn on, and the machine, where these are known
 */
export function sheetOptions(
  report: DesignCounts,
  wish: Workshop,
  told: { fabric: FabricName; machine?: OwnMachine | undefined },
): Partial<WorksheetOptions> {
  const { pieces, rates, currency } = wish;
  const { fabric, machine } = told;
  const minutes = minutesOf(report, wish, machine);
  const price = priceOf(report.stitches, rates, pieces);
  const rows: [string, string][] = [];
  if (machine) {
    const { maker, model, field } = machine;
    const hoop = hoopName(maker, field);
    // In millimetres the sheet's row of the hoop says it already.
    const name = `${maker} ${model}`;
    rows.push(['Machine', hoop.endsWith(' mm') ? name : `${name}, ${hoop}`]);
  }
  if (price) rows.push(['Price of a piece', moneyWords(price.piece, currency)]);
  if (pieces > 1) {
    // A row each: side by side they are wider than the sheet's column.
    const of = `, ${formatCount(pieces)} pieces`;
    rows.push(
      [`Sewing time${of}`, formatMinutes(minutes * runsFor(pieces, wish))],
      [`Thread${of}`, formatMetres(report.threadMetres * pieces)],
    );
    if (price) rows.push([`Price${of}`, moneyWords(price.order, currency)]);
  }
  return {
    fabric,
    minutes,
    rows,
    ...(machine && { hoop: hoopOf(machine.field) }),
    ...likeness(report, wish),
  };
}

/**
 * What a quote tells a customer: what the pieces are, take and cost, by which rates.
 * @param told what they are sewn on, the machine where it is known, and when the quote is made
 */
export function quoteOptions(
  report: DesignCounts,
  wish: Workshop,
  { made, ...told }: Parameters<typeof sheetOptions>[2] & { made: Date },
): Partial<WorksheetOptions> {
  const { rows = [], ...sheet } = sheetOptions(report, wish, told);
  const { thousand, piece, order } = wish.rates;
  const money = (amount: number) => moneyWords(amount, wish.currency);
  const rates: [string, string][] = [
    ...(thousand ? [['For 1,000 stitches', money(thousand)] as [string, string]] : []),
    ...(piece ? [['For each piece', money(piece)] as [string, string]] : []),
    ...(order ? [['Once, to set up', money(order)] as [string, string]] : []),
  ];
  return { ...sheet, rows: [...rates, ...rows], quote: true, date: made };
}

function hoopOf(field: Field): WorksheetOptions['hoop'] {
  const [widthMm, heightMm] = sidesOf(field);
  return { name: field, widthMm, heightMm, makers: [] };
}

function likeness({ threads }: DesignCounts, wish: Workshop): Partial<WorksheetOptions> {
  const chart = chartOf(wish);
  if (!chart || chart.length === 0) return {};
  return {
    likenessChart: chartName(wish),
    likeness: likenesses(
      threads.map(({ thread }) => thread),
      chart,
    ).map(({ words }) => words),
  };
}
