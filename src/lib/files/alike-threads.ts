import type { FormatId, Thread } from 'ilmek-engine';
import { alikeThreads } from 'ilmek-engine/tables';

/**
 * That files have one number for threads of different colours, for people: a sentence for those that
 * have it for the same ones.
 * @param threads of the design's colour blocks, in their order
 */
export function alikeNotes(threads: readonly Thread[], formats: readonly FormatId[]): string[] {
  const byThreads = new Map<string, { names: string[]; charts: Set<string> }>();
  for (const format of formats) {
    const alike = alikeThreads(threads, format);
    if (!alike) continue;
    const told = alike.groups.map(namesOf).join('; ');
    const files = byThreads.get(told) ?? { names: [], charts: new Set() };
    byThreads.set(told, files);
    files.names.push(format.toUpperCase());
    files.charts.add(alike.chart);
  }
  return [...byThreads].map(([told, { names, charts }]) => {
    const whose = charts.size === 1 ? `${[...charts][0]}’s` : 'their maker’s';
    return `${listed(names)} files know threads by ${whose} numbers, and have one for ${told}. Thread them by the worksheet.`;
  });
}

function namesOf(group: readonly Thread[]): string {
  const isTold = new Set(group.map(({ name }) => name)).size === group.length;
  return listed(group.map(({ name, hex }) => (name && isTold ? name : `${name} ${hex}`.trim())));
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
