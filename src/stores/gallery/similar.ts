import { ORIGINAL_PARAM } from '../../lib/gallery/settings.ts';
import type { Job } from '../tool/job.ts';
import { showToast } from '../toasts/toasts.ts';

/**
 * Takes the picture that a design of the gallery was made from, where the page's link names one.
 * A reload does not take it again. What talks to the gallery is loaded for this alone.
 */
export async function takeOriginal(job: Job): Promise<void> {
  const query = new URLSearchParams(location.search);
  const id = query.get(ORIGINAL_PARAM);
  if (!id) return;
  query.delete(ORIGINAL_PARAM);
  const rest = query.size > 0 ? `?${query}` : '';
  history.replaceState(history.state, '', `${location.pathname}${rest}${location.hash}`);
  try {
    const { fetchImage } = await import('../../services/gallery/design.ts');
    const url = (await fetchImage(id))?.originalImage;
    if (url) await job.fetchPicture(url, new URL(url).pathname.split('/').at(-1)!);
  } catch (error) {
    console.error(error);
    showToast('error', 'Picture not loaded', 'Check your connection and try again.');
  }
}
