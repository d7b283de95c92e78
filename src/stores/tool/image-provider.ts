import { atom, computed } from 'nanostores';
import { LOCAL_PROVIDER } from '../../lib/ai/provider.ts';
import { fetchImageProvider } from '../../services/ai/image-provider.ts';
import type { Maker } from '../../services/ai/image-provider.ts';

/** Who makes this site's pictures; undefined until that is known. */
export const $imageProvider = atom<Maker | undefined>(undefined);

/** The visitor of this page wants them made on this device, whoever else could. */
export const $onDevice = atom(false);

/** Who makes this page's next picture; undefined until that is known. */
export const $nextImageProvider = computed([$imageProvider, $onDevice], (maker, onDevice) =>
  onDevice ? LOCAL_PROVIDER : maker,
);

/** Learns who makes the pictures, once a page, and fetches what only fal.ai needs where it does. */
export async function learnImageProvider(): Promise<void> {
  const isKnown = $imageProvider.get() !== undefined;
  const maker = await fetchImageProvider();
  if (isKnown) return;
  $imageProvider.set(maker);
  // Where it cannot be loaded now, whoever needs it tells.
  if (maker.maker === 'fal') import('./job-remote.ts').catch(() => undefined);
}

/** Who makes the next picture; waits until that is known. */
export async function nextImageProvider(): Promise<Maker> {
  await learnImageProvider();
  return $nextImageProvider.get() ?? LOCAL_PROVIDER;
}
