/* What `/api/health` tells of this deployment, and how the status page words it. */

export const HEALTH_PARTS = ['database', 'auth', 'storage', 'functions', 'maker'] as const;
export type HealthPart = (typeof HEALTH_PARTS)[number];

/** A part answers or does not; of the maker it says which one is at work. */
export type PartState = 'up' | 'down' | 'local' | 'remote';

export interface Health {
  /** Nothing is down. */
  ok: boolean;
  parts: Record<HealthPart, PartState>;
  /** When it was asked, ISO time. */
  at: string;
  /** How long the slowest answer took, ms. */
  ms: number;
}

export const PART_NAMES: Record<HealthPart, string> = {
  database: 'Database',
  auth: 'Accounts',
  storage: 'Files',
  functions: 'Functions',
  maker: 'Maker',
};

export const PART_WORDS: Record<PartState, string> = {
  up: 'Answers',
  down: 'Does not answer',
  local: 'On your own device',
  remote: 'fal.ai, through our server',
};

/** What came from outside, as a report; undefined where it is none. */
export function readHealth(data: unknown): Health | undefined {
  const health = data as Health | null;
  const known = HEALTH_PARTS.every((part) => {
    const state: unknown = health?.parts?.[part];
    return typeof state === 'string' && Object.hasOwn(PART_WORDS, state);
  });
  return known && typeof health?.at === 'string' && typeof health.ms === 'number'
    ? health
    : undefined;
}
