import type { FormatId, Thread } from 'ilmek-engine';
import { alikeThreads } from 'ilmek-engine/tables';

/**
 * That a file has one number for threads of different colours, for people.
 * @param threads of the design's colour blocks, in their order
 * @returns undefined where it tells all of them apart
 */
export function alikeWords(threads: readonly Thread[], format: FormatId): string | undefined {
  const alike = alikeThreads(threads, format);
  if (!alike) return undefined;
  const { chart, groups } = alike;
  const pairs = groups.map((group) => {
    const isTold = new Set(group.map(({ name }) => name)).size === group.length;
    const names = group.map(({ name, hex }) => (name && isTold ? name : `${name} ${hex}`.trim()));
    return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  });
  const one = groups.length === 1 ? 'one number' : 'one number each time';
  return `${format.toUpperCase()} files know threads by ${chart}’s numbers, and these have ${one}: ${pairs.join('; ')}. Thread them by the worksheet.`;
}
