import { ORIGINAL_PARAM } from '../../lib/gallery/original-param.ts';
import type { Job } from '../tool/job.ts';

/**
 * Takes the picture that a design was made from, of the gallery or of this device, where the page's
 * link names one. What can do that is loaded for this alone.
 */
export async function takeOriginal(job: Job): Promise<void> {
  const id = new URLSearchParams(location.search).get(ORIGINAL_PARAM);
  if (id) await (await import('./original.ts')).takeOriginalOf(id, job);
}
