import { TARGET_URL_HEADER } from '@fal-ai/server-proxy';
import { passOn, problem } from './answers.ts';
import { MAX_BODY } from './bodies.ts';
import type { Answer, Ask, Upstream } from './upstream.ts';
import { secondsToMidnight, type Budget } from './budget.ts';
import { readCall, type Call } from './calls.ts';
import { readText, TooLarge } from '../read-text.ts';

/*
 * The way to fal.ai with the site's key. It keeps to the protocol of @fal-ai/server-proxy and asks
 * its matcher, but not its handler: that one follows redirects, prefers the caller's own
 * credentials to the key, forwards his headers, and knows no bound of size or time.
 */

export interface ProxyReach {
  /** Reaches fal.ai. Tests and the local stand-in bring their own; what it is asked was checked before. */
  fetch: Upstream;
  falKey: string;
  budget: Budget;
  /** The visitor's address. */
  visitor: string;
  /** Takes a line without words, pictures or addresses of anybody. */
  log: (line: string) => void;
}

/** The largest answer, bytes: fal's are a few thousand. */
const MAX_ANSWER = 1024 * 1024;

/** How long fal may take to answer, ms: the models work in a queue, so all answers are quick. */
const PATIENCE_MS = 15_000;

/** Pictures are deleted at fal after a day. */
const LIFECYCLE = JSON.stringify({ expiration_duration_seconds: 24 * 60 * 60 });

const METHODS = ['GET', 'POST', 'PUT'];

/** Passes a request on, or says why not. */
export async function falProxy(request: Request, reach: ProxyReach): Promise<Response> {
  const began = performance.now();
  const call = readCall(request.method, request.headers.get(TARGET_URL_HEADER));
  const answer = await (call ? handle(request, call, reach) : refuse(request));
  // Who asks how far his picture is asks twice a second: told only when something is wrong.
  if (call?.name !== 'status' || answer.status >= 400) {
    const ms = Math.round(performance.now() - began);
    reach.log(`fal ${call?.name ?? 'refused'} ${answer.status} ${ms} ms`);
  }
  return answer;
}

async function refuse({ method, body }: Request): Promise<Response> {
  await body?.cancel();
  if (METHODS.includes(method)) return problem(400, 'This is not let through.', 'refused');
  const answer = problem(405, 'This method is not let through.', 'refused');
  answer.headers.set('Allow', METHODS.join(', '));
  return answer;
}

async function handle(request: Request, call: Call, reach: ProxyReach): Promise<Response> {
  if (fromElsewhere(request)) {
    return problem(403, 'Only the pages of this site may ask this.', 'refused');
  }
  const body = call.body && (await readBody(request, call.body));
  if (body instanceof Response) return body;
  if (!call.cost) return ask(call, body, reach);

  const refusal = await pay(call.cost, reach);
  if (refusal) return refusal;
  const answer = await ask(call, body, reach);
  // What fal has not taken is not paid. Where that is not known (500), it is.
  if (answer.status >= 400 && answer.status !== UNCLEAR) {
    await reach.budget.giveBack(call.cost, reach.visitor);
  }
  return answer;
}

/** Whether another site's page asks. Browsers say so; they also ask first, and get a 405. */
function fromElsewhere({ headers, url }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site !== 'same-origin';
  // An older browser. Behind Netlify's own proxy the scheme may differ: the host is what counts.
  const origin = headers.get('origin');
  return origin !== null && URL.parse(origin)?.host !== new URL(url).host;
}

/** The body in our own spelling, so that fal reads what was checked. */
async function readBody(
  request: Request,
  schema: NonNullable<Call['body']>,
): Promise<string | Response> {
  const { headers } = request;
  const type = headers.get('content-type')?.split(';')[0].trim().toLowerCase();
  if (type !== 'application/json' || headers.has('content-encoding')) {
    await request.body?.cancel();
    return problem(415, 'The request must be plain JSON.', 'refused');
  }
  try {
    const parsed = schema.safeParse(JSON.parse(await readText(request, MAX_BODY)));
    if (parsed.success) return JSON.stringify(parsed.data);
    const fields = parsed.error.issues.map(({ path }) => path.join('.') || 'the request');
    return problem(400, `Not within the bounds: ${[...new Set(fields)].join(', ')}.`, 'refused');
  } catch (error) {
    if (error instanceof TooLarge) return problem(413, 'The request is too large.', 'refused');
    return problem(400, 'The request is no JSON.', 'refused');
  }
}

