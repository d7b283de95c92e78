import { createUrlMatcher } from '@fal-ai/server-proxy';
import type { ZodType } from 'zod';
import { FLUX_PRO, KONTEXT } from '../../src/lib/ai/models.ts';
import { COMPLETE, FLUX_PRO_INPUT, INITIATE, KONTEXT_INPUT } from './bodies.ts';

/*
 * The requests that are let through: what is not written here is refused. An address is compared
 * as the text it came as, so that no two readers of addresses can differ about it.
 */

/** What a request uses up of the day's budget. */
export type Cost = 'picture' | 'upload';

export interface Call {
  /** For the log. */
  name: string;
  method: 'GET' | 'POST' | 'PUT';
  /** The whole address. */
  url: string;
  /** What its body must be; without one no body is sent. */
  body?: ZodType;
  cost?: Cost;
}

type Rule = Omit<Call, 'url'> & { url: RegExp };

const QUEUE = 'https://queue.fal.run';
const STORAGE = 'https://rest.fal.ai/storage/upload';
/** Both models' requests are kept under this name: the owner's, and the first part of the model's. */
const REQUESTS = `${QUEUE}/fal-ai/flux-pro/requests`;
const ID = '[A-Za-z0-9_-]{8,64}';

const exactly = (url: string): RegExp => new RegExp(`^${url.replace(/[.?]/g, '\\$&')}$`);
const under = (rest: string): RegExp =>
  new RegExp(`^${REQUESTS.replaceAll('.', '\\.')}/${ID}${rest}$`);
const storage = (what: string): RegExp => exactly(`${STORAGE}/${what}?storage_type=fal-cdn-v3`);

const RULES: readonly Rule[] = [
  {
    name: 'submit kontext',
    method: 'POST',
    url: exactly(`${QUEUE}/${KONTEXT}`),
    body: KONTEXT_INPUT,
    cost: 'picture',
  },
  {
    name: 'submit flux-pro',
    method: 'POST',
    url: exactly(`${QUEUE}/${FLUX_PRO}`),
    body: FLUX_PRO_INPUT,
    cost: 'picture',
  },
  { name: 'status', method: 'GET', url: under('/status\\?logs=[01]') },
  { name: 'result', method: 'GET', url: under('') },
  { name: 'cancel', method: 'PUT', url: under('/cancel') },
  {
    name: 'initiate',
    method: 'POST',
    url: storage('initiate'),
    body: INITIATE,
    cost: 'upload',
  },
  {
    name: 'initiate multipart',
    method: 'POST',
    url: storage('initiate-multipart'),
    body: INITIATE,
    cost: 'upload',
  },
  { name: 'complete', method: 'POST', url: storage('complete-multipart'), body: COMPLETE },
];

/** A second opinion, by fal's own matcher, on what the rules let through. */
const matches = createUrlMatcher([
  `queue.fal.run/{${FLUX_PRO},${KONTEXT}}`,
  'queue.fal.run/fal-ai/flux-pro/requests/*',
  'queue.fal.run/fal-ai/flux-pro/requests/*/cancel',
  'queue.fal.run/fal-ai/flux-pro/requests/*/status\\?logs=[01]',
  'rest.fal.ai/storage/upload/{initiate,initiate-multipart,complete-multipart}\\?storage_type=fal-cdn-v3',
]);

/** The longest address of the list is under 200 characters. */
const MAX_TARGET = 256;

/** The call that a method and an address stand for; undefined where it is none of the list. */
export function readCall(method: string, target: string | null): Call | undefined {
  if (!target || target.length > MAX_TARGET) return undefined;
  const rule = RULES.find((each) => each.method === method && each.url.test(target));
  if (!rule || !matches(target.slice('https://'.length))) return undefined;
  // What is asked is what was compared, letter by letter.
  return URL.canParse(target) && new URL(target).href === target
    ? { ...rule, url: target }
    : undefined;
}
