import { once } from '../../lib/once.ts';
import { LOCAL_PROVIDER, parseImageProvider, type Maker } from '../../lib/ai/provider.ts';

export type { Maker };

/** Who makes the pictures of this site; asked once a page. Where that cannot be learnt: this device. */
export const fetchImageProvider = once(() => ask().catch(() => LOCAL_PROVIDER));

async function ask(): Promise<Maker> {
  const response = await fetch('/maker.json');
  return response.ok ? parseImageProvider(await response.json()) : LOCAL_PROVIDER;
}
