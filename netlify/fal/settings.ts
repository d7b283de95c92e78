import { LIMIT_DEFAULTS, type Limits } from './budget.ts';

/* What an owner sets; see the table of settings in the README. */

export type Env = Record<string, string | undefined>;

export interface Settings {
  falKey: string;
  /** Origin of the project that keeps the budget. */
  databaseUrl: string;
  serviceKey: string;
  limits: Limits;
}

/** What must be set first. */
export interface Missing {
  missing: string;
}

/** Printable, without spaces: what may stand in a header. */
const KEY = /^[\x21-\x7e]{8,256}$/;

function readKey(env: Env, name: string): string | undefined {
  const key = env[name]?.trim() ?? '';
  return KEY.test(key) ? key : undefined;
}

function readLimit(env: Env, name: string, otherwise: number): number {
  const text = env[name]?.trim() ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : otherwise;
}

/** The project's origin: a hosted one by https, or this machine. */
function readOrigin(env: Env, name: string): string | undefined {
  const url = URL.parse(env[name]?.trim() ?? '');
  const local = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1';
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && local)
    ? url.origin
    : undefined;
}

/** What one visitor may have of a day's pictures, unless told; and at most. */
const SHARE = LIMIT_DEFAULTS.each / LIMIT_DEFAULTS.all;
const MAX_SHARE = 0.5;

/** A part of the day's pictures: one at least, where there are any. */
const shareOf = (all: number, part: number) => Math.min(all, Math.max(1, Math.floor(all * part)));

/** The settings, or the variable that is missing. Without a budget nothing is spent. */
export function readSettings(env: Env): Settings | Missing {
  const falKey = readKey(env, 'FAL_KEY');
  if (!falKey) return { missing: 'FAL_KEY' };
  const serviceKey = readKey(env, 'SUPABASE_SERVICE_ROLE_KEY');
  if (!serviceKey) return { missing: 'SUPABASE_SERVICE_ROLE_KEY' };
  const databaseUrl = readOrigin(env, 'PUBLIC_SUPABASE_URL');
  if (!databaseUrl) return { missing: 'PUBLIC_SUPABASE_URL' };
  const all = readLimit(env, 'FAL_DAILY_PICTURES', LIMIT_DEFAULTS.all);
  const wanted = readLimit(env, 'FAL_DAILY_PICTURES_EACH', shareOf(all, SHARE));
  // Whatever is set: one visitor alone never has all that there is for a day.
  const each = Math.min(wanted, shareOf(all, MAX_SHARE));
  return { falKey, serviceKey, databaseUrl, limits: { all, each } };
}
