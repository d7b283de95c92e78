import { randomUUID } from 'node:crypto';
import { findAccount, type Project, sendConfirmation, sendRegistered } from './known.ts';
import type { MailKind, Pauses } from './pauses.ts';
import {
  addressOf,
  type Fetch,
  type Fields,
  fieldsOf,
  problem,
  textOf,
  withFields,
} from './requests.ts';
import { lookAtNothing } from './sign-in.ts';

/* What sends a mail. It answers for an address with an account as for one without. */

export interface MailDoor extends Project {
  pauses: Pauses;
}

function tooSoon(seconds: number): Response {
  const unit = seconds === 1 ? 'second' : 'seconds';
  const words = `For security purposes, you can only request this after ${seconds} ${unit}.`;
  return problem(429, 'over_email_send_rate_limit', words, { 'Retry-After': `${seconds}` });
}

/** Holds the pause between two mails to an address around what sends one. */
async function paused(
  { pauses }: MailDoor,
  kind: MailKind,
  address: string,
  send: () => Promise<Response>,
): Promise<Response> {
  const wait = pauses.left(kind, address);
  if (wait > 0) return tooSoon(wait);
  const answer = await send();
  if (answer.ok) pauses.begin(kind, address);
  return answer;
}

/** Opens an account; where there is one, its address hears of it and nobody else does. */
export async function signUp(request: Request, next: Fetch, door: MailDoor): Promise<Response> {
  const fields = await fieldsOf(request);
  const address = addressOf(fields);
  if (!fields || !address) return next(request);
  return paused(door, 'confirmation', address, async () => {
    const answer = await next(request);
    // Which is what the project says of an address that it knows, once all else is right.
    if (answer.status !== 429) return answer;
    await lookAtNothing(textOf(fields, 'password') ?? '');
    const account = await findAccount(door.database, address);
    if (account?.confirmed) await sendRegistered(door, address);
    else await sendConfirmation(door, address);
    return Response.json(newUser(address, fields.data));
  });
}

/** What is said of an account that was just opened: this one never was. */
function newUser(email: string, data: unknown): Fields {
  const [id, now] = [randomUUID(), new Date().toISOString()];
  const about = { email, email_verified: false, phone_verified: false, sub: id };
  const user_metadata = { ...(typeof data === 'object' ? data : {}), ...about };
  const times = { created_at: now, updated_at: now };
  const identity = {
    ...{ identity_id: randomUUID(), id, user_id: id, identity_data: user_metadata },
    ...{ provider: 'email', last_sign_in_at: now, ...times, email },
  };
  return {
    ...{ id, aud: 'authenticated', role: 'authenticated', email, phone: '' },
    app_metadata: { provider: 'email', providers: ['email'] },
    ...{ user_metadata, identities: [identity], ...times, is_anonymous: false },
    confirmation_sent_at: now,
  };
}

/** Sends the confirmation again; the project's own refuses that for ever. */
export async function resend(request: Request, next: Fetch, door: MailDoor): Promise<Response> {
  const fields = await fieldsOf(request);
  const address = addressOf(fields);
  if (textOf(fields, 'type') !== 'signup' || !address) return next(request);
  return paused(door, 'confirmation', address, async () => {
    const account = await findAccount(door.database, address);
    if (!account || account.confirmed) return next(request);
    await sendConfirmation(door, address);
    return Response.json({});
  });
}

/** Sends a link for a new password. */
export async function recover(request: Request, next: Fetch, door: MailDoor): Promise<Response> {
  const address = addressOf(await fieldsOf(request));
  if (!address) return next(request);
  return paused(door, 'recovery', address, () => next(request));
}

/**
 * Sends a link that signs in, to who has an account. Asked to open one by it, the project would
 * take the address for confirmed before anybody followed the link.
 */
export async function sendLink(request: Request, next: Fetch, door: MailDoor): Promise<Response> {
  const fields = await fieldsOf(request);
  const address = addressOf(fields);
  if (!address) return next(request);
  return paused(door, 'recovery', address, async () => {
    const asked = withFields(request, { email: address, create_user: false }, '/auth/v1/otp');
    const answer = await next(asked);
    return answer.status === 422 ? Response.json({}) : answer;
  });
}
