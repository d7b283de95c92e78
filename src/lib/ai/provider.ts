/** Who makes the pictures: the engine on the visitor's own device, or fal.ai. */
export const MAKERS = ['local', 'fal'] as const;
export type MakerName = (typeof MAKERS)[number];

/** What a page learns from /maker.json. */
export interface Maker {
  maker: MakerName;
  /** fal.ai is played by a stand-in on this machine (`npm start -- --fake-ai`). */
  standIn: boolean;
}

export const LOCAL_PROVIDER: Maker = { maker: 'local', standIn: false };

/** Where fal.ai keeps files: pages that use it upload and fetch there. */
export const FAL_FILES = 'https://*.fal.media';

/**
 * The maker that PUBLIC_AI_PROVIDER names; local unless told.
 * @throws TypeError naming the mend
 */
export function imageProviderOf(env: Record<string, string | boolean | undefined>): MakerName {
  const name = String(env.PUBLIC_AI_PROVIDER ?? '').trim() || 'local';
  const maker = MAKERS.find((each) => each === name);
  if (maker) return maker;
  throw new TypeError(`PUBLIC_AI_PROVIDER is “${name}”; it must be one of ${MAKERS.join(', ')}`);
}

/** What /maker.json says; anything odd is the local maker. */
export function parseImageProvider(data: unknown): Maker {
  const { maker, standIn } = (data ?? {}) as Partial<Record<keyof Maker, unknown>>;
  return maker === 'fal' ? { maker, standIn: standIn === true } : LOCAL_PROVIDER;
}
