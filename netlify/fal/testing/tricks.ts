import { FLUX_PRO_PARAMETERS } from '../../../src/lib/ai/models.ts';
import { EVIL, HOSTS, PATHS, READING, requestUrl, SCHEMES, STORAGE, TARGET } from './addresses.ts';
import type { Random } from './random.ts';

/* Ways to misuse the function, by name. Each makes a request, and says whether it may pass at all. */

export interface Attempt {
  method: string;
  target: string | null;
  headers?: [string, string][];
  body?: string | ReadableStream;
  /** What fal answers; a plain success unless told. */
  answer?: () => Response;
}

export interface Trick {
  name: string;
  /** Whether the request reaches fal, at an address of the list. */
  reaches: boolean;
  make: (random: Random) => Attempt;
}

/** What no one but fal may see, and what fal may not see. */
export const FAL_KEY = 'fal-key-id:fal-key-secret-0123456789';
export const VISITOR_SECRET = 'visitors-own-secret';

const SUBMITS = ['/fal-ai/flux-pro/kontext', '/fal-ai/flux-pro'];

export const fluxBody = (more: object = {}): string =>
  JSON.stringify({ prompt: 'a red tulip', ...FLUX_PRO_PARAMETERS, ...more });
const kontextBody = (image_url: unknown): string =>
  JSON.stringify({ image_url, prompt: 'a red tulip' });

const post = (target: string | null, more: Partial<Attempt> = {}): Attempt => ({
  method: 'POST',
  target,
  body: fluxBody(),
  ...more,
});

const trick = (name: string, make: Trick['make']): Trick => ({ name, reaches: false, make });
const passing = (name: string, make: Trick['make']): Trick => ({ name, reaches: true, make });

/** An address that is not of the list. */
const address = (name: string, url: (random: Random) => string) =>
  trick(`address: ${name}`, (random) => post(url(random)));

const FOREIGN_HEADERS: [string, string][] = [
  ['authorization', `Bearer ${VISITOR_SECRET}`],
  ['authorization', `Key ${VISITOR_SECRET}`],
  ['cookie', `session=${VISITOR_SECRET}`],
  ['proxy-authorization', `Basic ${VISITOR_SECRET}`],
  ['x-fal-key', VISITOR_SECRET],
  ['x-fal-runner-hint', VISITOR_SECRET],
  ['x-fal-queue-priority', VISITOR_SECRET],
  ['x-fal-object-lifecycle-preference', `{"x":"${VISITOR_SECRET}"}`],
  ['x-forwarded-for', VISITOR_SECRET],
  ['x-forwarded-host', EVIL],
  ['x-http-method-override', 'DELETE'],
  ['x-original-url', `https://${EVIL}`],
  ['forwarded', `host=${EVIL}`],
  ['host', EVIL],
  ['referer', `https://ilmek.example/?${VISITOR_SECRET}`],
  ['user-agent', VISITOR_SECRET],
  ['accept', VISITOR_SECRET],
];

const IMAGE_URLS: [string, (random: Random) => unknown][] = [
  ['of another host', (r) => `https://${r.letters(6)}.example/files/a.png`],
  ['by http', () => 'http://v3.fal.media/files/a.png'],
  ['on this machine', (r) => `http://${r.pick(['localhost', '127.0.0.1', '[::1]'])}/files/a`],
  ['of the cloud itself', () => 'http://169.254.169.254/latest/meta-data/'],
  ['as data', () => 'data:image/png;base64,AAAA'],
  ['as a file', () => 'file:///etc/passwd'],
  ['of a host that begins alike', () => `https://v3.fal.media.${EVIL}/files/a.png`],
  ['of a host that ends alike', () => 'https://evilfal.media/files/a.png'],
  ['with a name before @', () => `https://v3.fal.media@${EVIL}/files/a.png`],
  ['with a way up', () => 'https://v3.fal.media/files/../admin'],
  ['with a query', () => `https://v3.fal.media/files/a.png?u=https://${EVIL}`],
  ['with a port', () => 'https://v3.fal.media:8443/files/a.png'],
  ['that is no text', (r) => r.pick([null, 1, true, [], {}])],
  ['that is a list', () => ['https://v3.fal.media/files/a.png']],
  ['that is too long', () => `https://v3.fal.media/files/${'a'.repeat(500)}`],
];

