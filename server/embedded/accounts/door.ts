import type { Project } from './known.ts';
import { type MailDoor, recover, resend, sendLink, signUp } from './mails.ts';
import { Pauses } from './pauses.ts';
import { type Fetch, fieldsOf, problem, textOf, withFields } from './requests.ts';
import { keepingItsSession } from './sessions.ts';
import { signIn } from './sign-in.ts';

/*
 * The door of the accounts. The embedded project answers here as a hosted one does, or better where
 * its own answers would tell who has an account, or let somebody in by guessing.
 */

type Handler = (request: Request, next: Fetch, door: MailDoor) => Promise<Response>;

const HANDLERS: Readonly<Record<string, Handler>> = {
  'POST /auth/v1/token': signIn,
  'POST /auth/v1/signup': signUp,
  'POST /auth/v1/resend': resend,
  'POST /auth/v1/recover': recover,
  'POST /auth/v1/otp': sendLink,
  'POST /auth/v1/magiclink': sendLink,
  'POST /auth/v1/verify': verify,
  'PUT /auth/v1/user': change,
};

/** What a visitor may ask for an address: answered no sooner than this, ms, known or not. */
const FLOOR_MS = 250;
const FLOORED = new Set([signUp, resend, recover, sendLink]);

/** A link of no mail. */
const NO_LINK = 'none';

/** Links alone are followed: mails show no code, so nobody who types one has read it there. */
async function verify(request: Request, next: Fetch): Promise<Response> {
  const fields = await fieldsOf(request);
  if (!fields || textOf(fields, 'token_hash')) return next(request);
  return next(withFields(request, { type: fields.type, token_hash: NO_LINK }));
}

/** The site offers no change of the address, which would tell whether another one has an account. */
async function change(request: Request, next: Fetch, { database }: MailDoor): Promise<Response> {
  const fields = await fieldsOf(request);
  if (fields?.email || fields?.phone) {
    const words = 'The address of an account cannot be changed here.';
    return problem(422, 'validation_failed', words);
  }
  return keepingItsSession(request, next, database);
}

/** Fields that the project takes for texts without looking. */
const TEXTS = ['email', 'password', 'token', 'token_hash', 'type', 'refresh_token', 'auth_code'];

/** Whether a request brings JSON of which the project would not know what to make. */
async function isMalformed(request: Request): Promise<boolean> {
  const isJson = await request
    .clone()
    .json()
    .then((body: unknown) => body !== undefined)
    .catch(() => false);
  if (!isJson) return false;
  const fields = await fieldsOf(request);
  if (!fields || typeof (fields.data ?? {}) !== 'object') return true;
  return TEXTS.some(
    (name) => !['string', 'undefined'].includes(typeof (fields[name] ?? undefined)),
  );
}

/** Takes away where an answer shall lead, unless it is this very site: scheme, host and port. */
function ownRedirect(request: Request, siteUrl: string): Request {
  const url = new URL(request.url);
  const { origin } = new URL(siteUrl);
  const isOwn = (address: string | null) =>
    address !== null && URL.parse(address)?.origin === origin;
  const headers = new Headers(request.headers);
  if (!isOwn(headers.get('Referer'))) headers.delete('Referer');
  const wanted = url.searchParams.getAll('redirect_to');
  if (wanted.length > 0) {
    url.searchParams.delete('redirect_to');
    if (wanted.length === 1 && isOwn(wanted[0])) url.searchParams.set('redirect_to', wanted[0]);
  }
  return new Request(url, { method: request.method, headers });
}

/** @param pauseMs between two mails of a kind to the same address */
export function withAccountDoor(next: Fetch, project: Project, pauseMs: number): Fetch {
  const door: MailDoor = { ...project, pauses: new Pauses(pauseMs) };
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/auth/v1/')) return next(request);
    // The project reads escapes in a path; then it would be another path than was asked about here.
    if (pathname.includes('%')) return problem(404, 'not_found', 'There is nothing at this path.');
    if (request.method === 'GET' || request.method === 'HEAD') {
      return next(ownRedirect(request, door.siteUrl));
    }
    if (await isMalformed(request)) {
      return problem(400, 'validation_failed', 'A field is not of the type that is wanted.');
    }
    const handler = HANDLERS[`${request.method} ${pathname}`];
    return handler ? handler(request, next, door) : next(request);
  };
}

/** Has what tells nothing by its words tell nothing by its time either. */
export function withFloor(next: Fetch): Fetch {
  return async (request) => {
    const handler = HANDLERS[`${request.method} ${new URL(request.url).pathname}`];
    if (!handler || !FLOORED.has(handler)) return next(request);
    const floor = new Promise((resolve) => setTimeout(resolve, FLOOR_MS));
    const [answer] = await Promise.all([next(request), floor]);
    return answer;
  };
}
