import { keepsLocal } from '../../lib/gallery/local-key.ts';
import { ORIGINAL_PARAM } from '../../lib/gallery/original-param.ts';
import type { Job } from '../tool/job.ts';
import { showToast } from '../toasts/toasts.ts';

/** Takes the picture that a design was made from. A reload does not take it again. */
export async function takeOriginalOf(id: string, job: Job): Promise<void> {
  const query = new URLSearchParams(location.search);
  query.delete(ORIGINAL_PARAM);
  const rest = query.size > 0 ? `?${query}` : '';
  history.replaceState(history.state, '', `${location.pathname}${rest}${location.hash}`);
  try {
    const kept = keepsLocal() && (await (await import('./kept-picture.ts')).keptOriginal(id));
    if (kept) return job.choosePicture(kept);
    const { fetchImage } = await import('../../services/gallery/design.ts');
    const url = (await fetchImage(id))?.originalImage;
    if (url) await job.fetchPicture(url, new URL(url).pathname.split('/').at(-1)!);
  } catch (error) {
    console.error(error);
    showToast('error', 'Picture not loaded', 'Check your connection and try again.');
  }
}