const BODIES: [string, (random: Random) => string][] = [
  ['more pictures', (r) => fluxBody({ num_images: 2 + r.below(9) })],
  ['a larger picture', () => fluxBody({ image_size: { width: 4096, height: 4096 } })],
  ['more steps', (r) => fluxBody({ num_inference_steps: 29 + r.below(100) })],
  ['other guidance', (r) => fluxBody({ guidance_scale: 4 + r.below(9) })],
  ['no safety', () => fluxBody({ enable_safety_checker: false })],
  ['looser safety', () => fluxBody({ safety_tolerance: '6' })],
  ['a picture in the answer', () => fluxBody({ sync_mode: true })],
  ['a seed', (r) => fluxBody({ seed: r.below(99) })],
  ['a webhook', () => fluxBody({ webhook_url: `https://${EVIL}` })],
  ['a prototype', () => `{"__proto__":{"x":1},${fluxBody().slice(1)}`],
  ['a constructor', () => fluxBody({ constructor: { prototype: {} } })],
  ['no prompt', () => JSON.stringify(FLUX_PRO_PARAMETERS)],
  ['an empty prompt', (r) => fluxBody({ prompt: ' '.repeat(r.below(5)) })],
  ['a prompt that is no text', (r) => fluxBody({ prompt: r.pick([1, null, [], {}, true]) })],
  ['a prompt that is too long', (r) => fluxBody({ prompt: 'a'.repeat(2001 + r.below(2000)) })],
  ['control characters', (r) => fluxBody({ prompt: `a${r.pick(['\0', '\x1b[2J', '\x7f'])}b` })],
  ['half a letter', () => fluxBody({ prompt: 'a\ud800b' })],
  ['a list', () => `[${fluxBody()}]`],
  ['nothing', () => ''],
  ['no JSON', (r) => r.letters(40)],
  ['half a JSON', () => fluxBody().slice(0, 30)],
  ['JSON in JSON', () => JSON.stringify(fluxBody())],
  ['thousands of brackets', () => '['.repeat(8000)],
  ['twenty thousand letters', (r) => fluxBody({ prompt: r.letters(20_000) })],
  ['a million letters', () => `"${'a'.repeat(1_000_000)}"`],
];

/** A body without an end. */
function endless(): ReadableStream {
  const chunk = new Uint8Array(4096).fill(97);
  return new ReadableStream({ pull: (controller) => controller.enqueue(chunk) });
}

const redirect = (status: number, to: string) => (): Response =>
  new Response(null, { status, headers: { Location: to } });

const ANSWERS: [string, (random: Random) => () => Response][] = [
  ['leads to another host', (r) => redirect(r.pick([301, 302, 303, 307, 308]), `https://${EVIL}/`)],
  ['leads to this machine', (r) => redirect(r.pick([302, 307]), 'http://169.254.169.254/')],
  ['leads on and on', (r) => redirect(308, `${requestUrl(r)}`)],
  ['leads nowhere', () => () => new Response(null, { status: 302 })],
  ['tells the key', () => () => Response.json({ detail: `Bad key: ${FAL_KEY}` }, { status: 401 })],
  ['tells the key with success', () => () => Response.json({ you: `Key ${FAL_KEY}` })],
  ['tells the key in a header', () => () => Response.json({}, { headers: { 'x-key': FAL_KEY } })],
  ['sets a cookie', () => () => Response.json({}, { headers: { 'set-cookie': 'a=b' } })],
  [
    'opens itself to all',
    () => () => Response.json({}, { headers: { 'access-control-allow-origin': '*', link: '<x>' } }),
  ],
  [
    'is a page',
    () => () =>
      new Response(`<script>${FAL_KEY}</script>`, { headers: { 'content-type': 'text/html' } }),
  ],
  ['is garbage', (r) => () => new Response(`{"a":${r.letters(9)}`)],
  ['has no end', () => () => new Response(endless())],
  ['is a broken text', () => () => new Response(new Uint8Array([0x22, 0xff, 0xfe, 0x22]))],
  [
    'breaks off',
    () => () =>
      new Response(new ReadableStream({ start: (c) => c.error(new TypeError('terminated')) })),
  ],
];

