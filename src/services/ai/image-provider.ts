import { LOCAL_PROVIDER, parseImageProvider, type Maker } from '../../lib/ai/provider.ts';

export type { Maker };

let asked: Promise<Maker> | undefined;

/** Who makes the pictures of this site; asked once a page. Where that cannot be learnt: this device. */
export function fetchImageProvider(): Promise<Maker> {
  asked ??= ask().catch(() => LOCAL_PROVIDER);
  return asked;
}

async function ask(): Promise<Maker> {
  const response = await fetch('/maker.json');
  return response.ok ? parseImageProvider(await response.json()) : LOCAL_PROVIDER;
}
