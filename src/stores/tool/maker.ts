import { atom, computed } from 'nanostores';
import { LOCAL_MAKER } from '../../lib/ai/provider.ts';
import { whichMaker } from '../../services/ai/maker.ts';
import type { Maker } from '../../services/ai/maker.ts';

/** Who makes this site's pictures; undefined until that is known. */
export const $maker = atom<Maker | undefined>(undefined);

/** The visitor of this page wants them made on this device, whoever else could. */
export const $onDevice = atom(false);

/** Who makes this page's next picture; undefined until that is known. */
export const $nextMaker = computed([$maker, $onDevice], (maker, onDevice) =>
  onDevice ? LOCAL_MAKER : maker,
);

/** Learns who makes the pictures, once a page, and fetches what only fal.ai needs where it does. */
export async function askMaker(): Promise<void> {
  const isKnown = $maker.get() !== undefined;
  const maker = await whichMaker();
  if (isKnown) return;
  $maker.set(maker);
  // Where it cannot be loaded now, whoever needs it tells.
  if (maker.maker === 'fal') import('./job-remote.ts').catch(() => undefined);
}

/** Who makes the next picture; waits until that is known. */
export async function nextMaker(): Promise<Maker> {
  await askMaker();
  return $nextMaker.get() ?? LOCAL_MAKER;
}
