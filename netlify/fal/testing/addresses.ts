import type { Random } from './random.ts';

/* Addresses that are not of the list, each by what is wrong with it. */

export const EVIL = 'evil.example';
export const TARGET = 'https://queue.fal.run/fal-ai/flux-pro';

const id = (random: Random) => random.letters(36, 'abcdef0123456789-');
/** An address of the list. */
export const requestUrl = (random: Random) => `${TARGET}/requests/${id(random)}`;

export const HOSTS: [string, (random: Random) => string][] = [
  ['another host', (r) => `${r.letters(8)}.example`],
  ['a host that ends alike', (r) => `${r.letters(5)}queue.fal.run`],
  ['a host that begins alike', () => `queue.fal.run.${EVIL}`],
  ['a sibling', (r) => r.pick(['fal.run', 'www.fal.run', 'fal.ai', 'api.fal.ai', 'fal.dev'])],
  ['the storage in place of the queue', () => 'rest.fal.ai'],
  ['a name before @', () => `queue.fal.run@${EVIL}`],
  ['a name and a word before @', (r) => `queue.fal.run:${r.letters(4)}@${EVIL}`],
  ['our host after a name', (r) => `${r.letters(4)}@queue.fal.run`],
  ['a stroke the wrong way', () => `queue.fal.run\\@${EVIL}`],
  ['two strokes the wrong way', () => `${EVIL}\\\\queue.fal.run`],
  ['a port', (r) => `queue.fal.run:${r.pick([80, 443, 8080, 65535])}`],
  ['an empty port', () => 'queue.fal.run:'],
  ['a dot at the end', () => 'queue.fal.run.'],
  ['large letters', () => 'QUEUE.fal.run'],
  ['wide dots', () => 'queue。fal｡run'],
  ['letters that look alike', () => 'queuе.fal.run'],
  ['letters in wide form', () => 'ｑueue.fal.run'],
  ['a soft hyphen', () => 'queue.f\u00adal.run'],
  ['an escaped dot', () => 'queue%2efal.run'],
  ['an escaped stroke', () => `${EVIL}%2fqueue.fal.run`],
  ['this machine', (r) => r.pick(['localhost', '127.0.0.1', '[::1]', '0.0.0.0', '2130706433'])],
  [
    'this machine in odd numbers',
    (r) => r.pick(['0x7f.1', '0177.0.0.1', '127.1', '[::ffff:7f00:1]']),
  ],
  ['the cloud’s own address', (r) => r.pick(['169.254.169.254', 'metadata.google.internal'])],
  ['no host', () => ''],
];

export const SCHEMES = [
  ...['http', 'ftp', 'file', 'ws', 'wss', 'gopher', 'HTTPS', 'https+unix', 'blob:https'],
  ...['view-source:https', 'jar:https', 'javascript', 'data'],
];

export const PATHS: [string, (random: Random) => string][] = [
  [
    'a way up',
    (r) => `/fal-ai/flux-pro/kontext/../${r.pick(['kontext/max', 'v1.1', '../flux/dev'])}`,
  ],
  ['an escaped way up', () => '/fal-ai/flux-pro/%2e%2e/flux-pro'],
  ['an escaped stroke', () => '/fal-ai%2fflux-pro'],
  ['a stroke escaped twice', () => '/fal-ai%252fflux-pro'],
  ['a letter escaped', () => '/fal-ai/flux%2dpro'],
  ['a stroke the wrong way', () => '/fal-ai\\flux-pro'],
  ['two strokes', () => '//fal-ai/flux-pro'],
  ['a stroke at the end', () => '/fal-ai/flux-pro/'],
  ['a dot', () => '/fal-ai/./flux-pro'],
  ['a semicolon', (r) => `/fal-ai/flux-pro;${r.letters(3)}=1`],
  ['a zero', () => '/fal-ai/flux-pro%00'],
  ['a line', () => '/fal-ai/flux-pro%0d%0aHost:%20evil.example'],
  ['a tab', () => '/fal-ai/flux\t-pro'],
  ['a space', () => '/fal-ai/ flux-pro'],
  ['large letters', () => '/Fal-AI/flux-pro'],
  ['another model', (r) => `/fal-ai/${r.pick(['flux/dev', 'flux-pro/v1.1-ultra', 'veo3'])}`],
  ['another owner', (r) => `/${r.letters(6)}/flux-pro`],
  ['a model made up', (r) => `/fal-ai/flux-pro/${r.letters(7)}`],
  ['a workflow', (r) => `/workflows/${r.letters(5)}/${r.letters(5)}`],
  ['a webhook', () => `/fal-ai/flux-pro?fal_webhook=https%3A%2F%2F${EVIL}`],
  ['a query', (r) => `/fal-ai/flux-pro?${r.letters(4)}=${r.letters(4)}`],
  ['an empty query', () => '/fal-ai/flux-pro?'],
  ['a fragment', (r) => `/fal-ai/flux-pro#${r.letters(4)}`],
  ['an empty fragment', () => '/fal-ai/flux-pro#'],
  ['thousands of letters', (r) => `/fal-ai/flux-pro/${'a'.repeat(1000 + r.below(5000))}`],
];

export const STORAGE: [string, string][] = [
  ['tokens', '/tokens/'],
  ['another kind of storage', '/storage/upload/initiate?storage_type=gcs'],
  ['no kind of storage', '/storage/upload/initiate'],
  ['two kinds of storage', '/storage/upload/initiate?storage_type=fal-cdn-v3&storage_type=x'],
  ['a list of what is stored', '/storage/list?storage_type=fal-cdn-v3'],
  ['keys', '/keys'],
  ['billing', '/billing/user_balance'],
];

export const READING: [string, (random: Random) => string][] = [
  ['a stream of states', (r) => `${requestUrl(r)}/status/stream?logs=0`],
  ['logs as a word', (r) => `${requestUrl(r)}/status?logs=true`],
  ['a third query', (r) => `${requestUrl(r)}/status?logs=1&x=1`],
  ['an id with strokes', (r) => `${TARGET}/requests/${id(r)}/${id(r)}`],
  ['an id that goes up', () => `${TARGET}/requests/../../../flux`],
  ['an id escaped', () => `${TARGET}/requests/%2e%2e%2f%2e%2e%2f`],
  ['an id of one letter', () => `${TARGET}/requests/a`],
  ['a list of requests', () => `${TARGET}/requests/`],
  ['requests of another model', (r) => `https://queue.fal.run/fal-ai/flux/requests/${id(r)}`],
];