/** Takes from the budget. @returns the refusal, where there is one */
async function pay(cost: NonNullable<Call['cost']>, reach: ProxyReach) {
  try {
    const taken = await reach.budget.take(cost, reach.visitor);
    if (taken === 'granted') return undefined;
    const what =
      taken === 'spent'
        ? 'The pictures that this site pays for today are all made.'
        : 'You have made all the pictures that one visitor can make here in a day.';
    const message = `${what} More can be made tomorrow; the maker on your own device works as ever.`;
    const code = taken === 'spent' ? 'budget' : 'share';
    return problem(429, message, code, secondsToMidnight(Date.now()));
  } catch (error) {
    reach.log(`fal budget cannot be read: ${(error as Error).name}`);
    const message = 'The remote maker cannot be reached; the maker on your own device works.';
    return problem(503, message, 'unavailable');
  }
}

/**
 * For a picture that was perhaps ordered and perhaps not. The client tries again after 502 and
 * 504, and each try might be paid; after this it asks the visitor.
 */
const UNCLEAR = 500;

/** Errors of a connection that never stood. */
const NOT_CONNECTED = /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/;

async function ask(call: Call, body: string | undefined, reach: ProxyReach): Promise<Response> {
  const paid = call.cost === 'picture';
  const timer = new AbortController();
  const patience = setTimeout(() => timer.abort(), PATIENCE_MS);
  try {
    const answer = await send(call, reach, {
      method: call.method,
      headers: headersFor(call, body, reach.falKey),
      body,
      redirect: 'manual',
      signal: timer.signal,
    });
    return await readAnswer(answer, paid, reach);
  } catch (error) {
    if (timer.signal.aborted) {
      const message = 'fal.ai took too long.';
      return paid ? problem(UNCLEAR, message, 'late') : problem(504, message);
    }
    const unclear = paid && !NOT_CONNECTED.test(codeOf(error));
    return problem(unclear ? UNCLEAR : 502, 'fal.ai could not be reached.');
  } finally {
    clearTimeout(patience);
  }
}

/** A kept connection that the other side closed at that very moment. */
const STALE = /^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET)$/;

/** Sends; what only reads is sent once more where the connection was stale. */
async function send({ url, method }: Call, reach: ProxyReach, init: Ask) {
  try {
    return await reach.fetch(url, init);
  } catch (error) {
    if (method !== 'GET' || !STALE.test(codeOf(error))) throw error;
    return reach.fetch(url, init);
  }
}

/** What the system calls a failure of the network; `fetch` wraps it. */
function codeOf(error: unknown): string {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return cause?.code ?? code ?? '';
}

function headersFor(call: Call, body: string | undefined, falKey: string): Record<string, string> {
  return {
    accept: 'application/json',
    authorization: `Key ${falKey}`,
    'user-agent': 'ilmek',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(call.cost === 'picture' && { 'x-fal-object-lifecycle-preference': LIFECYCLE }),
    ...(call.cost === 'upload' && { 'x-fal-object-lifecycle': LIFECYCLE }),
  };
}

/** Statuses by which fal speaks to the site's owner: of his key, his balance, his account. */
const FOR_THE_OWNER = [401, 402, 403];

/** Room for fal's words in the log, characters. */
const MAX_WORDS = 300;

/** What fal says of the owner's account is his alone: it stands in the log, without the key. */
function keepFromVisitors(status: number, text: string, { falKey, log }: ProxyReach): Response {
  const words = text
    .replaceAll(falKey, '(key)')
    .replace(/[^\x20-\x7e]+/g, ' ')
    .slice(0, MAX_WORDS);
  log(`fal answered ${status}: ${words}`);
  const message = 'The remote maker is not at our service now; the maker on your own device works.';
  return problem(status, message);
}

async function readAnswer(answer: Answer, paid: boolean, reach: ProxyReach): Promise<Response> {
  const { falKey } = reach;
  if (answer.status < 200 || (answer.status >= 300 && answer.status < 400)) {
    await answer.body?.cancel();
    return problem(paid ? UNCLEAR : 502, 'fal.ai sent an answer that is not followed.');
  }
  const text = await readText(answer, MAX_ANSWER);
  if (FOR_THE_OWNER.includes(answer.status)) return keepFromVisitors(answer.status, text, reach);
  if (isJson(text) && !text.includes(falKey)) return passOn(answer, text);
  // An error may come as a page of some machine on the way: its status is what counts.
  if (!answer.ok) return passOn(answer, JSON.stringify({ message: `HTTP ${answer.status}` }));
  return problem(paid ? UNCLEAR : 502, 'fal.ai sent an answer that cannot be read.');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