export const TRICKS: readonly Trick[] = [
  ...HOSTS.map(([name, host]) =>
    address(`host: ${name}`, (r) => `https://${host(r)}${r.pick(SUBMITS)}`),
  ),
  ...SCHEMES.map((scheme) =>
    address(`${scheme}:`, (r) => `${scheme}://queue.fal.run${r.pick(SUBMITS)}`),
  ),
  address('no scheme', () => '//queue.fal.run/fal-ai/flux-pro'),
  address('one stroke', () => 'https:/queue.fal.run/fal-ai/flux-pro'),
  address('three strokes', () => 'https:///queue.fal.run/fal-ai/flux-pro'),
  address('strokes the wrong way', () => 'https:\\\\queue.fal.run\\fal-ai\\flux-pro'),
  address('words around it', () => `x ${TARGET} y`),
  address('quotes around it', () => `"${TARGET}"`),
  address('two addresses', () => `${TARGET},https://${EVIL}`),
  ...PATHS.map(([name, path]) =>
    address(`path: ${name}`, (r) => `https://queue.fal.run${path(r)}`),
  ),
  ...STORAGE.map(([name, path]) => address(`storage: ${name}`, () => `https://rest.fal.ai${path}`)),
  trick('two headers of address', (r) =>
    post(TARGET, { headers: [['x-fal-target-url', `https://${r.letters(6)}.example/`]] }),
  ),
  trick('no address', () => post(null)),
  trick('the address in another header', () => post(null, { headers: [['x-target-url', TARGET]] })),
  ...READING.map(([name, url]) =>
    trick(`reading: ${name}`, (r) => ({ method: 'GET', target: url(r) })),
  ),
  ...['DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'PROPFIND', 'QUERY'].map((method) =>
    trick(`method: ${method}`, (r) => ({
      method,
      target: r.pick([TARGET, requestUrl(r), `${requestUrl(r)}/cancel`]),
    })),
  ),
  trick('method: GET of what is ordered', () => ({ method: 'GET', target: TARGET })),
  trick('method: PUT of what is ordered', () => post(TARGET, { method: 'PUT' })),
  trick('method: POST of a cancel', (r) => post(`${requestUrl(r)}/cancel`)),
  trick('method: PUT of a result', (r) => post(requestUrl(r), { method: 'PUT' })),
  ...FOREIGN_HEADERS.map(([name, value]) =>
    passing(`header: ${name}: ${value.split(' ')[0]}`, (r) =>
      r.below(2)
        ? post(TARGET, { headers: [[name, value]] })
        : { method: 'GET', target: requestUrl(r), headers: [[name, value]] },
    ),
  ),
  trick('header: another site’s page', () =>
    post(TARGET, { headers: [['origin', `https://${EVIL}`]] }),
  ),
  trick('header: a page without origin', () => post(TARGET, { headers: [['origin', 'null']] })),
  trick('header: cross-site', (r) =>
    post(TARGET, { headers: [['sec-fetch-site', r.pick(['cross-site', 'same-site', 'none'])]] }),
  ),
  trick('header: a form', (r) =>
    post(TARGET, {
      headers: [
        ['content-type', r.pick(['text/plain', 'application/x-www-form-urlencoded', 'x/json'])],
      ],
    }),
  ),
  trick('header: packed', (r) =>
    post(TARGET, { headers: [['content-encoding', r.pick(['gzip', 'br', 'identity'])]] }),
  ),
  trick('header: a length that is no use', () =>
    post(TARGET, { headers: [['content-length', '99999999']] }),
  ),
  ...IMAGE_URLS.map(([name, url]) =>
    trick(`picture ${name}`, (r) => post(`${TARGET}/kontext`, { body: kontextBody(url(r)) })),
  ),
  ...BODIES.map(([name, body]) => trick(`body: ${name}`, (r) => post(TARGET, { body: body(r) }))),
  trick('body: without an end', () => post(TARGET, { body: endless() })),
  trick('upload: another type', (r) =>
    post('https://rest.fal.ai/storage/upload/initiate?storage_type=fal-cdn-v3', {
      body: JSON.stringify({
        content_type: r.pick(['text/html', 'image/svg+xml', 'application/zip', 'video/mp4']),
        file_name: 'a.html',
      }),
    }),
  ),
  trick('upload: a name with a way up', (r) =>
    post('https://rest.fal.ai/storage/upload/initiate?storage_type=fal-cdn-v3', {
      body: JSON.stringify({
        content_type: 'image/png',
        file_name: r.pick(['../../a.png', '.env', 'a/b.png', 'a\r\nb.png', '']),
      }),
    }),
  ),
  passing('body: a name twice', () =>
    post(TARGET, { body: `{"num_images":9,${fluxBody().slice(1)}` }),
  ),
  passing('body: on a GET’s way', (r) => ({
    method: 'PUT',
    target: `${requestUrl(r)}/cancel`,
    body: fluxBody({ x: 1 }),
  })),
  ...ANSWERS.map(([name, answer]) =>
    passing(`answer: ${name}`, (r) =>
      r.below(2)
        ? post(TARGET, { answer: answer(r) })
        : { method: 'GET', target: requestUrl(r), answer: answer(r) },
    ),
  ),
];
