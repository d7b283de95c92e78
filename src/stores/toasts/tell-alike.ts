import type { FormatId, Thread } from 'ilmek-engine';
import { showToast } from './toasts.ts';

/** Formats that have a number of a chart in place of a thread's colour. */
const BY_NUMBER: readonly FormatId[] = ['jef', 'sew', 'pec', 'hus'];

/** Says it where the file that was handed out has one number for threads of different colours. */
export async function tellAlike(threads: readonly Thread[], format: FormatId): Promise<void> {
  if (!BY_NUMBER.includes(format)) return;
  const { alikeNotes } = await import('../../lib/files/alike-threads.ts');
  const [words] = alikeNotes(threads, [format]);
  if (words) showToast('done', 'Some threads share a number', words);
}
