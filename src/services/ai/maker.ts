import { LOCAL_MAKER, parseMaker, type Maker } from '../../lib/ai/provider.ts';

export type { Maker };

let asked: Promise<Maker> | undefined;

/** Who makes the pictures of this site; asked once a page. Where that cannot be learnt: this device. */
export function whichMaker(): Promise<Maker> {
  asked ??= ask().catch(() => LOCAL_MAKER);
  return asked;
}

async function ask(): Promise<Maker> {
  const response = await fetch('/maker.json');
  return response.ok ? parseMaker(await response.json()) : LOCAL_MAKER;
}
